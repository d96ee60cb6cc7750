const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-DRcqEhPL.js","assets/index-cCBaboqx.js","assets/early-__BPvlh7.js","assets/details-BSEAqBgF.js","assets/parts-C6nyRSZ-.js","assets/dialogs-CVBYXjnW.js","assets/pages-D0R2bPPx.js","assets/sending-MqBbovHJ.js","assets/draft-CFCvD3QD.js","assets/SelectField-CRiDA7ZC.js","assets/TextArea-D1dUow79.js","assets/TextField-B94nePWo.js","assets/product.gql-CoUdjzoN.js","assets/productMessages-C9wsjViD.js","assets/ProductBulkBar-BwNc1adP.js","assets/bulkMessages-COULdJfh.js","assets/ProductBulkDialog-BFZ293vY.js","assets/BulkDialog-Dg1V6ICr.js"])))=>i.map(i=>d[i]);
import{F as e,Ft as t,It as n,Jt as r,Y as i,Yt as a,_t as o,gt as s,hn as c,ht as l,jt as u,rt as d,tn as f,tt as p,u as m,v as h,w as g,wn as _,xn as v}from"./index-cCBaboqx.js";import{$ as ee,D as te,G as y,I as b,J as ne,K as x,M as S,N as C,O as w,Z as T,a as E,b as re,d as ie,j as D,l as O,o as ae,q as k,rt as A,s as j,tt as M,x as N}from"./parts-C6nyRSZ-.js";import{d as oe,l as P}from"./details-BSEAqBgF.js";import{H as F,U as I,n as L,x as R}from"./early-__BPvlh7.js";import{a as z,i as B,n as V,r as H}from"./products-Bv5fCha-.js";a();var U=matchMedia(`(min-width: 1280px)`),W=e=>(U.addEventListener(`change`,e),()=>U.removeEventListener(`change`,e)),G=()=>f(W,()=>U.matches),K={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function q({categories:e,search:t}){let a=i(H).categories,o=d(`CATALOGUE_WRITE`),s=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return r(`nav`,{className:K.tree,"aria-label":a.title,children:[r(`ul`,{children:[r(`li`,{children:r(n,{...s(void 0),children:a.all})}),z(e).map(({id:e,name:t,depth:i})=>r(`li`,{style:{paddingInlineStart:`${Math.min(i,5)*14}px`},children:r(n,{...s(e),children:t})},e))]}),o&&r(n,{to:`/categories`,className:K.edit,children:a.manage})]})}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},se=new J(`
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
    `),Y={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function le(e,t){let n=e.sort??`-created`;return{...I(e),where:F({statusIn:e.status?l(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...B(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:Y[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}a(),_();var ue=m(()=>p(()=>import(`./CreateProductDialog-DRcqEhPL.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13]))),de=m(()=>p(()=>import(`./ProductBulkBar-BwNc1adP.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([14,1,2,3,4,15]))),fe=m(()=>p(()=>import(`./ProductBulkDialog-BFZ293vY.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([16,1,2,17,5,3,4,6,7,8,15]))),X=t(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),pe=D(V,({products:e})=>e.edges.map(({node:e})=>e));function me(){let t=i(H),n=X.useSearch(),a=X.useNavigate(),o=d(`CATALOGUE_WRITE`),s=u(ce,{}),l=oe(s.data?.categories),f=le(n,l??[]),p=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],m=!n.category||l!==void 0,g=ie(se,f,Z,p,{enabled:m}),{data:_,isPlaceholderData:x}=g,w=m?g:s,E=_&&Z(_),D=ge(),k=R(n),{chosen:j,selection:P,clear:I,remove:L}=ae(E,k),[z,B]=c(null),{open:V,close:U}=y(),{after:W,before:G,...K}=k,{sort:q,...J}=K,Y=e=>void a({search:F({...K,...e})});return r(v,{children:[r(T,{title:t.title,aside:r(S,{type:`PRODUCT`,ids:E?.map(({id:e})=>e),where:f.where,...pe,onShow:()=>Y({})}),actions:r(v,{children:[r(C,{input:{kind:`PRODUCTS`,productWhere:f.where},count:_?.products.totalCount,ready:m}),o&&r(h,{look:`primary`,icon:A,onClick:()=>V(`create`),children:t.add})]})}),r(N,{list:`products`,to:`/products`,search:n}),r(re,{end:r(O,{name:`products`,columns:D}),children:r(he,{search:k,categories:l??[],onChange:Y})}),r(Q,{search:K,categories:l??[],children:r(ee,{flush:!0,children:[j.length>0&&r(de,{count:j.length,onStart:e=>B({step:e,products:j}),onClear:I}),r(ne,{name:`products`,label:t.title,columns:D,rows:E,rowKey:e=>e.id,rowName:e=>e.name,...o&&{selection:P},stale:x,error:w.error,onRetry:()=>void w.refetch(),sort:q??`-created`,onSort:e=>Y({sort:e}),empty:Object.keys(J).length>0?r(b,{icon:M,title:t.noMatch,text:t.noMatchText}):r(b,{icon:e,title:t.empty,text:t.emptyText})}),r(te,{connection:_?.products,onChange:e=>void a({search:F({...K,...e})})})]})}),z&&r(fe,{...z,onDone:L,onClose:()=>B(null)}),n.dialog===`create`&&o&&r(ue,{onClose:U})]})}function Q(e){return G()?r(`div`,{className:K.beside,children:[r(q,{...e}),e.children]}):e.children}function he(e){let{search:t,categories:n,onChange:a}=e,c=i(H),{statuses:u}=i(g),d=i(P),f=G();return r(v,{children:[r(j,{label:c.search,placeholder:c.searchPlaceholder,value:t.q??``,onChange:e=>a({q:e})}),r(w,{label:c.filters.status,options:o.map(e=>({value:e,label:u.product[e]})),chosen:l(t),onChange:e=>a({status:e.join(`,`)})}),r(w,{single:!0,label:c.filters.kind,options:s.map(e=>({value:e,label:d[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>a({kind:e})}),!f&&r(w,{single:!0,label:c.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>a({category:e})})]})}function ge(){let{columns:e}=i(H),t=i(P),a=k();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>r(n,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>r(E,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>r(`span`,{className:`muted`,children:a.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>r(x,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>r(_e,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>r(ve,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:e}){let t=i(H),n=k(),a=$(e).map(({price:e})=>e).sort(L),[o]=a;if(!o)return null;let s=n.money(o);return r(`span`,{className:`numeric`,children:a.some(e=>e!==o)?t.from(s):s})}function ve({product:e}){let t=i(H),n=k(),a=t=>$(e).reduce((e,n)=>e+n[t],0),o=a(`backordered`);return r(`span`,{className:`numeric`,children:[o>0&&r(`span`,{className:`muted`,children:[t.waiting(o,n.count(o)),` · `]}),n.count(a(`stockQuantity`))]})}export{me as ProductList};