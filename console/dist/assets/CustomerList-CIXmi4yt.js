const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-CbBIB7eV.js","assets/index-CrslgKQf.js","assets/early-DhbaGOmZ.js","assets/details-CfP5J__g.js","assets/parts-uYqX-dei.js","assets/dialogs-myGTe9xi.js","assets/SelectField-COzSpDf8.js","assets/TextField-BGdrlW60.js","assets/change.gql-CSRZvWI7.js","assets/customers-BC6jOJU_.js","assets/CustomerBulkBar-DwTiw39s.js","assets/bulkMessages-rCGPlF2A.js","assets/CustomerBulkDialog-oU1vxpk8.js","assets/BulkDialog-CndBXUrv.js"])))=>i.map(i=>d[i]);
import{Cn as e,E as t,It as n,Jt as r,Lt as i,M as a,O as o,Yt as s,at as c,b as l,bn as u,mn as d,p as f,rt as p,wt as m}from"./index-CrslgKQf.js";import{A as ee,E as h,G as g,H as _,J as v,P as y,T as b,U as x,W as te,X as ne,a as S,b as re,c as C,d as w,et as T,j as E,k as D,o as O,s as k,u as A,w as j,y as M}from"./parts-uYqX-dei.js";import{D as N,nt as P}from"./details-CfP5J__g.js";import{H as F,U as I,x as L,z as R}from"./early-DhbaGOmZ.js";import{n as z,t as B}from"./customers-BC6jOJU_.js";s();var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),H={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function U(e,t){let{from:n,to:r}=R(e,t),i=e.sort??`-created`;return{...I(e),where:F({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,createdAtGTE:n,createdAtLT:r,matches:e.q}),orderBy:{field:H[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);e();var G=f(()=>p(()=>import(`./CreateDialog-CbBIB7eV.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),K=f(()=>p(()=>import(`./CustomerBulkBar-DwTiw39s.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),q=f(()=>p(()=>import(`./CustomerBulkDialog-oU1vxpk8.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),J=n(`/signedIn/customers`),Y=({customers:e})=>e.edges.map(({node:e})=>e),ie=D(W,({customers:e})=>e.edges.map(({node:e})=>e));function X(){let e=o(z),t=J.useSearch(),n=J.useNavigate(),i=c(`CUSTOMERS_WRITE`),s=U(t,te().timezone),{data:f,error:p,isPlaceholderData:m,refetch:h}=A(V,s,Y,[`CUSTOMER`,`ORDER`,`RECHARGE`]),x=f&&Y(f),D=oe(),O=L(t),{chosen:k,selection:j,clear:I,remove:R}=S(x,O),[B,H]=d(null),W=w(),{open:X,close:se}=_(),{after:ce,before:le,...Z}=O,{sort:ue,...de}=Z,Q=e=>void n({search:F({...Z,...e})}),fe=Object.keys(de).length>0,$=N(f?.priceTiers);return r(u,{children:[r(v,{title:e.title,aside:r(ee,{type:`CUSTOMER`,ids:x?.map(({id:e})=>e),where:s.where,...ie,onShow:()=>Q({})}),actions:r(u,{children:[r(E,{input:{kind:`CUSTOMERS`,customerWhere:s.where},count:f?.customers.totalCount}),i&&r(l,{look:`primary`,icon:P,onClick:()=>X(`create`),children:e.add})]})}),r(re,{list:`customers`,to:`/customers`,search:t}),r(M,{end:r(C,{name:`customers`,columns:D}),children:r(ae,{search:O,tiers:$??[],onChange:Q})}),r(ne,{flush:!0,children:[k.length>0&&r(K,{count:k.length,onStart:e=>H({kind:e,customers:k}),onClear:I}),r(g,{name:`customers`,label:e.title,columns:D,rows:x,rowKey:e=>e.id,rowName:W,...i&&{selection:j},stale:m,error:p,onRetry:()=>void h(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?r(y,{icon:T,title:e.noMatch,text:e.noMatchText}):r(y,{icon:a,title:e.empty,text:e.emptyText})}),r(b,{connection:f?.customers,onChange:e=>void n({search:F({...Z,...e})})})]}),B&&$&&r(q,{...B,tiers:$,onDone:R,onClose:()=>H(null)}),t.dialog===`create`&&i&&$&&r(G,{tiers:$,onClose:se})]})}function ae(e){let{search:n,tiers:i,onChange:a}=e,s=o(z),{statuses:c}=o(t);return r(u,{children:[r(O,{label:s.search,placeholder:s.searchPlaceholder,value:n.q??``,onChange:e=>a({q:e})}),r(h,{single:!0,label:s.filters.status,options:m.map(e=>({value:e,label:c.customer[e]})),chosen:n.status?[n.status]:[],onChange:([e])=>a({status:e})}),r(h,{single:!0,label:s.filters.tier,options:[...i.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:s.noTier}],chosen:n.tier?[n.tier]:[],onChange:([e])=>a({tier:e})}),r(h,{single:!0,label:s.filters.phone,options:[{value:`yes`,label:s.filters.linked},{value:`no`,label:s.filters.notLinked}],chosen:n.linked?[n.linked]:[],onChange:([e])=>a({linked:e})}),r(j,{label:s.filters.registered,value:n,onChange:e=>a({period:void 0,from:void 0,to:void 0,...e})})]})}function oe(){let{columns:e,notLinked:t}=o(z),n=w();return[{id:`name`,header:e.name,cell:e=>r(i,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>r(B,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&r(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&r(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>r(x,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>r(k,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{X as CustomerList};