const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-BmV1nkUu.js","assets/index-56XI4USA.js","assets/early-CfQr5XEC.js","assets/parts-BYqyiHkm.js","assets/dialogs-Bx7AgrVf.js","assets/details-Dg0S2g0y.js","assets/SelectField-Cn7V20bn.js","assets/prices-DMi5AG9J.js","assets/TierDialog-BdyUEA2i.js","assets/TextField-DNRM4AN9.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Nt as n,R as r,Ut as i,hn as a,rt as o,tt as s,vn as c,xn as l}from"./index-56XI4USA.js";import{B as u,J as d,K as f,N as p,U as m,et as h,j as g,r as _}from"./parts-BYqyiHkm.js";import{N as v}from"./details-Dg0S2g0y.js";import{o as y}from"./prices-DMi5AG9J.js";var b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
    query TierList {
  priceTiers(first: 100) {
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
    `),S=new b(`
    query TierUse($id: ID!) {
  customers(first: 1, where: {tierId: $id}) {
    totalCount
  }
  tierPrices(first: 1, where: {tierId: $id}) {
    totalCount
  }
}
    `),C=new b(`
    mutation DeletePriceTier($input: DeletePriceTierInput!) {
  deletePriceTier(input: $input) {
    id
  }
}
    `),w={actions:`_actions_m7ctx_2`},T=l({TierList:()=>k});c();var E=g(()=>s(()=>import(`./DeleteTierDialog-BmV1nkUu.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),D=g(()=>s(()=>import(`./TierDialog-BdyUEA2i.js`).then(e=>e.TierDialog),__vite__mapDeps([8,2,1,4,5,3,9,7]))),O=n(`/signedIn/tiers`);function k(){let n=t(y),s=O.useSearch(),{close:c}=u(),l=o(`CATALOGUE_WRITE`),{data:g,error:b,refetch:S}=e(x,{}),C=v(g?.priceTiers),w=C?.find(({id:e})=>e===s.row);return i(a,{children:[i(f,{title:n.tiers.title,actions:l&&i(_,{look:`primary`,icon:h,to:`/tiers`,search:{dialog:`tier`},children:n.tier.add})}),i(d,{flush:!0,children:i(m,{name:`tiers`,label:n.tiers.title,columns:A(l),rows:C,rowKey:({id:e})=>e,error:b,onRetry:()=>void S(),empty:i(p,{icon:r,title:n.tiers.empty,text:n.noTiers})})}),l&&s.dialog===`tier`&&(w||!s.row)&&i(D,{tier:w,onClose:c}),l&&C&&w&&s.dialog===`delete`&&i(E,{tiers:C,tier:w,onClose:c})]})}function A(e){let n=t(y);return[{id:`name`,header:n.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:n.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:n.tiers.actions,align:`end`,width:20,cell:({id:t,name:r})=>i(`span`,{className:w.actions,children:[i(_,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:t},"aria-label":n.tiers.customersOf(r),children:n.tiers.customers}),e&&i(_,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:t},"aria-label":n.tier.edit(r),children:n.tiers.edit}),e&&i(_,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:t},"aria-label":n.tier.delete(r),children:n.tier.deleteTier})]})}]}export{k as TierList,C as n,S as r,T as t};