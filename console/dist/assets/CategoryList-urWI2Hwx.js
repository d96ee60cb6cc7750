const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CategoryDialog-Cn5xl4Kz.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/dialogs-BtUfKpgs.js","assets/details-CwQO3Pyu.js","assets/parts-CzZ38pdg.js","assets/SelectField-RQPnQBzE.js","assets/TextField-D8Y_t6F3.js","assets/products-DDFL8cDU.js","assets/productMessages-B4t8KErJ.js","assets/CategoryStatusDialog-DjpKhHrg.js","assets/DeleteCategoryDialog-DKHisRN3.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,fn as i,hn as a,jt as o,tt as s,vn as c,w as l,z as u}from"./index-DStYPVG5.js";import{$ as d,B as f,K as p,N as m,U as h,i as g,j as _,q as v,r as y}from"./parts-CzZ38pdg.js";import{A as b}from"./details-CwQO3Pyu.js";import{r as x,t as S}from"./products-DDFL8cDU.js";var C=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},w=new C(`
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
    `),A={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},j=c({CategoryList:()=>I});a();var M=_(()=>e(()=>import(`./CategoryDialog-Cn5xl4Kz.js`).then(e=>e.CategoryDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),N=_(()=>e(()=>import(`./CategoryStatusDialog-DjpKhHrg.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([10,1,2,3,4,5,8]))),P=_(()=>e(()=>import(`./DeleteCategoryDialog-DKHisRN3.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([11,1,2,5,3,4,6,8]))),F=t(`/signedIn/categories`);function I(){let e=l(S).categories,t=F.useSearch(),{close:a}=f(),o=s(`CATALOGUE_WRITE`),{data:c,error:g,refetch:_}=r(w,{}),C=b(c?.categories),T=C?.find(({id:e})=>e===t.row);return n(i,{children:[n(p,{title:e.title,actions:o&&n(y,{look:`primary`,icon:d,to:`/categories`,search:{dialog:`add`},children:e.add})}),n(v,{flush:!0,children:n(h,{name:`categories`,label:e.title,columns:L(o),rows:C&&x(C),rowKey:({id:e})=>e,error:g,onRetry:()=>void _(),empty:n(m,{icon:u,title:e.empty,text:e.emptyText})})}),o&&C&&t.dialog===`add`&&n(M,{categories:C,category:void 0,onClose:a}),o&&C&&T&&t.dialog===`edit`&&n(M,{categories:C,category:T,onClose:a}),o&&T&&t.dialog===`status`&&n(N,{category:T,onClose:a}),o&&C&&T&&t.dialog===`delete`&&n(P,{categories:C,category:T,onClose:a})]})}function L(e){let t=l(S).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:r})=>n(`span`,{className:A.name,style:{paddingInlineStart:`${r*22}px`},children:[r>0&&n(`span`,{"aria-hidden":`true`,children:`└ `}),n(o,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>n(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>n(g,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:r,name:i,status:a})=>e&&n(`span`,{className:A.actions,children:[n(y,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:r},"aria-label":`${t.edit} ${i}`,children:t.edit}),n(y,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:r},"aria-label":`${a===`ACTIVE`?t.archive:t.restore} ${i}`,children:a===`ACTIVE`?t.archive:t.restore}),n(y,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:r},"aria-label":`${t.delete} ${i}`,children:t.delete})]})}]}export{I as CategoryList,D as a,k as i,O as n,E as o,T as r,j as t};