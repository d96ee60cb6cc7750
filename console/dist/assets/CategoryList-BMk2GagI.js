const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-BLECxC7V.js","assets/details-BYDx9N73.js","assets/early-4Tp9QHVb.js","assets/parts-CDIjajoZ.js","assets/index-A2OH26jZ.js","assets/BulkDialog-Dcjqv6If.js","assets/dialogs-Bn4O8j0W.js","assets/CategoryDialog-q_YoXv7p.js","assets/SelectField-oQ2Pv2Hx.js","assets/TextField-CGBDLqaU.js","assets/products-65ZvZRAu.js","assets/productMessages-UJycmwzw.js","assets/CategoryStatusDialog-UTsc2L8p.js","assets/DeleteCategoryDialog-Blvi7xYt.js"])))=>i.map(i=>d[i]);
import{D as e,H as t,J as n,On as r,Rt as i,Sn as a,Tn as o,Xt as s,Z as c,Zt as l,at as u,gn as d,p as f,st as p,x as m,zt as h}from"./index-A2OH26jZ.js";import{T as g,_t as _}from"./details-BYDx9N73.js";import{A as v,G as y,H as b,J as x,P as S,X as C,a as w,f as T,i as E,j as D,k as O,r as k,tt as A,u as j}from"./parts-CDIjajoZ.js";import{a as M,r as N,t as P}from"./products-65ZvZRAu.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=n(F);l();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=r({CategoryList:()=>$});o();var K=f(()=>u(()=>import(`./ArchiveCategoriesDialog-BLECxC7V.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),q=f(()=>u(()=>import(`./CategoryDialog-q_YoXv7p.js`).then(e=>e.CategoryDialog),__vite__mapDeps([7,4,2,6,1,3,8,9,10,11]))),J=f(()=>u(()=>import(`./CategoryStatusDialog-UTsc2L8p.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([12,4,2,6,1,3,10]))),Y=f(()=>u(()=>import(`./DeleteCategoryDialog-Blvi7xYt.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([13,4,2,3,6,1,8,10]))),X=i(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=O(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let n=c(N).categories,{table:r}=c(e),i=X.useSearch(),{close:o}=b(),l=p(`CATALOGUE_WRITE`),{data:u,error:f,refetch:h}=j(R,{},Z,[`CATEGORY`]),E=g(u?.categories),O=E?.find(({id:e})=>e===i.row),P=E&&M(E),{chosen:F,selection:L,clear:z,remove:B}=w(P,{}),[V,H]=d(),U=F.filter(({status:e})=>e===`ACTIVE`),W=F.filter(({status:e})=>e===`ARCHIVED`);return s(a,{children:[s(x,{title:n.title,aside:s(v,{type:`CATEGORY`,ids:P?.map(({id:e})=>e),where:void 0,...Q}),actions:s(a,{children:[s(D,{input:{kind:`CATEGORIES`},count:E?.length}),l&&s(k,{look:`primary`,icon:A,to:`/categories`,search:{dialog:`add`},children:n.add})]})}),s(C,{flush:!0,children:[F.length>0&&s(T,{text:r.selected(F.length),onClear:z,children:[W.length>0&&s(m,{size:`small`,icon:I,onClick:()=>H({archive:!1,categories:W}),children:n.restore}),U.length>0&&s(m,{size:`small`,icon:_,onClick:()=>H({archive:!0,categories:U}),children:n.archive})]}),s(y,{name:`categories`,label:n.title,columns:ee(l),rows:P,rowKey:({id:e})=>e,rowName:({name:e})=>e,...l&&{selection:L},error:f,onRetry:()=>void h(),empty:s(S,{icon:t,title:n.empty,text:n.emptyText})})]}),V&&s(K,{...V,onDone:B,onClose:()=>H(void 0)}),l&&E&&i.dialog===`add`&&s(q,{categories:E,category:void 0,onClose:o}),l&&E&&O&&i.dialog===`edit`&&s(q,{categories:E,category:O,onClose:o},O.id),l&&O&&i.dialog===`status`&&s(J,{category:O,onClose:o},O.id),l&&E&&O&&i.dialog===`delete`&&s(Y,{categories:E,category:O,onClose:o},O.id)]})}function ee(e){let t=c(N).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>s(`span`,{className:W.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&s(`span`,{"aria-hidden":`true`,children:`└ `}),s(h,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>s(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>s(E,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&s(`span`,{className:W.actions,children:[s(k,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),s(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),s(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{$ as CategoryList,V as a,U as i,H as n,B as o,z as r,G as t};