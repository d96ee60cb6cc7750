const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-DTCmosMi.js","assets/index-BCmN9tZ0.js","assets/early-BVdSri4g.js","assets/parts-DHJT3dq7.js","assets/dialogs-Snm_iX3J.js","assets/details-BVfvuqFT.js","assets/sending-DlMIWXoB.js","assets/draft-BuJa7Y1w.js","assets/SelectField-BF6Q0zjj.js","assets/prices-y9d4fzll.js","assets/TierDialog-wK83YwL8.js","assets/TextField-CpJrxJhN.js"])))=>i.map(i=>d[i]);
import{$t as e,En as t,Mn as n,Q as r,Vt as i,ct as a,kn as o,ot as s,p as c,z as l}from"./index-BCmN9tZ0.js";import{A as u,G as d,H as f,J as p,P as m,X as h,j as g,k as _,r as v,tt as y,u as b}from"./parts-DHJT3dq7.js";import{T as x}from"./details-BVfvuqFT.js";import{o as S,s as C}from"./prices-y9d4fzll.js";var w=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},T=new w(`
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
    `),E=new w(`
    query TierUse($id: ID!) {
  customers(first: 1, where: {tierId: $id}) {
    totalCount
  }
  tierPrices(first: 1, where: {tierId: $id}) {
    totalCount
  }
}
    `),D=new w(`
    mutation DeletePriceTier($input: DeletePriceTierInput!) {
  deletePriceTier(input: $input) {
    id
  }
}
    `),O=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewTiers($where: PriceTierWhereInput, $first: Int!) {
  priceTiers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),k={actions:`_actions_m7ctx_2`},A=n({TierList:()=>I});o();var j=c(()=>s(()=>import(`./DeleteTierDialog-DTCmosMi.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),M=c(()=>s(()=>import(`./TierDialog-wK83YwL8.js`).then(e=>e.TierDialog),__vite__mapDeps([10,2,1,4,5,3,6,7,11,9]))),N=i(`/signedIn/tiers`),P=({priceTiers:e})=>e.edges.map(({node:e})=>e),F=_(O,({priceTiers:e})=>e.edges.map(({node:e})=>e));function I(){let n=r(S),i=N.useSearch(),{close:o}=f(),s=a(`CATALOGUE_WRITE`),{data:c,error:_,refetch:C}=b(T,{},P,[`PRICE_TIER`]),w=x(c?.priceTiers),E=w?.find(({id:e})=>e===i.row);return e(t,{children:[e(p,{title:n.tiers.title,aside:e(u,{type:`PRICE_TIER`,ids:w?.map(({id:e})=>e),where:void 0,...F}),actions:e(t,{children:[e(g,{input:{kind:`TIERS`},count:w?.length}),s&&e(v,{look:`primary`,icon:y,to:`/tiers`,search:{dialog:`tier`},children:n.tier.add})]})}),e(h,{flush:!0,children:e(d,{name:`tiers`,label:n.tiers.title,columns:L(s),rows:w,rowKey:({id:e})=>e,error:_,onRetry:()=>void C(),empty:e(m,{icon:l,title:n.tiers.empty,text:n.noTiers})})}),s&&i.dialog===`tier`&&(E||!i.row)&&e(M,{tier:E,onClose:o},i.row),s&&w&&E&&i.dialog===`delete`&&e(j,{tiers:w,tier:E,onClose:o},E.id)]})}function L(t){let n=r(S),i=r(C);return[{id:`name`,header:i.name,width:14,cell:({name:e})=>e},{id:`level`,header:i.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:n.tiers.actions,align:`end`,width:20,cell:({id:r,name:a})=>e(`span`,{className:k.actions,children:[e(v,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:r},"aria-label":n.tiers.customersOf(a),children:n.tiers.customers}),t&&e(v,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:r},"aria-label":n.tier.edit(a),children:n.tiers.edit}),t&&e(v,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:r},"aria-label":i.delete(a),children:i.deleteTier})]})}]}export{I as TierList,D as n,E as r,A as t};