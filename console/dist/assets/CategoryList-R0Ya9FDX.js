import{A as e,Ot as t,Tt as n,U as r,s as i,wt as a}from"./index-DxvkqU8P.js";import{t as o}from"./plus-DouMw-Jz.js";import{b as s,n as c}from"./messages-igU7N3k3.js";import{t as l}from"./ButtonLink-bGwZiPXI.js";import{t as u}from"./Card-D9gWPMxB.js";import{t as d}from"./EmptyState-D9m46cVh.js";import{t as f}from"./PageHeader-OMwtLIVL.js";import{t as p}from"./StatusBadge-CiUMO_Pg.js";import{t as m}from"./Table-C8WSTUNy.js";import{i as h,t as g}from"./react-sySUN5R7.js";import{t as _}from"./Dialog-TmRuJTbs.js";import{a as v,r as y}from"./Field-BDMUAlS8.js";import{t as b}from"./Form-1p36lu4P.js";import{i as x,r as S}from"./forms-Q7vnqtOd.js";import{t as C}from"./messages-7VnOg9cK.js";var w=h(g(),1),T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
    query CategoryList {
  categories(first: 100) {
    totalCount
    edges {
      node {
        id
        name
        slug
        status
        version
        parent {
          id
        }
      }
    }
  }
}
    `),D=new T(`
    mutation CreateCategory($input: CreateCategoryInput!) {
  createCategory(input: $input) {
    id
  }
}
    `),O=new T(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    id
  }
}
    `),k=new T(`
    mutation SetCategoryStatus($input: SetCategoryStatusInput!) {
  setCategoryStatus(input: $input) {
    id
  }
}
    `);function A(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function j(e,t){let n=new Set([t]);for(let{id:t,parent:r}of A(e))r&&n.has(r.id)&&n.add(t);return n}var M=s();function N({categories:e,category:t,onClose:n}){let[r]=(0,w.useState)(t),{categories:o,form:s}=c(C),{mutateAsync:l}=a(D),{mutateAsync:u}=a(O),d=r?j(e,r.id):new Set,f=A(e).filter(({id:e})=>!d.has(e));async function p(e){let t=S(e,`parentId`),a={name:S(e,`name`),slug:S(e,`slug`),...t&&{parentId:t}};if(r){let e={id:r.id,version:r.version,...a,clearParent:!t};await x(u({input:e}),o.stale)}else await l({input:a});i(r?o.changed:o.added),n()}return(0,M.jsx)(_,{open:!0,onClose:n,title:r?o.editTitle:o.add,text:o.text,children:(0,M.jsxs)(b,{submitLabel:r?o.save:o.add,onCancel:n,onSubmit:p,children:[(0,M.jsx)(v,{name:`name`,label:s.name,defaultValue:r?.name??``,maxLength:200}),(0,M.jsx)(v,{name:`slug`,label:s.slug,hint:s.slugHint,defaultValue:r?.slug??``,maxLength:100}),(0,M.jsx)(y,{name:`parentId`,label:o.parent,defaultValue:r?.parent?.id??``,options:[{value:``,label:o.top},...f.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function P({category:e,onClose:t}){let[n]=(0,w.useState)(e),r=c(C).categories,{mutateAsync:o}=a(k),{id:s,name:l,version:u}=n,d=n.status===`ACTIVE`;async function f(){await x(o({input:{id:s,version:u,status:d?`ARCHIVED`:`ACTIVE`}}),r.stale),i(d?r.archived:r.restored),t()}return(0,M.jsx)(_,{open:!0,onClose:t,title:`${d?r.archive:r.restore}: ${l}`,text:d?r.archiveText:r.restoreText,children:(0,M.jsx)(b,{submitLabel:d?r.archive:r.restore,onCancel:t,onSubmit:f,children:null})})}var F={name:`_name_16k20_2`,actions:`_actions_16k20_5`},I=t(`/signedIn/categories`);function L(){let t=c(C).categories,i=I.useSearch(),a=I.useNavigate(),s=r(`CATALOGUE_WRITE`),{data:p,error:h,refetch:g}=n(E,{}),_=p?.categories.edges.map(e=>e.node),v=_?.find(({id:e})=>e===i.category),y=()=>void a({search:{},replace:!0,resetScroll:!1});return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(f,{title:t.title,actions:s&&(0,M.jsx)(l,{look:`primary`,icon:o,to:`/categories`,search:{dialog:`add`},children:t.add})}),(0,M.jsx)(u,{flush:!0,children:(0,M.jsx)(m,{name:`categories`,label:t.title,columns:R(s),rows:_&&A(_),rowKey:({id:e})=>e,error:h,onRetry:()=>void g(),empty:(0,M.jsx)(d,{icon:e,title:t.empty,text:t.emptyText})})}),p&&p.categories.totalCount>p.categories.edges.length&&(0,M.jsx)(`p`,{className:`muted`,children:t.more}),s&&_&&i.dialog===`add`&&(0,M.jsx)(N,{categories:_,category:void 0,onClose:y}),s&&_&&v&&i.dialog===`edit`&&(0,M.jsx)(N,{categories:_,category:v,onClose:y}),s&&v&&i.dialog===`status`&&(0,M.jsx)(P,{category:v,onClose:y})]})}function R(e){let t=c(C).categories;return[{id:`name`,header:t.name,width:18,cell:({name:e,depth:t})=>(0,M.jsxs)(`span`,{className:F.name,style:{paddingInlineStart:`${t*22}px`},children:[t>0&&(0,M.jsx)(`span`,{"aria-hidden":`true`,children:`└ `}),e]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>(0,M.jsx)(`code`,{children:e})},{id:`status`,header:t.status,width:8,cell:({status:e})=>(0,M.jsx)(p,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:14,cell:({id:n,name:r,status:i})=>e&&(0,M.jsxs)(`span`,{className:F.actions,children:[(0,M.jsx)(l,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),(0,M.jsx)(l,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore})]})}]}export{L as CategoryList};