const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-Das-1zQw.js","assets/index-CrslgKQf.js","assets/early-DhbaGOmZ.js","assets/details-CfP5J__g.js","assets/parts-uYqX-dei.js","assets/dialogs-myGTe9xi.js","assets/SelectField-COzSpDf8.js","assets/TextArea-dGB-gb2c.js","assets/TextField-BGdrlW60.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-DZeg0ZX8.js","assets/ProductBulkBar-DSoWjQs7.js","assets/bulkMessages-uzCpsJqh.js","assets/ProductBulkDialog-BnqoDq5a.js","assets/BulkDialog-CndBXUrv.js"])))=>i.map(i=>d[i]);
import{Cn as e,E as t,It as n,Jt as r,Lt as i,Mt as a,O as o,Yt as s,_t as c,at as l,b as u,bn as d,en as f,gt as p,ht as m,mn as h,p as g,rt as _,z as v}from"./index-CrslgKQf.js";import{A as y,E as b,G as ee,H as te,J as x,P as S,T as C,U as w,W as T,X as ne,a as re,b as ie,c as E,et as D,i as O,j as k,k as A,nt as j,o as M,u as N,y as P}from"./parts-uYqX-dei.js";import{C as F,T as ae}from"./details-CfP5J__g.js";import{H as I,U as L,n as R,x as z}from"./early-DhbaGOmZ.js";import{a as B,i as V,n as H,r as U}from"./products-Cwrpcm5l.js";s();var W=matchMedia(`(min-width: 1280px)`),G=e=>(W.addEventListener(`change`,e),()=>W.removeEventListener(`change`,e)),K=()=>f(G,()=>W.matches),q={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function J({categories:e,search:t}){let n=o(U).categories,a=l(`CATALOGUE_WRITE`),s=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return r(`nav`,{className:q.tree,"aria-label":n.title,children:[r(`ul`,{children:[r(`li`,{children:r(i,{...s(void 0),children:n.all})}),B(e).map(({id:e,name:t,depth:n})=>r(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:r(i,{...s(e),children:t})},e))]}),a&&r(i,{to:`/categories`,className:q.edit,children:n.manage})]})}var Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},oe=new Y(`
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
    `),X={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function ce(e,t){let n=e.sort??`-created`;return{...L(e),where:I({statusIn:e.status?m(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...V(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:X[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}s(),e();var le=g(()=>_(()=>import(`./CreateProductDialog-Das-1zQw.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),ue=g(()=>_(()=>import(`./ProductBulkBar-DSoWjQs7.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([11,1,2,4,12]))),de=g(()=>_(()=>import(`./ProductBulkDialog-BnqoDq5a.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([13,1,2,14,5,3,4,12]))),Z=n(`/signedIn/products`),Q=({products:e})=>e.edges.map(({node:e})=>e),fe=A(H,({products:e})=>e.edges.map(({node:e})=>e));function pe(){let e=o(U),t=Z.useSearch(),n=Z.useNavigate(),i=l(`CATALOGUE_WRITE`),s=a(se,{}),c=ae(s.data?.categories),f=ce(t,c??[]),p=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],m=!t.category||c!==void 0,g=N(oe,f,Q,p,{enabled:m}),{data:_,isPlaceholderData:b}=g,w=m?g:s,T=_&&Q(_),O=ge(),A=z(t),{chosen:M,selection:F,clear:L,remove:R}=re(T,A),[B,V]=h(null),{open:H,close:W}=te(),{after:G,before:K,...q}=A,{sort:J,...Y}=q,X=e=>void n({search:I({...q,...e})});return r(d,{children:[r(x,{title:e.title,aside:r(y,{type:`PRODUCT`,ids:T?.map(({id:e})=>e),where:f.where,...fe,onShow:()=>X({})}),actions:r(d,{children:[r(k,{input:{kind:`PRODUCTS`,productWhere:f.where},count:_?.products.totalCount,ready:m}),i&&r(u,{look:`primary`,icon:j,onClick:()=>H(`create`),children:e.add})]})}),r(ie,{list:`products`,to:`/products`,search:t}),r(P,{end:r(E,{name:`products`,columns:O}),children:r(he,{search:A,categories:c??[],onChange:X})}),r(me,{search:q,categories:c??[],children:r(ne,{flush:!0,children:[M.length>0&&r(ue,{count:M.length,onStart:e=>V({step:e,products:M}),onClear:L}),r(ee,{name:`products`,label:e.title,columns:O,rows:T,rowKey:e=>e.id,rowName:e=>e.name,...i&&{selection:F},stale:b,error:w.error,onRetry:()=>void w.refetch(),sort:J??`-created`,onSort:e=>X({sort:e}),empty:Object.keys(Y).length>0?r(S,{icon:D,title:e.noMatch,text:e.noMatchText}):r(S,{icon:v,title:e.empty,text:e.emptyText})}),r(C,{connection:_?.products,onChange:e=>void n({search:I({...q,...e})})})]})}),B&&r(de,{...B,onDone:R,onClose:()=>V(null)}),t.dialog===`create`&&i&&r(le,{onClose:W})]})}function me(e){return K()?r(`div`,{className:q.beside,children:[r(J,{...e}),e.children]}):e.children}function he(e){let{search:n,categories:i,onChange:a}=e,s=o(U),{statuses:l}=o(t),u=o(F),f=K();return r(d,{children:[r(M,{label:s.search,placeholder:s.searchPlaceholder,value:n.q??``,onChange:e=>a({q:e})}),r(b,{label:s.filters.status,options:c.map(e=>({value:e,label:l.product[e]})),chosen:m(n),onChange:e=>a({status:e.join(`,`)})}),r(b,{single:!0,label:s.filters.kind,options:p.map(e=>({value:e,label:u[e]})),chosen:n.kind?[n.kind]:[],onChange:([e])=>a({kind:e})}),!f&&r(b,{single:!0,label:s.filters.category,options:i.map(({id:e,name:t})=>({value:e,label:t})),chosen:n.category?[n.category]:[],onChange:([e])=>a({category:e})})]})}function ge(){let{columns:e}=o(U),t=o(F),n=T();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>r(i,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>r(O,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>r(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>r(w,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>r(_e,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>r(ve,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:e}){let t=o(U),n=T(),i=$(e).map(({price:e})=>e).sort(R),[a]=i;if(!a)return null;let s=n.money(a);return r(`span`,{className:`numeric`,children:i.some(e=>e!==a)?t.from(s):s})}function ve({product:e}){let t=o(U),n=T(),i=t=>$(e).reduce((e,n)=>e+n[t],0),a=i(`backordered`);return r(`span`,{className:`numeric`,children:[a>0&&r(`span`,{className:`muted`,children:[t.waiting(a,n.count(a)),` · `]}),n.count(i(`stockQuantity`))]})}export{pe as ProductList};