const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-CS3sS4BM.js","assets/index-DStYPVG5.js","assets/early-CY4GmciT.js","assets/details-CwQO3Pyu.js","assets/parts-CzZ38pdg.js","assets/dialogs-BtUfKpgs.js","assets/SelectField-RQPnQBzE.js","assets/TextArea-D_GJD7Bu.js","assets/TextField-D8Y_t6F3.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-B4t8KErJ.js","assets/ProductBulkBar-OdNy0jcq.js","assets/bulkMessages-DGtau08P.js","assets/ProductBulkDialog-9kItzP7K.js","assets/BulkDialog-BHwXiWjS.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,F as i,Kt as a,S as o,Tt as s,Vt as c,dt as l,fn as u,ft as d,g as f,hn as p,jt as m,on as ee,tt as h,ut as g,w as _}from"./index-DStYPVG5.js";import{$ as te,A as v,B as y,E as b,H as x,K as S,N as C,T as w,U as T,V as E,Z as D,a as ne,b as re,c as O,i as k,j as A,k as j,o as M,q as N,u as P,y as ie}from"./parts-CzZ38pdg.js";import{A as ae,O as F}from"./details-CwQO3Pyu.js";import{H as I,V as L,n as R,x as z}from"./early-CY4GmciT.js";import{n as B,r as V,t as H}from"./products-DDFL8cDU.js";c();var U=matchMedia(`(min-width: 1280px)`),W=e=>(U.addEventListener(`change`,e),()=>U.removeEventListener(`change`,e)),G=()=>a(W,()=>U.matches),K={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function q({categories:e,search:t}){let r=_(H).categories,i=h(`CATALOGUE_WRITE`),a=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return n(`nav`,{className:K.tree,"aria-label":r.title,children:[n(`ul`,{children:[n(`li`,{children:n(m,{...a(void 0),children:r.all})}),V(e).map(({id:e,name:t,depth:r})=>n(`li`,{style:{paddingInlineStart:`${Math.min(r,5)*14}px`},children:n(m,{...a(e),children:t})},e))]}),i&&n(m,{to:`/categories`,className:K.edit,children:r.manage})]})}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},oe=new J(`
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
    `),Y={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function ce(e,t){let n=e.sort??`-created`;return{...I(e),where:L({statusIn:e.status?g(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...B(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:Y[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var X=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);c(),p();var le=A(()=>e(()=>import(`./CreateProductDialog-CS3sS4BM.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),ue=A(()=>e(()=>import(`./ProductBulkBar-OdNy0jcq.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,4,12]))),de=A(()=>e(()=>import(`./ProductBulkDialog-9kItzP7K.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,5,3,4,12]))),Z=t(`/signedIn/products`),Q=({products:e})=>e.edges.map(({node:e})=>e),fe=(e,t)=>r(X,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id),pe=async(e,t)=>(await s(X,{where:{...e,createdAtGTE:t},first:100})).products.edges.map(({node:e})=>e.id);function me(){let e=_(H),t=Z.useSearch(),a=Z.useNavigate(),o=h(`CATALOGUE_WRITE`),s=r(se,{}),c=ae(s.data?.categories),l=ce(t,c??[]),d=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],p=!t.category||c!==void 0,m=P(oe,l,Q,d,p),{data:g,isPlaceholderData:b}=m,x=p?m:s,E=g&&Q(g),k=_e(),A=z(t),{chosen:M,selection:F,clear:I,remove:R}=ne(E,A),[B,V]=ee(null),{open:U,close:W}=y(),{after:G,before:K,...q}=A,{sort:J,...Y}=q,X=e=>void a({search:L({...q,...e})});return n(u,{children:[n(S,{title:e.title,aside:n(j,{type:`PRODUCT`,ids:E?.map(({id:e})=>e),where:l.where,useListed:fe,createdSince:pe,onShow:()=>X({})}),actions:n(u,{children:[n(v,{input:{kind:`PRODUCTS`,productWhere:l.where},count:g?.products.totalCount,ready:p}),o&&n(f,{look:`primary`,icon:te,onClick:()=>U(`create`),children:e.add})]})}),n(re,{list:`products`,to:`/products`,search:t}),n(ie,{end:n(O,{name:`products`,columns:k}),children:n(ge,{search:A,categories:c??[],onChange:X})}),n(he,{search:q,categories:c??[],children:n(N,{flush:!0,children:[M.length>0&&n(ue,{count:M.length,onStart:e=>V({step:e,products:M}),onClear:I}),n(T,{name:`products`,label:e.title,columns:k,rows:E,rowKey:e=>e.id,rowName:e=>e.name,...o&&{selection:F},stale:b,error:x.error,onRetry:()=>void x.refetch(),sort:J??`-created`,onSort:e=>X({sort:e}),empty:Object.keys(Y).length>0?n(C,{icon:D,title:e.noMatch,text:e.noMatchText}):n(C,{icon:i,title:e.empty,text:e.emptyText})}),n(w,{connection:g?.products,onChange:e=>void a({search:L({...q,...e})})})]})}),B&&n(de,{...B,onDone:R,onClose:()=>V(null)}),t.dialog===`create`&&o&&n(le,{onClose:W})]})}function he(e){return G()?n(`div`,{className:K.beside,children:[n(q,{...e}),e.children]}):e.children}function ge(e){let{search:t,categories:r,onChange:i}=e,a=_(H),{statuses:s}=_(o),c=_(F),f=G();return n(u,{children:[n(M,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),n(b,{label:a.filters.status,options:d.map(e=>({value:e,label:s.product[e]})),chosen:g(t),onChange:e=>i({status:e.join(`,`)})}),n(b,{single:!0,label:a.filters.kind,options:l.map(e=>({value:e,label:c[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>i({kind:e})}),!f&&n(b,{single:!0,label:a.filters.category,options:r.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>i({category:e})})]})}function _e(){let{columns:e}=_(H),t=_(F),r=x();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>n(m,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>n(k,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>n(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>n(E,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>n(ve,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>n(ye,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function ve({product:e}){let t=_(H),r=x(),i=$(e).map(({price:e})=>e).sort(R),[a]=i;if(!a)return null;let o=r.money(a);return n(`span`,{className:`numeric`,children:i.some(e=>e!==a)?t.from(o):o})}function ye({product:e}){let t=_(H),r=x(),i=t=>$(e).reduce((e,n)=>e+n[t],0),a=i(`backordered`);return n(`span`,{className:`numeric`,children:[a>0&&n(`span`,{className:`muted`,children:[t.waiting(a,r.count(a)),` · `]}),r.count(i(`stockQuantity`))]})}export{me as ProductList};