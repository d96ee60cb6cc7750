const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-DHt_pg8U.js","assets/index-CwcODLW1.js","assets/early-CfQr5XEC.js","assets/details-DFBeDGDg.js","assets/parts-DRGWu0GN.js","assets/dialogs-BzZ_W2pv.js","assets/SelectField-C9aElwV9.js","assets/TextField-Bhf4QOKE.js","assets/change.gql-CSRZvWI7.js","assets/customers-CQh0b5T5.js","assets/CustomerBulkBar-CTFtRGO3.js","assets/bulkMessages-Dmqc8ig8.js","assets/CustomerBulkDialog-D6L29KtQ.js","assets/BulkDialog-DERK0sJ0.js"])))=>i.map(i=>d[i]);
import{A as e,E as t,Gt as n,Nt as r,Pt as i,St as a,Wt as o,gn as s,rt as c,tt as l,un as u,v as d,w as f,yn as p}from"./index-CwcODLW1.js";import{A as m,E as h,F as g,G as _,K as v,M as y,T as b,U as x,W as S,Y as ee,Z as te,a as C,b as w,c as T,d as E,j as ne,k as D,o as O,s as k,tt as A,u as re,w as j,y as M}from"./parts-DRGWu0GN.js";import{D as N,tt as P}from"./details-DFBeDGDg.js";import{H as F,R as I,V as L,x as R}from"./early-CfQr5XEC.js";import{n as z,t as B}from"./customers-CQh0b5T5.js";n();var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);p();var G=y(()=>l(()=>import(`./CreateDialog-DHt_pg8U.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),K=y(()=>l(()=>import(`./CustomerBulkBar-CTFtRGO3.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),q=y(()=>l(()=>import(`./CustomerBulkDialog-D6L29KtQ.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),J=r(`/signedIn/customers`),Y=({customers:e})=>e.edges.map(({node:e})=>e),ie=D(W,({customers:e})=>e.edges.map(({node:e})=>e));function X(){let n=t(z),r=J.useSearch(),i=J.useNavigate(),a=c(`CUSTOMERS_WRITE`),l=U(r,_().timezone),{data:f,error:p,isPlaceholderData:h,refetch:y}=re(V,l,Y,[`CUSTOMER`,`ORDER`,`RECHARGE`]),S=f&&Y(f),D=oe(),O=R(r),{chosen:k,selection:j,clear:F,remove:I}=C(S,O),[B,H]=u(null),W=E(),{open:X,close:se}=x(),{after:ce,before:le,...Z}=O,{sort:ue,...de}=Z,Q=e=>void i({search:L({...Z,...e})}),fe=Object.keys(de).length>0,$=N(f?.priceTiers);return o(s,{children:[o(ee,{title:n.title,aside:o(m,{type:`CUSTOMER`,ids:S?.map(({id:e})=>e),where:l.where,...ie,onShow:()=>Q({})}),actions:o(s,{children:[o(ne,{input:{kind:`CUSTOMERS`,customerWhere:l.where},count:f?.customers.totalCount}),a&&o(d,{look:`primary`,icon:P,onClick:()=>X(`create`),children:n.add})]})}),o(w,{list:`customers`,to:`/customers`,search:r}),o(M,{end:o(T,{name:`customers`,columns:D}),children:o(ae,{search:O,tiers:$??[],onChange:Q})}),o(te,{flush:!0,children:[k.length>0&&o(K,{count:k.length,onStart:e=>H({kind:e,customers:k}),onClear:F}),o(v,{name:`customers`,label:n.title,columns:D,rows:S,rowKey:e=>e.id,rowName:W,...a&&{selection:j},stale:h,error:p,onRetry:()=>void y(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?o(g,{icon:A,title:n.noMatch,text:n.noMatchText}):o(g,{icon:e,title:n.empty,text:n.emptyText})}),o(b,{connection:f?.customers,onChange:e=>void i({search:L({...Z,...e})})})]}),B&&$&&o(q,{...B,tiers:$,onDone:I,onClose:()=>H(null)}),r.dialog===`create`&&a&&$&&o(G,{tiers:$,onClose:se})]})}function ae(e){let{search:n,tiers:r,onChange:i}=e,c=t(z),{statuses:l}=t(f);return o(s,{children:[o(O,{label:c.search,placeholder:c.searchPlaceholder,value:n.q??``,onChange:e=>i({q:e})}),o(h,{single:!0,label:c.filters.status,options:a.map(e=>({value:e,label:l.customer[e]})),chosen:n.status?[n.status]:[],onChange:([e])=>i({status:e})}),o(h,{single:!0,label:c.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:c.noTier}],chosen:n.tier?[n.tier]:[],onChange:([e])=>i({tier:e})}),o(h,{single:!0,label:c.filters.phone,options:[{value:`yes`,label:c.filters.linked},{value:`no`,label:c.filters.notLinked}],chosen:n.linked?[n.linked]:[],onChange:([e])=>i({linked:e})}),o(j,{label:c.filters.registered,value:n,onChange:e=>i({period:void 0,from:void 0,to:void 0,...e})})]})}function oe(){let{columns:e,notLinked:n}=t(z),r=E();return[{id:`name`,header:e.name,cell:e=>o(i,{to:`/customers/$id`,params:{id:e.id},children:r(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>o(B,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&o(`span`,{className:`muted`,children:[e,` (`,n,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&o(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>o(S,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>o(k,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{X as CustomerList};