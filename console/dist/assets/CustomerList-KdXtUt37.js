const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-kli-vNKt.js","assets/index-CFRD8xbE.js","assets/early-CY4GmciT.js","assets/details-C8Jzqe62.js","assets/parts-Tsf4CGGC.js","assets/dialogs-DVRE7JFq.js","assets/SelectField-DTx6AWA2.js","assets/TextField-BckNbHoO.js","assets/change.gql-CSRZvWI7.js","assets/customers-G9LUHnup.js","assets/CustomerBulkBar-DMq8DeBl.js","assets/bulkMessages-CK8juypj.js","assets/CustomerBulkDialog-Dx_mh8W4.js","assets/BulkDialog-pnNqc-TT.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,O as i,S as a,Tt as o,Vt as s,fn as c,g as l,hn as u,jt as d,on as f,tt as p,w as m,yt as h}from"./index-CFRD8xbE.js";import{C as ee,D as te,G as g,O as _,R as v,V as y,W as b,Y as x,a as S,d as C,f as w,h as T,j as E,k as D,m as ne,o as O,s as re,w as k,x as A,z as j}from"./parts-Tsf4CGGC.js";import{M,ot as N}from"./details-C8Jzqe62.js";import{H as P,V as F,x as I}from"./early-CY4GmciT.js";import{n as L,t as R}from"./customers-G9LUHnup.js";s();var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function V(e){let t=e.sort??`-created`;return{...P(e),where:F({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,matches:e.q}),orderBy:{field:B[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);u();var U=D(()=>e(()=>import(`./CreateDialog-kli-vNKt.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),W=D(()=>e(()=>import(`./CustomerBulkBar-DMq8DeBl.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),ie=D(()=>e(()=>import(`./CustomerBulkDialog-Dx_mh8W4.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),G=t(`/signedIn/customers`),K=({customers:e})=>e.edges.map(({node:e})=>e),q=(e,t)=>r(H,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id),J=async(e,t)=>(await o(H,{where:{...e,createdAtGTE:t},first:100})).customers.edges.map(({node:e})=>e.id);function Y(){let e=m(L),t=G.useSearch(),r=G.useNavigate(),a=p(`CUSTOMERS_WRITE`),o=V(t),{data:s,error:u,isPlaceholderData:d,refetch:h}=ne(z,o,K,[`CUSTOMER`,`ORDER`,`RECHARGE`]),C=s&&K(s),D=X(),O=I(t),{chosen:k,selection:j,clear:P,remove:R}=S(C,O),[B,H]=f(null),Y=T(),{open:oe,close:se}=v(),{after:ce,before:le,...Z}=O,{sort:ue,...de}=Z,Q=e=>void r({search:F({...Z,...e})}),fe=Object.keys(de).length>0,$=M(s?.priceTiers);return n(c,{children:[n(b,{title:e.title,aside:n(te,{type:`CUSTOMER`,ids:C?.map(({id:e})=>e),where:o.where,useListed:q,createdSince:J,onShow:()=>Q({})}),actions:n(c,{children:[n(_,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:s?.customers.totalCount}),a&&n(l,{look:`primary`,icon:N,onClick:()=>oe(`create`),children:e.add})]})}),n(re,{list:`customers`,to:`/customers`,search:t}),n(A,{end:n(w,{name:`customers`,columns:D}),children:n(ae,{search:O,tiers:$??[],onChange:Q})}),n(g,{flush:!0,children:[k.length>0&&n(W,{count:k.length,onStart:e=>H({kind:e,customers:k}),onClear:P}),n(y,{name:`customers`,label:e.title,columns:D,rows:C,rowKey:e=>e.id,rowName:Y,...a&&{selection:j},stale:d,error:u,onRetry:()=>void h(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?n(E,{icon:x,title:e.noMatch,text:e.noMatchText}):n(E,{icon:i,title:e.empty,text:e.emptyText})}),n(ee,{connection:s?.customers,onChange:e=>void r({search:F({...Z,...e})})})]}),B&&$&&n(ie,{...B,tiers:$,onDone:R,onClose:()=>H(null)}),t.dialog===`create`&&a&&$&&n(U,{tiers:$,onClose:se})]})}function ae(e){let{search:t,tiers:r,onChange:i}=e,o=m(L),{statuses:s}=m(a);return n(c,{children:[n(O,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),n(k,{single:!0,label:o.filters.status,options:h.map(e=>({value:e,label:s.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>i({status:e})}),n(k,{single:!0,label:o.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:o.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>i({tier:e})}),n(k,{single:!0,label:o.filters.phone,options:[{value:`yes`,label:o.filters.linked},{value:`no`,label:o.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>i({linked:e})})]})}function X(){let{columns:e,notLinked:t}=m(L),r=T();return[{id:`name`,header:e.name,cell:e=>n(d,{to:`/customers/$id`,params:{id:e.id},children:r(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>n(R,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:r})=>r??(e&&n(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&n(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>n(j,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>n(C,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};