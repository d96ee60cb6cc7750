import{d as e,f as t,t as n}from"./PageHeader-BsV3pZky.js";import{t as r}from"./search-x-DVhD1Ncw.js";import{i,n as a,t as o,v as s}from"./shared-DnkpUVzJ.js";import{J as c,Y as l,c as u,g as d,u as f}from"./index-BN1pptzq.js";import{n as p,o as m,s as h}from"./session-BHK4iFKa.js";import{t as g}from"./Button-iN5KV8tA.js";import{n as _}from"./Skeleton-NM1GUSbW.js";import{n as v,t as y}from"./SavedViews-BUWPeKSj.js";import{t as b}from"./Money-C3zG-6MD.js";import{t as x}from"./OptionsFilter-DvAUjtS1.js";import{t as S}from"./Pagination-A9zzAZVK.js";import{t as C}from"./page-DWYEniN2.js";import{t as w}from"./SearchInput-BFnKPB91.js";import{t as T}from"./Table-DBNZ38kM.js";import{t as E}from"./Time-DRTY5x0F.js";import{t as D}from"./Toolbar-DHz7gq9A.js";import{t as O}from"./useNavigate-Ct1KMTLZ.js";import{t as k}from"./Dialog-DLyIOvMu.js";import{a as A,r as j,t as M}from"./Field-DVvXP7yI.js";import{t as N}from"./Form-ByxrWehH.js";import{a as P,n as F,t as I}from"./CustomerBadge-DPFI-wwC.js";var L={name:`user-plus`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`19`,x2:`19`,y1:`8`,y2:`14`,key:`1bvyxn`}],[`line`,{x1:`22`,x2:`16`,y1:`11`,y2:`11`,key:`1shjgl`}]]};L.node;var R=a(L),z=s();function B(e){let t=i(F),n=O(),{mutateAsync:r}=m(P);async function a(e){let i=t=>String(e[t]??``).trim(),{createCustomer:a}=await r({input:{name:i(`name`),phoneLinked:e.phoneLinked===!0,...C({email:i(`email`),phone:i(`phone`),tierId:i(`tierId`)})}});f(t.create.done(i(`name`))),n({to:`/customers/$id`,params:{id:a.id}})}return(0,z.jsx)(k,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:(0,z.jsxs)(N,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:a,children:[(0,z.jsx)(A,{name:`name`,label:t.form.name,maxLength:200}),(0,z.jsx)(A,{name:`email`,label:t.form.email,type:`email`,optional:!0}),(0,z.jsx)(A,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),(0,z.jsx)(M,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),(0,z.jsx)(j,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query CustomerList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: CustomerWhereInput, $orderBy: CustomerOrder) {
  customers(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
    edges {
      node {
        id
        name
        email
        phone
        linkedPhone
        status
        erasedAt
        walletBalance
        createdAt
        tier {
          name
        }
      }
    }
  }
  priceTiers(first: 100) {
    edges {
      node {
        id
        name
      }
    }
  }
}
    `),H=e(`/signedIn/customers`);function U(){let e=i(F),t=H.useSearch(),a=H.useNavigate(),o=p(`CUSTOMERS_WRITE`),{data:s,error:l,isPlaceholderData:f,refetch:m}=h(V,c(t)),b=G(),{after:x,before:w,...E}=t,{sort:O,dialog:k,...A}=E,j=e=>void a({search:C({...E,...e})}),M=Object.keys(A).length>0,N=s?.priceTiers.edges.map(e=>e.node)??[];return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(n,{title:e.title,actions:o&&(0,z.jsx)(g,{look:`primary`,icon:R,onClick:()=>j({dialog:`create`}),children:e.add})}),(0,z.jsx)(y,{list:`customers`,to:`/customers`,search:t}),(0,z.jsx)(D,{end:(0,z.jsx)(v,{name:`customers`,columns:b}),children:(0,z.jsx)(W,{search:t,tiers:N,onChange:j})}),(0,z.jsxs)(_,{flush:!0,children:[(0,z.jsx)(T,{name:`customers`,label:e.title,columns:b,rows:s?.customers.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:l,onRetry:()=>void m(),sort:O??`-created`,onSort:e=>j({sort:e}),empty:M?(0,z.jsx)(u,{icon:r,title:e.noMatch,text:e.noMatchText}):(0,z.jsx)(u,{icon:d,title:e.empty,text:e.emptyText})}),(0,z.jsx)(S,{connection:s?.customers,onChange:e=>void a({search:C({...E,...e})})})]}),k===`create`&&o&&(0,z.jsx)(B,{tiers:N,onClose:()=>void a({search:C({sort:O,...A}),replace:!0})})]})}function W(e){let{search:t,tiers:n,onChange:r}=e,a=i(F),{statuses:s}=i(o);return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(w,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,z.jsx)(x,{single:!0,label:a.filters.status,options:l.map(e=>({value:e,label:s.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),(0,z.jsx)(x,{single:!0,label:a.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:a.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),(0,z.jsx)(x,{single:!0,label:a.filters.phone,options:[{value:`yes`,label:a.filters.linked},{value:`no`,label:a.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function G(){let{columns:e,notLinked:n}=i(F);return[{id:`name`,header:e.name,cell:({id:e,name:n})=>(0,z.jsx)(t,{to:`/customers/$id`,params:{id:e},children:n}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>(0,z.jsx)(I,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&(0,z.jsxs)(`span`,{className:`muted`,children:[e,` (`,n,`)`]})),wide:!0,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>(0,z.jsx)(E,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>(0,z.jsx)(b,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{U as CustomerList};