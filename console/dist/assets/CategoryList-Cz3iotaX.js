import{I as e,Ot as t,Tt as n,c as r,j as i,wt as a}from"./index-CQWaXgUN.js";import{t as o}from"./plus-D44PdFjc.js";import{C as s,b as c,n as l,y as u}from"./messages-BV8KbY0P.js";import{t as d}from"./ButtonLink-BIqHg_P6.js";import{t as f}from"./Card-C2-gG51M.js";import{t as p}from"./EmptyState-BE-RZvry.js";import{t as m}from"./PageHeader-CjMD5ZiZ.js";import{t as h}from"./StatusBadge-BRxyeCSz.js";import{t as g}from"./Table-DuPkneaL.js";import{t as _}from"./Dialog-RKanoM9r.js";import{a as v,r as y}from"./Field-Cs9Is6q0.js";import{t as b}from"./Form-CSA_M5gV.js";import{i as x,r as S}from"./forms-CMmIyyMI.js";import{t as C}from"./messages-D5bML0i5.js";var w=s(c(),1),T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `);function A(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function j(e,t){let n=new Set([t]);for(let{id:t,parent:r}of A(e))r&&n.has(r.id)&&n.add(t);return n}var M=u();function N({categories:e,category:t,onClose:n}){let[i]=(0,w.useState)(t),{categories:o,form:s}=l(C),{mutateAsync:c}=a(D),{mutateAsync:u}=a(O),d=i?j(e,i.id):new Set,f=A(e).filter(({id:e})=>!d.has(e));async function p(e){let t=S(e,`parentId`),a={name:S(e,`name`),slug:S(e,`slug`),...t&&{parentId:t}};if(i){let e={id:i.id,version:i.version,...a,clearParent:!t};await x(u({input:e}),o.stale)}else await c({input:a});r(i?o.changed:o.added),n()}return(0,M.jsx)(_,{open:!0,onClose:n,title:i?o.editTitle:o.add,text:o.text,children:(0,M.jsxs)(b,{submitLabel:i?o.save:o.add,onCancel:n,onSubmit:p,children:[(0,M.jsx)(v,{name:`name`,label:s.name,defaultValue:i?.name??``,maxLength:200}),(0,M.jsx)(v,{name:`slug`,label:s.slug,hint:s.slugHint,defaultValue:i?.slug??``,maxLength:100}),(0,M.jsx)(y,{name:`parentId`,label:o.parent,defaultValue:i?.parent?.id??``,options:[{value:``,label:o.top},...f.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function P({category:e,onClose:t}){let[n]=(0,w.useState)(e),i=l(C).categories,{mutateAsync:o}=a(k),{id:s,name:c,version:u}=n,d=n.status===`ACTIVE`;async function f(){await x(o({input:{id:s,version:u,status:d?`ARCHIVED`:`ACTIVE`}}),i.stale),r(d?i.archived:i.restored),t()}return(0,M.jsx)(_,{open:!0,onClose:t,title:`${d?i.archive:i.restore}: ${c}`,text:d?i.archiveText:i.restoreText,children:(0,M.jsx)(b,{submitLabel:d?i.archive:i.restore,onCancel:t,onSubmit:f,children:null})})}var F={name:`_name_16k20_2`,actions:`_actions_16k20_5`},I=t(`/signedIn/categories`);function L(){let t=l(C).categories,r=I.useSearch(),a=I.useNavigate(),s=e(`CATALOGUE_WRITE`),{data:c,error:u,refetch:h}=n(E,{}),_=c?.categories.edges.map(e=>e.node),v=_?.find(({id:e})=>e===r.category),y=()=>void a({search:{},replace:!0,resetScroll:!1});return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(m,{title:t.title,actions:s&&(0,M.jsx)(d,{look:`primary`,icon:o,to:`/categories`,search:{dialog:`add`},children:t.add})}),(0,M.jsx)(f,{flush:!0,children:(0,M.jsx)(g,{name:`categories`,label:t.title,columns:R(s),rows:_&&A(_),rowKey:({id:e})=>e,error:u,onRetry:()=>void h(),empty:(0,M.jsx)(p,{icon:i,title:t.empty,text:t.emptyText})})}),c&&c.categories.totalCount>c.categories.edges.length&&(0,M.jsx)(`p`,{className:`muted`,children:t.more}),s&&_&&r.dialog===`add`&&(0,M.jsx)(N,{categories:_,category:void 0,onClose:y}),s&&_&&v&&r.dialog===`edit`&&(0,M.jsx)(N,{categories:_,category:v,onClose:y}),s&&v&&r.dialog===`status`&&(0,M.jsx)(P,{category:v,onClose:y})]})}function R(e){let t=l(C).categories;return[{id:`name`,header:t.name,width:18,cell:({name:e,depth:t})=>(0,M.jsxs)(`span`,{className:F.name,style:{paddingInlineStart:`${t*22}px`},children:[t>0&&(0,M.jsx)(`span`,{"aria-hidden":`true`,children:`└ `}),e]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>(0,M.jsx)(`code`,{children:e})},{id:`status`,header:t.status,width:8,cell:({status:e})=>(0,M.jsx)(h,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:14,cell:({id:n,name:r,status:i})=>e&&(0,M.jsxs)(`span`,{className:F.actions,children:[(0,M.jsx)(d,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),(0,M.jsx)(d,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore})]})}]}export{L as CategoryList};