import{Ct as e,H as t,Mt as n,Z as r,Zt as i,bt as a,f as o,g as s,jt as c,m as l,on as u,rn as d,u as f,wt as p,x as m,xt as h,y as g}from"./index-pEbad9IO.js";import{G as _,H as v,I as y,K as b,S as x,U as S,V as C,Z as ee,b as w,et as te,z as T}from"./details-CxT677om.js";import{B as E,L as D,M as O,N as k,O as A,P as j,f as M,j as N,o as P,s as F}from"./parts-CwdO98Ky.js";import{a as ne,c as I,i as re,n as ie,o as ae,s as oe,t as L}from"./products-Ck_GFk2Q.js";import{t as R}from"./CheckList-C8-Be-zY.js";import{at as z,ct as B,lt as V,ot as H,rt as U,t as W,ut as G}from"./dialogs-Fvos1y_P.js";import{N as K,b as q}from"./early-B5IRyXOX.js";var J={name:`archive`,size:24,node:[[`rect`,{width:`20`,height:`5`,x:`2`,y:`3`,rx:`1`,key:`1wp1u1`}],[`path`,{d:`M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8`,key:`1s80jp`}],[`path`,{d:`M10 12h4`,key:`a56b0p`}]]};J.node;var se=t(J);n();function ce({variation:e,onClose:t}){let{stock:n,form:r,wholeNumber:i}=m(I),o=k(),s=w(),{mutateAsync:u}=a(ie);async function d(r){let a=C(r,`delta`,i),{adjustStock:c}=await u({input:{variationId:e.id,...v(r,`how`)===`setTo`?{setTo:a}:{delta:a},reason:v(r,`reason`),idempotencyKey:s}}),{stockQuantity:d,reserved:f}=c,p=n.done(o.count(d));l(f>0?`${p} ${n.reserved(f,o.count(f))}`:p),t()}return c(W,{open:!0,onClose:t,title:`${n.title}: ${e.sku}`,text:n.text(o.count(e.stockQuantity)),children:c(U,{submitLabel:n.submit,onCancel:t,onSubmit:d,children:[c(B,{name:`how`,label:n.how,defaultValue:`delta`,options:[{value:`delta`,label:n.delta},{value:`setTo`,label:n.setTo}]}),c(G,{name:`delta`,label:n.amount,hint:n.amountHint}),c(V,{name:`reason`,label:r.reason,hint:r.reasonHint,maxLength:500})]})})}function Y(e){let{product:t,onClose:n}=e,r=m(I),{yes:i,no:o}=m(g).field,s=k(),{opened:u,version:d,savedByOthers:f,save:p}=T(e.variation,e=>({sku:e.sku,price:s.amount(e.price),durationDays:String(e.durationDays),lowStockThreshold:String(e.lowStockThreshold??``),dependsOnStock:e.dependsOnStock?i:o})),{mutateAsync:h}=a(L),{mutateAsync:_}=a(oe),y=u?r.editVariation:r.addVariation,b=t.kind!==`DIGITAL`;async function x(e){let i=v(e,`lowStockThreshold`),a={sku:v(e,`sku`),price:q(v(e,`price`)),durationDays:C(e,`durationDays`,r.wholeNumber),dependsOnStock:e.dependsOnStock===!0,...i&&{lowStockThreshold:C(e,`lowStockThreshold`,r.wholeNumber)}};if(u){let e={id:u.id,version:d,...a,...i?{}:{clearLowStockThreshold:!0}};await p(_({input:e}),r.staleFields)}else{let n=b?C(e,`stockQuantity`,r.wholeNumber):0;await h({input:{productId:t.id,stockQuantity:n,...a}})}l(y.done),n()}return c(W,{open:!0,onClose:n,title:y.title,text:u&&r.editVariation.text,children:c(U,{submitLabel:y.submit,onCancel:n,onSubmit:x,savedByOthers:f,children:[c(G,{name:`sku`,label:r.form.sku,defaultValue:u?.sku??``,maxLength:100}),c(H,{name:`price`,label:r.form.price,amount:u?.price}),c(G,{name:`durationDays`,label:r.form.days,hint:r.form.daysHint,defaultValue:String(u?.durationDays??0)}),b&&!u&&c(G,{name:`stockQuantity`,label:r.form.stock,defaultValue:`0`}),c(G,{name:`lowStockThreshold`,label:r.form.threshold,hint:r.form.thresholdHint,defaultValue:String(u?.lowStockThreshold??``),optional:!0}),c(z,{name:`dependsOnStock`,label:r.form.depends,hint:r.form.dependsHint,defaultChecked:u?.dependsOnStock??!0})]})})}function le(e){let{onClose:t}=e,[n]=i(e.variation),{variationStatus:r,stale:o}=m(I),{mutateAsync:s}=a(ne),u=n.status===`ACTIVE`;async function d(){let{id:e,version:i}=n;await S(s({input:{id:e,version:i,status:u?`ARCHIVED`:`ACTIVE`}}),o),l(u?r.archived:r.restored),t()}let f=u?r.archive:r.restore;return c(W,{open:!0,onClose:t,title:`${f}: ${n.sku}`,text:u?r.archiveText:r.restoreText,children:c(U,{submitLabel:f,onCancel:t,onSubmit:d,children:null})})}n();function ue(e){let{product:t,search:n}=e,r=()=>e.onClose(),i=t.variations.find(({id:e})=>e===n.variation);switch(n.dialog){case`edit`:return c(de,{...e});case`publish`:case`withdraw`:case`archive`:return c(pe,{step:n.dialog,product:t,onClose:r});case`add`:return c(Y,{product:t,onClose:r});case`variation`:return i&&c(Y,{product:t,variation:i,onClose:r});case`variationStatus`:return i&&c(le,{variation:i,onClose:r});case`stock`:return i&&t.kind!==`DIGITAL`&&c(ce,{variation:i,onClose:r});default:return null}}function de({product:e,categories:t,onClose:n}){let r=m(I),{opened:o,version:s,savedByOthers:u,save:d}=T(e,e=>({name:e.name,slug:e.slug,description:e.description,postSaleInstructions:e.postSaleInstructions,categoryIds:e.categories.map(({name:e})=>e).join(`, `)})),[f,p]=i(new Set(o.categories.map(({id:e})=>e))),{mutateAsync:h}=a(ae);async function g(e){let t=v(e,`slug`),i={id:o.id,version:s,name:v(e,`name`),slug:t,description:v(e,`description`),postSaleInstructions:v(e,`postSaleInstructions`),categoryIds:[...f]};await d(h({input:i}),r.staleFields),l(r.edit.done),n(t)}return c(W,{open:!0,wide:!0,onClose:()=>n(),title:r.edit.title,children:c(U,{submitLabel:r.edit.submit,onCancel:()=>n(),onSubmit:g,savedByOthers:u,children:[c(G,{name:`name`,label:r.form.name,defaultValue:o.name,maxLength:200}),c(G,{name:`slug`,label:r.form.slug,hint:r.form.slugHint,defaultValue:o.slug,maxLength:100}),c(V,{name:`description`,label:r.form.description,defaultValue:o.description,maxLength:2e4,optional:!0}),c(V,{name:`postSaleInstructions`,label:r.form.instructions,hint:r.form.instructionsHint,defaultValue:o.postSaleInstructions,maxLength:5e3,optional:!0}),t.length>0&&c(R,{name:`categoryIds`,label:r.form.categories,options:t.map(({id:e,name:t})=>({id:e,label:t})),chosen:f,onChange:p})]})})}var fe={publish:`ACTIVE`,withdraw:`INACTIVE`,archive:`ARCHIVED`};function pe(e){let{step:t,product:n,onClose:r}=e,{status:o,stale:s}=m(I),u=o[t],{mutateAsync:d}=a(re),[{id:f,version:p}]=i(n);async function h(){let e={id:f,version:p,status:fe[t]};await S(d({input:e}),s),l(u.done),r()}return c(W,{open:!0,onClose:r,title:u.title,text:u.text,children:c(U,{danger:t===`archive`,submitLabel:u.submit,onCancel:r,onSubmit:h,children:null})})}var me=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();function he({product:e}){let{id:t}=e,n=m(I).figures,{license:r}=m(g).statuses,i=k(),{from:a=``,to:o=``}=K({period:`30d`},i.timezone),s=e.kind===`DIGITAL`,{data:l,error:u,refetch:v}=h(me,{id:t,from:a,to:o,digital:s});if(u&&!l)return c(f,{error:u,onRetry:()=>void v()});let y=l?.dashboard.productSales,b=[[`FREE`,l?.free],[`SOLD`,l?.sold],[`REVOKED`,l?.revoked],[`EXPIRED`,l?.expired]],x=c(N,{width:4});return c(d,{children:[c(j,{title:n.sales,actions:c(P,{size:`small`,look:`quiet`,to:`/orders`,search:{product:t,period:`30d`},children:n.show}),children:c(_,{facts:[{label:n.orders,value:y?i.count(y.orders):x},{label:n.units,value:y?i.count(y.units):x},{label:n.net,value:y?c(M,{amount:y.net}):x},{label:n.refunded,value:y?c(M,{amount:y.refunded}):x}]})}),s&&c(j,{title:n.licenses,children:c(_,{facts:b.map(([e,a])=>({label:r[e],value:a?c(p,{to:`/licenses`,search:{product:t,status:e},className:`numeric`,children:a.totalCount>1e4?n.more(i.count(1e4)):i.count(a.totalCount)}):x}))})})]})}var X={texts:`_texts_1e78r_2`,text:`_text_1e78r_2`},Z={empty:`_empty_7nz1n_2`,variation:`_variation_7nz1n_6`,what:`_what_7nz1n_15`,name:`_name_7nz1n_21`,price:`_price_7nz1n_29`,actions:`_actions_7nz1n_39`};u();function ge({product:e,mayChange:t,onOpen:n}){let r=m(I).variations;return c(j,{title:r.title,flush:!0,actions:t&&c(s,{size:`small`,icon:E,onClick:()=>n({dialog:`add`}),children:r.add}),children:[e.variations.length===0&&c(`p`,{className:Z.empty,children:r.empty}),c(`ul`,{children:e.variations.map(r=>c(_e,{product:e,variation:r,mayChange:t,onOpen:n},r.id))})]})}function _e({product:e,variation:t,mayChange:n,onOpen:r}){let i=m(I).variations,{waiting:a}=m(I),o=k(),{id:s,sku:l,status:u,stockQuantity:d,backordered:f,lowStockThreshold:p}=t,h=[i.inStock(o.count(d)),f>0&&a(f,o.count(f)),p!==null&&i.lowAt(o.count(p))];return c(`li`,{className:Z.variation,children:[c(`div`,{className:Z.what,children:[c(`span`,{className:Z.name,children:[c(`code`,{children:l}),u!==`ACTIVE`&&c(F,{kind:`variation`,status:u})]}),c(`span`,{className:`muted`,children:[t.durationDays>0?i.days(t.durationDays):i.forever,` · `,t.dependsOnStock?i.refuses:i.waits]}),c(`span`,{className:`numeric`,children:h.filter(Boolean).join(` · `)})]}),c(`div`,{className:Z.price,children:[c(`strong`,{children:c(M,{amount:t.price})}),t.tierPrices.map(({id:e,tier:t,price:n})=>c(`span`,{className:`muted`,children:[t.name,` `,c(M,{amount:n})]},e))]}),c(`div`,{className:Z.actions,children:[n&&c(Q,{product:e,variation:t,onOpen:r}),e.kind===`DIGITAL`&&c(P,{size:`small`,look:`quiet`,to:`/licenses`,search:{variation:s},"aria-label":`${i.licenses} ${l}`,children:i.licenses})]})]})}function Q({product:e,variation:t,onOpen:n}){let r=m(I).variations,{id:i,sku:a,status:o}=t,l=o===`ACTIVE`?r.archive:r.restore;return c(d,{children:[c(ve,{digital:e.kind===`DIGITAL`,variation:t,onOpen:n}),c(s,{size:`small`,"aria-label":`${r.edit} ${a}`,onClick:()=>n({dialog:`variation`,variation:i}),children:r.edit}),c(s,{size:`small`,look:`quiet`,"aria-label":`${l} ${a}`,onClick:()=>n({dialog:`variationStatus`,variation:i}),children:l})]})}function ve(e){let{digital:t,variation:n,onOpen:i}=e,{id:a,sku:o}=n,l=m(I).variations,u=r(`LICENSES_WRITE`);return t?u&&c(P,{size:`small`,to:`/licenses/upload`,search:{variation:a},"aria-label":`${l.upload} ${o}`,children:l.upload}):c(s,{size:`small`,"aria-label":`${l.stock} ${o}`,onClick:()=>i({dialog:`stock`,variation:a}),children:l.stock})}var ye=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);u();var $=e(`/signedIn/products/$slug`);function be(){let e=m(I),{slug:t}=$.useParams(),n=$.useSearch(),i=$.useNavigate(),a=r(`CATALOGUE_WRITE`),{data:o,error:s,refetch:l}=h(ye,{slug:t}),u=o?.productBySlug?.slug===t?o.productBySlug:void 0,p={label:e.title,link:{to:`/products`}};if(o?.productBySlug===null)return c(x,{});if(!u)return c(d,{children:[c(O,{title:e.facts.title,parent:p}),s?c(f,{error:s,onRetry:()=>void l()}):c(y,{})]});let g=a&&u.status!==`ARCHIVED`,_=e=>void i({search:e,resetScroll:!1});return c(d,{children:[c(O,{title:u.name,parent:p,aside:c(F,{kind:`product`,status:u.status}),actions:g&&c(xe,{product:u,onOpen:_})}),c(b,{main:c(d,{children:[c(ge,{product:u,mayChange:g,onOpen:_}),c(Se,{product:u})]}),side:c(d,{children:[c(he,{product:u}),c(Ce,{product:u})]})}),g&&c(ue,{product:u,categories:o?.categories.edges.map(e=>e.node)??[],search:n,onClose:e=>void i({params:{slug:e??t},search:{},replace:!0,resetScroll:!1})})]})}function xe({product:e,onOpen:t}){let n=m(I).actions,{status:r}=e;return c(d,{children:[r===`INACTIVE`&&c(s,{icon:se,onClick:()=>t({dialog:`archive`}),children:n.archive}),r===`ACTIVE`&&c(s,{icon:D,onClick:()=>t({dialog:`withdraw`}),children:n.withdraw}),c(s,{icon:te,onClick:()=>t({dialog:`edit`}),children:n.edit}),r!==`ACTIVE`&&c(s,{look:`primary`,icon:ee,onClick:()=>t({dialog:`publish`}),children:n.publish})]})}function Se({product:e}){let t=m(I).texts,n=[[t.description,e.description],[t.instructions,e.postSaleInstructions]];return c(j,{title:t.title,children:c(`div`,{className:X.texts,children:n.map(([e,n])=>c(`div`,{children:[c(`h3`,{children:e}),n?c(`p`,{className:X.text,children:n}):c(`p`,{className:`muted`,children:t.none})]},e))})})}function Ce({product:e}){let{facts:t,kinds:n}=m(I),r=k();return c(j,{title:t.title,children:c(_,{facts:[{label:t.kind,value:n[e.kind]},{label:t.slug,value:c(o,{text:e.slug})},{label:t.categories,value:r.list(e.categories.map(({name:e})=>e))||c(`span`,{className:`muted`,children:t.none})},{label:t.created,value:c(A,{at:e.createdAt})},{label:t.changed,value:c(A,{at:e.updatedAt})},{label:t.id,value:c(o,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{be as ProductPage};