const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-GnFqx90F.js","assets/index-CwcODLW1.js","assets/early-CfQr5XEC.js","assets/details-DFBeDGDg.js","assets/parts-DRGWu0GN.js","assets/dialogs-BzZ_W2pv.js","assets/SelectField-C9aElwV9.js","assets/TextArea-Dl-MZN-6.js","assets/TextField-Bhf4QOKE.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-TA31ByPB.js","assets/ProductBulkBar-BUd6i41t.js","assets/bulkMessages-Dtt5nU5L.js","assets/ProductBulkDialog-RJbtl_N7.js","assets/BulkDialog-DERK0sJ0.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,Gt as n,L as r,Nt as i,Pt as a,Wt as o,Xt as s,gn as c,ht as l,mt as u,pt as d,rt as f,tt as p,un as ee,v as m,w as h,yn as g}from"./index-CwcODLW1.js";import{A as te,E as _,F as v,G as y,K as ne,M as b,T as x,U as S,W as C,Y as w,Z as re,a as T,b as E,c as D,i as O,j as k,k as A,o as j,rt as M,tt as N,u as ie,y as ae}from"./parts-DRGWu0GN.js";import{C as P,T as oe}from"./details-DFBeDGDg.js";import{H as F,V as I,n as L,x as R}from"./early-CfQr5XEC.js";import{a as z,i as B,n as V,r as H}from"./products-5TnwQTEo.js";n();var U=matchMedia(`(min-width: 1280px)`),W=e=>(U.addEventListener(`change`,e),()=>U.removeEventListener(`change`,e)),G=()=>s(W,()=>U.matches),K={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function q({categories:e,search:n}){let r=t(H).categories,i=f(`CATALOGUE_WRITE`),s=e=>({to:`/products`,search:{...n,category:e},activeOptions:{explicitUndefined:!0}});return o(`nav`,{className:K.tree,"aria-label":r.title,children:[o(`ul`,{children:[o(`li`,{children:o(a,{...s(void 0),children:r.all})}),z(e).map(({id:e,name:t,depth:n})=>o(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:o(a,{...s(e),children:t})},e))]}),i&&o(a,{to:`/categories`,className:K.edit,children:r.manage})]})}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},se=new J(`
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
    `),Y={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function le(e,t){let n=e.sort??`-created`;return{...F(e),where:I({statusIn:e.status?d(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...B(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:Y[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}n(),g();var ue=b(()=>p(()=>import(`./CreateProductDialog-GnFqx90F.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),de=b(()=>p(()=>import(`./ProductBulkBar-BUd6i41t.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,4,12]))),fe=b(()=>p(()=>import(`./ProductBulkDialog-RJbtl_N7.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,5,3,4,12]))),X=i(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),Q=A(V,({products:e})=>e.edges.map(({node:e})=>e));function pe(){let n=t(H),i=X.useSearch(),a=X.useNavigate(),s=f(`CATALOGUE_WRITE`),l=e(ce,{}),u=oe(l.data?.categories),d=le(i,u??[]),p=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],h=!i.category||u!==void 0,g=ie(se,d,Z,p,{enabled:h}),{data:_,isPlaceholderData:y}=g,b=h?g:l,C=_&&Z(_),O=ge(),A=R(i),{chosen:j,selection:P,clear:F,remove:L}=T(C,A),[z,B]=ee(null),{open:V,close:U}=S(),{after:W,before:G,...K}=A,{sort:q,...J}=K,Y=e=>void a({search:I({...K,...e})});return o(c,{children:[o(w,{title:n.title,aside:o(te,{type:`PRODUCT`,ids:C?.map(({id:e})=>e),where:d.where,...Q,onShow:()=>Y({})}),actions:o(c,{children:[o(k,{input:{kind:`PRODUCTS`,productWhere:d.where},count:_?.products.totalCount,ready:h}),s&&o(m,{look:`primary`,icon:M,onClick:()=>V(`create`),children:n.add})]})}),o(E,{list:`products`,to:`/products`,search:i}),o(ae,{end:o(D,{name:`products`,columns:O}),children:o(he,{search:A,categories:u??[],onChange:Y})}),o(me,{search:K,categories:u??[],children:o(re,{flush:!0,children:[j.length>0&&o(de,{count:j.length,onStart:e=>B({step:e,products:j}),onClear:F}),o(ne,{name:`products`,label:n.title,columns:O,rows:C,rowKey:e=>e.id,rowName:e=>e.name,...s&&{selection:P},stale:y,error:b.error,onRetry:()=>void b.refetch(),sort:q??`-created`,onSort:e=>Y({sort:e}),empty:Object.keys(J).length>0?o(v,{icon:N,title:n.noMatch,text:n.noMatchText}):o(v,{icon:r,title:n.empty,text:n.emptyText})}),o(x,{connection:_?.products,onChange:e=>void a({search:I({...K,...e})})})]})}),z&&o(fe,{...z,onDone:L,onClose:()=>B(null)}),i.dialog===`create`&&s&&o(ue,{onClose:U})]})}function me(e){return G()?o(`div`,{className:K.beside,children:[o(q,{...e}),e.children]}):e.children}function he(e){let{search:n,categories:r,onChange:i}=e,a=t(H),{statuses:s}=t(h),f=t(P),p=G();return o(c,{children:[o(j,{label:a.search,placeholder:a.searchPlaceholder,value:n.q??``,onChange:e=>i({q:e})}),o(_,{label:a.filters.status,options:l.map(e=>({value:e,label:s.product[e]})),chosen:d(n),onChange:e=>i({status:e.join(`,`)})}),o(_,{single:!0,label:a.filters.kind,options:u.map(e=>({value:e,label:f[e]})),chosen:n.kind?[n.kind]:[],onChange:([e])=>i({kind:e})}),!p&&o(_,{single:!0,label:a.filters.category,options:r.map(({id:e,name:t})=>({value:e,label:t})),chosen:n.category?[n.category]:[],onChange:([e])=>i({category:e})})]})}function ge(){let{columns:e}=t(H),n=t(P),r=y();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>o(a,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>o(O,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>o(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>o(C,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>o(_e,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>o(ve,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:e}){let n=t(H),r=y(),i=$(e).map(({price:e})=>e).sort(L),[a]=i;if(!a)return null;let s=r.money(a);return o(`span`,{className:`numeric`,children:i.some(e=>e!==a)?n.from(s):s})}function ve({product:e}){let n=t(H),r=y(),i=t=>$(e).reduce((e,n)=>e+n[t],0),a=i(`backordered`);return o(`span`,{className:`numeric`,children:[a>0&&o(`span`,{className:`muted`,children:[n.waiting(a,r.count(a)),` · `]}),r.count(i(`stockQuantity`))]})}export{pe as ProductList};