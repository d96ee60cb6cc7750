import{A as e,At as t,Ct as n,St as r,Tt as i,Y as a,_ as o,at as s,it as c,m as l,rt as u,s as d,vt as f,y as p,yt as m}from"./index-DOxbXdRl.js";import{A as h,D as g,E as _,I as v,M as y,R as ee,S as b,_ as x,a as S,b as C,d as w,h as T,j as E,l as D,m as O,o as k,p as A,v as j}from"./parts-D-_68bv6.js";import{I as M,L as N,n as P}from"./early-Cbep-mIH.js";import{ct as F,lt as I,rt as L,st as R,t as z}from"./dialogs-BxxegUF2.js";import{z as B}from"./details-ZQExxOG8.js";import{c as V,r as H}from"./products-DzE4UWIQ.js";var U=t();function W({onClose:e}){let t=p(V),n=i(),{mutateAsync:r}=f(H);async function a(e){let i=B(e,`name`),{createProduct:a}=await r({input:{name:i,slug:B(e,`slug`),kind:B(e,`kind`),description:B(e,`description`)}});d(t.create.done(i)),n({to:`/products/$slug`,params:{slug:a.slug}})}return(0,U.jsx)(z,{open:!0,onClose:e,title:t.create.title,text:t.create.text,children:(0,U.jsxs)(L,{submitLabel:t.create.submit,onCancel:e,onSubmit:a,children:[(0,U.jsx)(I,{name:`name`,label:t.form.name,maxLength:200}),(0,U.jsx)(I,{name:`slug`,label:t.form.slug,hint:t.form.slugHint,maxLength:100}),(0,U.jsx)(R,{name:`kind`,label:t.form.kind,hint:t.form.kindHint,defaultValue:c[0],options:c.map(e=>({value:e,label:t.kinds[e]}))}),(0,U.jsx)(F,{name:`description`,label:t.form.description,maxLength:2e4,optional:!0})]})})}var G=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),K={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function q(e){let t=e.sort??`-created`;return{...N(e),where:M({statusIn:e.status?u(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{id:e.category}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:K[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),Y=r(`/signedIn/products`),X=({products:e})=>e.edges.map(({node:e})=>e),Z=(e,t)=>m(J,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id);function Q(){let t=p(V),n=Y.useSearch(),r=Y.useNavigate(),i=a(`CATALOGUE_WRITE`),o=q(n),{data:s,error:c,isPlaceholderData:u,refetch:d}=m(G,o);A(G,o,X,[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`]);let f=s&&X(s),_=ne(),{dialog:S,...T}=n,{after:E,before:j,...N}=T,{sort:P,...F}=N,I=e=>void r({search:M({...N,...e})}),L=s?.categories.edges.map(e=>e.node)??[];return(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(h,{title:t.title,aside:(0,U.jsx)(D,{type:`PRODUCT`,ids:f?.map(({id:e})=>e),where:o.where,useListed:Z,onShow:()=>I({})}),actions:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(C,{input:{kind:`PRODUCTS`,productWhere:o.where},count:s?.products.totalCount}),i&&(0,U.jsx)(l,{look:`primary`,icon:ee,onClick:()=>void r({search:{...T,dialog:`create`},resetScroll:!1}),children:t.add})]})}),(0,U.jsx)(k,{list:`products`,to:`/products`,search:n}),(0,U.jsx)(O,{end:(0,U.jsx)(w,{name:`products`,columns:_}),children:(0,U.jsx)(te,{search:n,categories:L,onChange:I})}),(0,U.jsxs)(y,{flush:!0,children:[(0,U.jsx)(g,{name:`products`,label:t.title,columns:_,rows:f,rowKey:e=>e.id,stale:u,error:c,onRetry:()=>void d(),sort:P??`-created`,onSort:e=>I({sort:e}),empty:Object.keys(F).length>0?(0,U.jsx)(b,{icon:v,title:t.noMatch,text:t.noMatchText}):(0,U.jsx)(b,{icon:e,title:t.empty,text:t.emptyText})}),(0,U.jsx)(x,{connection:s?.products,onChange:e=>void r({search:M({...N,...e})})})]}),S===`create`&&i&&(0,U.jsx)(W,{onClose:()=>void r({search:T,replace:!0,resetScroll:!1})})]})}function te(e){let{search:t,categories:n,onChange:r}=e,i=p(V),{statuses:a}=p(o);return(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(T,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,U.jsx)(j,{label:i.filters.status,options:s.map(e=>({value:e,label:a.product[e]})),chosen:u(t),onChange:e=>r({status:e.join(`,`)})}),(0,U.jsx)(j,{single:!0,label:i.filters.kind,options:c.map(e=>({value:e,label:i.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),(0,U.jsx)(j,{single:!0,label:i.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function ne(){let{columns:e,kinds:t}=p(V),r=E();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>(0,U.jsx)(n,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>(0,U.jsx)(S,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>(0,U.jsx)(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>(0,U.jsx)(_,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>(0,U.jsx)(re,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>(0,U.jsx)(ie,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function re({product:e}){let t=p(V),n=E(),r=$(e).map(({price:e})=>e).sort(P),[i]=r;if(!i)return null;let a=n.money(i);return(0,U.jsx)(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function ie({product:e}){let t=p(V),n=E(),r=t=>$(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return(0,U.jsxs)(`span`,{className:`numeric`,children:[i>0&&(0,U.jsxs)(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{Q as ProductList};