const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/ArchiveCategoriesDialog-CqKM0-3R.js","assets/details-Cmv5GQaD.js","assets/early-JhwasVCb.js","assets/parts-C1VRNkno.js","assets/index-jHT1tkCe.js","assets/BulkDialog-Dbwyw4E9.js","assets/dialogs-DWt2_yZc.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/CategoryDialog-DB_HL1uF.js","assets/SelectField-Dpe8wujt.js","assets/TextField-YX5biQ1K.js","assets/products-DekI9wU8.js","assets/productMessages-Cgq4_5lK.js","assets/CategoryStatusDialog-CAgQCL9s.js","assets/DeleteCategoryDialog-Cyh3hLLT.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,H as r,Ht as i,J as a,Mn as o,Q as s,Vt as c,bn as ee,ct as l,en as u,kn as d,ot as f,p,x as m}from"./index-jHT1tkCe.js";import{C as h,gt as g}from"./details-Cmv5GQaD.js";import{A as _,F as v,K as y,M as b,S as x,U as S,Y as C,Z as w,a as T,f as E,i as D,j as O,nt as k,r as A,u as j}from"./parts-C1VRNkno.js";import{a as M,r as N,t as P}from"./products-DekI9wU8.js";var F={name:`archive-arrow-up`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h2`,key:`tvwodi`}],[`path`,{d:`M20 8v11a2 2 0 0 1-2 2h-2`,key:`1gkqxj`}],[`path`,{d:`m9 15 3-3 3 3`,key:`1pd0qc`}],[`path`,{d:`M12 12v9`,key:`192myk`}]],aliases:[`archive-restore`]};F.node;var I=a(F);u();var L=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},R=new L(`
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
    `),W={name:`_name_w3ll8_2`,actions:`_actions_w3ll8_5`},G=o({CategoryList:()=>$});d();var K=p(()=>f(()=>import(`./ArchiveCategoriesDialog-CqKM0-3R.js`).then(e=>e.ArchiveCategoriesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8]))),q=p(()=>f(()=>import(`./CategoryDialog-DB_HL1uF.js`).then(e=>e.CategoryDialog),__vite__mapDeps([9,4,2,6,1,3,7,8,10,11,12,13]))),J=p(()=>f(()=>import(`./CategoryStatusDialog-CAgQCL9s.js`).then(e=>e.CategoryStatusDialog),__vite__mapDeps([14,4,2,6,1,3,7,8,12]))),Y=p(()=>f(()=>import(`./DeleteCategoryDialog-Cyh3hLLT.js`).then(e=>e.DeleteCategoryDialog),__vite__mapDeps([15,4,2,3,6,1,7,8,10,12]))),X=c(`/signedIn/categories`),Z=({categories:e})=>e.edges.map(({node:e})=>e),Q=_(P,({categories:e})=>e.edges.map(({node:e})=>e));function $(){let i=s(N).categories,{table:a}=s(t),o=X.useSearch(),{close:c}=S(),u=l(`CATALOGUE_WRITE`),{data:d,error:f,refetch:p}=j(R,{},Z,[`CATEGORY`]),_=h(d?.categories),D=_?.find(({id:e})=>e===o.row),P=x(o,D),F=_&&M(_),{chosen:L,selection:z,clear:B,remove:V}=T(F,{}),[H,U]=ee(),W=L.filter(({status:e})=>e===`ACTIVE`),G=L.filter(({status:e})=>e===`ARCHIVED`);return e(n,{children:[e(C,{title:i.title,aside:e(O,{type:`CATEGORY`,ids:F?.map(({id:e})=>e),where:void 0,...Q}),actions:e(n,{children:[e(b,{input:{kind:`CATEGORIES`},count:_?.length}),u&&e(A,{look:`primary`,icon:k,to:`/categories`,search:{dialog:`add`},children:i.add})]})}),e(w,{flush:!0,children:[L.length>0&&e(E,{text:a.selected(L.length),onClear:B,children:[G.length>0&&e(m,{size:`small`,icon:I,onClick:()=>U({archive:!1,categories:G}),children:i.restore}),W.length>0&&e(m,{size:`small`,icon:g,onClick:()=>U({archive:!0,categories:W}),children:i.archive})]}),e(y,{name:`categories`,label:i.title,columns:te(u),rows:F,rowKey:({id:e})=>e,rowName:({name:e})=>e,...u&&{selection:z},error:f,onRetry:()=>void p(),empty:e(v,{icon:r,title:i.empty,text:i.emptyText})})]}),H&&e(K,{...H,onDone:V,onClose:()=>U(void 0)}),u&&_&&o.dialog===`add`&&e(q,{categories:_,category:void 0,onClose:c}),u&&_&&P&&o.dialog===`edit`&&e(q,{categories:_,category:P,onClose:c},P.id),u&&D&&o.dialog===`status`&&e(J,{category:D,onClose:c},D.id),u&&_&&D&&o.dialog===`delete`&&e(Y,{categories:_,category:D,onClose:c},D.id)]})}function te(t){let n=s(N).categories;return[{id:`name`,header:n.name,width:18,cell:({id:t,name:n,depth:r})=>e(`span`,{className:W.name,style:{paddingInlineStart:`${r*22}px`},children:[r>0&&e(`span`,{"aria-hidden":`true`,children:`└ `}),e(i,{to:`/products`,search:{category:t},children:n})]})},{id:`slug`,header:n.slug,wide:!0,width:12,cell:({slug:t})=>e(`code`,{children:t})},{id:`status`,header:n.status,width:8,wide:`below`,cell:({status:t})=>e(D,{kind:`variation`,status:t})},{id:`actions`,header:n.actions,align:`end`,width:18,cell:({id:r,name:i,status:a})=>t&&e(`span`,{className:W.actions,children:[e(A,{size:`small`,to:`/categories`,search:{dialog:`edit`,row:r},"aria-label":`${n.edit} ${i}`,children:n.edit}),e(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`status`,row:r},"aria-label":`${a===`ACTIVE`?n.archive:n.restore} ${i}`,children:a===`ACTIVE`?n.archive:n.restore}),e(A,{size:`small`,look:`quiet`,to:`/categories`,search:{dialog:`delete`,row:r},"aria-label":`${n.delete} ${i}`,children:n.delete})]})}]}export{$ as CategoryList,V as a,U as i,H as n,B as o,z as r,G as t};