const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-C4S-KWBu.js","assets/index-Cp0A1w_e.js","assets/early-TkO9i4Wa.js","assets/parts-mq6H3t82.js","assets/dialogs-CP97bDVo.js","assets/details-CkmDreeo.js","assets/prices-CPA-7cDT.js","assets/TierDialog-MrYZpvoX.js"])))=>i.map(i=>d[i]);
import{At as e,M as t,St as n,X as r,Y as i,an as a,b as o,bt as s,cn as c,nn as l}from"./index-Cp0A1w_e.js";import{C as u,N as d,O as f,a as p,j as m,z as h}from"./parts-mq6H3t82.js";import{w as g}from"./details-CkmDreeo.js";import{a as _}from"./prices-CPA-7cDT.js";var v=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},y=new v(`
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
    `),b=new v(`
    query TierUse($id: ID!) {
  customers(first: 1, where: {tierId: $id}) {
    totalCount
  }
  tierPrices(first: 1, where: {tierId: $id}) {
    totalCount
  }
}
    `),x=new v(`
    mutation DeletePriceTier($input: DeletePriceTierInput!) {
  deletePriceTier(input: $input) {
    id
  }
}
    `),S={actions:`_actions_m7ctx_2`},C=c({TierList:()=>D});a();var w=g(()=>i(()=>import(`./DeleteTierDialog-C4S-KWBu.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),T=g(()=>i(()=>import(`./TierDialog-MrYZpvoX.js`).then(e=>e.TierDialog),__vite__mapDeps([7,2,1,4,3,5,6]))),E=n(`/signedIn/tiers`);function D(){let n=o(_),i=E.useSearch(),a=E.useNavigate(),c=r(`CATALOGUE_WRITE`),{data:g,error:v,refetch:b}=s(y,{}),x=g?.priceTiers.edges.map(e=>e.node),S=x?.find(({id:e})=>e===i.tier),C=()=>void a({search:{},replace:!0,resetScroll:!1});return e(l,{children:[e(m,{title:n.tiers.title,actions:c&&e(p,{look:`primary`,icon:h,to:`/tiers`,search:{dialog:`tier`},children:n.tier.add})}),e(d,{flush:!0,children:e(f,{name:`tiers`,label:n.tiers.title,columns:O(c),rows:x,rowKey:({id:e})=>e,error:v,onRetry:()=>void b(),empty:e(u,{icon:t,title:n.tiers.empty,text:n.noTiers})})}),c&&i.dialog===`tier`&&(S||!i.tier)&&e(T,{tier:S,onClose:C}),c&&x&&S&&i.dialog===`delete`&&e(w,{tiers:x,tier:S,onClose:C})]})}function O(t){let n=o(_);return[{id:`name`,header:n.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:n.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:n.tiers.actions,align:`end`,width:20,cell:({id:r,name:i})=>e(`span`,{className:S.actions,children:[e(p,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:r},"aria-label":n.tiers.customersOf(i),children:n.tiers.customers}),t&&e(p,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:r},"aria-label":n.tier.edit(i),children:n.tiers.edit}),t&&e(p,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,tier:r},"aria-label":n.tier.delete(i),children:n.tier.deleteTier})]})}]}export{D as TierList,x as n,b as r,C as t};