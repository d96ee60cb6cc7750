import{At as e,Pt as t,St as n,Y as r,j as i,jt as a,s as o,vt as s,y as c,yt as l}from"./index-DOxbXdRl.js";import{A as u,D as d,M as f,R as p,S as m,i as h,j as g}from"./parts-D-_68bv6.js";import{rt as _,st as v,t as y}from"./dialogs-BxxegUF2.js";import{B as b,z as x}from"./details-ZQExxOG8.js";import{a as S}from"./prices-D-v0mpPV.js";import{t as C}from"./TierDialog-CGaJNxLL.js";var w=t(a(),1),T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `),k=e();function A(e){let{tiers:t,tier:n,onClose:r}=e,[i]=(0,w.useState)(n),{tier:a}=c(S),{count:u}=g(),{data:d}=l(D,{id:i.id}),{mutateAsync:f}=s(O),p=d?.customers.totalCount??0,m=d?.tierPrices.totalCount??0;async function h(e){let t=x(e,`moveCustomersTo`),n=t?{moveCustomersTo:t}:{clearCustomers:p>0};await b(f({input:{id:i.id,version:i.version,...n}}),a.stale),o(a.deleted),r()}return(0,k.jsx)(y,{open:!0,onClose:r,title:a.delete(i.name),text:a.deleteText,children:(0,k.jsxs)(_,{danger:!0,submitLabel:a.deleteTier,disabled:!d,onCancel:r,onSubmit:h,children:[m>0&&(0,k.jsx)(`p`,{children:a.losesPrices(m,u(m))}),p>0&&(0,k.jsx)(v,{name:`moveCustomersTo`,label:a.itsCustomers(p,u(p)),options:[{value:``,label:a.noTier},...t.filter(({id:e})=>e!==i.id).map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var j={actions:`_actions_m7ctx_2`},M=n(`/signedIn/tiers`);function N(){let e=c(S),t=M.useSearch(),n=M.useNavigate(),a=r(`CATALOGUE_WRITE`),{data:o,error:s,refetch:g}=l(E,{}),_=o?.priceTiers.edges.map(e=>e.node),v=_?.find(({id:e})=>e===t.tier),y=()=>void n({search:{},replace:!0,resetScroll:!1});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(u,{title:e.tiers.title,actions:a&&(0,k.jsx)(h,{look:`primary`,icon:p,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),(0,k.jsx)(f,{flush:!0,children:(0,k.jsx)(d,{name:`tiers`,label:e.tiers.title,columns:P(a),rows:_,rowKey:({id:e})=>e,error:s,onRetry:()=>void g(),empty:(0,k.jsx)(m,{icon:i,title:e.tiers.empty,text:e.noTiers})})}),a&&t.dialog===`tier`&&(v||!t.tier)&&(0,k.jsx)(C,{tier:v,onClose:y}),a&&_&&v&&t.dialog===`delete`&&(0,k.jsx)(A,{tiers:_,tier:v,onClose:y})]})}function P(e){let t=c(S);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>(0,k.jsxs)(`span`,{className:j.actions,children:[(0,k.jsx)(h,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&(0,k.jsx)(h,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&(0,k.jsx)(h,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,tier:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{N as TierList};