const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-ulbO0o0r.js","assets/index-CSPtHws6.js","assets/early-JhwasVCb.js","assets/details-CUDUSL6Y.js","assets/parts-BlEiP3Aw.js","assets/dialogs-B2CoN6YY.js","assets/sending-Cmfws0CM.js","assets/draft-BRNLFewF.js","assets/SelectField-DNHBdK9u.js","assets/TextField-BARJZ9lY.js","assets/change.gql-CSRZvWI7.js","assets/customers-Bw0zXERM.js","assets/CustomerBulkBar-Fy9zhW04.js","assets/bulkMessages-CVqyMfq1.js","assets/CustomerBulkDialog-PmK89gtu.js","assets/BulkDialog-dfs_htqz.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,Ht as r,Q as i,Vt as a,bn as o,ct as s,en as c,j as l,kn as u,kt as d,ot as f,p,x as m}from"./index-CSPtHws6.js";import{$ as ee,A as h,E as g,G as _,H as v,J as y,P as b,T as x,U as S,W as te,X as C,a as w,b as T,c as E,d as D,j as O,k,o as A,s as j,u as ne,w as M,y as re}from"./parts-BlEiP3Aw.js";import{T as N,at as P}from"./details-CUDUSL6Y.js";import{H as F,U as I,x as L,z as R}from"./early-JhwasVCb.js";import{n as z,t as B}from"./customers-Bw0zXERM.js";c();var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();var G=p(()=>f(()=>import(`./CreateDialog-ulbO0o0r.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),K=p(()=>f(()=>import(`./CustomerBulkBar-Fy9zhW04.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([12,1,2,4,13]))),q=p(()=>f(()=>import(`./CustomerBulkDialog-PmK89gtu.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([14,1,2,4,15,5,3,6,7,8,13,11]))),J=a(`/signedIn/customers`),Y=({customers:e})=>e.edges.map(({node:e})=>e),ie=k(W,({customers:e})=>e.edges.map(({node:e})=>e));function X(){let t=i(z),r=J.useSearch(),a=J.useNavigate(),c=s(`CUSTOMERS_WRITE`),u=U(r,te().timezone),{data:d,error:f,isPlaceholderData:p,refetch:g}=ne(V,u,Y,[`CUSTOMER`,`ORDER`,`RECHARGE`]),S=d&&Y(d),k=oe(),A=L(r),{chosen:j,selection:M,clear:I,remove:R}=w(S,A),[B,H]=o(null),W=D(),{open:X,close:se}=v(),{after:ce,before:le,...Z}=A,{sort:ue,...de}=Z,Q=e=>void a({search:F({...Z,...e})}),fe=Object.keys(de).length>0,$=N(d?.priceTiers);return e(n,{children:[e(y,{title:t.title,aside:e(h,{type:`CUSTOMER`,ids:S?.map(({id:e})=>e),where:u.where,...ie,onShow:()=>Q({})}),actions:e(n,{children:[e(O,{input:{kind:`CUSTOMERS`,customerWhere:u.where},count:d?.customers.totalCount}),c&&e(m,{look:`primary`,icon:P,onClick:()=>X(`create`),children:t.add})]})}),e(T,{list:`customers`,to:`/customers`,search:r}),e(re,{end:e(E,{name:`customers`,columns:k}),children:e(ae,{search:A,tiers:$??[],onChange:Q})}),e(C,{flush:!0,children:[j.length>0&&e(K,{count:j.length,onStart:e=>H({kind:e,customers:j}),onClear:I}),e(_,{name:`customers`,label:t.title,columns:k,rows:S,rowKey:e=>e.id,rowName:W,...c&&{selection:M},stale:p,error:f,onRetry:()=>void g(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?e(b,{icon:ee,title:t.noMatch,text:t.noMatchText}):e(b,{icon:l,title:t.empty,text:t.emptyText})}),e(x,{connection:d?.customers,onChange:e=>void a({search:F({...Z,...e})})})]}),B&&$&&e(q,{...B,tiers:$,onDone:R,onClose:()=>H(null)}),r.dialog===`create`&&c&&$&&e(G,{tiers:$,onClose:se})]})}function ae(r){let{search:a,tiers:o,onChange:s}=r,c=i(z),{statuses:l}=i(t);return e(n,{children:[e(A,{label:c.search,placeholder:c.searchPlaceholder,value:a.q??``,onChange:e=>s({q:e})}),e(g,{single:!0,label:c.filters.status,options:d.map(e=>({value:e,label:l.customer[e]})),chosen:a.status?[a.status]:[],onChange:([e])=>s({status:e})}),e(g,{single:!0,label:c.filters.tier,options:[...o.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:c.noTier}],chosen:a.tier?[a.tier]:[],onChange:([e])=>s({tier:e})}),e(g,{single:!0,label:c.filters.phone,options:[{value:`yes`,label:c.filters.linked},{value:`no`,label:c.filters.notLinked}],chosen:a.linked?[a.linked]:[],onChange:([e])=>s({linked:e})}),e(M,{label:c.filters.registered,value:a,onChange:e=>s({period:void 0,from:void 0,to:void 0,...e})})]})}function oe(){let{columns:t,notLinked:n}=i(z),a=D();return[{id:`name`,header:t.name,cell:t=>e(r,{to:`/customers/$id`,params:{id:t.id},children:a(t)}),sort:`name`,width:16},{id:`status`,header:t.status,cell:t=>e(B,{customer:t}),width:8},{id:`email`,header:t.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:t.phone,cell:({phone:t,linkedPhone:r})=>r??(t&&e(`span`,{className:`muted`,children:[t,` (`,n,`)`]})),wide:`below`,width:16},{id:`reference`,header:t.reference,cell:({externalRef:t})=>t&&e(`code`,{children:t}),wide:!0,width:14},{id:`tier`,header:t.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:t.since,cell:({createdAt:t})=>e(S,{at:t}),sort:`created`,wide:!0},{id:`balance`,header:t.balance,cell:({walletBalance:t})=>e(j,{amount:t}),align:`end`,sort:`balance`,width:8}]}export{X as CustomerList};