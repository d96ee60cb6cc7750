const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-BVO2oycB.js","assets/index-CrslgKQf.js","assets/early-DhbaGOmZ.js","assets/parts-uYqX-dei.js","assets/dialogs-myGTe9xi.js","assets/details-CfP5J__g.js","assets/SelectField-COzSpDf8.js","assets/prices-BjutLH04.js","assets/TierDialog-dM_ulBXn.js","assets/TextField-BGdrlW60.js"])))=>i.map(i=>d[i]);
import{B as e,Cn as t,En as n,It as r,Jt as i,O as a,at as o,bn as s,p as c,rt as l}from"./index-CrslgKQf.js";import{A as u,G as d,H as f,J as p,P as m,X as h,j as g,k as _,nt as v,r as y,u as b}from"./parts-uYqX-dei.js";import{D as x}from"./details-CfP5J__g.js";import{o as S}from"./prices-BjutLH04.js";var C=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},w=new C(`
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
    `),O={actions:`_actions_m7ctx_2`},k=n({TierList:()=>F});t();var A=c(()=>l(()=>import(`./DeleteTierDialog-BVO2oycB.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),j=c(()=>l(()=>import(`./TierDialog-dM_ulBXn.js`).then(e=>e.TierDialog),__vite__mapDeps([8,2,1,4,5,3,9,7]))),M=r(`/signedIn/tiers`),N=({priceTiers:e})=>e.edges.map(({node:e})=>e),P=_(D,({priceTiers:e})=>e.edges.map(({node:e})=>e));function F(){let t=a(S),n=M.useSearch(),{close:r}=f(),c=o(`CATALOGUE_WRITE`),{data:l,error:_,refetch:C}=b(w,{},N,[`PRICE_TIER`]),T=x(l?.priceTiers),E=T?.find(({id:e})=>e===n.row);return i(s,{children:[i(p,{title:t.tiers.title,aside:i(u,{type:`PRICE_TIER`,ids:T?.map(({id:e})=>e),where:void 0,...P}),actions:i(s,{children:[i(g,{input:{kind:`TIERS`},count:T?.length}),c&&i(y,{look:`primary`,icon:v,to:`/tiers`,search:{dialog:`tier`},children:t.tier.add})]})}),i(h,{flush:!0,children:i(d,{name:`tiers`,label:t.tiers.title,columns:I(c),rows:T,rowKey:({id:e})=>e,error:_,onRetry:()=>void C(),empty:i(m,{icon:e,title:t.tiers.empty,text:t.noTiers})})}),c&&n.dialog===`tier`&&(E||!n.row)&&i(j,{tier:E,onClose:r},n.row),c&&T&&E&&n.dialog===`delete`&&i(A,{tiers:T,tier:E,onClose:r},E.id)]})}function I(e){let t=a(S);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>i(`span`,{className:O.actions,children:[i(y,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&i(y,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&i(y,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{F as TierList,E as n,T as r,k as t};