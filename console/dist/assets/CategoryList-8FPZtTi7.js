import{d as e,t}from"./PageHeader-BsV3pZky.js";import{c as n,l as r,u as i,w as a}from"./index-BN1pptzq.js";import{t as o}from"./plus-Cstk_tz2.js";import{n as s,o as c,s as l}from"./session-BHK4iFKa.js";import{i as u,v as d}from"./shared-DnkpUVzJ.js";import{n as f}from"./Skeleton-NM1GUSbW.js";import{t as p}from"./StatusBadge-CLgrYAN9.js";import{t as m}from"./Table-DBNZ38kM.js";import{t as h}from"./Dialog-DLyIOvMu.js";import{a as g,r as _}from"./Field-DVvXP7yI.js";import{t as v}from"./Form-ByxrWehH.js";import{i as y,r as b,t as x}from"./messages-DJ6n1hGo.js";var S=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},C=new S(`
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
    `),w=new S(`
    mutation CreateCategory($input: CreateCategoryInput!) {
  createCategory(input: $input) {
    id
  }
}
    `),T=new S(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    id
  }
}
    `),E=new S(`
    mutation SetCategoryStatus($input: SetCategoryStatusInput!) {
  setCategoryStatus(input: $input) {
    id
  }
}
    `);function D(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function O(e,t){let n=new Set([t]);for(let{id:t,parent:r}of D(e))r&&n.has(r.id)&&n.add(t);return n}var k=d();function A({categories:e,category:t,onClose:n}){let{categories:r,form:a}=u(x),{mutateAsync:o}=c(w),{mutateAsync:s}=c(T),l=t?O(e,t.id):new Set,d=D(e).filter(({id:e})=>!l.has(e));async function f(e){let a=b(e,`parentId`),c={name:b(e,`name`),slug:b(e,`slug`),...a&&{parentId:a}};if(t){let e={id:t.id,version:t.version,...c,clearParent:!a};await y(s({input:e}),r.stale)}else await o({input:c});i(t?r.changed:r.added),n()}return(0,k.jsx)(h,{open:!0,onClose:n,title:t?r.editTitle:r.add,text:r.text,children:(0,k.jsxs)(v,{submitLabel:t?r.save:r.add,onCancel:n,onSubmit:f,children:[(0,k.jsx)(g,{name:`name`,label:a.name,defaultValue:t?.name??``,maxLength:200}),(0,k.jsx)(g,{name:`slug`,label:a.slug,hint:a.slugHint,defaultValue:t?.slug??``,maxLength:100}),(0,k.jsx)(_,{name:`parentId`,label:r.parent,defaultValue:t?.parent?.id??``,options:[{value:``,label:r.top},...d.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function j({category:e,onClose:t}){let n=u(x).categories,{mutateAsync:r}=c(E),{id:a,name:o,version:s}=e,l=e.status===`ACTIVE`;async function d(){await y(r({input:{id:a,version:s,status:l?`ARCHIVED`:`ACTIVE`}}),n.stale),i(l?n.archived:n.restored),t()}return(0,k.jsx)(h,{open:!0,onClose:t,title:`${l?n.archive:n.restore}: ${o}`,text:l?n.archiveText:n.restoreText,children:(0,k.jsx)(v,{submitLabel:l?n.archive:n.restore,onCancel:t,onSubmit:d,children:null})})}var M={name:`_name_16k20_2`,actions:`_actions_16k20_5`},N=e(`/signedIn/categories`);function P(){let e=u(x).categories,i=N.useSearch(),c=N.useNavigate(),d=s(`CATALOGUE_WRITE`),{data:p,error:h,refetch:g}=l(C,{}),_=p?.categories.edges.map(e=>e.node),v=_?.find(({id:e})=>e===i.category),y=()=>void c({search:{}});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(t,{title:e.title,actions:d&&(0,k.jsx)(r,{look:`primary`,icon:o,to:`/categories`,search:{dialog:`add`},children:e.add})}),(0,k.jsx)(f,{flush:!0,children:(0,k.jsx)(m,{name:`categories`,label:e.title,columns:F(d),rows:_&&D(_),rowKey:({id:e})=>e,error:h,onRetry:()=>void g(),empty:(0,k.jsx)(n,{icon:a,title:e.empty,text:e.emptyText})})}),p&&p.categories.totalCount>p.categories.edges.length&&(0,k.jsx)(`p`,{className:`muted`,children:e.more}),d&&_&&i.dialog===`add`&&(0,k.jsx)(A,{categories:_,category:void 0,onClose:y}),d&&_&&v&&i.dialog===`edit`&&(0,k.jsx)(A,{categories:_,category:v,onClose:y}),d&&v&&i.dialog===`status`&&(0,k.jsx)(j,{category:v,onClose:y})]})}function F(e){let t=u(x).categories;return[{id:`name`,header:t.name,width:18,cell:({name:e,depth:t})=>(0,k.jsxs)(`span`,{className:M.name,style:{paddingInlineStart:`${t*22}px`},children:[t>0&&(0,k.jsx)(`span`,{"aria-hidden":`true`,children:`└ `}),e]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>(0,k.jsx)(`code`,{children:e})},{id:`status`,header:t.status,width:8,cell:({status:e})=>(0,k.jsx)(p,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:14,cell:({id:n,name:i,status:a})=>e&&(0,k.jsxs)(`span`,{className:M.actions,children:[(0,k.jsx)(r,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${i}`,children:t.edit}),(0,k.jsx)(r,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${a===`ACTIVE`?t.archive:t.restore} ${i}`,children:a===`ACTIVE`?t.archive:t.restore})]})}]}export{P as CategoryList};