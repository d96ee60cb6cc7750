const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CategoryDialogs-B0eWmvM1.js","assets/index-Cp0A1w_e.js","assets/early-TkO9i4Wa.js","assets/dialogs-CP97bDVo.js","assets/parts-mq6H3t82.js","assets/details-CkmDreeo.js","assets/products-CT570IDL.js","assets/DeleteCategoryDialog-BolCVoK2.js"])))=>i.map(i=>d[i]);
import{At as e,Ct as t,F as n,St as r,X as i,Y as a,an as o,b as s,bt as c,cn as l,nn as u}from"./index-Cp0A1w_e.js";import{C as d,N as f,O as p,a as m,j as h,o as g,z as _}from"./parts-mq6H3t82.js";import{w as v}from"./details-CkmDreeo.js";import{c as y}from"./products-CT570IDL.js";var b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `),S=new b(`
    mutation CreateCategory($input: CreateCategoryInput!) {
  createCategory(input: $input) {
    id
  }
}
    `),C=new b(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    id
  }
}
    `),w=new b(`
    mutation SetCategoryStatus($input: SetCategoryStatusInput!) {
  setCategoryStatus(input: $input) {
    id
  }
}
    `),T=new b(`
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
    `),E=new b(`
    mutation DeleteCategory($input: DeleteCategoryInput!) {
  deleteCategory(input: $input) {
    id
  }
}
    `);function D(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function O(e,t){let n=new Set([t]);for(let{id:t,parent:r}of D(e))r&&n.has(r.id)&&n.add(t);return n}var k={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},A=l({CategoryList:()=>F});o();var j=v(()=>a(()=>import(`./CategoryDialogs-B0eWmvM1.js`).then(e=>e.CategoryDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),M=v(()=>a(()=>import(`./CategoryDialogs-B0eWmvM1.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),N=v(()=>a(()=>import(`./DeleteCategoryDialog-BolCVoK2.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([7,1,2,4,3,5,6]))),P=r(`/signedIn/categories`);function F(){let t=s(y).categories,r=P.useSearch(),a=P.useNavigate(),o=i(`CATALOGUE_WRITE`),{data:l,error:g,refetch:v}=c(x,{}),b=l?.categories.edges.map(e=>e.node),S=b?.find(({id:e})=>e===r.category),C=()=>void a({search:{},replace:!0,resetScroll:!1});return e(u,{children:[e(h,{title:t.title,actions:o&&e(m,{look:`primary`,icon:_,to:`/categories`,search:{dialog:`add`},children:t.add})}),e(f,{flush:!0,children:e(p,{name:`categories`,label:t.title,columns:I(o),rows:b&&D(b),rowKey:({id:e})=>e,error:g,onRetry:()=>void v(),empty:e(d,{icon:n,title:t.empty,text:t.emptyText})})}),l&&l.categories.totalCount>l.categories.edges.length&&e(`p`,{className:`muted`,children:t.more}),o&&b&&r.dialog===`add`&&e(j,{categories:b,category:void 0,onClose:C}),o&&b&&S&&r.dialog===`edit`&&e(j,{categories:b,category:S,onClose:C}),o&&S&&r.dialog===`status`&&e(M,{category:S,onClose:C}),o&&b&&S&&r.dialog===`delete`&&e(N,{categories:b,category:S,onClose:C})]})}function I(n){let r=s(y).categories;return[{id:`name`,header:r.name,width:18,cell:({id:n,name:r,depth:i})=>e(`span`,{className:k.name,style:{paddingInlineStart:`${i*22}px`},children:[i>0&&e(`span`,{"aria-hidden":`true`,children:`└ `}),e(t,{to:`/products`,search:{category:n},children:r})]})},{id:`slug`,header:r.slug,wide:!0,width:12,cell:({slug:t})=>e(`code`,{children:t})},{id:`status`,header:r.status,width:8,wide:`below`,cell:({status:t})=>e(g,{kind:`variation`,status:t})},{id:`actions`,header:r.actions,align:`end`,width:18,cell:({id:t,name:i,status:a})=>n&&e(`span`,{className:k.actions,children:[e(m,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:t},"aria-label":`${r.edit} ${i}`,children:r.edit}),e(m,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:t},"aria-label":`${a===`ACTIVE`?r.archive:r.restore} ${i}`,children:a===`ACTIVE`?r.archive:r.restore}),e(m,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,category:t},"aria-label":`${r.delete} ${i}`,children:r.delete})]})}]}export{F as CategoryList,S as a,C as c,T as i,O as n,E as o,D as r,w as s,A as t};