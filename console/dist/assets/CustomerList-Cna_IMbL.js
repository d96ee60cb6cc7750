const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-DtN5mpaX.js","assets/index-DIqmBHNn.js","assets/early-CRuJpbae.js","assets/dialogs-6eiKeK16.js","assets/parts-BETL1LeL.js","assets/details-a10Xyx5W.js","assets/customers-BFEAAsix.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Et as n,Lt as r,O as i,S as a,fn as o,g as s,kt as c,ln as l,tt as u,vt as d,w as f,wt as p}from"./index-DIqmBHNn.js";import{M as m,O as h,P as g,R as _,S as v,_ as y,b,c as x,d as S,f as C,g as w,h as T,k as E,m as D,p as O,w as k,y as A}from"./parts-BETL1LeL.js";import{$ as j,O as M}from"./details-a10Xyx5W.js";import{I as N,L as P}from"./early-CRuJpbae.js";import{n as F,t as I}from"./customers-BFEAAsix.js";var L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),R={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function z(e){let t=e.sort??`-created`;return{...P(e),where:N({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,matches:e.q}),orderBy:{field:R[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var B=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);o();var V=M(()=>e(()=>import(`./CreateDialog-DtN5mpaX.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),H=c(`/signedIn/customers`),U=({customers:e})=>e.edges.map(({node:e})=>e),W=(e,t)=>n(B,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id),G=async(e,t)=>(await p(B,{where:{...e,createdAtGTE:t},first:100})).customers.edges.map(({node:e})=>e.id);function K(){let e=f(F),t=H.useSearch(),n=H.useNavigate(),a=u(`CUSTOMERS_WRITE`),o=z(t),{data:c,error:d,isPlaceholderData:p,refetch:h}=T(L,o,U,[`CUSTOMER`,`ORDER`,`RECHARGE`]),y=c&&U(c),b=J(),{dialog:C,...D}=t,{after:M,before:P,...I}=D,{sort:R,...B}=I,K=e=>void n({search:N({...I,...e})}),Y=Object.keys(B).length>0,X=c?.priceTiers.edges.map(e=>e.node)??[];return r(l,{children:[r(m,{title:e.title,aside:r(S,{type:`CUSTOMER`,ids:y?.map(({id:e})=>e),where:o.where,useListed:W,createdSince:G,onShow:()=>K({})}),actions:r(l,{children:[r(v,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:c?.customers.totalCount}),a&&r(s,{look:`primary`,icon:j,onClick:()=>void n({search:{...D,dialog:`create`},resetScroll:!1}),children:e.add})]})}),r(x,{list:`customers`,to:`/customers`,search:t}),r(w,{end:r(O,{name:`customers`,columns:b}),children:r(q,{search:t,tiers:X,onChange:K})}),r(g,{flush:!0,children:[r(E,{name:`customers`,label:e.title,columns:b,rows:y,rowKey:e=>e.id,stale:p,error:d,onRetry:()=>void h(),sort:R??`-created`,onSort:e=>K({sort:e}),empty:Y?r(k,{icon:_,title:e.noMatch,text:e.noMatchText}):r(k,{icon:i,title:e.empty,text:e.emptyText})}),r(A,{connection:c?.customers,onChange:e=>void n({search:N({...I,...e})})})]}),C===`create`&&a&&r(V,{tiers:X,onClose:()=>void n({search:D,replace:!0,resetScroll:!1})})]})}function q(e){let{search:t,tiers:n,onChange:i}=e,o=f(F),{statuses:s}=f(a);return r(l,{children:[r(y,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),r(b,{single:!0,label:o.filters.status,options:d.map(e=>({value:e,label:s.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>i({status:e})}),r(b,{single:!0,label:o.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:o.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>i({tier:e})}),r(b,{single:!0,label:o.filters.phone,options:[{value:`yes`,label:o.filters.linked},{value:`no`,label:o.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>i({linked:e})})]})}function J(){let{columns:e,notLinked:n}=f(F),i=D();return[{id:`name`,header:e.name,cell:e=>r(t,{to:`/customers/$id`,params:{id:e.id},children:i(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>r(I,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&r(`span`,{className:`muted`,children:[e,` (`,n,`)`]})),wide:`below`,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>r(h,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>r(C,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{K as CustomerList};