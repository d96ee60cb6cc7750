import{Et as e,H as t,c as n,d as r,l as i,m as a,u as o}from"./index-CnOx87oX.js";import{t as s}from"./plus-Dq_5Ec9-.js";import{n as c,r as l}from"./query-B04UIqku.js";import{b as u,i as d}from"./shared-Dy6YWKPE.js";import{t as f}from"./Card-UE1DX6np.js";import{t as p}from"./StatusBadge-izwlqZ-T.js";import{t as m}from"./Table-D2jFldWF.js";import{t as h}from"./Dialog-Dupvtylg.js";import{a as g,r as _}from"./Field-BqtYH-X1.js";import{t as v}from"./Form-C1-7QDTK.js";import{i as y,r as b}from"./forms-CpC4qltl.js";import{t as x}from"./messages-fDUxSk2t.js";var S=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},C=new S(`
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
    `);function D(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function O(e,t){let n=new Set([t]);for(let{id:t,parent:r}of D(e))r&&n.has(r.id)&&n.add(t);return n}var k=u();function A({categories:e,category:t,onClose:n}){let{categories:i,form:a}=d(x),{mutateAsync:o}=c(w),{mutateAsync:s}=c(T),l=t?O(e,t.id):new Set,u=D(e).filter(({id:e})=>!l.has(e));async function f(e){let a=b(e,`parentId`),c={name:b(e,`name`),slug:b(e,`slug`),...a&&{parentId:a}};if(t){let e={id:t.id,version:t.version,...c,clearParent:!a};await y(s({input:e}),i.stale)}else await o({input:c});r(t?i.changed:i.added),n()}return(0,k.jsx)(h,{open:!0,onClose:n,title:t?i.editTitle:i.add,text:i.text,children:(0,k.jsxs)(v,{submitLabel:t?i.save:i.add,onCancel:n,onSubmit:f,children:[(0,k.jsx)(g,{name:`name`,label:a.name,defaultValue:t?.name??``,maxLength:200}),(0,k.jsx)(g,{name:`slug`,label:a.slug,hint:a.slugHint,defaultValue:t?.slug??``,maxLength:100}),(0,k.jsx)(_,{name:`parentId`,label:i.parent,defaultValue:t?.parent?.id??``,options:[{value:``,label:i.top},...u.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function j({category:e,onClose:t}){let n=d(x).categories,{mutateAsync:i}=c(E),{id:a,name:o,version:s}=e,l=e.status===`ACTIVE`;async function u(){await y(i({input:{id:a,version:s,status:l?`ARCHIVED`:`ACTIVE`}}),n.stale),r(l?n.archived:n.restored),t()}return(0,k.jsx)(h,{open:!0,onClose:t,title:`${l?n.archive:n.restore}: ${o}`,text:l?n.archiveText:n.restoreText,children:(0,k.jsx)(v,{submitLabel:l?n.archive:n.restore,onCancel:t,onSubmit:u,children:null})})}var M={name:`_name_16k20_2`,actions:`_actions_16k20_5`},N=e(`/signedIn/categories`);function P(){let e=d(x).categories,r=N.useSearch(),c=N.useNavigate(),u=a(`CATALOGUE_WRITE`),{data:p,error:h,refetch:g}=l(C,{}),_=p?.categories.edges.map(e=>e.node),v=_?.find(({id:e})=>e===r.category),y=()=>void c({search:{}});return(0,k.jsxs)(k.Fragment,{children:[(0,k.jsx)(n,{title:e.title,actions:u&&(0,k.jsx)(o,{look:`primary`,icon:s,to:`/categories`,search:{dialog:`add`},children:e.add})}),(0,k.jsx)(f,{flush:!0,children:(0,k.jsx)(m,{name:`categories`,label:e.title,columns:F(u),rows:_&&D(_),rowKey:({id:e})=>e,error:h,onRetry:()=>void g(),empty:(0,k.jsx)(i,{icon:t,title:e.empty,text:e.emptyText})})}),p&&p.categories.totalCount>p.categories.edges.length&&(0,k.jsx)(`p`,{className:`muted`,children:e.more}),u&&_&&r.dialog===`add`&&(0,k.jsx)(A,{categories:_,category:void 0,onClose:y}),u&&_&&v&&r.dialog===`edit`&&(0,k.jsx)(A,{categories:_,category:v,onClose:y}),u&&v&&r.dialog===`status`&&(0,k.jsx)(j,{category:v,onClose:y})]})}function F(e){let t=d(x).categories;return[{id:`name`,header:t.name,width:18,cell:({name:e,depth:t})=>(0,k.jsxs)(`span`,{className:M.name,style:{paddingInlineStart:`${t*22}px`},children:[t>0&&(0,k.jsx)(`span`,{"aria-hidden":`true`,children:`└ `}),e]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>(0,k.jsx)(`code`,{children:e})},{id:`status`,header:t.status,width:8,cell:({status:e})=>(0,k.jsx)(p,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:14,cell:({id:n,name:r,status:i})=>e&&(0,k.jsxs)(`span`,{className:M.actions,children:[(0,k.jsx)(o,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),(0,k.jsx)(o,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore})]})}]}export{P as CategoryList};