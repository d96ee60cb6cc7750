import{c as e,l as t,t as n}from"./PageHeader-De--tDHi.js";import{n as r,r as i,t as a}from"./Toolbar-D3yPKLFH.js";import{d as o,i as s,n as c,t as l}from"./shared-DX-XMDMb.js";import{a as u,b as d,n as f,r as p,y as m}from"./index-DOIRrs6X.js";import{n as h,o as g,s as _}from"./session-CTp6Otne.js";import{t as v}from"./Button-QgmWzkvn.js";import{i as y,r as b}from"./Badge-Fu_ao9av.js";import{n as x,t as S}from"./OptionsFilter-BpH4PeGY.js";import{n as C,t as w}from"./Table-B_FmGBMU.js";import{t as T}from"./page-DWYEniN2.js";import{n as E}from"./StatusBadge-Bw-t2O-d.js";import{t as D}from"./useNavigate-C862Yedn.js";import{t as O}from"./Dialog-B4PSMN8r.js";import{a as k,r as A,s as j,t as M}from"./Form-6G3yQaf9.js";import{a as N,n as P,t as F}from"./CustomerBadge-CDpV8lrs.js";var I={name:`user-plus`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}],[`line`,{x1:`19`,x2:`19`,y1:`8`,y2:`14`,key:`1bvyxn`}],[`line`,{x1:`22`,x2:`16`,y1:`11`,y2:`11`,key:`1shjgl`}]]};I.node;var L=c(I),R=o();function z(e){let t=s(P),n=D(),{mutateAsync:r}=g(N);async function i(e){let i=t=>String(e[t]??``).trim(),{createCustomer:a}=await r({input:{name:i(`name`),phoneLinked:e.phoneLinked===!0,...T({email:i(`email`),phone:i(`phone`),tierId:i(`tierId`)})}});p(t.create.done(i(`name`))),n({to:`/customers/$id`,params:{id:a.id}})}return(0,R.jsx)(O,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:(0,R.jsxs)(M,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:i,children:[(0,R.jsx)(j,{name:`name`,label:t.form.name,maxLength:200}),(0,R.jsx)(j,{name:`email`,label:t.form.email,type:`email`,optional:!0}),(0,R.jsx)(j,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),(0,R.jsx)(A,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),(0,R.jsx)(k,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),V=e(`/signedIn/customers`);function H(){let e=s(P),t=V.useSearch(),r=V.useNavigate(),o=h(`CUSTOMERS_WRITE`),{data:c,error:l,isPlaceholderData:d,refetch:p}=_(B,m(t)),g=W(),{after:b,before:S,...E}=t,{sort:D,dialog:O,...k}=E,A=e=>void r({search:T({...E,...e})}),j=Object.keys(k).length>0,M=c?.priceTiers.edges.map(e=>e.node)??[];return(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)(n,{title:e.title,actions:o&&(0,R.jsx)(v,{look:`primary`,icon:L,onClick:()=>A({dialog:`create`}),children:e.add})}),(0,R.jsx)(a,{end:(0,R.jsx)(x,{name:`customers`,columns:g}),children:(0,R.jsx)(U,{search:t,tiers:M,onChange:A})}),(0,R.jsxs)(y,{flush:!0,children:[(0,R.jsx)(w,{name:`customers`,label:e.title,columns:g,rows:c?.customers.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:l,onRetry:()=>void p(),sort:D??`-created`,onSort:e=>A({sort:e}),empty:j?(0,R.jsx)(f,{icon:i,title:e.noMatch,text:e.noMatchText}):(0,R.jsx)(f,{icon:u,title:e.empty,text:e.emptyText})}),(0,R.jsx)(C,{connection:c?.customers,onChange:e=>void r({search:T({...E,...e})})})]}),O===`create`&&o&&(0,R.jsx)(z,{tiers:M,onClose:()=>void r({search:T({sort:D,...k}),replace:!0})})]})}function U(e){let{search:t,tiers:n,onChange:i}=e,a=s(P),{statuses:o}=s(l);return(0,R.jsxs)(R.Fragment,{children:[(0,R.jsx)(r,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),(0,R.jsx)(S,{single:!0,label:a.filters.status,options:d.map(e=>({value:e,label:o.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>i({status:e})}),(0,R.jsx)(S,{single:!0,label:a.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:a.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>i({tier:e})}),(0,R.jsx)(S,{single:!0,label:a.filters.phone,options:[{value:`yes`,label:a.filters.linked},{value:`no`,label:a.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>i({linked:e})})]})}function W(){let{columns:e,notLinked:n}=s(P);return[{id:`name`,header:e.name,cell:({id:e,name:n})=>(0,R.jsx)(t,{to:`/customers/$id`,params:{id:e},children:n}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>(0,R.jsx)(F,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&(0,R.jsxs)(`span`,{className:`muted`,children:[e,` (`,n,`)`]})),wide:!0,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>(0,R.jsx)(E,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>(0,R.jsx)(b,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{H as CustomerList};