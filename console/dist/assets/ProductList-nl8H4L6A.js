const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-ccpNX2Dd.js","assets/index-BcOHjEZP.js","assets/early-CfQr5XEC.js","assets/details-BbL3iHvP.js","assets/parts-dljrLVEa.js","assets/dialogs-BGMIoYzq.js","assets/SelectField-BYZSSdLc.js","assets/TextArea-CK0VpD1k.js","assets/TextField-CbiiAiCG.js","assets/change.gql-DGx7cDzr.js","assets/productMessages--oYnhJ5J.js","assets/ProductBulkBar-D2n_qm3O.js","assets/bulkMessages-BVujGvoH.js","assets/ProductBulkDialog-Cl6elksY.js","assets/BulkDialog-CHabVoNp.js"])))=>i.map(i=>d[i]);
import{D as e,Ft as t,Gt as n,Kt as r,Pt as i,R as a,T as o,Zt as s,_n as c,bn as l,dn as u,gt as d,ht as f,it as p,jt as ee,mt as m,nt as h,y as g}from"./index-BcOHjEZP.js";import{A as te,E as _,F as v,G as y,K as ne,M as b,T as x,U as S,W as C,Y as w,Z as re,a as T,b as E,c as D,i as O,j as k,k as A,o as j,rt as M,tt as N,u as ie,y as ae}from"./parts-dljrLVEa.js";import{C as P,T as oe}from"./details-BbL3iHvP.js";import{H as F,V as I,n as L,x as R}from"./early-CfQr5XEC.js";import{a as z,i as B,n as V,r as H}from"./products-CDHifvVQ.js";r();var U=matchMedia(`(min-width: 1280px)`),W=e=>(U.addEventListener(`change`,e),()=>U.removeEventListener(`change`,e)),G=()=>s(W,()=>U.matches),K={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function q({categories:r,search:i}){let a=e(H).categories,o=p(`CATALOGUE_WRITE`),s=e=>({to:`/products`,search:{...i,category:e},activeOptions:{explicitUndefined:!0}});return n(`nav`,{className:K.tree,"aria-label":a.title,children:[n(`ul`,{children:[n(`li`,{children:n(t,{...s(void 0),children:a.all})}),z(r).map(({id:e,name:r,depth:i})=>n(`li`,{style:{paddingInlineStart:`${Math.min(i,5)*14}px`},children:n(t,{...s(e),children:r})},e))]}),o&&n(t,{to:`/categories`,className:K.edit,children:a.manage})]})}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},se=new J(`
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
    `),Y={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function le(e,t){let n=e.sort??`-created`;return{...F(e),where:I({statusIn:e.status?m(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...B(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:Y[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}r(),l();var ue=b(()=>h(()=>import(`./CreateProductDialog-ccpNX2Dd.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),de=b(()=>h(()=>import(`./ProductBulkBar-D2n_qm3O.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,4,12]))),fe=b(()=>h(()=>import(`./ProductBulkDialog-Cl6elksY.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,5,3,4,12]))),X=i(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),Q=A(V,({products:e})=>e.edges.map(({node:e})=>e));function pe(){let t=e(H),r=X.useSearch(),i=X.useNavigate(),o=p(`CATALOGUE_WRITE`),s=ee(ce,{}),l=oe(s.data?.categories),d=le(r,l??[]),f=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],m=!r.category||l!==void 0,h=ie(se,d,Z,f,{enabled:m}),{data:_,isPlaceholderData:y}=h,b=m?h:s,C=_&&Z(_),O=ge(),A=R(r),{chosen:j,selection:P,clear:F,remove:L}=T(C,A),[z,B]=u(null),{open:V,close:U}=S(),{after:W,before:G,...K}=A,{sort:q,...J}=K,Y=e=>void i({search:I({...K,...e})});return n(c,{children:[n(w,{title:t.title,aside:n(te,{type:`PRODUCT`,ids:C?.map(({id:e})=>e),where:d.where,...Q,onShow:()=>Y({})}),actions:n(c,{children:[n(k,{input:{kind:`PRODUCTS`,productWhere:d.where},count:_?.products.totalCount,ready:m}),o&&n(g,{look:`primary`,icon:M,onClick:()=>V(`create`),children:t.add})]})}),n(E,{list:`products`,to:`/products`,search:r}),n(ae,{end:n(D,{name:`products`,columns:O}),children:n(he,{search:A,categories:l??[],onChange:Y})}),n(me,{search:K,categories:l??[],children:n(re,{flush:!0,children:[j.length>0&&n(de,{count:j.length,onStart:e=>B({step:e,products:j}),onClear:F}),n(ne,{name:`products`,label:t.title,columns:O,rows:C,rowKey:e=>e.id,rowName:e=>e.name,...o&&{selection:P},stale:y,error:b.error,onRetry:()=>void b.refetch(),sort:q??`-created`,onSort:e=>Y({sort:e}),empty:Object.keys(J).length>0?n(v,{icon:N,title:t.noMatch,text:t.noMatchText}):n(v,{icon:a,title:t.empty,text:t.emptyText})}),n(x,{connection:_?.products,onChange:e=>void i({search:I({...K,...e})})})]})}),z&&n(fe,{...z,onDone:L,onClose:()=>B(null)}),r.dialog===`create`&&o&&n(ue,{onClose:U})]})}function me(e){return G()?n(`div`,{className:K.beside,children:[n(q,{...e}),e.children]}):e.children}function he(t){let{search:r,categories:i,onChange:a}=t,s=e(H),{statuses:l}=e(o),u=e(P),p=G();return n(c,{children:[n(j,{label:s.search,placeholder:s.searchPlaceholder,value:r.q??``,onChange:e=>a({q:e})}),n(_,{label:s.filters.status,options:d.map(e=>({value:e,label:l.product[e]})),chosen:m(r),onChange:e=>a({status:e.join(`,`)})}),n(_,{single:!0,label:s.filters.kind,options:f.map(e=>({value:e,label:u[e]})),chosen:r.kind?[r.kind]:[],onChange:([e])=>a({kind:e})}),!p&&n(_,{single:!0,label:s.filters.category,options:i.map(({id:e,name:t})=>({value:e,label:t})),chosen:r.category?[r.category]:[],onChange:([e])=>a({category:e})})]})}function ge(){let{columns:r}=e(H),i=e(P),a=y();return[{id:`name`,header:r.name,cell:({slug:e,name:r})=>n(t,{to:`/products/$slug`,params:{slug:e},children:r}),sort:`name`,width:18},{id:`status`,header:r.status,cell:({status:e})=>n(O,{kind:`product`,status:e}),width:7},{id:`kind`,header:r.kind,cell:({kind:e})=>i[e],wide:!0,width:7},{id:`categories`,header:r.categories,cell:({categories:e})=>n(`span`,{className:`muted`,children:a.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:r.changed,cell:({updatedAt:e})=>n(C,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:r.price,cell:e=>n(_e,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:r.stock,cell:e=>n(ve,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:t}){let r=e(H),i=y(),a=$(t).map(({price:e})=>e).sort(L),[o]=a;if(!o)return null;let s=i.money(o);return n(`span`,{className:`numeric`,children:a.some(e=>e!==o)?r.from(s):s})}function ve({product:t}){let r=e(H),i=y(),a=e=>$(t).reduce((t,n)=>t+n[e],0),o=a(`backordered`);return n(`span`,{className:`numeric`,children:[o>0&&n(`span`,{className:`muted`,children:[r.waiting(o,i.count(o)),` · `]}),i.count(a(`stockQuantity`))]})}export{pe as ProductList};