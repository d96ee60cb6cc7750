const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-DeNRNiPG.js","assets/index-Bj-0Wysc.js","assets/early-CqjEYl7M.js","assets/details-CeckHyby.js","assets/parts-DeASi7V8.js","assets/dialogs-CeyJh_86.js","assets/sending-BqBRE9XC.js","assets/SelectField-BjvjwTeq.js","assets/TextField-ZQK7-1ul.js","assets/change.gql-CSRZvWI7.js","assets/customers-B71bNEz-.js","assets/CustomerBulkBar-CNpVBt9z.js","assets/bulkMessages-wcGW-thq.js","assets/CustomerBulkDialog-BR81O2Fo.js","assets/BulkDialog-BTHZHiUI.js"])))=>i.map(i=>d[i]);
import{$t as e,Bt as t,D as n,On as r,Ot as i,Qt as a,Tn as o,Vt as s,Z as c,at as l,j as u,p as d,st as ee,x as te,yn as f}from"./index-Bj-0Wysc.js";import{$ as ne,A as re,E as p,G as ie,H as m,J as h,P as g,T as _,U as v,W as y,X as b,a as x,b as S,c as C,d as w,j as T,k as E,o as D,s as O,u as k,w as A,y as j}from"./parts-DeASi7V8.js";import{T as M,at as N}from"./details-CeckHyby.js";import{H as P,U as F,x as I,z as L}from"./early-CqjEYl7M.js";import{n as R,t as z}from"./customers-B71bNEz-.js";e();var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),V={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function H(e,t){let{from:n,to:r}=L(e,t),i=e.sort??`-created`;return{...F(e),where:P({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,createdAtGTE:n,createdAtLT:r,matches:e.q}),orderBy:{field:V[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);r();var W=d(()=>l(()=>import(`./CreateDialog-DeNRNiPG.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),ae=d(()=>l(()=>import(`./CustomerBulkBar-CNpVBt9z.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([11,1,2,4,12]))),G=d(()=>l(()=>import(`./CustomerBulkDialog-BR81O2Fo.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([13,1,2,4,14,5,3,6,7,12,10]))),K=t(`/signedIn/customers`),q=({customers:e})=>e.edges.map(({node:e})=>e),J=E(U,({customers:e})=>e.edges.map(({node:e})=>e));function Y(){let e=c(R),t=K.useSearch(),n=K.useNavigate(),r=ee(`CUSTOMERS_WRITE`),i=H(t,y().timezone),{data:s,error:l,isPlaceholderData:d,refetch:p}=k(B,i,q,[`CUSTOMER`,`ORDER`,`RECHARGE`]),v=s&&q(s),E=se(),D=I(t),{chosen:O,selection:A,clear:F,remove:L}=x(v,D),[z,V]=f(null),U=w(),{open:Y,close:X}=m(),{after:ce,before:le,...Z}=D,{sort:ue,...de}=Z,Q=e=>void n({search:P({...Z,...e})}),fe=Object.keys(de).length>0,$=M(s?.priceTiers);return a(o,{children:[a(h,{title:e.title,aside:a(re,{type:`CUSTOMER`,ids:v?.map(({id:e})=>e),where:i.where,...J,onShow:()=>Q({})}),actions:a(o,{children:[a(T,{input:{kind:`CUSTOMERS`,customerWhere:i.where},count:s?.customers.totalCount}),r&&a(te,{look:`primary`,icon:N,onClick:()=>Y(`create`),children:e.add})]})}),a(S,{list:`customers`,to:`/customers`,search:t}),a(j,{end:a(C,{name:`customers`,columns:E}),children:a(oe,{search:D,tiers:$??[],onChange:Q})}),a(b,{flush:!0,children:[O.length>0&&a(ae,{count:O.length,onStart:e=>V({kind:e,customers:O}),onClear:F}),a(ie,{name:`customers`,label:e.title,columns:E,rows:v,rowKey:e=>e.id,rowName:U,...r&&{selection:A},stale:d,error:l,onRetry:()=>void p(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?a(g,{icon:ne,title:e.noMatch,text:e.noMatchText}):a(g,{icon:u,title:e.empty,text:e.emptyText})}),a(_,{connection:s?.customers,onChange:e=>void n({search:P({...Z,...e})})})]}),z&&$&&a(G,{...z,tiers:$,onDone:L,onClose:()=>V(null)}),t.dialog===`create`&&r&&$&&a(W,{tiers:$,onClose:X})]})}function oe(e){let{search:t,tiers:r,onChange:s}=e,l=c(R),{statuses:u}=c(n);return a(o,{children:[a(D,{label:l.search,placeholder:l.searchPlaceholder,value:t.q??``,onChange:e=>s({q:e})}),a(p,{single:!0,label:l.filters.status,options:i.map(e=>({value:e,label:u.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>s({status:e})}),a(p,{single:!0,label:l.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:l.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>s({tier:e})}),a(p,{single:!0,label:l.filters.phone,options:[{value:`yes`,label:l.filters.linked},{value:`no`,label:l.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>s({linked:e})}),a(A,{label:l.filters.registered,value:t,onChange:e=>s({period:void 0,from:void 0,to:void 0,...e})})]})}function se(){let{columns:e,notLinked:t}=c(R),n=w();return[{id:`name`,header:e.name,cell:e=>a(s,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>a(z,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&a(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&a(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>a(v,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>a(O,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};