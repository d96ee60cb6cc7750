import{D as e,Ot as t,Tt as n,U as r}from"./index-DxvkqU8P.js";import{t as i}from"./plus-DouMw-Jz.js";import{b as a,n as o}from"./messages-igU7N3k3.js";import{t as s}from"./ButtonLink-bGwZiPXI.js";import{t as c}from"./Card-D9gWPMxB.js";import{t as l}from"./EmptyState-D9m46cVh.js";import{t as u}from"./PageHeader-OMwtLIVL.js";import{t as d}from"./Table-C8WSTUNy.js";import{i as f,t as p}from"./TierDialog-QIyudeA9.js";var m={actions:`_actions_m7ctx_2`},h=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),g=a(),_=t(`/signedIn/tiers`);function v(){let t=o(f),a=_.useSearch(),m=_.useNavigate(),v=r(`CATALOGUE_WRITE`),{data:b,error:x,refetch:S}=n(h,{}),C=b?.priceTiers.edges.map(e=>e.node),w=C?.find(({id:e})=>e===a.tier);return(0,g.jsxs)(g.Fragment,{children:[(0,g.jsx)(u,{title:t.tiers.title,actions:v&&(0,g.jsx)(s,{look:`primary`,icon:i,to:`/tiers`,search:{dialog:`tier`},children:t.tier.add})}),(0,g.jsx)(c,{flush:!0,children:(0,g.jsx)(d,{name:`tiers`,label:t.tiers.title,columns:y(v),rows:C,rowKey:({id:e})=>e,error:x,onRetry:()=>void S(),empty:(0,g.jsx)(l,{icon:e,title:t.tiers.empty,text:t.noTiers})})}),v&&a.dialog===`tier`&&(w||!a.tier)&&(0,g.jsx)(p,{tier:w,onClose:()=>void m({search:{},replace:!0,resetScroll:!1})})]})}function y(e){let t=o(f);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>(0,g.jsxs)(`span`,{className:m.actions,children:[(0,g.jsx)(s,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&(0,g.jsx)(s,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit})]})}]}export{v as TierList};