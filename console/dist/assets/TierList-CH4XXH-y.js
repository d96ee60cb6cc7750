import{A as e,At as t,J as n,Pt as r,St as i,jt as a,s as o,v as s,vt as c,yt as l}from"./index-B5iNBL45.js";import{C as u,Mt as d,V as f,mt as p,nt as m,ot as h,pt as g,ut as _,yt as v}from"./parts-DvtpHSyy.js";import{t as y}from"./Dialog-LzR3ZE9N.js";import{r as b}from"./Field-DQOsP65G.js";import{t as x}from"./Form-D6FD6UsM.js";import{a as S}from"./prices-Ho7uEFO7.js";import{t as C}from"./TierDialog-0pOO8OEb.js";var w=r(a(),1),T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `),k=t();function A(e){let{tiers:t,tier:n,onClose:r}=e,[i]=(0,w.useState)(n),{tier:a}=s(S),{count:u}=m(),{data:d}=l(D,{id:i.id}),{mutateAsync:f}=c(O),h=d?.customers.totalCount??0,_=d?.tierPrices.totalCount??0;async function v(e){let t=g(e,`moveCustomersTo`),n=t?{moveCustomersTo:t}:{clearCustomers:h>0};await p(f({input:{id:i.id,version:i.version,...n}}),a.stale),o(a.deleted),r()}return(0,k.jsx)(y,{open:!0,onClose:r,title:a.delete(i.name),text:a.deleteText,children:(0,k.jsxs)(x,{danger:!0,submitLabel:a.deleteTier,disabled:!d,onCancel:r,onSubmit:v,children:[_>0&&(0,k.jsx)(`p`,{children:a.losesPrices(_,u(_))}),h>0&&(0,k.jsx)(b,{name:`moveCustomersTo`,label:a.itsCustomers(h,u(h)),options:[{value:``,label:a.noTier},...t.filter(({id:e})=>e!==i.id).map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var j={actions:`_actions_m7ctx_2`},M=i(`/signedIn/tiers`);function N(){let t=s(S),r=M.useSearch(),i=M.useNavigate(),a=n(`CATALOGUE_WRITE`),{data:o,error:c,refetch:p}=l(E,{}),m=o?.priceTiers.edges.map(e=>e.node),g=m?.find(({id:e})=>e===r.tier),y=()=>void i({search:{},replace:!0,resetScroll:!1});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(_,{title:t.tiers.title,actions:a&&(0,k.jsx)(u,{look:`primary`,icon:d,to:`/tiers`,search:{dialog:`tier`},children:t.tier.add})}),(0,k.jsx)(v,{flush:!0,children:(0,k.jsx)(h,{name:`tiers`,label:t.tiers.title,columns:P(a),rows:m,rowKey:({id:e})=>e,error:c,onRetry:()=>void p(),empty:(0,k.jsx)(f,{icon:e,title:t.tiers.empty,text:t.noTiers})})}),a&&r.dialog===`tier`&&(g||!r.tier)&&(0,k.jsx)(C,{tier:g,onClose:y}),a&&m&&g&&r.dialog===`delete`&&(0,k.jsx)(A,{tiers:m,tier:g,onClose:y})]})}function P(e){let t=s(S);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>(0,k.jsxs)(`span`,{className:j.actions,children:[(0,k.jsx)(u,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&(0,k.jsx)(u,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&(0,k.jsx)(u,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,tier:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{N as TierList};