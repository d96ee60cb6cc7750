const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-B_-eAnU3.js","assets/index-yR9VlGa-.js","assets/early-CqjEYl7M.js","assets/parts-DXnIqi7I.js","assets/dialogs-QNjhNvSa.js","assets/details-CTmdLNcp.js","assets/SelectField-CnXGz_Xy.js","assets/prices-zXtIh12a.js","assets/TierDialog-DxpZJ_0Z.js","assets/TextField-CMt_oLX6.js"])))=>i.map(i=>d[i]);
import{Cn as e,En as t,Rt as n,Xt as r,Z as i,at as a,kn as o,p as s,st as c,z as l}from"./index-yR9VlGa-.js";import{A as u,G as d,H as f,J as p,P as m,X as h,j as g,k as _,r as v,tt as y,u as b}from"./parts-DXnIqi7I.js";import{D as x}from"./details-CTmdLNcp.js";import{o as S}from"./prices-zXtIh12a.js";var C=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},w=new C(`
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
    `),T=new C(`
    query TierUse($id: ID!) {
  customers(first: 1, where: {tierId: $id}) {
    totalCount
  }
  tierPrices(first: 1, where: {tierId: $id}) {
    totalCount
  }
}
    `),E=new C(`
    mutation DeletePriceTier($input: DeletePriceTierInput!) {
  deletePriceTier(input: $input) {
    id
  }
}
    `),D=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewTiers($where: PriceTierWhereInput, $first: Int!) {
  priceTiers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),O={actions:`_actions_m7ctx_2`},k=o({TierList:()=>F});t();var A=s(()=>a(()=>import(`./DeleteTierDialog-B_-eAnU3.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),j=s(()=>a(()=>import(`./TierDialog-DxpZJ_0Z.js`).then(e=>e.TierDialog),__vite__mapDeps([8,2,1,4,5,3,9,7]))),M=n(`/signedIn/tiers`),N=({priceTiers:e})=>e.edges.map(({node:e})=>e),P=_(D,({priceTiers:e})=>e.edges.map(({node:e})=>e));function F(){let t=i(S),n=M.useSearch(),{close:a}=f(),o=c(`CATALOGUE_WRITE`),{data:s,error:_,refetch:C}=b(w,{},N,[`PRICE_TIER`]),T=x(s?.priceTiers),E=T?.find(({id:e})=>e===n.row);return r(e,{children:[r(p,{title:t.tiers.title,aside:r(u,{type:`PRICE_TIER`,ids:T?.map(({id:e})=>e),where:void 0,...P}),actions:r(e,{children:[r(g,{input:{kind:`TIERS`},count:T?.length}),o&&r(v,{look:`primary`,icon:y,to:`/tiers`,search:{dialog:`tier`},children:t.tier.add})]})}),r(h,{flush:!0,children:r(d,{name:`tiers`,label:t.tiers.title,columns:I(o),rows:T,rowKey:({id:e})=>e,error:_,onRetry:()=>void C(),empty:r(m,{icon:l,title:t.tiers.empty,text:t.noTiers})})}),o&&n.dialog===`tier`&&(E||!n.row)&&r(j,{tier:E,onClose:a},n.row),o&&T&&E&&n.dialog===`delete`&&r(A,{tiers:T,tier:E,onClose:a},E.id)]})}function I(e){let t=i(S);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:i})=>r(`span`,{className:O.actions,children:[r(v,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(i),children:t.tiers.customers}),e&&r(v,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:n},"aria-label":t.tier.edit(i),children:t.tiers.edit}),e&&r(v,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:n},"aria-label":t.tier.delete(i),children:t.tier.deleteTier})]})}]}export{F as TierList,E as n,T as r,k as t};