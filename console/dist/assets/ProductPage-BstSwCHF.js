import{At as e,Ct as t,St as n,V as r,X as i,Xt as a,an as o,b as s,bt as c,f as l,h as u,jt as d,m as f,nn as p,s as m,v as h,yt as g}from"./index-Cp0A1w_e.js";import{G as _,H as v,I as y,K as b,S as x,U as S,V as C,Z as ee,b as w,et as T,z as E}from"./details-CkmDreeo.js";import{A as D,D as O,I as k,M as A,N as j,a as M,d as N,j as P,o as F,z as te}from"./parts-mq6H3t82.js";import{a as ne,c as I,i as re,n as ie,o as ae,s as oe,t as L}from"./products-CT570IDL.js";import{t as R}from"./CheckList-DKIdw9BU.js";import{at as z,ct as B,lt as V,ot as H,rt as U,t as W,ut as G}from"./dialogs-CP97bDVo.js";import{N as K,b as q}from"./early-TkO9i4Wa.js";var J={name:`archive`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8`,key:`1s80jp`}],[`path`,{d:`M10 12h4`,key:`a56b0p`}]]};J.node;var se=r(J);d();function ce({variation:t,onClose:n}){let{stock:r,form:i,wholeNumber:a}=s(I),o=A(),c=w(),{mutateAsync:l}=g(ie);async function u(e){let i=C(e,`delta`,a),{adjustStock:s}=await l({input:{variationId:t.id,...v(e,`how`)===`setTo`?{setTo:i}:{delta:i},reason:v(e,`reason`),idempotencyKey:c}}),{stockQuantity:u,reserved:d}=s,f=r.done(o.count(u));m(d>0?`${f} ${r.reserved(d,o.count(d))}`:f),n()}return e(W,{open:!0,onClose:n,title:`${r.title}: ${t.sku}`,text:r.text(o.count(t.stockQuantity)),children:e(U,{submitLabel:r.submit,onCancel:n,onSubmit:u,children:[e(B,{name:`how`,label:r.how,defaultValue:`delta`,options:[{value:`delta`,label:r.delta},{value:`setTo`,label:r.setTo}]}),e(G,{name:`delta`,label:r.amount,hint:r.amountHint}),e(V,{name:`reason`,label:i.reason,hint:i.reasonHint,maxLength:500})]})})}function Y(t){let{product:n,onClose:r}=t,i=s(I),{yes:a,no:o}=s(h).field,c=A(),{opened:l,version:u,savedByOthers:d,save:f}=E(t.variation,e=>({sku:e.sku,price:c.amount(e.price),durationDays:String(e.durationDays),lowStockThreshold:String(e.lowStockThreshold??``),dependsOnStock:e.dependsOnStock?a:o})),{mutateAsync:p}=g(L),{mutateAsync:_}=g(oe),y=l?i.editVariation:i.addVariation,b=n.kind!==`DIGITAL`;async function x(e){let t=v(e,`lowStockThreshold`),a={sku:v(e,`sku`),price:q(v(e,`price`)),durationDays:C(e,`durationDays`,i.wholeNumber),dependsOnStock:e.dependsOnStock===!0,...t&&{lowStockThreshold:C(e,`lowStockThreshold`,i.wholeNumber)}};if(l){let e={id:l.id,version:u,...a,...t?{}:{clearLowStockThreshold:!0}};await f(_({input:e}),i.staleFields)}else{let t=b?C(e,`stockQuantity`,i.wholeNumber):0;await p({input:{productId:n.id,stockQuantity:t,...a}})}m(y.done),r()}return e(W,{open:!0,onClose:r,title:y.title,text:l&&i.editVariation.text,children:e(U,{submitLabel:y.submit,onCancel:r,onSubmit:x,savedByOthers:d,children:[e(G,{name:`sku`,label:i.form.sku,defaultValue:l?.sku??``,maxLength:100}),e(H,{name:`price`,label:i.form.price,amount:l?.price}),e(G,{name:`durationDays`,label:i.form.days,hint:i.form.daysHint,defaultValue:String(l?.durationDays??0)}),b&&!l&&e(G,{name:`stockQuantity`,label:i.form.stock,defaultValue:`0`}),e(G,{name:`lowStockThreshold`,label:i.form.threshold,hint:i.form.thresholdHint,defaultValue:String(l?.lowStockThreshold??``),optional:!0}),e(z,{name:`dependsOnStock`,label:i.form.depends,hint:i.form.dependsHint,defaultChecked:l?.dependsOnStock??!0})]})})}function le(t){let{onClose:n}=t,[r]=a(t.variation),{variationStatus:i,stale:o}=s(I),{mutateAsync:c}=g(ne),l=r.status===`ACTIVE`;async function u(){let{id:e,version:t}=r;await S(c({input:{id:e,version:t,status:l?`ARCHIVED`:`ACTIVE`}}),o),m(l?i.archived:i.restored),n()}let d=l?i.archive:i.restore;return e(W,{open:!0,onClose:n,title:`${d}: ${r.sku}`,text:l?i.archiveText:i.restoreText,children:e(U,{submitLabel:d,onCancel:n,onSubmit:u,children:null})})}d();function ue(t){let{product:n,search:r}=t,i=()=>t.onClose(),a=n.variations.find(({id:e})=>e===r.variation);switch(r.dialog){case`edit`:return e(de,{...t});case`publish`:case`withdraw`:case`archive`:return e(pe,{step:r.dialog,product:n,onClose:i});case`add`:return e(Y,{product:n,onClose:i});case`variation`:return a&&e(Y,{product:n,variation:a,onClose:i});case`variationStatus`:return a&&e(le,{variation:a,onClose:i});case`stock`:return a&&n.kind!==`DIGITAL`&&e(ce,{variation:a,onClose:i});default:return null}}function de({product:t,categories:n,onClose:r}){let i=s(I),{opened:o,version:c,savedByOthers:l,save:u}=E(t,e=>({name:e.name,slug:e.slug,description:e.description,postSaleInstructions:e.postSaleInstructions,categoryIds:e.categories.map(({name:e})=>e).join(`, `)})),[d,f]=a(new Set(o.categories.map(({id:e})=>e))),{mutateAsync:p}=g(ae);async function h(e){let t=v(e,`slug`),n={id:o.id,version:c,name:v(e,`name`),slug:t,description:v(e,`description`),postSaleInstructions:v(e,`postSaleInstructions`),categoryIds:[...d]};await u(p({input:n}),i.staleFields),m(i.edit.done),r(t)}return e(W,{open:!0,wide:!0,onClose:()=>r(),title:i.edit.title,children:e(U,{submitLabel:i.edit.submit,onCancel:()=>r(),onSubmit:h,savedByOthers:l,children:[e(G,{name:`name`,label:i.form.name,defaultValue:o.name,maxLength:200}),e(G,{name:`slug`,label:i.form.slug,hint:i.form.slugHint,defaultValue:o.slug,maxLength:100}),e(V,{name:`description`,label:i.form.description,defaultValue:o.description,maxLength:2e4,optional:!0}),e(V,{name:`postSaleInstructions`,label:i.form.instructions,hint:i.form.instructionsHint,defaultValue:o.postSaleInstructions,maxLength:5e3,optional:!0}),n.length>0&&e(R,{name:`categoryIds`,label:i.form.categories,options:n.map(({id:e,name:t})=>({id:e,label:t})),chosen:d,onChange:f})]})})}var fe={publish:`ACTIVE`,withdraw:`INACTIVE`,archive:`ARCHIVED`};function pe(t){let{step:n,product:r,onClose:i}=t,{status:o,stale:c}=s(I),l=o[n],{mutateAsync:u}=g(re),[{id:d,version:f}]=a(r);async function p(){let e={id:d,version:f,status:fe[n]};await S(u({input:e}),c),m(l.done),i()}return e(W,{open:!0,onClose:i,title:l.title,text:l.text,children:e(U,{danger:n===`archive`,submitLabel:l.submit,onCancel:i,onSubmit:p,children:null})})}var me=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);o();function he({product:n}){let{id:r}=n,i=s(I).figures,{license:a}=s(h).statuses,o=A(),{from:u=``,to:d=``}=K({period:`30d`},o.timezone),f=n.kind===`DIGITAL`,{data:m,error:g,refetch:v}=c(me,{id:r,from:u,to:d,digital:f});if(g&&!m)return e(l,{error:g,onRetry:()=>void v()});let y=m?.dashboard.productSales,b=[[`FREE`,m?.free],[`SOLD`,m?.sold],[`REVOKED`,m?.revoked],[`EXPIRED`,m?.expired]],x=e(D,{width:4});return e(p,{children:[e(j,{title:i.sales,actions:e(M,{size:`small`,look:`quiet`,to:`/orders`,search:{product:r,period:`30d`},children:i.show}),children:e(_,{facts:[{label:i.orders,value:y?o.count(y.orders):x},{label:i.units,value:y?o.count(y.units):x},{label:i.net,value:y?e(N,{amount:y.net}):x},{label:i.refunded,value:y?e(N,{amount:y.refunded}):x}]})}),f&&e(j,{title:i.licenses,children:e(_,{facts:b.map(([n,s])=>({label:a[n],value:s?e(t,{to:`/licenses`,search:{product:r,status:n},className:`numeric`,children:s.totalCount>1e4?i.more(o.count(1e4)):o.count(s.totalCount)}):x}))})})]})}var X={texts:`_texts_1e78r_2`,text:`_text_1e78r_2`},Z={empty:`_empty_7nz1n_2`,variation:`_variation_7nz1n_6`,what:`_what_7nz1n_15`,name:`_name_7nz1n_21`,price:`_price_7nz1n_29`,actions:`_actions_7nz1n_39`};o();function ge({product:t,mayChange:n,onOpen:r}){let i=s(I).variations;return e(j,{title:i.title,flush:!0,actions:n&&e(u,{size:`small`,icon:te,onClick:()=>r({dialog:`add`}),children:i.add}),children:[t.variations.length===0&&e(`p`,{className:Z.empty,children:i.empty}),e(`ul`,{children:t.variations.map(i=>e(_e,{product:t,variation:i,mayChange:n,onOpen:r},i.id))})]})}function _e({product:t,variation:n,mayChange:r,onOpen:i}){let a=s(I).variations,{waiting:o}=s(I),c=A(),{id:l,sku:u,status:d,stockQuantity:f,backordered:p,lowStockThreshold:m}=n,h=[a.inStock(c.count(f)),p>0&&o(p,c.count(p)),m!==null&&a.lowAt(c.count(m))];return e(`li`,{className:Z.variation,children:[e(`div`,{className:Z.what,children:[e(`span`,{className:Z.name,children:[e(`code`,{children:u}),d!==`ACTIVE`&&e(F,{kind:`variation`,status:d})]}),e(`span`,{className:`muted`,children:[n.durationDays>0?a.days(n.durationDays):a.forever,` · `,n.dependsOnStock?a.refuses:a.waits]}),e(`span`,{className:`numeric`,children:h.filter(Boolean).join(` · `)})]}),e(`div`,{className:Z.price,children:[e(`strong`,{children:e(N,{amount:n.price})}),n.tierPrices.map(({id:t,tier:n,price:r})=>e(`span`,{className:`muted`,children:[n.name,` `,e(N,{amount:r})]},t))]}),e(`div`,{className:Z.actions,children:[r&&e(Q,{product:t,variation:n,onOpen:i}),t.kind===`DIGITAL`&&e(M,{size:`small`,look:`quiet`,to:`/licenses`,search:{variation:l},"aria-label":`${a.licenses} ${u}`,children:a.licenses})]})]})}function Q({product:t,variation:n,onOpen:r}){let i=s(I).variations,{id:a,sku:o,status:c}=n,l=c===`ACTIVE`?i.archive:i.restore;return e(p,{children:[e(ve,{digital:t.kind===`DIGITAL`,variation:n,onOpen:r}),e(u,{size:`small`,"aria-label":`${i.edit} ${o}`,onClick:()=>r({dialog:`variation`,variation:a}),children:i.edit}),e(u,{size:`small`,look:`quiet`,"aria-label":`${l} ${o}`,onClick:()=>r({dialog:`variationStatus`,variation:a}),children:l})]})}function ve(t){let{digital:n,variation:r,onOpen:a}=t,{id:o,sku:c}=r,l=s(I).variations,d=i(`LICENSES_WRITE`);return n?d&&e(M,{size:`small`,to:`/licenses/upload`,search:{variation:o},"aria-label":`${l.upload} ${c}`,children:l.upload}):e(u,{size:`small`,"aria-label":`${l.stock} ${c}`,onClick:()=>a({dialog:`stock`,variation:o}),children:l.stock})}var ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);o();var $=n(`/signedIn/products/$slug`);function be(){let t=s(I),{slug:n}=$.useParams(),r=$.useSearch(),a=$.useNavigate(),o=i(`CATALOGUE_WRITE`),{data:u,error:d,refetch:f}=c(ye,{slug:n}),m=u?.productBySlug?.slug===n?u.productBySlug:void 0,h={label:t.title,link:{to:`/products`}};if(u?.productBySlug===null)return e(x,{});if(!m)return e(p,{children:[e(P,{title:t.facts.title,parent:h}),d?e(l,{error:d,onRetry:()=>void f()}):e(y,{})]});let g=o&&m.status!==`ARCHIVED`,_=e=>void a({search:e,resetScroll:!1});return e(p,{children:[e(P,{title:m.name,parent:h,aside:e(F,{kind:`product`,status:m.status}),actions:g&&e(xe,{product:m,onOpen:_})}),e(b,{main:e(p,{children:[e(ge,{product:m,mayChange:g,onOpen:_}),e(Se,{product:m})]}),side:e(p,{children:[e(he,{product:m}),e(Ce,{product:m})]})}),g&&e(ue,{product:m,categories:u?.categories.edges.map(e=>e.node)??[],search:r,onClose:e=>void a({params:{slug:e??n},search:{},replace:!0,resetScroll:!1})})]})}function xe({product:t,onOpen:n}){let r=s(I).actions,{status:i}=t;return e(p,{children:[i===`INACTIVE`&&e(u,{icon:se,onClick:()=>n({dialog:`archive`}),children:r.archive}),i===`ACTIVE`&&e(u,{icon:k,onClick:()=>n({dialog:`withdraw`}),children:r.withdraw}),e(u,{icon:T,onClick:()=>n({dialog:`edit`}),children:r.edit}),i!==`ACTIVE`&&e(u,{look:`primary`,icon:ee,onClick:()=>n({dialog:`publish`}),children:r.publish})]})}function Se({product:t}){let n=s(I).texts,r=[[n.description,t.description],[n.instructions,t.postSaleInstructions]];return e(j,{title:n.title,children:e(`div`,{className:X.texts,children:r.map(([t,r])=>e(`div`,{children:[e(`h3`,{children:t}),r?e(`p`,{className:X.text,children:r}):e(`p`,{className:`muted`,children:n.none})]},t))})})}function Ce({product:t}){let{facts:n,kinds:r}=s(I),i=A();return e(j,{title:n.title,children:e(_,{facts:[{label:n.kind,value:r[t.kind]},{label:n.slug,value:e(f,{text:t.slug})},{label:n.categories,value:i.list(t.categories.map(({name:e})=>e))||e(`span`,{className:`muted`,children:n.none})},{label:n.created,value:e(O,{at:t.createdAt})},{label:n.changed,value:e(O,{at:t.updatedAt})},{label:n.id,value:e(f,{text:t.id,shown:`${t.id.slice(0,13)}…`})}]})})}export{be as ProductPage};