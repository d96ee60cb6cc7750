const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-Bqxhrc6e.js","assets/details-D9Y-tpnF.js","assets/early-JhwasVCb.js","assets/parts-CE7ui_Zl.js","assets/index-DSghyoMO.js","assets/BulkDialog-Dw_ThBoE.js","assets/dialogs-C5K1e2p_.js","assets/sending-BYyfSJLp.js","assets/draft-Zl2_X2FY.js","assets/CategoryDialog-Dy-2_oPX.js","assets/SelectField-C00sgTQ7.js","assets/TextField-DBMLqxJK.js","assets/products-w5XPkNif.js","assets/productMessages-CGn4WLoK.js","assets/CategoryStatusDialog-BIQAzUcQ.js","assets/DeleteCategoryDialog-DRVQ0ov3.js"])))=>i.map(i=>d[i]);
import{An as e,D as t,H as n,In as r,J as i,Nn as a,Q as o,Ut as s,Wt as c,ct as l,nn as u,ot as d,p as f,rn as p,wn as m,x as h}from"./index-DSghyoMO.js";import{S as g,vt as _}from"./details-D9Y-tpnF.js";import{A as v,F as y,K as b,M as x,S,U as C,Y as w,Z as ee,a as T,f as E,i as D,j as O,nt as k,r as A,u as j}from"./parts-CE7ui_Zl.js";import{a as M,r as N,t as P}from"./products-w5XPkNif.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=i(F);p();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=r({CategoryList:()=>$});a();var K=f(()=>d(()=>import(`./ArchiveCategoriesDialog-Bqxhrc6e.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),q=f(()=>d(()=>import(`./CategoryDialog-Dy-2_oPX.js`).then(e=>e.CategoryDialog),__vite__mapDeps([9,4,2,6,1,3,7,8,10,11,12,13]))),J=f(()=>d(()=>import(`./CategoryStatusDialog-BIQAzUcQ.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([14,4,2,6,1,3,7,8,12]))),Y=f(()=>d(()=>import(`./DeleteCategoryDialog-DRVQ0ov3.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([15,4,2,3,6,1,7,8,10,12]))),X=s(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=v(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let r=o(N).categories,{table:i}=o(t),a=X.useSearch(),{close:s}=C(),c=l(`CATALOGUE_WRITE`),{data:d,error:f,refetch:p}=j(R,{},Z,[`CATEGORY`]),v=g(d?.categories),D=v?.find(({id:e})=>e===a.row),P=S(a,D),F=v&&M(v),{chosen:L,selection:z,clear:B,remove:V}=T(F,{}),[H,U]=m(),W=L.filter(({status:e})=>e===`ACTIVE`),G=L.filter(({status:e})=>e===`ARCHIVED`);return u(e,{children:[u(w,{title:r.title,aside:u(O,{type:`CATEGORY`,ids:F?.map(({id:e})=>e),where:void 0,...Q}),actions:u(e,{children:[u(x,{input:{kind:`CATEGORIES`},count:v?.length}),c&&u(A,{look:`primary`,icon:k,to:`/categories`,search:{dialog:`add`},children:r.add})]})}),u(ee,{flush:!0,children:[L.length>0&&u(E,{text:i.selected(L.length),onClear:B,children:[G.length>0&&u(h,{size:`small`,icon:I,onClick:()=>U({archive:!1,categories:G}),children:r.restore}),W.length>0&&u(h,{size:`small`,icon:_,onClick:()=>U({archive:!0,categories:W}),children:r.archive})]}),u(b,{name:`categories`,label:r.title,columns:te(c),rows:F,rowKey:({id:e})=>e,rowName:({name:e})=>e,...c&&{selection:z},error:f,onRetry:()=>void p(),empty:u(y,{icon:n,title:r.empty,text:r.emptyText})})]}),H&&u(K,{...H,onDone:V,onClose:()=>U(void 0)}),c&&v&&a.dialog===`add`&&u(q,{categories:v,category:void 0,onClose:s}),c&&v&&P&&a.dialog===`edit`&&u(q,{categories:v,category:P,onClose:s},P.id),c&&D&&a.dialog===`status`&&u(J,{category:D,onClose:s},D.id),c&&v&&D&&a.dialog===`delete`&&u(Y,{categories:v,category:D,onClose:s},D.id)]})}function te(e){let t=o(N).categories;return[{id:`name`,header:t.name,width:18,cell:({id:e,name:t,depth:n})=>u(`span`,{className:W.name,style:{paddingInlineStart:`${n*22}px`},children:[n>0&&u(`span`,{"aria-hidden":`true`,children:`└ `}),u(c,{to:`/products`,search:{category:e},children:t})]})},{id:`slug`,header:t.slug,wide:!0,width:12,cell:({slug:e})=>u(`code`,{children:e})},{id:`status`,header:t.status,width:8,wide:`below`,cell:({status:e})=>u(D,{kind:`variation`,status:e})},{id:`actions`,header:t.actions,align:`end`,width:18,cell:({id:n,name:r,status:i})=>e&&u(`span`,{className:W.actions,children:[u(A,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:n},"aria-label":`${t.edit} ${r}`,children:t.edit}),u(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:n},"aria-label":`${i===`ACTIVE`?t.archive:t.restore} ${r}`,children:i===`ACTIVE`?t.archive:t.restore}),u(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:n},"aria-label":`${t.delete} ${r}`,children:t.delete})]})}]}export{$ as CategoryList,V as a,U as i,H as n,B as o,z as r,G as t};