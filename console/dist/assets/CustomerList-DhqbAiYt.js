const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-CYQ6YaGM.js","assets/index-ntnhS566.js","assets/early-grBt5JFH.js","assets/details-P_G1di9K.js","assets/parts-B2JQus4x.js","assets/dialogs-BJDtHswT.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/SelectField-YKNCqwo9.js","assets/TextField-CopWnkay.js","assets/change.gql-CSRZvWI7.js","assets/customers-BUquaNqA.js","assets/CustomerBulkBar-BilscOQI.js","assets/bulkMessages-DR5PB_g-.js","assets/CustomerBulkDialog-BIi4oFc6.js","assets/BulkDialog-8ClP7OSL.js"])))=>i.map(i=>d[i]);
import{At as e,Cn as t,D as n,Mn as r,Q as i,Ut as a,Wt as o,ct as s,j as c,kn as l,nn as u,ot as d,p as f,rn as p,x as m}from"./index-ntnhS566.js";import{D as h,E as g,G as _,I as v,K as y,M as ee,N as te,O as b,Q as x,W as S,X as C,a as w,b as T,c as E,d as D,j as O,o as k,q as ne,s as A,tt as re,u as ie,x as j}from"./parts-B2JQus4x.js";import{st as M,w as N}from"./details-P_G1di9K.js";import{H as P,U as F,x as I,z as L}from"./early-grBt5JFH.js";import{n as R,t as z}from"./customers-BUquaNqA.js";p();var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();var W=f(()=>d(()=>import(`./CreateDialog-CYQ6YaGM.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),G=f(()=>d(()=>import(`./CustomerBulkBar-BilscOQI.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([12,1,2,4,13]))),K=f(()=>d(()=>import(`./CustomerBulkDialog-BIi4oFc6.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([14,1,2,4,15,5,3,6,7,8,13,11]))),q=a(`/signedIn/customers`),J=({customers:e})=>e.edges.map(({node:e})=>e),ae=O(U,({customers:e})=>e.edges.map(({node:e})=>e));function Y(){let e=i(R),n=q.useSearch(),r=q.useNavigate(),a=s(`CUSTOMERS_WRITE`),o=H(n,y().timezone),{data:d,error:f,isPlaceholderData:p,refetch:g}=ie(B,o,J,[`CUSTOMER`,`ORDER`,`RECHARGE`]),_=d&&J(d),b=oe(),O=I(n),{chosen:k,selection:A,clear:F,remove:L}=w(_,O),[z,V]=t(null),U=D(),{open:Y,close:se}=S(),{after:ce,before:le,...Z}=O,{sort:ue,...de}=Z,Q=e=>void r({search:P({...Z,...e})}),fe=Object.keys(de).length>0,$=N(d?.priceTiers);return u(l,{children:[u(C,{title:e.title,aside:u(ee,{type:`CUSTOMER`,ids:_?.map(({id:e})=>e),where:o.where,...ae,onShow:()=>Q({})}),actions:u(l,{children:[u(te,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:d?.customers.totalCount}),a&&u(m,{look:`primary`,icon:M,onClick:()=>Y(`create`),children:e.add})]})}),u(j,{list:`customers`,to:`/customers`,search:n}),u(T,{end:u(E,{name:`customers`,columns:b}),children:u(X,{search:O,tiers:$??[],onChange:Q})}),u(x,{flush:!0,children:[k.length>0&&u(G,{count:k.length,onStart:e=>V({kind:e,customers:k}),onClear:F}),u(ne,{name:`customers`,label:e.title,columns:b,rows:_,rowKey:e=>e.id,rowName:U,...a&&{selection:A},stale:p,error:f,onRetry:()=>void g(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?u(v,{icon:re,title:e.noMatch,text:e.noMatchText}):u(v,{icon:c,title:e.empty,text:e.emptyText})}),u(h,{connection:d?.customers,onChange:e=>void r({search:P({...Z,...e})})})]}),z&&$&&u(K,{...z,tiers:$,onDone:L,onClose:()=>V(null)}),n.dialog===`create`&&a&&$&&u(W,{tiers:$,onClose:se})]})}function X(t){let{search:r,tiers:a,onChange:o}=t,s=i(R),{statuses:c}=i(n);return u(l,{children:[u(k,{label:s.search,placeholder:s.searchPlaceholder,value:r.q??``,onChange:e=>o({q:e})}),u(b,{single:!0,label:s.filters.status,options:e.map(e=>({value:e,label:c.customer[e]})),chosen:r.status?[r.status]:[],onChange:([e])=>o({status:e})}),u(b,{single:!0,label:s.filters.tier,options:[...a.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:s.noTier}],chosen:r.tier?[r.tier]:[],onChange:([e])=>o({tier:e})}),u(b,{single:!0,label:s.filters.phone,options:[{value:`yes`,label:s.filters.linked},{value:`no`,label:s.filters.notLinked}],chosen:r.linked?[r.linked]:[],onChange:([e])=>o({linked:e})}),u(g,{label:s.filters.registered,value:r,onChange:e=>o({period:void 0,from:void 0,to:void 0,...e})})]})}function oe(){let{columns:e,notLinked:t}=i(R),n=D();return[{id:`name`,header:e.name,cell:e=>u(o,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>u(z,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&u(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&u(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>u(_,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>u(A,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};