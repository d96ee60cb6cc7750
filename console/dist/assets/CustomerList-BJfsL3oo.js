const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-sYiNLkEv.js","assets/index-Cp0A1w_e.js","assets/early-TkO9i4Wa.js","assets/dialogs-CP97bDVo.js","assets/parts-mq6H3t82.js","assets/details-CkmDreeo.js","assets/customers-BPY55wfl.js"])))=>i.map(i=>d[i]);
import{At as e,Ct as t,St as n,X as r,Y as i,an as a,b as o,bt as s,h as c,nn as l,pt as u,v as d,w as f}from"./index-Cp0A1w_e.js";import{C as p,D as m,L as h,N as g,O as _,d as v,f as y,g as b,h as x,j as S,m as C,p as w,s as T,u as E,v as D,x as O,y as k}from"./parts-mq6H3t82.js";import{J as A,w as j}from"./details-CkmDreeo.js";import{I as M,L as N}from"./early-TkO9i4Wa.js";import{n as P,t as F}from"./customers-BPY55wfl.js";var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);a();var B=j(()=>i(()=>import(`./CreateDialog-sYiNLkEv.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),V=n(`/signedIn/customers`),H=({customers:e})=>e.edges.map(({node:e})=>e),U=(e,t)=>s(z,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id);function W(){let t=o(P),n=V.useSearch(),i=V.useNavigate(),a=r(`CUSTOMERS_WRITE`),u=R(n),{data:d,error:m,isPlaceholderData:v,refetch:b}=s(I,u);C(I,u,H,[`CUSTOMER`,`ORDER`,`RECHARGE`]);let w=d&&H(d),k=K(),{dialog:j,...N}=n,{after:F,before:L,...z}=N,{sort:W,...q}=z,J=e=>void i({search:M({...z,...e})}),Y=Object.keys(q).length>0,X=d?.priceTiers.edges.map(e=>e.node)??[];return e(l,{children:[e(S,{title:t.title,aside:e(E,{type:`CUSTOMER`,ids:w?.map(({id:e})=>e),where:u.where,useListed:U,onShow:()=>J({})}),actions:e(l,{children:[e(O,{input:{kind:`CUSTOMERS`,customerWhere:u.where},count:d?.customers.totalCount}),a&&e(c,{look:`primary`,icon:A,onClick:()=>void i({search:{...N,dialog:`create`},resetScroll:!1}),children:t.add})]})}),e(T,{list:`customers`,to:`/customers`,search:n}),e(x,{end:e(y,{name:`customers`,columns:k}),children:e(G,{search:n,tiers:X,onChange:J})}),e(g,{flush:!0,children:[e(_,{name:`customers`,label:t.title,columns:k,rows:w,rowKey:e=>e.id,stale:v,error:m,onRetry:()=>void b(),sort:W??`-created`,onSort:e=>J({sort:e}),empty:Y?e(p,{icon:h,title:t.noMatch,text:t.noMatchText}):e(p,{icon:f,title:t.empty,text:t.emptyText})}),e(D,{connection:d?.customers,onChange:e=>void i({search:M({...z,...e})})})]}),j===`create`&&a&&e(B,{tiers:X,onClose:()=>void i({search:N,replace:!0,resetScroll:!1})})]})}function G(t){let{search:n,tiers:r,onChange:i}=t,a=o(P),{statuses:s}=o(d);return e(l,{children:[e(b,{label:a.search,placeholder:a.searchPlaceholder,value:n.q??``,onChange:e=>i({q:e})}),e(k,{single:!0,label:a.filters.status,options:u.map(e=>({value:e,label:s.customer[e]})),chosen:n.status?[n.status]:[],onChange:([e])=>i({status:e})}),e(k,{single:!0,label:a.filters.tier,options:[...r.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:a.noTier}],chosen:n.tier?[n.tier]:[],onChange:([e])=>i({tier:e})}),e(k,{single:!0,label:a.filters.phone,options:[{value:`yes`,label:a.filters.linked},{value:`no`,label:a.filters.notLinked}],chosen:n.linked?[n.linked]:[],onChange:([e])=>i({linked:e})})]})}function K(){let{columns:n,notLinked:r}=o(P),i=w();return[{id:`name`,header:n.name,cell:n=>e(t,{to:`/customers/$id`,params:{id:n.id},children:i(n)}),sort:`name`,width:16},{id:`status`,header:n.status,cell:t=>e(F,{customer:t}),width:8},{id:`email`,header:n.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:n.phone,cell:({phone:t,linkedPhone:n})=>n??(t&&e(`span`,{className:`muted`,children:[t,` (`,r,`)`]})),wide:`below`,width:16},{id:`tier`,header:n.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:n.since,cell:({createdAt:t})=>e(m,{at:t}),sort:`created`,wide:!0},{id:`balance`,header:n.balance,cell:({walletBalance:t})=>e(v,{amount:t}),align:`end`,sort:`balance`,width:8}]}export{W as CustomerList};