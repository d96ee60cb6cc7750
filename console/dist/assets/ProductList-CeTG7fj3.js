const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-C661U5sU.js","assets/index-Ci1AkQWy.js","assets/early-CY4GmciT.js","assets/dialogs-DjYVxy_K.js","assets/details-DXdyoKLk.js","assets/parts-DYi6Y7YZ.js","assets/SelectField-Be-nnLHa.js","assets/TextArea-DtVGeL0U.js","assets/TextField-DlZAwWD2.js","assets/change.gql-DGx7cDzr.js","assets/products-Bau9CGQL.js","assets/ProductBulkBar-ofOGM6et.js","assets/bulkMessages-DFEOGHGF.js","assets/ProductBulkDialog-Bot4Y7lx.js","assets/BulkDialog-B3Z4T4fN.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,F as i,Gt as a,S as o,Tt as s,an as c,dn as l,dt as u,ft as d,g as f,jt as p,mn as m,tt as h,ut as g,w as _,zt as v}from"./index-Ci1AkQWy.js";import{A as y,B as ee,C as b,D as te,E as x,J as S,L as C,O as w,R as T,S as E,U as ne,W as re,X as D,a as O,b as ie,f as ae,i as k,o as A,p as j,s as M,z as N}from"./parts-DYi6Y7YZ.js";import{H as P,V as F,n as I,x as L}from"./early-CY4GmciT.js";import{n as R,r as z,t as B}from"./products-Bau9CGQL.js";n();var V=matchMedia(`(min-width: 1280px)`),H=e=>(V.addEventListener(`change`,e),()=>V.removeEventListener(`change`,e)),U=()=>a(H,()=>V.matches),W={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function G({categories:e,search:t}){let n=_(B).categories,r=h(`CATALOGUE_WRITE`),i=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return v(`nav`,{className:W.tree,"aria-label":n.title,children:[v(`ul`,{children:[v(`li`,{children:v(p,{...i(void 0),children:n.all})}),z(e).map(({id:e,name:t,depth:n})=>v(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:v(p,{...i(e),children:t})},e))]}),r&&v(p,{to:`/categories`,className:W.edit,children:n.manage})]})}var K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},q=new K(`
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
    `),oe=new K(`
    query ProductCategories {
  categories(first: 100) {
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
    `),J={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function se(e,t){let n=e.sort??`-created`;return{...P(e),where:F({statusIn:e.status?g(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...R(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:J[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);n(),m();var ce=w(()=>e(()=>import(`./CreateProductDialog-C661U5sU.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),le=w(()=>e(()=>import(`./ProductBulkBar-ofOGM6et.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,5,12]))),ue=w(()=>e(()=>import(`./ProductBulkDialog-Bot4Y7lx.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,3,4,5,12]))),X=t(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),de=(e,t)=>r(Y,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id),fe=async(e,t)=>(await s(Y,{where:{...e,createdAtGTE:t},first:100})).products.edges.map(({node:e})=>e.id);function Q(){let e=_(B),t=X.useSearch(),n=X.useNavigate(),a=h(`CATALOGUE_WRITE`),o=r(oe,{}),s=o.data?.categories.edges.map(e=>e.node)??[],u=se(t,s),d=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],p=!t.category||o.data!==void 0,m=j(q,u,Z,d,p),{data:g,isPlaceholderData:b}=m,w=p?m:o,T=g&&Z(g),k=he(),A=L(t),{chosen:N,selection:P,clear:I,remove:R}=O(T,A),[z,V]=c(null),{open:H,close:U}=C(),{after:W,before:G,...K}=A,{sort:J,...Y}=K,Q=e=>void n({search:F({...K,...e})});return v(l,{children:[v(ne,{title:e.title,aside:v(x,{type:`PRODUCT`,ids:T?.map(({id:e})=>e),where:u.where,useListed:de,createdSince:fe,onShow:()=>Q({})}),actions:v(l,{children:[v(te,{input:{kind:`PRODUCTS`,productWhere:u.where},count:g?.products.totalCount,ready:p}),a&&v(f,{look:`primary`,icon:D,onClick:()=>H(`create`),children:e.add})]})}),v(M,{list:`products`,to:`/products`,search:t}),v(ie,{end:v(ae,{name:`products`,columns:k}),children:v(me,{search:A,categories:s,onChange:Q})}),v(pe,{search:K,categories:s,children:v(re,{flush:!0,children:[N.length>0&&v(le,{count:N.length,onStart:e=>V({step:e,products:N}),onClear:I}),v(ee,{name:`products`,label:e.title,columns:k,rows:T,rowKey:e=>e.id,rowName:e=>e.name,...a&&{selection:P},stale:b,error:w.error,onRetry:()=>void w.refetch(),sort:J??`-created`,onSort:e=>Q({sort:e}),empty:Object.keys(Y).length>0?v(y,{icon:S,title:e.noMatch,text:e.noMatchText}):v(y,{icon:i,title:e.empty,text:e.emptyText})}),v(E,{connection:g?.products,onChange:e=>void n({search:F({...K,...e})})})]})}),z&&v(ue,{...z,onDone:R,onClose:()=>V(null)}),t.dialog===`create`&&a&&v(ce,{onClose:U})]})}function pe(e){return U()?v(`div`,{className:W.beside,children:[v(G,{...e}),e.children]}):e.children}function me(e){let{search:t,categories:n,onChange:r}=e,i=_(B),{statuses:a}=_(o),s=U();return v(l,{children:[v(A,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),v(b,{label:i.filters.status,options:d.map(e=>({value:e,label:a.product[e]})),chosen:g(t),onChange:e=>r({status:e.join(`,`)})}),v(b,{single:!0,label:i.filters.kind,options:u.map(e=>({value:e,label:i.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),!s&&v(b,{single:!0,label:i.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function he(){let{columns:e,kinds:t}=_(B),n=N();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>v(p,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>v(k,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>v(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>v(T,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>v(ge,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>v(_e,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function ge({product:e}){let t=_(B),n=N(),r=$(e).map(({price:e})=>e).sort(I),[i]=r;if(!i)return null;let a=n.money(i);return v(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function _e({product:e}){let t=_(B),n=N(),r=t=>$(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return v(`span`,{className:`numeric`,children:[i>0&&v(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{Q as ProductList};