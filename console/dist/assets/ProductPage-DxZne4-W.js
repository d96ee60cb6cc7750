import{At as e,Et as t,G as n,Lt as r,Rt as i,S as a,Tt as o,f as s,fn as c,g as l,kt as u,ln as d,m as f,rn as p,tt as m,u as h,w as g}from"./index-BzP1EClE.js";import{E as _,J as v,K as y,V as b,W as x,X as S,Z as ee,at as C,nt as w,q as T,w as te}from"./details-6EBFLphC.js";import{D as E,F as D,M as ne,N as O,P as k,R as A,V as j,c as M,k as N,p as P,s as F}from"./parts-DggjclEf.js";import{a as re,c as I,i as ie,n as ae,o as oe,s as se,t as L}from"./products-boswGJGS.js";import{t as R}from"./CheckList-s38GSopI.js";import{at as z,ct as B,lt as V,ot as H,rt as U,t as W,ut as G}from"./dialogs-D67FP_ML.js";import{N as K,b as ce}from"./early-CRuJpbae.js";var q={name:`archive`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8`,key:`1s80jp`}],[`path`,{d:`M10 12h4`,key:`a56b0p`}]]};q.node;var le=n(q),J=e=>e===`ORDER`||e===`LICENSE`||e===`LICENSE_BATCH`;i();function ue({variation:e,onClose:t}){let{stock:n,form:i,wholeNumber:a}=g(I),s=k(),c=te(),{mutateAsync:l}=o(ae);async function u(r){let i=y(r,`delta`,a),{adjustStock:o}=await l({input:{variationId:e.id,...T(r,`how`)===`setTo`?{setTo:i}:{delta:i},reason:T(r,`reason`),idempotencyKey:c}}),{stockQuantity:u,reserved:d}=o,p=n.done(s.count(u));f(d>0?`${p} ${n.reserved(d,s.count(d))}`:p),t()}return r(W,{open:!0,onClose:t,title:`${n.title}: ${e.sku}`,text:n.text(s.count(e.stockQuantity)),children:r(U,{submitLabel:n.submit,onCancel:t,onSubmit:u,children:[r(B,{name:`how`,label:n.how,defaultValue:`delta`,options:[{value:`delta`,label:n.delta},{value:`setTo`,label:n.setTo}]}),r(G,{name:`delta`,label:n.amount,hint:n.amountHint}),r(V,{name:`reason`,label:i.reason,hint:i.reasonHint,maxLength:500})]})})}function Y(e){let{product:t,onClose:n}=e,i=g(I),{yes:s,no:c}=g(a).field,l=k(),{opened:u,version:d,savedByOthers:p,save:m}=x(e.variation,e=>({sku:e.sku,price:l.amount(e.price),durationDays:String(e.durationDays),lowStockThreshold:String(e.lowStockThreshold??``),dependsOnStock:e.dependsOnStock?s:c})),{mutateAsync:h}=o(L),{mutateAsync:_}=o(se),v=u?i.editVariation:i.addVariation,b=t.kind!==`DIGITAL`;async function S(e){let r=T(e,`lowStockThreshold`),a={sku:T(e,`sku`),price:ce(T(e,`price`)),durationDays:y(e,`durationDays`,i.wholeNumber),dependsOnStock:e.dependsOnStock===!0,...r&&{lowStockThreshold:y(e,`lowStockThreshold`,i.wholeNumber)}};if(u){let e={id:u.id,version:d,...a,...r?{}:{clearLowStockThreshold:!0}};await m(_({input:e}),i.staleFields)}else{let n=b?y(e,`stockQuantity`,i.wholeNumber):0;await h({input:{productId:t.id,stockQuantity:n,...a}})}f(v.done),n()}return r(W,{open:!0,onClose:n,title:v.title,text:u&&i.editVariation.text,children:r(U,{submitLabel:v.submit,onCancel:n,onSubmit:S,savedByOthers:p,children:[r(G,{name:`sku`,label:i.form.sku,defaultValue:u?.sku??``,maxLength:100}),r(H,{name:`price`,label:i.form.price,amount:u?.price}),r(G,{name:`durationDays`,label:i.form.days,hint:i.form.daysHint,defaultValue:String(u?.durationDays??0)}),b&&!u&&r(G,{name:`stockQuantity`,label:i.form.stock,defaultValue:`0`}),r(G,{name:`lowStockThreshold`,label:i.form.threshold,hint:i.form.thresholdHint,defaultValue:String(u?.lowStockThreshold??``),optional:!0}),r(z,{name:`dependsOnStock`,label:i.form.depends,hint:i.form.dependsHint,defaultChecked:u?.dependsOnStock??!0})]})})}function de(e){let{onClose:t}=e,[n]=p(e.variation),{variationStatus:i,stale:a}=g(I),{mutateAsync:s}=o(re),c=n.status===`ACTIVE`;async function l(){let{id:e,version:r}=n;await v(s({input:{id:e,version:r,status:c?`ARCHIVED`:`ACTIVE`}}),a),f(c?i.archived:i.restored),t()}let u=c?i.archive:i.restore;return r(W,{open:!0,onClose:t,title:`${u}: ${n.sku}`,text:c?i.archiveText:i.restoreText,children:r(U,{submitLabel:u,onCancel:t,onSubmit:l,children:null})})}i();function fe(e){let{product:t,search:n}=e,i=()=>e.onClose(),a=t.variations.find(({id:e})=>e===n.variation);switch(n.dialog){case`edit`:return r(pe,{...e});case`publish`:case`withdraw`:case`archive`:return r(he,{step:n.dialog,product:t,onClose:i});case`add`:return r(Y,{product:t,onClose:i});case`variation`:return a&&r(Y,{product:t,variation:a,onClose:i});case`variationStatus`:return a&&r(de,{variation:a,onClose:i});case`stock`:return a&&t.kind!==`DIGITAL`&&r(ue,{variation:a,onClose:i});default:return null}}function pe({product:e,categories:t,onClose:n}){let i=g(I),{opened:a,version:s,savedByOthers:c,save:l}=x(e,e=>({name:e.name,slug:e.slug,description:e.description,postSaleInstructions:e.postSaleInstructions,categoryIds:e.categories.map(({name:e})=>e).join(`, `)})),[u,d]=p(new Set(a.categories.map(({id:e})=>e))),{mutateAsync:m}=o(oe);async function h(e){let t=T(e,`slug`),r={id:a.id,version:s,name:T(e,`name`),slug:t,description:T(e,`description`),postSaleInstructions:T(e,`postSaleInstructions`),categoryIds:[...u]};await l(m({input:r}),i.staleFields),f(i.edit.done),n(t)}return r(W,{open:!0,wide:!0,onClose:()=>n(),title:i.edit.title,children:r(U,{submitLabel:i.edit.submit,onCancel:()=>n(),onSubmit:h,savedByOthers:c,children:[r(G,{name:`name`,label:i.form.name,defaultValue:a.name,maxLength:200}),r(G,{name:`slug`,label:i.form.slug,hint:i.form.slugHint,defaultValue:a.slug,maxLength:100}),r(V,{name:`description`,label:i.form.description,defaultValue:a.description,maxLength:2e4,optional:!0}),r(V,{name:`postSaleInstructions`,label:i.form.instructions,hint:i.form.instructionsHint,defaultValue:a.postSaleInstructions,maxLength:5e3,optional:!0}),t.length>0&&r(R,{name:`categoryIds`,label:i.form.categories,options:t.map(({id:e,name:t})=>({id:e,label:t})),chosen:u,onChange:d})]})})}var me={publish:`ACTIVE`,withdraw:`INACTIVE`,archive:`ARCHIVED`};function he(e){let{step:t,product:n,onClose:i}=e,{status:a,stale:s}=g(I),c=a[t],{mutateAsync:l}=o(ie),[{id:u,version:d}]=p(n);async function m(){let e={id:u,version:d,status:me[t]};await v(l({input:e}),s),f(c.done),i()}return r(W,{open:!0,onClose:i,title:c.title,text:c.text,children:r(U,{danger:t===`archive`,submitLabel:c.submit,onCancel:i,onSubmit:m,children:null})})}var ge=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query ProductFigures($id: ID!, $from: Time!, $to: Time!, $digital: Boolean!) {
  dashboard(from: $from, to: $to, groupBy: MONTH) {
    productSales(productId: $id) {
      orders
      units
      net
      refunded
    }
  }
  free: licenses(
    first: 1
    where: {status: FREE, hasVariationWith: [{productId: $id}]}
  ) @include(if: $digital) {
    totalCount(atMost: 10000)
  }
  sold: licenses(
    first: 1
    where: {status: SOLD, hasVariationWith: [{productId: $id}]}
  ) @include(if: $digital) {
    totalCount(atMost: 10000)
  }
  revoked: licenses(
    first: 1
    where: {status: REVOKED, hasVariationWith: [{productId: $id}]}
  ) @include(if: $digital) {
    totalCount(atMost: 10000)
  }
  expired: licenses(
    first: 1
    where: {status: EXPIRED, hasVariationWith: [{productId: $id}]}
  ) @include(if: $digital) {
    totalCount(atMost: 10000)
  }
}
    `);c();function _e({product:n}){let{id:i}=n,o=g(I).figures,{license:s}=g(a).statuses,c=k(),{from:l=``,to:u=``}=K({period:`30d`},c.timezone),f=n.kind===`DIGITAL`,{data:p,error:m,refetch:_}=t(ge,{id:i,from:l,to:u,digital:f});if(E(({type:e})=>J(e),_),m&&!p)return r(h,{error:m,onRetry:()=>void _()});let v=p?.dashboard.productSales,y=[[`FREE`,p?.free],[`SOLD`,p?.sold],[`REVOKED`,p?.revoked],[`EXPIRED`,p?.expired]],b=r(ne,{width:4});return r(d,{children:[r(D,{title:o.sales,actions:r(F,{size:`small`,look:`quiet`,to:`/orders`,search:{product:i,period:`30d`},children:o.show}),children:r(S,{facts:[{label:o.orders,value:v?c.count(v.orders):b},{label:o.units,value:v?c.count(v.units):b},{label:o.net,value:v?r(P,{amount:v.net}):b},{label:o.refunded,value:v?r(P,{amount:v.refunded}):b}]})}),f&&r(D,{title:o.licenses,children:r(S,{facts:y.map(([t,n])=>({label:s[t],value:n?r(e,{to:`/licenses`,search:{product:i,status:t},className:`numeric`,children:n.totalCount>1e4?o.more(c.count(1e4)):c.count(n.totalCount)}):b}))})})]})}var X={texts:`_texts_1e78r_2`,text:`_text_1e78r_2`},Z={empty:`_empty_7nz1n_2`,variation:`_variation_7nz1n_6`,what:`_what_7nz1n_15`,name:`_name_7nz1n_21`,price:`_price_7nz1n_29`,actions:`_actions_7nz1n_39`};c();function ve({product:e,mayChange:t,onOpen:n}){let i=g(I).variations;return r(D,{title:i.title,flush:!0,actions:t&&r(l,{size:`small`,icon:j,onClick:()=>n({dialog:`add`}),children:i.add}),children:[e.variations.length===0&&r(`p`,{className:Z.empty,children:i.empty}),r(`ul`,{children:e.variations.map(i=>r(ye,{product:e,variation:i,mayChange:t,onOpen:n},i.id))})]})}function ye({product:e,variation:t,mayChange:n,onOpen:i}){let a=g(I).variations,{waiting:o}=g(I),s=k(),{id:c,sku:l,status:u,stockQuantity:d,backordered:f,lowStockThreshold:p}=t,m=[a.inStock(s.count(d)),f>0&&o(f,s.count(f)),p!==null&&a.lowAt(s.count(p))];return r(`li`,{className:Z.variation,children:[r(`div`,{className:Z.what,children:[r(`span`,{className:Z.name,children:[r(`code`,{children:l}),u!==`ACTIVE`&&r(M,{kind:`variation`,status:u})]}),r(`span`,{className:`muted`,children:[t.durationDays>0?a.days(t.durationDays):a.forever,` · `,t.dependsOnStock?a.refuses:a.waits]}),r(`span`,{className:`numeric`,children:m.filter(Boolean).join(` · `)})]}),r(`div`,{className:Z.price,children:[r(`strong`,{children:r(P,{amount:t.price})}),t.tierPrices.map(({id:e,tier:t,price:n})=>r(`span`,{className:`muted`,children:[t.name,` `,r(P,{amount:n})]},e))]}),r(`div`,{className:Z.actions,children:[n&&r(be,{product:e,variation:t,onOpen:i}),r(F,{size:`small`,look:`quiet`,to:`/orders`,search:{variation:c},"aria-label":`${a.orders} ${l}`,children:a.orders}),e.kind===`DIGITAL`&&r(F,{size:`small`,look:`quiet`,to:`/licenses`,search:{variation:c},"aria-label":`${a.licenses} ${l}`,children:a.licenses})]})]})}function be({product:e,variation:t,onOpen:n}){let i=g(I).variations,{id:a,sku:o,status:s}=t,c=s===`ACTIVE`?i.archive:i.restore;return r(d,{children:[r(xe,{digital:e.kind===`DIGITAL`,variation:t,onOpen:n}),r(l,{size:`small`,"aria-label":`${i.edit} ${o}`,onClick:()=>n({dialog:`variation`,variation:a}),children:i.edit}),r(l,{size:`small`,look:`quiet`,"aria-label":`${c} ${o}`,onClick:()=>n({dialog:`variationStatus`,variation:a}),children:c})]})}function xe(e){let{digital:t,variation:n,onOpen:i}=e,{id:a,sku:o}=n,s=g(I).variations,c=m(`LICENSES_WRITE`);return t?c&&r(F,{size:`small`,to:`/licenses/upload`,search:{variation:a},"aria-label":`${s.upload} ${o}`,children:s.upload}):r(l,{size:`small`,"aria-label":`${s.stock} ${o}`,onClick:()=>i({dialog:`stock`,variation:a}),children:s.stock})}var Q=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query ProductPage($slug: String!) {
  productBySlug(slug: $slug) {
    id
    name
    slug
    description
    postSaleInstructions
    kind
    status
    version
    createdAt
    updatedAt
    categories {
      id
      name
    }
    variations {
      id
      sku
      price
      status
      dependsOnStock
      durationDays
      stockQuantity
      backordered
      lowStockThreshold
      version
      tierPrices {
        id
        price
        tier {
          name
        }
      }
    }
  }
  categories(first: 100) {
    edges {
      node {
        id
        name
      }
    }
  }
}
    `);c();var $=u(`/signedIn/products/$slug`);function Se(){let e=g(I),{slug:n}=$.useParams(),i=$.useSearch(),a=$.useNavigate(),o=m(`CATALOGUE_WRITE`),{data:s,error:c,refetch:l}=t(Q,{slug:n}),u=s?.productBySlug?.slug===n?s.productBySlug:void 0,f=u?[u.id,...u.variations.map(({id:e})=>e)]:[];E(({type:e,id:t})=>f.includes(t)||J(e),l);let p={label:e.title,link:{to:`/products`}};if(s?.productBySlug===null)return r(_,{});if(!u)return r(d,{children:[r(O,{title:e.facts.title,parent:p}),c?r(h,{error:c,onRetry:()=>void l()}):r(b,{})]});let v=o&&u.status!==`ARCHIVED`,y=e=>void a({search:e,resetScroll:!1});return r(d,{children:[r(O,{title:u.name,parent:p,aside:r(M,{kind:`product`,status:u.status}),actions:v&&r(Ce,{product:u,onOpen:y})}),r(ee,{main:r(d,{children:[r(ve,{product:u,mayChange:v,onOpen:y}),r(we,{product:u})]}),side:r(d,{children:[r(_e,{product:u}),r(Te,{product:u})]})}),v&&r(fe,{product:u,categories:s?.categories.edges.map(e=>e.node)??[],search:i,onClose:e=>void a({params:{slug:e??n},search:{},replace:!0,resetScroll:!1})})]})}function Ce({product:e,onOpen:t}){let n=g(I).actions,{status:i}=e;return r(d,{children:[i===`INACTIVE`&&r(l,{icon:le,onClick:()=>t({dialog:`archive`}),children:n.archive}),i===`ACTIVE`&&r(l,{icon:A,onClick:()=>t({dialog:`withdraw`}),children:n.withdraw}),r(l,{icon:C,onClick:()=>t({dialog:`edit`}),children:n.edit}),i!==`ACTIVE`&&r(l,{look:`primary`,icon:w,onClick:()=>t({dialog:`publish`}),children:n.publish})]})}function we({product:e}){let t=g(I).texts,n=[[t.description,e.description],[t.instructions,e.postSaleInstructions]];return r(D,{title:t.title,children:r(`div`,{className:X.texts,children:n.map(([e,n])=>r(`div`,{children:[r(`h3`,{children:e}),n?r(`p`,{className:X.text,children:n}):r(`p`,{className:`muted`,children:t.none})]},e))})})}function Te({product:e}){let{facts:t,kinds:n}=g(I),i=k();return r(D,{title:t.title,children:r(S,{facts:[{label:t.kind,value:n[e.kind]},{label:t.slug,value:r(s,{text:e.slug})},{label:t.categories,value:i.list(e.categories.map(({name:e})=>e))||r(`span`,{className:`muted`,children:t.none})},{label:t.created,value:r(N,{at:e.createdAt})},{label:t.changed,value:r(N,{at:e.updatedAt})},{label:t.id,value:r(s,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{Se as ProductPage};