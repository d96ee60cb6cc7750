import{Ct as e,Ft as t,Mt as n,P as r,Y as i,bt as a,jt as o,s,y as c,yt as l}from"./index-BOjYus1t.js";import{Mt as u,T as d,V as f,mt as p,nt as m,ot as h,pt as g,ut as _,w as v,yt as y}from"./parts-CT3q-B0d.js";import{t as b}from"./Dialog-BuZhSlqA.js";import{a as x,r as S}from"./Field-BJ5Pa94G.js";import{t as C}from"./Form-BVa12cyn.js";import{c as w}from"./products-DjxpxUp6.js";var T=t(n(),1),E=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},D=new E(`
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
    `);function N(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function P(e,t){let n=new Set([t]);for(let{id:t,parent:r}of N(e))r&&n.has(r.id)&&n.add(t);return n}var F=o();function I({categories:e,category:t,onClose:n}){let[r]=(0,T.useState)(t),{categories:i,form:a}=c(w),{mutateAsync:o}=l(O),{mutateAsync:u}=l(k),d=r?P(e,r.id):new Set,f=N(e).filter(({id:e})=>!d.has(e));async function m(e){let t=g(e,`parentId`),a={name:g(e,`name`),slug:g(e,`slug`),...t&&{parentId:t}};if(r){let e={id:r.id,version:r.version,...a,clearParent:!t};await p(u({input:e}),i.stale)}else await o({input:a});s(r?i.changed:i.added),n()}return(0,F.jsx)(b,{open:!0,onClose:n,title:r?i.editTitle:i.add,text:i.text,children:(0,F.jsxs)(C,{submitLabel:r?i.save:i.add,onCancel:n,onSubmit:m,children:[(0,F.jsx)(x,{name:`name`,label:a.name,defaultValue:r?.name??``,maxLength:200}),(0,F.jsx)(x,{name:`slug`,label:a.slug,hint:a.slugHint,defaultValue:r?.slug??``,maxLength:100}),(0,F.jsx)(S,{name:`parentId`,label:i.parent,defaultValue:r?.parent?.id??``,options:[{value:``,label:i.top},...f.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function L({category:e,onClose:t}){let[n]=(0,T.useState)(e),r=c(w).categories,{mutateAsync:i}=l(A),{id:a,name:o,version:u}=n,d=n.status===`ACTIVE`;async function f(){await p(i({input:{id:a,version:u,status:d?`ARCHIVED`:`ACTIVE`}}),r.stale),s(d?r.archived:r.restored),t()}return(0,F.jsx)(b,{open:!0,onClose:t,title:`${d?r.archive:r.restore}: ${o}`,text:d?r.archiveText:r.restoreText,children:(0,F.jsx)(C,{submitLabel:d?r.archive:r.restore,onCancel:t,onSubmit:f,children:null})})}var R={name:`_name_16k20_2`,actions:`_actions_16k20_5`};function z({categories:e,category:t,onClose:n}){let[r]=(0,T.useState)(t),i=c(w).categories,{count:o}=m(),{data:u}=a(j,{id:r.id}),{mutateAsync:d}=l(M),f=u?.category?.products.totalCount??0,h=u?.category?.children.length??0,_=N(e).filter(({id:e})=>e!==r.id);async function v(e){let t=g(e,`moveProductsTo`),{id:a,version:o}=r;await p(d({input:{id:a,version:o,...t&&{moveProductsTo:t}}}),i.stale),s(i.deleted),n()}return(0,F.jsx)(b,{open:!0,onClose:n,title:`${i.delete}: ${r.name}`,text:i.deleteText,children:(0,F.jsxs)(C,{danger:!0,submitLabel:i.delete,disabled:!u,onCancel:n,onSubmit:v,children:[h>0&&(0,F.jsx)(`p`,{children:i.movesUp(h,o(h),r.parent!==null)}),f>0&&_.length>0&&(0,F.jsx)(S,{name:`moveProductsTo`,label:i.itsProducts(f,o(f)),options:[{value:``,label:i.noCategory},..._.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]}),f>0&&_.length===0&&(0,F.jsx)(`p`,{children:i.leaves(f,o(f))})]})})}var B=e(`/signedIn/categories`);function V(){let e=c(w).categories,t=B.useSearch(),n=B.useNavigate(),o=i(`CATALOGUE_WRITE`),{data:s,error:l,refetch:d}=a(D,{}),p=s?.categories.edges.map(e=>e.node),m=p?.find(({id:e})=>e===t.category),g=()=>void n({search:{},replace:!0,resetScroll:!1});return(0,F.jsxs)(F.Fragment,{children:[(0,F.jsx)(_,{title:e.title,actions:o&&(0,F.jsx)(v,{look:`primary`,icon:u,to:`/categories`,search:{dialog:`add`},children:e.add})}),(0,F.jsx)(y,{flush:!0,children:(0,F.jsx)(h,{name:`categories`,label:e.title,columns:H(o),rows:p&&N(p),rowKey:({id:e})=>e,error:l,onRetry:()=>void d(),empty:(0,F.jsx)(f,{icon:r,title:e.empty,text:e.emptyText})})}),s&&s.categories.totalCount>s.categories.edges.length&&(0,F.jsx)(`p`,{className:`muted`,children:e.more}),o&&p&&t.dialog===`add`&&(0,F.jsx)(I,{categories:p,category:void 0,onClose:g}),o&&p&&m&&t.dialog===`edit`&&(0,F.jsx)(I,{categories:p,category:m,onClose:g}),o&&m&&t.dialog===`status`&&(0,F.jsx)(L,{category:m,onClose:g}),o&&p&&m&&t.dialog===`delete`&&(0,F.jsx)(z,{categories:p,category:m,onClose:g})]})}function H(e){let t=c(w).categories;return[{id:`name`,header:t.name,width:18,cell:({name:e,depth:t})=>(0,F.jsxs)(`span`,{className:R.name,style:{paddingInlineStart:`${t*22}px`},children:[t>0&&(0,F.jsx)(`span`,{"aria-hidden":`true`,children:`└ `}),e]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>(0,F.jsx)(`code`,{children:e})},{id:`status`,header:t.status,width:8,cell:({status:e})=>(0,F.jsx)(d,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&(0,F.jsxs)(`span`,{className:R.actions,children:[(0,F.jsx)(v,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),(0,F.jsx)(v,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),(0,F.jsx)(v,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,category:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{V as CategoryList};