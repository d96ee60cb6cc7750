const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-KRAokh7q.js","assets/index-DYcuAoF6.js","assets/early-NQvuXKrB.js","assets/parts-C0Z_Ugd4.js","assets/dialogs-nSjOBcUc.js","assets/details-DyJtnXNU.js","assets/prices-sVLArKyr.js","assets/TierDialog-BUIwJBny.js"])))=>i.map(i=>d[i]);
import{J as e,Y as t,in as n,j as r,kt as i,sn as a,tn as o,xt as s,y as c,yt as l}from"./index-DYcuAoF6.js";import{C as u,N as d,O as f,a as p,j as m,z as h}from"./parts-C0Z_Ugd4.js";import{w as g}from"./details-DyJtnXNU.js";import{a as _}from"./prices-sVLArKyr.js";var v=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},y=new v(`
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
    `),S={actions:`_actions_m7ctx_2`},C=a({TierList:()=>D});n();var w=g(()=>e(()=>import(`./DeleteTierDialog-KRAokh7q.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),T=g(()=>e(()=>import(`./TierDialog-BUIwJBny.js`).then(e=>e.TierDialog),__vite__mapDeps([7,2,1,4,3,5,6]))),E=s(`/signedIn/tiers`);function D(){let e=c(_),n=E.useSearch(),a=E.useNavigate(),s=t(`CATALOGUE_WRITE`),{data:g,error:v,refetch:b}=l(y,{}),x=g?.priceTiers.edges.map(e=>e.node),S=x?.find(({id:e})=>e===n.tier),C=()=>void a({search:{},replace:!0,resetScroll:!1});return i(o,{children:[i(m,{title:e.tiers.title,actions:s&&i(p,{look:`primary`,icon:h,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),i(d,{flush:!0,children:i(f,{name:`tiers`,label:e.tiers.title,columns:O(s),rows:x,rowKey:({id:e})=>e,error:v,onRetry:()=>void b(),empty:i(u,{icon:r,title:e.tiers.empty,text:e.noTiers})})}),s&&n.dialog===`tier`&&(S||!n.tier)&&i(T,{tier:S,onClose:C}),s&&x&&S&&n.dialog===`delete`&&i(w,{tiers:x,tier:S,onClose:C})]})}function O(e){let t=c(_);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>i(`span`,{className:S.actions,children:[i(p,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&i(p,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&i(p,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,tier:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{D as TierList,x as n,b as r,C as t};