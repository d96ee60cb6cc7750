import{At as e,Et as t,Mt as n,P as r,St as i,Tt as a,b as o,c as s,g as c,ht as l,kt as u,mt as d,p as f}from"./index-VFG-heOs.js";import{t as p}from"./search-x-8nGOw2-L.js";import{t as m}from"./user-plus-B-Spv6uN.js";import{n as h,y as g}from"./messages-DdyStFrt.js";import{t as _}from"./Card-DWPMELbP.js";import{n as v,t as y}from"./SavedViews-CporgAtV.js";import{t as b}from"./EmptyState-85vawyF3.js";import{t as x}from"./Money-uzJV5PTb.js";import{t as S}from"./OptionsFilter-CKeyIvud.js";import{t as C}from"./PageHeader-Ci09rnrX.js";import{t as w}from"./Pagination-C9thjkwg.js";import{t as T}from"./SearchInput-BVugbOeZ.js";import{t as E}from"./Table-DOmXH7lC.js";import{t as D}from"./Time-D0WNoWg5.js";import{t as O}from"./Toolbar-CvA-93XW.js";import{t as k}from"./Dialog-CWby7gLV.js";import{a as A,r as j,t as M}from"./Field-CshOvEhu.js";import{t as N}from"./Form-D158j6GB.js";import{a as P,n as F,t as I}from"./CustomerBadge-H-qAtE1s.js";var L=g();function R(e){let t=h(F),r=n(),{mutateAsync:o}=a(P);async function c(e){let n=t=>String(e[t]??``).trim(),{createCustomer:a}=await o({input:{name:n(`name`),phoneLinked:e.phoneLinked===!0,...i({email:n(`email`),phone:n(`phone`),tierId:n(`tierId`)})}});s(t.create.done(n(`name`))),r({to:`/customers/$id`,params:{id:a.id}})}return(0,L.jsx)(k,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:(0,L.jsxs)(N,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:c,children:[(0,L.jsx)(A,{name:`name`,label:t.form.name,maxLength:200}),(0,L.jsx)(A,{name:`email`,label:t.form.email,type:`email`,optional:!0}),(0,L.jsx)(A,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),(0,L.jsx)(M,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),(0,L.jsx)(j,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B=u(`/signedIn/customers`);function V(){let e=h(F),n=B.useSearch(),a=B.useNavigate(),s=r(`CUSTOMERS_WRITE`),{data:c,error:l,isPlaceholderData:u,refetch:g}=t(z,d(n)),x=U(),{dialog:S,...T}=n,{after:D,before:k,...A}=T,{sort:j,...M}=A,N=e=>void a({search:i({...A,...e})}),P=Object.keys(M).length>0,I=c?.priceTiers.edges.map(e=>e.node)??[];return(0,L.jsxs)(L.Fragment,{children:[(0,L.jsx)(C,{title:e.title,actions:s&&(0,L.jsx)(f,{look:`primary`,icon:m,onClick:()=>void a({search:{...T,dialog:`create`},resetScroll:!1}),children:e.add})}),(0,L.jsx)(y,{list:`customers`,to:`/customers`,search:n}),(0,L.jsx)(O,{end:(0,L.jsx)(v,{name:`customers`,columns:x}),children:(0,L.jsx)(H,{search:n,tiers:I,onChange:N})}),(0,L.jsxs)(_,{flush:!0,children:[(0,L.jsx)(E,{name:`customers`,label:e.title,columns:x,rows:c?.customers.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void g(),sort:j??`-created`,onSort:e=>N({sort:e}),empty:P?(0,L.jsx)(b,{icon:p,title:e.noMatch,text:e.noMatchText}):(0,L.jsx)(b,{icon:o,title:e.empty,text:e.emptyText})}),(0,L.jsx)(w,{connection:c?.customers,onChange:e=>void a({search:i({...A,...e})})})]}),S===`create`&&s&&(0,L.jsx)(R,{tiers:I,onClose:()=>void a({search:T,replace:!0,resetScroll:!1})})]})}function H(e){let{search:t,tiers:n,onChange:r}=e,i=h(F),{statuses:a}=h(c);return(0,L.jsxs)(L.Fragment,{children:[(0,L.jsx)(T,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,L.jsx)(S,{single:!0,label:i.filters.status,options:l.map(e=>({value:e,label:a.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),(0,L.jsx)(S,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),(0,L.jsx)(S,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function U(){let{columns:t,notLinked:n}=h(F);return[{id:`name`,header:t.name,cell:({id:t,name:n})=>(0,L.jsx)(e,{to:`/customers/$id`,params:{id:t},children:n}),sort:`name`,width:16},{id:`status`,header:t.status,cell:e=>(0,L.jsx)(I,{customer:e}),width:8},{id:`email`,header:t.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:t.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&(0,L.jsxs)(`span`,{className:`muted`,children:[e,` (`,n,`)`]})),wide:!0,width:16},{id:`tier`,header:t.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:t.since,cell:({createdAt:e})=>(0,L.jsx)(D,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:t.balance,cell:({walletBalance:e})=>(0,L.jsx)(x,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{V as CustomerList};