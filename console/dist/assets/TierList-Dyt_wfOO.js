const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-Crlyldvt.js","assets/index-ah7yBjvo.js","assets/early-JhwasVCb.js","assets/parts-sUoMt7hs.js","assets/dialogs-DMNuVB_d.js","assets/details-sHZI4id6.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/SelectField-V2_MKtwc.js","assets/prices-CGmUg5Wo.js","assets/TierDialog-DQERLaEX.js","assets/TextField-D4_Wa49S.js","assets/changes.gql-Cn6z1fyO.js"])))=>i.map(i=>d[i]);
import{An as e,Dn as t,Ht as n,Nn as r,Q as i,ct as a,en as o,ot as s,p as c,z as l}from"./index-ah7yBjvo.js";import{A as u,F as d,K as f,M as p,S as m,U as h,Y as g,Z as _,j as v,nt as y,r as b,u as x}from"./parts-sUoMt7hs.js";import{T as S}from"./details-sHZI4id6.js";import{n as C,t as w}from"./prices-CGmUg5Wo.js";var T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `),A={actions:`_actions_m7ctx_2`},j=r({TierList:()=>L});e();var M=c(()=>s(()=>import(`./DeleteTierDialog-Crlyldvt.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),N=c(()=>s(()=>import(`./TierDialog-DQERLaEX.js`).then(e=>e.TierDialog),__vite__mapDeps([10,2,1,4,5,3,6,7,11,12,9]))),P=n(`/signedIn/tiers`),F=({priceTiers:e})=>e.edges.map(({node:e})=>e),I=u(k,({priceTiers:e})=>e.edges.map(({node:e})=>e));function L(){let e=i(w),n=i(C).list,r=P.useSearch(),{close:s}=h(),c=a(`CATALOGUE_WRITE`),{data:u,error:T,refetch:D}=x(E,{},F,[`PRICE_TIER`]),O=S(u?.priceTiers),k=O?.find(({id:e})=>e===r.row),A=m(r,k);return o(t,{children:[o(g,{title:n.title,aside:o(v,{type:`PRICE_TIER`,ids:O?.map(({id:e})=>e),where:void 0,...I}),actions:o(t,{children:[o(p,{input:{kind:`TIERS`},count:O?.length}),c&&o(b,{look:`primary`,icon:y,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})]})}),o(_,{flush:!0,children:o(f,{name:`tiers`,label:n.title,columns:R(c),rows:O,rowKey:({id:e})=>e,error:T,onRetry:()=>void D(),empty:o(d,{icon:l,title:n.empty,text:e.noTiers})})}),c&&r.dialog===`tier`&&(A||!r.row)&&o(N,{tier:A,onClose:s},r.row),c&&O&&k&&r.dialog===`delete`&&o(M,{tiers:O,tier:k,onClose:s},k.id)]})}function R(e){let t=i(w),n=i(C),r=n.list;return[{id:`name`,header:n.name,width:14,cell:({name:e})=>e},{id:`level`,header:n.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:r.actions,align:`end`,width:20,cell:({id:i,name:a})=>o(`span`,{className:A.actions,children:[o(b,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:i},"aria-label":r.customersOf(a),children:r.customers}),e&&o(b,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:i},"aria-label":t.tier.edit(a),children:r.edit}),e&&o(b,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:i},"aria-label":n.delete(a),children:n.deleteTier})]})}]}export{L as TierList,O as n,D as r,j as t};