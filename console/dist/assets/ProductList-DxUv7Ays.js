import{A as e,St as t,Y as n,_ as r,at as i,in as a,it as o,kt as s,m as c,rt as l,s as u,tn as d,vt as f,wt as p,xt as m,y as h,yt as g}from"./index-WD5am_F6.js";import{C as _,D as v,L as y,M as b,N as x,O as S,f as C,g as w,h as T,j as E,m as D,o as O,s as k,u as A,v as j,x as M,y as N,z as ee}from"./parts-DgP1lZfu.js";import{I as P,L as F,n as I}from"./early-NQvuXKrB.js";import{ct as L,lt as R,rt as z,st as B,t as V}from"./dialogs-BJov7kpb.js";import{R as H}from"./details-BryHUaBG.js";import{c as U,r as W}from"./products-BhZi2-Jm.js";function G({onClose:e}){let t=h(U),n=p(),{mutateAsync:r}=f(W);async function i(e){let i=H(e,`name`),{createProduct:a}=await r({input:{name:i,slug:H(e,`slug`),kind:H(e,`kind`),description:H(e,`description`)}});u(t.create.done(i)),n({to:`/products/$slug`,params:{slug:a.slug}})}return s(V,{open:!0,onClose:e,title:t.create.title,text:t.create.text,children:s(z,{submitLabel:t.create.submit,onCancel:e,onSubmit:i,children:[s(R,{name:`name`,label:t.form.name,maxLength:200}),s(R,{name:`slug`,label:t.form.slug,hint:t.form.slugHint,maxLength:100}),s(B,{name:`kind`,label:t.form.kind,hint:t.form.kindHint,defaultValue:o[0],options:o.map(e=>({value:e,label:t.kinds[e]}))}),s(L,{name:`description`,label:t.form.description,maxLength:2e4,optional:!0})]})})}var K=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),q={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function J(e){let t=e.sort??`-created`;return{...F(e),where:P({statusIn:e.status?l(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{id:e.category}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:q[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);a();var X=m(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),Q=(e,t)=>g(Y,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id);function te(){let t=h(U),r=X.useSearch(),i=X.useNavigate(),a=n(`CATALOGUE_WRITE`),o=J(r),{data:l,error:u,isPlaceholderData:f,refetch:p}=g(K,o);D(K,o,Z,[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`]);let m=l&&Z(l),v=re(),{dialog:b,...w}=r,{after:O,before:N,...F}=w,{sort:I,...L}=F,R=e=>void i({search:P({...F,...e})}),z=l?.categories.edges.map(e=>e.node)??[];return s(d,{children:[s(E,{title:t.title,aside:s(A,{type:`PRODUCT`,ids:m?.map(({id:e})=>e),where:o.where,useListed:Q,onShow:()=>R({})}),actions:s(d,{children:[s(M,{input:{kind:`PRODUCTS`,productWhere:o.where},count:l?.products.totalCount}),a&&s(c,{look:`primary`,icon:ee,onClick:()=>void i({search:{...w,dialog:`create`},resetScroll:!1}),children:t.add})]})}),s(k,{list:`products`,to:`/products`,search:r}),s(T,{end:s(C,{name:`products`,columns:v}),children:s(ne,{search:r,categories:z,onChange:R})}),s(x,{flush:!0,children:[s(S,{name:`products`,label:t.title,columns:v,rows:m,rowKey:e=>e.id,stale:f,error:u,onRetry:()=>void p(),sort:I??`-created`,onSort:e=>R({sort:e}),empty:Object.keys(L).length>0?s(_,{icon:y,title:t.noMatch,text:t.noMatchText}):s(_,{icon:e,title:t.empty,text:t.emptyText})}),s(j,{connection:l?.products,onChange:e=>void i({search:P({...F,...e})})})]}),b===`create`&&a&&s(G,{onClose:()=>void i({search:w,replace:!0,resetScroll:!1})})]})}function ne(e){let{search:t,categories:n,onChange:a}=e,c=h(U),{statuses:u}=h(r);return s(d,{children:[s(w,{label:c.search,placeholder:c.searchPlaceholder,value:t.q??``,onChange:e=>a({q:e})}),s(N,{label:c.filters.status,options:i.map(e=>({value:e,label:u.product[e]})),chosen:l(t),onChange:e=>a({status:e.join(`,`)})}),s(N,{single:!0,label:c.filters.kind,options:o.map(e=>({value:e,label:c.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>a({kind:e})}),s(N,{single:!0,label:c.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>a({category:e})})]})}function re(){let{columns:e,kinds:n}=h(U),r=b();return[{id:`name`,header:e.name,cell:({slug:e,name:n})=>s(t,{to:`/products/$slug`,params:{slug:e},children:n}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>s(O,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>s(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>s(v,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>s(ie,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>s(ae,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function ie({product:e}){let t=h(U),n=b(),r=$(e).map(({price:e})=>e).sort(I),[i]=r;if(!i)return null;let a=n.money(i);return s(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function ae({product:e}){let t=h(U),n=b(),r=t=>$(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return s(`span`,{className:`numeric`,children:[i>0&&s(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{te as ProductList};