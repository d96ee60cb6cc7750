const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-ClkgDVgO.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/parts-CzZ38pdg.js","assets/dialogs-BtUfKpgs.js","assets/details-CwQO3Pyu.js","assets/SelectField-RQPnQBzE.js","assets/prices-DU-NpFUZ.js","assets/TierDialog-BZMqmA1O.js","assets/TextField-D8Y_t6F3.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,I as i,fn as a,hn as o,tt as s,vn as c,w as l}from"./index-DStYPVG5.js";import{$ as u,B as d,K as f,N as p,U as m,j as h,q as g,r as _}from"./parts-CzZ38pdg.js";import{M as v}from"./details-CwQO3Pyu.js";import{o as y}from"./prices-DU-NpFUZ.js";var b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `),w={actions:`_actions_m7ctx_2`},T=c({TierList:()=>k});o();var E=h(()=>e(()=>import(`./DeleteTierDialog-ClkgDVgO.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),D=h(()=>e(()=>import(`./TierDialog-BZMqmA1O.js`).then(e=>e.TierDialog),__vite__mapDeps([8,2,1,4,5,3,9,7]))),O=t(`/signedIn/tiers`);function k(){let e=l(y),t=O.useSearch(),{close:o}=d(),c=s(`CATALOGUE_WRITE`),{data:h,error:b,refetch:S}=r(x,{}),C=v(h?.priceTiers),w=C?.find(({id:e})=>e===t.row);return n(a,{children:[n(f,{title:e.tiers.title,actions:c&&n(_,{look:`primary`,icon:u,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),n(g,{flush:!0,children:n(m,{name:`tiers`,label:e.tiers.title,columns:A(c),rows:C,rowKey:({id:e})=>e,error:b,onRetry:()=>void S(),empty:n(p,{icon:i,title:e.tiers.empty,text:e.noTiers})})}),c&&t.dialog===`tier`&&(w||!t.row)&&n(D,{tier:w,onClose:o}),c&&C&&w&&t.dialog===`delete`&&n(E,{tiers:C,tier:w,onClose:o})]})}function A(e){let t=l(y);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:r,name:i})=>n(`span`,{className:w.actions,children:[n(_,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:r},"aria-label":t.tiers.customersOf(i),children:t.tiers.customers}),e&&n(_,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:r},"aria-label":t.tier.edit(i),children:t.tiers.edit}),e&&n(_,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:r},"aria-label":t.tier.delete(i),children:t.tier.deleteTier})]})}]}export{k as TierList,C as n,S as r,T as t};