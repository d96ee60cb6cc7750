const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-_DtTWF51.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/details-CwQO3Pyu.js","assets/parts-CzZ38pdg.js","assets/dialogs-BtUfKpgs.js","assets/SelectField-RQPnQBzE.js","assets/TextField-D8Y_t6F3.js","assets/change.gql-CSRZvWI7.js","assets/customers-1brD4tdi.js","assets/CustomerBulkBar-CuKEL0ox.js","assets/bulkMessages-CVi2mEjj.js","assets/CustomerBulkDialog-28CykkH-.js","assets/BulkDialog-BHwXiWjS.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,O as i,S as a,Tt as o,Vt as s,fn as c,g as l,hn as u,jt as d,on as f,tt as p,w as m,yt as h}from"./index-DStYPVG5.js";import{A as g,B as _,E as v,H as y,K as ee,N as b,T as te,U as x,V as S,Z as C,a as ne,b as w,c as T,d as E,j as D,k as O,o as k,q as re,s as A,u as j,w as M,y as N}from"./parts-CzZ38pdg.js";import{M as P,ot as F}from"./details-CwQO3Pyu.js";import{H as I,R as L,V as R,x as z}from"./early-CY4GmciT.js";import{n as B,t as V}from"./customers-1brD4tdi.js";s();var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),U={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function W(e,t){let{from:n,to:r}=L(e,t),i=e.sort??`-created`;return{...I(e),where:R({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,createdAtGTE:n,createdAtLT:r,matches:e.q}),orderBy:{field:U[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);u();var K=D(()=>e(()=>import(`./CreateDialog-_DtTWF51.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),ie=D(()=>e(()=>import(`./CustomerBulkBar-CuKEL0ox.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),q=D(()=>e(()=>import(`./CustomerBulkDialog-28CykkH-.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),J=t(`/signedIn/customers`),Y=({customers:e})=>e.edges.map(({node:e})=>e),ae=(e,t)=>r(G,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id),oe=async(e,t)=>(await o(G,{where:{...e,createdAtGTE:t},first:100})).customers.edges.map(({node:e})=>e.id);function X(){let e=m(B),t=J.useSearch(),r=J.useNavigate(),a=p(`CUSTOMERS_WRITE`),o=W(t,y().timezone),{data:s,error:u,isPlaceholderData:d,refetch:h}=j(H,o,Y,[`CUSTOMER`,`ORDER`,`RECHARGE`]),v=s&&Y(s),S=ce(),D=z(t),{chosen:k,selection:A,clear:M,remove:I}=ne(v,D),[L,V]=f(null),U=E(),{open:G,close:X}=_(),{after:le,before:ue,...Z}=D,{sort:de,...fe}=Z,Q=e=>void r({search:R({...Z,...e})}),pe=Object.keys(fe).length>0,$=P(s?.priceTiers);return n(c,{children:[n(ee,{title:e.title,aside:n(O,{type:`CUSTOMER`,ids:v?.map(({id:e})=>e),where:o.where,useListed:ae,createdSince:oe,onShow:()=>Q({})}),actions:n(c,{children:[n(g,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:s?.customers.totalCount}),a&&n(l,{look:`primary`,icon:F,onClick:()=>G(`create`),children:e.add})]})}),n(w,{list:`customers`,to:`/customers`,search:t}),n(N,{end:n(T,{name:`customers`,columns:S}),children:n(se,{search:D,tiers:$??[],onChange:Q})}),n(re,{flush:!0,children:[k.length>0&&n(ie,{count:k.length,onStart:e=>V({kind:e,customers:k}),onClear:M}),n(x,{name:`customers`,label:e.title,columns:S,rows:v,rowKey:e=>e.id,rowName:U,...a&&{selection:A},stale:d,error:u,onRetry:()=>void h(),sort:de??`-created`,onSort:e=>Q({sort:e}),empty:pe?n(b,{icon:C,title:e.noMatch,text:e.noMatchText}):n(b,{icon:i,title:e.empty,text:e.emptyText})}),n(te,{connection:s?.customers,onChange:e=>void r({search:R({...Z,...e})})})]}),L&&$&&n(q,{...L,tiers:$,onDone:I,onClose:()=>V(null)}),t.dialog===`create`&&a&&$&&n(K,{tiers:$,onClose:X})]})}function se(e){let{search:t,tiers:r,onChange:i}=e,o=m(B),{statuses:s}=m(a);return n(c,{children:[n(k,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),n(v,{single:!0,label:o.filters.status,options:h.map(e=>({value:e,label:s.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>i({status:e})}),n(v,{single:!0,label:o.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:o.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>i({tier:e})}),n(v,{single:!0,label:o.filters.phone,options:[{value:`yes`,label:o.filters.linked},{value:`no`,label:o.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>i({linked:e})}),n(M,{label:o.filters.registered,value:t,onChange:e=>i({period:void 0,from:void 0,to:void 0,...e})})]})}function ce(){let{columns:e,notLinked:t}=m(B),r=E();return[{id:`name`,header:e.name,cell:e=>n(d,{to:`/customers/$id`,params:{id:e.id},children:r(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>n(V,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:r})=>r??(e&&n(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&n(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>n(S,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>n(A,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{X as CustomerList};