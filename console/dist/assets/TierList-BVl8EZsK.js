const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-DLi6OQIX.js","assets/index-A2OH26jZ.js","assets/early-4Tp9QHVb.js","assets/parts-CDIjajoZ.js","assets/dialogs-Bn4O8j0W.js","assets/details-BYDx9N73.js","assets/SelectField-oQ2Pv2Hx.js","assets/prices-DxitVKPM.js","assets/TierDialog-DXJB4maN.js","assets/TextField-CGBDLqaU.js"])))=>i.map(i=>d[i]);
import{On as e,Rt as t,Sn as n,Tn as r,Xt as i,Z as a,at as o,p as s,st as c,z as l}from"./index-A2OH26jZ.js";import{A as u,G as d,H as f,J as p,P as m,X as h,j as g,k as _,r as v,tt as y,u as b}from"./parts-CDIjajoZ.js";import{D as x}from"./details-BYDx9N73.js";import{o as S}from"./prices-DxitVKPM.js";var C=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},w=new C(`
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
    `),O={actions:`_actions_m7ctx_2`},k=e({TierList:()=>F});r();var A=s(()=>o(()=>import(`./DeleteTierDialog-DLi6OQIX.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),j=s(()=>o(()=>import(`./TierDialog-DXJB4maN.js`).then(e=>e.TierDialog),__vite__mapDeps([8,2,1,4,5,3,9,7]))),M=t(`/signedIn/tiers`),N=({priceTiers:e})=>e.edges.map(({node:e})=>e),P=_(D,({priceTiers:e})=>e.edges.map(({node:e})=>e));function F(){let e=a(S),t=M.useSearch(),{close:r}=f(),o=c(`CATALOGUE_WRITE`),{data:s,error:_,refetch:C}=b(w,{},N,[`PRICE_TIER`]),T=x(s?.priceTiers),E=T?.find(({id:e})=>e===t.row);return i(n,{children:[i(p,{title:e.tiers.title,aside:i(u,{type:`PRICE_TIER`,ids:T?.map(({id:e})=>e),where:void 0,...P}),actions:i(n,{children:[i(g,{input:{kind:`TIERS`},count:T?.length}),o&&i(v,{look:`primary`,icon:y,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})]})}),i(h,{flush:!0,children:i(d,{name:`tiers`,label:e.tiers.title,columns:I(o),rows:T,rowKey:({id:e})=>e,error:_,onRetry:()=>void C(),empty:i(m,{icon:l,title:e.tiers.empty,text:e.noTiers})})}),o&&t.dialog===`tier`&&(E||!t.row)&&i(j,{tier:E,onClose:r},t.row),o&&T&&E&&t.dialog===`delete`&&i(A,{tiers:T,tier:E,onClose:r},E.id)]})}function I(e){let t=a(S);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>i(`span`,{className:O.actions,children:[i(v,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&i(v,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&i(v,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{F as TierList,E as n,T as r,k as t};