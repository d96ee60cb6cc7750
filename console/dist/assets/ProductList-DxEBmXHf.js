const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-BMCyWrVR.js","assets/index-B3ynZgST.js","assets/early-CfQr5XEC.js","assets/details-Ct0VRcUF.js","assets/parts-BbalPxAe.js","assets/dialogs-DdXii78I.js","assets/SelectField-DJMnO8xp.js","assets/TextArea-CFUtTwGG.js","assets/TextField-EIxO-sd2.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-D_Mz-wm4.js","assets/ProductBulkBar-zwDPAZHB.js","assets/bulkMessages-4x28fNRR.js","assets/ProductBulkDialog-CWU3LIjr.js","assets/BulkDialog-DtKPYblF.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,L as n,Nt as r,Ot as i,Pt as a,Ut as o,Wt as s,Yt as c,hn as l,ht as u,ln as d,mt as f,pt as p,rt as m,tt as h,v as g,vn as _,w as v}from"./index-B3ynZgST.js";import{$ as y,A as b,B as x,E as S,H as C,K as w,N as T,T as ee,U as te,V as E,Z as D,a as O,b as k,c as ne,i as A,j,k as re,o as M,q as ie,u as N,y as P}from"./parts-BbalPxAe.js";import{j as ae,k as F}from"./details-Ct0VRcUF.js";import{H as I,V as L,n as R,x as z}from"./early-CfQr5XEC.js";import{n as B,r as V,t as H}from"./products-Cvr2FE0W.js";s();var U=matchMedia(`(min-width: 1280px)`),W=e=>(U.addEventListener(`change`,e),()=>U.removeEventListener(`change`,e)),G=()=>c(W,()=>U.matches),K={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function q({categories:e,search:n}){let r=t(H).categories,i=m(`CATALOGUE_WRITE`),s=e=>({to:`/products`,search:{...n,category:e},activeOptions:{explicitUndefined:!0}});return o(`nav`,{className:K.tree,"aria-label":r.title,children:[o(`ul`,{children:[o(`li`,{children:o(a,{...s(void 0),children:r.all})}),V(e).map(({id:e,name:t,depth:n})=>o(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:o(a,{...s(e),children:t})},e))]}),i&&o(a,{to:`/categories`,className:K.edit,children:r.manage})]})}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},oe=new J(`
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
    `),se=new J(`
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
    `),Y={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function ce(e,t){let n=e.sort??`-created`;return{...I(e),where:L({statusIn:e.status?p(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...B(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:Y[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);s(),_();var le=j(()=>h(()=>import(`./CreateProductDialog-BMCyWrVR.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),ue=j(()=>h(()=>import(`./ProductBulkBar-zwDPAZHB.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,4,12]))),de=j(()=>h(()=>import(`./ProductBulkDialog-CWU3LIjr.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,5,3,4,12]))),Z=r(`/signedIn/products`),Q=({products:e})=>e.edges.map(({node:e})=>e),fe=(t,n)=>e(X,{where:{...t,idIn:[...n]},first:n.length},{enabled:n.length>0}).data?.products.edges.map(({node:e})=>e.id),pe=async(e,t)=>(await i(X,{where:{...e,createdAtGTE:t},first:100})).products.edges.map(({node:e})=>e.id);function me(){let r=t(H),i=Z.useSearch(),a=Z.useNavigate(),s=m(`CATALOGUE_WRITE`),c=e(se,{}),u=ae(c.data?.categories),f=ce(i,u??[]),p=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],h=!i.category||u!==void 0,_=N(oe,f,Q,p,h),{data:v,isPlaceholderData:S}=_,C=h?_:c,E=v&&Q(v),A=_e(),j=z(i),{chosen:M,selection:F,clear:I,remove:R}=O(E,j),[B,V]=d(null),{open:U,close:W}=x(),{after:G,before:K,...q}=j,{sort:J,...Y}=q,X=e=>void a({search:L({...q,...e})});return o(l,{children:[o(w,{title:r.title,aside:o(re,{type:`PRODUCT`,ids:E?.map(({id:e})=>e),where:f.where,useListed:fe,createdSince:pe,onShow:()=>X({})}),actions:o(l,{children:[o(b,{input:{kind:`PRODUCTS`,productWhere:f.where},count:v?.products.totalCount,ready:h}),s&&o(g,{look:`primary`,icon:y,onClick:()=>U(`create`),children:r.add})]})}),o(k,{list:`products`,to:`/products`,search:i}),o(P,{end:o(ne,{name:`products`,columns:A}),children:o(ge,{search:j,categories:u??[],onChange:X})}),o(he,{search:q,categories:u??[],children:o(ie,{flush:!0,children:[M.length>0&&o(ue,{count:M.length,onStart:e=>V({step:e,products:M}),onClear:I}),o(te,{name:`products`,label:r.title,columns:A,rows:E,rowKey:e=>e.id,rowName:e=>e.name,...s&&{selection:F},stale:S,error:C.error,onRetry:()=>void C.refetch(),sort:J??`-created`,onSort:e=>X({sort:e}),empty:Object.keys(Y).length>0?o(T,{icon:D,title:r.noMatch,text:r.noMatchText}):o(T,{icon:n,title:r.empty,text:r.emptyText})}),o(ee,{connection:v?.products,onChange:e=>void a({search:L({...q,...e})})})]})}),B&&o(de,{...B,onDone:R,onClose:()=>V(null)}),i.dialog===`create`&&s&&o(le,{onClose:W})]})}function he(e){return G()?o(`div`,{className:K.beside,children:[o(q,{...e}),e.children]}):e.children}function ge(e){let{search:n,categories:r,onChange:i}=e,a=t(H),{statuses:s}=t(v),c=t(F),d=G();return o(l,{children:[o(M,{label:a.search,placeholder:a.searchPlaceholder,value:n.q??``,onChange:e=>i({q:e})}),o(S,{label:a.filters.status,options:u.map(e=>({value:e,label:s.product[e]})),chosen:p(n),onChange:e=>i({status:e.join(`,`)})}),o(S,{single:!0,label:a.filters.kind,options:f.map(e=>({value:e,label:c[e]})),chosen:n.kind?[n.kind]:[],onChange:([e])=>i({kind:e})}),!d&&o(S,{single:!0,label:a.filters.category,options:r.map(({id:e,name:t})=>({value:e,label:t})),chosen:n.category?[n.category]:[],onChange:([e])=>i({category:e})})]})}function _e(){let{columns:e}=t(H),n=t(F),r=C();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>o(a,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>o(A,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>o(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>o(E,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>o(ve,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>o(ye,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function ve({product:e}){let n=t(H),r=C(),i=$(e).map(({price:e})=>e).sort(R),[a]=i;if(!a)return null;let s=r.money(a);return o(`span`,{className:`numeric`,children:i.some(e=>e!==a)?n.from(s):s})}function ye({product:e}){let n=t(H),r=C(),i=t=>$(e).reduce((e,n)=>e+n[t],0),a=i(`backordered`);return o(`span`,{className:`numeric`,children:[a>0&&o(`span`,{className:`muted`,children:[n.waiting(a,r.count(a)),` · `]}),r.count(i(`stockQuantity`))]})}export{me as ProductList};