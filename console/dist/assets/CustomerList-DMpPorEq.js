const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-DM0-PKiP.js","assets/index-DtZGeQLm.js","assets/early-CY4GmciT.js","assets/details-DPrSBQ4A.js","assets/parts-CjWYnd39.js","assets/dialogs-RO7IE5Ku.js","assets/SelectField-8kJFOAq0.js","assets/TextField-CwXZmVHY.js","assets/change.gql-CSRZvWI7.js","assets/customers-DMYq_VYm.js","assets/CustomerBulkBar-DPILERUB.js","assets/bulkMessages-Cx_I0hic.js","assets/CustomerBulkDialog-sSAYtvhd.js","assets/BulkDialog-C6BGW8Fm.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,O as i,S as a,Tt as o,Vt as s,fn as c,g as l,hn as u,jt as d,on as f,tt as p,w as m,yt as h}from"./index-DtZGeQLm.js";import{B as ee,C as te,D as ne,G as g,O as _,R as v,S as y,V as b,W as x,Y as S,a as C,d as w,f as T,h as E,j as D,k as O,m as re,o as k,s as ie,w as A,x as j,z as M}from"./parts-CjWYnd39.js";import{M as N,ot as P}from"./details-DPrSBQ4A.js";import{H as F,R as I,V as L,x as R}from"./early-CY4GmciT.js";import{n as z,t as B}from"./customers-DMYq_VYm.js";s();var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function U(e,t){let{from:n,to:r}=I(e,t),i=e.sort??`-created`;return{...F(e),where:L({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,createdAtGTE:n,createdAtLT:r,matches:e.q}),orderBy:{field:H[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);u();var G=O(()=>e(()=>import(`./CreateDialog-DM0-PKiP.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),ae=O(()=>e(()=>import(`./CustomerBulkBar-DPILERUB.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),K=O(()=>e(()=>import(`./CustomerBulkDialog-sSAYtvhd.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),q=t(`/signedIn/customers`),J=({customers:e})=>e.edges.map(({node:e})=>e),oe=(e,t)=>r(W,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id),Y=async(e,t)=>(await o(W,{where:{...e,createdAtGTE:t},first:100})).customers.edges.map(({node:e})=>e.id);function X(){let e=m(z),t=q.useSearch(),r=q.useNavigate(),a=p(`CUSTOMERS_WRITE`),o=U(t,ee().timezone),{data:s,error:u,isPlaceholderData:d,refetch:h}=re(V,o,J,[`CUSTOMER`,`ORDER`,`RECHARGE`]),y=s&&J(s),w=ce(),O=R(t),{chosen:k,selection:A,clear:M,remove:F}=C(y,O),[I,B]=f(null),H=E(),{open:W,close:X}=v(),{after:le,before:ue,...Z}=O,{sort:de,...fe}=Z,Q=e=>void r({search:L({...Z,...e})}),pe=Object.keys(fe).length>0,$=N(s?.priceTiers);return n(c,{children:[n(x,{title:e.title,aside:n(ne,{type:`CUSTOMER`,ids:y?.map(({id:e})=>e),where:o.where,useListed:oe,createdSince:Y,onShow:()=>Q({})}),actions:n(c,{children:[n(_,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:s?.customers.totalCount}),a&&n(l,{look:`primary`,icon:P,onClick:()=>W(`create`),children:e.add})]})}),n(ie,{list:`customers`,to:`/customers`,search:t}),n(j,{end:n(T,{name:`customers`,columns:w}),children:n(se,{search:O,tiers:$??[],onChange:Q})}),n(g,{flush:!0,children:[k.length>0&&n(ae,{count:k.length,onStart:e=>B({kind:e,customers:k}),onClear:M}),n(b,{name:`customers`,label:e.title,columns:w,rows:y,rowKey:e=>e.id,rowName:H,...a&&{selection:A},stale:d,error:u,onRetry:()=>void h(),sort:de??`-created`,onSort:e=>Q({sort:e}),empty:pe?n(D,{icon:S,title:e.noMatch,text:e.noMatchText}):n(D,{icon:i,title:e.empty,text:e.emptyText})}),n(te,{connection:s?.customers,onChange:e=>void r({search:L({...Z,...e})})})]}),I&&$&&n(K,{...I,tiers:$,onDone:F,onClose:()=>B(null)}),t.dialog===`create`&&a&&$&&n(G,{tiers:$,onClose:X})]})}function se(e){let{search:t,tiers:r,onChange:i}=e,o=m(z),{statuses:s}=m(a);return n(c,{children:[n(k,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),n(A,{single:!0,label:o.filters.status,options:h.map(e=>({value:e,label:s.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>i({status:e})}),n(A,{single:!0,label:o.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:o.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>i({tier:e})}),n(A,{single:!0,label:o.filters.phone,options:[{value:`yes`,label:o.filters.linked},{value:`no`,label:o.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>i({linked:e})}),n(y,{label:o.filters.registered,value:t,onChange:e=>i({period:void 0,from:void 0,to:void 0,...e})})]})}function ce(){let{columns:e,notLinked:t}=m(z),r=E();return[{id:`name`,header:e.name,cell:e=>n(d,{to:`/customers/$id`,params:{id:e.id},children:r(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>n(B,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:r})=>r??(e&&n(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&n(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>n(M,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>n(w,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{X as CustomerList};