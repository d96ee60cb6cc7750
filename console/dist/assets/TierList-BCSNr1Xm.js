import{k as e,kt as t,q as n,v as r,vt as i,xt as a}from"./first-DVAU2B2c.js";import{C as o,Et as s,V as c,at as l,mt as u,tt as d}from"./parts-ZBMytKxm.js";import{a as f}from"./prices-BL-p5znk.js";import{t as p}from"./TierDialog-B8iYLh1Q.js";var m={actions:`_actions_m7ctx_2`},h=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),g=t(),_=a(`/signedIn/tiers`);function v(){let t=r(f),a=_.useSearch(),m=_.useNavigate(),v=n(`CATALOGUE_WRITE`),{data:b,error:x,refetch:S}=i(h,{}),C=b?.priceTiers.edges.map(e=>e.node),w=C?.find(({id:e})=>e===a.tier);return(0,g.jsxs)(g.Fragment,{children:[(0,g.jsx)(l,{title:t.tiers.title,actions:v&&(0,g.jsx)(o,{look:`primary`,icon:s,to:`/tiers`,search:{dialog:`tier`},children:t.tier.add})}),(0,g.jsx)(u,{flush:!0,children:(0,g.jsx)(d,{name:`tiers`,label:t.tiers.title,columns:y(v),rows:C,rowKey:({id:e})=>e,error:x,onRetry:()=>void S(),empty:(0,g.jsx)(c,{icon:e,title:t.tiers.empty,text:t.noTiers})})}),v&&a.dialog===`tier`&&(w||!a.tier)&&(0,g.jsx)(p,{tier:w,onClose:()=>void m({search:{},replace:!0,resetScroll:!1})})]})}function y(e){let t=r(f);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>(0,g.jsxs)(`span`,{className:m.actions,children:[(0,g.jsx)(o,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&(0,g.jsx)(o,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit})]})}]}export{v as TierList};