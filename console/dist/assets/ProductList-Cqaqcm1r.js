import{d as e,f as t,t as n}from"./PageHeader-BsV3pZky.js";import{A as r,O as i,b as a,c as o,j as s,k as c,u as l}from"./index-BN1pptzq.js";import{t as u}from"./plus-Cstk_tz2.js";import{t as d}from"./search-x-DVhD1Ncw.js";import{n as f,o as p,s as m}from"./session-BHK4iFKa.js";import{i as h,t as g,v as _}from"./shared-DnkpUVzJ.js";import{r as v,t as y}from"./useFormat-Dm24KoBB.js";import{t as b}from"./Button-iN5KV8tA.js";import{n as x}from"./Skeleton-NM1GUSbW.js";import{n as S,t as C}from"./SavedViews-BUWPeKSj.js";import{t as w}from"./OptionsFilter-DvAUjtS1.js";import{t as T}from"./Pagination-A9zzAZVK.js";import{t as E}from"./page-DWYEniN2.js";import{t as D}from"./SearchInput-BFnKPB91.js";import{t as O}from"./StatusBadge-CLgrYAN9.js";import{t as k}from"./Table-DBNZ38kM.js";import{t as A}from"./Time-DRTY5x0F.js";import{t as j}from"./Toolbar-DHz7gq9A.js";import{t as M}from"./useNavigate-Ct1KMTLZ.js";import{t as N}from"./Dialog-DLyIOvMu.js";import{a as P,i as F,r as I}from"./Field-DVvXP7yI.js";import{t as L}from"./Form-ByxrWehH.js";import{r as R}from"./change.gql-CsESA98p.js";import{r as z,t as B}from"./messages-DJ6n1hGo.js";var V=_();function H({onClose:e}){let t=h(B),n=M(),{mutateAsync:r}=p(R);async function i(e){let i=z(e,`name`),{createProduct:a}=await r({input:{name:i,slug:z(e,`slug`),kind:z(e,`kind`),description:z(e,`description`)}});l(t.create.done(i)),n({to:`/products/$slug`,params:{slug:a.slug}})}return(0,V.jsx)(N,{open:!0,onClose:e,title:t.create.title,text:t.create.text,children:(0,V.jsxs)(L,{submitLabel:t.create.submit,onCancel:e,onSubmit:i,children:[(0,V.jsx)(P,{name:`name`,label:t.form.name,maxLength:200}),(0,V.jsx)(P,{name:`slug`,label:t.form.slug,hint:t.form.slugHint,maxLength:100}),(0,V.jsx)(I,{name:`kind`,label:t.form.kind,hint:t.form.kindHint,defaultValue:c[0],options:c.map(e=>({value:e,label:t.kinds[e]}))}),(0,V.jsx)(F,{name:`description`,label:t.form.description,maxLength:2e4,optional:!0})]})})}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W=e(`/signedIn/products`);function G(){let e=h(B),t=W.useSearch(),i=W.useNavigate(),s=f(`CATALOGUE_WRITE`),{data:c,error:l,isPlaceholderData:p,refetch:g}=m(U,r(t)),_=q(),{after:v,before:y,...w}=t,{sort:D,dialog:O,...A}=w,M=e=>void i({search:E({...w,...e})}),N=c?.categories.edges.map(e=>e.node)??[];return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(n,{title:e.title,actions:s&&(0,V.jsx)(b,{look:`primary`,icon:u,onClick:()=>M({dialog:`create`}),children:e.add})}),(0,V.jsx)(C,{list:`products`,to:`/products`,search:t}),(0,V.jsx)(j,{end:(0,V.jsx)(S,{name:`products`,columns:_}),children:(0,V.jsx)(K,{search:t,categories:N,onChange:M})}),(0,V.jsxs)(x,{flush:!0,children:[(0,V.jsx)(k,{name:`products`,label:e.title,columns:_,rows:c?.products.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:l,onRetry:()=>void g(),sort:D??`-created`,onSort:e=>M({sort:e}),empty:Object.keys(A).length>0?(0,V.jsx)(o,{icon:d,title:e.noMatch,text:e.noMatchText}):(0,V.jsx)(o,{icon:a,title:e.empty,text:e.emptyText})}),(0,V.jsx)(T,{connection:c?.products,onChange:e=>void i({search:E({...w,...e})})})]}),O===`create`&&s&&(0,V.jsx)(H,{onClose:()=>void i({search:E({sort:D,...A}),replace:!0})})]})}function K(e){let{search:t,categories:n,onChange:r}=e,a=h(B),{statuses:o}=h(g);return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(D,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,V.jsx)(w,{label:a.filters.status,options:s.map(e=>({value:e,label:o.product[e]})),chosen:i(t),onChange:e=>r({status:e.join(`,`)})}),(0,V.jsx)(w,{single:!0,label:a.filters.kind,options:c.map(e=>({value:e,label:a.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),(0,V.jsx)(w,{single:!0,label:a.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function q(){let{columns:e,kinds:n}=h(B),r=y();return[{id:`name`,header:e.name,cell:({slug:e,name:n})=>(0,V.jsx)(t,{to:`/products/$slug`,params:{slug:e},children:n}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>(0,V.jsx)(O,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>(0,V.jsx)(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>(0,V.jsx)(A,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>(0,V.jsx)(Y,{product:e}),align:`end`,wide:!0,width:9},{id:`stock`,header:e.stock,cell:e=>(0,V.jsx)(X,{product:e}),align:`end`,width:6}]}var J=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function Y({product:e}){let t=h(B),n=y(),r=J(e).map(({price:e})=>e).sort(v),[i]=r;if(!i)return null;let a=n.money(i);return(0,V.jsx)(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function X({product:e}){let t=h(B),n=y(),r=t=>J(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return(0,V.jsxs)(`span`,{className:`numeric`,children:[i>0&&(0,V.jsxs)(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{G as ProductList};