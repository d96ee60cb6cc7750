import{C as e,St as t,Y as n,_ as r,ft as i,in as a,kt as o,m as s,s as c,tn as l,vt as u,wt as d,xt as f,y as p,yt as m}from"./index-WD5am_F6.js";import{C as h,D as g,L as _,N as v,O as y,d as b,f as x,g as S,h as C,j as w,m as T,p as E,s as D,u as O,v as k,x as A,y as j}from"./parts-DgP1lZfu.js";import{G as M}from"./details-BryHUaBG.js";import{I as N,L as P}from"./early-NQvuXKrB.js";import{at as F,lt as I,rt as L,st as R,t as z}from"./dialogs-BJov7kpb.js";import{a as B,n as V,t as H}from"./customers-D__BXWJS.js";function U(e){let t=p(V),n=d(),{mutateAsync:r}=u(B);async function i(e){let i=t=>String(e[t]??``).trim(),{createCustomer:a}=await r({input:{name:i(`name`),phoneLinked:e.phoneLinked===!0,...N({email:i(`email`),phone:i(`phone`),tierId:i(`tierId`)})}});c(t.create.done(i(`name`))),n({to:`/customers/$id`,params:{id:a.id}})}return o(z,{open:!0,onClose:e.onClose,title:t.create.title,text:t.create.text,children:o(L,{submitLabel:t.create.submit,onCancel:e.onClose,onSubmit:i,children:[o(I,{name:`name`,label:t.form.name,maxLength:200}),o(I,{name:`email`,label:t.form.email,type:`email`,optional:!0}),o(I,{name:`phone`,label:t.form.phone,type:`tel`,hint:t.form.phoneHint,optional:!0}),o(F,{name:`phoneLinked`,label:t.form.linked,hint:t.form.linkedHint}),o(R,{name:`tierId`,label:t.form.tier,optional:!0,options:[{value:``,label:t.noTier},...e.tiers.map(({id:e,name:t})=>({value:e,label:t}))]})]})})}var W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),G={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function K(e){let t=e.sort??`-created`;return{...P(e),where:N({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,matches:e.q}),orderBy:{field:G[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var q=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);a();var J=f(`/signedIn/customers`),Y=({customers:e})=>e.edges.map(({node:e})=>e),X=(e,t)=>m(q,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id);function Z(){let t=p(V),r=J.useSearch(),i=J.useNavigate(),a=n(`CUSTOMERS_WRITE`),c=K(r),{data:u,error:d,isPlaceholderData:f,refetch:g}=m(W,c);T(W,c,Y,[`CUSTOMER`,`ORDER`,`RECHARGE`]);let b=u&&Y(u),S=$(),{dialog:E,...j}=r,{after:P,before:F,...I}=j,{sort:L,...R}=I,z=e=>void i({search:N({...I,...e})}),B=Object.keys(R).length>0,H=u?.priceTiers.edges.map(e=>e.node)??[];return o(l,{children:[o(w,{title:t.title,aside:o(O,{type:`CUSTOMER`,ids:b?.map(({id:e})=>e),where:c.where,useListed:X,onShow:()=>z({})}),actions:o(l,{children:[o(A,{input:{kind:`CUSTOMERS`,customerWhere:c.where},count:u?.customers.totalCount}),a&&o(s,{look:`primary`,icon:M,onClick:()=>void i({search:{...j,dialog:`create`},resetScroll:!1}),children:t.add})]})}),o(D,{list:`customers`,to:`/customers`,search:r}),o(C,{end:o(x,{name:`customers`,columns:S}),children:o(Q,{search:r,tiers:H,onChange:z})}),o(v,{flush:!0,children:[o(y,{name:`customers`,label:t.title,columns:S,rows:b,rowKey:e=>e.id,stale:f,error:d,onRetry:()=>void g(),sort:L??`-created`,onSort:e=>z({sort:e}),empty:B?o(h,{icon:_,title:t.noMatch,text:t.noMatchText}):o(h,{icon:e,title:t.empty,text:t.emptyText})}),o(k,{connection:u?.customers,onChange:e=>void i({search:N({...I,...e})})})]}),E===`create`&&a&&o(U,{tiers:H,onClose:()=>void i({search:j,replace:!0,resetScroll:!1})})]})}function Q(e){let{search:t,tiers:n,onChange:a}=e,s=p(V),{statuses:c}=p(r);return o(l,{children:[o(S,{label:s.search,placeholder:s.searchPlaceholder,value:t.q??``,onChange:e=>a({q:e})}),o(j,{single:!0,label:s.filters.status,options:i.map(e=>({value:e,label:c.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>a({status:e})}),o(j,{single:!0,label:s.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:s.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>a({tier:e})}),o(j,{single:!0,label:s.filters.phone,options:[{value:`yes`,label:s.filters.linked},{value:`no`,label:s.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>a({linked:e})})]})}function $(){let{columns:e,notLinked:n}=p(V),r=E();return[{id:`name`,header:e.name,cell:e=>o(t,{to:`/customers/$id`,params:{id:e.id},children:r(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>o(H,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&o(`span`,{className:`muted`,children:[e,` (`,n,`)`]})),wide:`below`,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>o(g,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>o(b,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Z as CustomerList};