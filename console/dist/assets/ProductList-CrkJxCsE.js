const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-DOFCKcp2.js","assets/index-ntnhS566.js","assets/early-grBt5JFH.js","assets/details-P_G1di9K.js","assets/parts-B2JQus4x.js","assets/dialogs-BJDtHswT.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/SelectField-YKNCqwo9.js","assets/TextArea-CB2uNlCs.js","assets/TextField-CopWnkay.js","assets/product.gql-CoUdjzoN.js","assets/productMessages-BdzZ-vYO.js","assets/ProductBulkBar-CG2fXT_F.js","assets/bulkMessages-CaIcKCPd.js","assets/ProductBulkDialog-CNrdXURE.js","assets/BulkDialog-8ClP7OSL.js"])))=>i.map(i=>d[i]);
import{Cn as e,Ct as t,D as n,Mn as r,Q as i,R as a,St as o,Ut as s,Wt as c,ct as l,kn as u,ln as d,nn as f,ot as p,p as m,rn as h,x as ee,xt as g,zt as _}from"./index-ntnhS566.js";import{D as te,G as v,I as y,K as b,M as x,N as S,O as C,Q as w,W as T,X as E,a as ne,b as re,c as ie,i as D,j as O,o as k,q as A,rt as j,tt as M,u as N,x as ae}from"./parts-B2JQus4x.js";import{S as oe,b as P}from"./details-P_G1di9K.js";import{H as F,U as I,n as L,x as R}from"./early-grBt5JFH.js";import{a as z,i as B,n as V,r as H}from"./products-Bd9fMwyk.js";h();var U=matchMedia(`(min-width: 1280px)`),W=e=>(U.addEventListener(`change`,e),()=>U.removeEventListener(`change`,e)),G=()=>d(W,()=>U.matches),K={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function q({categories:e,search:t}){let n=i(H).categories,r=l(`CATALOGUE_WRITE`),a=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return f(`nav`,{className:K.tree,"aria-label":n.title,children:[f(`ul`,{children:[f(`li`,{children:f(c,{...a(void 0),children:n.all})}),z(e).map(({id:e,name:t,depth:n})=>f(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:f(c,{...a(e),children:t})},e))]}),r&&f(c,{to:`/categories`,className:K.edit,children:n.manage})]})}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},se=new J(`
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
    `),Y={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function le(e,t){let n=e.sort??`-created`;return{...I(e),where:F({statusIn:e.status?g(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...B(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:Y[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}h(),r();var ue=m(()=>p(()=>import(`./CreateProductDialog-DOFCKcp2.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12]))),de=m(()=>p(()=>import(`./ProductBulkBar-CG2fXT_F.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([13,1,2,4,14]))),fe=m(()=>p(()=>import(`./ProductBulkDialog-CNrdXURE.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([15,1,2,16,5,3,4,6,7,14]))),X=s(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),pe=O(V,({products:e})=>e.edges.map(({node:e})=>e));function me(){let t=i(H),n=X.useSearch(),r=X.useNavigate(),o=l(`CATALOGUE_WRITE`),s=_(ce,{}),c=oe(s.data?.categories),d=le(n,c??[]),p=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],m=!n.category||c!==void 0,h=N(se,d,Z,p,{enabled:m}),{data:g,isPlaceholderData:v}=h,b=m?h:s,C=g&&Z(g),D=ge(),O=R(n),{chosen:k,selection:P,clear:I,remove:L}=ne(C,O),[z,B]=e(null),{open:V,close:U}=T(),{after:W,before:G,...K}=O,{sort:q,...J}=K,Y=e=>void r({search:F({...K,...e})});return f(u,{children:[f(E,{title:t.title,aside:f(x,{type:`PRODUCT`,ids:C?.map(({id:e})=>e),where:d.where,...pe,onShow:()=>Y({})}),actions:f(u,{children:[f(S,{input:{kind:`PRODUCTS`,productWhere:d.where},count:g?.products.totalCount,ready:m}),o&&f(ee,{look:`primary`,icon:j,onClick:()=>V(`create`),children:t.add})]})}),f(ae,{list:`products`,to:`/products`,search:n}),f(re,{end:f(ie,{name:`products`,columns:D}),children:f(he,{search:O,categories:c??[],onChange:Y})}),f(Q,{search:K,categories:c??[],children:f(w,{flush:!0,children:[k.length>0&&f(de,{count:k.length,onStart:e=>B({step:e,products:k}),onClear:I}),f(A,{name:`products`,label:t.title,columns:D,rows:C,rowKey:e=>e.id,rowName:e=>e.name,...o&&{selection:P},stale:v,error:b.error,onRetry:()=>void b.refetch(),sort:q??`-created`,onSort:e=>Y({sort:e}),empty:Object.keys(J).length>0?f(y,{icon:M,title:t.noMatch,text:t.noMatchText}):f(y,{icon:a,title:t.empty,text:t.emptyText})}),f(te,{connection:g?.products,onChange:e=>void r({search:F({...K,...e})})})]})}),z&&f(fe,{...z,onDone:L,onClose:()=>B(null)}),n.dialog===`create`&&o&&f(ue,{onClose:U})]})}function Q(e){return G()?f(`div`,{className:K.beside,children:[f(q,{...e}),e.children]}):e.children}function he(e){let{search:r,categories:a,onChange:s}=e,c=i(H),{statuses:l}=i(n),d=i(P),p=G();return f(u,{children:[f(k,{label:c.search,placeholder:c.searchPlaceholder,value:r.q??``,onChange:e=>s({q:e})}),f(C,{label:c.filters.status,options:t.map(e=>({value:e,label:l.product[e]})),chosen:g(r),onChange:e=>s({status:e.join(`,`)})}),f(C,{single:!0,label:c.filters.kind,options:o.map(e=>({value:e,label:d[e]})),chosen:r.kind?[r.kind]:[],onChange:([e])=>s({kind:e})}),!p&&f(C,{single:!0,label:c.filters.category,options:a.map(({id:e,name:t})=>({value:e,label:t})),chosen:r.category?[r.category]:[],onChange:([e])=>s({category:e})})]})}function ge(){let{columns:e}=i(H),t=i(P),n=b();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>f(c,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>f(D,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>f(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>f(v,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>f(_e,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>f(ve,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:e}){let t=i(H),n=b(),r=$(e).map(({price:e})=>e).sort(L),[a]=r;if(!a)return null;let o=n.money(a);return f(`span`,{className:`numeric`,children:r.some(e=>e!==a)?t.from(o):o})}function ve({product:e}){let t=i(H),n=b(),r=t=>$(e).reduce((e,n)=>e+n[t],0),a=r(`backordered`);return f(`span`,{className:`numeric`,children:[a>0&&f(`span`,{className:`muted`,children:[t.waiting(a,n.count(a)),` · `]}),n.count(r(`stockQuantity`))]})}export{me as ProductList};