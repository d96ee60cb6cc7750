import{Ct as e,Ft as t,Mt as n,Y as r,bt as i,j as a,jt as o,s,y as c,yt as l}from"./index-BOjYus1t.js";import{Mt as u,V as d,mt as f,nt as p,ot as m,pt as h,ut as g,w as _,yt as v}from"./parts-CT3q-B0d.js";import{t as y}from"./Dialog-BuZhSlqA.js";import{r as b}from"./Field-BJ5Pa94G.js";import{t as x}from"./Form-BVa12cyn.js";import{a as S}from"./prices-rIEuPA99.js";import{t as C}from"./TierDialog-ClKBO2-C.js";var w=t(n(),1),T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `),k=o();function A(e){let{tiers:t,tier:n,onClose:r}=e,[a]=(0,w.useState)(n),{tier:o}=c(S),{count:u}=p(),{data:d}=i(D,{id:a.id}),{mutateAsync:m}=l(O),g=d?.customers.totalCount??0,_=d?.tierPrices.totalCount??0;async function v(e){let t=h(e,`moveCustomersTo`),n=t?{moveCustomersTo:t}:{clearCustomers:g>0};await f(m({input:{id:a.id,version:a.version,...n}}),o.stale),s(o.deleted),r()}return(0,k.jsx)(y,{open:!0,onClose:r,title:o.delete(a.name),text:o.deleteText,children:(0,k.jsxs)(x,{danger:!0,submitLabel:o.deleteTier,disabled:!d,onCancel:r,onSubmit:v,children:[_>0&&(0,k.jsx)(`p`,{children:o.losesPrices(_,u(_))}),g>0&&(0,k.jsx)(b,{name:`moveCustomersTo`,label:o.itsCustomers(g,u(g)),options:[{value:``,label:o.noTier},...t.filter(({id:e})=>e!==a.id).map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var j={actions:`_actions_m7ctx_2`},M=e(`/signedIn/tiers`);function N(){let e=c(S),t=M.useSearch(),n=M.useNavigate(),o=r(`CATALOGUE_WRITE`),{data:s,error:l,refetch:f}=i(E,{}),p=s?.priceTiers.edges.map(e=>e.node),h=p?.find(({id:e})=>e===t.tier),y=()=>void n({search:{},replace:!0,resetScroll:!1});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(g,{title:e.tiers.title,actions:o&&(0,k.jsx)(_,{look:`primary`,icon:u,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),(0,k.jsx)(v,{flush:!0,children:(0,k.jsx)(m,{name:`tiers`,label:e.tiers.title,columns:P(o),rows:p,rowKey:({id:e})=>e,error:l,onRetry:()=>void f(),empty:(0,k.jsx)(d,{icon:a,title:e.tiers.empty,text:e.noTiers})})}),o&&t.dialog===`tier`&&(h||!t.tier)&&(0,k.jsx)(C,{tier:h,onClose:y}),o&&p&&h&&t.dialog===`delete`&&(0,k.jsx)(A,{tiers:p,tier:h,onClose:y})]})}function P(e){let t=c(S);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>(0,k.jsxs)(`span`,{className:j.actions,children:[(0,k.jsx)(_,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&(0,k.jsx)(_,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&(0,k.jsx)(_,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,tier:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{N as TierList};