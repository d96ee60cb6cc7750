const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-Udzd9dmz.js","assets/index-pEbad9IO.js","assets/early-B5IRyXOX.js","assets/dialogs-Fvos1y_P.js","assets/parts-CwdO98Ky.js","assets/details-CxT677om.js","assets/products-Ck_GFk2Q.js"])))=>i.map(i=>d[i]);
import{Ct as e,M as t,X as n,Z as r,at as i,g as a,jt as o,on as s,ot as c,rn as l,st as u,wt as d,x as f,xt as p,y as m}from"./index-pEbad9IO.js";import{B as h,M as g,N as _,O as v,P as y,R as b,S as x,_ as S,b as C,c as w,d as T,g as E,h as D,k as O,p as k,s as A,w as j,y as M}from"./parts-CwdO98Ky.js";import{I as N,L as P,n as F}from"./early-B5IRyXOX.js";import{w as I}from"./details-CxT677om.js";import{c as L}from"./products-Ck_GFk2Q.js";var R=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),z={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function B(e){let t=e.sort??`-created`;return{...P(e),where:N({statusIn:e.status?i(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{id:e.category}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:z[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var V=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);s();var H=I(()=>n(()=>import(`./CreateProductDialog-Udzd9dmz.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),U=e(`/signedIn/products`),W=({products:e})=>e.edges.map(({node:e})=>e),G=(e,t)=>p(V,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id);function K(){let e=f(L),n=U.useSearch(),i=U.useNavigate(),s=r(`CATALOGUE_WRITE`),c=B(n),{data:u,error:d,isPlaceholderData:m,refetch:_}=p(R,c);D(R,c,W,[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`]);let v=u&&W(u),S=J(),{dialog:C,...A}=n,{after:P,before:F,...I}=A,{sort:z,...V}=I,K=e=>void i({search:N({...I,...e})}),Y=u?.categories.edges.map(e=>e.node)??[];return o(l,{children:[o(g,{title:e.title,aside:o(T,{type:`PRODUCT`,ids:v?.map(({id:e})=>e),where:c.where,useListed:G,onShow:()=>K({})}),actions:o(l,{children:[o(x,{input:{kind:`PRODUCTS`,productWhere:c.where},count:u?.products.totalCount}),s&&o(a,{look:`primary`,icon:h,onClick:()=>void i({search:{...A,dialog:`create`},resetScroll:!1}),children:e.add})]})}),o(w,{list:`products`,to:`/products`,search:n}),o(E,{end:o(k,{name:`products`,columns:S}),children:o(q,{search:n,categories:Y,onChange:K})}),o(y,{flush:!0,children:[o(O,{name:`products`,label:e.title,columns:S,rows:v,rowKey:e=>e.id,stale:m,error:d,onRetry:()=>void _(),sort:z??`-created`,onSort:e=>K({sort:e}),empty:Object.keys(V).length>0?o(j,{icon:b,title:e.noMatch,text:e.noMatchText}):o(j,{icon:t,title:e.empty,text:e.emptyText})}),o(M,{connection:u?.products,onChange:e=>void i({search:N({...I,...e})})})]}),C===`create`&&s&&o(H,{onClose:()=>void i({search:A,replace:!0,resetScroll:!1})})]})}function q(e){let{search:t,categories:n,onChange:r}=e,a=f(L),{statuses:s}=f(m);return o(l,{children:[o(S,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),o(C,{label:a.filters.status,options:u.map(e=>({value:e,label:s.product[e]})),chosen:i(t),onChange:e=>r({status:e.join(`,`)})}),o(C,{single:!0,label:a.filters.kind,options:c.map(e=>({value:e,label:a.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),o(C,{single:!0,label:a.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function J(){let{columns:e,kinds:t}=f(L),n=_();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>o(d,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>o(A,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>o(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>o(v,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>o(X,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>o(Z,{product:e}),align:`end`,width:6}]}var Y=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function X({product:e}){let t=f(L),n=_(),r=Y(e).map(({price:e})=>e).sort(F),[i]=r;if(!i)return null;let a=n.money(i);return o(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function Z({product:e}){let t=f(L),n=_(),r=t=>Y(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return o(`span`,{className:`numeric`,children:[i>0&&o(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{K as ProductList};