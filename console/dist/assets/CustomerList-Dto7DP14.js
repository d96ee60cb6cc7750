const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-FVF7Ep6w.js","assets/index-DSghyoMO.js","assets/early-JhwasVCb.js","assets/details-D9Y-tpnF.js","assets/parts-CE7ui_Zl.js","assets/dialogs-C5K1e2p_.js","assets/sending-BYyfSJLp.js","assets/draft-Zl2_X2FY.js","assets/SelectField-C00sgTQ7.js","assets/TextField-DBMLqxJK.js","assets/change.gql-CSRZvWI7.js","assets/customers-BarMb8x6.js","assets/CustomerBulkBar-CL1Ji-QK.js","assets/bulkMessages-C9fPKdQV.js","assets/CustomerBulkDialog-CWlQ8tF8.js","assets/BulkDialog-Dw_ThBoE.js"])))=>i.map(i=>d[i]);
import{An as e,At as t,D as n,Nn as r,Q as i,Ut as a,Wt as o,ct as s,j as c,nn as l,ot as u,p as d,rn as f,wn as ee,x as p}from"./index-DSghyoMO.js";import{A as m,D as h,E as g,F as _,G as te,K as ne,M as v,T as y,U as b,W as x,Y as S,Z as C,a as w,b as T,c as E,d as D,et as re,j as ie,o as O,s as k,u as A,y as j}from"./parts-CE7ui_Zl.js";import{st as M,w as N}from"./details-D9Y-tpnF.js";import{H as P,U as F,x as I,z as L}from"./early-JhwasVCb.js";import{n as R,t as z}from"./customers-BarMb8x6.js";f();var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);r();var W=d(()=>u(()=>import(`./CreateDialog-FVF7Ep6w.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),G=d(()=>u(()=>import(`./CustomerBulkBar-CL1Ji-QK.js`).then(e=>e.CustomerBulkBar),__vite__mapDeps([12,1,2,4,13]))),K=d(()=>u(()=>import(`./CustomerBulkDialog-CWlQ8tF8.js`).then(e=>e.CustomerBulkDialog),__vite__mapDeps([14,1,2,4,15,5,3,6,7,8,13,11]))),q=a(`/signedIn/customers`),J=({customers:e})=>e.edges.map(({node:e})=>e),ae=m(U,({customers:e})=>e.edges.map(({node:e})=>e));function Y(){let t=i(R),n=q.useSearch(),r=q.useNavigate(),a=s(`CUSTOMERS_WRITE`),o=H(n,te().timezone),{data:u,error:d,isPlaceholderData:f,refetch:m}=A(B,o,J,[`CUSTOMER`,`ORDER`,`RECHARGE`]),h=u&&J(u),y=oe(),x=I(n),{chosen:O,selection:k,clear:F,remove:L}=w(h,x),[z,V]=ee(null),U=D(),{open:Y,close:se}=b(),{after:ce,before:le,...Z}=x,{sort:ue,...de}=Z,Q=e=>void r({search:P({...Z,...e})}),fe=Object.keys(de).length>0,$=N(u?.priceTiers);return l(e,{children:[l(S,{title:t.title,aside:l(ie,{type:`CUSTOMER`,ids:h?.map(({id:e})=>e),where:o.where,...ae,onShow:()=>Q({})}),actions:l(e,{children:[l(v,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:u?.customers.totalCount}),a&&l(p,{look:`primary`,icon:M,onClick:()=>Y(`create`),children:t.add})]})}),l(T,{list:`customers`,to:`/customers`,search:n}),l(j,{end:l(E,{name:`customers`,columns:y}),children:l(X,{search:x,tiers:$??[],onChange:Q})}),l(C,{flush:!0,children:[O.length>0&&l(G,{count:O.length,onStart:e=>V({kind:e,customers:O}),onClear:F}),l(ne,{name:`customers`,label:t.title,columns:y,rows:h,rowKey:e=>e.id,rowName:U,...a&&{selection:k},stale:f,error:d,onRetry:()=>void m(),sort:ue??`-created`,onSort:e=>Q({sort:e}),empty:fe?l(_,{icon:re,title:t.noMatch,text:t.noMatchText}):l(_,{icon:c,title:t.empty,text:t.emptyText})}),l(g,{connection:u?.customers,onChange:e=>void r({search:P({...Z,...e})})})]}),z&&$&&l(K,{...z,tiers:$,onDone:L,onClose:()=>V(null)}),n.dialog===`create`&&a&&$&&l(W,{tiers:$,onClose:se})]})}function X(r){let{search:a,tiers:o,onChange:s}=r,c=i(R),{statuses:u}=i(n);return l(e,{children:[l(O,{label:c.search,placeholder:c.searchPlaceholder,value:a.q??``,onChange:e=>s({q:e})}),l(h,{single:!0,label:c.filters.status,options:t.map(e=>({value:e,label:u.customer[e]})),chosen:a.status?[a.status]:[],onChange:([e])=>s({status:e})}),l(h,{single:!0,label:c.filters.tier,options:[...o.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:c.noTier}],chosen:a.tier?[a.tier]:[],onChange:([e])=>s({tier:e})}),l(h,{single:!0,label:c.filters.phone,options:[{value:`yes`,label:c.filters.linked},{value:`no`,label:c.filters.notLinked}],chosen:a.linked?[a.linked]:[],onChange:([e])=>s({linked:e})}),l(y,{label:c.filters.registered,value:a,onChange:e=>s({period:void 0,from:void 0,to:void 0,...e})})]})}function oe(){let{columns:e,notLinked:t}=i(R),n=D();return[{id:`name`,header:e.name,cell:e=>l(o,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>l(z,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&l(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`reference`,header:e.reference,cell:({externalRef:e})=>e&&l(`code`,{children:e}),wide:!0,width:14},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>l(x,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>l(k,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{Y as CustomerList};