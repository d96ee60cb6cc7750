const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-Io5oXrJM.js","assets/details-DFBeDGDg.js","assets/early-CfQr5XEC.js","assets/parts-DRGWu0GN.js","assets/index-CwcODLW1.js","assets/BulkDialog-DERK0sJ0.js","assets/dialogs-BzZ_W2pv.js","assets/CategoryDialog-CdpJWM1c.js","assets/SelectField-C9aElwV9.js","assets/TextField-Bhf4QOKE.js","assets/products-5TnwQTEo.js","assets/productMessages-TA31ByPB.js","assets/CategoryStatusDialog-CI-dbMQ9.js","assets/DeleteCategoryDialog-D6g2vI03.js"])))=>i.map(i=>d[i]);
import{E as e,Gt as t,Nt as n,Pt as r,Sn as i,V as a,Wt as o,gn as s,q as c,rt as l,tt as u,un as d,v as f,w as p,yn as m}from"./index-CwcODLW1.js";import{T as h,ft as g}from"./details-DFBeDGDg.js";import{A as _,F as v,K as y,M as b,U as x,Y as S,Z as C,a as w,f as T,i as E,j as D,k as O,r as k,rt as A,u as j}from"./parts-DRGWu0GN.js";import{a as M,r as N,t as P}from"./products-5TnwQTEo.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=c(F);t();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
    query CategoryList($first: Int = 100, $where: CategoryWhereInput) {
  categories(first: $first, where: $where) {
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
    `),z=new L(`
    mutation CreateCategory($input: CreateCategoryInput!) {
  createCategory(input: $input) {
    id
  }
}
    `),B=new L(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    id
  }
}
    `),V=new L(`
    mutation SetCategoryStatus($input: SetCategoryStatusInput!) {
  setCategoryStatus(input: $input) {
    id
  }
}
    `),H=new L(`
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
    `),U=new L(`
    mutation DeleteCategory($input: DeleteCategoryInput!) {
  deleteCategory(input: $input) {
    id
  }
}
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=i({CategoryList:()=>$});m();var K=b(()=>u(()=>import(`./ArchiveCategoriesDialog-Io5oXrJM.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),q=b(()=>u(()=>import(`./CategoryDialog-CdpJWM1c.js`).then(e=>e.CategoryDialog),__vite__mapDeps([7,4,2,6,1,3,8,9,10,11]))),J=b(()=>u(()=>import(`./CategoryStatusDialog-CI-dbMQ9.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([12,4,2,6,1,3,10]))),Y=b(()=>u(()=>import(`./DeleteCategoryDialog-D6g2vI03.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([13,4,2,3,6,1,8,10]))),X=n(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=O(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let t=e(N).categories,{table:n}=e(p),r=X.useSearch(),{close:i}=x(),c=l(`CATALOGUE_WRITE`),{data:u,error:m,refetch:b}=j(R,{},Z,[`CATEGORY`]),E=h(u?.categories),O=E?.find(({id:e})=>e===r.row),P=E&&M(E),{chosen:F,selection:L,clear:z,remove:B}=w(P,{}),[V,H]=d(),U=F.filter(({status:e})=>e===`ACTIVE`),W=F.filter(({status:e})=>e===`ARCHIVED`);return o(s,{children:[o(S,{title:t.title,aside:o(_,{type:`CATEGORY`,ids:P?.map(({id:e})=>e),where:void 0,...Q}),actions:o(s,{children:[o(D,{input:{kind:`CATEGORIES`},count:E?.length}),c&&o(k,{look:`primary`,icon:A,to:`/categories`,search:{dialog:`add`},children:t.add})]})}),o(C,{flush:!0,children:[F.length>0&&o(T,{text:n.selected(F.length),onClear:z,children:[W.length>0&&o(f,{size:`small`,icon:I,onClick:()=>H({archive:!1,categories:W}),children:t.restore}),U.length>0&&o(f,{size:`small`,icon:g,onClick:()=>H({archive:!0,categories:U}),children:t.archive})]}),o(y,{name:`categories`,label:t.title,columns:ee(c),rows:P,rowKey:({id:e})=>e,rowName:({name:e})=>e,...c&&{selection:L},error:m,onRetry:()=>void b(),empty:o(v,{icon:a,title:t.empty,text:t.emptyText})})]}),V&&o(K,{...V,onDone:B,onClose:()=>H(void 0)}),c&&E&&r.dialog===`add`&&o(q,{categories:E,category:void 0,onClose:i}),c&&E&&O&&r.dialog===`edit`&&o(q,{categories:E,category:O,onClose:i}),c&&O&&r.dialog===`status`&&o(J,{category:O,onClose:i}),c&&E&&O&&r.dialog===`delete`&&o(Y,{categories:E,category:O,onClose:i})]})}function ee(t){let n=e(N).categories;return[{id:`name`,header:n.name,width:18,cell:({id:e,name:t,depth:n})=>o(`span`,{className:W.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&o(`span`,{"aria-hidden":`true`,children:`└ `}),o(r,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:n.slug,wide:!0,width:12,cell:({slug:e})=>o(`code`,{children:e})},{id:`status`,header:n.status,width:8,wide:`below`,cell:({status:e})=>o(E,{kind:`variation`,status:e})},{id:`actions`,header:n.actions,align:`end`,width:18,cell:({id:e,name:r,status:i})=>t&&o(`span`,{className:W.actions,children:[o(k,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:e},"aria-label":`${n.edit} ${r}`,children:n.edit}),o(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:e},"aria-label":`${i===`ACTIVE`?n.archive:n.restore} ${r}`,children:i===`ACTIVE`?n.archive:n.restore}),o(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:e},"aria-label":`${n.delete} ${r}`,children:n.delete})]})}]}export{$ as CategoryList,V as a,U as i,H as n,B as o,z as r,G as t};