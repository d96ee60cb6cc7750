import{At as e,P as t,St as n,Y as r,Yt as i,in as a,kt as o,s,tn as c,vt as l,xt as u,y as d,yt as f}from"./index-WD5am_F6.js";import{C as p,M as m,N as h,O as g,a as _,j as v,o as y,z as b}from"./parts-DgP1lZfu.js";import{lt as x,rt as S,st as C,t as w}from"./dialogs-BJov7kpb.js";import{R as T,z as E}from"./details-BryHUaBG.js";import{c as D}from"./products-BhZi2-Jm.js";e();var O=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},k=new O(`
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
    `),A=new O(`
    mutation CreateCategory($input: CreateCategoryInput!) {
  createCategory(input: $input) {
    id
  }
}
    `),j=new O(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    id
  }
}
    `),M=new O(`
    mutation SetCategoryStatus($input: SetCategoryStatusInput!) {
  setCategoryStatus(input: $input) {
    id
  }
}
    `),N=new O(`
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
    `),P=new O(`
    mutation DeleteCategory($input: DeleteCategoryInput!) {
  deleteCategory(input: $input) {
    id
  }
}
    `);function F(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function I(e,t){let n=new Set([t]);for(let{id:t,parent:r}of F(e))r&&n.has(r.id)&&n.add(t);return n}function L({categories:e,category:t,onClose:n}){let[r]=i(t),{categories:a,form:c}=d(D),{mutateAsync:u}=l(A),{mutateAsync:f}=l(j),p=r?I(e,r.id):new Set,m=F(e).filter(({id:e})=>!p.has(e));async function h(e){let t=T(e,`parentId`),i={name:T(e,`name`),slug:T(e,`slug`),...t&&{parentId:t}};if(r){let e={id:r.id,version:r.version,...i,clearParent:!t};await E(f({input:e}),a.stale)}else await u({input:i});s(r?a.changed:a.added),n()}return o(w,{open:!0,onClose:n,title:r?a.editTitle:a.add,text:a.text,children:o(S,{submitLabel:r?a.save:a.add,onCancel:n,onSubmit:h,children:[o(x,{name:`name`,label:c.name,defaultValue:r?.name??``,maxLength:200}),o(x,{name:`slug`,label:c.slug,hint:c.slugHint,defaultValue:r?.slug??``,maxLength:100}),o(C,{name:`parentId`,label:a.parent,defaultValue:r?.parent?.id??``,options:[{value:``,label:a.top},...m.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]})]})})}function R({category:e,onClose:t}){let[n]=i(e),r=d(D).categories,{mutateAsync:a}=l(M),{id:c,name:u,version:f}=n,p=n.status===`ACTIVE`;async function m(){await E(a({input:{id:c,version:f,status:p?`ARCHIVED`:`ACTIVE`}}),r.stale),s(p?r.archived:r.restored),t()}return o(w,{open:!0,onClose:t,title:`${p?r.archive:r.restore}: ${u}`,text:p?r.archiveText:r.restoreText,children:o(S,{submitLabel:p?r.archive:r.restore,onCancel:t,onSubmit:m,children:null})})}var z={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`};e();function B({categories:e,category:t,onClose:n}){let[r]=i(t),a=d(D).categories,{count:c}=m(),{data:u}=f(N,{id:r.id}),{mutateAsync:p}=l(P),h=u?.category?.products.totalCount??0,g=u?.category?.children.length??0,_=F(e).filter(({id:e})=>e!==r.id);async function v(e){let t=T(e,`moveProductsTo`),{id:i,version:o}=r;await E(p({input:{id:i,version:o,...t&&{moveProductsTo:t}}}),a.stale),s(a.deleted),n()}return o(w,{open:!0,onClose:n,title:`${a.delete}: ${r.name}`,text:a.deleteText,children:o(S,{danger:!0,submitLabel:a.delete,disabled:!u,onCancel:n,onSubmit:v,children:[g>0&&o(`p`,{children:a.movesUp(g,c(g),r.parent!==null)}),h>0&&_.length>0&&o(C,{name:`moveProductsTo`,label:a.itsProducts(h,c(h)),options:[{value:``,label:a.noCategory},..._.map(({id:e,name:t,depth:n})=>({value:e,label:`${`– `.repeat(n)}${t}`}))]}),h>0&&_.length===0&&o(`p`,{children:a.leaves(h,c(h))})]})})}a();var V=u(`/signedIn/categories`);function H(){let e=d(D).categories,n=V.useSearch(),i=V.useNavigate(),a=r(`CATALOGUE_WRITE`),{data:s,error:l,refetch:u}=f(k,{}),m=s?.categories.edges.map(e=>e.node),y=m?.find(({id:e})=>e===n.category),x=()=>void i({search:{},replace:!0,resetScroll:!1});return o(c,{children:[o(v,{title:e.title,actions:a&&o(_,{look:`primary`,icon:b,to:`/categories`,search:{dialog:`add`},children:e.add})}),o(h,{flush:!0,children:o(g,{name:`categories`,label:e.title,columns:U(a),rows:m&&F(m),rowKey:({id:e})=>e,error:l,onRetry:()=>void u(),empty:o(p,{icon:t,title:e.empty,text:e.emptyText})})}),s&&s.categories.totalCount>s.categories.edges.length&&o(`p`,{className:`muted`,children:e.more}),a&&m&&n.dialog===`add`&&o(L,{categories:m,category:void 0,onClose:x}),a&&m&&y&&n.dialog===`edit`&&o(L,{categories:m,category:y,onClose:x}),a&&y&&n.dialog===`status`&&o(R,{category:y,onClose:x}),a&&m&&y&&n.dialog===`delete`&&o(B,{categories:m,category:y,onClose:x})]})}function U(e){let t=d(D).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:r})=>o(`span`,{className:z.name,style:{paddingInlineStart:`${r*22}px`},children:[r>0&&o(`span`,{"aria-hidden":`true`,children:`└ `}),o(n,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>o(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>o(y,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&o(`span`,{className:z.actions,children:[o(_,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),o(_,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),o(_,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,category:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{H as CategoryList};