const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-CySCG5ha.js","assets/index-DIqmBHNn.js","assets/early-CRuJpbae.js","assets/parts-BETL1LeL.js","assets/dialogs-6eiKeK16.js","assets/details-a10Xyx5W.js","assets/prices-CtFH7muD.js","assets/TierDialog-Baa0b2sc.js"])))=>i.map(i=>d[i]);
import{$ as e,Et as t,I as n,Lt as r,fn as i,hn as a,kt as o,ln as s,tt as c,w as l}from"./index-DIqmBHNn.js";import{B as u,M as d,P as f,k as p,o as m,w as h}from"./parts-BETL1LeL.js";import{O as g}from"./details-a10Xyx5W.js";import{o as _}from"./prices-CtFH7muD.js";var v=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},y=new v(`
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
    `),S={actions:`_actions_m7ctx_2`},C=a({TierList:()=>D});i();var w=g(()=>e(()=>import(`./DeleteTierDialog-CySCG5ha.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),T=g(()=>e(()=>import(`./TierDialog-Baa0b2sc.js`).then(e=>e.TierDialog),__vite__mapDeps([7,2,1,4,3,5,6]))),E=o(`/signedIn/tiers`);function D(){let e=l(_),i=E.useSearch(),a=E.useNavigate(),o=c(`CATALOGUE_WRITE`),{data:g,error:v,refetch:b}=t(y,{}),x=g?.priceTiers.edges.map(e=>e.node),S=x?.find(({id:e})=>e===i.tier),C=()=>void a({search:{},replace:!0,resetScroll:!1});return r(s,{children:[r(d,{title:e.tiers.title,actions:o&&r(m,{look:`primary`,icon:u,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),r(f,{flush:!0,children:r(p,{name:`tiers`,label:e.tiers.title,columns:O(o),rows:x,rowKey:({id:e})=>e,error:v,onRetry:()=>void b(),empty:r(h,{icon:n,title:e.tiers.empty,text:e.noTiers})})}),o&&i.dialog===`tier`&&(S||!i.tier)&&r(T,{tier:S,onClose:C}),o&&x&&S&&i.dialog===`delete`&&r(w,{tiers:x,tier:S,onClose:C})]})}function O(e){let t=l(_);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:i})=>r(`span`,{className:S.actions,children:[r(m,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(i),children:t.tiers.customers}),e&&r(m,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(i),children:t.tiers.edit}),e&&r(m,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,tier:n},"aria-label":t.tier.delete(i),children:t.tier.deleteTier})]})}]}export{D as TierList,x as n,b as r,C as t};