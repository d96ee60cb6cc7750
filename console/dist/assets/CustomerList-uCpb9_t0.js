const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-BE2uXHSI.js","assets/index-yR9VlGa-.js","assets/early-CqjEYl7M.js","assets/details-CTmdLNcp.js","assets/parts-DXnIqi7I.js","assets/dialogs-QNjhNvSa.js","assets/SelectField-CnXGz_Xy.js","assets/TextField-CMt_oLX6.js","assets/change.gql-CSRZvWI7.js","assets/customers-B0XsUflu.js","assets/CustomerBulkBar-AG9b4JK3.js","assets/bulkMessages-BWy9FemS.js","assets/CustomerBulkDialog-B1lw2S_Y.js","assets/BulkDialog-DcT_U_p-.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,En as n,Et as r,Rt as i,Xt as a,Z as o,Zt as s,_n as c,at as l,j as u,p as d,st as ee,x as f,zt as p}from"./index-yR9VlGa-.js";import{$ as m,A as te,E as h,G as g,H as _,J as v,P as y,T as ne,U as b,W as x,X as S,a as C,b as w,c as T,d as E,j as D,k as O,o as k,s as A,u as re,w as j,y as M}from"./parts-DXnIqi7I.js";import{D as N,ot as P}from"./details-CTmdLNcp.js";import{H as F,U as I,x as L,z as R}from"./early-CqjEYl7M.js";import{n as z,t as B}from"./customers-B0XsUflu.js";s();var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);n();var G=d(()=>l(()=>import(`./CreateDialog-BE2uXHSI.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),K=d(()=>l(()=>import(`./CustomerBulkBar-AG9b4JK3.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([10,1,2,4,11]))),q=d(()=>l(()=>import(`./CustomerBulkDialog-B1lw2S_Y.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([12,1,2,4,13,5,3,6,11,9]))),J=i(`/signedIn/customers`),Y=({customers:e})=>e.edges.map(({node:e})=>e),ie=O(W,({customers:e})=>e.edges.map(({node:e})=>e));function X(){let t=o(z),n=J.useSearch(),r=J.useNavigate(),i=ee(`CUSTOMERS_WRITE`),s=U(n,x().timezone),{data:l,error:d,isPlaceholderData:p,refetch:h}=re(V,s,Y,[`CUSTOMER`,`ORDER`,`RECHARGE`]),b=l&&Y(l),O=oe(),k=L(n),{chosen:A,selection:j,clear:I,remove:R}=C(b,k),[B,H]=c(null),W=E(),{open:X,close:se}=_(),{after:ce,before:le,...Z}=k,{sort:ue,...de}=Z,Q=e=>void r({search:F({...Z,...e})}),fe=Object.keys(de).length>0,$=N(l?.priceTiers);return a(e,{children:[a(v,{title:t.title,aside:a(te,{type:`CUSTOMER`,ids:b?.map(({id:e})=>e),where:s.where,...ie,onShow:()=>Q({})}),actions:a(e,{children:[a(D,{input:{kind:`CUSTOMERS`,customerWhere:s.where},count:l?.customers.totalCount}),i&&a(f,{look:`primary`,icon:P,onClick:()=>X(`create`),children:t.add})]})}),a(w,{list:`customers`,to:`/customers`,search:n}),a(M,{end:a(T,{name:`customers`,columns:O}),children:a(ae,{search:k,tiers:$??[],onChange:Q})}),a(S,{flush:!0,children:[A.length>0&&a(K,{count:A.length,onStart:e=>H({kind:e,customers:A}),onClear:I}),a(g,{name:`customers`,label:t.title,columns:O,rows:b,rowKey:e=>e.id,rowName:W,...i&&{selection:j},stale:p,error:d,onRetry:()=>void h(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?a(y,{icon:m,title:t.noMatch,text:t.noMatchText}):a(y,{icon:u,title:t.empty,text:t.emptyText})}),a(ne,{connection:l?.customers,onChange:e=>void r({search:F({...Z,...e})})})]}),B&&$&&a(q,{...B,tiers:$,onDone:R,onClose:()=>H(null)}),n.dialog===`create`&&i&&$&&a(G,{tiers:$,onClose:se})]})}function ae(n){let{search:i,tiers:s,onChange:c}=n,l=o(z),{statuses:u}=o(t);return a(e,{children:[a(k,{label:l.search,placeholder:l.searchPlaceholder,value:i.q??``,onChange:e=>c({q:e})}),a(h,{single:!0,label:l.filters.status,options:r.map(e=>({value:e,label:u.customer[e]})),chosen:i.status?[i.status]:[],onChange:([e])=>c({status:e})}),a(h,{single:!0,label:l.filters.tier,options:[...s.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:l.noTier}],chosen:i.tier?[i.tier]:[],onChange:([e])=>c({tier:e})}),a(h,{single:!0,label:l.filters.phone,options:[{value:`yes`,label:l.filters.linked},{value:`no`,label:l.filters.notLinked}],chosen:i.linked?[i.linked]:[],onChange:([e])=>c({linked:e})}),a(j,{label:l.filters.registered,value:i,onChange:e=>c({period:void 0,from:void 0,to:void 0,...e})})]})}function oe(){let{columns:e,notLinked:t}=o(z),n=E();return[{id:`name`,header:e.name,cell:e=>a(p,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>a(B,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&a(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&a(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>a(b,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>a(A,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{X as CustomerList};