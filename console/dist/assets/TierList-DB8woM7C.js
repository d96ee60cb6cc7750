import{I as e,O as t,Ot as n,Tt as r}from"./index-k3DwQtol.js";import{t as i}from"./plus-BMHqq5Iq.js";import{n as a,y as o}from"./messages-D6q2wzTs.js";import{t as s}from"./ButtonLink-C7mOYYiV.js";import{t as c}from"./Card-BE4gRggC.js";import{t as l}from"./EmptyState-3e9pqDnn.js";import{t as u}from"./PageHeader-C7yVWW-2.js";import{t as d}from"./Table-BHdwqDI_.js";import{i as f,t as p}from"./TierDialog-D1_Rb2ec.js";var m={actions:`_actions_m7ctx_2`},h=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),g=o(),_=n(`/signedIn/tiers`);function v(){let n=a(f),o=_.useSearch(),m=_.useNavigate(),v=e(`CATALOGUE_WRITE`),{data:b,error:x,refetch:S}=r(h,{}),C=b?.priceTiers.edges.map(e=>e.node),w=C?.find(({id:e})=>e===o.tier);return(0,g.jsxs)(g.Fragment,{children:[(0,g.jsx)(u,{title:n.tiers.title,actions:v&&(0,g.jsx)(s,{look:`primary`,icon:i,to:`/tiers`,search:{dialog:`tier`},children:n.tier.add})}),(0,g.jsx)(c,{flush:!0,children:(0,g.jsx)(d,{name:`tiers`,label:n.tiers.title,columns:y(v),rows:C,rowKey:({id:e})=>e,error:x,onRetry:()=>void S(),empty:(0,g.jsx)(l,{icon:t,title:n.tiers.empty,text:n.noTiers})})}),v&&o.dialog===`tier`&&(w||!o.tier)&&(0,g.jsx)(p,{tier:w,onClose:()=>void m({search:{},replace:!0,resetScroll:!1})})]})}function y(e){let t=a(f);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>(0,g.jsxs)(`span`,{className:m.actions,children:[(0,g.jsx)(s,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&(0,g.jsx)(s,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit})]})}]}export{v as TierList};