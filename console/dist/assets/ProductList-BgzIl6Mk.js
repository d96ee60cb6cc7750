import{At as e,D as t,Et as n,J as r,K as i,Mt as a,P as o,St as s,Tt as c,Y as l,c as u,g as d,kt as f,p,q as m}from"./index-VFG-heOs.js";import{t as h}from"./plus-BSC7IWyl.js";import{t as g}from"./search-x-8nGOw2-L.js";import{n as _,y as v}from"./messages-DdyStFrt.js";import{r as y,t as b}from"./useFormat-DQeTPv2-.js";import{t as x}from"./Card-DWPMELbP.js";import{n as S,t as C}from"./SavedViews-CporgAtV.js";import{t as w}from"./EmptyState-85vawyF3.js";import{t as T}from"./OptionsFilter-CKeyIvud.js";import{t as E}from"./PageHeader-Ci09rnrX.js";import{t as D}from"./Pagination-C9thjkwg.js";import{t as O}from"./SearchInput-BVugbOeZ.js";import{t as k}from"./StatusBadge-62a51s6b.js";import{t as A}from"./Table-DOmXH7lC.js";import{t as j}from"./Time-D0WNoWg5.js";import{t as M}from"./Toolbar-CvA-93XW.js";import{t as N}from"./Dialog-CWby7gLV.js";import{a as P,i as F,r as I}from"./Field-CshOvEhu.js";import{t as L}from"./Form-D158j6GB.js";import{r as R}from"./forms-B3OrZ6BA.js";import{r as z}from"./change.gql-CsESA98p.js";import{t as B}from"./messages-1WohYwRo.js";var V=v();function H({onClose:e}){let t=_(B),n=a(),{mutateAsync:r}=c(z);async function i(e){let i=R(e,`name`),{createProduct:a}=await r({input:{name:i,slug:R(e,`slug`),kind:R(e,`kind`),description:R(e,`description`)}});u(t.create.done(i)),n({to:`/products/$slug`,params:{slug:a.slug}})}return(0,V.jsx)(N,{open:!0,onClose:e,title:t.create.title,text:t.create.text,children:(0,V.jsxs)(L,{submitLabel:t.create.submit,onCancel:e,onSubmit:i,children:[(0,V.jsx)(P,{name:`name`,label:t.form.name,maxLength:200}),(0,V.jsx)(P,{name:`slug`,label:t.form.slug,hint:t.form.slugHint,maxLength:100}),(0,V.jsx)(I,{name:`kind`,label:t.form.kind,hint:t.form.kindHint,defaultValue:m[0],options:m.map(e=>({value:e,label:t.kinds[e]}))}),(0,V.jsx)(F,{name:`description`,label:t.form.description,maxLength:2e4,optional:!0})]})})}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W=f(`/signedIn/products`);function G(){let e=_(B),i=W.useSearch(),a=W.useNavigate(),c=o(`CATALOGUE_WRITE`),{data:l,error:u,isPlaceholderData:d,refetch:f}=n(U,r(i)),m=q(),{dialog:v,...y}=i,{after:b,before:T,...O}=y,{sort:k,...j}=O,N=e=>void a({search:s({...O,...e})}),P=l?.categories.edges.map(e=>e.node)??[];return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(E,{title:e.title,actions:c&&(0,V.jsx)(p,{look:`primary`,icon:h,onClick:()=>void a({search:{...y,dialog:`create`},resetScroll:!1}),children:e.add})}),(0,V.jsx)(C,{list:`products`,to:`/products`,search:i}),(0,V.jsx)(M,{end:(0,V.jsx)(S,{name:`products`,columns:m}),children:(0,V.jsx)(K,{search:i,categories:P,onChange:N})}),(0,V.jsxs)(x,{flush:!0,children:[(0,V.jsx)(A,{name:`products`,label:e.title,columns:m,rows:l?.products.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),sort:k??`-created`,onSort:e=>N({sort:e}),empty:Object.keys(j).length>0?(0,V.jsx)(w,{icon:g,title:e.noMatch,text:e.noMatchText}):(0,V.jsx)(w,{icon:t,title:e.empty,text:e.emptyText})}),(0,V.jsx)(D,{connection:l?.products,onChange:e=>void a({search:s({...O,...e})})})]}),v===`create`&&c&&(0,V.jsx)(H,{onClose:()=>void a({search:y,replace:!0,resetScroll:!1})})]})}function K(e){let{search:t,categories:n,onChange:r}=e,a=_(B),{statuses:o}=_(d);return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(O,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,V.jsx)(T,{label:a.filters.status,options:l.map(e=>({value:e,label:o.product[e]})),chosen:i(t),onChange:e=>r({status:e.join(`,`)})}),(0,V.jsx)(T,{single:!0,label:a.filters.kind,options:m.map(e=>({value:e,label:a.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),(0,V.jsx)(T,{single:!0,label:a.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function q(){let{columns:t,kinds:n}=_(B),r=b();return[{id:`name`,header:t.name,cell:({slug:t,name:n})=>(0,V.jsx)(e,{to:`/products/$slug`,params:{slug:t},children:n}),sort:`name`,width:18},{id:`status`,header:t.status,cell:({status:e})=>(0,V.jsx)(k,{kind:`product`,status:e}),width:7},{id:`kind`,header:t.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:t.categories,cell:({categories:e})=>(0,V.jsx)(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:t.changed,cell:({updatedAt:e})=>(0,V.jsx)(j,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:t.price,cell:e=>(0,V.jsx)(Y,{product:e}),align:`end`,wide:!0,width:9},{id:`stock`,header:t.stock,cell:e=>(0,V.jsx)(X,{product:e}),align:`end`,width:6}]}var J=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function Y({product:e}){let t=_(B),n=b(),r=J(e).map(({price:e})=>e).sort(y),[i]=r;if(!i)return null;let a=n.money(i);return(0,V.jsx)(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function X({product:e}){let t=_(B),n=b(),r=t=>J(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return(0,V.jsxs)(`span`,{className:`numeric`,children:[i>0&&(0,V.jsxs)(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{G as ProductList};