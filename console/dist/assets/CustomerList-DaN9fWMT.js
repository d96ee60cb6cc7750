import{d as e,f as t,t as n}from"./PageHeader-DbvcHF98.js";import{t as r}from"./search-x-B3KhfoRM.js";import{i,n as a,t as o,u as s}from"./shared-B_e_g6xD.js";import{J as c,c as l,h as u,q as d,u as f}from"./index-Dcxh2g-B.js";import{n as p,o as m,s as h}from"./session-DwCCaH5i.js";import{t as g}from"./Button-B04nwRYN.js";import{n as _}from"./Skeleton-_4lKE35p.js";import{t as v}from"./ColumnPicker-tgY22PY1.js";import{t as y}from"./Money-CfRTzbz1.js";import{t as b}from"./OptionsFilter-B1p-xJNt.js";import{t as x}from"./Pagination-CqGuu_d5.js";import{t as S}from"./page-DWYEniN2.js";import{t as C}from"./SearchInput-BlpMFhLS.js";import{t as w}from"./Table-DpOikQu6.js";import{t as T}from"./Time-B5gD_guc.js";import{t as E}from"./Toolbar-CmY-JQ7O.js";import{t as D}from"./useNavigate-Ce3Tz3E8.js";import{t as O}from"./Dialog-BEDBe3c0.js";import{a as k,r as A,t as j}from"./Field-CD8N1WBM.js";import{t as M}from"./Form-BvkfrCH5.js";import{a as N,n as P,t as F}from"./CustomerBadge-BbahjxPr.js";var I={name:`user-plus`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`19`,x2:`19`,y1:`8`,y2:`14`,key:`1bvyxn`}],[`line`,{x1:`22`,x2:`16`,y1:`11`,y2:`11`,key:`1shjgl`}]]};I.node;var L=a(I),R=s();function z(e){let t=i(P),n=D(),{mutateAsync:r}=m(N);async function a(e){let i=t=>String(e[t]??``).trim(),{createCustomer:a}=await r({input:{name:i(`name`),phoneLinked:e.phoneLinked===!0,...S({email:i(`email`),phone:i(`phone`),tierId:i(`tierId`)})}});f(t.create.done(i(`name`))),n({to:`/customers/$id`,params:{id:a.id}})}return(0,R.jsx)(O,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:(0,R.jsxs)(M,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:a,children:[(0,R.jsx)(k,{name:`name`,label:t.form.name,maxLength:200}),(0,R.jsx)(k,{name:`email`,label:t.form.email,type:`email`,optional:!0}),(0,R.jsx)(k,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),(0,R.jsx)(j,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),(0,R.jsx)(A,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),V=e(`/signedIn/customers`);function H(){let e=i(P),t=V.useSearch(),a=V.useNavigate(),o=p(`CUSTOMERS_WRITE`),{data:s,error:c,isPlaceholderData:f,refetch:m}=h(B,d(t)),y=W(),{after:b,before:C,...T}=t,{sort:D,dialog:O,...k}=T,A=e=>void a({search:S({...T,...e})}),j=Object.keys(k).length>0,M=s?.priceTiers.edges.map(e=>e.node)??[];return(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)(n,{title:e.title,actions:o&&(0,R.jsx)(g,{look:`primary`,icon:L,onClick:()=>A({dialog:`create`}),children:e.add})}),(0,R.jsx)(E,{end:(0,R.jsx)(v,{name:`customers`,columns:y}),children:(0,R.jsx)(U,{search:t,tiers:M,onChange:A})}),(0,R.jsxs)(_,{flush:!0,children:[(0,R.jsx)(w,{name:`customers`,label:e.title,columns:y,rows:s?.customers.edges.map(e=>e.node),rowKey:e=>e.id,stale:f,error:c,onRetry:()=>void m(),sort:D??`-created`,onSort:e=>A({sort:e}),empty:j?(0,R.jsx)(l,{icon:r,title:e.noMatch,text:e.noMatchText}):(0,R.jsx)(l,{icon:u,title:e.empty,text:e.emptyText})}),(0,R.jsx)(x,{connection:s?.customers,onChange:e=>void a({search:S({...T,...e})})})]}),O===`create`&&o&&(0,R.jsx)(z,{tiers:M,onClose:()=>void a({search:S({sort:D,...k}),replace:!0})})]})}function U(e){let{search:t,tiers:n,onChange:r}=e,a=i(P),{statuses:s}=i(o);return(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)(C,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,R.jsx)(b,{single:!0,label:a.filters.status,options:c.map(e=>({value:e,label:s.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),(0,R.jsx)(b,{single:!0,label:a.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:a.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),(0,R.jsx)(b,{single:!0,label:a.filters.phone,options:[{value:`yes`,label:a.filters.linked},{value:`no`,label:a.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function W(){let{columns:e,notLinked:n}=i(P);return[{id:`name`,header:e.name,cell:({id:e,name:n})=>(0,R.jsx)(t,{to:`/customers/$id`,params:{id:e},children:n}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>(0,R.jsx)(F,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&(0,R.jsxs)(`span`,{className:`muted`,children:[e,` (`,n,`)`]})),wide:!0,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>(0,R.jsx)(T,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>(0,R.jsx)(y,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{H as CustomerList};