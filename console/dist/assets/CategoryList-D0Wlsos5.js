const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-rSmEkRj7.js","assets/details-BbL3iHvP.js","assets/early-CfQr5XEC.js","assets/parts-dljrLVEa.js","assets/index-BcOHjEZP.js","assets/BulkDialog-CHabVoNp.js","assets/dialogs-BGMIoYzq.js","assets/CategoryDialog-Uj26ThPt.js","assets/SelectField-BYZSSdLc.js","assets/TextField-CbiiAiCG.js","assets/products-CDHifvVQ.js","assets/productMessages--oYnhJ5J.js","assets/CategoryStatusDialog-DWFTPycu.js","assets/DeleteCategoryDialog-nqcTkrjB.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,Ft as n,Gt as r,H as i,J as a,Kt as o,Pt as s,T as c,_n as l,bn as u,dn as d,it as f,nt as p,y as m}from"./index-BcOHjEZP.js";import{T as h,ft as g}from"./details-BbL3iHvP.js";import{A as _,F as v,K as y,M as b,U as x,Y as S,Z as C,a as w,f as T,i as E,j as D,k as O,r as k,rt as A,u as j}from"./parts-dljrLVEa.js";import{a as M,r as N,t as P}from"./products-CDHifvVQ.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=a(F);o();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=e({CategoryList:()=>$});u();var K=b(()=>p(()=>import(`./ArchiveCategoriesDialog-rSmEkRj7.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),q=b(()=>p(()=>import(`./CategoryDialog-Uj26ThPt.js`).then(e=>e.CategoryDialog),__vite__mapDeps([7,4,2,6,1,3,8,9,10,11]))),J=b(()=>p(()=>import(`./CategoryStatusDialog-DWFTPycu.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([12,4,2,6,1,3,10]))),Y=b(()=>p(()=>import(`./DeleteCategoryDialog-nqcTkrjB.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([13,4,2,3,6,1,8,10]))),X=s(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=O(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let e=t(N).categories,{table:n}=t(c),a=X.useSearch(),{close:o}=x(),s=f(`CATALOGUE_WRITE`),{data:u,error:p,refetch:b}=j(R,{},Z,[`CATEGORY`]),E=h(u?.categories),O=E?.find(({id:e})=>e===a.row),P=E&&M(E),{chosen:F,selection:L,clear:z,remove:B}=w(P,{}),[V,H]=d(),U=F.filter(({status:e})=>e===`ACTIVE`),W=F.filter(({status:e})=>e===`ARCHIVED`);return r(l,{children:[r(S,{title:e.title,aside:r(_,{type:`CATEGORY`,ids:P?.map(({id:e})=>e),where:void 0,...Q}),actions:r(l,{children:[r(D,{input:{kind:`CATEGORIES`},count:E?.length}),s&&r(k,{look:`primary`,icon:A,to:`/categories`,search:{dialog:`add`},children:e.add})]})}),r(C,{flush:!0,children:[F.length>0&&r(T,{text:n.selected(F.length),onClear:z,children:[W.length>0&&r(m,{size:`small`,icon:I,onClick:()=>H({archive:!1,categories:W}),children:e.restore}),U.length>0&&r(m,{size:`small`,icon:g,onClick:()=>H({archive:!0,categories:U}),children:e.archive})]}),r(y,{name:`categories`,label:e.title,columns:ee(s),rows:P,rowKey:({id:e})=>e,rowName:({name:e})=>e,...s&&{selection:L},error:p,onRetry:()=>void b(),empty:r(v,{icon:i,title:e.empty,text:e.emptyText})})]}),V&&r(K,{...V,onDone:B,onClose:()=>H(void 0)}),s&&E&&a.dialog===`add`&&r(q,{categories:E,category:void 0,onClose:o}),s&&E&&O&&a.dialog===`edit`&&r(q,{categories:E,category:O,onClose:o}),s&&O&&a.dialog===`status`&&r(J,{category:O,onClose:o}),s&&E&&O&&a.dialog===`delete`&&r(Y,{categories:E,category:O,onClose:o})]})}function ee(e){let i=t(N).categories;return[{id:`name`,header:i.name,width:18,cell:({id:e,name:t,depth:i})=>r(`span`,{className:W.name,style:{paddingInlineStart:`${i*22}px`},children:[i>0&&r(`span`,{"aria-hidden":`true`,children:`└ `}),r(n,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:i.slug,wide:!0,width:12,cell:({slug:e})=>r(`code`,{children:e})},{id:`status`,header:i.status,width:8,wide:`below`,cell:({status:e})=>r(E,{kind:`variation`,status:e})},{id:`actions`,header:i.actions,align:`end`,width:18,cell:({id:t,name:n,status:a})=>e&&r(`span`,{className:W.actions,children:[r(k,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:t},"aria-label":`${i.edit} ${n}`,children:i.edit}),r(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:t},"aria-label":`${a===`ACTIVE`?i.archive:i.restore} ${n}`,children:a===`ACTIVE`?i.archive:i.restore}),r(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:t},"aria-label":`${i.delete} ${n}`,children:i.delete})]})}]}export{$ as CategoryList,V as a,U as i,H as n,B as o,z as r,G as t};