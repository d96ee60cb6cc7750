const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-49okx-Sl.js","assets/index-ByM-MJ82.js","assets/early-__BPvlh7.js","assets/details-CiSvw2-D.js","assets/parts-C2OOrKHF.js","assets/dialogs-C2mIxewQ.js","assets/pages-BpAtkfM2.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/SelectField-C69C7Ikd.js","assets/TextArea-CBbqepZL.js","assets/TextField-CrG_SIf5.js","assets/product.gql-CoUdjzoN.js","assets/productMessages-DEd6qIYT.js","assets/ProductBulkBar-JFJcYxN3.js","assets/bulkMessages-DiojaZBf.js","assets/ProductBulkDialog-BCerXgJD.js","assets/BulkDialog-D27T9Xp7.js"])))=>i.map(i=>d[i]);
import{F as e,Ft as t,It as n,Jt as r,Y as i,Yt as a,_t as o,gt as s,hn as c,ht as l,jt as u,rt as d,tn as f,tt as p,u as m,v as ee,w as h,wn as g,xn as _}from"./index-ByM-MJ82.js";import{D as v,I as te,J as y,K as b,M as ne,N as re,O as x,Q as S,Y as C,a as w,b as T,d as E,et as ie,j as D,l as O,o as k,q as A,rt as j,s as M,x as N}from"./parts-C2OOrKHF.js";import{d as P,l as F}from"./details-CiSvw2-D.js";import{H as I,U as L,n as R,x as z}from"./early-__BPvlh7.js";import{a as B,i as V,n as H,r as U}from"./products-GnWPwEs9.js";a();var W=matchMedia(`(min-width: 1280px)`),G=e=>(W.addEventListener(`change`,e),()=>W.removeEventListener(`change`,e)),K=()=>f(G,()=>W.matches),q={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function J({categories:e,search:t}){let a=i(U).categories,o=d(`CATALOGUE_WRITE`),s=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return r(`nav`,{className:q.tree,"aria-label":a.title,children:[r(`ul`,{children:[r(`li`,{children:r(n,{...s(void 0),children:a.all})}),B(e).map(({id:e,name:t,depth:i})=>r(`li`,{style:{paddingInlineStart:`${Math.min(i,5)*14}px`},children:r(n,{...s(e),children:t})},e))]}),o&&r(n,{to:`/categories`,className:q.edit,children:a.manage})]})}var Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ae=new Y(`
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
    `),oe=new Y(`
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
    `),X={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function se(e,t){let n=e.sort??`-created`;return{...L(e),where:I({statusIn:e.status?l(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...V(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:X[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}a(),g();var ce=m(()=>p(()=>import(`./CreateProductDialog-49okx-Sl.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13]))),le=m(()=>p(()=>import(`./ProductBulkBar-JFJcYxN3.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([14,1,2,3,4,15]))),ue=m(()=>p(()=>import(`./ProductBulkDialog-BCerXgJD.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([16,1,2,17,5,3,4,6,7,8,15]))),Z=t(`/signedIn/products`),Q=({products:e})=>e.edges.map(({node:e})=>e),de=D(H,({products:e})=>e.edges.map(({node:e})=>e));function fe(){let t=i(U),n=Z.useSearch(),a=Z.useNavigate(),o=d(`CATALOGUE_WRITE`),s=u(oe,{}),l=P(s.data?.categories),f=se(n,l??[]),p=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],m=!n.category||l!==void 0,h=E(ae,f,Q,p,{enabled:m}),{data:g,isPlaceholderData:y}=h,x=m?h:s,w=g&&Q(g),D=he(),A=z(n),{chosen:M,selection:F,clear:L,remove:R}=k(w,A),[B,V]=c(null),{open:H,close:W}=b(),{after:G,before:K,...q}=A,{sort:J,...Y}=q,X=e=>void a({search:I({...q,...e})});return r(_,{children:[r(S,{title:t.title,aside:r(ne,{type:`PRODUCT`,ids:w?.map(({id:e})=>e),where:f.where,...de,onShow:()=>X({})}),actions:r(_,{children:[r(re,{input:{kind:`PRODUCTS`,productWhere:f.where},count:g?.products.totalCount,ready:m}),o&&r(ee,{look:`primary`,icon:j,onClick:()=>H(`create`),children:t.add})]})}),r(N,{list:`products`,to:`/products`,search:n}),r(T,{end:r(O,{name:`products`,columns:D}),children:r(me,{search:A,categories:l??[],onChange:X})}),r(pe,{search:q,categories:l??[],children:r(ie,{flush:!0,children:[M.length>0&&r(le,{count:M.length,onStart:e=>V({step:e,products:M}),onClear:L}),r(C,{name:`products`,label:t.title,columns:D,rows:w,rowKey:e=>e.id,rowName:e=>e.name,...o&&{selection:F},stale:y,error:x.error,onRetry:()=>void x.refetch(),sort:J??`-created`,onSort:e=>X({sort:e}),empty:r(te,{filtered:Object.keys(Y).length>0,icon:e,words:t})}),r(v,{connection:g?.products,onChange:e=>void a({search:I({...q,...e})})})]})}),B&&r(ue,{...B,onDone:R,onClose:()=>V(null)}),n.dialog===`create`&&o&&r(ce,{onClose:W})]})}function pe(e){return K()?r(`div`,{className:q.beside,children:[r(J,{...e}),e.children]}):e.children}function me(e){let{search:t,categories:n,onChange:a}=e,c=i(U),{statuses:u}=i(h),d=i(F),f=K();return r(_,{children:[r(M,{label:c.search,placeholder:c.searchPlaceholder,value:t.q??``,onChange:e=>a({q:e})}),r(x,{label:c.filters.status,options:o.map(e=>({value:e,label:u.product[e]})),chosen:l(t),onChange:e=>a({status:e.join(`,`)})}),r(x,{single:!0,label:c.filters.kind,options:s.map(e=>({value:e,label:d[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>a({kind:e})}),!f&&r(x,{single:!0,label:c.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>a({category:e})})]})}function he(){let{columns:e}=i(U),t=i(F),a=y();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>r(n,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>r(w,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>r(`span`,{className:`muted`,children:a.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>r(A,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>r(ge,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>r(_e,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function ge({product:e}){let t=i(U),n=y(),a=$(e).map(({price:e})=>e).sort(R),[o]=a;if(!o)return null;let s=n.money(o);return r(`span`,{className:`numeric`,children:a.some(e=>e!==o)?t.from(s):s})}function _e({product:e}){let t=i(U),n=y(),a=t=>$(e).reduce((e,n)=>e+n[t],0),o=a(`backordered`);return r(`span`,{className:`numeric`,children:[o>0&&r(`span`,{className:`muted`,children:[t.waiting(o,n.count(o)),` · `]}),n.count(a(`stockQuantity`))]})}export{fe as ProductList};