const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-B0AYwtzI.js","assets/index-Bj-0Wysc.js","assets/early-CqjEYl7M.js","assets/details-CeckHyby.js","assets/parts-DeASi7V8.js","assets/dialogs-CeyJh_86.js","assets/sending-BqBRE9XC.js","assets/SelectField-BjvjwTeq.js","assets/TextArea-ncYx3gie.js","assets/TextField-ZQK7-1ul.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-SuFryh-i.js","assets/ProductBulkBar-DwHzcZAN.js","assets/bulkMessages-Dm8eFQ7V.js","assets/ProductBulkDialog-B0RCNPzK.js","assets/BulkDialog-BTHZHiUI.js"])))=>i.map(i=>d[i]);
import{$t as e,Bt as t,D as n,It as r,On as i,Qt as a,R as o,Tn as s,Vt as c,Z as l,an as u,at as d,bt as f,p,st as m,x as ee,xt as h,yn as te,yt as g}from"./index-Bj-0Wysc.js";import{$ as _,A as v,E as y,G as ne,H as b,J as x,P as S,T as C,U as w,W as T,X as re,a as ie,b as E,c as D,i as O,j as k,k as A,o as j,tt as M,u as N,y as P}from"./parts-DeASi7V8.js";import{C as ae,x as F}from"./details-CeckHyby.js";import{H as I,U as L,n as R,x as z}from"./early-CqjEYl7M.js";import{a as B,i as V,n as H,r as U}from"./products-D0OjFE8Z.js";e();var W=matchMedia(`(min-width: 1280px)`),G=e=>(W.addEventListener(`change`,e),()=>W.removeEventListener(`change`,e)),K=()=>u(G,()=>W.matches),q={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function J({categories:e,search:t}){let n=l(U).categories,r=m(`CATALOGUE_WRITE`),i=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return a(`nav`,{className:q.tree,"aria-label":n.title,children:[a(`ul`,{children:[a(`li`,{children:a(c,{...i(void 0),children:n.all})}),B(e).map(({id:e,name:t,depth:n})=>a(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:a(c,{...i(e),children:t})},e))]}),r&&a(c,{to:`/categories`,className:q.edit,children:n.manage})]})}var Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},oe=new Y(`
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
    `),se=new Y(`
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
    `),X={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function ce(e,t){let n=e.sort??`-created`;return{...L(e),where:I({statusIn:e.status?g(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...V(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:X[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}e(),i();var le=p(()=>d(()=>import(`./CreateProductDialog-B0AYwtzI.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),ue=p(()=>d(()=>import(`./ProductBulkBar-DwHzcZAN.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([12,1,2,4,13]))),de=p(()=>d(()=>import(`./ProductBulkDialog-B0RCNPzK.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([14,1,2,15,5,3,4,6,13]))),Z=t(`/signedIn/products`),Q=({products:e})=>e.edges.map(({node:e})=>e),fe=A(H,({products:e})=>e.edges.map(({node:e})=>e));function pe(){let e=l(U),t=Z.useSearch(),n=Z.useNavigate(),i=m(`CATALOGUE_WRITE`),c=r(se,{}),u=ae(c.data?.categories),d=ce(t,u??[]),f=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],p=!t.category||u!==void 0,h=N(oe,d,Q,f,{enabled:p}),{data:g,isPlaceholderData:y}=h,w=p?h:c,T=g&&Q(g),O=ge(),A=z(t),{chosen:j,selection:F,clear:L,remove:R}=ie(T,A),[B,V]=te(null),{open:H,close:W}=b(),{after:G,before:K,...q}=A,{sort:J,...Y}=q,X=e=>void n({search:I({...q,...e})});return a(s,{children:[a(x,{title:e.title,aside:a(v,{type:`PRODUCT`,ids:T?.map(({id:e})=>e),where:d.where,...fe,onShow:()=>X({})}),actions:a(s,{children:[a(k,{input:{kind:`PRODUCTS`,productWhere:d.where},count:g?.products.totalCount,ready:p}),i&&a(ee,{look:`primary`,icon:M,onClick:()=>H(`create`),children:e.add})]})}),a(E,{list:`products`,to:`/products`,search:t}),a(P,{end:a(D,{name:`products`,columns:O}),children:a(he,{search:A,categories:u??[],onChange:X})}),a(me,{search:q,categories:u??[],children:a(re,{flush:!0,children:[j.length>0&&a(ue,{count:j.length,onStart:e=>V({step:e,products:j}),onClear:L}),a(ne,{name:`products`,label:e.title,columns:O,rows:T,rowKey:e=>e.id,rowName:e=>e.name,...i&&{selection:F},stale:y,error:w.error,onRetry:()=>void w.refetch(),sort:J??`-created`,onSort:e=>X({sort:e}),empty:Object.keys(Y).length>0?a(S,{icon:_,title:e.noMatch,text:e.noMatchText}):a(S,{icon:o,title:e.empty,text:e.emptyText})}),a(C,{connection:g?.products,onChange:e=>void n({search:I({...q,...e})})})]})}),B&&a(de,{...B,onDone:R,onClose:()=>V(null)}),t.dialog===`create`&&i&&a(le,{onClose:W})]})}function me(e){return K()?a(`div`,{className:q.beside,children:[a(J,{...e}),e.children]}):e.children}function he(e){let{search:t,categories:r,onChange:i}=e,o=l(U),{statuses:c}=l(n),u=l(F),d=K();return a(s,{children:[a(j,{label:o.search,placeholder:o.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),a(y,{label:o.filters.status,options:h.map(e=>({value:e,label:c.product[e]})),chosen:g(t),onChange:e=>i({status:e.join(`,`)})}),a(y,{single:!0,label:o.filters.kind,options:f.map(e=>({value:e,label:u[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>i({kind:e})}),!d&&a(y,{single:!0,label:o.filters.category,options:r.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>i({category:e})})]})}function ge(){let{columns:e}=l(U),t=l(F),n=T();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>a(c,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>a(O,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>a(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>a(w,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>a(_e,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>a(ve,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:e}){let t=l(U),n=T(),r=$(e).map(({price:e})=>e).sort(R),[i]=r;if(!i)return null;let o=n.money(i);return a(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(o):o})}function ve({product:e}){let t=l(U),n=T(),r=t=>$(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return a(`span`,{className:`numeric`,children:[i>0&&a(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{pe as ProductList};