import{Et as e,P as t,Tt as n,c as r,j as i,kt as a}from"./index-VFG-heOs.js";import{t as o}from"./plus-BSC7IWyl.js";import{S as s,b as c,n as l,y as u}from"./messages-DdyStFrt.js";import{t as d}from"./ButtonLink-BB-6ihfS.js";import{t as f}from"./Card-DWPMELbP.js";import{t as p}from"./EmptyState-85vawyF3.js";import{t as m}from"./PageHeader-Ci09rnrX.js";import{t as h}from"./StatusBadge-62a51s6b.js";import{t as g}from"./Table-DOmXH7lC.js";import{t as _}from"./Dialog-CWby7gLV.js";import{a as v,r as y}from"./Field-CshOvEhu.js";import{t as b}from"./Form-D158j6GB.js";import{i as x,r as S}from"./forms-B3OrZ6BA.js";import{t as C}from"./messages-1WohYwRo.js";var w=s(c(),1),T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `);function A(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function j(e,t){let n=new Set([t]);for(let{id:t,parent:r}of A(e))r&&n.has(r.id)&&n.add(t);return n}var M=u();function N({categories:e,category:t,onClose:i}){let[a]=(0,w.useState)(t),{categories:o,form:s}=l(C),{mutateAsync:c}=n(D),{mutateAsync:u}=n(O),d=a?j(e,a.id):new Set,f=A(e).filter(({id:e})=>!d.has(e));async function p(e){let t=S(e,`parentId`),n={name:S(e,`name`),slug:S(e,`slug`),...t&&{parentId:t}};if(a){let e={id:a.id,version:a.version,...n,clearParent:!t};await x(u({input:e}),o.stale)}else await c({input:n});r(a?o.changed:o.added),i()}return(0,M.jsx)(_,{open:!0,onClose:i,title:a?o.editTitle:o.add,text:o.text,children:(0,M.jsxs)(b,{submitLabel:a?o.save:o.add,onCancel:i,onSubmit:p,children:[(0,M.jsx)(v,{name:`name`,label:s.name,defaultValue:a?.name??``,maxLength:200}),(0,M.jsx)(v,{name:`slug`,label:s.slug,hint:s.slugHint,defaultValue:a?.slug??``,maxLength:100}),(0,M.jsx)(y,{name:`parentId`,label:o.parent,defaultValue:a?.parent?.id??``,options:[{value:``,label:o.top},...f.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function P({category:e,onClose:t}){let[i]=(0,w.useState)(e),a=l(C).categories,{mutateAsync:o}=n(k),{id:s,name:c,version:u}=i,d=i.status===`ACTIVE`;async function f(){await x(o({input:{id:s,version:u,status:d?`ARCHIVED`:`ACTIVE`}}),a.stale),r(d?a.archived:a.restored),t()}return(0,M.jsx)(_,{open:!0,onClose:t,title:`${d?a.archive:a.restore}: ${c}`,text:d?a.archiveText:a.restoreText,children:(0,M.jsx)(b,{submitLabel:d?a.archive:a.restore,onCancel:t,onSubmit:f,children:null})})}var F={name:`_name_16k20_2`,actions:`_actions_16k20_5`},I=a(`/signedIn/categories`);function L(){let n=l(C).categories,r=I.useSearch(),a=I.useNavigate(),s=t(`CATALOGUE_WRITE`),{data:c,error:u,refetch:h}=e(E,{}),_=c?.categories.edges.map(e=>e.node),v=_?.find(({id:e})=>e===r.category),y=()=>void a({search:{},replace:!0,resetScroll:!1});return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(m,{title:n.title,actions:s&&(0,M.jsx)(d,{look:`primary`,icon:o,to:`/categories`,search:{dialog:`add`},children:n.add})}),(0,M.jsx)(f,{flush:!0,children:(0,M.jsx)(g,{name:`categories`,label:n.title,columns:R(s),rows:_&&A(_),rowKey:({id:e})=>e,error:u,onRetry:()=>void h(),empty:(0,M.jsx)(p,{icon:i,title:n.empty,text:n.emptyText})})}),c&&c.categories.totalCount>c.categories.edges.length&&(0,M.jsx)(`p`,{className:`muted`,children:n.more}),s&&_&&r.dialog===`add`&&(0,M.jsx)(N,{categories:_,category:void 0,onClose:y}),s&&_&&v&&r.dialog===`edit`&&(0,M.jsx)(N,{categories:_,category:v,onClose:y}),s&&v&&r.dialog===`status`&&(0,M.jsx)(P,{category:v,onClose:y})]})}function R(e){let t=l(C).categories;return[{id:`name`,header:t.name,width:18,cell:({name:e,depth:t})=>(0,M.jsxs)(`span`,{className:F.name,style:{paddingInlineStart:`${t*22}px`},children:[t>0&&(0,M.jsx)(`span`,{"aria-hidden":`true`,children:`└ `}),e]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>(0,M.jsx)(`code`,{children:e})},{id:`status`,header:t.status,width:8,cell:({status:e})=>(0,M.jsx)(h,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:14,cell:({id:n,name:r,status:i})=>e&&(0,M.jsxs)(`span`,{className:F.actions,children:[(0,M.jsx)(d,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),(0,M.jsx)(d,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore})]})}]}export{L as CategoryList};