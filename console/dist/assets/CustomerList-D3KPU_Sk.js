import{I as e,Ot as t,St as n,Tt as r,b as i,c as a,g as o,ht as s,jt as c,kt as l,p as u,wt as d,xt as f}from"./index-CQWaXgUN.js";import{t as p}from"./search-x-kEgxQIyG.js";import{t as m}from"./user-plus-DD53N1B4.js";import{n as h,y as g}from"./messages-BV8KbY0P.js";import{t as _}from"./Card-C2-gG51M.js";import{n as v,t as y}from"./SavedViews-BxxzI6dF.js";import{t as b}from"./EmptyState-BE-RZvry.js";import{t as x}from"./ExportButton-BcSPj9zX.js";import{t as S}from"./Money-DuxA4dH-.js";import{t as C}from"./OptionsFilter-CreKGJNW.js";import{t as w}from"./PageHeader-CjMD5ZiZ.js";import{t as T}from"./Pagination-Du9P_iYP.js";import{t as E}from"./SearchInput-BQMxqoy-.js";import{t as D}from"./Table-DuPkneaL.js";import{t as O}from"./Time-BALxdxQh.js";import{t as k}from"./Toolbar-DTNMSIBi.js";import{t as A}from"./Dialog-RKanoM9r.js";import{a as j,r as M,t as N}from"./Field-Cs9Is6q0.js";import{t as P}from"./Form-CSA_M5gV.js";import{a as F,n as I,t as L}from"./CustomerBadge-CKAhcycu.js";import{t as R}from"./customerWhere-BZkFrO6H.js";var z=g();function B(e){let t=h(I),n=c(),{mutateAsync:r}=d(F);async function i(e){let i=t=>String(e[t]??``).trim(),{createCustomer:o}=await r({input:{name:i(`name`),phoneLinked:e.phoneLinked===!0,...f({email:i(`email`),phone:i(`phone`),tierId:i(`tierId`)})}});a(t.create.done(i(`name`))),n({to:`/customers/$id`,params:{id:o.id}})}return(0,z.jsx)(A,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:(0,z.jsxs)(P,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:i,children:[(0,z.jsx)(j,{name:`name`,label:t.form.name,maxLength:200}),(0,z.jsx)(j,{name:`email`,label:t.form.email,type:`email`,optional:!0}),(0,z.jsx)(j,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),(0,z.jsx)(N,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),(0,z.jsx)(M,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function U(e){let t=e.sort??`-created`;return{...n(e),where:f({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,or:e.q?R(e.q):void 0}),orderBy:{field:H[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var W=t(`/signedIn/customers`);function G(){let t=h(I),n=W.useSearch(),a=W.useNavigate(),o=e(`CUSTOMERS_WRITE`),s=U(n),{data:c,error:l,isPlaceholderData:d,refetch:g}=r(V,s),S=q(),{dialog:C,...E}=n,{after:O,before:A,...j}=E,{sort:M,...N}=j,P=e=>void a({search:f({...j,...e})}),F=Object.keys(N).length>0,L=c?.priceTiers.edges.map(e=>e.node)??[];return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(w,{title:t.title,actions:(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(x,{input:{kind:`CUSTOMERS`,customerWhere:s.where},count:c?.customers.totalCount}),o&&(0,z.jsx)(u,{look:`primary`,icon:m,onClick:()=>void a({search:{...E,dialog:`create`},resetScroll:!1}),children:t.add})]})}),(0,z.jsx)(y,{list:`customers`,to:`/customers`,search:n}),(0,z.jsx)(k,{end:(0,z.jsx)(v,{name:`customers`,columns:S}),children:(0,z.jsx)(K,{search:n,tiers:L,onChange:P})}),(0,z.jsxs)(_,{flush:!0,children:[(0,z.jsx)(D,{name:`customers`,label:t.title,columns:S,rows:c?.customers.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:l,onRetry:()=>void g(),sort:M??`-created`,onSort:e=>P({sort:e}),empty:F?(0,z.jsx)(b,{icon:p,title:t.noMatch,text:t.noMatchText}):(0,z.jsx)(b,{icon:i,title:t.empty,text:t.emptyText})}),(0,z.jsx)(T,{connection:c?.customers,onChange:e=>void a({search:f({...j,...e})})})]}),C===`create`&&o&&(0,z.jsx)(B,{tiers:L,onClose:()=>void a({search:E,replace:!0,resetScroll:!1})})]})}function K(e){let{search:t,tiers:n,onChange:r}=e,i=h(I),{statuses:a}=h(o);return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(E,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,z.jsx)(C,{single:!0,label:i.filters.status,options:s.map(e=>({value:e,label:a.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),(0,z.jsx)(C,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),(0,z.jsx)(C,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function q(){let{columns:e,notLinked:t}=h(I);return[{id:`name`,header:e.name,cell:({id:e,name:t})=>(0,z.jsx)(l,{to:`/customers/$id`,params:{id:e},children:t}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>(0,z.jsx)(L,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&(0,z.jsxs)(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:!0,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>(0,z.jsx)(O,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>(0,z.jsx)(S,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{G as CustomerList};