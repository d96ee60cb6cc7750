const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-BrkOQbYb.js","assets/index-Cp0A1w_e.js","assets/early-TkO9i4Wa.js","assets/dialogs-CP97bDVo.js","assets/parts-mq6H3t82.js","assets/details-CkmDreeo.js","assets/products-CT570IDL.js"])))=>i.map(i=>d[i]);
import{At as e,Ct as t,St as n,X as r,Y as i,an as a,at as o,b as s,bt as c,h as l,it as u,j as d,nn as f,ot as p,v as m}from"./index-Cp0A1w_e.js";import{C as h,D as g,L as _,M as v,N as y,O as b,f as x,g as S,h as C,j as w,m as T,o as E,s as D,u as O,v as k,x as A,y as j,z as M}from"./parts-mq6H3t82.js";import{I as N,L as P,n as F}from"./early-TkO9i4Wa.js";import{w as I}from"./details-CkmDreeo.js";import{c as L}from"./products-CT570IDL.js";var R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query ProductList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: ProductWhereInput, $orderBy: ProductOrder) {
  products(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount
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
        slug
        kind
        status
        updatedAt
        categories {
          name
        }
        variations {
          status
          price
          stockQuantity
          backordered
        }
      }
    }
  }
  categories(first: 100) {
    edges {
      node {
        id
        name
      }
    }
  }
}
    `),z={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function B(e){let t=e.sort??`-created`;return{...P(e),where:N({statusIn:e.status?u(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{id:e.category}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:z[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);a();var H=I(()=>i(()=>import(`./CreateProductDialog-BrkOQbYb.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),U=n(`/signedIn/products`),W=({products:e})=>e.edges.map(({node:e})=>e),G=(e,t)=>c(V,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id);function K(){let t=s(L),n=U.useSearch(),i=U.useNavigate(),a=r(`CATALOGUE_WRITE`),o=B(n),{data:u,error:p,isPlaceholderData:m,refetch:g}=c(R,o);T(R,o,W,[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`]);let v=u&&W(u),S=J(),{dialog:E,...j}=n,{after:P,before:F,...I}=j,{sort:z,...V}=I,K=e=>void i({search:N({...I,...e})}),Y=u?.categories.edges.map(e=>e.node)??[];return e(f,{children:[e(w,{title:t.title,aside:e(O,{type:`PRODUCT`,ids:v?.map(({id:e})=>e),where:o.where,useListed:G,onShow:()=>K({})}),actions:e(f,{children:[e(A,{input:{kind:`PRODUCTS`,productWhere:o.where},count:u?.products.totalCount}),a&&e(l,{look:`primary`,icon:M,onClick:()=>void i({search:{...j,dialog:`create`},resetScroll:!1}),children:t.add})]})}),e(D,{list:`products`,to:`/products`,search:n}),e(C,{end:e(x,{name:`products`,columns:S}),children:e(q,{search:n,categories:Y,onChange:K})}),e(y,{flush:!0,children:[e(b,{name:`products`,label:t.title,columns:S,rows:v,rowKey:e=>e.id,stale:m,error:p,onRetry:()=>void g(),sort:z??`-created`,onSort:e=>K({sort:e}),empty:Object.keys(V).length>0?e(h,{icon:_,title:t.noMatch,text:t.noMatchText}):e(h,{icon:d,title:t.empty,text:t.emptyText})}),e(k,{connection:u?.products,onChange:e=>void i({search:N({...I,...e})})})]}),E===`create`&&a&&e(H,{onClose:()=>void i({search:j,replace:!0,resetScroll:!1})})]})}function q(t){let{search:n,categories:r,onChange:i}=t,a=s(L),{statuses:c}=s(m);return e(f,{children:[e(S,{label:a.search,placeholder:a.searchPlaceholder,value:n.q??``,onChange:e=>i({q:e})}),e(j,{label:a.filters.status,options:p.map(e=>({value:e,label:c.product[e]})),chosen:u(n),onChange:e=>i({status:e.join(`,`)})}),e(j,{single:!0,label:a.filters.kind,options:o.map(e=>({value:e,label:a.kinds[e]})),chosen:n.kind?[n.kind]:[],onChange:([e])=>i({kind:e})}),e(j,{single:!0,label:a.filters.category,options:r.map(({id:e,name:t})=>({value:e,label:t})),chosen:n.category?[n.category]:[],onChange:([e])=>i({category:e})})]})}function J(){let{columns:n,kinds:r}=s(L),i=v();return[{id:`name`,header:n.name,cell:({slug:n,name:r})=>e(t,{to:`/products/$slug`,params:{slug:n},children:r}),sort:`name`,width:18},{id:`status`,header:n.status,cell:({status:t})=>e(E,{kind:`product`,status:t}),width:7},{id:`kind`,header:n.kind,cell:({kind:e})=>r[e],wide:!0,width:7},{id:`categories`,header:n.categories,cell:({categories:t})=>e(`span`,{className:`muted`,children:i.list(t.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:n.changed,cell:({updatedAt:t})=>e(g,{at:t}),sort:`updated`,wide:!0},{id:`price`,header:n.price,cell:t=>e(X,{product:t}),align:`end`,wide:`below`,width:9},{id:`stock`,header:n.stock,cell:t=>e(Z,{product:t}),align:`end`,width:6}]}var Y=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function X({product:t}){let n=s(L),r=v(),i=Y(t).map(({price:e})=>e).sort(F),[a]=i;if(!a)return null;let o=r.money(a);return e(`span`,{className:`numeric`,children:i.some(e=>e!==a)?n.from(o):o})}function Z({product:t}){let n=s(L),r=v(),i=e=>Y(t).reduce((t,n)=>t+n[e],0),a=i(`backordered`);return e(`span`,{className:`numeric`,children:[a>0&&e(`span`,{className:`muted`,children:[n.waiting(a,r.count(a)),` · `]}),r.count(i(`stockQuantity`))]})}export{K as ProductList};