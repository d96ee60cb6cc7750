import{A as e,Ct as t,Et as n,Y as r,_ as i,at as a,bt as o,jt as s,m as c,ot as l,s as u,st as d,wt as f,y as p,yt as m}from"./index-BF7gfdEn.js";import{At as h,B as g,D as _,E as v,F as y,H as b,L as x,M as S,Nt as C,P as w,R as T,at as E,bt as D,dt as O,mt as k,nt as A,rt as j,st as M}from"./parts-B1e_nSuq.js";import{E as N,T as P}from"./early-B4kcvaOe.js";import{t as F}from"./Dialog-iQmXGPep.js";import{a as I,i as L,r as R}from"./Field-DBdZ1Q1c.js";import{t as z}from"./Form-BF5RCbtZ.js";import{c as B,r as V}from"./products-DNeYMvfJ.js";var H=s();function U({onClose:e}){let t=p(B),r=n(),{mutateAsync:i}=m(V);async function a(e){let n=k(e,`name`),{createProduct:a}=await i({input:{name:n,slug:k(e,`slug`),kind:k(e,`kind`),description:k(e,`description`)}});u(t.create.done(n)),r({to:`/products/$slug`,params:{slug:a.slug}})}return(0,H.jsx)(F,{open:!0,onClose:e,title:t.create.title,text:t.create.text,children:(0,H.jsxs)(z,{submitLabel:t.create.submit,onCancel:e,onSubmit:a,children:[(0,H.jsx)(I,{name:`name`,label:t.form.name,maxLength:200}),(0,H.jsx)(I,{name:`slug`,label:t.form.slug,hint:t.form.slugHint,maxLength:100}),(0,H.jsx)(R,{name:`kind`,label:t.form.kind,hint:t.form.kindHint,defaultValue:l[0],options:l.map(e=>({value:e,label:t.kinds[e]}))}),(0,H.jsx)(L,{name:`description`,label:t.form.description,maxLength:2e4,optional:!0})]})})}var W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),G={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function K(e){let t=e.sort??`-created`;return{...N(e),where:P({statusIn:e.status?a(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{id:e.category}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:G[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var q=t(`/signedIn/products`);function J(){let t=p(B),n=q.useSearch(),i=q.useNavigate(),a=r(`CATALOGUE_WRITE`),s=K(n),{data:l,error:u,isPlaceholderData:d,refetch:f}=o(W,s),m=X(),{dialog:v,...y}=n,{after:T,before:E,...k}=y,{sort:A,...j}=k,N=e=>void i({search:P({...k,...e})}),F=l?.categories.edges.map(e=>e.node)??[];return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(O,{title:t.title,actions:(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(g,{input:{kind:`PRODUCTS`,productWhere:s.where},count:l?.products.totalCount}),a&&(0,H.jsx)(c,{look:`primary`,icon:C,onClick:()=>void i({search:{...y,dialog:`create`},resetScroll:!1}),children:t.add})]})}),(0,H.jsx)(_,{list:`products`,to:`/products`,search:n}),(0,H.jsx)(w,{end:(0,H.jsx)(S,{name:`products`,columns:m}),children:(0,H.jsx)(Y,{search:n,categories:F,onChange:N})}),(0,H.jsxs)(D,{flush:!0,children:[(0,H.jsx)(M,{name:`products`,label:t.title,columns:m,rows:l?.products.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),sort:A??`-created`,onSort:e=>N({sort:e}),empty:Object.keys(j).length>0?(0,H.jsx)(b,{icon:h,title:t.noMatch,text:t.noMatchText}):(0,H.jsx)(b,{icon:e,title:t.empty,text:t.emptyText})}),(0,H.jsx)(x,{connection:l?.products,onChange:e=>void i({search:P({...k,...e})})})]}),v===`create`&&a&&(0,H.jsx)(U,{onClose:()=>void i({search:y,replace:!0,resetScroll:!1})})]})}function Y(e){let{search:t,categories:n,onChange:r}=e,o=p(B),{statuses:s}=p(i);return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(y,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,H.jsx)(T,{label:o.filters.status,options:d.map(e=>({value:e,label:s.product[e]})),chosen:a(t),onChange:e=>r({status:e.join(`,`)})}),(0,H.jsx)(T,{single:!0,label:o.filters.kind,options:l.map(e=>({value:e,label:o.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),(0,H.jsx)(T,{single:!0,label:o.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function X(){let{columns:e,kinds:t}=p(B),n=j();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>(0,H.jsx)(f,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>(0,H.jsx)(v,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>(0,H.jsx)(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>(0,H.jsx)(A,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>(0,H.jsx)(Q,{product:e}),align:`end`,wide:!0,width:9},{id:`stock`,header:e.stock,cell:e=>(0,H.jsx)($,{product:e}),align:`end`,width:6}]}var Z=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function Q({product:e}){let t=p(B),n=j(),r=Z(e).map(({price:e})=>e).sort(E),[i]=r;if(!i)return null;let a=n.money(i);return(0,H.jsx)(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function $({product:e}){let t=p(B),n=j(),r=t=>Z(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return(0,H.jsxs)(`span`,{className:`numeric`,children:[i>0&&(0,H.jsxs)(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{J as ProductList};