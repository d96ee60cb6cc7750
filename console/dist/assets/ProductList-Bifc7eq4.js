const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-Cls2TFdJ.js","assets/index-CSPtHws6.js","assets/early-JhwasVCb.js","assets/details-CUDUSL6Y.js","assets/parts-BlEiP3Aw.js","assets/dialogs-B2CoN6YY.js","assets/sending-Cmfws0CM.js","assets/draft-BRNLFewF.js","assets/SelectField-DNHBdK9u.js","assets/TextArea-3CIVHTxR.js","assets/TextField-BARJZ9lY.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-Dj899h7f.js","assets/ProductBulkBar-DCoTp3Hl.js","assets/bulkMessages-BX1RUema.js","assets/ProductBulkDialog-Drxd5Ktf.js","assets/BulkDialog-dfs_htqz.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,Ht as r,Lt as i,Q as a,R as o,St as s,Vt as c,bn as l,bt as u,ct as d,en as f,kn as p,on as m,ot as h,p as g,x as ee,xt as _}from"./index-CSPtHws6.js";import{$ as v,A as y,E as b,G as x,H as te,J as ne,P as S,T as C,U as w,W as T,X as E,a as re,b as ie,c as ae,i as D,j as O,k,o as A,tt as j,u as M,y as N}from"./parts-BlEiP3Aw.js";import{C as P,x as F}from"./details-CUDUSL6Y.js";import{H as I,U as L,n as R,x as z}from"./early-JhwasVCb.js";import{a as B,i as V,n as H,r as U}from"./products-CzK3Vuxy.js";f();var W=matchMedia(`(min-width: 1280px)`),G=e=>(W.addEventListener(`change`,e),()=>W.removeEventListener(`change`,e)),K=()=>m(G,()=>W.matches),q={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function J({categories:t,search:n}){let i=a(U).categories,o=d(`CATALOGUE_WRITE`),s=e=>({to:`/products`,search:{...n,category:e},activeOptions:{explicitUndefined:!0}});return e(`nav`,{className:q.tree,"aria-label":i.title,children:[e(`ul`,{children:[e(`li`,{children:e(r,{...s(void 0),children:i.all})}),B(t).map(({id:t,name:n,depth:i})=>e(`li`,{style:{paddingInlineStart:`${Math.min(i,5)*14}px`},children:e(r,{...s(t),children:n})},t))]}),o&&e(r,{to:`/categories`,className:q.edit,children:i.manage})]})}var Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},oe=new Y(`
    query ProductList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: ProductWhereInput, $orderBy: ProductOrder) {
  products(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
    orderBy: $orderBy
  ) {
    totalCount
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
    edges {
      node {
        id
        name
        slug
        kind
        status
        updatedAt
        categories {
          name
        }
        variations {
          status
          price
          stockQuantity
          backordered
        }
      }
    }
  }
}
    `),se=new Y(`
    query ProductCategories {
  categories(first: 100) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        parent {
          id
        }
      }
    }
  }
}
    `),X={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function ce(e,t){let n=e.sort??`-created`;return{...L(e),where:I({statusIn:e.status?u(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...V(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:X[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}f(),p();var le=g(()=>h(()=>import(`./CreateProductDialog-Cls2TFdJ.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12]))),ue=g(()=>h(()=>import(`./ProductBulkBar-DCoTp3Hl.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([13,1,2,4,14]))),de=g(()=>h(()=>import(`./ProductBulkDialog-Drxd5Ktf.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([15,1,2,16,5,3,4,6,7,14]))),Z=c(`/signedIn/products`),Q=({products:e})=>e.edges.map(({node:e})=>e),fe=k(H,({products:e})=>e.edges.map(({node:e})=>e));function pe(){let t=a(U),r=Z.useSearch(),s=Z.useNavigate(),c=d(`CATALOGUE_WRITE`),u=i(se,{}),f=P(u.data?.categories),p=ce(r,f??[]),m=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],h=!r.category||f!==void 0,g=M(oe,p,Q,m,{enabled:h}),{data:_,isPlaceholderData:b}=g,w=h?g:u,T=_&&Q(_),D=ge(),k=z(r),{chosen:A,selection:F,clear:L,remove:R}=re(T,k),[B,V]=l(null),{open:H,close:W}=te(),{after:G,before:K,...q}=k,{sort:J,...Y}=q,X=e=>void s({search:I({...q,...e})});return e(n,{children:[e(ne,{title:t.title,aside:e(y,{type:`PRODUCT`,ids:T?.map(({id:e})=>e),where:p.where,...fe,onShow:()=>X({})}),actions:e(n,{children:[e(O,{input:{kind:`PRODUCTS`,productWhere:p.where},count:_?.products.totalCount,ready:h}),c&&e(ee,{look:`primary`,icon:j,onClick:()=>H(`create`),children:t.add})]})}),e(ie,{list:`products`,to:`/products`,search:r}),e(N,{end:e(ae,{name:`products`,columns:D}),children:e(he,{search:k,categories:f??[],onChange:X})}),e(me,{search:q,categories:f??[],children:e(E,{flush:!0,children:[A.length>0&&e(ue,{count:A.length,onStart:e=>V({step:e,products:A}),onClear:L}),e(x,{name:`products`,label:t.title,columns:D,rows:T,rowKey:e=>e.id,rowName:e=>e.name,...c&&{selection:F},stale:b,error:w.error,onRetry:()=>void w.refetch(),sort:J??`-created`,onSort:e=>X({sort:e}),empty:Object.keys(Y).length>0?e(S,{icon:v,title:t.noMatch,text:t.noMatchText}):e(S,{icon:o,title:t.empty,text:t.emptyText})}),e(C,{connection:_?.products,onChange:e=>void s({search:I({...q,...e})})})]})}),B&&e(de,{...B,onDone:R,onClose:()=>V(null)}),r.dialog===`create`&&c&&e(le,{onClose:W})]})}function me(t){return K()?e(`div`,{className:q.beside,children:[e(J,{...t}),t.children]}):t.children}function he(r){let{search:i,categories:o,onChange:c}=r,l=a(U),{statuses:d}=a(t),f=a(F),p=K();return e(n,{children:[e(A,{label:l.search,placeholder:l.searchPlaceholder,value:i.q??``,onChange:e=>c({q:e})}),e(b,{label:l.filters.status,options:s.map(e=>({value:e,label:d.product[e]})),chosen:u(i),onChange:e=>c({status:e.join(`,`)})}),e(b,{single:!0,label:l.filters.kind,options:_.map(e=>({value:e,label:f[e]})),chosen:i.kind?[i.kind]:[],onChange:([e])=>c({kind:e})}),!p&&e(b,{single:!0,label:l.filters.category,options:o.map(({id:e,name:t})=>({value:e,label:t})),chosen:i.category?[i.category]:[],onChange:([e])=>c({category:e})})]})}function ge(){let{columns:t}=a(U),n=a(F),i=T();return[{id:`name`,header:t.name,cell:({slug:t,name:n})=>e(r,{to:`/products/$slug`,params:{slug:t},children:n}),sort:`name`,width:18},{id:`status`,header:t.status,cell:({status:t})=>e(D,{kind:`product`,status:t}),width:7},{id:`kind`,header:t.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:t.categories,cell:({categories:t})=>e(`span`,{className:`muted`,children:i.list(t.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:t.changed,cell:({updatedAt:t})=>e(w,{at:t}),sort:`updated`,wide:!0},{id:`price`,header:t.price,cell:t=>e(_e,{product:t}),align:`end`,wide:`below`,width:9},{id:`stock`,header:t.stock,cell:t=>e(ve,{product:t}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:t}){let n=a(U),r=T(),i=$(t).map(({price:e})=>e).sort(R),[o]=i;if(!o)return null;let s=r.money(o);return e(`span`,{className:`numeric`,children:i.some(e=>e!==o)?n.from(s):s})}function ve({product:t}){let n=a(U),r=T(),i=e=>$(t).reduce((t,n)=>t+n[e],0),o=i(`backordered`);return e(`span`,{className:`numeric`,children:[o>0&&e(`span`,{className:`muted`,children:[n.waiting(o,r.count(o)),` · `]}),r.count(i(`stockQuantity`))]})}export{pe as ProductList};