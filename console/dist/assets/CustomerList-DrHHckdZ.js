const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-BOFzu600.js","assets/index-cCBaboqx.js","assets/early-__BPvlh7.js","assets/pages-D0R2bPPx.js","assets/details-BSEAqBgF.js","assets/parts-C6nyRSZ-.js","assets/dialogs-CVBYXjnW.js","assets/sending-MqBbovHJ.js","assets/draft-CFCvD3QD.js","assets/SelectField-CRiDA7ZC.js","assets/TextField-B94nePWo.js","assets/change.gql-CSRZvWI7.js","assets/customers-tiPMfLMT.js","assets/CustomerBulkBar-DIMArT5x.js","assets/bulkMessages-CdY3ccwG.js","assets/CustomerBulkDialog-Dm5zo9MY.js","assets/BulkDialog-Dg1V6ICr.js"])))=>i.map(i=>d[i]);
import{Ft as e,It as t,Jt as n,O as r,St as i,Y as a,Yt as o,hn as s,rt as c,tt as l,u,v as d,w as f,wn as p,xn as m}from"./index-cCBaboqx.js";import{$ as h,D as ee,E as g,G as _,I as v,J as y,K as b,M as x,N as S,O as C,Z as w,b as T,c as E,d as D,f as O,j as k,l as te,o as ne,q as re,s as A,tt as ie,x as ae}from"./parts-C6nyRSZ-.js";import{p as j,x as M}from"./details-BSEAqBgF.js";import{H as N,U as P,x as F,z as I}from"./early-__BPvlh7.js";import{n as L,t as R}from"./customers-tiPMfLMT.js";o();var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);p();var U=u(()=>l(()=>import(`./CreateDialog-BOFzu600.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12]))),W=u(()=>l(()=>import(`./CustomerBulkBar-DIMArT5x.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([13,1,2,4,5,14]))),G=u(()=>l(()=>import(`./CustomerBulkDialog-Dm5zo9MY.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([15,1,2,5,16,6,4,3,7,8,9,14,12]))),K=e(`/signedIn/customers`),q=({customers:e})=>e.edges.map(({node:e})=>e),oe=k(H,({customers:e})=>e.edges.map(({node:e})=>e));function J(){let e=a(L),t=K.useSearch(),i=K.useNavigate(),o=c(`CUSTOMERS_WRITE`),l=V(t,re().timezone),{data:u,error:f,isPlaceholderData:p,refetch:g}=D(z,l,q,[`CUSTOMER`,`ORDER`,`RECHARGE`]),b=u&&q(u),C=se(),E=F(t),{chosen:k,selection:A,clear:P,remove:I}=ne(b,E),[R,B]=s(null),H=O(),{open:J,close:X}=_(),{after:ce,before:le,...Z}=E,{sort:ue,...de}=Z,Q=e=>void i({search:N({...Z,...e})}),fe=Object.keys(de).length>0,$=j(u?.priceTiers);return n(m,{children:[n(w,{title:e.title,aside:n(x,{type:`CUSTOMER`,ids:b?.map(({id:e})=>e),where:l.where,...oe,onShow:()=>Q({})}),actions:n(m,{children:[n(S,{input:{kind:`CUSTOMERS`,customerWhere:l.where},count:u?.customers.totalCount}),o&&n(d,{look:`primary`,icon:M,onClick:()=>J(`create`),children:e.add})]})}),n(ae,{list:`customers`,to:`/customers`,search:t}),n(T,{end:n(te,{name:`customers`,columns:C}),children:n(Y,{search:E,tiers:$??[],onChange:Q})}),n(h,{flush:!0,children:[k.length>0&&n(W,{count:k.length,onStart:e=>B({kind:e,customers:k}),onClear:P}),n(y,{name:`customers`,label:e.title,columns:C,rows:b,rowKey:e=>e.id,rowName:H,...o&&{selection:A},stale:p,error:f,onRetry:()=>void g(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?n(v,{icon:ie,title:e.noMatch,text:e.noMatchText}):n(v,{icon:r,title:e.empty,text:e.emptyText})}),n(ee,{connection:u?.customers,onChange:e=>void i({search:N({...Z,...e})})})]}),R&&$&&n(G,{...R,tiers:$,onDone:I,onClose:()=>B(null)}),t.dialog===`create`&&o&&$&&n(U,{tiers:$,onClose:X})]})}function Y(e){let{search:t,tiers:r,onChange:o}=e,s=a(L),{statuses:c}=a(f);return n(m,{children:[n(A,{label:s.search,placeholder:s.searchPlaceholder,value:t.q??``,onChange:e=>o({q:e})}),n(C,{single:!0,label:s.filters.status,options:i.map(e=>({value:e,label:c.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>o({status:e})}),n(C,{single:!0,label:s.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:s.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>o({tier:e})}),n(C,{single:!0,label:s.filters.phone,options:[{value:`yes`,label:s.filters.linked},{value:`no`,label:s.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>o({linked:e})}),n(g,{label:s.filters.registered,value:t,onChange:e=>o({period:void 0,from:void 0,to:void 0,...e})})]})}function X({address:e}){let t=e.lastIndexOf(`@`)+1;return n(m,{children:[e.slice(0,t),n(`wbr`,{}),e.slice(t)]})}function se(){let{columns:e,notLinked:r}=a(L),i=O();return[{id:`name`,header:e.name,cell:e=>n(t,{to:`/customers/$id`,params:{id:e.id},children:i(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>n(R,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e&&n(X,{address:e}),wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&n(`span`,{className:`muted`,children:[e,` (`,r,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&n(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>n(b,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>n(E,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{J as CustomerList};