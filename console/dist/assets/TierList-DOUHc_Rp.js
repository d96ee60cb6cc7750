const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-BrDen0fk.js","assets/index-0TGHxELl.js","assets/early-Dvks-6GI.js","assets/parts-B7sQsaSu.js","assets/dialogs-dPXu_urE.js","assets/details-DW0RqXrY.js","assets/SelectField-BEO1D-A-.js","assets/prices-CqKGoyym.js","assets/TierDialog-BexVttuj.js","assets/TextField-BDe6QhOg.js"])))=>i.map(i=>d[i]);
import{$ as e,I as t,Ot as n,Vt as r,gn as i,jt as a,pn as o,tt as s,w as c,yn as l}from"./index-0TGHxELl.js";import{$ as u,B as d,K as f,N as p,U as m,j as h,q as g,r as _}from"./parts-B7sQsaSu.js";import{N as v}from"./details-DW0RqXrY.js";import{o as y}from"./prices-CqKGoyym.js";var b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `),w={actions:`_actions_m7ctx_2`},T=l({TierList:()=>k});i();var E=h(()=>e(()=>import(`./DeleteTierDialog-BrDen0fk.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),D=h(()=>e(()=>import(`./TierDialog-BexVttuj.js`).then(e=>e.TierDialog),__vite__mapDeps([8,2,1,4,5,3,9,7]))),O=a(`/signedIn/tiers`);function k(){let e=c(y),i=O.useSearch(),{close:a}=d(),l=s(`CATALOGUE_WRITE`),{data:h,error:b,refetch:S}=n(x,{}),C=v(h?.priceTiers),w=C?.find(({id:e})=>e===i.row);return r(o,{children:[r(f,{title:e.tiers.title,actions:l&&r(_,{look:`primary`,icon:u,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),r(g,{flush:!0,children:r(m,{name:`tiers`,label:e.tiers.title,columns:A(l),rows:C,rowKey:({id:e})=>e,error:b,onRetry:()=>void S(),empty:r(p,{icon:t,title:e.tiers.empty,text:e.noTiers})})}),l&&i.dialog===`tier`&&(w||!i.row)&&r(D,{tier:w,onClose:a}),l&&C&&w&&i.dialog===`delete`&&r(E,{tiers:C,tier:w,onClose:a})]})}function A(e){let t=c(y);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:i})=>r(`span`,{className:w.actions,children:[r(_,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(i),children:t.tiers.customers}),e&&r(_,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:n},"aria-label":t.tier.edit(i),children:t.tiers.edit}),e&&r(_,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:n},"aria-label":t.tier.delete(i),children:t.tier.deleteTier})]})}]}export{k as TierList,C as n,S as r,T as t};