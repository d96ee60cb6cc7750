const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-D7U23cYv.js","assets/details-sHZI4id6.js","assets/early-JhwasVCb.js","assets/parts-sUoMt7hs.js","assets/index-ah7yBjvo.js","assets/BulkDialog-CoCA7jvd.js","assets/dialogs-DMNuVB_d.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/CategoryDialog-Dv3b4bL1.js","assets/SelectField-V2_MKtwc.js","assets/TextField-D4_Wa49S.js","assets/products-BJr3jwDv.js","assets/productMessages-FKRENRyR.js","assets/CategoryStatusDialog-DAdA0ALF.js","assets/DeleteCategoryDialog-jrirQW1X.js"])))=>i.map(i=>d[i]);
import{An as e,D as t,Dn as n,H as r,Ht as i,J as a,Nn as o,Q as s,Ut as c,ct as l,en as u,ot as d,p as f,tn as p,x as m,xn as h}from"./index-ah7yBjvo.js";import{C as g,_t as _}from"./details-sHZI4id6.js";import{A as v,F as y,K as b,M as x,S,U as C,Y as w,Z as T,a as ee,f as E,i as D,j as O,nt as k,r as A,u as j}from"./parts-sUoMt7hs.js";import{a as M,r as N,t as P}from"./products-BJr3jwDv.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=a(F);p();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=o({CategoryList:()=>$});e();var K=f(()=>d(()=>import(`./ArchiveCategoriesDialog-D7U23cYv.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),q=f(()=>d(()=>import(`./CategoryDialog-Dv3b4bL1.js`).then(e=>e.CategoryDialog),__vite__mapDeps([9,4,2,6,1,3,7,8,10,11,12,13]))),J=f(()=>d(()=>import(`./CategoryStatusDialog-DAdA0ALF.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([14,4,2,6,1,3,7,8,12]))),Y=f(()=>d(()=>import(`./DeleteCategoryDialog-jrirQW1X.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([15,4,2,3,6,1,7,8,10,12]))),X=i(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=v(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let e=s(N).categories,{table:i}=s(t),a=X.useSearch(),{close:o}=C(),c=l(`CATALOGUE_WRITE`),{data:d,error:f,refetch:p}=j(R,{},Z,[`CATEGORY`]),v=g(d?.categories),D=v?.find(({id:e})=>e===a.row),P=S(a,D),F=v&&M(v),{chosen:L,selection:z,clear:B,remove:V}=ee(F,{}),[H,U]=h(),W=L.filter(({status:e})=>e===`ACTIVE`),G=L.filter(({status:e})=>e===`ARCHIVED`);return u(n,{children:[u(w,{title:e.title,aside:u(O,{type:`CATEGORY`,ids:F?.map(({id:e})=>e),where:void 0,...Q}),actions:u(n,{children:[u(x,{input:{kind:`CATEGORIES`},count:v?.length}),c&&u(A,{look:`primary`,icon:k,to:`/categories`,search:{dialog:`add`},children:e.add})]})}),u(T,{flush:!0,children:[L.length>0&&u(E,{text:i.selected(L.length),onClear:B,children:[G.length>0&&u(m,{size:`small`,icon:I,onClick:()=>U({archive:!1,categories:G}),children:e.restore}),W.length>0&&u(m,{size:`small`,icon:_,onClick:()=>U({archive:!0,categories:W}),children:e.archive})]}),u(b,{name:`categories`,label:e.title,columns:te(c),rows:F,rowKey:({id:e})=>e,rowName:({name:e})=>e,...c&&{selection:z},error:f,onRetry:()=>void p(),empty:u(y,{icon:r,title:e.empty,text:e.emptyText})})]}),H&&u(K,{...H,onDone:V,onClose:()=>U(void 0)}),c&&v&&a.dialog===`add`&&u(q,{categories:v,category:void 0,onClose:o}),c&&v&&P&&a.dialog===`edit`&&u(q,{categories:v,category:P,onClose:o},P.id),c&&D&&a.dialog===`status`&&u(J,{category:D,onClose:o},D.id),c&&v&&D&&a.dialog===`delete`&&u(Y,{categories:v,category:D,onClose:o},D.id)]})}function te(e){let t=s(N).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>u(`span`,{className:W.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&u(`span`,{"aria-hidden":`true`,children:`└ `}),u(c,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>u(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>u(D,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&u(`span`,{className:W.actions,children:[u(A,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),u(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),u(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{$ as CategoryList,V as a,U as i,H as n,B as o,z as r,G as t};