const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-D_gvPG8Q.js","assets/index-BnWrMzHB.js","assets/early-__BPvlh7.js","assets/parts-Cc9LtXcq.js","assets/dialogs-CX15PTHH.js","assets/details-DEzsJ7Eu.js","assets/pages-BKuchlSa.js","assets/sending-85CfD5rY.js","assets/draft-B-oezJ_L.js","assets/SelectField-BtILaga8.js","assets/prices-YsZV2CzD.js","assets/TierDialog-CJJ70ub6.js","assets/TextField-Lr_b49hX.js","assets/changes.gql-CBHWjDbU.js"])))=>i.map(i=>d[i]);
import{Dn as e,Ft as t,I as n,Jt as r,Y as i,rt as a,tt as o,u as s,wn as c,xn as l}from"./index-BnWrMzHB.js";import{A as u,F as d,M as f,Q as p,S as m,W as h,X as g,j as _,nt as v,q as y,r as b,u as x}from"./parts-Cc9LtXcq.js";import{p as S}from"./details-DEzsJ7Eu.js";import{n as C,t as w}from"./prices-YsZV2CzD.js";var T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
    query TierList($first: Int = 100, $where: PriceTierWhereInput) {
  priceTiers(first: $first, where: $where) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        level
        version
      }
    }
  }
}
    `),D=new T(`
    query TierUse($id: ID!) {
  priceTier(id: $id) {
    id
  }
  customers(first: 1, where: {tierId: $id}) {
    totalCount
  }
  tierPrices(first: 1, where: {tierId: $id}) {
    totalCount
  }
}
    `),O=new T(`
    mutation DeletePriceTier($input: DeletePriceTierInput!) {
  deletePriceTier(input: $input) {
    id
  }
}
    `),k=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewTiers($where: PriceTierWhereInput, $first: Int!) {
  priceTiers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),A={actions:`_actions_m7ctx_2`},j=e({TierList:()=>L});c();var M=s(()=>o(()=>import(`./DeleteTierDialog-D_gvPG8Q.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),N=s(()=>o(()=>import(`./TierDialog-CJJ70ub6.js`).then(e=>e.TierDialog),__vite__mapDeps([11,2,1,4,5,3,6,7,8,12,13,10]))),P=t(`/signedIn/tiers`),F=({priceTiers:e})=>e.edges.map(({node:e})=>e),I=u(k,({priceTiers:e})=>e.edges.map(({node:e})=>e));function L(){let e=i(w),t=i(C).list,o=P.useSearch(),{close:s}=h(),c=a(`CATALOGUE_WRITE`),{data:u,error:T,refetch:D}=x(E,{},F,[`PRICE_TIER`]),O=S(u?.priceTiers),k=O?.find(({id:e})=>e===o.row),A=m(o,k);return r(l,{children:[r(g,{title:t.title,aside:r(_,{type:`PRICE_TIER`,ids:O?.map(({id:e})=>e),where:void 0,...I}),actions:r(l,{children:[r(f,{input:{kind:`TIERS`},count:O?.length}),c&&r(b,{look:`primary`,icon:v,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})]})}),r(p,{flush:!0,children:r(y,{name:`tiers`,label:t.title,columns:R(c),rows:O,rowKey:({id:e})=>e,error:T,onRetry:()=>void D(),empty:r(d,{icon:n,title:t.empty,text:e.noTiers})})}),c&&o.dialog===`tier`&&(A||!o.row)&&r(N,{tier:A,onClose:s},o.row),c&&O&&A&&o.dialog===`delete`&&r(M,{tiers:O,tier:A,onClose:s},A.id)]})}function R(e){let t=i(w),n=i(C),a=n.list;return[{id:`name`,header:n.name,width:14,cell:({name:e})=>e},{id:`level`,header:n.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:a.actions,align:`end`,width:20,cell:({id:i,name:o})=>r(`span`,{className:A.actions,children:[r(b,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:i},"aria-label":a.customersOf(o),children:a.customers}),e&&r(b,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:i},"aria-label":t.tier.edit(o),children:a.edit}),e&&r(b,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:i},"aria-label":n.delete(o),children:n.deleteTier})]})}]}export{L as TierList,O as n,D as r,j as t};