const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-oBUEOhzf.js","assets/index-pEbad9IO.js","assets/early-B5IRyXOX.js","assets/parts-CwdO98Ky.js","assets/dialogs-Fvos1y_P.js","assets/details-CxT677om.js","assets/prices-etY1lhSw.js","assets/TierDialog-C99j-sPJ.js"])))=>i.map(i=>d[i]);
import{Ct as e,N as t,X as n,Z as r,jt as i,ln as a,on as o,rn as s,x as c,xt as l}from"./index-pEbad9IO.js";import{B as u,M as d,P as f,k as p,o as m,w as h}from"./parts-CwdO98Ky.js";import{w as g}from"./details-CxT677om.js";import{a as _}from"./prices-etY1lhSw.js";var v=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},y=new v(`
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
    `),S={actions:`_actions_m7ctx_2`},C=a({TierList:()=>D});o();var w=g(()=>n(()=>import(`./DeleteTierDialog-oBUEOhzf.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),T=g(()=>n(()=>import(`./TierDialog-C99j-sPJ.js`).then(e=>e.TierDialog),__vite__mapDeps([7,2,1,4,3,5,6]))),E=e(`/signedIn/tiers`);function D(){let e=c(_),n=E.useSearch(),a=E.useNavigate(),o=r(`CATALOGUE_WRITE`),{data:g,error:v,refetch:b}=l(y,{}),x=g?.priceTiers.edges.map(e=>e.node),S=x?.find(({id:e})=>e===n.tier),C=()=>void a({search:{},replace:!0,resetScroll:!1});return i(s,{children:[i(d,{title:e.tiers.title,actions:o&&i(m,{look:`primary`,icon:u,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),i(f,{flush:!0,children:i(p,{name:`tiers`,label:e.tiers.title,columns:O(o),rows:x,rowKey:({id:e})=>e,error:v,onRetry:()=>void b(),empty:i(h,{icon:t,title:e.tiers.empty,text:e.noTiers})})}),o&&n.dialog===`tier`&&(S||!n.tier)&&i(T,{tier:S,onClose:C}),o&&x&&S&&n.dialog===`delete`&&i(w,{tiers:x,tier:S,onClose:C})]})}function O(e){let t=c(_);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>i(`span`,{className:S.actions,children:[i(m,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&i(m,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&i(m,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,tier:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{D as TierList,x as n,b as r,C as t};