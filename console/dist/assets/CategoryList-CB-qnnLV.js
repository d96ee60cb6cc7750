import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{At as t,M as n,_t as r,kt as i,q as a,s as o,v as s,vt as c,xt as l}from"./first-DVAU2B2c.js";import{C as u,Et as d,T as f,V as p,at as m,ct as h,lt as g,mt as _,tt as v}from"./parts-ZBMytKxm.js";import{t as y}from"./Dialog-CnDvMWBK.js";import{a as b,r as x}from"./Field-CZjAtj1k.js";import{t as S}from"./Form-BuNH4luO.js";import{c as C}from"./products-CxDxHnV7.js";var w=e(t(),1),T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `);function A(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function j(e,t){let n=new Set([t]);for(let{id:t,parent:r}of A(e))r&&n.has(r.id)&&n.add(t);return n}var M=i();function N({categories:e,category:t,onClose:n}){let[i]=(0,w.useState)(t),{categories:a,form:c}=s(C),{mutateAsync:l}=r(D),{mutateAsync:u}=r(O),d=i?j(e,i.id):new Set,f=A(e).filter(({id:e})=>!d.has(e));async function p(e){let t=h(e,`parentId`),r={name:h(e,`name`),slug:h(e,`slug`),...t&&{parentId:t}};if(i){let e={id:i.id,version:i.version,...r,clearParent:!t};await g(u({input:e}),a.stale)}else await l({input:r});o(i?a.changed:a.added),n()}return(0,M.jsx)(y,{open:!0,onClose:n,title:i?a.editTitle:a.add,text:a.text,children:(0,M.jsxs)(S,{submitLabel:i?a.save:a.add,onCancel:n,onSubmit:p,children:[(0,M.jsx)(b,{name:`name`,label:c.name,defaultValue:i?.name??``,maxLength:200}),(0,M.jsx)(b,{name:`slug`,label:c.slug,hint:c.slugHint,defaultValue:i?.slug??``,maxLength:100}),(0,M.jsx)(x,{name:`parentId`,label:a.parent,defaultValue:i?.parent?.id??``,options:[{value:``,label:a.top},...f.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function P({category:e,onClose:t}){let[n]=(0,w.useState)(e),i=s(C).categories,{mutateAsync:a}=r(k),{id:c,name:l,version:u}=n,d=n.status===`ACTIVE`;async function f(){await g(a({input:{id:c,version:u,status:d?`ARCHIVED`:`ACTIVE`}}),i.stale),o(d?i.archived:i.restored),t()}return(0,M.jsx)(y,{open:!0,onClose:t,title:`${d?i.archive:i.restore}: ${l}`,text:d?i.archiveText:i.restoreText,children:(0,M.jsx)(S,{submitLabel:d?i.archive:i.restore,onCancel:t,onSubmit:f,children:null})})}var F={name:`_name_16k20_2`,actions:`_actions_16k20_5`},I=l(`/signedIn/categories`);function L(){let e=s(C).categories,t=I.useSearch(),r=I.useNavigate(),i=a(`CATALOGUE_WRITE`),{data:o,error:l,refetch:f}=c(E,{}),h=o?.categories.edges.map(e=>e.node),g=h?.find(({id:e})=>e===t.category),y=()=>void r({search:{},replace:!0,resetScroll:!1});return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(m,{title:e.title,actions:i&&(0,M.jsx)(u,{look:`primary`,icon:d,to:`/categories`,search:{dialog:`add`},children:e.add})}),(0,M.jsx)(_,{flush:!0,children:(0,M.jsx)(v,{name:`categories`,label:e.title,columns:R(i),rows:h&&A(h),rowKey:({id:e})=>e,error:l,onRetry:()=>void f(),empty:(0,M.jsx)(p,{icon:n,title:e.empty,text:e.emptyText})})}),o&&o.categories.totalCount>o.categories.edges.length&&(0,M.jsx)(`p`,{className:`muted`,children:e.more}),i&&h&&t.dialog===`add`&&(0,M.jsx)(N,{categories:h,category:void 0,onClose:y}),i&&h&&g&&t.dialog===`edit`&&(0,M.jsx)(N,{categories:h,category:g,onClose:y}),i&&g&&t.dialog===`status`&&(0,M.jsx)(P,{category:g,onClose:y})]})}function R(e){let t=s(C).categories;return[{id:`name`,header:t.name,width:18,cell:({name:e,depth:t})=>(0,M.jsxs)(`span`,{className:F.name,style:{paddingInlineStart:`${t*22}px`},children:[t>0&&(0,M.jsx)(`span`,{"aria-hidden":`true`,children:`└ `}),e]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>(0,M.jsx)(`code`,{children:e})},{id:`status`,header:t.status,width:8,cell:({status:e})=>(0,M.jsx)(f,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:14,cell:({id:n,name:r,status:i})=>e&&(0,M.jsxs)(`span`,{className:F.actions,children:[(0,M.jsx)(u,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),(0,M.jsx)(u,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore})]})}]}export{L as CategoryList};