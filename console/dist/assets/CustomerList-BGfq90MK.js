import{Ct as e,Dt as t,E as n,Et as r,c as i,d as a,gt as o,ht as s,j as c,l,m as u}from"./index-CY5Lfr2k.js";import{r as d}from"./CopyId-SiKlB92z.js";import{t as f}from"./search-x-D5D9SIi7.js";import{t as p}from"./user-plus-Cm6K0mAI.js";import{n as m,r as h}from"./query-Bxe-Codu.js";import{b as g,i as _,t as v}from"./shared-Dy6YWKPE.js";import{t as y}from"./Card-SRE2vbvg.js";import{n as b,t as x}from"./SavedViews-CgGY3F9S.js";import{t as S}from"./Money-DNz4QFMH.js";import{t as C}from"./OptionsFilter-DigH8tId.js";import{t as w}from"./Pagination-DqrZ3DpR.js";import{t as T}from"./SearchInput-B4UrwKTM.js";import{t as E}from"./Table-B0KlPTnN.js";import{t as D}from"./Time-CeXgC4al.js";import{t as O}from"./Toolbar-Cq5pffjP.js";import{t as k}from"./Dialog-BeM_rj20.js";import{a as A,r as j,t as M}from"./Field-XYTBhkxt.js";import{t as N}from"./Form-ClSmUhhv.js";import{a as P,n as F,t as I}from"./CustomerBadge-Dr-f1i8y.js";var L=g();function R(n){let r=_(F),i=t(),{mutateAsync:o}=m(P);async function s(t){let n=e=>String(t[e]??``).trim(),{createCustomer:s}=await o({input:{name:n(`name`),phoneLinked:t.phoneLinked===!0,...e({email:n(`email`),phone:n(`phone`),tierId:n(`tierId`)})}});a(r.create.done(n(`name`))),i({to:`/customers/$id`,params:{id:s.id}})}return(0,L.jsx)(k,{open:!0,onClose:n.onClose,title:r.create.title,text:r.create.text,children:(0,L.jsxs)(N,{submitLabel:r.create.submit,onCancel:n.onClose,onSubmit:s,children:[(0,L.jsx)(A,{name:`name`,label:r.form.name,maxLength:200}),(0,L.jsx)(A,{name:`email`,label:r.form.email,type:`email`,optional:!0}),(0,L.jsx)(A,{name:`phone`,label:r.form.phone,type:`tel`,hint:r.form.phoneHint,optional:!0}),(0,L.jsx)(M,{name:`phoneLinked`,label:r.form.linked,hint:r.form.linkedHint}),(0,L.jsx)(j,{name:`tierId`,label:r.form.tier,optional:!0,options:[{value:``,label:r.noTier},...n.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B=r(`/signedIn/customers`);function V(){let t=_(F),r=B.useSearch(),a=B.useNavigate(),o=u(`CUSTOMERS_WRITE`),{data:d,error:m,isPlaceholderData:g,refetch:v}=h(z,s(r)),S=U(),{dialog:C,...T}=r,{after:D,before:k,...A}=T,{sort:j,...M}=A,N=t=>void a({search:e({...A,...t})}),P=Object.keys(M).length>0,I=d?.priceTiers.edges.map(e=>e.node)??[];return(0,L.jsxs)(L.Fragment,{children:[(0,L.jsx)(i,{title:t.title,actions:o&&(0,L.jsx)(n,{look:`primary`,icon:p,onClick:()=>void a({search:{...T,dialog:`create`},resetScroll:!1}),children:t.add})}),(0,L.jsx)(x,{list:`customers`,to:`/customers`,search:r}),(0,L.jsx)(O,{end:(0,L.jsx)(b,{name:`customers`,columns:S}),children:(0,L.jsx)(H,{search:r,tiers:I,onChange:N})}),(0,L.jsxs)(y,{flush:!0,children:[(0,L.jsx)(E,{name:`customers`,label:t.title,columns:S,rows:d?.customers.edges.map(e=>e.node),rowKey:e=>e.id,stale:g,error:m,onRetry:()=>void v(),sort:j??`-created`,onSort:e=>N({sort:e}),empty:P?(0,L.jsx)(l,{icon:f,title:t.noMatch,text:t.noMatchText}):(0,L.jsx)(l,{icon:c,title:t.empty,text:t.emptyText})}),(0,L.jsx)(w,{connection:d?.customers,onChange:t=>void a({search:e({...A,...t})})})]}),C===`create`&&o&&(0,L.jsx)(R,{tiers:I,onClose:()=>void a({search:T,replace:!0,resetScroll:!1})})]})}function H(e){let{search:t,tiers:n,onChange:r}=e,i=_(F),{statuses:a}=_(v);return(0,L.jsxs)(L.Fragment,{children:[(0,L.jsx)(T,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,L.jsx)(C,{single:!0,label:i.filters.status,options:o.map(e=>({value:e,label:a.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),(0,L.jsx)(C,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),(0,L.jsx)(C,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function U(){let{columns:e,notLinked:t}=_(F);return[{id:`name`,header:e.name,cell:({id:e,name:t})=>(0,L.jsx)(d,{to:`/customers/$id`,params:{id:e},children:t}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>(0,L.jsx)(I,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&(0,L.jsxs)(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:!0,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>(0,L.jsx)(D,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>(0,L.jsx)(S,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{V as CustomerList};