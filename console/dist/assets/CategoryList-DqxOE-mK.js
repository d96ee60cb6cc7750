const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-BnhlANUz.js","assets/details-CTmdLNcp.js","assets/early-CqjEYl7M.js","assets/parts-DXnIqi7I.js","assets/index-yR9VlGa-.js","assets/BulkDialog-DcT_U_p-.js","assets/dialogs-QNjhNvSa.js","assets/CategoryDialog-DBCrwc2B.js","assets/SelectField-CnXGz_Xy.js","assets/TextField-CMt_oLX6.js","assets/products-Dtc_SnDi.js","assets/productMessages-vz3L3gnb.js","assets/CategoryStatusDialog-CTcViXuh.js","assets/DeleteCategoryDialog-ty7OmUKu.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,En as n,H as r,J as i,Rt as a,Xt as o,Z as s,Zt as c,_n as l,at as u,kn as d,p as f,st as p,x as m,zt as h}from"./index-yR9VlGa-.js";import{T as g,_t as _}from"./details-CTmdLNcp.js";import{A as v,G as y,H as b,J as x,P as S,X as C,a as w,f as T,i as E,j as D,k as O,r as k,tt as A,u as j}from"./parts-DXnIqi7I.js";import{a as M,r as N,t as P}from"./products-Dtc_SnDi.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=i(F);c();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=d({CategoryList:()=>$});n();var K=f(()=>u(()=>import(`./ArchiveCategoriesDialog-BnhlANUz.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),q=f(()=>u(()=>import(`./CategoryDialog-DBCrwc2B.js`).then(e=>e.CategoryDialog),__vite__mapDeps([7,4,2,6,1,3,8,9,10,11]))),J=f(()=>u(()=>import(`./CategoryStatusDialog-CTcViXuh.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([12,4,2,6,1,3,10]))),Y=f(()=>u(()=>import(`./DeleteCategoryDialog-ty7OmUKu.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([13,4,2,3,6,1,8,10]))),X=a(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=O(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let n=s(N).categories,{table:i}=s(t),a=X.useSearch(),{close:c}=b(),u=p(`CATALOGUE_WRITE`),{data:d,error:f,refetch:h}=j(R,{},Z,[`CATEGORY`]),E=g(d?.categories),O=E?.find(({id:e})=>e===a.row),P=E&&M(E),{chosen:F,selection:L,clear:z,remove:B}=w(P,{}),[V,H]=l(),U=F.filter(({status:e})=>e===`ACTIVE`),W=F.filter(({status:e})=>e===`ARCHIVED`);return o(e,{children:[o(x,{title:n.title,aside:o(v,{type:`CATEGORY`,ids:P?.map(({id:e})=>e),where:void 0,...Q}),actions:o(e,{children:[o(D,{input:{kind:`CATEGORIES`},count:E?.length}),u&&o(k,{look:`primary`,icon:A,to:`/categories`,search:{dialog:`add`},children:n.add})]})}),o(C,{flush:!0,children:[F.length>0&&o(T,{text:i.selected(F.length),onClear:z,children:[W.length>0&&o(m,{size:`small`,icon:I,onClick:()=>H({archive:!1,categories:W}),children:n.restore}),U.length>0&&o(m,{size:`small`,icon:_,onClick:()=>H({archive:!0,categories:U}),children:n.archive})]}),o(y,{name:`categories`,label:n.title,columns:ee(u),rows:P,rowKey:({id:e})=>e,rowName:({name:e})=>e,...u&&{selection:L},error:f,onRetry:()=>void h(),empty:o(S,{icon:r,title:n.empty,text:n.emptyText})})]}),V&&o(K,{...V,onDone:B,onClose:()=>H(void 0)}),u&&E&&a.dialog===`add`&&o(q,{categories:E,category:void 0,onClose:c}),u&&E&&O&&a.dialog===`edit`&&o(q,{categories:E,category:O,onClose:c},O.id),u&&O&&a.dialog===`status`&&o(J,{category:O,onClose:c},O.id),u&&E&&O&&a.dialog===`delete`&&o(Y,{categories:E,category:O,onClose:c},O.id)]})}function ee(e){let t=s(N).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>o(`span`,{className:W.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&o(`span`,{"aria-hidden":`true`,children:`└ `}),o(h,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>o(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>o(E,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&o(`span`,{className:W.actions,children:[o(k,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),o(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),o(k,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{$ as CategoryList,V as a,U as i,H as n,B as o,z as r,G as t};