const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-gPbmR5AU.js","assets/index-DSghyoMO.js","assets/early-JhwasVCb.js","assets/details-D9Y-tpnF.js","assets/parts-CE7ui_Zl.js","assets/dialogs-C5K1e2p_.js","assets/sending-BYyfSJLp.js","assets/draft-Zl2_X2FY.js","assets/SelectField-C00sgTQ7.js","assets/TextArea-D0xA9E51.js","assets/TextField-DBMLqxJK.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-CGn4WLoK.js","assets/ProductBulkBar-CoavvCEW.js","assets/bulkMessages-DJEmp9_P.js","assets/ProductBulkDialog-1W6ZH49Y.js","assets/BulkDialog-Dw_ThBoE.js"])))=>i.map(i=>d[i]);
import{An as e,Ct as t,D as n,Nn as r,Q as i,R as a,St as o,Ut as s,Wt as c,ct as l,ln as u,nn as d,ot as f,p,rn as m,wn as h,x as g,xt as _,zt as v}from"./index-DSghyoMO.js";import{A as y,D as b,E as ee,F as x,G as S,K as C,M as w,U as T,W as E,Y as te,Z as ne,a as re,b as D,c as O,et as k,i as A,j,nt as M,o as N,u as P,y as ie}from"./parts-CE7ui_Zl.js";import{S as ae,b as F}from"./details-D9Y-tpnF.js";import{H as I,U as L,n as R,x as z}from"./early-JhwasVCb.js";import{a as B,i as V,n as H,r as U}from"./products-w5XPkNif.js";m();var W=matchMedia(`(min-width: 1280px)`),G=e=>(W.addEventListener(`change`,e),()=>W.removeEventListener(`change`,e)),K=()=>u(G,()=>W.matches),q={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function J({categories:e,search:t}){let n=i(U).categories,r=l(`CATALOGUE_WRITE`),a=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return d(`nav`,{className:q.tree,"aria-label":n.title,children:[d(`ul`,{children:[d(`li`,{children:d(c,{...a(void 0),children:n.all})}),B(e).map(({id:e,name:t,depth:n})=>d(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:d(c,{...a(e),children:t})},e))]}),r&&d(c,{to:`/categories`,className:q.edit,children:n.manage})]})}var Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},oe=new Y(`
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
    `),X={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function ce(e,t){let n=e.sort??`-created`;return{...L(e),where:I({statusIn:e.status?_(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...V(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:X[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}m(),r();var le=p(()=>f(()=>import(`./CreateProductDialog-gPbmR5AU.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12]))),ue=p(()=>f(()=>import(`./ProductBulkBar-CoavvCEW.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([13,1,2,4,14]))),de=p(()=>f(()=>import(`./ProductBulkDialog-1W6ZH49Y.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([15,1,2,16,5,3,4,6,7,14]))),Z=s(`/signedIn/products`),Q=({products:e})=>e.edges.map(({node:e})=>e),fe=y(H,({products:e})=>e.edges.map(({node:e})=>e));function pe(){let t=i(U),n=Z.useSearch(),r=Z.useNavigate(),o=l(`CATALOGUE_WRITE`),s=v(se,{}),c=ae(s.data?.categories),u=ce(n,c??[]),f=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],p=!n.category||c!==void 0,m=P(oe,u,Q,f,{enabled:p}),{data:_,isPlaceholderData:y}=m,b=p?m:s,S=_&&Q(_),E=ge(),A=z(n),{chosen:N,selection:F,clear:L,remove:R}=re(S,A),[B,V]=h(null),{open:H,close:W}=T(),{after:G,before:K,...q}=A,{sort:J,...Y}=q,X=e=>void r({search:I({...q,...e})});return d(e,{children:[d(te,{title:t.title,aside:d(j,{type:`PRODUCT`,ids:S?.map(({id:e})=>e),where:u.where,...fe,onShow:()=>X({})}),actions:d(e,{children:[d(w,{input:{kind:`PRODUCTS`,productWhere:u.where},count:_?.products.totalCount,ready:p}),o&&d(g,{look:`primary`,icon:M,onClick:()=>H(`create`),children:t.add})]})}),d(D,{list:`products`,to:`/products`,search:n}),d(ie,{end:d(O,{name:`products`,columns:E}),children:d(he,{search:A,categories:c??[],onChange:X})}),d(me,{search:q,categories:c??[],children:d(ne,{flush:!0,children:[N.length>0&&d(ue,{count:N.length,onStart:e=>V({step:e,products:N}),onClear:L}),d(C,{name:`products`,label:t.title,columns:E,rows:S,rowKey:e=>e.id,rowName:e=>e.name,...o&&{selection:F},stale:y,error:b.error,onRetry:()=>void b.refetch(),sort:J??`-created`,onSort:e=>X({sort:e}),empty:Object.keys(Y).length>0?d(x,{icon:k,title:t.noMatch,text:t.noMatchText}):d(x,{icon:a,title:t.empty,text:t.emptyText})}),d(ee,{connection:_?.products,onChange:e=>void r({search:I({...q,...e})})})]})}),B&&d(de,{...B,onDone:R,onClose:()=>V(null)}),n.dialog===`create`&&o&&d(le,{onClose:W})]})}function me(e){return K()?d(`div`,{className:q.beside,children:[d(J,{...e}),e.children]}):e.children}function he(r){let{search:a,categories:s,onChange:c}=r,l=i(U),{statuses:u}=i(n),f=i(F),p=K();return d(e,{children:[d(N,{label:l.search,placeholder:l.searchPlaceholder,value:a.q??``,onChange:e=>c({q:e})}),d(b,{label:l.filters.status,options:t.map(e=>({value:e,label:u.product[e]})),chosen:_(a),onChange:e=>c({status:e.join(`,`)})}),d(b,{single:!0,label:l.filters.kind,options:o.map(e=>({value:e,label:f[e]})),chosen:a.kind?[a.kind]:[],onChange:([e])=>c({kind:e})}),!p&&d(b,{single:!0,label:l.filters.category,options:s.map(({id:e,name:t})=>({value:e,label:t})),chosen:a.category?[a.category]:[],onChange:([e])=>c({category:e})})]})}function ge(){let{columns:e}=i(U),t=i(F),n=S();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>d(c,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>d(A,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>d(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>d(E,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>d(_e,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>d(ve,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:e}){let t=i(U),n=S(),r=$(e).map(({price:e})=>e).sort(R),[a]=r;if(!a)return null;let o=n.money(a);return d(`span`,{className:`numeric`,children:r.some(e=>e!==a)?t.from(o):o})}function ve({product:e}){let t=i(U),n=S(),r=t=>$(e).reduce((e,n)=>e+n[t],0),a=r(`backordered`);return d(`span`,{className:`numeric`,children:[a>0&&d(`span`,{className:`muted`,children:[t.waiting(a,n.count(a)),` · `]}),n.count(r(`stockQuantity`))]})}export{pe as ProductList};