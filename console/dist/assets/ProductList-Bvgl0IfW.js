const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-CBJ1X-CI.js","assets/index-DYcuAoF6.js","assets/early-NQvuXKrB.js","assets/dialogs-nSjOBcUc.js","assets/parts-C0Z_Ugd4.js","assets/details-DyJtnXNU.js","assets/products-CvSm06vr.js"])))=>i.map(i=>d[i]);
import{A as e,J as t,St as n,Y as r,_ as i,at as a,in as o,it as s,kt as c,m as l,rt as u,tn as d,xt as f,y as p,yt as m}from"./index-DYcuAoF6.js";import{C as h,D as g,L as _,M as v,N as y,O as b,f as x,g as S,h as C,j as w,m as T,o as E,s as D,u as O,v as k,x as A,y as j,z as M}from"./parts-C0Z_Ugd4.js";import{I as N,L as P,n as F}from"./early-NQvuXKrB.js";import{w as I}from"./details-DyJtnXNU.js";import{c as L}from"./products-CvSm06vr.js";var R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);o();var H=I(()=>t(()=>import(`./CreateProductDialog-CBJ1X-CI.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),U=f(`/signedIn/products`),W=({products:e})=>e.edges.map(({node:e})=>e),G=(e,t)=>m(V,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id);function K(){let t=p(L),n=U.useSearch(),i=U.useNavigate(),a=r(`CATALOGUE_WRITE`),o=B(n),{data:s,error:u,isPlaceholderData:f,refetch:g}=m(R,o);T(R,o,W,[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`]);let v=s&&W(s),S=J(),{dialog:E,...j}=n,{after:P,before:F,...I}=j,{sort:z,...V}=I,K=e=>void i({search:N({...I,...e})}),Y=s?.categories.edges.map(e=>e.node)??[];return c(d,{children:[c(w,{title:t.title,aside:c(O,{type:`PRODUCT`,ids:v?.map(({id:e})=>e),where:o.where,useListed:G,onShow:()=>K({})}),actions:c(d,{children:[c(A,{input:{kind:`PRODUCTS`,productWhere:o.where},count:s?.products.totalCount}),a&&c(l,{look:`primary`,icon:M,onClick:()=>void i({search:{...j,dialog:`create`},resetScroll:!1}),children:t.add})]})}),c(D,{list:`products`,to:`/products`,search:n}),c(C,{end:c(x,{name:`products`,columns:S}),children:c(q,{search:n,categories:Y,onChange:K})}),c(y,{flush:!0,children:[c(b,{name:`products`,label:t.title,columns:S,rows:v,rowKey:e=>e.id,stale:f,error:u,onRetry:()=>void g(),sort:z??`-created`,onSort:e=>K({sort:e}),empty:Object.keys(V).length>0?c(h,{icon:_,title:t.noMatch,text:t.noMatchText}):c(h,{icon:e,title:t.empty,text:t.emptyText})}),c(k,{connection:s?.products,onChange:e=>void i({search:N({...I,...e})})})]}),E===`create`&&a&&c(H,{onClose:()=>void i({search:j,replace:!0,resetScroll:!1})})]})}function q(e){let{search:t,categories:n,onChange:r}=e,o=p(L),{statuses:l}=p(i);return c(d,{children:[c(S,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),c(j,{label:o.filters.status,options:a.map(e=>({value:e,label:l.product[e]})),chosen:u(t),onChange:e=>r({status:e.join(`,`)})}),c(j,{single:!0,label:o.filters.kind,options:s.map(e=>({value:e,label:o.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),c(j,{single:!0,label:o.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function J(){let{columns:e,kinds:t}=p(L),r=v();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>c(n,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>c(E,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>c(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>c(g,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>c(X,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>c(Z,{product:e}),align:`end`,width:6}]}var Y=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function X({product:e}){let t=p(L),n=v(),r=Y(e).map(({price:e})=>e).sort(F),[i]=r;if(!i)return null;let a=n.money(i);return c(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function Z({product:e}){let t=p(L),n=v(),r=t=>Y(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return c(`span`,{className:`numeric`,children:[i>0&&c(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{K as ProductList};