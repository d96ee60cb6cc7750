const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-YDv-KbpO.js","assets/index-ntnhS566.js","assets/early-grBt5JFH.js","assets/parts-B2JQus4x.js","assets/dialogs-BJDtHswT.js","assets/details-P_G1di9K.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/SelectField-YKNCqwo9.js","assets/prices-C3BzJXJR.js","assets/TierDialog-CQoDFQwB.js","assets/TextField-CopWnkay.js","assets/changes.gql-CBHWjDbU.js"])))=>i.map(i=>d[i]);
import{Fn as e,Mn as t,Q as n,Ut as r,ct as i,kn as a,nn as o,ot as s,p as c,z as l}from"./index-ntnhS566.js";import{C as u,I as d,M as f,N as p,Q as m,W as h,X as g,j as _,q as v,r as y,rt as b,u as x}from"./parts-B2JQus4x.js";import{w as S}from"./details-P_G1di9K.js";import{n as C,t as w}from"./prices-C3BzJXJR.js";var T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `),A={actions:`_actions_m7ctx_2`},j=e({TierList:()=>L});t();var M=c(()=>s(()=>import(`./DeleteTierDialog-YDv-KbpO.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),N=c(()=>s(()=>import(`./TierDialog-CQoDFQwB.js`).then(e=>e.TierDialog),__vite__mapDeps([10,2,1,4,5,3,6,7,11,12,9]))),P=r(`/signedIn/tiers`),F=({priceTiers:e})=>e.edges.map(({node:e})=>e),I=_(k,({priceTiers:e})=>e.edges.map(({node:e})=>e));function L(){let e=n(w),t=n(C).list,r=P.useSearch(),{close:s}=h(),c=i(`CATALOGUE_WRITE`),{data:_,error:T,refetch:D}=x(E,{},F,[`PRICE_TIER`]),O=S(_?.priceTiers),k=O?.find(({id:e})=>e===r.row),A=u(r,k);return o(a,{children:[o(g,{title:t.title,aside:o(f,{type:`PRICE_TIER`,ids:O?.map(({id:e})=>e),where:void 0,...I}),actions:o(a,{children:[o(p,{input:{kind:`TIERS`},count:O?.length}),c&&o(y,{look:`primary`,icon:b,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})]})}),o(m,{flush:!0,children:o(v,{name:`tiers`,label:t.title,columns:R(c),rows:O,rowKey:({id:e})=>e,error:T,onRetry:()=>void D(),empty:o(d,{icon:l,title:t.empty,text:e.noTiers})})}),c&&r.dialog===`tier`&&(A||!r.row)&&o(N,{tier:A,onClose:s},r.row),c&&O&&k&&r.dialog===`delete`&&o(M,{tiers:O,tier:k,onClose:s},k.id)]})}function R(e){let t=n(w),r=n(C),i=r.list;return[{id:`name`,header:r.name,width:14,cell:({name:e})=>e},{id:`level`,header:r.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:i.actions,align:`end`,width:20,cell:({id:n,name:a})=>o(`span`,{className:A.actions,children:[o(y,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":i.customersOf(a),children:i.customers}),e&&o(y,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:n},"aria-label":t.tier.edit(a),children:i.edit}),e&&o(y,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:n},"aria-label":r.delete(a),children:r.deleteTier})]})}]}export{L as TierList,O as n,D as r,j as t};