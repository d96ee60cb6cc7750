const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-DbULm34O.js","assets/pages-BpAtkfM2.js","assets/early-__BPvlh7.js","assets/details-CiSvw2-D.js","assets/parts-C2OOrKHF.js","assets/index-ByM-MJ82.js","assets/BulkDialog-D27T9Xp7.js","assets/dialogs-C2mIxewQ.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/CategoryDialog-aiGesnDE.js","assets/SelectField-C69C7Ikd.js","assets/TextField-CrG_SIf5.js","assets/products-GnWPwEs9.js","assets/productMessages-DEd6qIYT.js","assets/CategoryStatusDialog-De4s51co.js","assets/DeleteCategoryDialog-DCNwMVYA.js"])))=>i.map(i=>d[i]);
import{Dn as e,Ft as t,G as n,It as r,Jt as i,Y as a,Yt as o,hn as s,rt as ee,tt as c,u as l,v as u,w as d,wn as f,xn as p,z as m}from"./index-ByM-MJ82.js";import{c as h,d as g,k as _}from"./details-CiSvw2-D.js";import{C as v,K as y,L as b,M as x,N as S,Q as C,Y as w,a as T,d as E,et as D,i as O,j as k,o as A,rt as j}from"./parts-C2OOrKHF.js";import{a as M,r as N,t as P}from"./products-GnWPwEs9.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=n(F);o();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_imbe4_2`,actions:`_actions_imbe4_5`},G=e({CategoryList:()=>$});f();var K=l(()=>c(()=>import(`./ArchiveCategoriesDialog-DbULm34O.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),q=l(()=>c(()=>import(`./CategoryDialog-aiGesnDE.js`).then(e=>e.CategoryDialog),__vite__mapDeps([10,5,2,7,3,4,1,8,9,11,12,13,14]))),J=l(()=>c(()=>import(`./CategoryStatusDialog-De4s51co.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([15,5,2,7,3,4,1,8,9,13]))),Y=l(()=>c(()=>import(`./DeleteCategoryDialog-DCNwMVYA.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([16,5,2,4,7,3,1,8,9,11,13]))),X=t(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=k(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let e=a(N).categories,{table:t}=a(d),n=X.useSearch(),{close:r}=y(),o=ee(`CATALOGUE_WRITE`),{data:c,error:l,refetch:f}=E(R,{},Z,[`CATEGORY`]),T=g(c?.categories),k=T?.find(({id:e})=>e===n.row),P=v(n,k),F=T&&M(T),{chosen:L,selection:z,clear:B,remove:V}=A(F,{}),[H,U]=s(),W=L.filter(({status:e})=>e===`ACTIVE`),G=L.filter(({status:e})=>e===`ARCHIVED`);return i(p,{children:[i(C,{title:e.title,aside:i(x,{type:`CATEGORY`,ids:F?.map(({id:e})=>e),where:void 0,...Q}),actions:i(p,{children:[i(S,{input:{kind:`CATEGORIES`},count:T?.length}),o&&i(O,{look:`primary`,icon:j,to:`/categories`,search:{dialog:`add`},children:e.add})]})}),i(D,{flush:!0,children:[L.length>0&&i(h,{text:t.selected(L.length),onClear:B,children:[G.length>0&&i(u,{size:`small`,icon:I,onClick:()=>U({archive:!1,categories:G}),children:e.restore}),W.length>0&&i(u,{size:`small`,icon:_,onClick:()=>U({archive:!0,categories:W}),children:e.archive})]}),i(w,{name:`categories`,label:e.title,columns:te(o),rows:F,rowKey:({id:e})=>e,rowName:({name:e})=>e,...o&&{selection:z},error:l,onRetry:()=>void f(),empty:i(b,{icon:m,title:e.empty,text:e.emptyText})})]}),H&&i(K,{...H,onDone:V,onClose:()=>U(void 0)}),o&&T&&n.dialog===`add`&&i(q,{categories:T,category:void 0,onClose:r}),o&&T&&P&&n.dialog===`edit`&&i(q,{categories:T,category:P,onClose:r},P.id),o&&k&&n.dialog===`status`&&i(J,{category:k,onClose:r},k.id),o&&T&&P&&n.dialog===`delete`&&i(Y,{categories:T,category:P,onClose:r},P.id)]})}function te(e){let t=a(N).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>i(`span`,{className:W.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&i(`span`,{"aria-hidden":`true`,children:`└ `}),i(r,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>i(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>i(T,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:a})=>e&&i(`span`,{className:W.actions,children:[i(O,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),i(O,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:n},"aria-label":`${a===`ACTIVE`?t.archive:t.restore} ${r}`,children:a===`ACTIVE`?t.archive:t.restore}),i(O,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{$ as CategoryList,U as a,z as i,R as n,V as o,H as r,B as s,G as t};