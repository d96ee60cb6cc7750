const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-C3JCT9_R.js","assets/details-P_G1di9K.js","assets/early-grBt5JFH.js","assets/parts-B2JQus4x.js","assets/index-ntnhS566.js","assets/BulkDialog-8ClP7OSL.js","assets/dialogs-BJDtHswT.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/CategoryDialog-Bq73EABv.js","assets/SelectField-YKNCqwo9.js","assets/TextField-CopWnkay.js","assets/products-Bd9fMwyk.js","assets/productMessages-BdzZ-vYO.js","assets/CategoryStatusDialog-dkQP2kJH.js","assets/DeleteCategoryDialog-CU79g5id.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,Fn as n,H as r,J as i,Mn as a,Q as o,Ut as s,Wt as c,ct as l,kn as u,nn as d,ot as f,p,rn as m,x as h}from"./index-ntnhS566.js";import{S as g,vt as _}from"./details-P_G1di9K.js";import{C as v,I as y,M as b,N as x,Q as S,W as C,X as w,a as T,i as E,j as D,p as O,q as k,r as A,rt as j,u as ee}from"./parts-B2JQus4x.js";import{a as M,r as N,t as P}from"./products-Bd9fMwyk.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=i(F);m();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=n({CategoryList:()=>$});a();var K=p(()=>f(()=>import(`./ArchiveCategoriesDialog-C3JCT9_R.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),q=p(()=>f(()=>import(`./CategoryDialog-Bq73EABv.js`).then(e=>e.CategoryDialog),__vite__mapDeps([9,4,2,6,1,3,7,8,10,11,12,13]))),J=p(()=>f(()=>import(`./CategoryStatusDialog-dkQP2kJH.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([14,4,2,6,1,3,7,8,12]))),Y=p(()=>f(()=>import(`./DeleteCategoryDialog-CU79g5id.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([15,4,2,3,6,1,7,8,10,12]))),X=s(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=D(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let n=o(N).categories,{table:i}=o(t),a=X.useSearch(),{close:s}=C(),c=l(`CATALOGUE_WRITE`),{data:f,error:p,refetch:m}=ee(R,{},Z,[`CATEGORY`]),E=g(f?.categories),D=E?.find(({id:e})=>e===a.row),P=v(a,D),F=E&&M(E),{chosen:L,selection:z,clear:B,remove:V}=T(F,{}),[H,U]=e(),W=L.filter(({status:e})=>e===`ACTIVE`),G=L.filter(({status:e})=>e===`ARCHIVED`);return d(u,{children:[d(w,{title:n.title,aside:d(b,{type:`CATEGORY`,ids:F?.map(({id:e})=>e),where:void 0,...Q}),actions:d(u,{children:[d(x,{input:{kind:`CATEGORIES`},count:E?.length}),c&&d(A,{look:`primary`,icon:j,to:`/categories`,search:{dialog:`add`},children:n.add})]})}),d(S,{flush:!0,children:[L.length>0&&d(O,{text:i.selected(L.length),onClear:B,children:[G.length>0&&d(h,{size:`small`,icon:I,onClick:()=>U({archive:!1,categories:G}),children:n.restore}),W.length>0&&d(h,{size:`small`,icon:_,onClick:()=>U({archive:!0,categories:W}),children:n.archive})]}),d(k,{name:`categories`,label:n.title,columns:te(c),rows:F,rowKey:({id:e})=>e,rowName:({name:e})=>e,...c&&{selection:z},error:p,onRetry:()=>void m(),empty:d(y,{icon:r,title:n.empty,text:n.emptyText})})]}),H&&d(K,{...H,onDone:V,onClose:()=>U(void 0)}),c&&E&&a.dialog===`add`&&d(q,{categories:E,category:void 0,onClose:s}),c&&E&&P&&a.dialog===`edit`&&d(q,{categories:E,category:P,onClose:s},P.id),c&&D&&a.dialog===`status`&&d(J,{category:D,onClose:s},D.id),c&&E&&D&&a.dialog===`delete`&&d(Y,{categories:E,category:D,onClose:s},D.id)]})}function te(e){let t=o(N).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>d(`span`,{className:W.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&d(`span`,{"aria-hidden":`true`,children:`└ `}),d(c,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>d(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>d(E,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&d(`span`,{className:W.actions,children:[d(A,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),d(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),d(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{$ as CategoryList,U as a,z as i,R as n,V as o,H as r,B as s,G as t};