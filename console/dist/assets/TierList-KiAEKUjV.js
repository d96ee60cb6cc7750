const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-Caevg8un.js","assets/index-ByM-MJ82.js","assets/early-__BPvlh7.js","assets/parts-C2OOrKHF.js","assets/dialogs-C2mIxewQ.js","assets/details-CiSvw2-D.js","assets/pages-BpAtkfM2.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/SelectField-C69C7Ikd.js","assets/prices-BR94cfTH.js","assets/TierDialog-D3VuoS2h.js","assets/TextField-CrG_SIf5.js","assets/changes.gql-CBHWjDbU.js"])))=>i.map(i=>d[i]);
import{Dn as e,Ft as t,I as n,Jt as r,Y as i,rt as a,tt as o,u as s,wn as c,xn as l}from"./index-ByM-MJ82.js";import{C as u,K as d,L as f,M as p,N as m,Q as h,Y as g,d as _,et as v,i as y,j as b,rt as x}from"./parts-C2OOrKHF.js";import{p as S}from"./details-CiSvw2-D.js";import{n as C,t as w}from"./prices-BR94cfTH.js";var T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `),A={actions:`_actions_m7ctx_2`},j=e({TierList:()=>L});c();var M=s(()=>o(()=>import(`./DeleteTierDialog-Caevg8un.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),N=s(()=>o(()=>import(`./TierDialog-D3VuoS2h.js`).then(e=>e.TierDialog),__vite__mapDeps([11,2,1,4,5,3,6,7,8,12,13,10]))),P=t(`/signedIn/tiers`),F=({priceTiers:e})=>e.edges.map(({node:e})=>e),I=b(k,({priceTiers:e})=>e.edges.map(({node:e})=>e));function L(){let e=i(w),t=i(C).list,o=P.useSearch(),{close:s}=d(),c=a(`CATALOGUE_WRITE`),{data:b,error:T,refetch:D}=_(E,{},F,[`PRICE_TIER`]),O=S(b?.priceTiers),k=O?.find(({id:e})=>e===o.row),A=u(o,k);return r(l,{children:[r(h,{title:t.title,aside:r(p,{type:`PRICE_TIER`,ids:O?.map(({id:e})=>e),where:void 0,...I}),actions:r(l,{children:[r(m,{input:{kind:`TIERS`},count:O?.length}),c&&r(y,{look:`primary`,icon:x,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})]})}),r(v,{flush:!0,children:r(g,{name:`tiers`,label:t.title,columns:R(c),rows:O,rowKey:({id:e})=>e,error:T,onRetry:()=>void D(),empty:r(f,{icon:n,title:t.empty,text:e.noTiers})})}),c&&o.dialog===`tier`&&(A||!o.row)&&r(N,{tier:A,onClose:s},o.row),c&&O&&A&&o.dialog===`delete`&&r(M,{tiers:O,tier:A,onClose:s},A.id)]})}function R(e){let t=i(w),n=i(C),a=n.list;return[{id:`name`,header:n.name,width:14,cell:({name:e})=>e},{id:`level`,header:n.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:a.actions,align:`end`,width:20,cell:({id:i,name:o})=>r(`span`,{className:A.actions,children:[r(y,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:i},"aria-label":a.customersOf(o),children:a.customers}),e&&r(y,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:i},"aria-label":t.tier.edit(o),children:a.edit}),e&&r(y,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:i},"aria-label":n.delete(o),children:n.deleteTier})]})}]}export{L as TierList,O as n,D as r,j as t};