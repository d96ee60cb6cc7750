const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-BFaf6ecE.js","assets/index-BWULAgIa.js","assets/early-CY4GmciT.js","assets/details-CKO6Nlno.js","assets/parts-DcudJn1c.js","assets/dialogs-BXBKpryn.js","assets/SelectField-CsxIag2a.js","assets/TextField-CadYIZMs.js","assets/change.gql-CSRZvWI7.js","assets/customers-Dj-RNepT.js","assets/CustomerBulkBar-CWWbXxVx.js","assets/bulkMessages-m9JgbhaO.js","assets/CustomerBulkDialog-B9X2EnED.js","assets/BulkDialog-BtK1dGKz.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,O as i,S as a,Tt as o,Vt as s,fn as c,g as ee,hn as l,jt as u,on as d,tt as f,w as p,yt as m}from"./index-BWULAgIa.js";import{B as h,C as te,D as ne,G as re,O as g,R as _,S as v,V as y,W as b,Y as x,_ as S,a as C,c as w,d as T,j as E,k as D,o as O,s as k,u as ie,v as A,w as j,z as M}from"./parts-DcudJn1c.js";import{M as N,ot as P}from"./details-CKO6Nlno.js";import{H as F,R as I,V as L,x as R}from"./early-CY4GmciT.js";import{n as z,t as B}from"./customers-Dj-RNepT.js";s();var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);l();var G=D(()=>e(()=>import(`./CreateDialog-BFaf6ecE.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),ae=D(()=>e(()=>import(`./CustomerBulkBar-CWWbXxVx.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),K=D(()=>e(()=>import(`./CustomerBulkDialog-B9X2EnED.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),q=t(`/signedIn/customers`),J=({customers:e})=>e.edges.map(({node:e})=>e),oe=(e,t)=>r(W,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id),se=async(e,t)=>(await o(W,{where:{...e,createdAtGTE:t},first:100})).customers.edges.map(({node:e})=>e.id);function Y(){let e=p(z),t=q.useSearch(),r=q.useNavigate(),a=f(`CUSTOMERS_WRITE`),o=U(t,h().timezone),{data:s,error:l,isPlaceholderData:u,refetch:m}=ie(V,o,J,[`CUSTOMER`,`ORDER`,`RECHARGE`]),v=s&&J(s),D=X(),O=R(t),{chosen:k,selection:j,clear:M,remove:F}=C(v,O),[I,B]=d(null),H=T(),{open:W,close:Y}=_(),{after:le,before:ue,...Z}=O,{sort:de,...fe}=Z,Q=e=>void r({search:L({...Z,...e})}),pe=Object.keys(fe).length>0,$=N(s?.priceTiers);return n(c,{children:[n(b,{title:e.title,aside:n(ne,{type:`CUSTOMER`,ids:v?.map(({id:e})=>e),where:o.where,useListed:oe,createdSince:se,onShow:()=>Q({})}),actions:n(c,{children:[n(g,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:s?.customers.totalCount}),a&&n(ee,{look:`primary`,icon:P,onClick:()=>W(`create`),children:e.add})]})}),n(A,{list:`customers`,to:`/customers`,search:t}),n(S,{end:n(w,{name:`customers`,columns:D}),children:n(ce,{search:O,tiers:$??[],onChange:Q})}),n(re,{flush:!0,children:[k.length>0&&n(ae,{count:k.length,onStart:e=>B({kind:e,customers:k}),onClear:M}),n(y,{name:`customers`,label:e.title,columns:D,rows:v,rowKey:e=>e.id,rowName:H,...a&&{selection:j},stale:u,error:l,onRetry:()=>void m(),sort:de??`-created`,onSort:e=>Q({sort:e}),empty:pe?n(E,{icon:x,title:e.noMatch,text:e.noMatchText}):n(E,{icon:i,title:e.empty,text:e.emptyText})}),n(te,{connection:s?.customers,onChange:e=>void r({search:L({...Z,...e})})})]}),I&&$&&n(K,{...I,tiers:$,onDone:F,onClose:()=>B(null)}),t.dialog===`create`&&a&&$&&n(G,{tiers:$,onClose:Y})]})}function ce(e){let{search:t,tiers:r,onChange:i}=e,o=p(z),{statuses:s}=p(a);return n(c,{children:[n(O,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),n(j,{single:!0,label:o.filters.status,options:m.map(e=>({value:e,label:s.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>i({status:e})}),n(j,{single:!0,label:o.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:o.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>i({tier:e})}),n(j,{single:!0,label:o.filters.phone,options:[{value:`yes`,label:o.filters.linked},{value:`no`,label:o.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>i({linked:e})}),n(v,{label:o.filters.registered,value:t,onChange:e=>i({period:void 0,from:void 0,to:void 0,...e})})]})}function X(){let{columns:e,notLinked:t}=p(z),r=T();return[{id:`name`,header:e.name,cell:e=>n(u,{to:`/customers/$id`,params:{id:e.id},children:r(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>n(B,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:r})=>r??(e&&n(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&n(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>n(M,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>n(k,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};