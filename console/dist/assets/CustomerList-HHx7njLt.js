const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateDialog-DDmFgUZs.js","assets/index-DYcuAoF6.js","assets/early-NQvuXKrB.js","assets/dialogs-nSjOBcUc.js","assets/parts-C0Z_Ugd4.js","assets/details-DyJtnXNU.js","assets/customers-Bjqaykxh.js"])))=>i.map(i=>d[i]);
import{C as e,J as t,St as n,Y as r,_ as i,ft as a,in as o,kt as s,m as c,tn as l,xt as u,y as d,yt as f}from"./index-DYcuAoF6.js";import{C as p,D as m,L as h,N as g,O as _,d as v,f as y,g as b,h as x,j as S,m as C,p as w,s as T,u as E,v as D,x as O,y as k}from"./parts-C0Z_Ugd4.js";import{J as A,w as j}from"./details-DyJtnXNU.js";import{I as M,L as N}from"./early-NQvuXKrB.js";import{n as P,t as F}from"./customers-Bjqaykxh.js";var I=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);o();var B=j(()=>t(()=>import(`./CreateDialog-DDmFgUZs.js`).then(e=>e.CreateDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),V=u(`/signedIn/customers`),H=({customers:e})=>e.edges.map(({node:e})=>e),U=(e,t)=>f(z,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.customers.edges.map(({node:e})=>e.id);function W(){let t=d(P),n=V.useSearch(),i=V.useNavigate(),a=r(`CUSTOMERS_WRITE`),o=R(n),{data:u,error:m,isPlaceholderData:v,refetch:b}=f(I,o);C(I,o,H,[`CUSTOMER`,`ORDER`,`RECHARGE`]);let w=u&&H(u),k=K(),{dialog:j,...N}=n,{after:F,before:L,...z}=N,{sort:W,...q}=z,J=e=>void i({search:M({...z,...e})}),Y=Object.keys(q).length>0,X=u?.priceTiers.edges.map(e=>e.node)??[];return s(l,{children:[s(S,{title:t.title,aside:s(E,{type:`CUSTOMER`,ids:w?.map(({id:e})=>e),where:o.where,useListed:U,onShow:()=>J({})}),actions:s(l,{children:[s(O,{input:{kind:`CUSTOMERS`,customerWhere:o.where},count:u?.customers.totalCount}),a&&s(c,{look:`primary`,icon:A,onClick:()=>void i({search:{...N,dialog:`create`},resetScroll:!1}),children:t.add})]})}),s(T,{list:`customers`,to:`/customers`,search:n}),s(x,{end:s(y,{name:`customers`,columns:k}),children:s(G,{search:n,tiers:X,onChange:J})}),s(g,{flush:!0,children:[s(_,{name:`customers`,label:t.title,columns:k,rows:w,rowKey:e=>e.id,stale:v,error:m,onRetry:()=>void b(),sort:W??`-created`,onSort:e=>J({sort:e}),empty:Y?s(p,{icon:h,title:t.noMatch,text:t.noMatchText}):s(p,{icon:e,title:t.empty,text:t.emptyText})}),s(D,{connection:u?.customers,onChange:e=>void i({search:M({...z,...e})})})]}),j===`create`&&a&&s(B,{tiers:X,onClose:()=>void i({search:N,replace:!0,resetScroll:!1})})]})}function G(e){let{search:t,tiers:n,onChange:r}=e,o=d(P),{statuses:c}=d(i);return s(l,{children:[s(b,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),s(k,{single:!0,label:o.filters.status,options:a.map(e=>({value:e,label:c.customer[e]})),chosen:t.status?[t.status]:[],onChange:([e])=>r({status:e})}),s(k,{single:!0,label:o.filters.tier,options:[...n.map(({id:e,name:t})=>({value:e,label:t})),{value:`none`,label:o.noTier}],chosen:t.tier?[t.tier]:[],onChange:([e])=>r({tier:e})}),s(k,{single:!0,label:o.filters.phone,options:[{value:`yes`,label:o.filters.linked},{value:`no`,label:o.filters.notLinked}],chosen:t.linked?[t.linked]:[],onChange:([e])=>r({linked:e})})]})}function K(){let{columns:e,notLinked:t}=d(P),r=w();return[{id:`name`,header:e.name,cell:e=>s(n,{to:`/customers/$id`,params:{id:e.id},children:r(e)}),sort:`name`,width:16},{id:`status`,header:e.status,cell:e=>s(F,{customer:e}),width:8},{id:`email`,header:e.email,cell:({email:e})=>e??``,wide:!0,width:20},{id:`phone`,header:e.phone,cell:({phone:e,linkedPhone:n})=>n??(e&&s(`span`,{className:`muted`,children:[e,` (`,t,`)`]})),wide:`below`,width:16},{id:`tier`,header:e.tier,cell:({tier:e})=>e?.name??``,wide:!0,width:8},{id:`since`,header:e.since,cell:({createdAt:e})=>s(m,{at:e}),sort:`created`,wide:!0},{id:`balance`,header:e.balance,cell:({walletBalance:e})=>s(v,{amount:e}),align:`end`,sort:`balance`,width:8}]}export{W as CustomerList};