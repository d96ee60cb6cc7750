const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-D2xcA-nX.js","assets/index-jHT1tkCe.js","assets/early-JhwasVCb.js","assets/details-Cmv5GQaD.js","assets/parts-C1VRNkno.js","assets/dialogs-DWt2_yZc.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/SelectField-Dpe8wujt.js","assets/TextArea-CDEUbJOw.js","assets/TextField-YX5biQ1K.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-Cgq4_5lK.js","assets/ProductBulkBar-DI0pNr0C.js","assets/bulkMessages-DyGsH06T.js","assets/ProductBulkDialog-BMWkeE8h.js","assets/BulkDialog-Dbwyw4E9.js"])))=>i.map(i=>d[i]);
import{$t as e,D as t,En as n,Ht as r,Lt as i,Q as a,R as o,St as s,Vt as c,bn as l,bt as u,ct as d,en as f,kn as p,on as m,ot as h,p as g,x as ee,xt as _}from"./index-jHT1tkCe.js";import{A as v,D as y,E as b,F as x,G as S,K as C,M as w,U as T,W as E,Y as D,Z as te,a as ne,b as re,c as ie,et as O,i as k,j as ae,nt as oe,o as A,u as j,y as M}from"./parts-C1VRNkno.js";import{C as N,x as P}from"./details-Cmv5GQaD.js";import{H as F,U as I,n as L,x as R}from"./early-JhwasVCb.js";import{a as z,i as B,n as V,r as H}from"./products-DekI9wU8.js";f();var U=matchMedia(`(min-width: 1280px)`),W=e=>(U.addEventListener(`change`,e),()=>U.removeEventListener(`change`,e)),G=()=>m(W,()=>U.matches),K={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function q({categories:t,search:n}){let i=a(H).categories,o=d(`CATALOGUE_WRITE`),s=e=>({to:`/products`,search:{...n,category:e},activeOptions:{explicitUndefined:!0}});return e(`nav`,{className:K.tree,"aria-label":i.title,children:[e(`ul`,{children:[e(`li`,{children:e(r,{...s(void 0),children:i.all})}),z(t).map(({id:t,name:n,depth:i})=>e(`li`,{style:{paddingInlineStart:`${Math.min(i,5)*14}px`},children:e(r,{...s(t),children:n})},t))]}),o&&e(r,{to:`/categories`,className:K.edit,children:i.manage})]})}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},se=new J(`
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
    `),ce=new J(`
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
    `),Y={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function le(e,t){let n=e.sort??`-created`;return{...I(e),where:F({statusIn:e.status?u(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...B(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:Y[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}f(),p();var ue=g(()=>h(()=>import(`./CreateProductDialog-D2xcA-nX.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12]))),de=g(()=>h(()=>import(`./ProductBulkBar-DI0pNr0C.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([13,1,2,4,14]))),fe=g(()=>h(()=>import(`./ProductBulkDialog-BMWkeE8h.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([15,1,2,16,5,3,4,6,7,14]))),X=c(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),pe=v(V,({products:e})=>e.edges.map(({node:e})=>e));function me(){let t=a(H),r=X.useSearch(),s=X.useNavigate(),c=d(`CATALOGUE_WRITE`),u=i(ce,{}),f=N(u.data?.categories),p=le(r,f??[]),m=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],h=!r.category||f!==void 0,g=j(se,p,Z,m,{enabled:h}),{data:_,isPlaceholderData:v}=g,y=h?g:u,S=_&&Z(_),E=ge(),k=R(r),{chosen:A,selection:P,clear:I,remove:L}=ne(S,k),[z,B]=l(null),{open:V,close:U}=T(),{after:W,before:G,...K}=k,{sort:q,...J}=K,Y=e=>void s({search:F({...K,...e})});return e(n,{children:[e(D,{title:t.title,aside:e(ae,{type:`PRODUCT`,ids:S?.map(({id:e})=>e),where:p.where,...pe,onShow:()=>Y({})}),actions:e(n,{children:[e(w,{input:{kind:`PRODUCTS`,productWhere:p.where},count:_?.products.totalCount,ready:h}),c&&e(ee,{look:`primary`,icon:oe,onClick:()=>V(`create`),children:t.add})]})}),e(re,{list:`products`,to:`/products`,search:r}),e(M,{end:e(ie,{name:`products`,columns:E}),children:e(he,{search:k,categories:f??[],onChange:Y})}),e(Q,{search:K,categories:f??[],children:e(te,{flush:!0,children:[A.length>0&&e(de,{count:A.length,onStart:e=>B({step:e,products:A}),onClear:I}),e(C,{name:`products`,label:t.title,columns:E,rows:S,rowKey:e=>e.id,rowName:e=>e.name,...c&&{selection:P},stale:v,error:y.error,onRetry:()=>void y.refetch(),sort:q??`-created`,onSort:e=>Y({sort:e}),empty:Object.keys(J).length>0?e(x,{icon:O,title:t.noMatch,text:t.noMatchText}):e(x,{icon:o,title:t.empty,text:t.emptyText})}),e(b,{connection:_?.products,onChange:e=>void s({search:F({...K,...e})})})]})}),z&&e(fe,{...z,onDone:L,onClose:()=>B(null)}),r.dialog===`create`&&c&&e(ue,{onClose:U})]})}function Q(t){return G()?e(`div`,{className:K.beside,children:[e(q,{...t}),t.children]}):t.children}function he(r){let{search:i,categories:o,onChange:c}=r,l=a(H),{statuses:d}=a(t),f=a(P),p=G();return e(n,{children:[e(A,{label:l.search,placeholder:l.searchPlaceholder,value:i.q??``,onChange:e=>c({q:e})}),e(y,{label:l.filters.status,options:s.map(e=>({value:e,label:d.product[e]})),chosen:u(i),onChange:e=>c({status:e.join(`,`)})}),e(y,{single:!0,label:l.filters.kind,options:_.map(e=>({value:e,label:f[e]})),chosen:i.kind?[i.kind]:[],onChange:([e])=>c({kind:e})}),!p&&e(y,{single:!0,label:l.filters.category,options:o.map(({id:e,name:t})=>({value:e,label:t})),chosen:i.category?[i.category]:[],onChange:([e])=>c({category:e})})]})}function ge(){let{columns:t}=a(H),n=a(P),i=S();return[{id:`name`,header:t.name,cell:({slug:t,name:n})=>e(r,{to:`/products/$slug`,params:{slug:t},children:n}),sort:`name`,width:18},{id:`status`,header:t.status,cell:({status:t})=>e(k,{kind:`product`,status:t}),width:7},{id:`kind`,header:t.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:t.categories,cell:({categories:t})=>e(`span`,{className:`muted`,children:i.list(t.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:t.changed,cell:({updatedAt:t})=>e(E,{at:t}),sort:`updated`,wide:!0},{id:`price`,header:t.price,cell:t=>e(_e,{product:t}),align:`end`,wide:`below`,width:9},{id:`stock`,header:t.stock,cell:t=>e(ve,{product:t}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:t}){let n=a(H),r=S(),i=$(t).map(({price:e})=>e).sort(L),[o]=i;if(!o)return null;let s=r.money(o);return e(`span`,{className:`numeric`,children:i.some(e=>e!==o)?n.from(s):s})}function ve({product:t}){let n=a(H),r=S(),i=e=>$(t).reduce((t,n)=>t+n[e],0),o=i(`backordered`);return e(`span`,{className:`numeric`,children:[o>0&&e(`span`,{className:`muted`,children:[n.waiting(o,r.count(o)),` · `]}),r.count(i(`stockQuantity`))]})}export{me as ProductList};