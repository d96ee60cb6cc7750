const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-DUItgpOU.js","assets/index-0TGHxELl.js","assets/early-Dvks-6GI.js","assets/details-DW0RqXrY.js","assets/parts-B7sQsaSu.js","assets/dialogs-dPXu_urE.js","assets/SelectField-BEO1D-A-.js","assets/TextArea-B6xizOBD.js","assets/TextField-BDe6QhOg.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-BLyLL-Gj.js","assets/ProductBulkBar-BvjcOZHm.js","assets/bulkMessages-DqBwbbU7.js","assets/ProductBulkDialog-bNppZUnM.js","assets/BulkDialog-BcUYyyt9.js"])))=>i.map(i=>d[i]);
import{$ as e,Et as t,F as n,Ht as r,Mt as i,Ot as a,S as o,Vt as s,dt as c,ft as l,g as u,gn as d,jt as f,pn as p,pt as m,qt as h,sn as ee,tt as g,w as _}from"./index-0TGHxELl.js";import{$ as v,A as y,B as te,E as b,H as x,K as S,N as C,T as ne,U as w,V as T,Z as E,a as D,b as re,c as O,i as k,j as A,k as ie,o as j,q as M,u as N,y as P}from"./parts-B7sQsaSu.js";import{j as ae,k as F}from"./details-DW0RqXrY.js";import{H as I,V as L,n as R,x as z}from"./early-Dvks-6GI.js";import{n as B,r as V,t as H}from"./products-BsaJT8Tm.js";r();var U=matchMedia(`(min-width: 1280px)`),W=e=>(U.addEventListener(`change`,e),()=>U.removeEventListener(`change`,e)),G=()=>h(W,()=>U.matches),K={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function q({categories:e,search:t}){let n=_(H).categories,r=g(`CATALOGUE_WRITE`),a=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return s(`nav`,{className:K.tree,"aria-label":n.title,children:[s(`ul`,{children:[s(`li`,{children:s(i,{...a(void 0),children:n.all})}),V(e).map(({id:e,name:t,depth:n})=>s(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:s(i,{...a(e),children:t})},e))]}),r&&s(i,{to:`/categories`,className:K.edit,children:n.manage})]})}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},oe=new J(`
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
    `),Y={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function ce(e,t){let n=e.sort??`-created`;return{...I(e),where:L({statusIn:e.status?c(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...B(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:Y[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);r(),d();var le=A(()=>e(()=>import(`./CreateProductDialog-DUItgpOU.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),ue=A(()=>e(()=>import(`./ProductBulkBar-BvjcOZHm.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,4,12]))),de=A(()=>e(()=>import(`./ProductBulkDialog-bNppZUnM.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,5,3,4,12]))),Z=f(`/signedIn/products`),Q=({products:e})=>e.edges.map(({node:e})=>e),fe=(e,t)=>a(X,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id),pe=async(e,n)=>(await t(X,{where:{...e,createdAtGTE:n},first:100})).products.edges.map(({node:e})=>e.id);function me(){let e=_(H),t=Z.useSearch(),r=Z.useNavigate(),i=g(`CATALOGUE_WRITE`),o=a(se,{}),c=ae(o.data?.categories),l=ce(t,c??[]),d=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],f=!t.category||c!==void 0,m=N(oe,l,Q,d,f),{data:h,isPlaceholderData:b}=m,x=f?m:o,T=h&&Q(h),k=_e(),A=z(t),{chosen:j,selection:F,clear:I,remove:R}=D(T,A),[B,V]=ee(null),{open:U,close:W}=te(),{after:G,before:K,...q}=A,{sort:J,...Y}=q,X=e=>void r({search:L({...q,...e})});return s(p,{children:[s(S,{title:e.title,aside:s(ie,{type:`PRODUCT`,ids:T?.map(({id:e})=>e),where:l.where,useListed:fe,createdSince:pe,onShow:()=>X({})}),actions:s(p,{children:[s(y,{input:{kind:`PRODUCTS`,productWhere:l.where},count:h?.products.totalCount,ready:f}),i&&s(u,{look:`primary`,icon:v,onClick:()=>U(`create`),children:e.add})]})}),s(re,{list:`products`,to:`/products`,search:t}),s(P,{end:s(O,{name:`products`,columns:k}),children:s(ge,{search:A,categories:c??[],onChange:X})}),s(he,{search:q,categories:c??[],children:s(M,{flush:!0,children:[j.length>0&&s(ue,{count:j.length,onStart:e=>V({step:e,products:j}),onClear:I}),s(w,{name:`products`,label:e.title,columns:k,rows:T,rowKey:e=>e.id,rowName:e=>e.name,...i&&{selection:F},stale:b,error:x.error,onRetry:()=>void x.refetch(),sort:J??`-created`,onSort:e=>X({sort:e}),empty:Object.keys(Y).length>0?s(C,{icon:E,title:e.noMatch,text:e.noMatchText}):s(C,{icon:n,title:e.empty,text:e.emptyText})}),s(ne,{connection:h?.products,onChange:e=>void r({search:L({...q,...e})})})]})}),B&&s(de,{...B,onDone:R,onClose:()=>V(null)}),t.dialog===`create`&&i&&s(le,{onClose:W})]})}function he(e){return G()?s(`div`,{className:K.beside,children:[s(q,{...e}),e.children]}):e.children}function ge(e){let{search:t,categories:n,onChange:r}=e,i=_(H),{statuses:a}=_(o),u=_(F),d=G();return s(p,{children:[s(j,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),s(b,{label:i.filters.status,options:m.map(e=>({value:e,label:a.product[e]})),chosen:c(t),onChange:e=>r({status:e.join(`,`)})}),s(b,{single:!0,label:i.filters.kind,options:l.map(e=>({value:e,label:u[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),!d&&s(b,{single:!0,label:i.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function _e(){let{columns:e}=_(H),t=_(F),n=x();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>s(i,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>s(k,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>s(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>s(T,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>s(ve,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>s(ye,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function ve({product:e}){let t=_(H),n=x(),r=$(e).map(({price:e})=>e).sort(R),[i]=r;if(!i)return null;let a=n.money(i);return s(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function ye({product:e}){let t=_(H),n=x(),r=t=>$(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return s(`span`,{className:`numeric`,children:[i>0&&s(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{me as ProductList};