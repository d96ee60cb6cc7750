import{At as e,Pt as t,St as n,Y as r,j as i,jt as a,s as o,vt as s,y as c,yt as l}from"./index-D_ATtgzu.js";import{K as u,O as d,dt as f,ht as p,jt as m,mt as h,ot as g,st as _,vt as v}from"./parts-DI-PwADo.js";import{ct as y,it as b,t as x}from"./dialogs-Dv87ERzC.js";import{a as S}from"./prices-ClS9kwtt.js";import{t as C}from"./TierDialog-Cj614o9v.js";var w=t(a(),1),T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `),k=e();function A(e){let{tiers:t,tier:n,onClose:r}=e,[i]=(0,w.useState)(n),{tier:a}=c(S),{count:u}=g(),{data:d}=l(D,{id:i.id}),{mutateAsync:f}=s(O),m=d?.customers.totalCount??0,_=d?.tierPrices.totalCount??0;async function v(e){let t=h(e,`moveCustomersTo`),n=t?{moveCustomersTo:t}:{clearCustomers:m>0};await p(f({input:{id:i.id,version:i.version,...n}}),a.stale),o(a.deleted),r()}return(0,k.jsx)(x,{open:!0,onClose:r,title:a.delete(i.name),text:a.deleteText,children:(0,k.jsxs)(b,{danger:!0,submitLabel:a.deleteTier,disabled:!d,onCancel:r,onSubmit:v,children:[_>0&&(0,k.jsx)(`p`,{children:a.losesPrices(_,u(_))}),m>0&&(0,k.jsx)(y,{name:`moveCustomersTo`,label:a.itsCustomers(m,u(m)),options:[{value:``,label:a.noTier},...t.filter(({id:e})=>e!==i.id).map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var j={actions:`_actions_m7ctx_2`},M=n(`/signedIn/tiers`);function N(){let e=c(S),t=M.useSearch(),n=M.useNavigate(),a=r(`CATALOGUE_WRITE`),{data:o,error:s,refetch:p}=l(E,{}),h=o?.priceTiers.edges.map(e=>e.node),g=h?.find(({id:e})=>e===t.tier),y=()=>void n({search:{},replace:!0,resetScroll:!1});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(f,{title:e.tiers.title,actions:a&&(0,k.jsx)(d,{look:`primary`,icon:m,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})}),(0,k.jsx)(v,{flush:!0,children:(0,k.jsx)(_,{name:`tiers`,label:e.tiers.title,columns:P(a),rows:h,rowKey:({id:e})=>e,error:s,onRetry:()=>void p(),empty:(0,k.jsx)(u,{icon:i,title:e.tiers.empty,text:e.noTiers})})}),a&&t.dialog===`tier`&&(g||!t.tier)&&(0,k.jsx)(C,{tier:g,onClose:y}),a&&h&&g&&t.dialog===`delete`&&(0,k.jsx)(A,{tiers:h,tier:g,onClose:y})]})}function P(e){let t=c(S);return[{id:`name`,header:t.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:t.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:t.tiers.actions,align:`end`,width:20,cell:({id:n,name:r})=>(0,k.jsxs)(`span`,{className:j.actions,children:[(0,k.jsx)(d,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:n},"aria-label":t.tiers.customersOf(r),children:t.tiers.customers}),e&&(0,k.jsx)(d,{size:`small`,to:`/tiers`,search:{dialog:`tier`,tier:n},"aria-label":t.tier.edit(r),children:t.tiers.edit}),e&&(0,k.jsx)(d,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,tier:n},"aria-label":t.tier.delete(r),children:t.tier.deleteTier})]})}]}export{N as TierList};