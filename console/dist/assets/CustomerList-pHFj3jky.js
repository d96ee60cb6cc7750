const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-BbGHjDjS.js","assets/index-jHT1tkCe.js","assets/early-JhwasVCb.js","assets/details-Cmv5GQaD.js","assets/parts-C1VRNkno.js","assets/dialogs-DWt2_yZc.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/SelectField-Dpe8wujt.js","assets/TextField-YX5biQ1K.js","assets/change.gql-CSRZvWI7.js","assets/customers-BY-Qzx-1.js","assets/CustomerBulkBar-Cpmfw_1v.js","assets/bulkMessages-8ABnOSvC.js","assets/CustomerBulkDialog-DnzpmGqw.js","assets/BulkDialog-Dbwyw4E9.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,Ht as r,Q as i,Vt as a,bn as o,ct as s,en as c,j as l,kn as u,kt as d,ot as f,p,x as m}from"./index-jHT1tkCe.js";import{A as h,D as g,E as _,F as v,G as y,K as ee,M as te,T as b,U as x,W as S,Y as C,Z as w,a as T,b as E,c as D,d as O,et as ne,j as re,o as k,s as A,u as ie,y as j}from"./parts-C1VRNkno.js";import{T as M,at as N}from"./details-Cmv5GQaD.js";import{H as P,U as F,x as I,z as L}from"./early-JhwasVCb.js";import{n as R,t as z}from"./customers-BY-Qzx-1.js";c();var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),V={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function H(e,t){let{from:n,to:r}=L(e,t),i=e.sort??`-created`;return{...F(e),where:P({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,createdAtGTE:n,createdAtLT:r,matches:e.q}),orderBy:{field:V[i.replace(`-`,``)],direction:i.startsWith(`-`)?`DESC`:`ASC`}}}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);u();var W=p(()=>f(()=>import(`./CreateDialog-BbGHjDjS.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),G=p(()=>f(()=>import(`./CustomerBulkBar-Cpmfw_1v.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([12,1,2,4,13]))),K=p(()=>f(()=>import(`./CustomerBulkDialog-DnzpmGqw.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([14,1,2,4,15,5,3,6,7,8,13,11]))),q=a(`/signedIn/customers`),J=({customers:e})=>e.edges.map(({node:e})=>e),ae=h(U,({customers:e})=>e.edges.map(({node:e})=>e));function Y(){let t=i(R),r=q.useSearch(),a=q.useNavigate(),c=s(`CUSTOMERS_WRITE`),u=H(r,y().timezone),{data:d,error:f,isPlaceholderData:p,refetch:h}=ie(B,u,J,[`CUSTOMER`,`ORDER`,`RECHARGE`]),g=d&&J(d),b=oe(),S=I(r),{chosen:k,selection:A,clear:F,remove:L}=T(g,S),[z,V]=o(null),U=O(),{open:Y,close:se}=x(),{after:ce,before:le,...Z}=S,{sort:ue,...de}=Z,Q=e=>void a({search:P({...Z,...e})}),fe=Object.keys(de).length>0,$=M(d?.priceTiers);return e(n,{children:[e(C,{title:t.title,aside:e(re,{type:`CUSTOMER`,ids:g?.map(({id:e})=>e),where:u.where,...ae,onShow:()=>Q({})}),actions:e(n,{children:[e(te,{input:{kind:`CUSTOMERS`,customerWhere:u.where},count:d?.customers.totalCount}),c&&e(m,{look:`primary`,icon:N,onClick:()=>Y(`create`),children:t.add})]})}),e(E,{list:`customers`,to:`/customers`,search:r}),e(j,{end:e(D,{name:`customers`,columns:b}),children:e(X,{search:S,tiers:$??[],onChange:Q})}),e(w,{flush:!0,children:[k.length>0&&e(G,{count:k.length,onStart:e=>V({kind:e,customers:k}),onClear:F}),e(ee,{name:`customers`,label:t.title,columns:b,rows:g,rowKey:e=>e.id,rowName:U,...c&&{selection:A},stale:p,error:f,onRetry:()=>void h(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?e(v,{icon:ne,title:t.noMatch,text:t.noMatchText}):e(v,{icon:l,title:t.empty,text:t.emptyText})}),e(_,{connection:d?.customers,onChange:e=>void a({search:P({...Z,...e})})})]}),z&&$&&e(K,{...z,tiers:$,onDone:L,onClose:()=>V(null)}),r.dialog===`create`&&c&&$&&e(W,{tiers:$,onClose:se})]})}function X(r){let{search:a,tiers:o,onChange:s}=r,c=i(R),{statuses:l}=i(t);return e(n,{children:[e(k,{label:c.search,placeholder:c.searchPlaceholder,value:a.q??``,onChange:e=>s({q:e})}),e(g,{single:!0,label:c.filters.status,options:d.map(e=>({value:e,label:l.customer[e]})),chosen:a.status?[a.status]:[],onChange:([e])=>s({status:e})}),e(g,{single:!0,label:c.filters.tier,options:[...o.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:c.noTier}],chosen:a.tier?[a.tier]:[],onChange:([e])=>s({tier:e})}),e(g,{single:!0,label:c.filters.phone,options:[{value:`yes`,label:c.filters.linked},{value:`no`,label:c.filters.notLinked}],chosen:a.linked?[a.linked]:[],onChange:([e])=>s({linked:e})}),e(b,{label:c.filters.registered,value:a,onChange:e=>s({period:void 0,from:void 0,to:void 0,...e})})]})}function oe(){let{columns:t,notLinked:n}=i(R),a=O();return[{id:`name`,header:t.name,cell:t=>e(r,{to:`/customers/$id`,params:{id:t.id},children:a(t)}),sort:`name`,width:16},{id:`status`,header:t.status,cell:t=>e(z,{customer:t}),width:8},{id:`email`,header:t.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:t.phone,cell:({phone:t,linkedPhone:r})=>r??(t&&e(`span`,{className:`muted`,children:[t,` (`,n,`)`]})),wide:`below`,width:16},{id:`reference`,header:t.reference,cell:({externalRef:t})=>t&&e(`code`,{children:t}),wide:!0,width:14},{id:`tier`,header:t.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:t.since,cell:({createdAt:t})=>e(S,{at:t}),sort:`created`,wide:!0},{id:`balance`,header:t.balance,cell:({walletBalance:t})=>e(A,{amount:t}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};