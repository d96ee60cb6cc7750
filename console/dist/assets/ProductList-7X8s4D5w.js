import{At as e,Ct as t,J as n,St as r,Tt as i,at as a,g as o,it as s,k as c,ot as l,p as u,s as d,v as f,vt as p,yt as m}from"./index-B5iNBL45.js";import{E as h,I as g,L as _,Mt as v,N as y,P as b,T as x,V as S,it as C,j as w,kt as T,nt as E,ot as D,pt as O,tt as k,ut as A,yt as j,z as M}from"./parts-DvtpHSyy.js";import{E as N,T as P}from"./early-cpPSiSvQ.js";import{t as F}from"./Dialog-LzR3ZE9N.js";import{a as I,i as L,r as R}from"./Field-DQOsP65G.js";import{t as z}from"./Form-D6FD6UsM.js";import{c as B,r as V}from"./products-CDgoia5T.js";var H=e();function U({onClose:e}){let t=f(B),n=i(),{mutateAsync:r}=p(V);async function o(e){let i=O(e,`name`),{createProduct:a}=await r({input:{name:i,slug:O(e,`slug`),kind:O(e,`kind`),description:O(e,`description`)}});d(t.create.done(i)),n({to:`/products/$slug`,params:{slug:a.slug}})}return(0,H.jsx)(F,{open:!0,onClose:e,title:t.create.title,text:t.create.text,children:(0,H.jsxs)(z,{submitLabel:t.create.submit,onCancel:e,onSubmit:o,children:[(0,H.jsx)(I,{name:`name`,label:t.form.name,maxLength:200}),(0,H.jsx)(I,{name:`slug`,label:t.form.slug,hint:t.form.slugHint,maxLength:100}),(0,H.jsx)(R,{name:`kind`,label:t.form.kind,hint:t.form.kindHint,defaultValue:a[0],options:a.map(e=>({value:e,label:t.kinds[e]}))}),(0,H.jsx)(L,{name:`description`,label:t.form.description,maxLength:2e4,optional:!0})]})})}var W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),G={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function K(e){let t=e.sort??`-created`;return{...N(e),where:P({statusIn:e.status?s(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{id:e.category}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:G[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var q=r(`/signedIn/products`);function J(){let e=f(B),t=q.useSearch(),r=q.useNavigate(),i=n(`CATALOGUE_WRITE`),a=K(t),{data:o,error:s,isPlaceholderData:l,refetch:d}=m(W,a),p=X(),{dialog:_,...b}=t,{after:x,before:C,...E}=b,{sort:O,...k}=E,N=e=>void r({search:P({...E,...e})}),F=o?.categories.edges.map(e=>e.node)??[];return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(A,{title:e.title,actions:(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(M,{input:{kind:`PRODUCTS`,productWhere:a.where},count:o?.products.totalCount}),i&&(0,H.jsx)(u,{look:`primary`,icon:v,onClick:()=>void r({search:{...b,dialog:`create`},resetScroll:!1}),children:e.add})]})}),(0,H.jsx)(h,{list:`products`,to:`/products`,search:t}),(0,H.jsx)(y,{end:(0,H.jsx)(w,{name:`products`,columns:p}),children:(0,H.jsx)(Y,{search:t,categories:F,onChange:N})}),(0,H.jsxs)(j,{flush:!0,children:[(0,H.jsx)(D,{name:`products`,label:e.title,columns:p,rows:o?.products.edges.map(e=>e.node),rowKey:e=>e.id,stale:l,error:s,onRetry:()=>void d(),sort:O??`-created`,onSort:e=>N({sort:e}),empty:Object.keys(k).length>0?(0,H.jsx)(S,{icon:T,title:e.noMatch,text:e.noMatchText}):(0,H.jsx)(S,{icon:c,title:e.empty,text:e.emptyText})}),(0,H.jsx)(g,{connection:o?.products,onChange:e=>void r({search:P({...E,...e})})})]}),_===`create`&&i&&(0,H.jsx)(U,{onClose:()=>void r({search:b,replace:!0,resetScroll:!1})})]})}function Y(e){let{search:t,categories:n,onChange:r}=e,i=f(B),{statuses:c}=f(o);return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(b,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,H.jsx)(_,{label:i.filters.status,options:l.map(e=>({value:e,label:c.product[e]})),chosen:s(t),onChange:e=>r({status:e.join(`,`)})}),(0,H.jsx)(_,{single:!0,label:i.filters.kind,options:a.map(e=>({value:e,label:i.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),(0,H.jsx)(_,{single:!0,label:i.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function X(){let{columns:e,kinds:n}=f(B),r=E();return[{id:`name`,header:e.name,cell:({slug:e,name:n})=>(0,H.jsx)(t,{to:`/products/$slug`,params:{slug:e},children:n}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>(0,H.jsx)(x,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>(0,H.jsx)(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>(0,H.jsx)(k,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>(0,H.jsx)(Q,{product:e}),align:`end`,wide:!0,width:9},{id:`stock`,header:e.stock,cell:e=>(0,H.jsx)($,{product:e}),align:`end`,width:6}]}var Z=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function Q({product:e}){let t=f(B),n=E(),r=Z(e).map(({price:e})=>e).sort(C),[i]=r;if(!i)return null;let a=n.money(i);return(0,H.jsx)(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function $({product:e}){let t=f(B),n=E(),r=t=>Z(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return(0,H.jsxs)(`span`,{className:`numeric`,children:[i>0&&(0,H.jsxs)(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{J as ProductList};