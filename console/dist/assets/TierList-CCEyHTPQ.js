const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-CM7Tz6B2.js","assets/index-DSghyoMO.js","assets/early-JhwasVCb.js","assets/parts-CE7ui_Zl.js","assets/dialogs-C5K1e2p_.js","assets/details-D9Y-tpnF.js","assets/sending-BYyfSJLp.js","assets/draft-Zl2_X2FY.js","assets/SelectField-C00sgTQ7.js","assets/prices-Bxw0kWtU.js","assets/TierDialog-Df0Ba-sA.js","assets/TextField-DBMLqxJK.js","assets/changes.gql-Cn6z1fyO.js"])))=>i.map(i=>d[i]);
import{An as e,In as t,Nn as n,Q as r,Ut as i,ct as a,nn as o,ot as s,p as c,z as l}from"./index-DSghyoMO.js";import{A as u,F as d,K as f,M as p,S as m,U as h,Y as g,Z as _,j as v,nt as y,r as b,u as x}from"./parts-CE7ui_Zl.js";import{w as S}from"./details-D9Y-tpnF.js";import{n as C,t as w}from"./prices-Bxw0kWtU.js";var T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `),A={actions:`_actions_m7ctx_2`},j=t({TierList:()=>L});n();var M=c(()=>s(()=>import(`./DeleteTierDialog-CM7Tz6B2.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),N=c(()=>s(()=>import(`./TierDialog-Df0Ba-sA.js`).then(e=>e.TierDialog),__vite__mapDeps([10,2,1,4,5,3,6,7,11,12,9]))),P=i(`/signedIn/tiers`),F=({priceTiers:e})=>e.edges.map(({node:e})=>e),I=u(k,({priceTiers:e})=>e.edges.map(({node:e})=>e));function L(){let t=r(w),n=r(C).list,i=P.useSearch(),{close:s}=h(),c=a(`CATALOGUE_WRITE`),{data:u,error:T,refetch:D}=x(E,{},F,[`PRICE_TIER`]),O=S(u?.priceTiers),k=O?.find(({id:e})=>e===i.row),A=m(i,k);return o(e,{children:[o(g,{title:n.title,aside:o(v,{type:`PRICE_TIER`,ids:O?.map(({id:e})=>e),where:void 0,...I}),actions:o(e,{children:[o(p,{input:{kind:`TIERS`},count:O?.length}),c&&o(b,{look:`primary`,icon:y,to:`/tiers`,search:{dialog:`tier`},children:t.tier.add})]})}),o(_,{flush:!0,children:o(f,{name:`tiers`,label:n.title,columns:R(c),rows:O,rowKey:({id:e})=>e,error:T,onRetry:()=>void D(),empty:o(d,{icon:l,title:n.empty,text:t.noTiers})})}),c&&i.dialog===`tier`&&(A||!i.row)&&o(N,{tier:A,onClose:s},i.row),c&&O&&k&&i.dialog===`delete`&&o(M,{tiers:O,tier:k,onClose:s},k.id)]})}function R(e){let t=r(w),n=r(C),i=n.list;return[{id:`name`,header:n.name,width:14,cell:({name:e})=>e},{id:`level`,header:n.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:i.actions,align:`end`,width:20,cell:({id:r,name:a})=>o(`span`,{className:A.actions,children:[o(b,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:r},"aria-label":i.customersOf(a),children:i.customers}),e&&o(b,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:r},"aria-label":t.tier.edit(a),children:i.edit}),e&&o(b,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:r},"aria-label":n.delete(a),children:n.deleteTier})]})}]}export{L as TierList,O as n,D as r,j as t};