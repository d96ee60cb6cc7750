const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-C-en-gfp.js","assets/index-56XI4USA.js","assets/early-CfQr5XEC.js","assets/details-Dg0S2g0y.js","assets/parts-BYqyiHkm.js","assets/dialogs-Bx7AgrVf.js","assets/SelectField-Cn7V20bn.js","assets/TextArea-69rQkNR5.js","assets/TextField-DNRM4AN9.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-BNrY48CX.js","assets/ProductBulkBar-Bh34weAn.js","assets/bulkMessages-BP4MgWWl.js","assets/ProductBulkDialog-QlCRi8zX.js","assets/BulkDialog-CfS81kYO.js"])))=>i.map(i=>d[i]);
import{At as e,E as t,L as n,Nt as r,Ot as i,Pt as a,Ut as o,Wt as s,Yt as c,hn as l,ht as u,ln as d,mt as f,pt as p,rt as m,tt as h,v as g,vn as _,w as v}from"./index-56XI4USA.js";import{A as y,B as ee,E as b,H as x,J as S,K as te,N as C,Q as ne,T as re,U as w,V as T,a as E,b as D,c as O,et as k,i as A,j,k as M,o as N,u as ie,y as ae}from"./parts-BYqyiHkm.js";import{j as oe,k as P}from"./details-Dg0S2g0y.js";import{H as F,V as I,n as L,x as R}from"./early-CfQr5XEC.js";import{n as z,r as B,t as V}from"./products-BFhIdny9.js";s();var H=matchMedia(`(min-width: 1280px)`),U=e=>(H.addEventListener(`change`,e),()=>H.removeEventListener(`change`,e)),W=()=>c(U,()=>H.matches),G={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function K({categories:e,search:n}){let r=t(V).categories,i=m(`CATALOGUE_WRITE`),s=e=>({to:`/products`,search:{...n,category:e},activeOptions:{explicitUndefined:!0}});return o(`nav`,{className:G.tree,"aria-label":r.title,children:[o(`ul`,{children:[o(`li`,{children:o(a,{...s(void 0),children:r.all})}),B(e).map(({id:e,name:t,depth:n})=>o(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:o(a,{...s(e),children:t})},e))]}),i&&o(a,{to:`/categories`,className:G.edit,children:r.manage})]})}var q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},se=new q(`
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
    `),J={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function le(e,t){let n=e.sort??`-created`;return{...F(e),where:I({statusIn:e.status?p(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...z(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:J[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var Y=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);s(),_();var ue=j(()=>h(()=>import(`./CreateProductDialog-C-en-gfp.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),de=j(()=>h(()=>import(`./ProductBulkBar-Bh34weAn.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,4,12]))),fe=j(()=>h(()=>import(`./ProductBulkDialog-QlCRi8zX.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,5,3,4,12]))),X=r(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),pe=(t,n)=>e(Y,{where:{...t,idIn:[...n]},first:n.length},{enabled:n.length>0}).data?.products.edges.map(({node:e})=>e.id),me=async(e,t)=>(await i(Y,{where:{...e,createdAtGTE:t},first:100})).products.edges.map(({node:e})=>e.id);function he(){let r=t(V),i=X.useSearch(),a=X.useNavigate(),s=m(`CATALOGUE_WRITE`),c=e(ce,{}),u=oe(c.data?.categories),f=le(i,u??[]),p=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],h=!i.category||u!==void 0,_=ie(se,f,Z,p,h),{data:v,isPlaceholderData:b}=_,x=h?_:c,T=v&&Z(v),A=Q(),j=R(i),{chosen:N,selection:P,clear:F,remove:L}=E(T,j),[z,B]=d(null),{open:H,close:U}=ee(),{after:W,before:G,...K}=j,{sort:q,...J}=K,Y=e=>void a({search:I({...K,...e})});return o(l,{children:[o(te,{title:r.title,aside:o(M,{type:`PRODUCT`,ids:T?.map(({id:e})=>e),where:f.where,useListed:pe,createdSince:me,onShow:()=>Y({})}),actions:o(l,{children:[o(y,{input:{kind:`PRODUCTS`,productWhere:f.where},count:v?.products.totalCount,ready:h}),s&&o(g,{look:`primary`,icon:k,onClick:()=>H(`create`),children:r.add})]})}),o(D,{list:`products`,to:`/products`,search:i}),o(ae,{end:o(O,{name:`products`,columns:A}),children:o(_e,{search:j,categories:u??[],onChange:Y})}),o(ge,{search:K,categories:u??[],children:o(S,{flush:!0,children:[N.length>0&&o(de,{count:N.length,onStart:e=>B({step:e,products:N}),onClear:F}),o(w,{name:`products`,label:r.title,columns:A,rows:T,rowKey:e=>e.id,rowName:e=>e.name,...s&&{selection:P},stale:b,error:x.error,onRetry:()=>void x.refetch(),sort:q??`-created`,onSort:e=>Y({sort:e}),empty:Object.keys(J).length>0?o(C,{icon:ne,title:r.noMatch,text:r.noMatchText}):o(C,{icon:n,title:r.empty,text:r.emptyText})}),o(re,{connection:v?.products,onChange:e=>void a({search:I({...K,...e})})})]})}),z&&o(fe,{...z,onDone:L,onClose:()=>B(null)}),i.dialog===`create`&&s&&o(ue,{onClose:U})]})}function ge(e){return W()?o(`div`,{className:G.beside,children:[o(K,{...e}),e.children]}):e.children}function _e(e){let{search:n,categories:r,onChange:i}=e,a=t(V),{statuses:s}=t(v),c=t(P),d=W();return o(l,{children:[o(N,{label:a.search,placeholder:a.searchPlaceholder,value:n.q??``,onChange:e=>i({q:e})}),o(b,{label:a.filters.status,options:u.map(e=>({value:e,label:s.product[e]})),chosen:p(n),onChange:e=>i({status:e.join(`,`)})}),o(b,{single:!0,label:a.filters.kind,options:f.map(e=>({value:e,label:c[e]})),chosen:n.kind?[n.kind]:[],onChange:([e])=>i({kind:e})}),!d&&o(b,{single:!0,label:a.filters.category,options:r.map(({id:e,name:t})=>({value:e,label:t})),chosen:n.category?[n.category]:[],onChange:([e])=>i({category:e})})]})}function Q(){let{columns:e}=t(V),n=t(P),r=x();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>o(a,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>o(A,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>o(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>o(T,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>o(ve,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>o(ye,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function ve({product:e}){let n=t(V),r=x(),i=$(e).map(({price:e})=>e).sort(L),[a]=i;if(!a)return null;let s=r.money(a);return o(`span`,{className:`numeric`,children:i.some(e=>e!==a)?n.from(s):s})}function ye({product:e}){let n=t(V),r=x(),i=t=>$(e).reduce((e,n)=>e+n[t],0),a=i(`backordered`);return o(`span`,{className:`numeric`,children:[a>0&&o(`span`,{className:`muted`,children:[n.waiting(a,r.count(a)),` · `]}),r.count(i(`stockQuantity`))]})}export{he as ProductList};