const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-B9f6CNcr.js","assets/index-pEbad9IO.js","assets/early-B5IRyXOX.js","assets/dialogs-Fvos1y_P.js","assets/parts-CwdO98Ky.js","assets/details-CxT677om.js","assets/customers-DNvs-zTH.js"])))=>i.map(i=>d[i]);
import{Ct as e,T as t,X as n,Z as r,g as i,jt as a,mt as o,on as s,rn as c,wt as l,x as u,xt as d,y as f}from"./index-pEbad9IO.js";import{M as p,O as m,P as h,R as g,S as _,_ as v,b as y,c as b,d as x,f as S,g as C,h as w,k as T,m as E,p as D,w as O,y as k}from"./parts-CwdO98Ky.js";import{J as A,w as j}from"./details-CxT677om.js";import{I as M,L as N}from"./early-B5IRyXOX.js";import{n as P,t as F}from"./customers-DNvs-zTH.js";var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),L={created:`CREATED_AT`,name:`NAME`,balance:`WALLET_BALANCE`};function R(e){let t=e.sort??`-created`;return{...N(e),where:M({status:e.status,tierId:e.tier===`none`?void 0:e.tier,tierIdIsNil:e.tier===`none`||void 0,linkedPhoneIsNil:e.linked===`no`||void 0,not:e.linked===`yes`?{linkedPhoneIsNil:!0}:void 0,matches:e.q}),orderBy:{field:L[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewCustomers($where: CustomerWhereInput, $first: Int!) {
  customers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);s();var B=j(()=>n(()=>import(`./CreateDialog-B9f6CNcr.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),V=e(`/signedIn/customers`),H=({customers:e})=>e.edges.map(({node:e})=>e),U=(e,t)=>d(z,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id);function W(){let e=u(P),n=V.useSearch(),o=V.useNavigate(),s=r(`CUSTOMERS_WRITE`),l=R(n),{data:f,error:m,isPlaceholderData:v,refetch:y}=d(I,l);w(I,l,H,[`CUSTOMER`,`ORDER`,`RECHARGE`]);let S=f&&H(f),E=K(),{dialog:j,...N}=n,{after:F,before:L,...z}=N,{sort:W,...q}=z,J=e=>void o({search:M({...z,...e})}),Y=Object.keys(q).length>0,X=f?.priceTiers.edges.map(e=>e.node)??[];return a(c,{children:[a(p,{title:e.title,aside:a(x,{type:`CUSTOMER`,ids:S?.map(({id:e})=>e),where:l.where,useListed:U,onShow:()=>J({})}),actions:a(c,{children:[a(_,{input:{kind:`CUSTOMERS`,customerWhere:l.where},count:f?.customers.totalCount}),s&&a(i,{look:`primary`,icon:A,onClick:()=>void o({search:{...N,dialog:`create`},resetScroll:!1}),children:e.add})]})}),a(b,{list:`customers`,to:`/customers`,search:n}),a(C,{end:a(D,{name:`customers`,columns:E}),children:a(G,{search:n,tiers:X,onChange:J})}),a(h,{flush:!0,children:[a(T,{name:`customers`,label:e.title,columns:E,rows:S,rowKey:e=>e.id,stale:v,error:m,onRetry:()=>void y(),sort:W??`-created`,onSort:e=>J({sort:e}),empty:Y?a(O,{icon:g,title:e.noMatch,text:e.noMatchText}):a(O,{icon:t,title:e.empty,text:e.emptyText})}),a(k,{connection:f?.customers,onChange:e=>void o({search:M({...z,...e})})})]}),j===`create`&&s&&a(B,{tiers:X,onClose:()=>void o({search:N,replace:!0,resetScroll:!1})})]})}function G(e){let{search:t,tiers:n,onChange:r}=e,i=u(P),{statuses:s}=u(f);return a(c,{children:[a(v,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),a(y,{single:!0,label:i.filters.status,options:o.map(e=>({value:e,label:s.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),a(y,{single:!0,label:i.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:i.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),a(y,{single:!0,label:i.filters.phone,options:[{value:`yes`,label:i.filters.linked},{value:`no`,label:i.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function K(){let{columns:e,notLinked:t}=u(P),n=E();return[{id:`name`,header:e.name,cell:e=>a(l,{to:`/customers/$id`,params:{id:e.id},children:n(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>a(F,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&a(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>a(m,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>a(S,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{W as CustomerList};