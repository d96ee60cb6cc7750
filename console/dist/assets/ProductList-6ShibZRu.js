const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CreateProductDialog-CnuxIZ-V.js","assets/index-ah7yBjvo.js","assets/early-JhwasVCb.js","assets/details-sHZI4id6.js","assets/parts-sUoMt7hs.js","assets/dialogs-DMNuVB_d.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/SelectField-V2_MKtwc.js","assets/TextArea-DJWW_eXy.js","assets/TextField-D4_Wa49S.js","assets/change.gql-DGx7cDzr.js","assets/productMessages-FKRENRyR.js","assets/ProductBulkBar-BsFVWD7j.js","assets/bulkMessages-B60niaAJ.js","assets/ProductBulkDialog-DcsrXfz8.js","assets/BulkDialog-CoCA7jvd.js"])))=>i.map(i=>d[i]);
import{An as e,Ct as t,D as n,Dn as r,Ht as i,Q as a,R as o,Rt as s,St as c,Ut as l,ct as u,en as d,ot as f,p,sn as m,tn as h,x as ee,xn as te,xt as g}from"./index-ah7yBjvo.js";import{A as _,D as v,E as y,F as b,G as x,K as S,M as C,U as w,W as T,Y as E,Z as ne,a as re,b as ie,c as ae,et as D,i as O,j as k,nt as A,o as j,u as M,y as N}from"./parts-sUoMt7hs.js";import{C as oe,x as P}from"./details-sHZI4id6.js";import{H as F,U as I,n as L,x as R}from"./early-JhwasVCb.js";import{a as z,i as B,n as V,r as H}from"./products-BJr3jwDv.js";h();var U=matchMedia(`(min-width: 1280px)`),W=e=>(U.addEventListener(`change`,e),()=>U.removeEventListener(`change`,e)),G=()=>m(W,()=>U.matches),K={beside:`_beside_14apw_2`,tree:`_tree_14apw_8`,edit:`_edit_14apw_31`};function q({categories:e,search:t}){let n=a(H).categories,r=u(`CATALOGUE_WRITE`),i=e=>({to:`/products`,search:{...t,category:e},activeOptions:{explicitUndefined:!0}});return d(`nav`,{className:K.tree,"aria-label":n.title,children:[d(`ul`,{children:[d(`li`,{children:d(l,{...i(void 0),children:n.all})}),z(e).map(({id:e,name:t,depth:n})=>d(`li`,{style:{paddingInlineStart:`${Math.min(n,5)*14}px`},children:d(l,{...i(e),children:t})},e))]}),r&&d(l,{to:`/categories`,className:K.edit,children:n.manage})]})}var J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},se=new J(`
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
    `),Y={created:`CREATED_AT`,updated:`UPDATED_AT`,name:`NAME`};function le(e,t){let n=e.sort??`-created`;return{...I(e),where:F({statusIn:e.status?g(e):void 0,kind:e.kind,hasCategoriesWith:e.category?[{idIn:[...B(t,e.category)]}]:void 0,or:e.q?[{nameContainsFold:e.q},{hasVariationsWith:[{skuContainsFold:e.q}]}]:void 0}),orderBy:{field:Y[n.replace(`-`,``)],direction:n.startsWith(`-`)?`DESC`:`ASC`}}}h(),e();var ue=p(()=>f(()=>import(`./CreateProductDialog-CnuxIZ-V.js`).then(e=>e.CreateProductDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12]))),de=p(()=>f(()=>import(`./ProductBulkBar-BsFVWD7j.js`).then(e=>e.ProductBulkBar),__vite__mapDeps([13,1,2,4,14]))),fe=p(()=>f(()=>import(`./ProductBulkDialog-DcsrXfz8.js`).then(e=>e.ProductBulkDialog),__vite__mapDeps([15,1,2,16,5,3,4,6,7,14]))),X=i(`/signedIn/products`),Z=({products:e})=>e.edges.map(({node:e})=>e),pe=_(V,({products:e})=>e.edges.map(({node:e})=>e));function me(){let e=a(H),t=X.useSearch(),n=X.useNavigate(),i=u(`CATALOGUE_WRITE`),c=s(ce,{}),l=oe(c.data?.categories),f=le(t,l??[]),p=[`PRODUCT`,`VARIATION`,`LICENSE_BATCH`,`ORDER`],m=!t.category||l!==void 0,h=M(se,f,Z,p,{enabled:m}),{data:g,isPlaceholderData:_}=h,v=m?h:c,x=g&&Z(g),T=ge(),O=R(t),{chosen:j,selection:P,clear:I,remove:L}=re(x,O),[z,B]=te(null),{open:V,close:U}=w(),{after:W,before:G,...K}=O,{sort:q,...J}=K,Y=e=>void n({search:F({...K,...e})});return d(r,{children:[d(E,{title:e.title,aside:d(k,{type:`PRODUCT`,ids:x?.map(({id:e})=>e),where:f.where,...pe,onShow:()=>Y({})}),actions:d(r,{children:[d(C,{input:{kind:`PRODUCTS`,productWhere:f.where},count:g?.products.totalCount,ready:m}),i&&d(ee,{look:`primary`,icon:A,onClick:()=>V(`create`),children:e.add})]})}),d(ie,{list:`products`,to:`/products`,search:t}),d(N,{end:d(ae,{name:`products`,columns:T}),children:d(he,{search:O,categories:l??[],onChange:Y})}),d(Q,{search:K,categories:l??[],children:d(ne,{flush:!0,children:[j.length>0&&d(de,{count:j.length,onStart:e=>B({step:e,products:j}),onClear:I}),d(S,{name:`products`,label:e.title,columns:T,rows:x,rowKey:e=>e.id,rowName:e=>e.name,...i&&{selection:P},stale:_,error:v.error,onRetry:()=>void v.refetch(),sort:q??`-created`,onSort:e=>Y({sort:e}),empty:Object.keys(J).length>0?d(b,{icon:D,title:e.noMatch,text:e.noMatchText}):d(b,{icon:o,title:e.empty,text:e.emptyText})}),d(y,{connection:g?.products,onChange:e=>void n({search:F({...K,...e})})})]})}),z&&d(fe,{...z,onDone:L,onClose:()=>B(null)}),t.dialog===`create`&&i&&d(ue,{onClose:U})]})}function Q(e){return G()?d(`div`,{className:K.beside,children:[d(q,{...e}),e.children]}):e.children}function he(e){let{search:i,categories:o,onChange:s}=e,l=a(H),{statuses:u}=a(n),f=a(P),p=G();return d(r,{children:[d(j,{label:l.search,placeholder:l.searchPlaceholder,value:i.q??``,onChange:e=>s({q:e})}),d(v,{label:l.filters.status,options:t.map(e=>({value:e,label:u.product[e]})),chosen:g(i),onChange:e=>s({status:e.join(`,`)})}),d(v,{single:!0,label:l.filters.kind,options:c.map(e=>({value:e,label:f[e]})),chosen:i.kind?[i.kind]:[],onChange:([e])=>s({kind:e})}),!p&&d(v,{single:!0,label:l.filters.category,options:o.map(({id:e,name:t})=>({value:e,label:t})),chosen:i.category?[i.category]:[],onChange:([e])=>s({category:e})})]})}function ge(){let{columns:e}=a(H),t=a(P),n=x();return[{id:`name`,header:e.name,cell:({slug:e,name:t})=>d(l,{to:`/products/$slug`,params:{slug:e},children:t}),sort:`name`,width:18},{id:`status`,header:e.status,cell:({status:e})=>d(O,{kind:`product`,status:e}),width:7},{id:`kind`,header:e.kind,cell:({kind:e})=>t[e],wide:!0,width:7},{id:`categories`,header:e.categories,cell:({categories:e})=>d(`span`,{className:`muted`,children:n.list(e.map(({name:e})=>e))}),wide:!0,width:16},{id:`changed`,header:e.changed,cell:({updatedAt:e})=>d(T,{at:e}),sort:`updated`,wide:!0},{id:`price`,header:e.price,cell:e=>d(_e,{product:e}),align:`end`,wide:`below`,width:9},{id:`stock`,header:e.stock,cell:e=>d(ve,{product:e}),align:`end`,width:6}]}var $=e=>e.variations.filter(({status:e})=>e===`ACTIVE`);function _e({product:e}){let t=a(H),n=x(),r=$(e).map(({price:e})=>e).sort(L),[i]=r;if(!i)return null;let o=n.money(i);return d(`span`,{className:`numeric`,children:r.some(e=>e!==i)?t.from(o):o})}function ve({product:e}){let t=a(H),n=x(),r=t=>$(e).reduce((e,n)=>e+n[t],0),i=r(`backordered`);return d(`span`,{className:`numeric`,children:[i>0&&d(`span`,{className:`muted`,children:[t.waiting(i,n.count(i)),` · `]}),n.count(r(`stockQuantity`))]})}export{me as ProductList};