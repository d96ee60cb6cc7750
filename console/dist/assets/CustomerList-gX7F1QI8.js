const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-CV8OAM9P.js","assets/index-Ci1AkQWy.js","assets/early-CY4GmciT.js","assets/details-DXdyoKLk.js","assets/parts-DYi6Y7YZ.js","assets/dialogs-DjYVxy_K.js","assets/SelectField-Be-nnLHa.js","assets/TextField-DlZAwWD2.js","assets/change.gql-CSRZvWI7.js","assets/customers-DsPykEkz.js","assets/CustomerBulkBar-C8WroSPj.js","assets/bulkMessages-B2AxkH-4.js","assets/CustomerBulkDialog-BP6FFxgF.js","assets/BulkDialog-B3Z4T4fN.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,O as i,S as a,Tt as o,an as s,dn as c,g as l,jt as u,mn as d,tt as ee,w as f,yt as p,zt as m}from"./index-Ci1AkQWy.js";import{A as h,B as g,C as _,D as te,E as v,J as y,L as b,O as x,R as S,S as C,U as ne,W as w,a as T,b as re,d as E,f as ie,m as D,o as O,p as k,s as A}from"./parts-DYi6Y7YZ.js";import{nt as j}from"./details-DXdyoKLk.js";import{H as M,V as N,x as P}from"./early-CY4GmciT.js";import{n as F,t as I}from"./customers-DsPykEkz.js";n();var L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function z(e){let t=e.sort??`-created`;return{...M(e),where:N({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,matches:e.q}),orderBy:{field:R[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);d();var V=x(()=>e(()=>import(`./CreateDialog-CV8OAM9P.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),H=x(()=>e(()=>import(`./CustomerBulkBar-C8WroSPj.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),U=x(()=>e(()=>import(`./CustomerBulkDialog-BP6FFxgF.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),W=t(`/signedIn/customers`),G=({customers:e})=>e.edges.map(({node:e})=>e),K=(e,t)=>r(B,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id),q=async(e,t)=>(await o(B,{where:{...e,createdAtGTE:t},first:100})).customers.edges.map(({node:e})=>e.id);function J(){let e=f(F),t=W.useSearch(),n=W.useNavigate(),r=ee(`CUSTOMERS_WRITE`),a=z(t),{data:o,error:u,isPlaceholderData:d,refetch:p}=k(L,a,G,[`CUSTOMER`,`ORDER`,`RECHARGE`]),_=o&&G(o),x=ae(),S=P(t),{chosen:E,selection:O,clear:M,remove:I}=T(_,S),[R,B]=s(null),J=D(),{open:oe,close:X}=b(),{after:se,before:ce,...Z}=S,{sort:le,...ue}=Z,Q=e=>void n({search:N({...Z,...e})}),de=Object.keys(ue).length>0,$=o?.priceTiers.edges.map(e=>e.node)??[];return m(c,{children:[m(ne,{title:e.title,aside:m(v,{type:`CUSTOMER`,ids:_?.map(({id:e})=>e),where:a.where,useListed:K,createdSince:q,onShow:()=>Q({})}),actions:m(c,{children:[m(te,{input:{kind:`CUSTOMERS`,customerWhere:a.where},count:o?.customers.totalCount}),r&&m(l,{look:`primary`,icon:j,onClick:()=>oe(`create`),children:e.add})]})}),m(A,{list:`customers`,to:`/customers`,search:t}),m(re,{end:m(ie,{name:`customers`,columns:x}),children:m(Y,{search:S,tiers:$,onChange:Q})}),m(w,{flush:!0,children:[E.length>0&&m(H,{count:E.length,onStart:e=>B({kind:e,customers:E}),onClear:M}),m(g,{name:`customers`,label:e.title,columns:x,rows:_,rowKey:e=>e.id,rowName:J,...r&&{selection:O},stale:d,error:u,onRetry:()=>void p(),sort:le??`-created`,onSort:e=>Q({sort:e}),empty:de?m(h,{icon:y,title:e.noMatch,text:e.noMatchText}):m(h,{icon:i,title:e.empty,text:e.emptyText})}),m(C,{connection:o?.customers,onChange:e=>void n({search:N({...Z,...e})})})]}),R&&m(U,{...R,tiers:$,onDone:I,onClose:()=>B(null)}),t.dialog===`create`&&r&&m(V,{tiers:$,onClose:X})]})}function Y(e){let{search:t,tiers:n,onChange:r}=e,i=f(F),{statuses:o}=f(a);return m(c,{children:[m(O,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),m(_,{single:!0,label:i.filters.status,options:p.map(e=>({value:e,label:o.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),m(_,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),m(_,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function ae(){let{columns:e,notLinked:t}=f(F),n=D();return[{id:`name`,header:e.name,cell:e=>m(u,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>m(I,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&m(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&m(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>m(S,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>m(E,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{J as CustomerList};