const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-DPU0zRM7.js","assets/index-ah7yBjvo.js","assets/early-JhwasVCb.js","assets/details-sHZI4id6.js","assets/parts-sUoMt7hs.js","assets/dialogs-DMNuVB_d.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/SelectField-V2_MKtwc.js","assets/TextField-D4_Wa49S.js","assets/change.gql-CSRZvWI7.js","assets/customers-WSmsAube.js","assets/CustomerBulkBar-r3EfTxQ5.js","assets/bulkMessages-BrNWov8_.js","assets/CustomerBulkDialog-CvW24a2o.js","assets/BulkDialog-CoCA7jvd.js"])))=>i.map(i=>d[i]);
import{An as e,At as t,D as n,Dn as r,Ht as i,Q as a,Ut as o,ct as s,en as c,j as l,ot as u,p as d,tn as f,x as ee,xn as p}from"./index-ah7yBjvo.js";import{A as m,D as h,E as g,F as _,G as te,K as ne,M as v,T as y,U as b,W as x,Y as S,Z as C,a as w,b as T,c as E,d as D,et as re,j as ie,o as O,s as k,u as A,y as j}from"./parts-sUoMt7hs.js";import{T as M,ot as N}from"./details-sHZI4id6.js";import{H as P,U as F,x as I,z as L}from"./early-JhwasVCb.js";import{n as R,t as z}from"./customers-WSmsAube.js";f();var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();var W=d(()=>u(()=>import(`./CreateDialog-DPU0zRM7.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),G=d(()=>u(()=>import(`./CustomerBulkBar-r3EfTxQ5.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([12,1,2,4,13]))),K=d(()=>u(()=>import(`./CustomerBulkDialog-CvW24a2o.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([14,1,2,4,15,5,3,6,7,8,13,11]))),q=i(`/signedIn/customers`),J=({customers:e})=>e.edges.map(({node:e})=>e),ae=m(U,({customers:e})=>e.edges.map(({node:e})=>e));function Y(){let e=a(R),t=q.useSearch(),n=q.useNavigate(),i=s(`CUSTOMERS_WRITE`),o=H(t,te().timezone),{data:u,error:d,isPlaceholderData:f,refetch:m}=A(B,o,J,[`CUSTOMER`,`ORDER`,`RECHARGE`]),h=u&&J(u),y=oe(),x=I(t),{chosen:O,selection:k,clear:F,remove:L}=w(h,x),[z,V]=p(null),U=D(),{open:Y,close:se}=b(),{after:ce,before:le,...Z}=x,{sort:ue,...de}=Z,Q=e=>void n({search:P({...Z,...e})}),fe=Object.keys(de).length>0,$=M(u?.priceTiers);return c(r,{children:[c(S,{title:e.title,aside:c(ie,{type:`CUSTOMER`,ids:h?.map(({id:e})=>e),where:o.where,...ae,onShow:()=>Q({})}),actions:c(r,{children:[c(v,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:u?.customers.totalCount}),i&&c(ee,{look:`primary`,icon:N,onClick:()=>Y(`create`),children:e.add})]})}),c(T,{list:`customers`,to:`/customers`,search:t}),c(j,{end:c(E,{name:`customers`,columns:y}),children:c(X,{search:x,tiers:$??[],onChange:Q})}),c(C,{flush:!0,children:[O.length>0&&c(G,{count:O.length,onStart:e=>V({kind:e,customers:O}),onClear:F}),c(ne,{name:`customers`,label:e.title,columns:y,rows:h,rowKey:e=>e.id,rowName:U,...i&&{selection:k},stale:f,error:d,onRetry:()=>void m(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?c(_,{icon:re,title:e.noMatch,text:e.noMatchText}):c(_,{icon:l,title:e.empty,text:e.emptyText})}),c(g,{connection:u?.customers,onChange:e=>void n({search:P({...Z,...e})})})]}),z&&$&&c(K,{...z,tiers:$,onDone:L,onClose:()=>V(null)}),t.dialog===`create`&&i&&$&&c(W,{tiers:$,onClose:se})]})}function X(e){let{search:i,tiers:o,onChange:s}=e,l=a(R),{statuses:u}=a(n);return c(r,{children:[c(O,{label:l.search,placeholder:l.searchPlaceholder,value:i.q??``,onChange:e=>s({q:e})}),c(h,{single:!0,label:l.filters.status,options:t.map(e=>({value:e,label:u.customer[e]})),chosen:i.status?[i.status]:[],onChange:([e])=>s({status:e})}),c(h,{single:!0,label:l.filters.tier,options:[...o.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:l.noTier}],chosen:i.tier?[i.tier]:[],onChange:([e])=>s({tier:e})}),c(h,{single:!0,label:l.filters.phone,options:[{value:`yes`,label:l.filters.linked},{value:`no`,label:l.filters.notLinked}],chosen:i.linked?[i.linked]:[],onChange:([e])=>s({linked:e})}),c(y,{label:l.filters.registered,value:i,onChange:e=>s({period:void 0,from:void 0,to:void 0,...e})})]})}function oe(){let{columns:e,notLinked:t}=a(R),n=D();return[{id:`name`,header:e.name,cell:e=>c(o,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>c(z,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&c(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&c(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>c(x,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>c(k,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};