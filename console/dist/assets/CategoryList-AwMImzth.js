import{At as e,J as t,N as n,Pt as r,St as i,jt as a,s as o,v as s,vt as c,yt as l}from"./index-B5iNBL45.js";import{C as u,Mt as d,T as f,V as p,mt as m,nt as h,ot as g,pt as _,ut as v,yt as y}from"./parts-DvtpHSyy.js";import{t as b}from"./Dialog-LzR3ZE9N.js";import{a as x,r as S}from"./Field-DQOsP65G.js";import{t as C}from"./Form-D6FD6UsM.js";import{c as w}from"./products-CDgoia5T.js";var T=r(a(),1),E=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},D=new E(`
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
    `);function N(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function P(e,t){let n=new Set([t]);for(let{id:t,parent:r}of N(e))r&&n.has(r.id)&&n.add(t);return n}var F=e();function I({categories:e,category:t,onClose:n}){let[r]=(0,T.useState)(t),{categories:i,form:a}=s(w),{mutateAsync:l}=c(O),{mutateAsync:u}=c(k),d=r?P(e,r.id):new Set,f=N(e).filter(({id:e})=>!d.has(e));async function p(e){let t=_(e,`parentId`),a={name:_(e,`name`),slug:_(e,`slug`),...t&&{parentId:t}};if(r){let e={id:r.id,version:r.version,...a,clearParent:!t};await m(u({input:e}),i.stale)}else await l({input:a});o(r?i.changed:i.added),n()}return(0,F.jsx)(b,{open:!0,onClose:n,title:r?i.editTitle:i.add,text:i.text,children:(0,F.jsxs)(C,{submitLabel:r?i.save:i.add,onCancel:n,onSubmit:p,children:[(0,F.jsx)(x,{name:`name`,label:a.name,defaultValue:r?.name??``,maxLength:200}),(0,F.jsx)(x,{name:`slug`,label:a.slug,hint:a.slugHint,defaultValue:r?.slug??``,maxLength:100}),(0,F.jsx)(S,{name:`parentId`,label:i.parent,defaultValue:r?.parent?.id??``,options:[{value:``,label:i.top},...f.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function L({category:e,onClose:t}){let[n]=(0,T.useState)(e),r=s(w).categories,{mutateAsync:i}=c(A),{id:a,name:l,version:u}=n,d=n.status===`ACTIVE`;async function f(){await m(i({input:{id:a,version:u,status:d?`ARCHIVED`:`ACTIVE`}}),r.stale),o(d?r.archived:r.restored),t()}return(0,F.jsx)(b,{open:!0,onClose:t,title:`${d?r.archive:r.restore}: ${l}`,text:d?r.archiveText:r.restoreText,children:(0,F.jsx)(C,{submitLabel:d?r.archive:r.restore,onCancel:t,onSubmit:f,children:null})})}var R={name:`_name_16k20_2`,actions:`_actions_16k20_5`};function z({categories:e,category:t,onClose:n}){let[r]=(0,T.useState)(t),i=s(w).categories,{count:a}=h(),{data:u}=l(j,{id:r.id}),{mutateAsync:d}=c(M),f=u?.category?.products.totalCount??0,p=u?.category?.children.length??0,g=N(e).filter(({id:e})=>e!==r.id);async function v(e){let t=_(e,`moveProductsTo`),{id:a,version:s}=r;await m(d({input:{id:a,version:s,...t&&{moveProductsTo:t}}}),i.stale),o(i.deleted),n()}return(0,F.jsx)(b,{open:!0,onClose:n,title:`${i.delete}: ${r.name}`,text:i.deleteText,children:(0,F.jsxs)(C,{danger:!0,submitLabel:i.delete,disabled:!u,onCancel:n,onSubmit:v,children:[p>0&&(0,F.jsx)(`p`,{children:i.movesUp(p,a(p),r.parent!==null)}),f>0&&g.length>0&&(0,F.jsx)(S,{name:`moveProductsTo`,label:i.itsProducts(f,a(f)),options:[{value:``,label:i.noCategory},...g.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]}),f>0&&g.length===0&&(0,F.jsx)(`p`,{children:i.leaves(f,a(f))})]})})}var B=i(`/signedIn/categories`);function V(){let e=s(w).categories,r=B.useSearch(),i=B.useNavigate(),a=t(`CATALOGUE_WRITE`),{data:o,error:c,refetch:f}=l(D,{}),m=o?.categories.edges.map(e=>e.node),h=m?.find(({id:e})=>e===r.category),_=()=>void i({search:{},replace:!0,resetScroll:!1});return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsx)(v,{title:e.title,actions:a&&(0,F.jsx)(u,{look:`primary`,icon:d,to:`/categories`,search:{dialog:`add`},children:e.add})}),(0,F.jsx)(y,{flush:!0,children:(0,F.jsx)(g,{name:`categories`,label:e.title,columns:H(a),rows:m&&N(m),rowKey:({id:e})=>e,error:c,onRetry:()=>void f(),empty:(0,F.jsx)(p,{icon:n,title:e.empty,text:e.emptyText})})}),o&&o.categories.totalCount>o.categories.edges.length&&(0,F.jsx)(`p`,{className:`muted`,children:e.more}),a&&m&&r.dialog===`add`&&(0,F.jsx)(I,{categories:m,category:void 0,onClose:_}),a&&m&&h&&r.dialog===`edit`&&(0,F.jsx)(I,{categories:m,category:h,onClose:_}),a&&h&&r.dialog===`status`&&(0,F.jsx)(L,{category:h,onClose:_}),a&&m&&h&&r.dialog===`delete`&&(0,F.jsx)(z,{categories:m,category:h,onClose:_})]})}function H(e){let t=s(w).categories;return[{id:`name`,header:t.name,width:18,cell:({name:e,depth:t})=>(0,F.jsxs)(`span`,{className:R.name,style:{paddingInlineStart:`${t*22}px`},children:[t>0&&(0,F.jsx)(`span`,{"aria-hidden":`true`,children:`└ `}),e]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>(0,F.jsx)(`code`,{children:e})},{id:`status`,header:t.status,width:8,cell:({status:e})=>(0,F.jsx)(f,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&(0,F.jsxs)(`span`,{className:R.actions,children:[(0,F.jsx)(u,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),(0,F.jsx)(u,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),(0,F.jsx)(u,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,category:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{V as CategoryList};