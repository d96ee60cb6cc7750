const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-BeInt8Xu.js","assets/index-BFd_D_VX.js","assets/early-CqjEYl7M.js","assets/parts-Cxf98ugc.js","assets/dialogs-BAebGp0X.js","assets/details-C3hTDpw6.js","assets/sending-Doo2ToQI.js","assets/SelectField-DpnUKbKP.js","assets/prices-DLubtaPr.js","assets/TierDialog-BtPDuHjS.js","assets/TextField-DSWezXBT.js"])))=>i.map(i=>d[i]);
import{Bt as e,On as t,Qt as n,Tn as r,Z as i,at as a,jn as o,p as s,st as c,z as l}from"./index-BFd_D_VX.js";import{A as u,G as d,H as f,J as p,P as m,X as h,j as g,k as _,r as v,tt as y,u as b}from"./parts-Cxf98ugc.js";import{T as x}from"./details-C3hTDpw6.js";import{o as S}from"./prices-DLubtaPr.js";var C=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},w=new C(`
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
    `),O={actions:`_actions_m7ctx_2`},k=o({TierList:()=>F});t();var A=s(()=>a(()=>import(`./DeleteTierDialog-BeInt8Xu.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),j=s(()=>a(()=>import(`./TierDialog-BtPDuHjS.js`).then(e=>e.TierDialog),__vite__mapDeps([9,2,1,4,5,3,6,10,8]))),M=e(`/signedIn/tiers`),N=({priceTiers:e})=>e.edges.map(({node:e})=>e),P=_(D,({priceTiers:e})=>e.edges.map(({node:e})=>e));function F(){let e=i(S),t=M.useSearch(),{close:a}=f(),o=c(`CATALOGUE_WRITE`),{data:s,error:_,refetch:C}=b(w,{},N,[`PRICE_TIER`]),T=x(s?.priceTiers),E=T?.find(({id:e})=>e===t.row);return n(r,{children:[n(p,{title:e.tiers.title,aside:n(u,{type:`PRICE_TIER`,ids:T?.map(({id:e})=>e),where:void 0,...P}),actions:n(r,{children:[n(g,{input:{kind:`TIERS`},count:T?.length}),o&&n(v,{look:`primary`,icon:y,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})]})}),n(h,{flush:!0,children:n(d,{name:`tiers`,label:e.tiers.title,columns:I(o),rows:T,rowKey:({id:e})=>e,error:_,onRetry:()=>void C(),empty:n(m,{icon:l,title:e.tiers.empty,text:e.noTiers})})}),o&&t.dialog===`tier`&&(E||!t.row)&&n(j,{tier:E,onClose:a},t.row),o&&T&&E&&t.dialog===`delete`&&n(A,{tiers:T,tier:E,onClose:a},E.id)]})}function I(e){let t=i(S);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:r,name:i})=>n(`span`,{className:O.actions,children:[n(v,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:r},"aria-label":t.tiers.customersOf(i),children:t.tiers.customers}),e&&n(v,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:r},"aria-label":t.tier.edit(i),children:t.tiers.edit}),e&&n(v,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:r},"aria-label":t.tier.delete(i),children:t.tier.deleteTier})]})}]}export{F as TierList,E as n,T as r,k as t};