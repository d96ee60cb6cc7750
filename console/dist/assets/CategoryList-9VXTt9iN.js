const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-D1A3FVpf.js","assets/details-CUDUSL6Y.js","assets/early-JhwasVCb.js","assets/parts-BlEiP3Aw.js","assets/index-CSPtHws6.js","assets/BulkDialog-dfs_htqz.js","assets/dialogs-B2CoN6YY.js","assets/sending-Cmfws0CM.js","assets/draft-BRNLFewF.js","assets/CategoryDialog-DJXTATeL.js","assets/SelectField-DNHBdK9u.js","assets/TextField-BARJZ9lY.js","assets/products-CzK3Vuxy.js","assets/productMessages-Dj899h7f.js","assets/CategoryStatusDialog-BB6jrGmZ.js","assets/DeleteCategoryDialog-CQIR5uYt.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,H as r,Ht as i,J as a,Mn as o,Q as s,Vt as c,bn as l,ct as u,en as d,kn as f,ot as p,p as m,x as h}from"./index-CSPtHws6.js";import{C as g,gt as _}from"./details-CUDUSL6Y.js";import{A as v,G as y,H as b,J as x,P as S,X as C,a as w,f as T,i as E,j as D,k as O,r as k,tt as A,u as ee,x as j}from"./parts-BlEiP3Aw.js";import{a as M,r as N,t as P}from"./products-CzK3Vuxy.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=a(F);d();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=o({CategoryList:()=>$});f();var K=m(()=>p(()=>import(`./ArchiveCategoriesDialog-D1A3FVpf.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),q=m(()=>p(()=>import(`./CategoryDialog-DJXTATeL.js`).then(e=>e.CategoryDialog),__vite__mapDeps([9,4,2,6,1,3,7,8,10,11,12,13]))),J=m(()=>p(()=>import(`./CategoryStatusDialog-BB6jrGmZ.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([14,4,2,6,1,3,7,8,12]))),Y=m(()=>p(()=>import(`./DeleteCategoryDialog-CQIR5uYt.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([15,4,2,3,6,1,7,8,10,12]))),X=c(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=O(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let i=s(N).categories,{table:a}=s(t),o=X.useSearch(),{close:c}=b(),d=u(`CATALOGUE_WRITE`),{data:f,error:p,refetch:m}=ee(R,{},Z,[`CATEGORY`]),E=g(f?.categories),O=E?.find(({id:e})=>e===o.row),P=j(o,O),F=O??P,L=E&&M(E),{chosen:z,selection:B,clear:V,remove:H}=w(L,{}),[U,W]=l(),G=z.filter(({status:e})=>e===`ACTIVE`),$=z.filter(({status:e})=>e===`ARCHIVED`);return e(n,{children:[e(x,{title:i.title,aside:e(v,{type:`CATEGORY`,ids:L?.map(({id:e})=>e),where:void 0,...Q}),actions:e(n,{children:[e(D,{input:{kind:`CATEGORIES`},count:E?.length}),d&&e(k,{look:`primary`,icon:A,to:`/categories`,search:{dialog:`add`},children:i.add})]})}),e(C,{flush:!0,children:[z.length>0&&e(T,{text:a.selected(z.length),onClear:V,children:[$.length>0&&e(h,{size:`small`,icon:I,onClick:()=>W({archive:!1,categories:$}),children:i.restore}),G.length>0&&e(h,{size:`small`,icon:_,onClick:()=>W({archive:!0,categories:G}),children:i.archive})]}),e(y,{name:`categories`,label:i.title,columns:te(d),rows:L,rowKey:({id:e})=>e,rowName:({name:e})=>e,...d&&{selection:B},error:p,onRetry:()=>void m(),empty:e(S,{icon:r,title:i.empty,text:i.emptyText})})]}),U&&e(K,{...U,onDone:H,onClose:()=>W(void 0)}),d&&E&&o.dialog===`add`&&e(q,{categories:E,category:void 0,onClose:c}),d&&E&&F&&o.dialog===`edit`&&e(q,{categories:E,category:F,onClose:c},F.id),d&&O&&o.dialog===`status`&&e(J,{category:O,onClose:c},O.id),d&&E&&O&&o.dialog===`delete`&&e(Y,{categories:E,category:O,onClose:c},O.id)]})}function te(t){let n=s(N).categories;return[{id:`name`,header:n.name,width:18,cell:({id:t,name:n,depth:r})=>e(`span`,{className:W.name,style:{paddingInlineStart:`${r*22}px`},children:[r>0&&e(`span`,{"aria-hidden":`true`,children:`└ `}),e(i,{to:`/products`,search:{category:t},children:n})]})},{id:`slug`,header:n.slug,wide:!0,width:12,cell:({slug:t})=>e(`code`,{children:t})},{id:`status`,header:n.status,width:8,wide:`below`,cell:({status:t})=>e(E,{kind:`variation`,status:t})},{id:`actions`,header:n.actions,align:`end`,width:18,cell:({id:r,name:i,status:a})=>t&&e(`span`,{className:W.actions,children:[e(k,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:r},"aria-label":`${n.edit} ${i}`,children:n.edit}),e(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:r},"aria-label":`${a===`ACTIVE`?n.archive:n.restore} ${i}`,children:a===`ACTIVE`?n.archive:n.restore}),e(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:r},"aria-label":`${n.delete} ${i}`,children:n.delete})]})}]}export{$ as CategoryList,V as a,U as i,H as n,B as o,z as r,G as t};