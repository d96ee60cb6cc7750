const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-Kt8Aso-f.js","assets/pages-BKuchlSa.js","assets/early-__BPvlh7.js","assets/details-DEzsJ7Eu.js","assets/parts-Cc9LtXcq.js","assets/index-BnWrMzHB.js","assets/BulkDialog-BVJ1Qrx0.js","assets/dialogs-CX15PTHH.js","assets/sending-85CfD5rY.js","assets/draft-B-oezJ_L.js","assets/CategoryDialog-DAG83pyT.js","assets/SelectField-BtILaga8.js","assets/TextField-Lr_b49hX.js","assets/products-C2ZVho_f.js","assets/productMessages-CVSAFwVk.js","assets/CategoryStatusDialog-BQ2gE01L.js","assets/DeleteCategoryDialog-U6LPT8My.js"])))=>i.map(i=>d[i]);
import{Dn as e,Ft as t,G as n,It as r,Jt as i,Y as a,Yt as o,hn as s,rt as c,tt as l,u,v as d,w as f,wn as p,xn as m,z as h}from"./index-BnWrMzHB.js";import{c as g,d as _,k as v}from"./details-DEzsJ7Eu.js";import{A as y,F as b,M as x,Q as S,S as C,W as w,X as T,a as E,i as D,j as O,nt as ee,q as k,r as A,u as j}from"./parts-Cc9LtXcq.js";import{a as M,r as N,t as P}from"./products-C2ZVho_f.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=n(F);o();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_imbe4_2`,actions:`_actions_imbe4_5`},G=e({CategoryList:()=>$});p();var K=u(()=>l(()=>import(`./ArchiveCategoriesDialog-Kt8Aso-f.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),q=u(()=>l(()=>import(`./CategoryDialog-DAG83pyT.js`).then(e=>e.CategoryDialog),__vite__mapDeps([10,5,2,7,3,4,1,8,9,11,12,13,14]))),J=u(()=>l(()=>import(`./CategoryStatusDialog-BQ2gE01L.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([15,5,2,7,3,4,1,8,9,13]))),Y=u(()=>l(()=>import(`./DeleteCategoryDialog-U6LPT8My.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([16,5,2,4,7,3,1,8,9,11,13]))),X=t(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=y(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let e=a(N).categories,{table:t}=a(f),n=X.useSearch(),{close:r}=w(),o=c(`CATALOGUE_WRITE`),{data:l,error:u,refetch:p}=j(R,{},Z,[`CATEGORY`]),y=_(l?.categories),D=y?.find(({id:e})=>e===n.row),P=C(n,D),F=y&&M(y),{chosen:L,selection:z,clear:B,remove:V}=E(F,{}),[H,U]=s(),W=L.filter(({status:e})=>e===`ACTIVE`),G=L.filter(({status:e})=>e===`ARCHIVED`);return i(m,{children:[i(T,{title:e.title,aside:i(O,{type:`CATEGORY`,ids:F?.map(({id:e})=>e),where:void 0,...Q}),actions:i(m,{children:[i(x,{input:{kind:`CATEGORIES`},count:y?.length}),o&&i(A,{look:`primary`,icon:ee,to:`/categories`,search:{dialog:`add`},children:e.add})]})}),i(S,{flush:!0,children:[L.length>0&&i(g,{text:t.selected(L.length),onClear:B,children:[G.length>0&&i(d,{size:`small`,icon:I,onClick:()=>U({archive:!1,categories:G}),children:e.restore}),W.length>0&&i(d,{size:`small`,icon:v,onClick:()=>U({archive:!0,categories:W}),children:e.archive})]}),i(k,{name:`categories`,label:e.title,columns:te(o),rows:F,rowKey:({id:e})=>e,rowName:({name:e})=>e,...o&&{selection:z},error:u,onRetry:()=>void p(),empty:i(b,{icon:h,title:e.empty,text:e.emptyText})})]}),H&&i(K,{...H,onDone:V,onClose:()=>U(void 0)}),o&&y&&n.dialog===`add`&&i(q,{categories:y,category:void 0,onClose:r}),o&&y&&P&&n.dialog===`edit`&&i(q,{categories:y,category:P,onClose:r},P.id),o&&D&&n.dialog===`status`&&i(J,{category:D,onClose:r},D.id),o&&y&&P&&n.dialog===`delete`&&i(Y,{categories:y,category:P,onClose:r},P.id)]})}function te(e){let t=a(N).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>i(`span`,{className:W.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&i(`span`,{"aria-hidden":`true`,children:`└ `}),i(r,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>i(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>i(D,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:a})=>e&&i(`span`,{className:W.actions,children:[i(A,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),i(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:n},"aria-label":`${a===`ACTIVE`?t.archive:t.restore} ${r}`,children:a===`ACTIVE`?t.archive:t.restore}),i(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{$ as CategoryList,U as a,z as i,R as n,V as o,H as r,B as s,G as t};