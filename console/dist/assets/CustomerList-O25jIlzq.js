import{Ot as e,St as t,Tt as n,U as r,f as i,h as a,ht as o,jt as s,kt as c,s as l,wt as u,xt as d,y as f}from"./index-CsPdx_Mn.js";import{t as p}from"./search-x-WRR2GJUe.js";import{t as m}from"./user-plus-wYwDdeVQ.js";import{b as h,n as g}from"./messages-igU7N3k3.js";import{t as _}from"./Card-CIGM-tn0.js";import{n as v,t as y}from"./SavedViews-5vaJIQPc.js";import{t as b}from"./EmptyState-sJxxhazC.js";import{t as x}from"./ExportButton-xZVFJZ7c.js";import{t as S}from"./Money-DPyT9eDQ.js";import{t as C}from"./NewRows-BeZbF6ZD.js";import{t as w}from"./OptionsFilter-DvVme67e.js";import{t as T}from"./PageHeader-DxWvB6R1.js";import{t as E}from"./Pagination-EgfwuWsA.js";import{t as D}from"./SearchInput-eQLIhkR-.js";import{t as O}from"./Table-CsZozIxF.js";import{t as k}from"./Time-DD_NlqKz.js";import{t as A}from"./Toolbar-DaPJH_3C.js";import{t as j}from"./Dialog-DvY3RlSy.js";import{a as M,r as N,t as P}from"./Field-CjhKlnu1.js";import{t as F}from"./Form-CH7C0Xdd.js";import{a as I,n as L,t as R}from"./CustomerBadge-BWNT7EhW.js";import{t as z}from"./customerWhere-BZkFrO6H.js";var B=h();function V(e){let t=g(L),n=s(),{mutateAsync:r}=u(I);async function i(e){let i=t=>String(e[t]??``).trim(),{createCustomer:a}=await r({input:{name:i(`name`),phoneLinked:e.phoneLinked===!0,...d({email:i(`email`),phone:i(`phone`),tierId:i(`tierId`)})}});l(t.create.done(i(`name`))),n({to:`/customers/$id`,params:{id:a.id}})}return(0,B.jsx)(j,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:(0,B.jsxs)(F,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:i,children:[(0,B.jsx)(M,{name:`name`,label:t.form.name,maxLength:200}),(0,B.jsx)(M,{name:`email`,label:t.form.email,type:`email`,optional:!0}),(0,B.jsx)(M,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),(0,B.jsx)(P,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),(0,B.jsx)(N,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),U={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function W(e){let n=e.sort??`-created`;return{...t(e),where:d({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,or:e.q?z(e.q):void 0}),orderBy:{field:U[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var G=e(`/signedIn/customers`);function K(){let e=g(L),t=G.useSearch(),a=G.useNavigate(),o=r(`CUSTOMERS_WRITE`),s=W(t),{data:c,error:l,isPlaceholderData:u,refetch:h}=n(H,s),S=c?.customers.edges.map(e=>e.node),w=J(),{dialog:D,...k}=t,{after:j,before:M,...N}=k,{sort:P,...F}=N,I=e=>void a({search:d({...N,...e})}),R=Object.keys(F).length>0,z=c?.priceTiers.edges.map(e=>e.node)??[];return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(T,{title:e.title,aside:(0,B.jsx)(C,{type:`CUSTOMER`,ids:S?.map(({id:e})=>e),onShow:()=>I({})}),actions:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(x,{input:{kind:`CUSTOMERS`,customerWhere:s.where},count:c?.customers.totalCount}),o&&(0,B.jsx)(i,{look:`primary`,icon:m,onClick:()=>void a({search:{...k,dialog:`create`},resetScroll:!1}),children:e.add})]})}),(0,B.jsx)(y,{list:`customers`,to:`/customers`,search:t}),(0,B.jsx)(A,{end:(0,B.jsx)(v,{name:`customers`,columns:w}),children:(0,B.jsx)(q,{search:t,tiers:z,onChange:I})}),(0,B.jsxs)(_,{flush:!0,children:[(0,B.jsx)(O,{name:`customers`,label:e.title,columns:w,rows:S,rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void h(),sort:P??`-created`,onSort:e=>I({sort:e}),empty:R?(0,B.jsx)(b,{icon:p,title:e.noMatch,text:e.noMatchText}):(0,B.jsx)(b,{icon:f,title:e.empty,text:e.emptyText})}),(0,B.jsx)(E,{connection:c?.customers,onChange:e=>void a({search:d({...N,...e})})})]}),D===`create`&&o&&(0,B.jsx)(V,{tiers:z,onClose:()=>void a({search:k,replace:!0,resetScroll:!1})})]})}function q(e){let{search:t,tiers:n,onChange:r}=e,i=g(L),{statuses:s}=g(a);return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(D,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,B.jsx)(w,{single:!0,label:i.filters.status,options:o.map(e=>({value:e,label:s.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),(0,B.jsx)(w,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),(0,B.jsx)(w,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function J(){let{columns:e,notLinked:t}=g(L);return[{id:`name`,header:e.name,cell:({id:e,name:t})=>(0,B.jsx)(c,{to:`/customers/$id`,params:{id:e},children:t}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>(0,B.jsx)(R,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&(0,B.jsxs)(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:!0,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>(0,B.jsx)(k,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>(0,B.jsx)(S,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{K as CustomerList};