const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-C8UI0Vcb.js","assets/index-Clz-m2Ov.js","assets/early-CY4GmciT.js","assets/details-Df7kTj8O.js","assets/parts-kU366cMS.js","assets/dialogs-BLuEJved.js","assets/SelectField-B7VNcMek.js","assets/TextField-BrZgBFPo.js","assets/change.gql-CSRZvWI7.js","assets/customers-9F7qS_VD.js","assets/CustomerBulkBar-C5AA34P3.js","assets/bulkMessages-DDPxAGF1.js","assets/CustomerBulkDialog-CYp1pd1Q.js","assets/BulkDialog-Bx-ZMYql.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,O as i,S as a,Tt as o,an as ee,dn as s,g as te,jt as c,mn as l,tt as u,w as d,yt as f,zt as p}from"./index-Clz-m2Ov.js";import{D as m,E as h,H as g,I as _,L as v,S as y,T as b,U as x,a as S,d as C,f as w,k as T,m as E,o as D,p as ne,q as O,s as k,x as re,y as A,z as j}from"./parts-kU366cMS.js";import{nt as M}from"./details-Df7kTj8O.js";import{H as N,V as P,x as F}from"./early-CY4GmciT.js";import{n as I,t as L}from"./customers-9F7qS_VD.js";n();var R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);l();var H=m(()=>e(()=>import(`./CreateDialog-C8UI0Vcb.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),U=m(()=>e(()=>import(`./CustomerBulkBar-C5AA34P3.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),W=m(()=>e(()=>import(`./CustomerBulkDialog-CYp1pd1Q.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),G=t(`/signedIn/customers`),K=({customers:e})=>e.edges.map(({node:e})=>e),q=(e,t)=>r(V,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id),J=async(e,t)=>(await o(V,{where:{...e,createdAtGTE:t},first:100})).customers.edges.map(({node:e})=>e.id);function Y(){let e=d(I),t=G.useSearch(),n=G.useNavigate(),r=u(`CUSTOMERS_WRITE`),a=B(t),{data:o,error:c,isPlaceholderData:l,refetch:f}=ne(R,a,K,[`CUSTOMER`,`ORDER`,`RECHARGE`]),m=o&&K(o),v=ie(),y=F(t),{chosen:C,selection:D,clear:N,remove:L}=S(m,y),[z,V]=ee(null),Y=E(),{open:ae,close:oe}=_(),{after:se,before:ce,...Z}=y,{sort:le,...ue}=Z,Q=e=>void n({search:P({...Z,...e})}),de=Object.keys(ue).length>0,$=o?.priceTiers.edges.map(e=>e.node)??[];return p(s,{children:[p(g,{title:e.title,aside:p(b,{type:`CUSTOMER`,ids:m?.map(({id:e})=>e),where:a.where,useListed:q,createdSince:J,onShow:()=>Q({})}),actions:p(s,{children:[p(h,{input:{kind:`CUSTOMERS`,customerWhere:a.where},count:o?.customers.totalCount}),r&&p(te,{look:`primary`,icon:M,onClick:()=>ae(`create`),children:e.add})]})}),p(k,{list:`customers`,to:`/customers`,search:t}),p(A,{end:p(w,{name:`customers`,columns:v}),children:p(X,{search:y,tiers:$,onChange:Q})}),p(x,{flush:!0,children:[C.length>0&&p(U,{count:C.length,onStart:e=>V({kind:e,customers:C}),onClear:N}),p(j,{name:`customers`,label:e.title,columns:v,rows:m,rowKey:e=>e.id,rowName:Y,...r&&{selection:D},stale:l,error:c,onRetry:()=>void f(),sort:le??`-created`,onSort:e=>Q({sort:e}),empty:de?p(T,{icon:O,title:e.noMatch,text:e.noMatchText}):p(T,{icon:i,title:e.empty,text:e.emptyText})}),p(re,{connection:o?.customers,onChange:e=>void n({search:P({...Z,...e})})})]}),z&&p(W,{...z,tiers:$,onDone:L,onClose:()=>V(null)}),t.dialog===`create`&&r&&p(H,{tiers:$,onClose:oe})]})}function X(e){let{search:t,tiers:n,onChange:r}=e,i=d(I),{statuses:o}=d(a);return p(s,{children:[p(D,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),p(y,{single:!0,label:i.filters.status,options:f.map(e=>({value:e,label:o.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),p(y,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),p(y,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function ie(){let{columns:e,notLinked:t}=d(I),n=E();return[{id:`name`,header:e.name,cell:e=>p(c,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>p(L,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&p(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&p(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>p(v,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>p(C,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};