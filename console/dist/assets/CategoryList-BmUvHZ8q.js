const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-z41VVCjf.js","assets/details-BVfvuqFT.js","assets/early-BVdSri4g.js","assets/parts-DHJT3dq7.js","assets/index-BCmN9tZ0.js","assets/BulkDialog-DAoVPaHH.js","assets/dialogs-Snm_iX3J.js","assets/sending-DlMIWXoB.js","assets/draft-BuJa7Y1w.js","assets/CategoryDialog-DpI5dneG.js","assets/SelectField-BF6Q0zjj.js","assets/TextField-CpJrxJhN.js","assets/products-CYoKjwop.js","assets/productMessages-BWpyfwxs.js","assets/CategoryStatusDialog-DKuo-GbQ.js","assets/DeleteCategoryDialog-DqWPa9iT.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,H as r,Ht as i,J as a,Mn as o,Q as s,Vt as c,bn as l,ct as u,en as d,kn as f,ot as p,p as m,x as h}from"./index-BCmN9tZ0.js";import{C as g,gt as _}from"./details-BVfvuqFT.js";import{A as v,G as y,H as b,J as x,P as S,X as C,a as w,f as T,i as E,j as D,k as O,r as k,tt as A,u as j}from"./parts-DHJT3dq7.js";import{a as M,r as N,t as P}from"./products-CYoKjwop.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=a(F);d();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=o({CategoryList:()=>$});f();var K=m(()=>p(()=>import(`./ArchiveCategoriesDialog-z41VVCjf.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),q=m(()=>p(()=>import(`./CategoryDialog-DpI5dneG.js`).then(e=>e.CategoryDialog),__vite__mapDeps([9,4,2,6,1,3,7,8,10,11,12,13]))),J=m(()=>p(()=>import(`./CategoryStatusDialog-DKuo-GbQ.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([14,4,2,6,1,3,7,8,12]))),Y=m(()=>p(()=>import(`./DeleteCategoryDialog-DqWPa9iT.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([15,4,2,3,6,1,7,8,10,12]))),X=c(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=O(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let i=s(N).categories,{table:a}=s(t),o=X.useSearch(),{close:c}=b(),d=u(`CATALOGUE_WRITE`),{data:f,error:p,refetch:m}=j(R,{},Z,[`CATEGORY`]),E=g(f?.categories),O=E?.find(({id:e})=>e===o.row),P=E&&M(E),{chosen:F,selection:L,clear:z,remove:B}=w(P,{}),[V,H]=l(),U=F.filter(({status:e})=>e===`ACTIVE`),W=F.filter(({status:e})=>e===`ARCHIVED`);return e(n,{children:[e(x,{title:i.title,aside:e(v,{type:`CATEGORY`,ids:P?.map(({id:e})=>e),where:void 0,...Q}),actions:e(n,{children:[e(D,{input:{kind:`CATEGORIES`},count:E?.length}),d&&e(k,{look:`primary`,icon:A,to:`/categories`,search:{dialog:`add`},children:i.add})]})}),e(C,{flush:!0,children:[F.length>0&&e(T,{text:a.selected(F.length),onClear:z,children:[W.length>0&&e(h,{size:`small`,icon:I,onClick:()=>H({archive:!1,categories:W}),children:i.restore}),U.length>0&&e(h,{size:`small`,icon:_,onClick:()=>H({archive:!0,categories:U}),children:i.archive})]}),e(y,{name:`categories`,label:i.title,columns:ee(d),rows:P,rowKey:({id:e})=>e,rowName:({name:e})=>e,...d&&{selection:L},error:p,onRetry:()=>void m(),empty:e(S,{icon:r,title:i.empty,text:i.emptyText})})]}),V&&e(K,{...V,onDone:B,onClose:()=>H(void 0)}),d&&E&&o.dialog===`add`&&e(q,{categories:E,category:void 0,onClose:c}),d&&E&&O&&o.dialog===`edit`&&e(q,{categories:E,category:O,onClose:c},O.id),d&&O&&o.dialog===`status`&&e(J,{category:O,onClose:c},O.id),d&&E&&O&&o.dialog===`delete`&&e(Y,{categories:E,category:O,onClose:c},O.id)]})}function ee(t){let n=s(N).categories;return[{id:`name`,header:n.name,width:18,cell:({id:t,name:n,depth:r})=>e(`span`,{className:W.name,style:{paddingInlineStart:`${r*22}px`},children:[r>0&&e(`span`,{"aria-hidden":`true`,children:`└ `}),e(i,{to:`/products`,search:{category:t},children:n})]})},{id:`slug`,header:n.slug,wide:!0,width:12,cell:({slug:t})=>e(`code`,{children:t})},{id:`status`,header:n.status,width:8,wide:`below`,cell:({status:t})=>e(E,{kind:`variation`,status:t})},{id:`actions`,header:n.actions,align:`end`,width:18,cell:({id:r,name:i,status:a})=>t&&e(`span`,{className:W.actions,children:[e(k,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:r},"aria-label":`${n.edit} ${i}`,children:n.edit}),e(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:r},"aria-label":`${a===`ACTIVE`?n.archive:n.restore} ${i}`,children:a===`ACTIVE`?n.archive:n.restore}),e(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:r},"aria-label":`${n.delete} ${i}`,children:n.delete})]})}]}export{$ as CategoryList,V as a,U as i,H as n,B as o,z as r,G as t};