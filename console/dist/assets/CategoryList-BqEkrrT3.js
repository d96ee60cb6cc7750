const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CategoryDialog-B3VdFLIA.js","assets/index-0TGHxELl.js","assets/early-Dvks-6GI.js","assets/dialogs-dPXu_urE.js","assets/details-DW0RqXrY.js","assets/parts-B7sQsaSu.js","assets/SelectField-BEO1D-A-.js","assets/TextField-BDe6QhOg.js","assets/products-BsaJT8Tm.js","assets/productMessages-BLyLL-Gj.js","assets/CategoryStatusDialog-CO0faMKs.js","assets/DeleteCategoryDialog-2lHofUg3.js"])))=>i.map(i=>d[i]);
import{$ as e,Mt as t,Ot as n,Vt as r,gn as i,jt as a,pn as o,tt as s,w as c,yn as l,z as u}from"./index-0TGHxELl.js";import{$ as d,B as f,K as p,N as m,U as h,i as g,j as _,q as v,r as y}from"./parts-B7sQsaSu.js";import{j as b}from"./details-DW0RqXrY.js";import{r as x,t as S}from"./products-BsaJT8Tm.js";var C=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},w=new C(`
    query CategoryList {
  categories(first: 100) {
    pageInfo {
      hasNextPage
      endCursor
    }
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
    `),T=new C(`
    mutation CreateCategory($input: CreateCategoryInput!) {
  createCategory(input: $input) {
    id
  }
}
    `),E=new C(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    id
  }
}
    `),D=new C(`
    mutation SetCategoryStatus($input: SetCategoryStatusInput!) {
  setCategoryStatus(input: $input) {
    id
  }
}
    `),O=new C(`
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
    `),k=new C(`
    mutation DeleteCategory($input: DeleteCategoryInput!) {
  deleteCategory(input: $input) {
    id
  }
}
    `),A={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},j=l({CategoryList:()=>I});i();var M=_(()=>e(()=>import(`./CategoryDialog-B3VdFLIA.js`).then(e=>e.CategoryDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),N=_(()=>e(()=>import(`./CategoryStatusDialog-CO0faMKs.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([10,1,2,3,4,5,8]))),P=_(()=>e(()=>import(`./DeleteCategoryDialog-2lHofUg3.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([11,1,2,5,3,4,6,8]))),F=a(`/signedIn/categories`);function I(){let e=c(S).categories,t=F.useSearch(),{close:i}=f(),a=s(`CATALOGUE_WRITE`),{data:l,error:g,refetch:_}=n(w,{}),C=b(l?.categories),T=C?.find(({id:e})=>e===t.row);return r(o,{children:[r(p,{title:e.title,actions:a&&r(y,{look:`primary`,icon:d,to:`/categories`,search:{dialog:`add`},children:e.add})}),r(v,{flush:!0,children:r(h,{name:`categories`,label:e.title,columns:L(a),rows:C&&x(C),rowKey:({id:e})=>e,error:g,onRetry:()=>void _(),empty:r(m,{icon:u,title:e.empty,text:e.emptyText})})}),a&&C&&t.dialog===`add`&&r(M,{categories:C,category:void 0,onClose:i}),a&&C&&T&&t.dialog===`edit`&&r(M,{categories:C,category:T,onClose:i}),a&&T&&t.dialog===`status`&&r(N,{category:T,onClose:i}),a&&C&&T&&t.dialog===`delete`&&r(P,{categories:C,category:T,onClose:i})]})}function L(e){let n=c(S).categories;return[{id:`name`,header:n.name,width:18,cell:({id:e,name:n,depth:i})=>r(`span`,{className:A.name,style:{paddingInlineStart:`${i*22}px`},children:[i>0&&r(`span`,{"aria-hidden":`true`,children:`└ `}),r(t,{to:`/products`,search:{category:e},children:n})]})},{id:`slug`,header:n.slug,wide:!0,width:12,cell:({slug:e})=>r(`code`,{children:e})},{id:`status`,header:n.status,width:8,wide:`below`,cell:({status:e})=>r(g,{kind:`variation`,status:e})},{id:`actions`,header:n.actions,align:`end`,width:18,cell:({id:t,name:i,status:a})=>e&&r(`span`,{className:A.actions,children:[r(y,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:t},"aria-label":`${n.edit} ${i}`,children:n.edit}),r(y,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:t},"aria-label":`${a===`ACTIVE`?n.archive:n.restore} ${i}`,children:a===`ACTIVE`?n.archive:n.restore}),r(y,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:t},"aria-label":`${n.delete} ${i}`,children:n.delete})]})}]}export{I as CategoryList,D as a,k as i,O as n,E as o,T as r,j as t};