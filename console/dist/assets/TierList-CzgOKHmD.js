import{At as e,Y as t,Yt as n,in as r,j as i,kt as a,s as o,tn as s,vt as c,xt as l,y as u,yt as d}from"./index-WD5am_F6.js";import{C as f,M as p,N as m,O as h,a as g,j as _,z as v}from"./parts-DgP1lZfu.js";import{rt as y,st as b,t as x}from"./dialogs-BJov7kpb.js";import{R as S,z as C}from"./details-BryHUaBG.js";import{a as w}from"./prices-CdjLS4CG.js";import{t as T}from"./TierDialog-Hybdb7ff.js";e();var E=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},D=new E(`
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
    `),O=new E(`
    query TierUse($id: ID!) {
  customers(first: 1, where: {tierId: $id}) {
    totalCount
  }
  tierPrices(first: 1, where: {tierId: $id}) {
    totalCount
  }
}
    `),k=new E(`
    mutation DeletePriceTier($input: DeletePriceTierInput!) {
  deletePriceTier(input: $input) {
    id
  }
}
    `);function A(e){let{tiers:t,tier:r,onClose:i}=e,[s]=n(r),{tier:l}=u(w),{count:f}=p(),{data:m}=d(O,{id:s.id}),{mutateAsync:h}=c(k),g=m?.customers.totalCount??0,_=m?.tierPrices.totalCount??0;async function v(e){let t=S(e,`moveCustomersTo`),n=t?{moveCustomersTo:t}:{clearCustomers:g>0};await C(h({input:{id:s.id,version:s.version,...n}}),l.stale),o(l.deleted),i()}return a(x,{open:!0,onClose:i,title:l.delete(s.name),text:l.deleteText,children:a(y,{danger:!0,submitLabel:l.deleteTier,disabled:!m,onCancel:i,onSubmit:v,children:[_>0&&a(`p`,{children:l.losesPrices(_,f(_))}),g>0&&a(b,{name:`moveCustomersTo`,label:l.itsCustomers(g,f(g)),options:[{value:``,label:l.noTier},...t.filter(({id:e})=>e!==s.id).map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var j={actions:`_actions_m7ctx_2`};r();var M=l(`/signedIn/tiers`);function N(){let e=u(w),n=M.useSearch(),r=M.useNavigate(),o=t(`CATALOGUE_WRITE`),{data:c,error:l,refetch:p}=d(D,{}),y=c?.priceTiers.edges.map(e=>e.node),b=y?.find(({id:e})=>e===n.tier),x=()=>void r({search:{},replace:!0,resetScroll:!1});return a(s,{children:[a(_,{title:e.tiers.title,actions:o&&a(g,{look:`primary`,icon:v,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),a(m,{flush:!0,children:a(h,{name:`tiers`,label:e.tiers.title,columns:P(o),rows:y,rowKey:({id:e})=>e,error:l,onRetry:()=>void p(),empty:a(f,{icon:i,title:e.tiers.empty,text:e.noTiers})})}),o&&n.dialog===`tier`&&(b||!n.tier)&&a(T,{tier:b,onClose:x}),o&&y&&b&&n.dialog===`delete`&&a(A,{tiers:y,tier:b,onClose:x})]})}function P(e){let t=u(w);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>a(`span`,{className:j.actions,children:[a(g,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&a(g,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&a(g,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,tier:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{N as TierList};