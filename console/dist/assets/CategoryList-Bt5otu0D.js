const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-B3Wl4LgM.js","assets/details-CeckHyby.js","assets/early-CqjEYl7M.js","assets/parts-DeASi7V8.js","assets/index-Bj-0Wysc.js","assets/BulkDialog-BTHZHiUI.js","assets/dialogs-CeyJh_86.js","assets/sending-BqBRE9XC.js","assets/CategoryDialog-DFrzLLks.js","assets/SelectField-BjvjwTeq.js","assets/TextField-ZQK7-1ul.js","assets/products-D0OjFE8Z.js","assets/productMessages-SuFryh-i.js","assets/CategoryStatusDialog-DTIej0cA.js","assets/DeleteCategoryDialog-C9GRmCxH.js"])))=>i.map(i=>d[i]);
import{$t as e,Bt as t,D as n,H as r,J as i,On as a,Qt as o,Tn as s,Vt as c,Z as l,at as u,jn as d,p as f,st as p,x as m,yn as h}from"./index-Bj-0Wysc.js";import{C as g,gt as _}from"./details-CeckHyby.js";import{A as v,G as y,H as b,J as x,P as S,X as C,a as w,f as T,i as E,j as D,k as O,r as k,tt as A,u as j}from"./parts-DeASi7V8.js";import{a as M,r as N,t as P}from"./products-D0OjFE8Z.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=i(F);e();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=d({CategoryList:()=>$});a();var K=f(()=>u(()=>import(`./ArchiveCategoriesDialog-B3Wl4LgM.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),q=f(()=>u(()=>import(`./CategoryDialog-DFrzLLks.js`).then(e=>e.CategoryDialog),__vite__mapDeps([8,4,2,6,1,3,7,9,10,11,12]))),J=f(()=>u(()=>import(`./CategoryStatusDialog-DTIej0cA.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([13,4,2,6,1,3,7,11]))),Y=f(()=>u(()=>import(`./DeleteCategoryDialog-C9GRmCxH.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([14,4,2,3,6,1,7,9,11]))),X=t(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=O(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let e=l(N).categories,{table:t}=l(n),i=X.useSearch(),{close:a}=b(),c=p(`CATALOGUE_WRITE`),{data:u,error:d,refetch:f}=j(R,{},Z,[`CATEGORY`]),E=g(u?.categories),O=E?.find(({id:e})=>e===i.row),P=E&&M(E),{chosen:F,selection:L,clear:z,remove:B}=w(P,{}),[V,H]=h(),U=F.filter(({status:e})=>e===`ACTIVE`),W=F.filter(({status:e})=>e===`ARCHIVED`);return o(s,{children:[o(x,{title:e.title,aside:o(v,{type:`CATEGORY`,ids:P?.map(({id:e})=>e),where:void 0,...Q}),actions:o(s,{children:[o(D,{input:{kind:`CATEGORIES`},count:E?.length}),c&&o(k,{look:`primary`,icon:A,to:`/categories`,search:{dialog:`add`},children:e.add})]})}),o(C,{flush:!0,children:[F.length>0&&o(T,{text:t.selected(F.length),onClear:z,children:[W.length>0&&o(m,{size:`small`,icon:I,onClick:()=>H({archive:!1,categories:W}),children:e.restore}),U.length>0&&o(m,{size:`small`,icon:_,onClick:()=>H({archive:!0,categories:U}),children:e.archive})]}),o(y,{name:`categories`,label:e.title,columns:ee(c),rows:P,rowKey:({id:e})=>e,rowName:({name:e})=>e,...c&&{selection:L},error:d,onRetry:()=>void f(),empty:o(S,{icon:r,title:e.empty,text:e.emptyText})})]}),V&&o(K,{...V,onDone:B,onClose:()=>H(void 0)}),c&&E&&i.dialog===`add`&&o(q,{categories:E,category:void 0,onClose:a}),c&&E&&O&&i.dialog===`edit`&&o(q,{categories:E,category:O,onClose:a},O.id),c&&O&&i.dialog===`status`&&o(J,{category:O,onClose:a},O.id),c&&E&&O&&i.dialog===`delete`&&o(Y,{categories:E,category:O,onClose:a},O.id)]})}function ee(e){let t=l(N).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>o(`span`,{className:W.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&o(`span`,{"aria-hidden":`true`,children:`└ `}),o(c,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>o(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>o(E,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&o(`span`,{className:W.actions,children:[o(k,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),o(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),o(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{$ as CategoryList,V as a,U as i,H as n,B as o,z as r,G as t};