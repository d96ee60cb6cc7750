import{Ot as e,St as t,Tt as n,U as r,f as i,h as a,ht as o,jt as s,kt as c,s as l,wt as u,xt as d,y as f}from"./index-DxvkqU8P.js";import{t as p}from"./search-x-WRR2GJUe.js";import{t as m}from"./user-plus-wYwDdeVQ.js";import{b as h,n as g}from"./messages-igU7N3k3.js";import{t as _}from"./useCustomerName-ArCx_vpM.js";import{t as v}from"./Card-D9gWPMxB.js";import{n as y,t as b}from"./SavedViews-CPk9bxWb.js";import{t as x}from"./EmptyState-D9m46cVh.js";import{t as S}from"./ExportButton-CAPZTQiD.js";import{t as C}from"./Money-DWrvieYF.js";import{t as w}from"./NewRows-Bw4zPBzQ.js";import{t as T}from"./OptionsFilter-CXUdDKNe.js";import{t as E}from"./PageHeader-OMwtLIVL.js";import{t as D}from"./Pagination-DVAPL-9S.js";import{t as O}from"./SearchInput-CPBqi-p4.js";import{t as k}from"./Table-C8WSTUNy.js";import{t as A}from"./Time-CyOfpkiB.js";import{t as j}from"./Toolbar-B4XelsHZ.js";import{t as M}from"./Dialog-TmRuJTbs.js";import{a as N,r as P,t as F}from"./Field-BDMUAlS8.js";import{t as I}from"./Form-1p36lu4P.js";import{a as L,n as R,t as z}from"./CustomerBadge-CCEBSYAS.js";import{t as B}from"./customerWhere-BZkFrO6H.js";var V=h();function H(e){let t=g(R),n=s(),{mutateAsync:r}=u(L);async function i(e){let i=t=>String(e[t]??``).trim(),{createCustomer:a}=await r({input:{name:i(`name`),phoneLinked:e.phoneLinked===!0,...d({email:i(`email`),phone:i(`phone`),tierId:i(`tierId`)})}});l(t.create.done(i(`name`))),n({to:`/customers/$id`,params:{id:a.id}})}return(0,V.jsx)(M,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:(0,V.jsxs)(I,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:i,children:[(0,V.jsx)(N,{name:`name`,label:t.form.name,maxLength:200}),(0,V.jsx)(N,{name:`email`,label:t.form.email,type:`email`,optional:!0}),(0,V.jsx)(N,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),(0,V.jsx)(F,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),(0,V.jsx)(P,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function G(e){let n=e.sort??`-created`;return{...t(e),where:d({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,or:e.q?B(e.q):void 0}),orderBy:{field:W[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var K=e(`/signedIn/customers`);function q(){let e=g(R),t=K.useSearch(),a=K.useNavigate(),o=r(`CUSTOMERS_WRITE`),s=G(t),{data:c,error:l,isPlaceholderData:u,refetch:h}=n(U,s),_=c?.customers.edges.map(e=>e.node),C=Y(),{dialog:T,...O}=t,{after:A,before:M,...N}=O,{sort:P,...F}=N,I=e=>void a({search:d({...N,...e})}),L=Object.keys(F).length>0,z=c?.priceTiers.edges.map(e=>e.node)??[];return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(E,{title:e.title,aside:(0,V.jsx)(w,{type:`CUSTOMER`,ids:_?.map(({id:e})=>e),onShow:()=>I({})}),actions:(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(S,{input:{kind:`CUSTOMERS`,customerWhere:s.where},count:c?.customers.totalCount}),o&&(0,V.jsx)(i,{look:`primary`,icon:m,onClick:()=>void a({search:{...O,dialog:`create`},resetScroll:!1}),children:e.add})]})}),(0,V.jsx)(b,{list:`customers`,to:`/customers`,search:t}),(0,V.jsx)(j,{end:(0,V.jsx)(y,{name:`customers`,columns:C}),children:(0,V.jsx)(J,{search:t,tiers:z,onChange:I})}),(0,V.jsxs)(v,{flush:!0,children:[(0,V.jsx)(k,{name:`customers`,label:e.title,columns:C,rows:_,rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void h(),sort:P??`-created`,onSort:e=>I({sort:e}),empty:L?(0,V.jsx)(x,{icon:p,title:e.noMatch,text:e.noMatchText}):(0,V.jsx)(x,{icon:f,title:e.empty,text:e.emptyText})}),(0,V.jsx)(D,{connection:c?.customers,onChange:e=>void a({search:d({...N,...e})})})]}),T===`create`&&o&&(0,V.jsx)(H,{tiers:z,onClose:()=>void a({search:O,replace:!0,resetScroll:!1})})]})}function J(e){let{search:t,tiers:n,onChange:r}=e,i=g(R),{statuses:s}=g(a);return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(O,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,V.jsx)(T,{single:!0,label:i.filters.status,options:o.map(e=>({value:e,label:s.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),(0,V.jsx)(T,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),(0,V.jsx)(T,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function Y(){let{columns:e,notLinked:t}=g(R),n=_();return[{id:`name`,header:e.name,cell:e=>(0,V.jsx)(c,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>(0,V.jsx)(z,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&(0,V.jsxs)(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:!0,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>(0,V.jsx)(A,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>(0,V.jsx)(C,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{q as CustomerList};