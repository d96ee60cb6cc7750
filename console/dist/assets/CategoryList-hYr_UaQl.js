import{Et as e,H as t,c as n,d as r,l as i,m as a,u as o}from"./index-CY5Lfr2k.js";import{t as s}from"./plus-Dq_5Ec9-.js";import{n as c,r as l}from"./query-Bxe-Codu.js";import{C as u,b as d,i as f,x as p}from"./shared-Dy6YWKPE.js";import{t as m}from"./Card-SRE2vbvg.js";import{t as h}from"./StatusBadge-Dld-b_vy.js";import{t as g}from"./Table-B0KlPTnN.js";import{t as _}from"./Dialog-BeM_rj20.js";import{a as v,r as y}from"./Field-XYTBhkxt.js";import{t as b}from"./Form-ClSmUhhv.js";import{i as x,r as S}from"./forms-CpC4qltl.js";import{t as C}from"./messages-fDUxSk2t.js";var w=u(p(),1),T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `);function A(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function j(e,t){let n=new Set([t]);for(let{id:t,parent:r}of A(e))r&&n.has(r.id)&&n.add(t);return n}var M=d();function N({categories:e,category:t,onClose:n}){let[i]=(0,w.useState)(t),{categories:a,form:o}=f(C),{mutateAsync:s}=c(D),{mutateAsync:l}=c(O),u=i?j(e,i.id):new Set,d=A(e).filter(({id:e})=>!u.has(e));async function p(e){let t=S(e,`parentId`),o={name:S(e,`name`),slug:S(e,`slug`),...t&&{parentId:t}};if(i){let e={id:i.id,version:i.version,...o,clearParent:!t};await x(l({input:e}),a.stale)}else await s({input:o});r(i?a.changed:a.added),n()}return(0,M.jsx)(_,{open:!0,onClose:n,title:i?a.editTitle:a.add,text:a.text,children:(0,M.jsxs)(b,{submitLabel:i?a.save:a.add,onCancel:n,onSubmit:p,children:[(0,M.jsx)(v,{name:`name`,label:o.name,defaultValue:i?.name??``,maxLength:200}),(0,M.jsx)(v,{name:`slug`,label:o.slug,hint:o.slugHint,defaultValue:i?.slug??``,maxLength:100}),(0,M.jsx)(y,{name:`parentId`,label:a.parent,defaultValue:i?.parent?.id??``,options:[{value:``,label:a.top},...d.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function P({category:e,onClose:t}){let[n]=(0,w.useState)(e),i=f(C).categories,{mutateAsync:a}=c(k),{id:o,name:s,version:l}=n,u=n.status===`ACTIVE`;async function d(){await x(a({input:{id:o,version:l,status:u?`ARCHIVED`:`ACTIVE`}}),i.stale),r(u?i.archived:i.restored),t()}return(0,M.jsx)(_,{open:!0,onClose:t,title:`${u?i.archive:i.restore}: ${s}`,text:u?i.archiveText:i.restoreText,children:(0,M.jsx)(b,{submitLabel:u?i.archive:i.restore,onCancel:t,onSubmit:d,children:null})})}var F={name:`_name_16k20_2`,actions:`_actions_16k20_5`},I=e(`/signedIn/categories`);function L(){let e=f(C).categories,r=I.useSearch(),c=I.useNavigate(),u=a(`CATALOGUE_WRITE`),{data:d,error:p,refetch:h}=l(E,{}),_=d?.categories.edges.map(e=>e.node),v=_?.find(({id:e})=>e===r.category),y=()=>void c({search:{},replace:!0,resetScroll:!1});return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(n,{title:e.title,actions:u&&(0,M.jsx)(o,{look:`primary`,icon:s,to:`/categories`,search:{dialog:`add`},children:e.add})}),(0,M.jsx)(m,{flush:!0,children:(0,M.jsx)(g,{name:`categories`,label:e.title,columns:R(u),rows:_&&A(_),rowKey:({id:e})=>e,error:p,onRetry:()=>void h(),empty:(0,M.jsx)(i,{icon:t,title:e.empty,text:e.emptyText})})}),d&&d.categories.totalCount>d.categories.edges.length&&(0,M.jsx)(`p`,{className:`muted`,children:e.more}),u&&_&&r.dialog===`add`&&(0,M.jsx)(N,{categories:_,category:void 0,onClose:y}),u&&_&&v&&r.dialog===`edit`&&(0,M.jsx)(N,{categories:_,category:v,onClose:y}),u&&v&&r.dialog===`status`&&(0,M.jsx)(P,{category:v,onClose:y})]})}function R(e){let t=f(C).categories;return[{id:`name`,header:t.name,width:18,cell:({name:e,depth:t})=>(0,M.jsxs)(`span`,{className:F.name,style:{paddingInlineStart:`${t*22}px`},children:[t>0&&(0,M.jsx)(`span`,{"aria-hidden":`true`,children:`└ `}),e]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>(0,M.jsx)(`code`,{children:e})},{id:`status`,header:t.status,width:8,cell:({status:e})=>(0,M.jsx)(h,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:14,cell:({id:n,name:r,status:i})=>e&&(0,M.jsxs)(`span`,{className:F.actions,children:[(0,M.jsx)(o,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),(0,M.jsx)(o,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore})]})}]}export{L as CategoryList};