const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-DqweOR4I.js","assets/index-Clz-m2Ov.js","assets/early-CY4GmciT.js","assets/dialogs-BLuEJved.js","assets/details-Df7kTj8O.js","assets/parts-kU366cMS.js","assets/SelectField-B7VNcMek.js","assets/TextArea-ogWI-6e-.js","assets/TextField-BrZgBFPo.js","assets/change.gql-DGx7cDzr.js","assets/products-DBIf57bK.js","assets/ProductBulkBar-BBJqHXEe.js","assets/bulkMessages-jWAboagR.js","assets/ProductBulkDialog-BMbU5jCS.js","assets/BulkDialog-Bx-ZMYql.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Bt as n,Dt as r,F as i,Gt as a,S as o,Tt as s,an as ee,dn as c,dt as l,ft as u,g as d,jt as f,mn as p,tt as m,ut as h,w as g,zt as _}from"./index-Clz-m2Ov.js";import{D as v,E as te,H as y,I as b,L as x,R as S,S as C,T as w,U as T,Y as E,a as D,f as O,i as k,k as A,o as j,p as M,q as ne,s as re,x as ie,y as ae,z as oe}from"./parts-kU366cMS.js";import{H as N,V as P,n as F,x as I}from"./early-CY4GmciT.js";import{n as L,r as R,t as z}from"./products-DBIf57bK.js";n();var B=matchMedia(`(min-width: 1280px)`),V=e=>(B.addEventListener(`change`,e),()=>B.removeEventListener(`change`,e)),H=()=>a(V,()=>B.matches),U={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function W({categories:e,search:t}){let n=g(z).categories,r=m(`CATALOGUE_WRITE`),i=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return _(`nav`,{className:U.tree,"aria-label":n.title,children:[_(`ul`,{children:[_(`li`,{children:_(f,{...i(void 0),children:n.all})}),R(e).map(({id:e,name:t,depth:n})=>_(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:_(f,{...i(e),children:t})},e))]}),r&&_(f,{to:`/categories`,className:U.edit,children:n.manage})]})}var G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},K=new G(`
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
    `),se=new G(`
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
    `),q={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function ce(e,t){let n=e.sort??`-created`;return{...N(e),where:P({statusIn:e.status?h(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...L(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:q[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var J=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);n(),p();var le=v(()=>e(()=>import(`./CreateProductDialog-DqweOR4I.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),ue=v(()=>e(()=>import(`./ProductBulkBar-BBJqHXEe.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,5,12]))),de=v(()=>e(()=>import(`./ProductBulkDialog-BMbU5jCS.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,3,4,5,12]))),Y=t(`/signedIn/products`),X=({products:e})=>e.edges.map(({node:e})=>e),fe=(e,t)=>r(J,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id),pe=async(e,t)=>(await s(J,{where:{...e,createdAtGTE:t},first:100})).products.edges.map(({node:e})=>e.id);function Z(){let e=g(z),t=Y.useSearch(),n=Y.useNavigate(),a=m(`CATALOGUE_WRITE`),o=r(se,{}),s=o.data?.categories.edges.map(e=>e.node)??[],l=ce(t,s),u=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],f=!t.category||o.data!==void 0,p=M(K,l,X,u,f),{data:h,isPlaceholderData:v}=p,x=f?p:o,S=h&&X(h),C=he(),k=I(t),{chosen:j,selection:N,clear:F,remove:L}=D(S,k),[R,B]=ee(null),{open:V,close:H}=b(),{after:U,before:W,...G}=k,{sort:q,...J}=G,Z=e=>void n({search:P({...G,...e})});return _(c,{children:[_(y,{title:e.title,aside:_(w,{type:`PRODUCT`,ids:S?.map(({id:e})=>e),where:l.where,useListed:fe,createdSince:pe,onShow:()=>Z({})}),actions:_(c,{children:[_(te,{input:{kind:`PRODUCTS`,productWhere:l.where},count:h?.products.totalCount,ready:f}),a&&_(d,{look:`primary`,icon:E,onClick:()=>V(`create`),children:e.add})]})}),_(re,{list:`products`,to:`/products`,search:t}),_(ae,{end:_(O,{name:`products`,columns:C}),children:_(Q,{search:k,categories:s,onChange:Z})}),_(me,{search:G,categories:s,children:_(T,{flush:!0,children:[j.length>0&&_(ue,{count:j.length,onStart:e=>B({step:e,products:j}),onClear:F}),_(oe,{name:`products`,label:e.title,columns:C,rows:S,rowKey:e=>e.id,rowName:e=>e.name,...a&&{selection:N},stale:v,error:x.error,onRetry:()=>void x.refetch(),sort:q??`-created`,onSort:e=>Z({sort:e}),empty:Object.keys(J).length>0?_(A,{icon:ne,title:e.noMatch,text:e.noMatchText}):_(A,{icon:i,title:e.empty,text:e.emptyText})}),_(ie,{connection:h?.products,onChange:e=>void n({search:P({...G,...e})})})]})}),R&&_(de,{...R,onDone:L,onClose:()=>B(null)}),t.dialog===`create`&&a&&_(le,{onClose:H})]})}function me(e){return H()?_(`div`,{className:U.beside,children:[_(W,{...e}),e.children]}):e.children}function Q(e){let{search:t,categories:n,onChange:r}=e,i=g(z),{statuses:a}=g(o),s=H();return _(c,{children:[_(j,{label:i.search,placeholder:i.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),_(C,{label:i.filters.status,options:u.map(e=>({value:e,label:a.product[e]})),chosen:h(t),onChange:e=>r({status:e.join(`,`)})}),_(C,{single:!0,label:i.filters.kind,options:l.map(e=>({value:e,label:i.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),!s&&_(C,{single:!0,label:i.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function he(){let{columns:e,kinds:t}=g(z),n=S();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>_(f,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>_(k,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>_(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>_(x,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>_(ge,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>_(_e,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function ge({product:e}){let t=g(z),n=S(),r=$(e).map(({price:e})=>e).sort(F),[i]=r;if(!i)return null;let a=n.money(i);return _(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(a):a})}function _e({product:e}){let t=g(z),n=S(),r=t=>$(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return _(`span`,{className:`numeric`,children:[i>0&&_(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{Z as ProductList};