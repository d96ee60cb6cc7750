import{A as e,Ct as t,Et as n,Y as r,_ as i,at as a,bt as o,jt as s,m as c,ot as l,s as u,st as d,wt as f,y as p,yt as m}from"./index-BOjYus1t.js";import{E as h,I as g,L as _,Mt as v,N as y,P as b,T as x,V as S,it as C,j as w,kt as T,nt as E,ot as D,pt as O,tt as k,ut as A,yt as j,z as M}from"./parts-CT3q-B0d.js";import{E as N,T as P}from"./early-BeVRyKID.js";import{t as F}from"./Dialog-BuZhSlqA.js";import{a as I,i as L,r as R}from"./Field-BJ5Pa94G.js";import{t as z}from"./Form-BVa12cyn.js";import{c as B,r as V}from"./products-DjxpxUp6.js";var H=s();function U({onClose:e}){let t=p(B),r=n(),{mutateAsync:i}=m(V);async function a(e){let n=O(e,`name`),{createProduct:a}=await i({input:{name:n,slug:O(e,`slug`),kind:O(e,`kind`),description:O(e,`description`)}});u(t.create.done(n)),r({to:`/products/$slug`,params:{slug:a.slug}})}return(0,H.jsx)(F,{open:!0,onClose:e,title:t.create.title,text:t.create.text,children:(0,H.jsxs)(z,{submitLabel:t.create.submit,onCancel:e,onSubmit:a,children:[(0,H.jsx)(I,{name:`name`,label:t.form.name,maxLength:200}),(0,H.jsx)(I,{name:`slug`,label:t.form.slug,hint:t.form.slugHint,maxLength:100}),(0,H.jsx)(R,{name:`kind`,label:t.form.kind,hint:t.form.kindHint,defaultValue:l[0],options:l.map(e=>({value:e,label:t.kinds[e]}))}),(0,H.jsx)(L,{name:`description`,label:t.form.description,maxLength:2e4,optional:!0})]})})}var W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),G={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function K(e){let t=e.sort??`-created`;return{...N(e),where:P({statusIn:e.status?a(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{id:e.category}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:G[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var q=t(`/signedIn/products`);function J(){let t=p(B),n=q.useSearch(),i=q.useNavigate(),a=r(`CATALOGUE_WRITE`),s=K(n),{data:l,error:u,isPlaceholderData:d,refetch:f}=o(W,s),m=X(),{dialog:_,...b}=n,{after:x,before:C,...E}=b,{sort:O,...k}=E,N=e=>void i({search:P({...E,...e})}),F=l?.categories.edges.map(e=>e.node)??[];return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(A,{title:t.title,actions:(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(M,{input:{kind:`PRODUCTS`,productWhere:s.where},count:l?.products.totalCount}),a&&(0,H.jsx)(c,{look:`primary`,icon:v,onClick:()=>void i({search:{...b,dialog:`create`},resetScroll:!1}),children:t.add})]})}),(0,H.jsx)(h,{list:`products`,to:`/products`,search:n}),(0,H.jsx)(y,{end:(0,H.jsx)(w,{name:`products`,columns:m}),children:(0,H.jsx)(Y,{search:n,categories:F,onChange:N})}),(0,H.jsxs)(j,{flush:!0,children:[(0,H.jsx)(D,{name:`products`,label:t.title,columns:m,rows:l?.products.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),sort:O??`-created`,onSort:e=>N({sort:e}),empty:Object.keys(k).length>0?(0,H.jsx)(S,{icon:T,title:t.noMatch,text:t.noMatchText}):(0,H.jsx)(S,{icon:e,title:t.empty,text:t.emptyText})}),(0,H.jsx)(g,{connection:l?.products,onChange:e=>void i({search:P({...E,...e})})})]}),_===`create`&&a&&(0,H.jsx)(U,{onClose:()=>void i({search:b,replace:!0,resetScroll:!1})})]})}function Y(e){let{search:t,categories:n,onChange:r}=e,o=p(B),{statuses:s}=p(i);return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(b,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,H.jsx)(_,{label:o.filters.status,options:d.map(e=>({value:e,label:s.product[e]})),chosen:a(t),onChange:e=>r({status:e.join(`,`)})}),(0,H.jsx)(_,{single:!0,label:o.filters.kind,options:l.map(e=>({value:e,label:o.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),(0,H.jsx)(_,{single:!0,label:o.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function X(){let{columns:e,kinds:t}=p(B),n=E();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>(0,H.jsx)(f,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>(0,H.jsx)(x,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>(0,H.jsx)(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>(0,H.jsx)(k,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>(0,H.jsx)(Q,{product:e}),align:`end`,wide:!0,width:9},{id:`stock`,header:e.stock,cell:e=>(0,H.jsx)($,{product:e}),align:`end`,width:6}]}var Z=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function Q({product:e}){let t=p(B),n=E(),r=Z(e).map(({price:e})=>e).sort(C),[i]=r;if(!i)return null;let a=n.money(i);return(0,H.jsx)(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function $({product:e}){let t=p(B),n=E(),r=t=>Z(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return(0,H.jsxs)(`span`,{className:`numeric`,children:[i>0&&(0,H.jsxs)(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{J as ProductList};