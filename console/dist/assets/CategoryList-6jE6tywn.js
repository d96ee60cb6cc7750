const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CategoryDialog-DCeDuFZw.js","assets/index-56XI4USA.js","assets/early-CfQr5XEC.js","assets/dialogs-Bx7AgrVf.js","assets/details-Dg0S2g0y.js","assets/parts-BYqyiHkm.js","assets/SelectField-Cn7V20bn.js","assets/TextField-DNRM4AN9.js","assets/products-BFhIdny9.js","assets/productMessages-BNrY48CX.js","assets/CategoryStatusDialog-D86cy5oz.js","assets/DeleteCategoryDialog-DGWgD8YR.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Nt as n,Pt as r,Ut as i,V as a,hn as o,rt as s,tt as c,vn as l,xn as u}from"./index-56XI4USA.js";import{B as d,J as f,K as p,N as m,U as h,et as g,i as _,j as v,r as y}from"./parts-BYqyiHkm.js";import{j as b}from"./details-Dg0S2g0y.js";import{r as x,t as S}from"./products-BFhIdny9.js";var C=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},w=new C(`
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
    `),A={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},j=u({CategoryList:()=>I});l();var M=v(()=>c(()=>import(`./CategoryDialog-DCeDuFZw.js`).then(e=>e.CategoryDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),N=v(()=>c(()=>import(`./CategoryStatusDialog-D86cy5oz.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([10,1,2,3,4,5,8]))),P=v(()=>c(()=>import(`./DeleteCategoryDialog-DGWgD8YR.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([11,1,2,5,3,4,6,8]))),F=n(`/signedIn/categories`);function I(){let n=t(S).categories,r=F.useSearch(),{close:c}=d(),l=s(`CATALOGUE_WRITE`),{data:u,error:_,refetch:v}=e(w,{}),C=b(u?.categories),T=C?.find(({id:e})=>e===r.row);return i(o,{children:[i(p,{title:n.title,actions:l&&i(y,{look:`primary`,icon:g,to:`/categories`,search:{dialog:`add`},children:n.add})}),i(f,{flush:!0,children:i(h,{name:`categories`,label:n.title,columns:L(l),rows:C&&x(C),rowKey:({id:e})=>e,error:_,onRetry:()=>void v(),empty:i(m,{icon:a,title:n.empty,text:n.emptyText})})}),l&&C&&r.dialog===`add`&&i(M,{categories:C,category:void 0,onClose:c}),l&&C&&T&&r.dialog===`edit`&&i(M,{categories:C,category:T,onClose:c}),l&&T&&r.dialog===`status`&&i(N,{category:T,onClose:c}),l&&C&&T&&r.dialog===`delete`&&i(P,{categories:C,category:T,onClose:c})]})}function L(e){let n=t(S).categories;return[{id:`name`,header:n.name,width:18,cell:({id:e,name:t,depth:n})=>i(`span`,{className:A.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&i(`span`,{"aria-hidden":`true`,children:`└ `}),i(r,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:n.slug,wide:!0,width:12,cell:({slug:e})=>i(`code`,{children:e})},{id:`status`,header:n.status,width:8,wide:`below`,cell:({status:e})=>i(_,{kind:`variation`,status:e})},{id:`actions`,header:n.actions,align:`end`,width:18,cell:({id:t,name:r,status:a})=>e&&i(`span`,{className:A.actions,children:[i(y,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:t},"aria-label":`${n.edit} ${r}`,children:n.edit}),i(y,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:t},"aria-label":`${a===`ACTIVE`?n.archive:n.restore} ${r}`,children:a===`ACTIVE`?n.archive:n.restore}),i(y,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:t},"aria-label":`${n.delete} ${r}`,children:n.delete})]})}]}export{I as CategoryList,D as a,k as i,O as n,E as o,T as r,j as t};