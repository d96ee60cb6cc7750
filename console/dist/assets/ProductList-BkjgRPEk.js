const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-CrxwpCXr.js","assets/index-CA0Xk1Tl.js","assets/early-CY4GmciT.js","assets/dialogs-BD64GBDr.js","assets/details-CZO0xIp5.js","assets/parts-C9suH_RJ.js","assets/SelectField-Bf0gT-Ow.js","assets/TextArea-BuNZBYaX.js","assets/TextField-7oVr6E1F.js","assets/change.gql-DGx7cDzr.js","assets/products-DQqiO_-i.js","assets/productMessages-nFLQxbnU.js","assets/ProductBulkBar-B81vUuMa.js","assets/bulkMessages-BXk7ASsJ.js","assets/ProductBulkDialog-DUDW9anr.js","assets/BulkDialog-z41zLBtF.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,F as i,Kt as a,S as o,Tt as s,Vt as c,dt as l,fn as u,ft as d,g as f,hn as p,jt as m,on as h,tt as g,ut as _,w as v}from"./index-CA0Xk1Tl.js";import{B as y,C as ee,D as b,G as x,O as S,R as C,V as w,W as T,Y as E,Z as te,a as ne,f as D,i as O,j as k,k as A,m as re,o as j,s as M,w as N,x as ie,z as P}from"./parts-C9suH_RJ.js";import{k as ae}from"./details-CZO0xIp5.js";import{H as F,V as I,n as L,x as R}from"./early-CY4GmciT.js";import{n as z,r as B,t as V}from"./products-DQqiO_-i.js";c();var H=matchMedia(`(min-width: 1280px)`),U=e=>(H.addEventListener(`change`,e),()=>H.removeEventListener(`change`,e)),W=()=>a(U,()=>H.matches),G={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function K({categories:e,search:t}){let r=v(V).categories,i=g(`CATALOGUE_WRITE`),a=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return n(`nav`,{className:G.tree,"aria-label":r.title,children:[n(`ul`,{children:[n(`li`,{children:n(m,{...a(void 0),children:r.all})}),B(e).map(({id:e,name:t,depth:r})=>n(`li`,{style:{paddingInlineStart:`${Math.min(r,5)*14}px`},children:n(m,{...a(e),children:t})},e))]}),i&&n(m,{to:`/categories`,className:G.edit,children:r.manage})]})}var q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},oe=new q(`
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
    `),se=new q(`
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
    `),J={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function ce(e,t){let n=e.sort??`-created`;return{...F(e),where:I({statusIn:e.status?_(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...z(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:J[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);c(),p();var le=A(()=>e(()=>import(`./CreateProductDialog-CrxwpCXr.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11]))),ue=A(()=>e(()=>import(`./ProductBulkBar-B81vUuMa.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([12,1,2,5,13]))),de=A(()=>e(()=>import(`./ProductBulkDialog-DUDW9anr.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([14,1,2,15,3,4,5,13]))),X=t(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),fe=(e,t)=>r(Y,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id),pe=async(e,t)=>(await s(Y,{where:{...e,createdAtGTE:t},first:100})).products.edges.map(({node:e})=>e.id);function Q(){let e=v(V),t=X.useSearch(),a=X.useNavigate(),o=g(`CATALOGUE_WRITE`),s=r(se,{}),c=ae(s.data?.categories),l=ce(t,c??[]),d=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],p=!t.category||c!==void 0,m=re(oe,l,Z,d,p),{data:_,isPlaceholderData:y}=m,O=p?m:s,A=_&&Z(_),j=ge(),N=R(t),{chosen:P,selection:F,clear:L,remove:z}=ne(A,N),[B,H]=h(null),{open:U,close:W}=C(),{after:G,before:K,...q}=N,{sort:J,...Y}=q,Q=e=>void a({search:I({...q,...e})});return n(u,{children:[n(T,{title:e.title,aside:n(b,{type:`PRODUCT`,ids:A?.map(({id:e})=>e),where:l.where,useListed:fe,createdSince:pe,onShow:()=>Q({})}),actions:n(u,{children:[n(S,{input:{kind:`PRODUCTS`,productWhere:l.where},count:_?.products.totalCount,ready:p}),o&&n(f,{look:`primary`,icon:te,onClick:()=>U(`create`),children:e.add})]})}),n(M,{list:`products`,to:`/products`,search:t}),n(ie,{end:n(D,{name:`products`,columns:j}),children:n(he,{search:N,categories:c??[],onChange:Q})}),n(me,{search:q,categories:c??[],children:n(x,{flush:!0,children:[P.length>0&&n(ue,{count:P.length,onStart:e=>H({step:e,products:P}),onClear:L}),n(w,{name:`products`,label:e.title,columns:j,rows:A,rowKey:e=>e.id,rowName:e=>e.name,...o&&{selection:F},stale:y,error:O.error,onRetry:()=>void O.refetch(),sort:J??`-created`,onSort:e=>Q({sort:e}),empty:Object.keys(Y).length>0?n(k,{icon:E,title:e.noMatch,text:e.noMatchText}):n(k,{icon:i,title:e.empty,text:e.emptyText})}),n(ee,{connection:_?.products,onChange:e=>void a({search:I({...q,...e})})})]})}),B&&n(de,{...B,onDone:z,onClose:()=>H(null)}),t.dialog===`create`&&o&&n(le,{onClose:W})]})}function me(e){return W()?n(`div`,{className:G.beside,children:[n(K,{...e}),e.children]}):e.children}function he(e){let{search:t,categories:r,onChange:i}=e,a=v(V),{statuses:s}=v(o),c=W();return n(u,{children:[n(j,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),n(N,{label:a.filters.status,options:d.map(e=>({value:e,label:s.product[e]})),chosen:_(t),onChange:e=>i({status:e.join(`,`)})}),n(N,{single:!0,label:a.filters.kind,options:l.map(e=>({value:e,label:a.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>i({kind:e})}),!c&&n(N,{single:!0,label:a.filters.category,options:r.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>i({category:e})})]})}function ge(){let{columns:e,kinds:t}=v(V),r=y();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>n(m,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>n(O,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>n(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>n(P,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>n(_e,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>n(ve,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:e}){let t=v(V),r=y(),i=$(e).map(({price:e})=>e).sort(L),[a]=i;if(!a)return null;let o=r.money(a);return n(`span`,{className:`numeric`,children:i.some(e=>e!==a)?t.from(o):o})}function ve({product:e}){let t=v(V),r=y(),i=t=>$(e).reduce((e,n)=>e+n[t],0),a=i(`backordered`);return n(`span`,{className:`numeric`,children:[a>0&&n(`span`,{className:`muted`,children:[t.waiting(a,r.count(a)),` · `]}),r.count(i(`stockQuantity`))]})}export{Q as ProductList};