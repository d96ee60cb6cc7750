const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-B-dABvjc.js","assets/index-Bj-0Wysc.js","assets/early-CqjEYl7M.js","assets/parts-DeASi7V8.js","assets/dialogs-CeyJh_86.js","assets/details-CeckHyby.js","assets/sending-BqBRE9XC.js","assets/SelectField-BjvjwTeq.js","assets/prices-DIY0QKqo.js","assets/TierDialog-rvc-RS9s.js","assets/TextField-ZQK7-1ul.js"])))=>i.map(i=>d[i]);
import{Bt as e,On as t,Qt as n,Tn as r,Z as i,at as a,jn as o,p as s,st as c,z as l}from"./index-Bj-0Wysc.js";import{A as u,G as d,H as f,J as p,P as m,X as h,j as g,k as _,r as v,tt as y,u as b}from"./parts-DeASi7V8.js";import{T as x}from"./details-CeckHyby.js";import{o as S,s as C}from"./prices-DIY0QKqo.js";var w=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},T=new w(`
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
    `),k={actions:`_actions_m7ctx_2`},A=o({TierList:()=>I});t();var j=s(()=>a(()=>import(`./DeleteTierDialog-B-dABvjc.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),M=s(()=>a(()=>import(`./TierDialog-rvc-RS9s.js`).then(e=>e.TierDialog),__vite__mapDeps([9,2,1,4,5,3,6,10,8]))),N=e(`/signedIn/tiers`),P=({priceTiers:e})=>e.edges.map(({node:e})=>e),F=_(O,({priceTiers:e})=>e.edges.map(({node:e})=>e));function I(){let e=i(S),t=N.useSearch(),{close:a}=f(),o=c(`CATALOGUE_WRITE`),{data:s,error:_,refetch:C}=b(T,{},P,[`PRICE_TIER`]),w=x(s?.priceTiers),E=w?.find(({id:e})=>e===t.row);return n(r,{children:[n(p,{title:e.tiers.title,aside:n(u,{type:`PRICE_TIER`,ids:w?.map(({id:e})=>e),where:void 0,...F}),actions:n(r,{children:[n(g,{input:{kind:`TIERS`},count:w?.length}),o&&n(v,{look:`primary`,icon:y,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})]})}),n(h,{flush:!0,children:n(d,{name:`tiers`,label:e.tiers.title,columns:L(o),rows:w,rowKey:({id:e})=>e,error:_,onRetry:()=>void C(),empty:n(m,{icon:l,title:e.tiers.empty,text:e.noTiers})})}),o&&t.dialog===`tier`&&(E||!t.row)&&n(M,{tier:E,onClose:a},t.row),o&&w&&E&&t.dialog===`delete`&&n(j,{tiers:w,tier:E,onClose:a},E.id)]})}function L(e){let t=i(S),r=i(C);return[{id:`name`,header:r.name,width:14,cell:({name:e})=>e},{id:`level`,header:r.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:i,name:a})=>n(`span`,{className:k.actions,children:[n(v,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:i},"aria-label":t.tiers.customersOf(a),children:t.tiers.customers}),e&&n(v,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:i},"aria-label":t.tier.edit(a),children:t.tiers.edit}),e&&n(v,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:i},"aria-label":r.delete(a),children:r.deleteTier})]})}]}export{I as TierList,D as n,E as r,A as t};