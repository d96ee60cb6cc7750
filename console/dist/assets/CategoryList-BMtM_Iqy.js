const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-sBQWh2gB.js","assets/details-CfP5J__g.js","assets/early-DhbaGOmZ.js","assets/parts-uYqX-dei.js","assets/index-CrslgKQf.js","assets/BulkDialog-CndBXUrv.js","assets/dialogs-myGTe9xi.js","assets/CategoryDialog-Boa_G5GX.js","assets/SelectField-COzSpDf8.js","assets/TextField-BGdrlW60.js","assets/products-Cwrpcm5l.js","assets/productMessages-DZeg0ZX8.js","assets/CategoryStatusDialog-Bi5QZhuJ.js","assets/DeleteCategoryDialog-Syk9lpJw.js"])))=>i.map(i=>d[i]);
import{Cn as e,E as t,En as n,It as r,Jt as i,Lt as a,O as o,U as s,Y as c,Yt as l,at as u,b as d,bn as f,mn as p,p as m,rt as h}from"./index-CrslgKQf.js";import{T as g,pt as _}from"./details-CfP5J__g.js";import{A as v,G as y,H as b,J as x,P as S,X as C,a as w,f as T,i as E,j as D,k as O,nt as k,r as A,u as j}from"./parts-uYqX-dei.js";import{a as M,r as N,t as P}from"./products-Cwrpcm5l.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=c(F);l();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=n({CategoryList:()=>$});e();var K=m(()=>h(()=>import(`./ArchiveCategoriesDialog-sBQWh2gB.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),q=m(()=>h(()=>import(`./CategoryDialog-Boa_G5GX.js`).then(e=>e.CategoryDialog),__vite__mapDeps([7,4,2,6,1,3,8,9,10,11]))),J=m(()=>h(()=>import(`./CategoryStatusDialog-Bi5QZhuJ.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([12,4,2,6,1,3,10]))),Y=m(()=>h(()=>import(`./DeleteCategoryDialog-Syk9lpJw.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([13,4,2,3,6,1,8,10]))),X=r(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=O(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let e=o(N).categories,{table:n}=o(t),r=X.useSearch(),{close:a}=b(),c=u(`CATALOGUE_WRITE`),{data:l,error:m,refetch:h}=j(R,{},Z,[`CATEGORY`]),E=g(l?.categories),O=E?.find(({id:e})=>e===r.row),P=E&&M(E),{chosen:F,selection:L,clear:z,remove:B}=w(P,{}),[V,H]=p(),U=F.filter(({status:e})=>e===`ACTIVE`),W=F.filter(({status:e})=>e===`ARCHIVED`);return i(f,{children:[i(x,{title:e.title,aside:i(v,{type:`CATEGORY`,ids:P?.map(({id:e})=>e),where:void 0,...Q}),actions:i(f,{children:[i(D,{input:{kind:`CATEGORIES`},count:E?.length}),c&&i(A,{look:`primary`,icon:k,to:`/categories`,search:{dialog:`add`},children:e.add})]})}),i(C,{flush:!0,children:[F.length>0&&i(T,{text:n.selected(F.length),onClear:z,children:[W.length>0&&i(d,{size:`small`,icon:I,onClick:()=>H({archive:!1,categories:W}),children:e.restore}),U.length>0&&i(d,{size:`small`,icon:_,onClick:()=>H({archive:!0,categories:U}),children:e.archive})]}),i(y,{name:`categories`,label:e.title,columns:ee(c),rows:P,rowKey:({id:e})=>e,rowName:({name:e})=>e,...c&&{selection:L},error:m,onRetry:()=>void h(),empty:i(S,{icon:s,title:e.empty,text:e.emptyText})})]}),V&&i(K,{...V,onDone:B,onClose:()=>H(void 0)}),c&&E&&r.dialog===`add`&&i(q,{categories:E,category:void 0,onClose:a}),c&&E&&O&&r.dialog===`edit`&&i(q,{categories:E,category:O,onClose:a},O.id),c&&O&&r.dialog===`status`&&i(J,{category:O,onClose:a},O.id),c&&E&&O&&r.dialog===`delete`&&i(Y,{categories:E,category:O,onClose:a},O.id)]})}function ee(e){let t=o(N).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>i(`span`,{className:W.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&i(`span`,{"aria-hidden":`true`,children:`└ `}),i(a,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>i(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>i(E,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:a})=>e&&i(`span`,{className:W.actions,children:[i(A,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),i(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:n},"aria-label":`${a===`ACTIVE`?t.archive:t.restore} ${r}`,children:a===`ACTIVE`?t.archive:t.restore}),i(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{$ as CategoryList,V as a,U as i,H as n,B as o,z as r,G as t};