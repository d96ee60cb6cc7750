import{c as e,l as t,t as n}from"./PageHeader-5uKGi2Uu.js";import{_ as r,g as i,h as a,i as o,n as s,u as c,v as l}from"./index-DHLc3Y-K.js";import{f as u,r as d,s as f,t as p}from"./messages-DxCaUVAr.js";import{n as m,t as h}from"./Toolbar-DV4bA3o-.js";import{n as g,o as _,s as v}from"./session-RA-g94sV.js";import{i as y,t as b,u as x}from"./shared-WPGD6RvV.js";import{r as S,t as C}from"./useFormat-Bvb2JK8J.js";import{t as w}from"./Button-CcOdr6BQ.js";import{n as T}from"./Skeleton-DNuB6AT8.js";import{n as E,t as D}from"./OptionsFilter-DbL-rRpP.js";import{n as O,t as k}from"./Table-CnS3evxD.js";import{t as A}from"./page-DWYEniN2.js";import{t as j}from"./SearchInput-25fZ5PNq.js";import{n as M,t as N}from"./StatusBadge-C7NSzWuW.js";import{t as P}from"./useNavigate-BBj0mZW7.js";import{t as F}from"./Dialog-BSCB4Nc4.js";import{a as I,i as L,r as R}from"./Field-BmP61O25.js";import{t as z}from"./Form-DlvKK0XQ.js";var B=x();function V({onClose:e}){let t=y(p),n=P(),{mutateAsync:r}=_(f);async function a(e){let i=d(e,`name`),{createProduct:a}=await r({input:{name:i,slug:d(e,`slug`),kind:d(e,`kind`),description:d(e,`description`)}});o(t.create.done(i)),n({to:`/products/$slug`,params:{slug:a.slug}})}return(0,B.jsx)(F,{open:!0,onClose:e,title:t.create.title,text:t.create.text,children:(0,B.jsxs)(z,{submitLabel:t.create.submit,onCancel:e,onSubmit:a,children:[(0,B.jsx)(I,{name:`name`,label:t.form.name,maxLength:200}),(0,B.jsx)(I,{name:`slug`,label:t.form.slug,hint:t.form.slugHint,maxLength:100}),(0,B.jsx)(R,{name:`kind`,label:t.form.kind,hint:t.form.kindHint,defaultValue:i[0],options:i.map(e=>({value:e,label:t.kinds[e]}))}),(0,B.jsx)(L,{name:`description`,label:t.form.description,maxLength:2e4,optional:!0})]})})}var H=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),U=e(`/signedIn/products`);function W(){let e=y(p),t=U.useSearch(),i=U.useNavigate(),a=g(`CATALOGUE_WRITE`),{data:o,error:l,isPlaceholderData:d,refetch:f}=v(H,r(t)),_=K(),{after:b,before:x,...S}=t,{sort:C,dialog:D,...j}=S,M=e=>void i({search:A({...S,...e})}),N=o?.categories.edges.map(e=>e.node)??[];return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(n,{title:e.title,actions:a&&(0,B.jsx)(w,{look:`primary`,icon:u,onClick:()=>M({dialog:`create`}),children:e.add})}),(0,B.jsx)(h,{end:(0,B.jsx)(E,{name:`products`,columns:_}),children:(0,B.jsx)(G,{search:t,categories:N,onChange:M})}),(0,B.jsxs)(T,{flush:!0,children:[(0,B.jsx)(k,{name:`products`,label:e.title,columns:_,rows:o?.products.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:l,onRetry:()=>void f(),sort:C??`-created`,onSort:e=>M({sort:e}),empty:Object.keys(j).length>0?(0,B.jsx)(s,{icon:m,title:e.noMatch,text:e.noMatchText}):(0,B.jsx)(s,{icon:c,title:e.empty,text:e.emptyText})}),(0,B.jsx)(O,{connection:o?.products,onChange:e=>void i({search:A({...S,...e})})})]}),D===`create`&&a&&(0,B.jsx)(V,{onClose:()=>void i({search:A({sort:C,...j}),replace:!0})})]})}function G(e){let{search:t,categories:n,onChange:r}=e,o=y(p),{statuses:s}=y(b);return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(j,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,B.jsx)(D,{label:o.filters.status,options:l.map(e=>({value:e,label:s.product[e]})),chosen:a(t),onChange:e=>r({status:e.join(`,`)})}),(0,B.jsx)(D,{single:!0,label:o.filters.kind,options:i.map(e=>({value:e,label:o.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),(0,B.jsx)(D,{single:!0,label:o.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function K(){let{columns:e,kinds:n}=y(p),r=C();return[{id:`name`,header:e.name,cell:({slug:e,name:n})=>(0,B.jsx)(t,{to:`/products/$slug`,params:{slug:e},children:n}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>(0,B.jsx)(N,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>(0,B.jsx)(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>(0,B.jsx)(M,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>(0,B.jsx)(J,{product:e}),align:`end`,wide:!0,width:9},{id:`stock`,header:e.stock,cell:e=>(0,B.jsx)(Y,{product:e}),align:`end`,width:6}]}var q=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function J({product:e}){let t=y(p),n=C(),r=q(e).map(({price:e})=>e).sort(S),[i]=r;if(!i)return null;let a=n.money(i);return(0,B.jsx)(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function Y({product:e}){let t=y(p),n=C(),r=t=>q(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return(0,B.jsxs)(`span`,{className:`numeric`,children:[i>0&&(0,B.jsxs)(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{W as ProductList};