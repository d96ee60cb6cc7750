import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{At as t,_t as n,k as r,kt as i,q as a,s as o,v as s,vt as c,xt as l}from"./first-Z62TZ-VW.js";import{C as u,Mt as d,V as f,mt as p,nt as m,ot as h,pt as g,ut as _,yt as v}from"./parts-DoVzTEdK.js";import{t as y}from"./Dialog-DgN5uzfC.js";import{r as b}from"./Field-Be7hYIJU.js";import{t as x}from"./Form-DEpZ8J_O.js";import{a as S}from"./prices-Bt7Ku5wW.js";import{t as C}from"./TierDialog-CCSI2miC.js";var w=e(t(),1),T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `),D=new T(`
    query TierUse($id: ID!) {
  customers(first: 1, where: {tierId: $id}) {
    totalCount
  }
  tierPrices(first: 1, where: {tierId: $id}) {
    totalCount
  }
}
    `),O=new T(`
    mutation DeletePriceTier($input: DeletePriceTierInput!) {
  deletePriceTier(input: $input) {
    id
  }
}
    `),k=i();function A(e){let{tiers:t,tier:r,onClose:i}=e,[a]=(0,w.useState)(r),{tier:l}=s(S),{count:u}=m(),{data:d}=c(D,{id:a.id}),{mutateAsync:f}=n(O),h=d?.customers.totalCount??0,_=d?.tierPrices.totalCount??0;async function v(e){let t=g(e,`moveCustomersTo`),n=t?{moveCustomersTo:t}:{clearCustomers:h>0};await p(f({input:{id:a.id,version:a.version,...n}}),l.stale),o(l.deleted),i()}return(0,k.jsx)(y,{open:!0,onClose:i,title:l.delete(a.name),text:l.deleteText,children:(0,k.jsxs)(x,{danger:!0,submitLabel:l.deleteTier,disabled:!d,onCancel:i,onSubmit:v,children:[_>0&&(0,k.jsx)(`p`,{children:l.losesPrices(_,u(_))}),h>0&&(0,k.jsx)(b,{name:`moveCustomersTo`,label:l.itsCustomers(h,u(h)),options:[{value:``,label:l.noTier},...t.filter(({id:e})=>e!==a.id).map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var j={actions:`_actions_m7ctx_2`},M=l(`/signedIn/tiers`);function N(){let e=s(S),t=M.useSearch(),n=M.useNavigate(),i=a(`CATALOGUE_WRITE`),{data:o,error:l,refetch:p}=c(E,{}),m=o?.priceTiers.edges.map(e=>e.node),g=m?.find(({id:e})=>e===t.tier),y=()=>void n({search:{},replace:!0,resetScroll:!1});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(_,{title:e.tiers.title,actions:i&&(0,k.jsx)(u,{look:`primary`,icon:d,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),(0,k.jsx)(v,{flush:!0,children:(0,k.jsx)(h,{name:`tiers`,label:e.tiers.title,columns:P(i),rows:m,rowKey:({id:e})=>e,error:l,onRetry:()=>void p(),empty:(0,k.jsx)(f,{icon:r,title:e.tiers.empty,text:e.noTiers})})}),i&&t.dialog===`tier`&&(g||!t.tier)&&(0,k.jsx)(C,{tier:g,onClose:y}),i&&m&&g&&t.dialog===`delete`&&(0,k.jsx)(A,{tiers:m,tier:g,onClose:y})]})}function P(e){let t=s(S);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>(0,k.jsxs)(`span`,{className:j.actions,children:[(0,k.jsx)(u,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&(0,k.jsx)(u,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&(0,k.jsx)(u,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,tier:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{N as TierList};