import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{At as t,M as n,_t as r,kt as i,q as a,s as o,v as s,vt as c,xt as l}from"./first-Z62TZ-VW.js";import{C as u,Mt as d,T as f,V as p,mt as m,nt as h,ot as g,pt as _,ut as v,yt as y}from"./parts-DoVzTEdK.js";import{t as b}from"./Dialog-DgN5uzfC.js";import{a as x,r as S}from"./Field-Be7hYIJU.js";import{t as C}from"./Form-DEpZ8J_O.js";import{c as w}from"./products-CLul7XlU.js";var T=e(t(),1),E=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},D=new E(`
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
    `),O=new E(`
    mutation CreateCategory($input: CreateCategoryInput!) {
  createCategory(input: $input) {
    id
  }
}
    `),k=new E(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    id
  }
}
    `),A=new E(`
    mutation SetCategoryStatus($input: SetCategoryStatusInput!) {
  setCategoryStatus(input: $input) {
    id
  }
}
    `),j=new E(`
    query CategoryUse($id: ID!) {
  category(id: $id) {
    children {
      id
    }
    products(first: 1) {
      totalCount
    }
  }
}
    `),M=new E(`
    mutation DeleteCategory($input: DeleteCategoryInput!) {
  deleteCategory(input: $input) {
    id
  }
}
    `);function N(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function P(e,t){let n=new Set([t]);for(let{id:t,parent:r}of N(e))r&&n.has(r.id)&&n.add(t);return n}var F=i();function I({categories:e,category:t,onClose:n}){let[i]=(0,T.useState)(t),{categories:a,form:c}=s(w),{mutateAsync:l}=r(O),{mutateAsync:u}=r(k),d=i?P(e,i.id):new Set,f=N(e).filter(({id:e})=>!d.has(e));async function p(e){let t=_(e,`parentId`),r={name:_(e,`name`),slug:_(e,`slug`),...t&&{parentId:t}};if(i){let e={id:i.id,version:i.version,...r,clearParent:!t};await m(u({input:e}),a.stale)}else await l({input:r});o(i?a.changed:a.added),n()}return(0,F.jsx)(b,{open:!0,onClose:n,title:i?a.editTitle:a.add,text:a.text,children:(0,F.jsxs)(C,{submitLabel:i?a.save:a.add,onCancel:n,onSubmit:p,children:[(0,F.jsx)(x,{name:`name`,label:c.name,defaultValue:i?.name??``,maxLength:200}),(0,F.jsx)(x,{name:`slug`,label:c.slug,hint:c.slugHint,defaultValue:i?.slug??``,maxLength:100}),(0,F.jsx)(S,{name:`parentId`,label:a.parent,defaultValue:i?.parent?.id??``,options:[{value:``,label:a.top},...f.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function L({category:e,onClose:t}){let[n]=(0,T.useState)(e),i=s(w).categories,{mutateAsync:a}=r(A),{id:c,name:l,version:u}=n,d=n.status===`ACTIVE`;async function f(){await m(a({input:{id:c,version:u,status:d?`ARCHIVED`:`ACTIVE`}}),i.stale),o(d?i.archived:i.restored),t()}return(0,F.jsx)(b,{open:!0,onClose:t,title:`${d?i.archive:i.restore}: ${l}`,text:d?i.archiveText:i.restoreText,children:(0,F.jsx)(C,{submitLabel:d?i.archive:i.restore,onCancel:t,onSubmit:f,children:null})})}var R={name:`_name_16k20_2`,actions:`_actions_16k20_5`};function z({categories:e,category:t,onClose:n}){let[i]=(0,T.useState)(t),a=s(w).categories,{count:l}=h(),{data:u}=c(j,{id:i.id}),{mutateAsync:d}=r(M),f=u?.category?.products.totalCount??0,p=u?.category?.children.length??0,g=N(e).filter(({id:e})=>e!==i.id);async function v(e){let t=_(e,`moveProductsTo`),{id:r,version:s}=i;await m(d({input:{id:r,version:s,...t&&{moveProductsTo:t}}}),a.stale),o(a.deleted),n()}return(0,F.jsx)(b,{open:!0,onClose:n,title:`${a.delete}: ${i.name}`,text:a.deleteText,children:(0,F.jsxs)(C,{danger:!0,submitLabel:a.delete,disabled:!u,onCancel:n,onSubmit:v,children:[p>0&&(0,F.jsx)(`p`,{children:a.movesUp(p,l(p),i.parent!==null)}),f>0&&g.length>0&&(0,F.jsx)(S,{name:`moveProductsTo`,label:a.itsProducts(f,l(f)),options:[{value:``,label:a.noCategory},...g.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]}),f>0&&g.length===0&&(0,F.jsx)(`p`,{children:a.leaves(f,l(f))})]})})}var B=l(`/signedIn/categories`);function V(){let e=s(w).categories,t=B.useSearch(),r=B.useNavigate(),i=a(`CATALOGUE_WRITE`),{data:o,error:l,refetch:f}=c(D,{}),m=o?.categories.edges.map(e=>e.node),h=m?.find(({id:e})=>e===t.category),_=()=>void r({search:{},replace:!0,resetScroll:!1});return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsx)(v,{title:e.title,actions:i&&(0,F.jsx)(u,{look:`primary`,icon:d,to:`/categories`,search:{dialog:`add`},children:e.add})}),(0,F.jsx)(y,{flush:!0,children:(0,F.jsx)(g,{name:`categories`,label:e.title,columns:H(i),rows:m&&N(m),rowKey:({id:e})=>e,error:l,onRetry:()=>void f(),empty:(0,F.jsx)(p,{icon:n,title:e.empty,text:e.emptyText})})}),o&&o.categories.totalCount>o.categories.edges.length&&(0,F.jsx)(`p`,{className:`muted`,children:e.more}),i&&m&&t.dialog===`add`&&(0,F.jsx)(I,{categories:m,category:void 0,onClose:_}),i&&m&&h&&t.dialog===`edit`&&(0,F.jsx)(I,{categories:m,category:h,onClose:_}),i&&h&&t.dialog===`status`&&(0,F.jsx)(L,{category:h,onClose:_}),i&&m&&h&&t.dialog===`delete`&&(0,F.jsx)(z,{categories:m,category:h,onClose:_})]})}function H(e){let t=s(w).categories;return[{id:`name`,header:t.name,width:18,cell:({name:e,depth:t})=>(0,F.jsxs)(`span`,{className:R.name,style:{paddingInlineStart:`${t*22}px`},children:[t>0&&(0,F.jsx)(`span`,{"aria-hidden":`true`,children:`└ `}),e]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>(0,F.jsx)(`code`,{children:e})},{id:`status`,header:t.status,width:8,cell:({status:e})=>(0,F.jsx)(f,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&(0,F.jsxs)(`span`,{className:R.actions,children:[(0,F.jsx)(u,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),(0,F.jsx)(u,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),(0,F.jsx)(u,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,category:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{V as CategoryList};