const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CategoryDialogs-BFu2xAxC.js","assets/index-BzP1EClE.js","assets/early-CRuJpbae.js","assets/dialogs-D67FP_ML.js","assets/parts-DggjclEf.js","assets/details-6EBFLphC.js","assets/products-boswGJGS.js","assets/DeleteCategoryDialog-D4F53wfr.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Et as n,Lt as r,fn as i,hn as a,kt as o,ln as s,tt as c,w as l,z as u}from"./index-BzP1EClE.js";import{A as d,F as f,N as p,T as m,V as h,c as g,s as _}from"./parts-DggjclEf.js";import{O as v}from"./details-6EBFLphC.js";import{c as y,u as b}from"./products-boswGJGS.js";var x=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},S=new x(`
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
    `),C=new x(`
    mutation CreateCategory($input: CreateCategoryInput!) {
  createCategory(input: $input) {
    id
  }
}
    `),w=new x(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    id
  }
}
    `),T=new x(`
    mutation SetCategoryStatus($input: SetCategoryStatusInput!) {
  setCategoryStatus(input: $input) {
    id
  }
}
    `),E=new x(`
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
    `),D=new x(`
    mutation DeleteCategory($input: DeleteCategoryInput!) {
  deleteCategory(input: $input) {
    id
  }
}
    `),O={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},k=a({CategoryList:()=>P});i();var A=v(()=>e(()=>import(`./CategoryDialogs-BFu2xAxC.js`).then(e=>e.CategoryDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),j=v(()=>e(()=>import(`./CategoryDialogs-BFu2xAxC.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),M=v(()=>e(()=>import(`./DeleteCategoryDialog-D4F53wfr.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([7,1,2,4,3,5,6]))),N=o(`/signedIn/categories`);function P(){let e=l(y).categories,t=N.useSearch(),i=N.useNavigate(),a=c(`CATALOGUE_WRITE`),{data:o,error:g,refetch:v}=n(S,{}),x=o?.categories.edges.map(e=>e.node),C=x?.find(({id:e})=>e===t.category),w=()=>void i({search:{},replace:!0,resetScroll:!1});return r(s,{children:[r(p,{title:e.title,actions:a&&r(_,{look:`primary`,icon:h,to:`/categories`,search:{dialog:`add`},children:e.add})}),r(f,{flush:!0,children:r(d,{name:`categories`,label:e.title,columns:F(a),rows:x&&b(x),rowKey:({id:e})=>e,error:g,onRetry:()=>void v(),empty:r(m,{icon:u,title:e.empty,text:e.emptyText})})}),o&&o.categories.totalCount>o.categories.edges.length&&r(`p`,{className:`muted`,children:e.more}),a&&x&&t.dialog===`add`&&r(A,{categories:x,category:void 0,onClose:w}),a&&x&&C&&t.dialog===`edit`&&r(A,{categories:x,category:C,onClose:w}),a&&C&&t.dialog===`status`&&r(j,{category:C,onClose:w}),a&&x&&C&&t.dialog===`delete`&&r(M,{categories:x,category:C,onClose:w})]})}function F(e){let n=l(y).categories;return[{id:`name`,header:n.name,width:18,cell:({id:e,name:n,depth:i})=>r(`span`,{className:O.name,style:{paddingInlineStart:`${i*22}px`},children:[i>0&&r(`span`,{"aria-hidden":`true`,children:`└ `}),r(t,{to:`/products`,search:{category:e},children:n})]})},{id:`slug`,header:n.slug,wide:!0,width:12,cell:({slug:e})=>r(`code`,{children:e})},{id:`status`,header:n.status,width:8,wide:`below`,cell:({status:e})=>r(g,{kind:`variation`,status:e})},{id:`actions`,header:n.actions,align:`end`,width:18,cell:({id:t,name:i,status:a})=>e&&r(`span`,{className:O.actions,children:[r(_,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:t},"aria-label":`${n.edit} ${i}`,children:n.edit}),r(_,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:t},"aria-label":`${a===`ACTIVE`?n.archive:n.restore} ${i}`,children:a===`ACTIVE`?n.archive:n.restore}),r(_,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,category:t},"aria-label":`${n.delete} ${i}`,children:n.delete})]})}]}export{P as CategoryList,T as a,D as i,E as n,w as o,C as r,k as t};