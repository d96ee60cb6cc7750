const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-B_fAjdsU.js","assets/index-CzytW4Jl.js","assets/early-__BPvlh7.js","assets/pages-DYTwlwSt.js","assets/details-B0_dbUVs.js","assets/parts-BJaEjP8w.js","assets/dialogs-wZQ0Lg4h.js","assets/sending-BRYLsodg.js","assets/draft-ly3i3JsQ.js","assets/SelectField-C8fjv82F.js","assets/TextField-BYIJVmx-.js","assets/change.gql-CSRZvWI7.js","assets/customers-Dp8kV-iz.js","assets/CustomerBulkBar-kb6H91EG.js","assets/bulkMessages-CD8Qxlzq.js","assets/CustomerBulkDialog-zi7DDxzi.js","assets/BulkDialog-D6ddxwdf.js"])))=>i.map(i=>d[i]);
import{Ft as e,It as t,Jt as n,O as r,St as i,Y as a,Yt as o,hn as s,rt as c,tt as l,u,v as ee,w as d,wn as f,xn as p}from"./index-CzytW4Jl.js";import{$ as m,A as h,D as g,E as _,F as v,G as te,K as ne,M as y,T as b,U as x,W as S,Y as C,Z as w,a as T,b as E,c as D,d as O,j as re,o as k,s as A,u as ie,y as j}from"./parts-BJaEjP8w.js";import{p as M,x as N}from"./details-B0_dbUVs.js";import{H as P,U as F,x as I,z as L}from"./early-__BPvlh7.js";import{n as R,t as z}from"./customers-Dp8kV-iz.js";o();var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);f();var W=u(()=>l(()=>import(`./CreateDialog-B_fAjdsU.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12]))),G=u(()=>l(()=>import(`./CustomerBulkBar-kb6H91EG.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([13,1,2,4,5,14]))),K=u(()=>l(()=>import(`./CustomerBulkDialog-zi7DDxzi.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([15,1,2,5,16,6,4,3,7,8,9,14,12]))),q=e(`/signedIn/customers`),J=({customers:e})=>e.edges.map(({node:e})=>e),ae=h(U,({customers:e})=>e.edges.map(({node:e})=>e));function Y(){let e=a(R),t=q.useSearch(),i=q.useNavigate(),o=c(`CUSTOMERS_WRITE`),l=H(t,te().timezone),{data:u,error:d,isPlaceholderData:f,refetch:h}=ie(B,l,J,[`CUSTOMER`,`ORDER`,`RECHARGE`]),g=u&&J(u),b=oe(),S=I(t),{chosen:k,selection:A,clear:F,remove:L}=T(g,S),[z,V]=s(null),U=O(),{open:Y,close:se}=x(),{after:ce,before:le,...Z}=S,{sort:ue,...de}=Z,Q=e=>void i({search:P({...Z,...e})}),fe=Object.keys(de).length>0,$=M(u?.priceTiers);return n(p,{children:[n(C,{title:e.title,aside:n(re,{type:`CUSTOMER`,ids:g?.map(({id:e})=>e),where:l.where,...ae,onShow:()=>Q({})}),actions:n(p,{children:[n(y,{input:{kind:`CUSTOMERS`,customerWhere:l.where},count:u?.customers.totalCount}),o&&n(ee,{look:`primary`,icon:N,onClick:()=>Y(`create`),children:e.add})]})}),n(E,{list:`customers`,to:`/customers`,search:t}),n(j,{end:n(D,{name:`customers`,columns:b}),children:n(X,{search:S,tiers:$??[],onChange:Q})}),n(w,{flush:!0,children:[k.length>0&&n(G,{count:k.length,onStart:e=>V({kind:e,customers:k}),onClear:F}),n(ne,{name:`customers`,label:e.title,columns:b,rows:g,rowKey:e=>e.id,rowName:U,...o&&{selection:A},stale:f,error:d,onRetry:()=>void h(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?n(v,{icon:m,title:e.noMatch,text:e.noMatchText}):n(v,{icon:r,title:e.empty,text:e.emptyText})}),n(_,{connection:u?.customers,onChange:e=>void i({search:P({...Z,...e})})})]}),z&&$&&n(K,{...z,tiers:$,onDone:L,onClose:()=>V(null)}),t.dialog===`create`&&o&&$&&n(W,{tiers:$,onClose:se})]})}function X(e){let{search:t,tiers:r,onChange:o}=e,s=a(R),{statuses:c}=a(d);return n(p,{children:[n(k,{label:s.search,placeholder:s.searchPlaceholder,value:t.q??``,onChange:e=>o({q:e})}),n(g,{single:!0,label:s.filters.status,options:i.map(e=>({value:e,label:c.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>o({status:e})}),n(g,{single:!0,label:s.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:s.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>o({tier:e})}),n(g,{single:!0,label:s.filters.phone,options:[{value:`yes`,label:s.filters.linked},{value:`no`,label:s.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>o({linked:e})}),n(b,{label:s.filters.registered,value:t,onChange:e=>o({period:void 0,from:void 0,to:void 0,...e})})]})}function oe(){let{columns:e,notLinked:r}=a(R),i=O();return[{id:`name`,header:e.name,cell:e=>n(t,{to:`/customers/$id`,params:{id:e.id},children:i(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>n(z,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&n(`span`,{className:`muted`,children:[e,` (`,r,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&n(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>n(S,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>n(A,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};