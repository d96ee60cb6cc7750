const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-JRurtLwx.js","assets/index-BzP1EClE.js","assets/early-CRuJpbae.js","assets/parts-DggjclEf.js","assets/dialogs-D67FP_ML.js","assets/details-6EBFLphC.js","assets/prices-D60F7wwd.js","assets/TierDialog-D6XbG0bn.js"])))=>i.map(i=>d[i]);
import{$ as e,Et as t,I as n,Lt as r,fn as i,hn as a,kt as o,ln as s,tt as c,w as l}from"./index-BzP1EClE.js";import{A as u,F as d,N as f,T as p,V as m,s as h}from"./parts-DggjclEf.js";import{O as g}from"./details-6EBFLphC.js";import{o as _}from"./prices-D60F7wwd.js";var v=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},y=new v(`
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
    `),S={actions:`_actions_m7ctx_2`},C=a({TierList:()=>D});i();var w=g(()=>e(()=>import(`./DeleteTierDialog-JRurtLwx.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),T=g(()=>e(()=>import(`./TierDialog-D6XbG0bn.js`).then(e=>e.TierDialog),__vite__mapDeps([7,2,1,4,3,5,6]))),E=o(`/signedIn/tiers`);function D(){let e=l(_),i=E.useSearch(),a=E.useNavigate(),o=c(`CATALOGUE_WRITE`),{data:g,error:v,refetch:b}=t(y,{}),x=g?.priceTiers.edges.map(e=>e.node),S=x?.find(({id:e})=>e===i.tier),C=()=>void a({search:{},replace:!0,resetScroll:!1});return r(s,{children:[r(f,{title:e.tiers.title,actions:o&&r(h,{look:`primary`,icon:m,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),r(d,{flush:!0,children:r(u,{name:`tiers`,label:e.tiers.title,columns:O(o),rows:x,rowKey:({id:e})=>e,error:v,onRetry:()=>void b(),empty:r(p,{icon:n,title:e.tiers.empty,text:e.noTiers})})}),o&&i.dialog===`tier`&&(S||!i.tier)&&r(T,{tier:S,onClose:C}),o&&x&&S&&i.dialog===`delete`&&r(w,{tiers:x,tier:S,onClose:C})]})}function O(e){let t=l(_);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:i})=>r(`span`,{className:S.actions,children:[r(h,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(i),children:t.tiers.customers}),e&&r(h,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(i),children:t.tiers.edit}),e&&r(h,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,tier:n},"aria-label":t.tier.delete(i),children:t.tier.deleteTier})]})}]}export{D as TierList,x as n,b as r,C as t};