const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CategoryDialogs-XORCFfuj.js","assets/index-DYcuAoF6.js","assets/early-NQvuXKrB.js","assets/dialogs-nSjOBcUc.js","assets/parts-C0Z_Ugd4.js","assets/details-DyJtnXNU.js","assets/products-CvSm06vr.js","assets/DeleteCategoryDialog-D6V6MpwU.js"])))=>i.map(i=>d[i]);
import{J as e,P as t,St as n,Y as r,in as i,kt as a,sn as o,tn as s,xt as c,y as l,yt as u}from"./index-DYcuAoF6.js";import{C as d,N as f,O as p,a as m,j as h,o as g,z as _}from"./parts-C0Z_Ugd4.js";import{w as v}from"./details-DyJtnXNU.js";import{c as y}from"./products-CvSm06vr.js";var b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function D(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function O(e,t){let n=new Set([t]);for(let{id:t,parent:r}of D(e))r&&n.has(r.id)&&n.add(t);return n}var k={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},A=o({CategoryList:()=>F});i();var j=v(()=>e(()=>import(`./CategoryDialogs-XORCFfuj.js`).then(e=>e.CategoryDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),M=v(()=>e(()=>import(`./CategoryDialogs-XORCFfuj.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),N=v(()=>e(()=>import(`./DeleteCategoryDialog-D6V6MpwU.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([7,1,2,4,3,5,6]))),P=c(`/signedIn/categories`);function F(){let e=l(y).categories,n=P.useSearch(),i=P.useNavigate(),o=r(`CATALOGUE_WRITE`),{data:c,error:g,refetch:v}=u(x,{}),b=c?.categories.edges.map(e=>e.node),S=b?.find(({id:e})=>e===n.category),C=()=>void i({search:{},replace:!0,resetScroll:!1});return a(s,{children:[a(h,{title:e.title,actions:o&&a(m,{look:`primary`,icon:_,to:`/categories`,search:{dialog:`add`},children:e.add})}),a(f,{flush:!0,children:a(p,{name:`categories`,label:e.title,columns:I(o),rows:b&&D(b),rowKey:({id:e})=>e,error:g,onRetry:()=>void v(),empty:a(d,{icon:t,title:e.empty,text:e.emptyText})})}),c&&c.categories.totalCount>c.categories.edges.length&&a(`p`,{className:`muted`,children:e.more}),o&&b&&n.dialog===`add`&&a(j,{categories:b,category:void 0,onClose:C}),o&&b&&S&&n.dialog===`edit`&&a(j,{categories:b,category:S,onClose:C}),o&&S&&n.dialog===`status`&&a(M,{category:S,onClose:C}),o&&b&&S&&n.dialog===`delete`&&a(N,{categories:b,category:S,onClose:C})]})}function I(e){let t=l(y).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:r})=>a(`span`,{className:k.name,style:{paddingInlineStart:`${r*22}px`},children:[r>0&&a(`span`,{"aria-hidden":`true`,children:`└ `}),a(n,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>a(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>a(g,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&a(`span`,{className:k.actions,children:[a(m,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),a(m,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),a(m,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,category:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{F as CategoryList,S as a,C as c,T as i,O as n,E as o,D as r,w as s,A as t};