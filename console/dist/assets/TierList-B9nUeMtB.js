import{Et as e,c as t,l as n,m as r,u as i,z as a}from"./index-CY5Lfr2k.js";import{t as o}from"./plus-Dq_5Ec9-.js";import{r as s}from"./query-Bxe-Codu.js";import{b as c,i as l}from"./shared-Dy6YWKPE.js";import{t as u}from"./Card-SRE2vbvg.js";import{t as d}from"./Table-B0KlPTnN.js";import{i as f,t as p}from"./TierDialog-dVxdtk17.js";var m={actions:`_actions_m7ctx_2`},h=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),g=c(),_=e(`/signedIn/tiers`);function v(){let e=l(f),c=_.useSearch(),m=_.useNavigate(),v=r(`CATALOGUE_WRITE`),{data:b,error:x,refetch:S}=s(h,{}),C=b?.priceTiers.edges.map(e=>e.node),w=C?.find(({id:e})=>e===c.tier);return(0,g.jsxs)(g.Fragment,{children:[(0,g.jsx)(t,{title:e.tiers.title,actions:v&&(0,g.jsx)(i,{look:`primary`,icon:o,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),(0,g.jsx)(u,{flush:!0,children:(0,g.jsx)(d,{name:`tiers`,label:e.tiers.title,columns:y(v),rows:C,rowKey:({id:e})=>e,error:x,onRetry:()=>void S(),empty:(0,g.jsx)(n,{icon:a,title:e.tiers.empty,text:e.noTiers})})}),v&&c.dialog===`tier`&&(w||!c.tier)&&(0,g.jsx)(p,{tier:w,onClose:()=>void m({search:{},replace:!0,resetScroll:!1})})]})}function y(e){let t=l(f);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>(0,g.jsxs)(`span`,{className:m.actions,children:[(0,g.jsx)(i,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&(0,g.jsx)(i,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit})]})}]}export{v as TierList};