import{d as e,t}from"./PageHeader-BsV3pZky.js";import{c as n,l as r,x as i}from"./index-BN1pptzq.js";import{t as a}from"./plus-Cstk_tz2.js";import{n as o,s}from"./session-BHK4iFKa.js";import{i as c,v as l}from"./shared-DnkpUVzJ.js";import{n as u}from"./Skeleton-NM1GUSbW.js";import{t as d}from"./Table-DBNZ38kM.js";import{i as f,t as p}from"./TierDialog-CL3JoQPU.js";var m={actions:`_actions_m7ctx_2`},h=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),g=l(),_=e(`/signedIn/tiers`);function v(){let e=c(f),l=_.useSearch(),m=_.useNavigate(),v=o(`CATALOGUE_WRITE`),{data:b,error:x,refetch:S}=s(h,{}),C=b?.priceTiers.edges.map(e=>e.node),w=C?.find(({id:e})=>e===l.tier);return(0,g.jsxs)(g.Fragment,{children:[(0,g.jsx)(t,{title:e.tiers.title,actions:v&&(0,g.jsx)(r,{look:`primary`,icon:a,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),(0,g.jsx)(u,{flush:!0,children:(0,g.jsx)(d,{name:`tiers`,label:e.tiers.title,columns:y(v),rows:C,rowKey:({id:e})=>e,error:x,onRetry:()=>void S(),empty:(0,g.jsx)(n,{icon:i,title:e.tiers.empty,text:e.noTiers})})}),v&&l.dialog===`tier`&&(w||!l.tier)&&(0,g.jsx)(p,{tier:w,onClose:()=>void m({search:{}})})]})}function y(e){let t=c(f);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:i})=>(0,g.jsxs)(`span`,{className:m.actions,children:[(0,g.jsx)(r,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(i),children:t.tiers.customers}),e&&(0,g.jsx)(r,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(i),children:t.tiers.edit})]})}]}export{v as TierList};