const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-BophnYt0.js","assets/index-BzP1EClE.js","assets/early-CRuJpbae.js","assets/dialogs-D67FP_ML.js","assets/parts-DggjclEf.js","assets/details-6EBFLphC.js","assets/products-boswGJGS.js"])))=>i.map(i=>d[i]);
import{$ as e,At as t,Et as n,F as r,Lt as i,S as a,dt as o,fn as s,g as c,kt as l,ln as u,lt as d,tt as f,ut as p,w as m,wt as h}from"./index-BzP1EClE.js";import{A as g,C as _,F as v,N as y,P as b,T as x,V as S,_ as C,b as ee,c as w,f as T,g as E,k as D,l as O,m as k,v as A,x as j,z as M}from"./parts-DggjclEf.js";import{I as N,L as P,n as F}from"./early-CRuJpbae.js";import{O as I}from"./details-6EBFLphC.js";import{c as L,l as R}from"./products-boswGJGS.js";var z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},B=new z(`
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
    `),V=new z(`
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
    `),H={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function U(e,t){let n=e.sort??`-created`;return{...P(e),where:N({statusIn:e.status?d(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...R(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:H[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}var W=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewProducts($where: ProductWhereInput, $first: Int!) {
  products(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `);s();var G=I(()=>e(()=>import(`./CreateProductDialog-BophnYt0.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6]))),K=l(`/signedIn/products`),q=({products:e})=>e.edges.map(({node:e})=>e),J=(e,t)=>n(W,{where:{...e,idIn:[...t]},first:t.length},{enabled:t.length>0}).data?.products.edges.map(({node:e})=>e.id),Y=async(e,t)=>(await h(W,{where:{...e,createdAtGTE:t},first:100})).products.edges.map(({node:e})=>e.id);function X(){let e=m(L),t=K.useSearch(),a=K.useNavigate(),o=f(`CATALOGUE_WRITE`),s=n(V,{}),l=s.data?.categories.edges.map(e=>e.node)??[],d=U(t,l),p=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],h=!t.category||s.data!==void 0,b=E(B,d,q,p,h),{data:w,isPlaceholderData:D}=b,A=h?b:s,j=w&&q(w),P=Q(),{dialog:F,...I}=t,{after:R,before:z,...H}=I,{sort:W,...X}=H,$=e=>void a({search:N({...H,...e})});return i(u,{children:[i(y,{title:e.title,aside:i(T,{type:`PRODUCT`,ids:j?.map(({id:e})=>e),where:d.where,useListed:J,createdSince:Y,onShow:()=>$({})}),actions:i(u,{children:[i(_,{input:{kind:`PRODUCTS`,productWhere:d.where},count:w?.products.totalCount}),o&&i(c,{look:`primary`,icon:S,onClick:()=>void a({search:{...I,dialog:`create`},resetScroll:!1}),children:e.add})]})}),i(O,{list:`products`,to:`/products`,search:t}),i(C,{end:i(k,{name:`products`,columns:P}),children:i(Z,{search:t,categories:l,onChange:$})}),i(v,{flush:!0,children:[i(g,{name:`products`,label:e.title,columns:P,rows:j,rowKey:e=>e.id,stale:D,error:A.error,onRetry:()=>void A.refetch(),sort:W??`-created`,onSort:e=>$({sort:e}),empty:Object.keys(X).length>0?i(x,{icon:M,title:e.noMatch,text:e.noMatchText}):i(x,{icon:r,title:e.empty,text:e.emptyText})}),i(ee,{connection:w?.products,onChange:e=>void a({search:N({...H,...e})})})]}),F===`create`&&o&&i(G,{onClose:()=>void a({search:I,replace:!0,resetScroll:!1})})]})}function Z(e){let{search:t,categories:n,onChange:r}=e,s=m(L),{statuses:c}=m(a);return i(u,{children:[i(A,{label:s.search,placeholder:s.searchPlaceholder,value:t.q??``,onChange:e=>r({q:e})}),i(j,{label:s.filters.status,options:o.map(e=>({value:e,label:c.product[e]})),chosen:d(t),onChange:e=>r({status:e.join(`,`)})}),i(j,{single:!0,label:s.filters.kind,options:p.map(e=>({value:e,label:s.kinds[e]})),chosen:t.kind?[t.kind]:[],onChange:([e])=>r({kind:e})}),i(j,{single:!0,label:s.filters.category,options:n.map(({id:e,name:t})=>({value:e,label:t})),chosen:t.category?[t.category]:[],onChange:([e])=>r({category:e})})]})}function Q(){let{columns:e,kinds:n}=m(L),r=b();return[{id:`name`,header:e.name,cell:({slug:e,name:n})=>i(t,{to:`/products/$slug`,params:{slug:e},children:n}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>i(w,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>n[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>i(`span`,{className:`muted`,children:r.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>i(D,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>i(te,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>i(ne,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function te({product:e}){let t=m(L),n=b(),r=$(e).map(({price:e})=>e).sort(F),[a]=r;if(!a)return null;let o=n.money(a);return i(`span`,{className:`numeric`,children:r.some(e=>e!==a)?t.from(o):o})}function ne({product:e}){let t=m(L),n=b(),r=t=>$(e).reduce((e,n)=>e+n[t],0),a=r(`backordered`);return i(`span`,{className:`numeric`,children:[a>0&&i(`span`,{className:`muted`,children:[t.waiting(a,n.count(a)),` · `]}),n.count(r(`stockQuantity`))]})}export{X as ProductList};