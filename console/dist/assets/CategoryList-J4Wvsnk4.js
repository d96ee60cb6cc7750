const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CategoryDialog-C93Ht4gm.js","assets/index-Ci1AkQWy.js","assets/early-CY4GmciT.js","assets/dialogs-DjYVxy_K.js","assets/details-DXdyoKLk.js","assets/parts-DYi6Y7YZ.js","assets/SelectField-Be-nnLHa.js","assets/TextField-DlZAwWD2.js","assets/products-Bau9CGQL.js","assets/CategoryStatusDialog-CMdFZGYH.js","assets/DeleteCategoryDialog-D97TI2U6.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Dt as n,_n as r,dn as i,jt as a,mn as o,tt as s,w as c,z as l,zt as u}from"./index-Ci1AkQWy.js";import{A as d,B as f,L as p,O as m,U as h,W as g,X as _,i as v,r as y}from"./parts-DYi6Y7YZ.js";import{r as b,t as x}from"./products-Bau9CGQL.js";var S=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},C=new S(`
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
    `),w=new S(`
    mutation CreateCategory($input: CreateCategoryInput!) {
  createCategory(input: $input) {
    id
  }
}
    `),T=new S(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    id
  }
}
    `),E=new S(`
    mutation SetCategoryStatus($input: SetCategoryStatusInput!) {
  setCategoryStatus(input: $input) {
    id
  }
}
    `),D=new S(`
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
    `),O=new S(`
    mutation DeleteCategory($input: DeleteCategoryInput!) {
  deleteCategory(input: $input) {
    id
  }
}
    `),k={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},A=r({CategoryList:()=>F});o();var j=m(()=>e(()=>import(`./CategoryDialog-C93Ht4gm.js`).then(e=>e.CategoryDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),M=m(()=>e(()=>import(`./CategoryStatusDialog-CMdFZGYH.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([9,1,2,3,4,5,8]))),N=m(()=>e(()=>import(`./DeleteCategoryDialog-D97TI2U6.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([10,1,2,5,3,4,6,8]))),P=t(`/signedIn/categories`);function F(){let e=c(x).categories,t=P.useSearch(),{close:r}=p(),a=s(`CATALOGUE_WRITE`),{data:o,error:m,refetch:v}=n(C,{}),S=o?.categories.edges.map(e=>e.node),w=S?.find(({id:e})=>e===t.row);return u(i,{children:[u(h,{title:e.title,actions:a&&u(y,{look:`primary`,icon:_,to:`/categories`,search:{dialog:`add`},children:e.add})}),u(g,{flush:!0,children:u(f,{name:`categories`,label:e.title,columns:I(a),rows:S&&b(S),rowKey:({id:e})=>e,error:m,onRetry:()=>void v(),empty:u(d,{icon:l,title:e.empty,text:e.emptyText})})}),o&&o.categories.totalCount>o.categories.edges.length&&u(`p`,{className:`muted`,children:e.more}),a&&S&&t.dialog===`add`&&u(j,{categories:S,category:void 0,onClose:r}),a&&S&&w&&t.dialog===`edit`&&u(j,{categories:S,category:w,onClose:r}),a&&w&&t.dialog===`status`&&u(M,{category:w,onClose:r}),a&&S&&w&&t.dialog===`delete`&&u(N,{categories:S,category:w,onClose:r})]})}function I(e){let t=c(x).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>u(`span`,{className:k.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&u(`span`,{"aria-hidden":`true`,children:`└ `}),u(a,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>u(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>u(v,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&u(`span`,{className:k.actions,children:[u(y,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),u(y,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),u(y,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{F as CategoryList,E as a,O as i,D as n,T as o,w as r,A as t};