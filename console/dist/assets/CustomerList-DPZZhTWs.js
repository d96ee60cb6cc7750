const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-DlYw2dUI.js","assets/index-B3ynZgST.js","assets/early-CfQr5XEC.js","assets/details-Ct0VRcUF.js","assets/parts-BbalPxAe.js","assets/dialogs-DdXii78I.js","assets/SelectField-DJMnO8xp.js","assets/TextField-EIxO-sd2.js","assets/change.gql-CSRZvWI7.js","assets/customers-B8VD4aff.js","assets/CustomerBulkBar-Dra-GSBw.js","assets/bulkMessages-PrDQm4Po.js","assets/CustomerBulkDialog-Bn269fCk.js","assets/BulkDialog-DtKPYblF.js"])))=>i.map(i=>d[i]);
import{A as e,At as t,E as n,Nt as r,Ot as i,Pt as a,St as o,Ut as s,Wt as c,hn as l,ln as u,rt as d,tt as f,v as p,vn as m,w as h}from"./index-B3ynZgST.js";import{A as g,B as _,E as v,H as y,K as b,N as x,T as ee,U as te,V as S,Z as C,a as w,b as T,c as ne,d as E,j as D,k as O,o as k,q as A,s as j,u as re,w as M,y as N}from"./parts-BbalPxAe.js";import{N as P,ot as F}from"./details-Ct0VRcUF.js";import{H as I,R as L,V as R,x as z}from"./early-CfQr5XEC.js";import{n as B,t as V}from"./customers-B8VD4aff.js";c();var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);m();var K=D(()=>f(()=>import(`./CreateDialog-DlYw2dUI.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),ie=D(()=>f(()=>import(`./CustomerBulkBar-Dra-GSBw.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),q=D(()=>f(()=>import(`./CustomerBulkDialog-Bn269fCk.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),J=r(`/signedIn/customers`),Y=({customers:e})=>e.edges.map(({node:e})=>e),ae=(e,n)=>t(G,{where:{...e,idIn:[...n]},first:n.length},{enabled:n.length>0}).data?.customers.edges.map(({node:e})=>e.id),oe=async(e,t)=>(await i(G,{where:{...e,createdAtGTE:t},first:100})).customers.edges.map(({node:e})=>e.id);function X(){let t=n(B),r=J.useSearch(),i=J.useNavigate(),a=d(`CUSTOMERS_WRITE`),o=W(r,y().timezone),{data:c,error:f,isPlaceholderData:m,refetch:h}=re(H,o,Y,[`CUSTOMER`,`ORDER`,`RECHARGE`]),v=c&&Y(c),S=ce(),D=z(r),{chosen:k,selection:j,clear:M,remove:I}=w(v,D),[L,V]=u(null),U=E(),{open:G,close:X}=_(),{after:le,before:ue,...Z}=D,{sort:de,...fe}=Z,Q=e=>void i({search:R({...Z,...e})}),pe=Object.keys(fe).length>0,$=P(c?.priceTiers);return s(l,{children:[s(b,{title:t.title,aside:s(O,{type:`CUSTOMER`,ids:v?.map(({id:e})=>e),where:o.where,useListed:ae,createdSince:oe,onShow:()=>Q({})}),actions:s(l,{children:[s(g,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:c?.customers.totalCount}),a&&s(p,{look:`primary`,icon:F,onClick:()=>G(`create`),children:t.add})]})}),s(T,{list:`customers`,to:`/customers`,search:r}),s(N,{end:s(ne,{name:`customers`,columns:S}),children:s(se,{search:D,tiers:$??[],onChange:Q})}),s(A,{flush:!0,children:[k.length>0&&s(ie,{count:k.length,onStart:e=>V({kind:e,customers:k}),onClear:M}),s(te,{name:`customers`,label:t.title,columns:S,rows:v,rowKey:e=>e.id,rowName:U,...a&&{selection:j},stale:m,error:f,onRetry:()=>void h(),sort:de??`-created`,onSort:e=>Q({sort:e}),empty:pe?s(x,{icon:C,title:t.noMatch,text:t.noMatchText}):s(x,{icon:e,title:t.empty,text:t.emptyText})}),s(ee,{connection:c?.customers,onChange:e=>void i({search:R({...Z,...e})})})]}),L&&$&&s(q,{...L,tiers:$,onDone:I,onClose:()=>V(null)}),r.dialog===`create`&&a&&$&&s(K,{tiers:$,onClose:X})]})}function se(e){let{search:t,tiers:r,onChange:i}=e,a=n(B),{statuses:c}=n(h);return s(l,{children:[s(k,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),s(v,{single:!0,label:a.filters.status,options:o.map(e=>({value:e,label:c.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>i({status:e})}),s(v,{single:!0,label:a.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:a.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>i({tier:e})}),s(v,{single:!0,label:a.filters.phone,options:[{value:`yes`,label:a.filters.linked},{value:`no`,label:a.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>i({linked:e})}),s(M,{label:a.filters.registered,value:t,onChange:e=>i({period:void 0,from:void 0,to:void 0,...e})})]})}function ce(){let{columns:e,notLinked:t}=n(B),r=E();return[{id:`name`,header:e.name,cell:e=>s(a,{to:`/customers/$id`,params:{id:e.id},children:r(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>s(V,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&s(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&s(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>s(S,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>s(j,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{X as CustomerList};