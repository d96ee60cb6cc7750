import{C as e,Ct as t,Et as n,Y as r,_ as i,bt as a,jt as o,m as s,mt as c,s as l,wt as u,y as d,yt as f}from"./index-BOjYus1t.js";import{A as p,Ct as m,E as h,I as g,L as _,M as v,N as y,P as b,V as x,j as S,k as C,kt as w,ot as T,tt as E,ut as D,yt as O,z as k}from"./parts-CT3q-B0d.js";import{E as A,T as j}from"./early-BeVRyKID.js";import{t as M}from"./Dialog-BuZhSlqA.js";import{a as N,r as P,t as F}from"./Field-BJ5Pa94G.js";import{t as I}from"./Form-BVa12cyn.js";import{a as L,n as R,t as z}from"./customers-CTuvIQl0.js";var B=o();function V(e){let t=d(R),r=n(),{mutateAsync:i}=f(L);async function a(e){let n=t=>String(e[t]??``).trim(),{createCustomer:a}=await i({input:{name:n(`name`),phoneLinked:e.phoneLinked===!0,...j({email:n(`email`),phone:n(`phone`),tierId:n(`tierId`)})}});l(t.create.done(n(`name`))),r({to:`/customers/$id`,params:{id:a.id}})}return(0,B.jsx)(M,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:(0,B.jsxs)(I,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:a,children:[(0,B.jsx)(N,{name:`name`,label:t.form.name,maxLength:200}),(0,B.jsx)(N,{name:`email`,label:t.form.email,type:`email`,optional:!0}),(0,B.jsx)(N,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),(0,B.jsx)(F,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),(0,B.jsx)(P,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query CustomerList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: CustomerWhereInput, $orderBy: CustomerOrder) {
  customers(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount(atMost: 1000)
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
    `),U={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function W(e){let t=e.sort??`-created`;return{...A(e),where:j({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,matches:e.q}),orderBy:{field:U[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),K=t(`/signedIn/customers`),q=(e,t)=>a(G,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id);function J(){let t=d(R),n=K.useSearch(),i=K.useNavigate(),o=r(`CUSTOMERS_WRITE`),c=W(n),{data:l,error:u,isPlaceholderData:f,refetch:p}=a(H,c),_=l?.customers.edges.map(e=>e.node),v=X(),{dialog:b,...E}=n,{after:A,before:M,...N}=E,{sort:P,...F}=N,I=e=>void i({search:j({...N,...e})}),L=Object.keys(F).length>0,z=l?.priceTiers.edges.map(e=>e.node)??[];return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(D,{title:t.title,aside:(0,B.jsx)(C,{type:`CUSTOMER`,ids:_?.map(({id:e})=>e),where:c.where,useListed:q,onShow:()=>I({})}),actions:(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(k,{input:{kind:`CUSTOMERS`,customerWhere:c.where},count:l?.customers.totalCount}),o&&(0,B.jsx)(s,{look:`primary`,icon:m,onClick:()=>void i({search:{...E,dialog:`create`},resetScroll:!1}),children:t.add})]})}),(0,B.jsx)(h,{list:`customers`,to:`/customers`,search:n}),(0,B.jsx)(y,{end:(0,B.jsx)(S,{name:`customers`,columns:v}),children:(0,B.jsx)(Y,{search:n,tiers:z,onChange:I})}),(0,B.jsxs)(O,{flush:!0,children:[(0,B.jsx)(T,{name:`customers`,label:t.title,columns:v,rows:_,rowKey:e=>e.id,stale:f,error:u,onRetry:()=>void p(),sort:P??`-created`,onSort:e=>I({sort:e}),empty:L?(0,B.jsx)(x,{icon:w,title:t.noMatch,text:t.noMatchText}):(0,B.jsx)(x,{icon:e,title:t.empty,text:t.emptyText})}),(0,B.jsx)(g,{connection:l?.customers,onChange:e=>void i({search:j({...N,...e})})})]}),b===`create`&&o&&(0,B.jsx)(V,{tiers:z,onClose:()=>void i({search:E,replace:!0,resetScroll:!1})})]})}function Y(e){let{search:t,tiers:n,onChange:r}=e,a=d(R),{statuses:o}=d(i);return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(b,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,B.jsx)(_,{single:!0,label:a.filters.status,options:c.map(e=>({value:e,label:o.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),(0,B.jsx)(_,{single:!0,label:a.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:a.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),(0,B.jsx)(_,{single:!0,label:a.filters.phone,options:[{value:`yes`,label:a.filters.linked},{value:`no`,label:a.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function X(){let{columns:e,notLinked:t}=d(R),n=v();return[{id:`name`,header:e.name,cell:e=>(0,B.jsx)(u,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>(0,B.jsx)(z,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&(0,B.jsxs)(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:!0,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>(0,B.jsx)(E,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>(0,B.jsx)(p,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{J as CustomerList};