const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-D7jOmJy4.js","assets/index-CwcODLW1.js","assets/early-CfQr5XEC.js","assets/parts-DRGWu0GN.js","assets/dialogs-BzZ_W2pv.js","assets/details-DFBeDGDg.js","assets/SelectField-C9aElwV9.js","assets/prices-X3aQybPt.js","assets/TierDialog-BLHynTYf.js","assets/TextField-Bhf4QOKE.js"])))=>i.map(i=>d[i]);
import{E as e,Nt as t,R as n,Sn as r,Wt as i,gn as a,rt as o,tt as s,yn as c}from"./index-CwcODLW1.js";import{A as l,F as u,K as d,M as f,U as p,Y as m,Z as h,j as g,k as _,r as v,rt as y,u as b}from"./parts-DRGWu0GN.js";import{D as x}from"./details-DFBeDGDg.js";import{o as S}from"./prices-X3aQybPt.js";var C=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},w=new C(`
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
    `),O={actions:`_actions_m7ctx_2`},k=r({TierList:()=>F});c();var A=f(()=>s(()=>import(`./DeleteTierDialog-D7jOmJy4.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),j=f(()=>s(()=>import(`./TierDialog-BLHynTYf.js`).then(e=>e.TierDialog),__vite__mapDeps([8,2,1,4,5,3,9,7]))),M=t(`/signedIn/tiers`),N=({priceTiers:e})=>e.edges.map(({node:e})=>e),P=_(D,({priceTiers:e})=>e.edges.map(({node:e})=>e));function F(){let t=e(S),r=M.useSearch(),{close:s}=p(),c=o(`CATALOGUE_WRITE`),{data:f,error:_,refetch:C}=b(w,{},N,[`PRICE_TIER`]),T=x(f?.priceTiers),E=T?.find(({id:e})=>e===r.row);return i(a,{children:[i(m,{title:t.tiers.title,aside:i(l,{type:`PRICE_TIER`,ids:T?.map(({id:e})=>e),where:void 0,...P}),actions:i(a,{children:[i(g,{input:{kind:`TIERS`},count:T?.length}),c&&i(v,{look:`primary`,icon:y,to:`/tiers`,search:{dialog:`tier`},children:t.tier.add})]})}),i(h,{flush:!0,children:i(d,{name:`tiers`,label:t.tiers.title,columns:I(c),rows:T,rowKey:({id:e})=>e,error:_,onRetry:()=>void C(),empty:i(u,{icon:n,title:t.tiers.empty,text:t.noTiers})})}),c&&r.dialog===`tier`&&(E||!r.row)&&i(j,{tier:E,onClose:s}),c&&T&&E&&r.dialog===`delete`&&i(A,{tiers:T,tier:E,onClose:s})]})}function I(t){let n=e(S);return[{id:`name`,header:n.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:n.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:n.tiers.actions,align:`end`,width:20,cell:({id:e,name:r})=>i(`span`,{className:O.actions,children:[i(v,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:e},"aria-label":n.tiers.customersOf(r),children:n.tiers.customers}),t&&i(v,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:e},"aria-label":n.tier.edit(r),children:n.tiers.edit}),t&&i(v,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:e},"aria-label":n.tier.delete(r),children:n.tier.deleteTier})]})}]}export{F as TierList,E as n,T as r,k as t};