const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-ChSxbNg5.js","assets/index-Clz-m2Ov.js","assets/early-CY4GmciT.js","assets/parts-kU366cMS.js","assets/dialogs-BLuEJved.js","assets/details-Df7kTj8O.js","assets/SelectField-B7VNcMek.js","assets/prices-Cbn4rJHR.js","assets/TierDialog-XfH8ni3D.js","assets/TextField-BrZgBFPo.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Dt as n,I as r,_n as i,dn as a,mn as o,tt as s,w as c,zt as l}from"./index-Clz-m2Ov.js";import{D as u,H as d,I as f,U as p,Y as m,k as h,r as g,z as _}from"./parts-kU366cMS.js";import{o as v}from"./prices-Cbn4rJHR.js";var y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},b=new y(`
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
    `),C={actions:`_actions_m7ctx_2`},w=i({TierList:()=>O});o();var T=u(()=>e(()=>import(`./DeleteTierDialog-ChSxbNg5.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),E=u(()=>e(()=>import(`./TierDialog-XfH8ni3D.js`).then(e=>e.TierDialog),__vite__mapDeps([8,2,1,4,5,3,9,7]))),D=t(`/signedIn/tiers`);function O(){let e=c(v),t=D.useSearch(),{close:i}=f(),o=s(`CATALOGUE_WRITE`),{data:u,error:y,refetch:x}=n(b,{}),S=u?.priceTiers.edges.map(e=>e.node),C=S?.find(({id:e})=>e===t.row);return l(a,{children:[l(d,{title:e.tiers.title,actions:o&&l(g,{look:`primary`,icon:m,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),l(p,{flush:!0,children:l(_,{name:`tiers`,label:e.tiers.title,columns:k(o),rows:S,rowKey:({id:e})=>e,error:y,onRetry:()=>void x(),empty:l(h,{icon:r,title:e.tiers.empty,text:e.noTiers})})}),o&&t.dialog===`tier`&&(C||!t.row)&&l(E,{tier:C,onClose:i}),o&&S&&C&&t.dialog===`delete`&&l(T,{tiers:S,tier:C,onClose:i})]})}function k(e){let t=c(v);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>l(`span`,{className:C.actions,children:[l(g,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&l(g,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&l(g,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{O as TierList,S as n,x as r,w as t};