const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-BbmqD62Q.js","assets/index-0TGHxELl.js","assets/early-Dvks-6GI.js","assets/details-DW0RqXrY.js","assets/parts-B7sQsaSu.js","assets/dialogs-dPXu_urE.js","assets/SelectField-BEO1D-A-.js","assets/TextField-BDe6QhOg.js","assets/change.gql-CSRZvWI7.js","assets/customers-BIfG2r7a.js","assets/CustomerBulkBar-DO6yhydE.js","assets/bulkMessages-0Njq5NcY.js","assets/CustomerBulkDialog-B6p0jFor.js","assets/BulkDialog-BcUYyyt9.js"])))=>i.map(i=>d[i]);
import{$ as e,Et as t,Ht as n,Mt as r,O as i,Ot as a,S as o,Vt as s,bt as c,g as l,gn as u,jt as d,pn as f,sn as p,tt as m,w as h}from"./index-0TGHxELl.js";import{A as g,B as _,E as v,H as y,K as ee,N as b,T as te,U as x,V as S,Z as C,a as w,b as ne,c as T,d as E,j as D,k as O,o as k,q as re,s as A,u as j,w as M,y as N}from"./parts-B7sQsaSu.js";import{N as P,ot as F}from"./details-DW0RqXrY.js";import{H as I,R as L,V as R,x as z}from"./early-Dvks-6GI.js";import{n as B,t as V}from"./customers-BIfG2r7a.js";n();var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();var K=D(()=>e(()=>import(`./CreateDialog-BbmqD62Q.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),ie=D(()=>e(()=>import(`./CustomerBulkBar-DO6yhydE.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),q=D(()=>e(()=>import(`./CustomerBulkDialog-B6p0jFor.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),J=d(`/signedIn/customers`),Y=({customers:e})=>e.edges.map(({node:e})=>e),ae=(e,t)=>a(G,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id),oe=async(e,n)=>(await t(G,{where:{...e,createdAtGTE:n},first:100})).customers.edges.map(({node:e})=>e.id);function X(){let e=h(B),t=J.useSearch(),n=J.useNavigate(),r=m(`CUSTOMERS_WRITE`),a=W(t,y().timezone),{data:o,error:c,isPlaceholderData:u,refetch:d}=j(H,a,Y,[`CUSTOMER`,`ORDER`,`RECHARGE`]),v=o&&Y(o),S=ce(),D=z(t),{chosen:k,selection:A,clear:M,remove:I}=w(v,D),[L,V]=p(null),U=E(),{open:G,close:X}=_(),{after:le,before:ue,...Z}=D,{sort:de,...fe}=Z,Q=e=>void n({search:R({...Z,...e})}),pe=Object.keys(fe).length>0,$=P(o?.priceTiers);return s(f,{children:[s(ee,{title:e.title,aside:s(O,{type:`CUSTOMER`,ids:v?.map(({id:e})=>e),where:a.where,useListed:ae,createdSince:oe,onShow:()=>Q({})}),actions:s(f,{children:[s(g,{input:{kind:`CUSTOMERS`,customerWhere:a.where},count:o?.customers.totalCount}),r&&s(l,{look:`primary`,icon:F,onClick:()=>G(`create`),children:e.add})]})}),s(ne,{list:`customers`,to:`/customers`,search:t}),s(N,{end:s(T,{name:`customers`,columns:S}),children:s(se,{search:D,tiers:$??[],onChange:Q})}),s(re,{flush:!0,children:[k.length>0&&s(ie,{count:k.length,onStart:e=>V({kind:e,customers:k}),onClear:M}),s(x,{name:`customers`,label:e.title,columns:S,rows:v,rowKey:e=>e.id,rowName:U,...r&&{selection:A},stale:u,error:c,onRetry:()=>void d(),sort:de??`-created`,onSort:e=>Q({sort:e}),empty:pe?s(b,{icon:C,title:e.noMatch,text:e.noMatchText}):s(b,{icon:i,title:e.empty,text:e.emptyText})}),s(te,{connection:o?.customers,onChange:e=>void n({search:R({...Z,...e})})})]}),L&&$&&s(q,{...L,tiers:$,onDone:I,onClose:()=>V(null)}),t.dialog===`create`&&r&&$&&s(K,{tiers:$,onClose:X})]})}function se(e){let{search:t,tiers:n,onChange:r}=e,i=h(B),{statuses:a}=h(o);return s(f,{children:[s(k,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),s(v,{single:!0,label:i.filters.status,options:c.map(e=>({value:e,label:a.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),s(v,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),s(v,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})}),s(M,{label:i.filters.registered,value:t,onChange:e=>r({period:void 0,from:void 0,to:void 0,...e})})]})}function ce(){let{columns:e,notLinked:t}=h(B),n=E();return[{id:`name`,header:e.name,cell:e=>s(r,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>s(V,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&s(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&s(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>s(S,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>s(A,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{X as CustomerList};