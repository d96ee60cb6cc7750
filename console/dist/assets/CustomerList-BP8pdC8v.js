const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-ZKyMZAa1.js","assets/index-BzP1EClE.js","assets/early-CRuJpbae.js","assets/dialogs-D67FP_ML.js","assets/parts-DggjclEf.js","assets/details-6EBFLphC.js","assets/customers-DP_0ltwh.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Et as n,Lt as r,O as i,S as a,fn as o,g as s,kt as c,ln as l,tt as u,vt as d,w as f,wt as p}from"./index-BzP1EClE.js";import{A as m,C as h,F as g,N as _,T as v,_ as y,b,f as x,g as S,h as C,k as w,l as T,m as E,p as D,v as O,x as k,z as A}from"./parts-DggjclEf.js";import{$ as j,O as M}from"./details-6EBFLphC.js";import{I as N,L as P}from"./early-CRuJpbae.js";import{n as F,t as I}from"./customers-DP_0ltwh.js";var L=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);o();var V=M(()=>e(()=>import(`./CreateDialog-ZKyMZAa1.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),H=c(`/signedIn/customers`),U=({customers:e})=>e.edges.map(({node:e})=>e),W=(e,t)=>n(B,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id),G=async(e,t)=>(await p(B,{where:{...e,createdAtGTE:t},first:100})).customers.edges.map(({node:e})=>e.id);function K(){let e=f(F),t=H.useSearch(),n=H.useNavigate(),a=u(`CUSTOMERS_WRITE`),o=z(t),{data:c,error:d,isPlaceholderData:p,refetch:C}=S(L,o,U,[`CUSTOMER`,`ORDER`,`RECHARGE`]),w=c&&U(c),D=J(),{dialog:O,...k}=t,{after:M,before:P,...I}=k,{sort:R,...B}=I,K=e=>void n({search:N({...I,...e})}),Y=Object.keys(B).length>0,X=c?.priceTiers.edges.map(e=>e.node)??[];return r(l,{children:[r(_,{title:e.title,aside:r(x,{type:`CUSTOMER`,ids:w?.map(({id:e})=>e),where:o.where,useListed:W,createdSince:G,onShow:()=>K({})}),actions:r(l,{children:[r(h,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:c?.customers.totalCount}),a&&r(s,{look:`primary`,icon:j,onClick:()=>void n({search:{...k,dialog:`create`},resetScroll:!1}),children:e.add})]})}),r(T,{list:`customers`,to:`/customers`,search:t}),r(y,{end:r(E,{name:`customers`,columns:D}),children:r(q,{search:t,tiers:X,onChange:K})}),r(g,{flush:!0,children:[r(m,{name:`customers`,label:e.title,columns:D,rows:w,rowKey:e=>e.id,stale:p,error:d,onRetry:()=>void C(),sort:R??`-created`,onSort:e=>K({sort:e}),empty:Y?r(v,{icon:A,title:e.noMatch,text:e.noMatchText}):r(v,{icon:i,title:e.empty,text:e.emptyText})}),r(b,{connection:c?.customers,onChange:e=>void n({search:N({...I,...e})})})]}),O===`create`&&a&&r(V,{tiers:X,onClose:()=>void n({search:k,replace:!0,resetScroll:!1})})]})}function q(e){let{search:t,tiers:n,onChange:i}=e,o=f(F),{statuses:s}=f(a);return r(l,{children:[r(O,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),r(k,{single:!0,label:o.filters.status,options:d.map(e=>({value:e,label:s.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>i({status:e})}),r(k,{single:!0,label:o.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:o.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>i({tier:e})}),r(k,{single:!0,label:o.filters.phone,options:[{value:`yes`,label:o.filters.linked},{value:`no`,label:o.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>i({linked:e})})]})}function J(){let{columns:e,notLinked:n}=f(F),i=C();return[{id:`name`,header:e.name,cell:e=>r(t,{to:`/customers/$id`,params:{id:e.id},children:i(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>r(I,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:t})=>t??(e&&r(`span`,{className:`muted`,children:[e,` (`,n,`)`]})),wide:`below`,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>r(w,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>r(D,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{K as CustomerList};