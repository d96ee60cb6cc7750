import{d as e,f as t,t as n}from"./PageHeader-DbvcHF98.js";import{A as r,D as i,O as a,c as o,k as s,u as c,y as l}from"./index-Dcxh2g-B.js";import{t as u}from"./plus-CnNgEC13.js";import{t as d}from"./search-x-B3KhfoRM.js";import{n as f,o as p,s as m}from"./session-DwCCaH5i.js";import{i as h,t as g,u as _}from"./shared-B_e_g6xD.js";import{r as v,t as y}from"./useFormat-CMdLJ23y.js";import{t as b}from"./Button-B04nwRYN.js";import{n as x}from"./Skeleton-_4lKE35p.js";import{t as S}from"./ColumnPicker-tgY22PY1.js";import{t as C}from"./OptionsFilter-B1p-xJNt.js";import{t as w}from"./Pagination-CqGuu_d5.js";import{t as T}from"./page-DWYEniN2.js";import{t as E}from"./SearchInput-BlpMFhLS.js";import{t as D}from"./StatusBadge-Dq5FfC7R.js";import{t as O}from"./Table-DpOikQu6.js";import{t as k}from"./Time-B5gD_guc.js";import{t as A}from"./Toolbar-CmY-JQ7O.js";import{t as j}from"./useNavigate-Ce3Tz3E8.js";import{t as M}from"./Dialog-BEDBe3c0.js";import{a as N,i as P,r as F}from"./Field-CD8N1WBM.js";import{t as I}from"./Form-BvkfrCH5.js";import{r as L}from"./change.gql-CsESA98p.js";import{r as R,t as z}from"./messages-BRA7A3Uv.js";var B=_();function V({onClose:e}){let t=h(z),n=j(),{mutateAsync:r}=p(L);async function i(e){let i=R(e,`name`),{createProduct:a}=await r({input:{name:i,slug:R(e,`slug`),kind:R(e,`kind`),description:R(e,`description`)}});c(t.create.done(i)),n({to:`/products/$slug`,params:{slug:a.slug}})}return(0,B.jsx)(M,{open:!0,onClose:e,title:t.create.title,text:t.create.text,children:(0,B.jsxs)(I,{submitLabel:t.create.submit,onCancel:e,onSubmit:i,children:[(0,B.jsx)(N,{name:`name`,label:t.form.name,maxLength:200}),(0,B.jsx)(N,{name:`slug`,label:t.form.slug,hint:t.form.slugHint,maxLength:100}),(0,B.jsx)(F,{name:`kind`,label:t.form.kind,hint:t.form.kindHint,defaultValue:a[0],options:a.map(e=>({value:e,label:t.kinds[e]}))}),(0,B.jsx)(P,{name:`description`,label:t.form.description,maxLength:2e4,optional:!0})]})})}var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),U=e(`/signedIn/products`);function W(){let e=h(z),t=U.useSearch(),r=U.useNavigate(),i=f(`CATALOGUE_WRITE`),{data:a,error:c,isPlaceholderData:p,refetch:g}=m(H,s(t)),_=K(),{after:v,before:y,...C}=t,{sort:E,dialog:D,...k}=C,j=e=>void r({search:T({...C,...e})}),M=a?.categories.edges.map(e=>e.node)??[];return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(n,{title:e.title,actions:i&&(0,B.jsx)(b,{look:`primary`,icon:u,onClick:()=>j({dialog:`create`}),children:e.add})}),(0,B.jsx)(A,{end:(0,B.jsx)(S,{name:`products`,columns:_}),children:(0,B.jsx)(G,{search:t,categories:M,onChange:j})}),(0,B.jsxs)(x,{flush:!0,children:[(0,B.jsx)(O,{name:`products`,label:e.title,columns:_,rows:a?.products.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:c,onRetry:()=>void g(),sort:E??`-created`,onSort:e=>j({sort:e}),empty:Object.keys(k).length>0?(0,B.jsx)(o,{icon:d,title:e.noMatch,text:e.noMatchText}):(0,B.jsx)(o,{icon:l,title:e.empty,text:e.emptyText})}),(0,B.jsx)(w,{connection:a?.products,onChange:e=>void r({search:T({...C,...e})})})]}),D===`create`&&i&&(0,B.jsx)(V,{onClose:()=>void r({search:T({sort:E,...k}),replace:!0})})]})}function G(e){let{search:t,categories:n,onChange:o}=e,s=h(z),{statuses:c}=h(g);return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(E,{label:s.search,placeholder:s.searchPlaceholder,value:t.q??``,onChange:e=>o({q:e})}),(0,B.jsx)(C,{label:s.filters.status,options:r.map(e=>({value:e,label:c.product[e]})),chosen:i(t),onChange:e=>o({status:e.join(`,`)})}),(0,B.jsx)(C,{single:!0,label:s.filters.kind,options:a.map(e=>({value:e,label:s.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>o({kind:e})}),(0,B.jsx)(C,{single:!0,label:s.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>o({category:e})})]})}function K(){let{columns:e,kinds:n}=h(z),r=y();return[{id:`name`,header:e.name,cell:({slug:e,name:n})=>(0,B.jsx)(t,{to:`/products/$slug`,params:{slug:e},children:n}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>(0,B.jsx)(D,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>(0,B.jsx)(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>(0,B.jsx)(k,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>(0,B.jsx)(J,{product:e}),align:`end`,wide:!0,width:9},{id:`stock`,header:e.stock,cell:e=>(0,B.jsx)(Y,{product:e}),align:`end`,width:6}]}var q=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function J({product:e}){let t=h(z),n=y(),r=q(e).map(({price:e})=>e).sort(v),[i]=r;if(!i)return null;let a=n.money(i);return(0,B.jsx)(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function Y({product:e}){let t=h(z),n=y(),r=t=>q(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return(0,B.jsxs)(`span`,{className:`numeric`,children:[i>0&&(0,B.jsxs)(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{W as ProductList};