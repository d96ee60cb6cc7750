const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-BLn76HeQ.js","assets/index-BnWrMzHB.js","assets/early-__BPvlh7.js","assets/pages-BKuchlSa.js","assets/details-DEzsJ7Eu.js","assets/parts-Cc9LtXcq.js","assets/dialogs-CX15PTHH.js","assets/sending-85CfD5rY.js","assets/draft-B-oezJ_L.js","assets/SelectField-BtILaga8.js","assets/TextField-Lr_b49hX.js","assets/change.gql-CSRZvWI7.js","assets/customers-BTBDvruH.js","assets/CustomerBulkBar-BoJvQodr.js","assets/bulkMessages-BZ0zksRF.js","assets/CustomerBulkDialog-D56SsWvD.js","assets/BulkDialog-BVJ1Qrx0.js"])))=>i.map(i=>d[i]);
import{Ft as e,It as t,Jt as n,O as r,St as i,Y as a,Yt as o,hn as s,rt as c,tt as l,u,v as ee,w as d,wn as f,xn as p}from"./index-BnWrMzHB.js";import{A as m,D as h,E as g,F as _,G as v,K as te,M as y,Q as b,T as x,W as S,X as C,a as w,b as T,c as E,d as D,et as O,j as k,o as A,q as ne,s as j,u as re,y as ie}from"./parts-Cc9LtXcq.js";import{p as ae,x as M}from"./details-DEzsJ7Eu.js";import{H as N,U as P,x as F,z as I}from"./early-__BPvlh7.js";import{n as L,t as R}from"./customers-BTBDvruH.js";o();var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);f();var U=u(()=>l(()=>import(`./CreateDialog-BLn76HeQ.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12]))),W=u(()=>l(()=>import(`./CustomerBulkBar-BoJvQodr.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([13,1,2,4,5,14]))),G=u(()=>l(()=>import(`./CustomerBulkDialog-D56SsWvD.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([15,1,2,5,16,6,4,3,7,8,9,14,12]))),K=e(`/signedIn/customers`),q=({customers:e})=>e.edges.map(({node:e})=>e),oe=m(H,({customers:e})=>e.edges.map(({node:e})=>e));function J(){let e=a(L),t=K.useSearch(),i=K.useNavigate(),o=c(`CUSTOMERS_WRITE`),l=V(t,te().timezone),{data:u,error:d,isPlaceholderData:f,refetch:m}=re(z,l,q,[`CUSTOMER`,`ORDER`,`RECHARGE`]),h=u&&q(u),v=X(),x=F(t),{chosen:A,selection:j,clear:P,remove:I}=w(h,x),[R,B]=s(null),H=D(),{open:J,close:Y}=S(),{after:ce,before:le,...Z}=x,{sort:ue,...de}=Z,Q=e=>void i({search:N({...Z,...e})}),fe=Object.keys(de).length>0,$=ae(u?.priceTiers);return n(p,{children:[n(C,{title:e.title,aside:n(k,{type:`CUSTOMER`,ids:h?.map(({id:e})=>e),where:l.where,...oe,onShow:()=>Q({})}),actions:n(p,{children:[n(y,{input:{kind:`CUSTOMERS`,customerWhere:l.where},count:u?.customers.totalCount}),o&&n(ee,{look:`primary`,icon:M,onClick:()=>J(`create`),children:e.add})]})}),n(T,{list:`customers`,to:`/customers`,search:t}),n(ie,{end:n(E,{name:`customers`,columns:v}),children:n(se,{search:x,tiers:$??[],onChange:Q})}),n(b,{flush:!0,children:[A.length>0&&n(W,{count:A.length,onStart:e=>B({kind:e,customers:A}),onClear:P}),n(ne,{name:`customers`,label:e.title,columns:v,rows:h,rowKey:e=>e.id,rowName:H,...o&&{selection:j},stale:f,error:d,onRetry:()=>void m(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?n(_,{icon:O,title:e.noMatch,text:e.noMatchText}):n(_,{icon:r,title:e.empty,text:e.emptyText})}),n(g,{connection:u?.customers,onChange:e=>void i({search:N({...Z,...e})})})]}),R&&$&&n(G,{...R,tiers:$,onDone:I,onClose:()=>B(null)}),t.dialog===`create`&&o&&$&&n(U,{tiers:$,onClose:Y})]})}function se(e){let{search:t,tiers:r,onChange:o}=e,s=a(L),{statuses:c}=a(d);return n(p,{children:[n(A,{label:s.search,placeholder:s.searchPlaceholder,value:t.q??``,onChange:e=>o({q:e})}),n(h,{single:!0,label:s.filters.status,options:i.map(e=>({value:e,label:c.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>o({status:e})}),n(h,{single:!0,label:s.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:s.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>o({tier:e})}),n(h,{single:!0,label:s.filters.phone,options:[{value:`yes`,label:s.filters.linked},{value:`no`,label:s.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>o({linked:e})}),n(x,{label:s.filters.registered,value:t,onChange:e=>o({period:void 0,from:void 0,to:void 0,...e})})]})}function Y({address:e}){let t=e.lastIndexOf(`@`)+1;return n(p,{children:[e.slice(0,t),n(`wbr`,{}),e.slice(t)]})}function X(){let{columns:e,notLinked:r}=a(L),i=D();return[{id:`name`,header:e.name,cell:e=>n(t,{to:`/customers/$id`,params:{id:e.id},children:i(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>n(R,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e&&n(Y,{address:e}),wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&n(`span`,{className:`muted`,children:[e,` (`,r,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&n(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>n(v,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>n(j,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{J as CustomerList};