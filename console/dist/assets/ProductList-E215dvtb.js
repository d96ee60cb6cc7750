import{D as e,I as t,J as n,Ot as r,St as i,Tt as a,X as o,Y as s,c,g as l,jt as u,kt as d,p as f,wt as p,xt as m}from"./index-k3DwQtol.js";import{t as h}from"./plus-BMHqq5Iq.js";import{t as g}from"./search-x-Cg1cWJaN.js";import{n as _,y as v}from"./messages-D6q2wzTs.js";import{r as y,t as b}from"./useFormat-DwMsBLX0.js";import{t as x}from"./Card-BE4gRggC.js";import{n as S,t as C}from"./SavedViews-DfxmOS0s.js";import{t as w}from"./EmptyState-3e9pqDnn.js";import{t as T}from"./ExportButton-DmQNebp8.js";import{t as E}from"./OptionsFilter-LqUD4Wna.js";import{t as D}from"./PageHeader-C7yVWW-2.js";import{t as O}from"./Pagination-B-nfSG-d.js";import{t as k}from"./SearchInput-CaVEunyn.js";import{t as A}from"./StatusBadge-s7Sd3UU5.js";import{t as j}from"./Table-BHdwqDI_.js";import{t as M}from"./Time-CsAmKMCH.js";import{t as N}from"./Toolbar-BcMwHq6h.js";import{t as P}from"./Dialog-CiTqAw56.js";import{a as F,i as I,r as L}from"./Field-CrUKDNx2.js";import{t as R}from"./Form-DRavRwo0.js";import{r as z}from"./forms-BhlwIqBe.js";import{r as B}from"./change.gql-CsESA98p.js";import{t as V}from"./messages-DxOAZKcc.js";var H=v();function U({onClose:e}){let t=_(V),n=u(),{mutateAsync:r}=p(B);async function i(e){let i=z(e,`name`),{createProduct:a}=await r({input:{name:i,slug:z(e,`slug`),kind:z(e,`kind`),description:z(e,`description`)}});c(t.create.done(i)),n({to:`/products/$slug`,params:{slug:a.slug}})}return(0,H.jsx)(P,{open:!0,onClose:e,title:t.create.title,text:t.create.text,children:(0,H.jsxs)(R,{submitLabel:t.create.submit,onCancel:e,onSubmit:i,children:[(0,H.jsx)(F,{name:`name`,label:t.form.name,maxLength:200}),(0,H.jsx)(F,{name:`slug`,label:t.form.slug,hint:t.form.slugHint,maxLength:100}),(0,H.jsx)(L,{name:`kind`,label:t.form.kind,hint:t.form.kindHint,defaultValue:s[0],options:s.map(e=>({value:e,label:t.kinds[e]}))}),(0,H.jsx)(I,{name:`description`,label:t.form.description,maxLength:2e4,optional:!0})]})})}var W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),G={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function K(e){let t=e.sort??`-created`;return{...i(e),where:m({statusIn:e.status?n(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{id:e.category}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:G[t.replace(`-`,``)],direction:t.startsWith(`-`)?`DESC`:`ASC`}}}var q=r(`/signedIn/products`);function J(){let n=_(V),r=q.useSearch(),i=q.useNavigate(),o=t(`CATALOGUE_WRITE`),s=K(r),{data:c,error:l,isPlaceholderData:u,refetch:d}=a(W,s),p=X(),{dialog:v,...y}=r,{after:b,before:E,...k}=y,{sort:A,...M}=k,P=e=>void i({search:m({...k,...e})}),F=c?.categories.edges.map(e=>e.node)??[];return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(D,{title:n.title,actions:(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(T,{input:{kind:`PRODUCTS`,productWhere:s.where},count:c?.products.totalCount}),o&&(0,H.jsx)(f,{look:`primary`,icon:h,onClick:()=>void i({search:{...y,dialog:`create`},resetScroll:!1}),children:n.add})]})}),(0,H.jsx)(C,{list:`products`,to:`/products`,search:r}),(0,H.jsx)(N,{end:(0,H.jsx)(S,{name:`products`,columns:p}),children:(0,H.jsx)(Y,{search:r,categories:F,onChange:P})}),(0,H.jsxs)(x,{flush:!0,children:[(0,H.jsx)(j,{name:`products`,label:n.title,columns:p,rows:c?.products.edges.map(e=>e.node),rowKey:e=>e.id,stale:u,error:l,onRetry:()=>void d(),sort:A??`-created`,onSort:e=>P({sort:e}),empty:Object.keys(M).length>0?(0,H.jsx)(w,{icon:g,title:n.noMatch,text:n.noMatchText}):(0,H.jsx)(w,{icon:e,title:n.empty,text:n.emptyText})}),(0,H.jsx)(O,{connection:c?.products,onChange:e=>void i({search:m({...k,...e})})})]}),v===`create`&&o&&(0,H.jsx)(U,{onClose:()=>void i({search:y,replace:!0,resetScroll:!1})})]})}function Y(e){let{search:t,categories:r,onChange:i}=e,a=_(V),{statuses:c}=_(l);return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(k,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),(0,H.jsx)(E,{label:a.filters.status,options:o.map(e=>({value:e,label:c.product[e]})),chosen:n(t),onChange:e=>i({status:e.join(`,`)})}),(0,H.jsx)(E,{single:!0,label:a.filters.kind,options:s.map(e=>({value:e,label:a.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>i({kind:e})}),(0,H.jsx)(E,{single:!0,label:a.filters.category,options:r.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>i({category:e})})]})}function X(){let{columns:e,kinds:t}=_(V),n=b();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>(0,H.jsx)(d,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>(0,H.jsx)(A,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>(0,H.jsx)(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>(0,H.jsx)(M,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>(0,H.jsx)(Q,{product:e}),align:`end`,wide:!0,width:9},{id:`stock`,header:e.stock,cell:e=>(0,H.jsx)($,{product:e}),align:`end`,width:6}]}var Z=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function Q({product:e}){let t=_(V),n=b(),r=Z(e).map(({price:e})=>e).sort(y),[i]=r;if(!i)return null;let a=n.money(i);return(0,H.jsx)(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function $({product:e}){let t=_(V),n=b(),r=t=>Z(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return(0,H.jsxs)(`span`,{className:`numeric`,children:[i>0&&(0,H.jsxs)(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{J as ProductList};