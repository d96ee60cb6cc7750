import{E as e,J as t,Ot as n,St as r,Tt as i,U as a,X as o,Y as s,f as c,h as l,jt as u,kt as d,s as f,wt as p,xt as m}from"./index-DxvkqU8P.js";import{t as h}from"./plus-DouMw-Jz.js";import{t as g}from"./search-x-WRR2GJUe.js";import{b as _,n as v}from"./messages-igU7N3k3.js";import{r as y,t as b}from"./useFormat-CaUEnYtq.js";import{t as x}from"./Card-D9gWPMxB.js";import{n as S,t as C}from"./SavedViews-CPk9bxWb.js";import{t as w}from"./EmptyState-D9m46cVh.js";import{t as T}from"./ExportButton-CAPZTQiD.js";import{t as E}from"./OptionsFilter-CXUdDKNe.js";import{t as D}from"./PageHeader-OMwtLIVL.js";import{t as O}from"./Pagination-DVAPL-9S.js";import{t as k}from"./SearchInput-CPBqi-p4.js";import{t as A}from"./StatusBadge-CiUMO_Pg.js";import{t as j}from"./Table-C8WSTUNy.js";import{t as M}from"./Time-CyOfpkiB.js";import{t as N}from"./Toolbar-B4XelsHZ.js";import{t as P}from"./Dialog-TmRuJTbs.js";import{a as F,i as I,r as L}from"./Field-BDMUAlS8.js";import{t as R}from"./Form-1p36lu4P.js";import{r as z}from"./forms-Q7vnqtOd.js";import{r as B}from"./change.gql-CsESA98p.js";import{t as V}from"./messages-7VnOg9cK.js";var H=_();function U({onClose:e}){let t=v(V),n=u(),{mutateAsync:r}=p(B);async function i(e){let i=z(e,`name`),{createProduct:a}=await r({input:{name:i,slug:z(e,`slug`),kind:z(e,`kind`),description:z(e,`description`)}});f(t.create.done(i)),n({to:`/products/$slug`,params:{slug:a.slug}})}return(0,H.jsx)(P,{open:!0,onClose:e,title:t.create.title,text:t.create.text,children:(0,H.jsxs)(R,{submitLabel:t.create.submit,onCancel:e,onSubmit:i,children:[(0,H.jsx)(F,{name:`name`,label:t.form.name,maxLength:200}),(0,H.jsx)(F,{name:`slug`,label:t.form.slug,hint:t.form.slugHint,maxLength:100}),(0,H.jsx)(L,{name:`kind`,label:t.form.kind,hint:t.form.kindHint,defaultValue:s[0],options:s.map(e=>({value:e,label:t.kinds[e]}))}),(0,H.jsx)(I,{name:`description`,label:t.form.description,maxLength:2e4,optional:!0})]})})}var W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),G={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function K(e){let n=e.sort??`-created`;return{...r(e),where:m({statusIn:e.status?t(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{id:e.category}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:G[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var q=n(`/signedIn/products`);function J(){let t=v(V),n=q.useSearch(),r=q.useNavigate(),o=a(`CATALOGUE_WRITE`),s=K(n),{data:l,error:u,isPlaceholderData:d,refetch:f}=i(W,s),p=X(),{dialog:_,...y}=n,{after:b,before:E,...k}=y,{sort:A,...M}=k,P=e=>void r({search:m({...k,...e})}),F=l?.categories.edges.map(e=>e.node)??[];return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(D,{title:t.title,actions:(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(T,{input:{kind:`PRODUCTS`,productWhere:s.where},count:l?.products.totalCount}),o&&(0,H.jsx)(c,{look:`primary`,icon:h,onClick:()=>void r({search:{...y,dialog:`create`},resetScroll:!1}),children:t.add})]})}),(0,H.jsx)(C,{list:`products`,to:`/products`,search:n}),(0,H.jsx)(N,{end:(0,H.jsx)(S,{name:`products`,columns:p}),children:(0,H.jsx)(Y,{search:n,categories:F,onChange:P})}),(0,H.jsxs)(x,{flush:!0,children:[(0,H.jsx)(j,{name:`products`,label:t.title,columns:p,rows:l?.products.edges.map(e=>e.node),rowKey:e=>e.id,stale:d,error:u,onRetry:()=>void f(),sort:A??`-created`,onSort:e=>P({sort:e}),empty:Object.keys(M).length>0?(0,H.jsx)(w,{icon:g,title:t.noMatch,text:t.noMatchText}):(0,H.jsx)(w,{icon:e,title:t.empty,text:t.emptyText})}),(0,H.jsx)(O,{connection:l?.products,onChange:e=>void r({search:m({...k,...e})})})]}),_===`create`&&o&&(0,H.jsx)(U,{onClose:()=>void r({search:y,replace:!0,resetScroll:!1})})]})}function Y(e){let{search:n,categories:r,onChange:i}=e,a=v(V),{statuses:c}=v(l);return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(k,{label:a.search,placeholder:a.searchPlaceholder,value:n.q??``,onChange:e=>i({q:e})}),(0,H.jsx)(E,{label:a.filters.status,options:o.map(e=>({value:e,label:c.product[e]})),chosen:t(n),onChange:e=>i({status:e.join(`,`)})}),(0,H.jsx)(E,{single:!0,label:a.filters.kind,options:s.map(e=>({value:e,label:a.kinds[e]})),chosen:n.kind?[n.kind]:[],onChange:([e])=>i({kind:e})}),(0,H.jsx)(E,{single:!0,label:a.filters.category,options:r.map(({id:e,name:t})=>({value:e,label:t})),chosen:n.category?[n.category]:[],onChange:([e])=>i({category:e})})]})}function X(){let{columns:e,kinds:t}=v(V),n=b();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>(0,H.jsx)(d,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>(0,H.jsx)(A,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>(0,H.jsx)(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>(0,H.jsx)(M,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>(0,H.jsx)(Q,{product:e}),align:`end`,wide:!0,width:9},{id:`stock`,header:e.stock,cell:e=>(0,H.jsx)($,{product:e}),align:`end`,width:6}]}var Z=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function Q({product:e}){let t=v(V),n=b(),r=Z(e).map(({price:e})=>e).sort(y),[i]=r;if(!i)return null;let a=n.money(i);return(0,H.jsx)(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function $({product:e}){let t=v(V),n=b(),r=t=>Z(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return(0,H.jsxs)(`span`,{className:`numeric`,children:[i>0&&(0,H.jsxs)(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{J as ProductList};