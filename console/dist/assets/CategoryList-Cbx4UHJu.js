const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CategoryDialogs-B6a4E_B-.js","assets/index-pEbad9IO.js","assets/early-B5IRyXOX.js","assets/dialogs-Fvos1y_P.js","assets/parts-CwdO98Ky.js","assets/details-CxT677om.js","assets/products-Ck_GFk2Q.js","assets/DeleteCategoryDialog-WXIpWjzJ.js"])))=>i.map(i=>d[i]);
import{Ct as e,I as t,X as n,Z as r,jt as i,ln as a,on as o,rn as s,wt as c,x as l,xt as u}from"./index-pEbad9IO.js";import{B as d,M as f,P as p,k as m,o as h,s as g,w as _}from"./parts-CwdO98Ky.js";import{w as v}from"./details-CxT677om.js";import{c as y}from"./products-Ck_GFk2Q.js";var b=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},x=new b(`
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
    `);function D(e){let t=new Set(e.map(({id:e})=>e)),n=({parent:e})=>e&&t.has(e.id)?e.id:``,r=(t,i)=>e.filter(e=>n(e)===t).flatMap(e=>[{...e,depth:i},...r(e.id,i+1)]);return r(``,0)}function O(e,t){let n=new Set([t]);for(let{id:t,parent:r}of D(e))r&&n.has(r.id)&&n.add(t);return n}var k={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},A=a({CategoryList:()=>F});o();var j=v(()=>n(()=>import(`./CategoryDialogs-B6a4E_B-.js`).then(e=>e.CategoryDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),M=v(()=>n(()=>import(`./CategoryDialogs-B6a4E_B-.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),N=v(()=>n(()=>import(`./DeleteCategoryDialog-WXIpWjzJ.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([7,1,2,4,3,5,6]))),P=e(`/signedIn/categories`);function F(){let e=l(y).categories,n=P.useSearch(),a=P.useNavigate(),o=r(`CATALOGUE_WRITE`),{data:c,error:g,refetch:v}=u(x,{}),b=c?.categories.edges.map(e=>e.node),S=b?.find(({id:e})=>e===n.category),C=()=>void a({search:{},replace:!0,resetScroll:!1});return i(s,{children:[i(f,{title:e.title,actions:o&&i(h,{look:`primary`,icon:d,to:`/categories`,search:{dialog:`add`},children:e.add})}),i(p,{flush:!0,children:i(m,{name:`categories`,label:e.title,columns:I(o),rows:b&&D(b),rowKey:({id:e})=>e,error:g,onRetry:()=>void v(),empty:i(_,{icon:t,title:e.empty,text:e.emptyText})})}),c&&c.categories.totalCount>c.categories.edges.length&&i(`p`,{className:`muted`,children:e.more}),o&&b&&n.dialog===`add`&&i(j,{categories:b,category:void 0,onClose:C}),o&&b&&S&&n.dialog===`edit`&&i(j,{categories:b,category:S,onClose:C}),o&&S&&n.dialog===`status`&&i(M,{category:S,onClose:C}),o&&b&&S&&n.dialog===`delete`&&i(N,{categories:b,category:S,onClose:C})]})}function I(e){let t=l(y).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>i(`span`,{className:k.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&i(`span`,{"aria-hidden":`true`,children:`└ `}),i(c,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>i(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>i(g,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:a})=>e&&i(`span`,{className:k.actions,children:[i(h,{size:`small`,to:`/categories`,search:{dialog:`edit`,category:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),i(h,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,category:n},"aria-label":`${a===`ACTIVE`?t.archive:t.restore} ${r}`,children:a===`ACTIVE`?t.archive:t.restore}),i(h,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,category:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{F as CategoryList,S as a,C as c,T as i,O as n,E as o,D as r,w as s,A as t};