const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-BgmLN0BR.js","assets/index-C_awMD9f.js","assets/early-__BPvlh7.js","assets/pages-8aiLBlpr.js","assets/details-CxNL7yMW.js","assets/parts-pMUibyO3.js","assets/dialogs-CTFvroS6.js","assets/sending-CSZbDVvW.js","assets/draft-hmm7HFaE.js","assets/SelectField-Doavg9wg.js","assets/TextField-D1znSldf.js","assets/change.gql-CSRZvWI7.js","assets/customers-Cq4m2Fim.js","assets/CustomerBulkBar-BQZO1bhu.js","assets/bulkMessages-BmLkH7rN.js","assets/CustomerBulkDialog-CCKzYE5-.js","assets/BulkDialog-DLmqaZst.js"])))=>i.map(i=>d[i]);
import{Ft as e,It as t,Jt as n,O as r,St as i,Y as a,Yt as o,hn as s,rt as c,tt as l,u,v as ee,w as d,wn as f,xn as p}from"./index-C_awMD9f.js";import{$ as m,A as h,D as g,E as _,F as v,G as te,K as ne,M as y,T as b,U as x,W as S,Y as C,Z as w,a as T,b as E,c as D,d as O,j as re,o as k,s as A,u as ie,y as ae}from"./parts-pMUibyO3.js";import{p as j,x as M}from"./details-CxNL7yMW.js";import{H as N,U as P,x as F,z as I}from"./early-__BPvlh7.js";import{n as L,t as R}from"./customers-Cq4m2Fim.js";o();var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
        externalRef
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
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
      }
    }
  }
}
    `),B={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function V(e,t){let{from:n,to:r}=I(e,t),i=e.sort??`-created`;return{...P(e),where:N({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,createdAtGTE:n,createdAtLT:r,matches:e.q}),orderBy:{field:B[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);f();var U=u(()=>l(()=>import(`./CreateDialog-BgmLN0BR.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12]))),W=u(()=>l(()=>import(`./CustomerBulkBar-BQZO1bhu.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([13,1,2,4,5,14]))),G=u(()=>l(()=>import(`./CustomerBulkDialog-CCKzYE5-.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([15,1,2,5,16,6,4,3,7,8,9,14,12]))),K=e(`/signedIn/customers`),q=({customers:e})=>e.edges.map(({node:e})=>e),oe=h(H,({customers:e})=>e.edges.map(({node:e})=>e));function J(){let e=a(L),t=K.useSearch(),i=K.useNavigate(),o=c(`CUSTOMERS_WRITE`),l=V(t,te().timezone),{data:u,error:d,isPlaceholderData:f,refetch:h}=ie(z,l,q,[`CUSTOMER`,`ORDER`,`RECHARGE`]),g=u&&q(u),b=se(),S=F(t),{chosen:k,selection:A,clear:P,remove:I}=T(g,S),[R,B]=s(null),H=O(),{open:J,close:X}=x(),{after:ce,before:le,...Z}=S,{sort:ue,...de}=Z,Q=e=>void i({search:N({...Z,...e})}),fe=Object.keys(de).length>0,$=j(u?.priceTiers);return n(p,{children:[n(C,{title:e.title,aside:n(re,{type:`CUSTOMER`,ids:g?.map(({id:e})=>e),where:l.where,...oe,onShow:()=>Q({})}),actions:n(p,{children:[n(y,{input:{kind:`CUSTOMERS`,customerWhere:l.where},count:u?.customers.totalCount}),o&&n(ee,{look:`primary`,icon:M,onClick:()=>J(`create`),children:e.add})]})}),n(E,{list:`customers`,to:`/customers`,search:t}),n(ae,{end:n(D,{name:`customers`,columns:b}),children:n(Y,{search:S,tiers:$??[],onChange:Q})}),n(w,{flush:!0,children:[k.length>0&&n(W,{count:k.length,onStart:e=>B({kind:e,customers:k}),onClear:P}),n(ne,{name:`customers`,label:e.title,columns:b,rows:g,rowKey:e=>e.id,rowName:H,...o&&{selection:A},stale:f,error:d,onRetry:()=>void h(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?n(v,{icon:m,title:e.noMatch,text:e.noMatchText}):n(v,{icon:r,title:e.empty,text:e.emptyText})}),n(_,{connection:u?.customers,onChange:e=>void i({search:N({...Z,...e})})})]}),R&&$&&n(G,{...R,tiers:$,onDone:I,onClose:()=>B(null)}),t.dialog===`create`&&o&&$&&n(U,{tiers:$,onClose:X})]})}function Y(e){let{search:t,tiers:r,onChange:o}=e,s=a(L),{statuses:c}=a(d);return n(p,{children:[n(k,{label:s.search,placeholder:s.searchPlaceholder,value:t.q??``,onChange:e=>o({q:e})}),n(g,{single:!0,label:s.filters.status,options:i.map(e=>({value:e,label:c.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>o({status:e})}),n(g,{single:!0,label:s.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:s.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>o({tier:e})}),n(g,{single:!0,label:s.filters.phone,options:[{value:`yes`,label:s.filters.linked},{value:`no`,label:s.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>o({linked:e})}),n(b,{label:s.filters.registered,value:t,onChange:e=>o({period:void 0,from:void 0,to:void 0,...e})})]})}function X({address:e}){let t=e.lastIndexOf(`@`)+1;return n(p,{children:[e.slice(0,t),n(`wbr`,{}),e.slice(t)]})}function se(){let{columns:e,notLinked:r}=a(L),i=O();return[{id:`name`,header:e.name,cell:e=>n(t,{to:`/customers/$id`,params:{id:e.id},children:i(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>n(R,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e&&n(X,{address:e}),wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&n(`span`,{className:`muted`,children:[e,` (`,r,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&n(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>n(S,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>n(A,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{J as CustomerList};