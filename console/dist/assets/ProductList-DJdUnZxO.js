const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-D9XOtNlQ.js","assets/index-BWULAgIa.js","assets/early-CY4GmciT.js","assets/details-CKO6Nlno.js","assets/parts-DcudJn1c.js","assets/dialogs-BXBKpryn.js","assets/SelectField-CsxIag2a.js","assets/TextArea-CYtYK3P7.js","assets/TextField-CadYIZMs.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-DWJteZ8c.js","assets/ProductBulkBar-DelLLNun.js","assets/bulkMessages-CN9CIOQC.js","assets/ProductBulkDialog-D1k6UPDg.js","assets/BulkDialog-BtK1dGKz.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,F as i,Kt as a,S as o,Tt as s,Vt as c,dt as l,fn as u,ft as d,g as f,hn as p,jt as m,on as h,tt as g,ut as _,w as v}from"./index-BWULAgIa.js";import{B as y,C as b,D as x,G as S,O as ee,R as te,V as ne,W as re,Y as ie,Z as C,_ as w,a as T,c as E,i as D,j as O,k,o as A,u as j,v as ae,w as M,z as N}from"./parts-DcudJn1c.js";import{A as oe,O as P}from"./details-CKO6Nlno.js";import{H as F,V as I,n as L,x as R}from"./early-CY4GmciT.js";import{n as z,r as B,t as V}from"./products-BvhR6km7.js";c();var H=matchMedia(`(min-width: 1280px)`),U=e=>(H.addEventListener(`change`,e),()=>H.removeEventListener(`change`,e)),W=()=>a(U,()=>H.matches),G={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function K({categories:e,search:t}){let r=v(V).categories,i=g(`CATALOGUE_WRITE`),a=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return n(`nav`,{className:G.tree,"aria-label":r.title,children:[n(`ul`,{children:[n(`li`,{children:n(m,{...a(void 0),children:r.all})}),B(e).map(({id:e,name:t,depth:r})=>n(`li`,{style:{paddingInlineStart:`${Math.min(r,5)*14}px`},children:n(m,{...a(e),children:t})},e))]}),i&&n(m,{to:`/categories`,className:G.edit,children:r.manage})]})}var q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},se=new q(`
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
    `),ce=new q(`
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
    `),J={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function le(e,t){let n=e.sort??`-created`;return{...F(e),where:I({statusIn:e.status?_(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...z(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:J[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);c(),p();var ue=k(()=>e(()=>import(`./CreateProductDialog-D9XOtNlQ.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),de=k(()=>e(()=>import(`./ProductBulkBar-DelLLNun.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,4,12]))),fe=k(()=>e(()=>import(`./ProductBulkDialog-D1k6UPDg.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,5,3,4,12]))),X=t(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),pe=(e,t)=>r(Y,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id),me=async(e,t)=>(await s(Y,{where:{...e,createdAtGTE:t},first:100})).products.edges.map(({node:e})=>e.id);function he(){let e=v(V),t=X.useSearch(),a=X.useNavigate(),o=g(`CATALOGUE_WRITE`),s=r(ce,{}),c=oe(s.data?.categories),l=le(t,c??[]),d=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],p=!t.category||c!==void 0,m=j(se,l,Z,d,p),{data:_,isPlaceholderData:y}=m,D=p?m:s,k=_&&Z(_),A=Q(),M=R(t),{chosen:N,selection:P,clear:F,remove:L}=T(k,M),[z,B]=h(null),{open:H,close:U}=te(),{after:W,before:G,...K}=M,{sort:q,...J}=K,Y=e=>void a({search:I({...K,...e})});return n(u,{children:[n(re,{title:e.title,aside:n(x,{type:`PRODUCT`,ids:k?.map(({id:e})=>e),where:l.where,useListed:pe,createdSince:me,onShow:()=>Y({})}),actions:n(u,{children:[n(ee,{input:{kind:`PRODUCTS`,productWhere:l.where},count:_?.products.totalCount,ready:p}),o&&n(f,{look:`primary`,icon:C,onClick:()=>H(`create`),children:e.add})]})}),n(ae,{list:`products`,to:`/products`,search:t}),n(w,{end:n(E,{name:`products`,columns:A}),children:n(_e,{search:M,categories:c??[],onChange:Y})}),n(ge,{search:K,categories:c??[],children:n(S,{flush:!0,children:[N.length>0&&n(de,{count:N.length,onStart:e=>B({step:e,products:N}),onClear:F}),n(ne,{name:`products`,label:e.title,columns:A,rows:k,rowKey:e=>e.id,rowName:e=>e.name,...o&&{selection:P},stale:y,error:D.error,onRetry:()=>void D.refetch(),sort:q??`-created`,onSort:e=>Y({sort:e}),empty:Object.keys(J).length>0?n(O,{icon:ie,title:e.noMatch,text:e.noMatchText}):n(O,{icon:i,title:e.empty,text:e.emptyText})}),n(b,{connection:_?.products,onChange:e=>void a({search:I({...K,...e})})})]})}),z&&n(fe,{...z,onDone:L,onClose:()=>B(null)}),t.dialog===`create`&&o&&n(ue,{onClose:U})]})}function ge(e){return W()?n(`div`,{className:G.beside,children:[n(K,{...e}),e.children]}):e.children}function _e(e){let{search:t,categories:r,onChange:i}=e,a=v(V),{statuses:s}=v(o),c=v(P),f=W();return n(u,{children:[n(A,{label:a.search,placeholder:a.searchPlaceholder,value:t.q??``,onChange:e=>i({q:e})}),n(M,{label:a.filters.status,options:d.map(e=>({value:e,label:s.product[e]})),chosen:_(t),onChange:e=>i({status:e.join(`,`)})}),n(M,{single:!0,label:a.filters.kind,options:l.map(e=>({value:e,label:c[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>i({kind:e})}),!f&&n(M,{single:!0,label:a.filters.category,options:r.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>i({category:e})})]})}function Q(){let{columns:e}=v(V),t=v(P),r=y();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>n(m,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>n(D,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>n(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>n(N,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>n(ve,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>n(ye,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function ve({product:e}){let t=v(V),r=y(),i=$(e).map(({price:e})=>e).sort(L),[a]=i;if(!a)return null;let o=r.money(a);return n(`span`,{className:`numeric`,children:i.some(e=>e!==a)?t.from(o):o})}function ye({product:e}){let t=v(V),r=y(),i=t=>$(e).reduce((e,n)=>e+n[t],0),a=i(`backordered`);return n(`span`,{className:`numeric`,children:[a>0&&n(`span`,{className:`muted`,children:[t.waiting(a,r.count(a)),` · `]}),r.count(i(`stockQuantity`))]})}export{he as ProductList};