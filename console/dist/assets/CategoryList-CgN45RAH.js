import{At as e,Ct as t,P as n,Pt as r,St as i,Y as a,jt as o,s,vt as c,y as l,yt as u}from"./index-DOxbXdRl.js";import{A as d,D as f,M as p,R as m,S as h,a as g,i as _,j as v}from"./parts-D-_68bv6.js";import{lt as y,rt as b,st as x,t as S}from"./dialogs-BxxegUF2.js";import{B as C,z as w}from"./details-ZQExxOG8.js";import{c as T}from"./products-DzE4UWIQ.js";var E=r(o(),1),D=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},O=new D(`
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
    `),k=new D(`
    mutation CreateCategory($input: CreateCategoryInput!) {
  createCategory(input: $input) {
    id
  }
}
    `),A=new D(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    id
  }
}
    `),j=new D(`
    mutation SetCategoryStatus($input: SetCategoryStatusInput!) {
  setCategoryStatus(input: $input) {
    id
  }
}
    `),M=new D(`
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
    `),N=new D(`
    mutation DeleteCategory($input: DeleteCategoryInput!) {
  deleteCategory(input: $input) {
    id
  }
}
    `);function P(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function F(e,t){let n=new Set([t]);for(let{id:t,parent:r}of P(e))r&&n.has(r.id)&&n.add(t);return n}var I=e();function L({categories:e,category:t,onClose:n}){let[r]=(0,E.useState)(t),{categories:i,form:a}=l(T),{mutateAsync:o}=c(k),{mutateAsync:u}=c(A),d=r?F(e,r.id):new Set,f=P(e).filter(({id:e})=>!d.has(e));async function p(e){let t=w(e,`parentId`),a={name:w(e,`name`),slug:w(e,`slug`),...t&&{parentId:t}};if(r){let e={id:r.id,version:r.version,...a,clearParent:!t};await C(u({input:e}),i.stale)}else await o({input:a});s(r?i.changed:i.added),n()}return(0,I.jsx)(S,{open:!0,onClose:n,title:r?i.editTitle:i.add,text:i.text,children:(0,I.jsxs)(b,{submitLabel:r?i.save:i.add,onCancel:n,onSubmit:p,children:[(0,I.jsx)(y,{name:`name`,label:a.name,defaultValue:r?.name??``,maxLength:200}),(0,I.jsx)(y,{name:`slug`,label:a.slug,hint:a.slugHint,defaultValue:r?.slug??``,maxLength:100}),(0,I.jsx)(x,{name:`parentId`,label:i.parent,defaultValue:r?.parent?.id??``,options:[{value:``,label:i.top},...f.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function R({category:e,onClose:t}){let[n]=(0,E.useState)(e),r=l(T).categories,{mutateAsync:i}=c(j),{id:a,name:o,version:u}=n,d=n.status===`ACTIVE`;async function f(){await C(i({input:{id:a,version:u,status:d?`ARCHIVED`:`ACTIVE`}}),r.stale),s(d?r.archived:r.restored),t()}return(0,I.jsx)(S,{open:!0,onClose:t,title:`${d?r.archive:r.restore}: ${o}`,text:d?r.archiveText:r.restoreText,children:(0,I.jsx)(b,{submitLabel:d?r.archive:r.restore,onCancel:t,onSubmit:f,children:null})})}var z={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`};function B({categories:e,category:t,onClose:n}){let[r]=(0,E.useState)(t),i=l(T).categories,{count:a}=v(),{data:o}=u(M,{id:r.id}),{mutateAsync:d}=c(N),f=o?.category?.products.totalCount??0,p=o?.category?.children.length??0,m=P(e).filter(({id:e})=>e!==r.id);async function h(e){let t=w(e,`moveProductsTo`),{id:a,version:o}=r;await C(d({input:{id:a,version:o,...t&&{moveProductsTo:t}}}),i.stale),s(i.deleted),n()}return(0,I.jsx)(S,{open:!0,onClose:n,title:`${i.delete}: ${r.name}`,text:i.deleteText,children:(0,I.jsxs)(b,{danger:!0,submitLabel:i.delete,disabled:!o,onCancel:n,onSubmit:h,children:[p>0&&(0,I.jsx)(`p`,{children:i.movesUp(p,a(p),r.parent!==null)}),f>0&&m.length>0&&(0,I.jsx)(x,{name:`moveProductsTo`,label:i.itsProducts(f,a(f)),options:[{value:``,label:i.noCategory},...m.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]}),f>0&&m.length===0&&(0,I.jsx)(`p`,{children:i.leaves(f,a(f))})]})})}var V=i(`/signedIn/categories`);function H(){let e=l(T).categories,t=V.useSearch(),r=V.useNavigate(),i=a(`CATALOGUE_WRITE`),{data:o,error:s,refetch:c}=u(O,{}),g=o?.categories.edges.map(e=>e.node),v=g?.find(({id:e})=>e===t.category),y=()=>void r({search:{},replace:!0,resetScroll:!1});return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(d,{title:e.title,actions:i&&(0,I.jsx)(_,{look:`primary`,icon:m,to:`/categories`,search:{dialog:`add`},children:e.add})}),(0,I.jsx)(p,{flush:!0,children:(0,I.jsx)(f,{name:`categories`,label:e.title,columns:U(i),rows:g&&P(g),rowKey:({id:e})=>e,error:s,onRetry:()=>void c(),empty:(0,I.jsx)(h,{icon:n,title:e.empty,text:e.emptyText})})}),o&&o.categories.totalCount>o.categories.edges.length&&(0,I.jsx)(`p`,{className:`muted`,children:e.more}),i&&g&&t.dialog===`add`&&(0,I.jsx)(L,{categories:g,category:void 0,onClose:y}),i&&g&&v&&t.dialog===`edit`&&(0,I.jsx)(L,{categories:g,category:v,onClose:y}),i&&v&&t.dialog===`status`&&(0,I.jsx)(R,{category:v,onClose:y}),i&&g&&v&&t.dialog===`delete`&&(0,I.jsx)(B,{categories:g,category:v,onClose:y})]})}function U(e){let n=l(T).categories;return[{id:`name`,header:n.name,width:18,cell:({id:e,name:n,depth:r})=>(0,I.jsxs)(`span`,{className:z.name,style:{paddingInlineStart:`${r*22}px`},children:[r>0&&(0,I.jsx)(`span`,{"aria-hidden":`true`,children:`└ `}),(0,I.jsx)(t,{to:`/products`,search:{category:e},children:n})]})},{id:`slug`,header:n.slug,wide:!0,width:12,cell:({slug:e})=>(0,I.jsx)(`code`,{children:e})},{id:`status`,header:n.status,width:8,wide:`below`,cell:({status:e})=>(0,I.jsx)(g,{kind:`variation`,status:e})},{id:`actions`,header:n.actions,align:`end`,width:18,cell:({id:t,name:r,status:i})=>e&&(0,I.jsxs)(`span`,{className:z.actions,children:[(0,I.jsx)(_,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:t},"aria-label":`${n.edit} ${r}`,children:n.edit}),(0,I.jsx)(_,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:t},"aria-label":`${i===`ACTIVE`?n.archive:n.restore} ${r}`,children:i===`ACTIVE`?n.archive:n.restore}),(0,I.jsx)(_,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,category:t},"aria-label":`${n.delete} ${r}`,children:n.delete})]})}]}export{H as CategoryList};