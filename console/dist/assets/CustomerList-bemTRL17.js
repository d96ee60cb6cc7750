const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-C5PNOcrR.js","assets/index-CJvoihQj.js","assets/early-CY4GmciT.js","assets/details-CV8vpAdI.js","assets/parts-1zalaK26.js","assets/dialogs-CryAQIB_.js","assets/SelectField-radh2i5C.js","assets/TextField-CF_5nElP.js","assets/change.gql-CSRZvWI7.js","assets/customers-CHgOWRX_.js","assets/CustomerBulkBar-iE1VOXi1.js","assets/bulkMessages-CEZDbKRj.js","assets/CustomerBulkDialog-BouuCinN.js","assets/BulkDialog-CJY8snfP.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,O as i,S as a,Tt as o,an as ee,dn as s,g as c,jt as l,mn as u,tt as d,w as f,yt as p,zt as m}from"./index-CJvoihQj.js";import{E as h,F as g,H as _,I as v,K as te,O as y,R as b,S as x,T as S,V as ne,a as C,d as w,f as T,m as E,o as D,p as O,s as re,w as k,x as A,y as j}from"./parts-1zalaK26.js";import{nt as M}from"./details-CV8vpAdI.js";import{H as N,V as P,x as F}from"./early-CY4GmciT.js";import{n as I,t as L}from"./customers-CHgOWRX_.js";n();var R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    edges {
      node {
        id
        name
      }
    }
  }
}
    `),z={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function B(e){let t=e.sort??`-created`;return{...N(e),where:P({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,matches:e.q}),orderBy:{field:z[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);u();var H=h(()=>e(()=>import(`./CreateDialog-C5PNOcrR.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),U=h(()=>e(()=>import(`./CustomerBulkBar-iE1VOXi1.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),W=h(()=>e(()=>import(`./CustomerBulkDialog-BouuCinN.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),G=t(`/signedIn/customers`),K=({customers:e})=>e.edges.map(({node:e})=>e),q=(e,t)=>r(V,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id),J=async(e,t)=>(await o(V,{where:{...e,createdAtGTE:t},first:100})).customers.edges.map(({node:e})=>e.id);function Y(){let e=f(I),t=G.useSearch(),n=G.useNavigate(),r=d(`CUSTOMERS_WRITE`),a=B(t),{data:o,error:l,isPlaceholderData:u,refetch:p}=O(R,a,K,[`CUSTOMER`,`ORDER`,`RECHARGE`]),h=o&&K(o),v=ie(),x=F(t),{chosen:w,selection:D,clear:N,remove:L}=C(h,x),[z,V]=ee(null),Y=E(),{open:ae,close:oe}=g(),{after:se,before:ce,...Z}=x,{sort:le,...ue}=Z,Q=e=>void n({search:P({...Z,...e})}),de=Object.keys(ue).length>0,$=o?.priceTiers.edges.map(e=>e.node)??[];return m(s,{children:[m(ne,{title:e.title,aside:m(k,{type:`CUSTOMER`,ids:h?.map(({id:e})=>e),where:a.where,useListed:q,createdSince:J,onShow:()=>Q({})}),actions:m(s,{children:[m(S,{input:{kind:`CUSTOMERS`,customerWhere:a.where},count:o?.customers.totalCount}),r&&m(c,{look:`primary`,icon:M,onClick:()=>ae(`create`),children:e.add})]})}),m(re,{list:`customers`,to:`/customers`,search:t}),m(j,{end:m(T,{name:`customers`,columns:v}),children:m(X,{search:x,tiers:$,onChange:Q})}),m(_,{flush:!0,children:[w.length>0&&m(U,{count:w.length,onStart:e=>V({kind:e,customers:w}),onClear:N}),m(b,{name:`customers`,label:e.title,columns:v,rows:h,rowKey:e=>e.id,rowName:Y,...r&&{selection:D},stale:u,error:l,onRetry:()=>void p(),sort:le??`-created`,onSort:e=>Q({sort:e}),empty:de?m(y,{icon:te,title:e.noMatch,text:e.noMatchText}):m(y,{icon:i,title:e.empty,text:e.emptyText})}),m(A,{connection:o?.customers,onChange:e=>void n({search:P({...Z,...e})})})]}),z&&m(W,{...z,tiers:$,onDone:L,onClose:()=>V(null)}),t.dialog===`create`&&r&&m(H,{tiers:$,onClose:oe})]})}function X(e){let{search:t,tiers:n,onChange:r}=e,i=f(I),{statuses:o}=f(a);return m(s,{children:[m(D,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),m(x,{single:!0,label:i.filters.status,options:p.map(e=>({value:e,label:o.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),m(x,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),m(x,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function ie(){let{columns:e,notLinked:t}=f(I),n=E();return[{id:`name`,header:e.name,cell:e=>m(l,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>m(L,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&m(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&m(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>m(v,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>m(w,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};