const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-CQyX5K9n.js","assets/index-BcOHjEZP.js","assets/early-CfQr5XEC.js","assets/details-BbL3iHvP.js","assets/parts-dljrLVEa.js","assets/dialogs-BGMIoYzq.js","assets/SelectField-BYZSSdLc.js","assets/TextField-CbiiAiCG.js","assets/change.gql-CSRZvWI7.js","assets/customers-CfYA04q6.js","assets/CustomerBulkBar-WlIHC9EN.js","assets/bulkMessages-B2flqrWH.js","assets/CustomerBulkDialog-QaJzI1ZQ.js","assets/BulkDialog-CHabVoNp.js"])))=>i.map(i=>d[i]);
import{Ct as e,D as t,Ft as n,Gt as r,Kt as i,Pt as a,T as o,_n as s,bn as c,dn as l,it as u,j as d,nt as f,y as ee}from"./index-BcOHjEZP.js";import{A as p,E as m,F as h,G as g,K as _,M as v,T as y,U as b,W as x,Y as te,Z as ne,a as S,b as C,c as w,d as T,j as re,k as E,o as D,s as O,tt as k,u as A,w as j,y as M}from"./parts-dljrLVEa.js";import{D as N,tt as P}from"./details-BbL3iHvP.js";import{H as F,R as I,V as L,x as R}from"./early-CfQr5XEC.js";import{n as z,t as B}from"./customers-CfYA04q6.js";i();var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);c();var G=v(()=>f(()=>import(`./CreateDialog-CQyX5K9n.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),K=v(()=>f(()=>import(`./CustomerBulkBar-WlIHC9EN.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),q=v(()=>f(()=>import(`./CustomerBulkDialog-QaJzI1ZQ.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),J=a(`/signedIn/customers`),Y=({customers:e})=>e.edges.map(({node:e})=>e),ie=E(W,({customers:e})=>e.edges.map(({node:e})=>e));function X(){let e=t(z),n=J.useSearch(),i=J.useNavigate(),a=u(`CUSTOMERS_WRITE`),o=U(n,g().timezone),{data:c,error:f,isPlaceholderData:m,refetch:v}=A(V,o,Y,[`CUSTOMER`,`ORDER`,`RECHARGE`]),x=c&&Y(c),E=oe(),D=R(n),{chosen:O,selection:j,clear:F,remove:I}=S(x,D),[B,H]=l(null),W=T(),{open:X,close:se}=b(),{after:ce,before:le,...Z}=D,{sort:ue,...de}=Z,Q=e=>void i({search:L({...Z,...e})}),fe=Object.keys(de).length>0,$=N(c?.priceTiers);return r(s,{children:[r(te,{title:e.title,aside:r(p,{type:`CUSTOMER`,ids:x?.map(({id:e})=>e),where:o.where,...ie,onShow:()=>Q({})}),actions:r(s,{children:[r(re,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:c?.customers.totalCount}),a&&r(ee,{look:`primary`,icon:P,onClick:()=>X(`create`),children:e.add})]})}),r(C,{list:`customers`,to:`/customers`,search:n}),r(M,{end:r(w,{name:`customers`,columns:E}),children:r(ae,{search:D,tiers:$??[],onChange:Q})}),r(ne,{flush:!0,children:[O.length>0&&r(K,{count:O.length,onStart:e=>H({kind:e,customers:O}),onClear:F}),r(_,{name:`customers`,label:e.title,columns:E,rows:x,rowKey:e=>e.id,rowName:W,...a&&{selection:j},stale:m,error:f,onRetry:()=>void v(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?r(h,{icon:k,title:e.noMatch,text:e.noMatchText}):r(h,{icon:d,title:e.empty,text:e.emptyText})}),r(y,{connection:c?.customers,onChange:e=>void i({search:L({...Z,...e})})})]}),B&&$&&r(q,{...B,tiers:$,onDone:I,onClose:()=>H(null)}),n.dialog===`create`&&a&&$&&r(G,{tiers:$,onClose:se})]})}function ae(n){let{search:i,tiers:a,onChange:c}=n,l=t(z),{statuses:u}=t(o);return r(s,{children:[r(D,{label:l.search,placeholder:l.searchPlaceholder,value:i.q??``,onChange:e=>c({q:e})}),r(m,{single:!0,label:l.filters.status,options:e.map(e=>({value:e,label:u.customer[e]})),chosen:i.status?[i.status]:[],onChange:([e])=>c({status:e})}),r(m,{single:!0,label:l.filters.tier,options:[...a.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:l.noTier}],chosen:i.tier?[i.tier]:[],onChange:([e])=>c({tier:e})}),r(m,{single:!0,label:l.filters.phone,options:[{value:`yes`,label:l.filters.linked},{value:`no`,label:l.filters.notLinked}],chosen:i.linked?[i.linked]:[],onChange:([e])=>c({linked:e})}),r(j,{label:l.filters.registered,value:i,onChange:e=>c({period:void 0,from:void 0,to:void 0,...e})})]})}function oe(){let{columns:e,notLinked:i}=t(z),a=T();return[{id:`name`,header:e.name,cell:e=>r(n,{to:`/customers/$id`,params:{id:e.id},children:a(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>r(B,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&r(`span`,{className:`muted`,children:[e,` (`,i,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&r(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>r(x,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>r(O,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{X as CustomerList};