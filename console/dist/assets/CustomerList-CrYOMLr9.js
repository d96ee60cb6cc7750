const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-C2Q6Y-Tq.js","assets/index-ByM-MJ82.js","assets/early-__BPvlh7.js","assets/pages-BpAtkfM2.js","assets/details-CiSvw2-D.js","assets/parts-C2OOrKHF.js","assets/dialogs-C2mIxewQ.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/SelectField-C69C7Ikd.js","assets/TextField-CrG_SIf5.js","assets/change.gql-CSRZvWI7.js","assets/customers-8tAIBnTJ.js","assets/CustomerBulkBar-Hc2ielFJ.js","assets/bulkMessages-DLMc3JR4.js","assets/CustomerBulkDialog-BpyDIwa1.js","assets/BulkDialog-D27T9Xp7.js"])))=>i.map(i=>d[i]);
import{Ft as e,It as t,Jt as n,O as r,St as i,Y as a,Yt as o,hn as s,rt as c,tt as l,u,v as d,w as f,wn as p,xn as m}from"./index-ByM-MJ82.js";import{p as ee,x as h}from"./details-CiSvw2-D.js";import{D as g,E as _,I as v,J as y,K as b,M as te,N as ne,O as x,Q as S,Y as C,b as w,c as T,d as E,et as D,f as O,j as k,l as re,o as ie,q as A,s as j,x as M}from"./parts-C2OOrKHF.js";import{H as N,U as P,x as F,z as I}from"./early-__BPvlh7.js";import{n as L,t as R}from"./customers-8tAIBnTJ.js";o();var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),B={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function V(e,t){let{from:n,to:r}=I(e,t),i=e.sort??`-created`;return{...P(e),where:N({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,createdAtGTE:n,createdAtLT:r,matches:e.q}),orderBy:{field:B[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);p();var U=u(()=>l(()=>import(`./CreateDialog-C2Q6Y-Tq.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12]))),W=u(()=>l(()=>import(`./CustomerBulkBar-Hc2ielFJ.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([13,1,2,4,5,14]))),G=u(()=>l(()=>import(`./CustomerBulkDialog-BpyDIwa1.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([15,1,2,5,16,6,4,3,7,8,9,14,12]))),K=e(`/signedIn/customers`),q=({customers:e})=>e.edges.map(({node:e})=>e),J=k(H,({customers:e})=>e.edges.map(({node:e})=>e));function Y(){let e=a(L),t=K.useSearch(),i=K.useNavigate(),o=c(`CUSTOMERS_WRITE`),l=V(t,y().timezone),{data:u,error:f,isPlaceholderData:p,refetch:_}=E(z,l,q,[`CUSTOMER`,`ORDER`,`RECHARGE`]),x=u&&q(u),T=oe(),k=F(t),{chosen:A,selection:j,clear:P,remove:I}=ie(x,k),[R,B]=s(null),H=O(),{open:Y,close:X}=b(),{after:se,before:ce,...Z}=k,{sort:le,...ue}=Z,Q=e=>void i({search:N({...Z,...e})}),de=Object.keys(ue).length>0,$=ee(u?.priceTiers);return n(m,{children:[n(S,{title:e.title,aside:n(te,{type:`CUSTOMER`,ids:x?.map(({id:e})=>e),where:l.where,...J,onShow:()=>Q({})}),actions:n(m,{children:[n(ne,{input:{kind:`CUSTOMERS`,customerWhere:l.where},count:u?.customers.totalCount}),o&&n(d,{look:`primary`,icon:h,onClick:()=>Y(`create`),children:e.add})]})}),n(M,{list:`customers`,to:`/customers`,search:t}),n(w,{end:n(re,{name:`customers`,columns:T}),children:n(ae,{search:k,tiers:$??[],onChange:Q})}),n(D,{flush:!0,children:[A.length>0&&n(W,{count:A.length,onStart:e=>B({kind:e,customers:A}),onClear:P}),n(C,{name:`customers`,label:e.title,columns:T,rows:x,rowKey:e=>e.id,rowName:H,...o&&{selection:j},stale:p,error:f,onRetry:()=>void _(),sort:le??`-created`,onSort:e=>Q({sort:e}),empty:n(v,{filtered:de,icon:r,words:e})}),n(g,{connection:u?.customers,onChange:e=>void i({search:N({...Z,...e})})})]}),R&&$&&n(G,{...R,tiers:$,onDone:I,onClose:()=>B(null)}),t.dialog===`create`&&o&&$&&n(U,{tiers:$,onClose:X})]})}function ae(e){let{search:t,tiers:r,onChange:o}=e,s=a(L),{statuses:c}=a(f);return n(m,{children:[n(j,{label:s.search,placeholder:s.searchPlaceholder,value:t.q??``,onChange:e=>o({q:e})}),n(x,{single:!0,label:s.filters.status,options:i.map(e=>({value:e,label:c.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>o({status:e})}),n(x,{single:!0,label:s.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:s.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>o({tier:e})}),n(x,{single:!0,label:s.filters.phone,options:[{value:`yes`,label:s.filters.linked},{value:`no`,label:s.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>o({linked:e})}),n(_,{label:s.filters.registered,value:t,onChange:e=>o({period:void 0,from:void 0,to:void 0,...e})})]})}function X({address:e}){let t=e.lastIndexOf(`@`)+1;return n(m,{children:[e.slice(0,t),n(`wbr`,{}),e.slice(t)]})}function oe(){let{columns:e,notLinked:r}=a(L),i=O();return[{id:`name`,header:e.name,cell:e=>n(t,{to:`/customers/$id`,params:{id:e.id},children:i(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>n(R,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e&&n(X,{address:e}),wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&n(`span`,{className:`muted`,children:[e,` (`,r,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&n(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>n(A,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>n(T,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};