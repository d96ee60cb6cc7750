const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CategoryDialog-LcxAKVG-.js","assets/index-Clz-m2Ov.js","assets/early-CY4GmciT.js","assets/dialogs-BLuEJved.js","assets/details-Df7kTj8O.js","assets/parts-kU366cMS.js","assets/SelectField-B7VNcMek.js","assets/TextField-BrZgBFPo.js","assets/products-DBIf57bK.js","assets/CategoryStatusDialog-B2sFmlsf.js","assets/DeleteCategoryDialog-DNGEaotD.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Dt as n,_n as r,dn as i,jt as a,mn as o,tt as s,w as c,z as l,zt as u}from"./index-Clz-m2Ov.js";import{D as d,H as f,I as p,U as m,Y as h,i as g,k as _,r as v,z as y}from"./parts-kU366cMS.js";import{r as b,t as x}from"./products-DBIf57bK.js";var S=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},C=new S(`
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
    `),k={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},A=r({CategoryList:()=>F});o();var j=d(()=>e(()=>import(`./CategoryDialog-LcxAKVG-.js`).then(e=>e.CategoryDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),M=d(()=>e(()=>import(`./CategoryStatusDialog-B2sFmlsf.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([9,1,2,3,4,5,8]))),N=d(()=>e(()=>import(`./DeleteCategoryDialog-DNGEaotD.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([10,1,2,5,3,4,6,8]))),P=t(`/signedIn/categories`);function F(){let e=c(x).categories,t=P.useSearch(),{close:r}=p(),a=s(`CATALOGUE_WRITE`),{data:o,error:d,refetch:g}=n(C,{}),S=o?.categories.edges.map(e=>e.node),w=S?.find(({id:e})=>e===t.row);return u(i,{children:[u(f,{title:e.title,actions:a&&u(v,{look:`primary`,icon:h,to:`/categories`,search:{dialog:`add`},children:e.add})}),u(m,{flush:!0,children:u(y,{name:`categories`,label:e.title,columns:I(a),rows:S&&b(S),rowKey:({id:e})=>e,error:d,onRetry:()=>void g(),empty:u(_,{icon:l,title:e.empty,text:e.emptyText})})}),o&&o.categories.totalCount>o.categories.edges.length&&u(`p`,{className:`muted`,children:e.more}),a&&S&&t.dialog===`add`&&u(j,{categories:S,category:void 0,onClose:r}),a&&S&&w&&t.dialog===`edit`&&u(j,{categories:S,category:w,onClose:r}),a&&w&&t.dialog===`status`&&u(M,{category:w,onClose:r}),a&&S&&w&&t.dialog===`delete`&&u(N,{categories:S,category:w,onClose:r})]})}function I(e){let t=c(x).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>u(`span`,{className:k.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&u(`span`,{"aria-hidden":`true`,children:`└ `}),u(a,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>u(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>u(g,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&u(`span`,{className:k.actions,children:[u(v,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),u(v,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),u(v,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{F as CategoryList,E as a,O as i,D as n,T as o,w as r,A as t};