import{Ct as e,Dt as t,E as n,Et as r,J as i,R as a,X as o,Y as s,c,d as l,l as u,m as d,q as f}from"./index-CY5Lfr2k.js";import{r as p}from"./CopyId-SiKlB92z.js";import{t as m}from"./plus-Dq_5Ec9-.js";import{t as h}from"./search-x-D5D9SIi7.js";import{n as g,r as _}from"./query-Bxe-Codu.js";import{b as v,i as y,t as b}from"./shared-Dy6YWKPE.js";import{r as x,t as S}from"./useFormat-DOxO5KAC.js";import{t as C}from"./Card-SRE2vbvg.js";import{n as w,t as T}from"./SavedViews-CgGY3F9S.js";import{t as E}from"./OptionsFilter-DigH8tId.js";import{t as D}from"./Pagination-DqrZ3DpR.js";import{t as O}from"./SearchInput-B4UrwKTM.js";import{t as k}from"./StatusBadge-Dld-b_vy.js";import{t as A}from"./Table-B0KlPTnN.js";import{t as j}from"./Time-CeXgC4al.js";import{t as M}from"./Toolbar-Cq5pffjP.js";import{t as N}from"./Dialog-BeM_rj20.js";import{a as P,i as F,r as I}from"./Field-XYTBhkxt.js";import{t as L}from"./Form-ClSmUhhv.js";import{r as R}from"./forms-CpC4qltl.js";import{r as z}from"./change.gql-CsESA98p.js";import{t as B}from"./messages-fDUxSk2t.js";var V=v();function H({onClose:e}){let n=y(B),r=t(),{mutateAsync:a}=g(z);async function o(e){let t=R(e,`name`),{createProduct:i}=await a({input:{name:t,slug:R(e,`slug`),kind:R(e,`kind`),description:R(e,`description`)}});l(n.create.done(t)),r({to:`/products/$slug`,params:{slug:i.slug}})}return(0,V.jsx)(N,{open:!0,onClose:e,title:n.create.title,text:n.create.text,children:(0,V.jsxs)(L,{submitLabel:n.create.submit,onCancel:e,onSubmit:o,children:[(0,V.jsx)(P,{name:`name`,label:n.form.name,maxLength:200}),(0,V.jsx)(P,{name:`slug`,label:n.form.slug,hint:n.form.slugHint,maxLength:100}),(0,V.jsx)(I,{name:`kind`,label:n.form.kind,hint:n.form.kindHint,defaultValue:i[0],options:i.map(e=>({value:e,label:n.kinds[e]}))}),(0,V.jsx)(F,{name:`description`,label:n.form.description,maxLength:2e4,optional:!0})]})})}var U=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),W=r(`/signedIn/products`);function G(){let t=y(B),r=W.useSearch(),i=W.useNavigate(),o=d(`CATALOGUE_WRITE`),{data:l,error:f,isPlaceholderData:p,refetch:g}=_(U,s(r)),v=q(),{dialog:b,...x}=r,{after:S,before:E,...O}=x,{sort:k,...j}=O,N=t=>void i({search:e({...O,...t})}),P=l?.categories.edges.map(e=>e.node)??[];return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(c,{title:t.title,actions:o&&(0,V.jsx)(n,{look:`primary`,icon:m,onClick:()=>void i({search:{...x,dialog:`create`},resetScroll:!1}),children:t.add})}),(0,V.jsx)(T,{list:`products`,to:`/products`,search:r}),(0,V.jsx)(M,{end:(0,V.jsx)(w,{name:`products`,columns:v}),children:(0,V.jsx)(K,{search:r,categories:P,onChange:N})}),(0,V.jsxs)(C,{flush:!0,children:[(0,V.jsx)(A,{name:`products`,label:t.title,columns:v,rows:l?.products.edges.map(e=>e.node),rowKey:e=>e.id,stale:p,error:f,onRetry:()=>void g(),sort:k??`-created`,onSort:e=>N({sort:e}),empty:Object.keys(j).length>0?(0,V.jsx)(u,{icon:h,title:t.noMatch,text:t.noMatchText}):(0,V.jsx)(u,{icon:a,title:t.empty,text:t.emptyText})}),(0,V.jsx)(D,{connection:l?.products,onChange:t=>void i({search:e({...O,...t})})})]}),b===`create`&&o&&(0,V.jsx)(H,{onClose:()=>void i({search:x,replace:!0,resetScroll:!1})})]})}function K(e){let{search:t,categories:n,onChange:r}=e,a=y(B),{statuses:s}=y(b);return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(O,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),(0,V.jsx)(E,{label:a.filters.status,options:o.map(e=>({value:e,label:s.product[e]})),chosen:f(t),onChange:e=>r({status:e.join(`,`)})}),(0,V.jsx)(E,{single:!0,label:a.filters.kind,options:i.map(e=>({value:e,label:a.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),(0,V.jsx)(E,{single:!0,label:a.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function q(){let{columns:e,kinds:t}=y(B),n=S();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>(0,V.jsx)(p,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>(0,V.jsx)(k,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>(0,V.jsx)(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>(0,V.jsx)(j,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>(0,V.jsx)(Y,{product:e}),align:`end`,wide:!0,width:9},{id:`stock`,header:e.stock,cell:e=>(0,V.jsx)(X,{product:e}),align:`end`,width:6}]}var J=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function Y({product:e}){let t=y(B),n=S(),r=J(e).map(({price:e})=>e).sort(x),[i]=r;if(!i)return null;let a=n.money(i);return(0,V.jsx)(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function X({product:e}){let t=y(B),n=S(),r=t=>J(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return(0,V.jsxs)(`span`,{className:`numeric`,children:[i>0&&(0,V.jsxs)(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{G as ProductList};