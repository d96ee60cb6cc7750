const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-DdowyUMS.js","assets/index-A2OH26jZ.js","assets/early-4Tp9QHVb.js","assets/details-BYDx9N73.js","assets/parts-CDIjajoZ.js","assets/dialogs-Bn4O8j0W.js","assets/SelectField-oQ2Pv2Hx.js","assets/TextArea-DndP0ENQ.js","assets/TextField-CGBDLqaU.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-UJycmwzw.js","assets/ProductBulkBar-CFKd7gz_.js","assets/bulkMessages-38X3MX-U.js","assets/ProductBulkDialog-BKR1X7eh.js","assets/BulkDialog-Dcjqv6If.js"])))=>i.map(i=>d[i]);
import{D as e,Pt as t,R as n,Rt as r,Sn as i,Tn as a,Xt as o,Z as s,Zt as c,_t as l,at as u,gn as d,nn as f,p,st as m,vt as h,x as g,yt as _,zt as v}from"./index-A2OH26jZ.js";import{$ as ee,A as y,E as b,G as x,H as te,J as ne,P as S,T as C,U as w,W as T,X as E,a as re,b as D,c as O,i as k,j as A,k as j,o as M,tt as N,u as ie,y as ae}from"./parts-CDIjajoZ.js";import{C as P,T as oe}from"./details-BYDx9N73.js";import{H as F,U as I,n as L,x as R}from"./early-4Tp9QHVb.js";import{a as z,i as B,n as V,r as H}from"./products-65ZvZRAu.js";c();var U=matchMedia(`(min-width: 1280px)`),W=e=>(U.addEventListener(`change`,e),()=>U.removeEventListener(`change`,e)),G=()=>f(W,()=>U.matches),K={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function q({categories:e,search:t}){let n=s(H).categories,r=m(`CATALOGUE_WRITE`),i=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return o(`nav`,{className:K.tree,"aria-label":n.title,children:[o(`ul`,{children:[o(`li`,{children:o(v,{...i(void 0),children:n.all})}),z(e).map(({id:e,name:t,depth:n})=>o(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:o(v,{...i(e),children:t})},e))]}),r&&o(v,{to:`/categories`,className:K.edit,children:n.manage})]})}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},se=new J(`
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
    `),Y={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function le(e,t){let n=e.sort??`-created`;return{...I(e),where:F({statusIn:e.status?l(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...B(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:Y[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}c(),a();var ue=p(()=>u(()=>import(`./CreateProductDialog-DdowyUMS.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),de=p(()=>u(()=>import(`./ProductBulkBar-CFKd7gz_.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,4,12]))),fe=p(()=>u(()=>import(`./ProductBulkDialog-BKR1X7eh.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,5,3,4,12]))),X=r(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),pe=j(V,({products:e})=>e.edges.map(({node:e})=>e));function Q(){let e=s(H),r=X.useSearch(),a=X.useNavigate(),c=m(`CATALOGUE_WRITE`),l=t(ce,{}),u=oe(l.data?.categories),f=le(r,u??[]),p=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],h=!r.category||u!==void 0,_=ie(se,f,Z,p,{enabled:h}),{data:v,isPlaceholderData:b}=_,w=h?_:l,T=v&&Z(v),k=ge(),j=R(r),{chosen:M,selection:P,clear:I,remove:L}=re(T,j),[z,B]=d(null),{open:V,close:U}=te(),{after:W,before:G,...K}=j,{sort:q,...J}=K,Y=e=>void a({search:F({...K,...e})});return o(i,{children:[o(ne,{title:e.title,aside:o(y,{type:`PRODUCT`,ids:T?.map(({id:e})=>e),where:f.where,...pe,onShow:()=>Y({})}),actions:o(i,{children:[o(A,{input:{kind:`PRODUCTS`,productWhere:f.where},count:v?.products.totalCount,ready:h}),c&&o(g,{look:`primary`,icon:N,onClick:()=>V(`create`),children:e.add})]})}),o(D,{list:`products`,to:`/products`,search:r}),o(ae,{end:o(O,{name:`products`,columns:k}),children:o(he,{search:j,categories:u??[],onChange:Y})}),o(me,{search:K,categories:u??[],children:o(E,{flush:!0,children:[M.length>0&&o(de,{count:M.length,onStart:e=>B({step:e,products:M}),onClear:I}),o(x,{name:`products`,label:e.title,columns:k,rows:T,rowKey:e=>e.id,rowName:e=>e.name,...c&&{selection:P},stale:b,error:w.error,onRetry:()=>void w.refetch(),sort:q??`-created`,onSort:e=>Y({sort:e}),empty:Object.keys(J).length>0?o(S,{icon:ee,title:e.noMatch,text:e.noMatchText}):o(S,{icon:n,title:e.empty,text:e.emptyText})}),o(C,{connection:v?.products,onChange:e=>void a({search:F({...K,...e})})})]})}),z&&o(fe,{...z,onDone:L,onClose:()=>B(null)}),r.dialog===`create`&&c&&o(ue,{onClose:U})]})}function me(e){return G()?o(`div`,{className:K.beside,children:[o(q,{...e}),e.children]}):e.children}function he(t){let{search:n,categories:r,onChange:a}=t,c=s(H),{statuses:u}=s(e),d=s(P),f=G();return o(i,{children:[o(M,{label:c.search,placeholder:c.searchPlaceholder,value:n.q??``,onChange:e=>a({q:e})}),o(b,{label:c.filters.status,options:_.map(e=>({value:e,label:u.product[e]})),chosen:l(n),onChange:e=>a({status:e.join(`,`)})}),o(b,{single:!0,label:c.filters.kind,options:h.map(e=>({value:e,label:d[e]})),chosen:n.kind?[n.kind]:[],onChange:([e])=>a({kind:e})}),!f&&o(b,{single:!0,label:c.filters.category,options:r.map(({id:e,name:t})=>({value:e,label:t})),chosen:n.category?[n.category]:[],onChange:([e])=>a({category:e})})]})}function ge(){let{columns:e}=s(H),t=s(P),n=T();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>o(v,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>o(k,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>o(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>o(w,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>o(_e,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>o(ve,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:e}){let t=s(H),n=T(),r=$(e).map(({price:e})=>e).sort(L),[i]=r;if(!i)return null;let a=n.money(i);return o(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function ve({product:e}){let t=s(H),n=T(),r=t=>$(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return o(`span`,{className:`numeric`,children:[i>0&&o(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{Q as ProductList};