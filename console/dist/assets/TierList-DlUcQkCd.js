const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-D-ZUAilU.js","assets/index-Ci1AkQWy.js","assets/early-CY4GmciT.js","assets/parts-DYi6Y7YZ.js","assets/dialogs-DjYVxy_K.js","assets/details-DXdyoKLk.js","assets/SelectField-Be-nnLHa.js","assets/prices-Bglpi_3H.js","assets/TierDialog-BFiXTbzT.js","assets/TextField-DlZAwWD2.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Dt as n,I as r,_n as i,dn as a,mn as o,tt as s,w as c,zt as l}from"./index-Ci1AkQWy.js";import{A as u,B as d,L as f,O as p,U as m,W as h,X as g,r as _}from"./parts-DYi6Y7YZ.js";import{o as v}from"./prices-Bglpi_3H.js";var y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},b=new y(`
    query TierList {
  priceTiers(first: 100) {
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
    `),x=new y(`
    query TierUse($id: ID!) {
  customers(first: 1, where: {tierId: $id}) {
    totalCount
  }
  tierPrices(first: 1, where: {tierId: $id}) {
    totalCount
  }
}
    `),S=new y(`
    mutation DeletePriceTier($input: DeletePriceTierInput!) {
  deletePriceTier(input: $input) {
    id
  }
}
    `),C={actions:`_actions_m7ctx_2`},w=i({TierList:()=>O});o();var T=p(()=>e(()=>import(`./DeleteTierDialog-D-ZUAilU.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),E=p(()=>e(()=>import(`./TierDialog-BFiXTbzT.js`).then(e=>e.TierDialog),__vite__mapDeps([8,2,1,4,5,3,9,7]))),D=t(`/signedIn/tiers`);function O(){let e=c(v),t=D.useSearch(),{close:i}=f(),o=s(`CATALOGUE_WRITE`),{data:p,error:y,refetch:x}=n(b,{}),S=p?.priceTiers.edges.map(e=>e.node),C=S?.find(({id:e})=>e===t.row);return l(a,{children:[l(m,{title:e.tiers.title,actions:o&&l(_,{look:`primary`,icon:g,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),l(h,{flush:!0,children:l(d,{name:`tiers`,label:e.tiers.title,columns:k(o),rows:S,rowKey:({id:e})=>e,error:y,onRetry:()=>void x(),empty:l(u,{icon:r,title:e.tiers.empty,text:e.noTiers})})}),o&&t.dialog===`tier`&&(C||!t.row)&&l(E,{tier:C,onClose:i}),o&&S&&C&&t.dialog===`delete`&&l(T,{tiers:S,tier:C,onClose:i})]})}function k(e){let t=c(v);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>l(`span`,{className:C.actions,children:[l(_,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&l(_,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&l(_,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{O as TierList,S as n,x as r,w as t};