const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-D-fygJJT.js","assets/index-56XI4USA.js","assets/early-CfQr5XEC.js","assets/details-Dg0S2g0y.js","assets/parts-BYqyiHkm.js","assets/dialogs-Bx7AgrVf.js","assets/SelectField-Cn7V20bn.js","assets/TextField-DNRM4AN9.js","assets/change.gql-CSRZvWI7.js","assets/customers-CqBApTk7.js","assets/CustomerBulkBar-BMKmqIqs.js","assets/bulkMessages-BlkALAQl.js","assets/CustomerBulkDialog-DSaJXjwq.js","assets/BulkDialog-CfS81kYO.js"])))=>i.map(i=>d[i]);
import{A as e,At as t,E as n,Nt as r,Ot as i,Pt as a,St as o,Ut as s,Wt as c,hn as l,ln as u,rt as d,tt as f,v as ee,vn as p,w as m}from"./index-56XI4USA.js";import{A as te,B as ne,E as h,H as re,J as g,K as _,N as v,Q as y,T as b,U as x,V as S,a as C,b as w,c as T,d as E,j as D,k as ie,o as O,s as k,u as A,w as j,y as M}from"./parts-BYqyiHkm.js";import{N,ot as P}from"./details-Dg0S2g0y.js";import{H as F,R as I,V as L,x as R}from"./early-CfQr5XEC.js";import{n as z,t as B}from"./customers-CqBApTk7.js";c();var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);p();var G=D(()=>f(()=>import(`./CreateDialog-D-fygJJT.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),ae=D(()=>f(()=>import(`./CustomerBulkBar-BMKmqIqs.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),K=D(()=>f(()=>import(`./CustomerBulkDialog-DSaJXjwq.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),q=r(`/signedIn/customers`),J=({customers:e})=>e.edges.map(({node:e})=>e),oe=(e,n)=>t(W,{where:{...e,idIn:[...n]},first:n.length},{enabled:n.length>0}).data?.customers.edges.map(({node:e})=>e.id),Y=async(e,t)=>(await i(W,{where:{...e,createdAtGTE:t},first:100})).customers.edges.map(({node:e})=>e.id);function X(){let t=n(z),r=q.useSearch(),i=q.useNavigate(),a=d(`CUSTOMERS_WRITE`),o=U(r,re().timezone),{data:c,error:f,isPlaceholderData:p,refetch:m}=A(V,o,J,[`CUSTOMER`,`ORDER`,`RECHARGE`]),h=c&&J(c),S=ce(),D=R(r),{chosen:O,selection:k,clear:j,remove:F}=C(h,D),[I,B]=u(null),H=E(),{open:W,close:X}=ne(),{after:le,before:ue,...Z}=D,{sort:de,...fe}=Z,Q=e=>void i({search:L({...Z,...e})}),pe=Object.keys(fe).length>0,$=N(c?.priceTiers);return s(l,{children:[s(_,{title:t.title,aside:s(ie,{type:`CUSTOMER`,ids:h?.map(({id:e})=>e),where:o.where,useListed:oe,createdSince:Y,onShow:()=>Q({})}),actions:s(l,{children:[s(te,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:c?.customers.totalCount}),a&&s(ee,{look:`primary`,icon:P,onClick:()=>W(`create`),children:t.add})]})}),s(w,{list:`customers`,to:`/customers`,search:r}),s(M,{end:s(T,{name:`customers`,columns:S}),children:s(se,{search:D,tiers:$??[],onChange:Q})}),s(g,{flush:!0,children:[O.length>0&&s(ae,{count:O.length,onStart:e=>B({kind:e,customers:O}),onClear:j}),s(x,{name:`customers`,label:t.title,columns:S,rows:h,rowKey:e=>e.id,rowName:H,...a&&{selection:k},stale:p,error:f,onRetry:()=>void m(),sort:de??`-created`,onSort:e=>Q({sort:e}),empty:pe?s(v,{icon:y,title:t.noMatch,text:t.noMatchText}):s(v,{icon:e,title:t.empty,text:t.emptyText})}),s(b,{connection:c?.customers,onChange:e=>void i({search:L({...Z,...e})})})]}),I&&$&&s(K,{...I,tiers:$,onDone:F,onClose:()=>B(null)}),r.dialog===`create`&&a&&$&&s(G,{tiers:$,onClose:X})]})}function se(e){let{search:t,tiers:r,onChange:i}=e,a=n(z),{statuses:c}=n(m);return s(l,{children:[s(O,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),s(h,{single:!0,label:a.filters.status,options:o.map(e=>({value:e,label:c.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>i({status:e})}),s(h,{single:!0,label:a.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:a.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>i({tier:e})}),s(h,{single:!0,label:a.filters.phone,options:[{value:`yes`,label:a.filters.linked},{value:`no`,label:a.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>i({linked:e})}),s(j,{label:a.filters.registered,value:t,onChange:e=>i({period:void 0,from:void 0,to:void 0,...e})})]})}function ce(){let{columns:e,notLinked:t}=n(z),r=E();return[{id:`name`,header:e.name,cell:e=>s(a,{to:`/customers/$id`,params:{id:e.id},children:r(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>s(B,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&s(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&s(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>s(S,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>s(k,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{X as CustomerList};