const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-DJx5rfmk.js","assets/index-yR9VlGa-.js","assets/early-CqjEYl7M.js","assets/details-CTmdLNcp.js","assets/parts-DXnIqi7I.js","assets/dialogs-QNjhNvSa.js","assets/SelectField-CnXGz_Xy.js","assets/TextArea-BZdJLUmv.js","assets/TextField-CMt_oLX6.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-vz3L3gnb.js","assets/ProductBulkBar-DFeKbHzE.js","assets/bulkMessages-D9HYuJyZ.js","assets/ProductBulkDialog-D5I7DVso.js","assets/BulkDialog-DcT_U_p-.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,En as n,Pt as r,R as i,Rt as a,Xt as o,Z as s,Zt as c,_n as l,_t as u,at as d,p as f,rn as p,st as m,vt as h,x as g,yt as _,zt as v}from"./index-yR9VlGa-.js";import{$ as y,A as b,E as x,G as ee,H as te,J as S,P as C,T as w,U as T,W as E,X as D,a as ne,b as re,c as ie,i as O,j as k,k as A,o as j,tt as M,u as N,y as ae}from"./parts-DXnIqi7I.js";import{C as P,T as oe}from"./details-CTmdLNcp.js";import{H as F,U as I,n as L,x as R}from"./early-CqjEYl7M.js";import{a as z,i as B,n as V,r as H}from"./products-Dtc_SnDi.js";c();var U=matchMedia(`(min-width: 1280px)`),W=e=>(U.addEventListener(`change`,e),()=>U.removeEventListener(`change`,e)),G=()=>p(W,()=>U.matches),K={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function q({categories:e,search:t}){let n=s(H).categories,r=m(`CATALOGUE_WRITE`),i=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return o(`nav`,{className:K.tree,"aria-label":n.title,children:[o(`ul`,{children:[o(`li`,{children:o(v,{...i(void 0),children:n.all})}),z(e).map(({id:e,name:t,depth:n})=>o(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:o(v,{...i(e),children:t})},e))]}),r&&o(v,{to:`/categories`,className:K.edit,children:n.manage})]})}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},se=new J(`
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
    `),Y={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function le(e,t){let n=e.sort??`-created`;return{...I(e),where:F({statusIn:e.status?u(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...B(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:Y[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}c(),n();var ue=f(()=>d(()=>import(`./CreateProductDialog-DJx5rfmk.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),de=f(()=>d(()=>import(`./ProductBulkBar-DFeKbHzE.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,4,12]))),fe=f(()=>d(()=>import(`./ProductBulkDialog-D5I7DVso.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,5,3,4,12]))),X=a(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),Q=A(V,({products:e})=>e.edges.map(({node:e})=>e));function pe(){let t=s(H),n=X.useSearch(),a=X.useNavigate(),c=m(`CATALOGUE_WRITE`),u=r(ce,{}),d=oe(u.data?.categories),f=le(n,d??[]),p=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],h=!n.category||d!==void 0,_=N(se,f,Z,p,{enabled:h}),{data:v,isPlaceholderData:x}=_,T=h?_:u,E=v&&Z(v),O=ge(),A=R(n),{chosen:j,selection:P,clear:I,remove:L}=ne(E,A),[z,B]=l(null),{open:V,close:U}=te(),{after:W,before:G,...K}=A,{sort:q,...J}=K,Y=e=>void a({search:F({...K,...e})});return o(e,{children:[o(S,{title:t.title,aside:o(b,{type:`PRODUCT`,ids:E?.map(({id:e})=>e),where:f.where,...Q,onShow:()=>Y({})}),actions:o(e,{children:[o(k,{input:{kind:`PRODUCTS`,productWhere:f.where},count:v?.products.totalCount,ready:h}),c&&o(g,{look:`primary`,icon:M,onClick:()=>V(`create`),children:t.add})]})}),o(re,{list:`products`,to:`/products`,search:n}),o(ae,{end:o(ie,{name:`products`,columns:O}),children:o(he,{search:A,categories:d??[],onChange:Y})}),o(me,{search:K,categories:d??[],children:o(D,{flush:!0,children:[j.length>0&&o(de,{count:j.length,onStart:e=>B({step:e,products:j}),onClear:I}),o(ee,{name:`products`,label:t.title,columns:O,rows:E,rowKey:e=>e.id,rowName:e=>e.name,...c&&{selection:P},stale:x,error:T.error,onRetry:()=>void T.refetch(),sort:q??`-created`,onSort:e=>Y({sort:e}),empty:Object.keys(J).length>0?o(C,{icon:y,title:t.noMatch,text:t.noMatchText}):o(C,{icon:i,title:t.empty,text:t.emptyText})}),o(w,{connection:v?.products,onChange:e=>void a({search:F({...K,...e})})})]})}),z&&o(fe,{...z,onDone:L,onClose:()=>B(null)}),n.dialog===`create`&&c&&o(ue,{onClose:U})]})}function me(e){return G()?o(`div`,{className:K.beside,children:[o(q,{...e}),e.children]}):e.children}function he(n){let{search:r,categories:i,onChange:a}=n,c=s(H),{statuses:l}=s(t),d=s(P),f=G();return o(e,{children:[o(j,{label:c.search,placeholder:c.searchPlaceholder,value:r.q??``,onChange:e=>a({q:e})}),o(x,{label:c.filters.status,options:_.map(e=>({value:e,label:l.product[e]})),chosen:u(r),onChange:e=>a({status:e.join(`,`)})}),o(x,{single:!0,label:c.filters.kind,options:h.map(e=>({value:e,label:d[e]})),chosen:r.kind?[r.kind]:[],onChange:([e])=>a({kind:e})}),!f&&o(x,{single:!0,label:c.filters.category,options:i.map(({id:e,name:t})=>({value:e,label:t})),chosen:r.category?[r.category]:[],onChange:([e])=>a({category:e})})]})}function ge(){let{columns:e}=s(H),t=s(P),n=E();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>o(v,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>o(O,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>o(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>o(T,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>o(_e,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>o(ve,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:e}){let t=s(H),n=E(),r=$(e).map(({price:e})=>e).sort(L),[i]=r;if(!i)return null;let a=n.money(i);return o(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function ve({product:e}){let t=s(H),n=E(),r=t=>$(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return o(`span`,{className:`numeric`,children:[i>0&&o(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{pe as ProductList};