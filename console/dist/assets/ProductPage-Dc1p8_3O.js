import{$t as e,D as t,En as n,Ft as r,Ht as i,It as a,Jt as o,Lt as s,Nt as c,Pt as l,Q as u,Vt as d,_n as f,bn as p,ct as m,en as h,g,hn as _,kn as v,m as y,v as b,vn as x,x as S,y as C,zt as w}from"./index-jHT1tkCe.js";import{B as T,C as E,H as D,J as O,K as k,V as ee,Y as A,Z as j,b as M,c as N,et as P,gt as F,lt as te,pt as I,q as L,tt as R,v as ne,x as z}from"./details-Cmv5GQaD.js";import{$ as B,B as V,G as H,J as re,U as ie,W as ae,Y as oe,Z as U,i as se,nt as ce,r as W,s as G,x as le}from"./parts-C1VRNkno.js";import{i as ue}from"./sending-C6ZxqXLJ.js";import{r as de}from"./products-DekI9wU8.js";import{t as K}from"./productMessages-Cgq4_5lK.js";import{en as q,n as J,tn as fe}from"./dialogs-DWt2_yZc.js";import{t as Y}from"./TextField-YX5biQ1K.js";import{T as pe,_t as me,vt as he,z as ge}from"./early-JhwasVCb.js";import{t as _e}from"./MoneyField-Nq1iPDYp.js";import{a as ve,i as ye,n as be,o as xe,s as Se,t as Ce}from"./change.gql-DGx7cDzr.js";import{t as we}from"./SelectField-Dpe8wujt.js";import{t as Te}from"./TextArea-CDEUbJOw.js";var Ee=e=>e===`ORDER`||e===`LICENSE`||e===`LICENSE_BATCH`,X={texts:`_texts_ixsng_2`,text:`_text_ixsng_2`,beside:`_beside_ixsng_15`,preview:`_preview_ixsng_21`,use:`_use_ixsng_31`,links:`_links_ixsng_37`};function De({text:t}){let n=u(K).texts;return t?e(`p`,{className:X.text,children:t}):e(`p`,{className:`muted`,children:n.none})}h();function Oe({product:t,onClose:n}){let r=u(K),{mutateAsync:i}=a(Ce),o=t.kind!==`DIGITAL`;async function s(e){let a=R(e,`lowStockThreshold`),s={productId:t.id,sku:R(e,`sku`),price:pe(R(e,`price`)),durationDays:P(e,`durationDays`,r.wholeNumber),dependsOnStock:e.dependsOnStock===!0,stockQuantity:o?P(e,`stockQuantity`,r.wholeNumber):0,...a&&{lowStockThreshold:P(e,`lowStockThreshold`,r.wholeNumber)}};await i({input:s}),b(r.addVariation.done),n()}return e(J,{open:!0,onClose:n,title:r.addVariation.title,children:e(q,{submitLabel:r.addVariation.submit,onCancel:n,onSubmit:s,children:[e(Y,{name:`sku`,label:r.form.sku,maxLength:100}),e(_e,{name:`price`,label:r.form.price}),e(Y,{name:`durationDays`,label:r.form.days,hint:r.form.daysHint,defaultValue:`0`}),o&&e(Y,{name:`stockQuantity`,label:r.form.stock,defaultValue:`0`}),e(Y,{name:`lowStockThreshold`,label:r.form.threshold,hint:r.form.thresholdHint,optional:!0}),e(O,{name:`dependsOnStock`,label:r.form.depends,hint:r.form.dependsHint,defaultChecked:!0})]})})}function ke({variation:t,onClose:n}){let{stock:r,form:i,wholeNumber:o}=u(K),s=H(),c=M(),{mutateAsync:l}=a(be);async function d(e){let i=P(e,`delta`,o),{adjustStock:a}=await l({input:{variationId:t.id,...R(e,`how`)===`setTo`?{setTo:i}:{delta:i},reason:R(e,`reason`),idempotencyKey:c}}),{stockQuantity:u,reserved:d}=a,f=r.done(s.count(u));b(d>0?`${f} ${r.reserved(d,s.count(d))}`:f),n()}return e(J,{open:!0,onClose:n,title:`${r.title}: ${t.sku}`,text:r.text(s.count(t.stockQuantity)),children:e(q,{submitLabel:r.submit,onCancel:n,onSubmit:d,children:[e(we,{name:`how`,label:r.how,defaultValue:`delta`,options:[{value:`delta`,label:r.delta},{value:`setTo`,label:r.setTo}]}),e(Y,{name:`delta`,label:r.amount,hint:r.amountHint}),e(Te,{name:`reason`,label:i.reason,hint:i.reasonHint,maxLength:500})]})})}function Ae(t){let n=u(K).texts,[r,i]=p(t.defaultValue);return e(`div`,{className:X.beside,children:[e(Te,{...t,rows:5,optional:!0,onType:i}),e(`figure`,{className:X.preview,children:[e(`figcaption`,{children:n.preview(t.label)}),e(De,{text:r.trim()})]})]})}function je(n){let{onClose:r}=n,{variationStatus:i,staleFields:o}=u(K),{statuses:s}=u(t),{opened:c,version:l,savedByOthers:d,save:f}=j(n.variation,({status:e})=>({status:s.variation[e]})),{mutateAsync:p}=a(ve),m=c.status===`ACTIVE`;async function h(){await f(p({input:{id:c.id,version:l,status:m?`ARCHIVED`:`ACTIVE`}}),o),b(m?i.archived:i.restored),r()}let g=m?i.archive:i.restore;return e(J,{open:!0,onClose:r,title:`${g}: ${c.sku}`,text:m?i.archiveText:i.restoreText,children:e(q,{submitLabel:g,onCancel:r,onSubmit:h,savedByOthers:d,children:e(A,{name:`status`})})})}h();function Me(t){let{product:n,search:r}=t,i=()=>t.onClose(),a=n.variations.find(({id:e})=>e===r.row);switch(r.dialog){case`edit`:return e(Ne,{...t});case`publish`:case`withdraw`:case`archive`:return e(Fe,{step:r.dialog,product:n,onClose:i});case`add`:return e(Oe,{product:n,onClose:i});case`variationStatus`:return a&&e(je,{variation:a,onClose:i},r.row);case`stock`:return a&&n.kind!==`DIGITAL`&&e(ke,{variation:a,onClose:i},r.row);default:return null}}function Ne({product:t,categories:n,onClose:r}){let i=u(K),{opened:o,version:s,savedByOthers:c,save:l}=j(t,e=>({name:e.name,slug:e.slug,description:e.description,postSaleInstructions:e.postSaleInstructions,categoryIds:e.categories.map(({name:e})=>e).join(`, `)})),[d,f]=p(new Set(o.categories.map(({id:e})=>e))),{mutateAsync:m}=a(xe);async function h(e){let t=R(e,`slug`),a={id:o.id,version:s,name:R(e,`name`),slug:t,description:R(e,`description`),postSaleInstructions:R(e,`postSaleInstructions`),categoryIds:n.filter(({id:e})=>d.has(e)).map(({id:e})=>e)};await l(m({input:a}),i.staleFields),b(i.edit.done),r(t)}return e(J,{open:!0,wide:!0,onClose:()=>r(),title:i.edit.title,children:e(q,{submitLabel:i.edit.submit,onCancel:()=>r(),onSubmit:h,savedByOthers:c,children:[e(Y,{name:`name`,label:i.form.name,defaultValue:o.name,maxLength:200}),e(Y,{name:`slug`,label:i.form.slug,hint:i.form.slugHint,defaultValue:o.slug,maxLength:100}),e(Ae,{name:`description`,label:i.form.description,defaultValue:o.description,maxLength:2e4}),e(Ae,{name:`postSaleInstructions`,label:i.form.instructions,hint:i.form.instructionsHint,defaultValue:o.postSaleInstructions,maxLength:5e3}),n.length>0&&e(N,{name:`categoryIds`,label:i.form.categories,options:n.map(({id:e,name:t})=>({id:e,label:t})),chosen:d,onChange:f})]})})}var Pe={publish:`ACTIVE`,withdraw:`INACTIVE`,archive:`ARCHIVED`};function Fe(n){let{step:r,product:i,onClose:o}=n,{status:s,staleFields:c}=u(K),{statuses:l}=u(t),d=s[r],{mutateAsync:f}=a(ye),{opened:p,version:m,savedByOthers:h,save:g}=j(i,e=>({status:l.product[e.status]}));async function _(){let e={id:p.id,version:m,status:Pe[r]};await g(f({input:e}),c),b(d.done),o()}return e(J,{open:!0,onClose:o,title:d.title,text:d.text,children:e(q,{danger:r===`archive`,submitLabel:d.submit,onCancel:o,onSubmit:_,savedByOthers:h,children:e(A,{name:`status`})})})}var Ie=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query ProductFigures($id: ID!, $from: Time!, $to: Time!, $digital: Boolean!) {
  dashboard(from: $from, to: $to, groupBy: MONTH) {
    productSales(productId: $id) {
      orders
      units
      net
      refunded
    }
  }
  orders(first: 1, where: {hasItemsWith: [{productId: $id}]}) {
    totalCount
  }
  pending: orders(
    first: 1
    where: {status: PENDING, hasItemsWith: [{productId: $id}]}
  ) {
    totalCount
  }
  processing: orders(
    first: 1
    where: {status: PROCESSING, hasItemsWith: [{productId: $id}]}
  ) {
    totalCount
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
    `);v();function Le({product:r,figures:a}){let{uses:o,facts:s}=u(K),{order:c}=u(t).statuses,l=H(),{id:d,variations:f,categories:p}=r,m=f.reduce((e,{backordered:t})=>e+t,0),h=f.filter(({tierPrices:e})=>e.length>0).reduce((e,{tierPrices:t})=>e+t.length,0),g=e(re,{width:4}),_=[{label:o.orders,list:a?.orders,status:void 0},{label:c.PENDING,list:a?.pending,status:`PENDING`},{label:c.PROCESSING,list:a?.processing,status:`PROCESSING`}];return e(U,{title:o.title,children:e(k,{facts:[..._.map(({label:t,list:r,status:a})=>({label:t,value:r?e(n,{children:[e(i,{to:`/orders`,search:{product:d,...a&&{status:a}},className:X.use,children:o.counted(r.totalCount,l.count(r.totalCount))}),a===`PENDING`&&m>0&&e(`span`,{className:`muted`,children:[` `,o.items(m,l.count(m))]})]}):g})),{label:o.tierPrices,value:h>0?e(i,{to:`/prices`,search:{q:r.name},className:X.use,children:o.prices(h,l.count(h))}):e(`span`,{className:`muted`,children:o.noPrices})},{label:s.categories,value:p.length>0?e(`ul`,{className:X.links,children:p.map(({id:t,name:n})=>e(`li`,{children:e(i,{to:`/products`,search:{category:t},className:X.use,children:n})},t))}):e(`span`,{className:`muted`,children:s.none})}]})})}v();function Re({product:r}){let{id:a}=r,o=u(K).figures,{license:c}=u(t).statuses,l=H(),{from:d=``,to:f=``}=ge({period:`30d`},l.timezone),p=r.kind===`DIGITAL`,{data:m,error:h,refetch:g}=s(Ie,{id:a,from:d,to:f,digital:p});if(V(({type:e})=>Ee(e),g),h&&!m)return e(y,{error:h,onRetry:()=>void g()});let _=m?.dashboard.productSales,v=[[`FREE`,m?.free],[`SOLD`,m?.sold],[`REVOKED`,m?.revoked],[`EXPIRED`,m?.expired]],b=e(re,{width:4});return e(n,{children:[e(U,{title:o.sales,actions:e(W,{size:`small`,look:`quiet`,to:`/orders`,search:{product:a,period:`30d`},children:o.show}),children:e(k,{facts:[{label:o.orders,value:_?l.count(_.orders):b},{label:o.units,value:_?l.count(_.units):b},{label:o.net,value:_?e(G,{amount:_.net}):b},{label:o.refunded,value:_?e(G,{amount:_.refunded}):b}]})}),e(Le,{product:r,figures:m}),p&&e(U,{title:o.licenses,children:e(k,{facts:v.map(([t,n])=>({label:c[t],value:n?e(i,{to:`/licenses`,search:{product:a,status:t},className:`numeric`,children:n.totalCount>1e4?o.more(l.count(1e4)):l.count(n.totalCount)}):b}))})})]})}var Z={empty:`_empty_kpeyy_2`,hint:`_hint_kpeyy_6`,frame:`_frame_kpeyy_12`,table:`_table_kpeyy_19`,end:`_end_kpeyy_50`,sku:`_sku_kpeyy_54`,value:`_value_kpeyy_62`,editor:`_editor_kpeyy_75`,field:`_field_kpeyy_86`,refused:`_refused_kpeyy_106`,meanwhile:`_meanwhile_kpeyy_111`,below:`_below_kpeyy_115`,rest:`_rest_kpeyy_125`,tiers:`_tiers_kpeyy_128`,actions:`_actions_kpeyy_140`},ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
    query ProductSlug($id: ID!) {
  product(id: $id) {
    slug
  }
}
    `),Q=new ze(`
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
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
      }
    }
  }
}
    `);h();function Ve(e,t){let{mutateAsync:n}=a(Se),r=x(Promise.resolve()),i=x(new Map);async function o({change:r,version:a,isSame:o}){let s=a;for(;;){for(let e=i.current.get(s);e!==void 0;e=i.current.get(s))s=e;try{let{updateVariation:e}=await n({input:{id:t,version:s,...r}});e.version!==s&&i.current.set(s,e.version);return}catch(n){let r=he(n,`STALE`)?He(e,t):void 0;if(!r||r.version===s||!o(r))throw n;s=r.version}}}return e=>{let t=r.current.then(()=>o(e));return r.current=t.catch(()=>void 0),t}}var He=(e,t)=>c.getQueryData(l(Q,{slug:e}).queryKey)?.productBySlug?.variations.find(e=>e.id===t);function Ue(e,t,n){switch(t){case`price`:return n.amount(e.price);case`dependsOnStock`:return e.dependsOnStock?`yes`:``;default:return String(e[t]??``)}}function We(e,t,n){let r=t.trim();switch(e){case`sku`:return{sku:r};case`price`:return{price:pe(r)};case`dependsOnStock`:return{dependsOnStock:r===`yes`};case`lowStockThreshold`:return r===``?{clearLowStockThreshold:!0}:{lowStockThreshold:P({[e]:r},e,n)};case`durationDays`:return{durationDays:P({[e]:r},e,n)}}}h();var Ge={sku:100,price:20,durationDays:10,lowStockThreshold:10,dependsOnStock:0};function Ke({variation:n,field:r,name:i,onSave:a,onClose:o}){let s=u(K),{yes:c,no:l,nothing:d,savedMeanwhile:m}=u(t).field,h=H(),g=f(),v=x(null),y=e=>Ue(e,r,h),S=j(n,e=>({[r]:r===`dependsOnStock`?e.dependsOnStock?c:l:y(e)})),{opened:w,savedByOthers:T}=S,[E,O]=p(y(w)),[k,A]=p(!1),[M,N]=p(null),P=x(void 0),F=x(!1),te=ee();_(()=>{v.current?.focus(),v.current?.type===`text`&&v.current.select()},[]);function I(){F.current||(F.current=!0,o(document.activeElement===v.current))}async function L(){if(!k){if(E===y(T[r]===void 0?w:n))return I();A(!0),N(null);try{let e=We(r,E,s.wholeNumber);await S.save(a({change:e,version:S.version,isSame:e=>y(e)===y(w)}),s.variations.stale),b(s.variations.saved),I()}catch(e){if(te.current)return C(i,e);P.current=E,N(e instanceof me?e:new me(`INTERNAL`,String(e)))}finally{A(!1)}}}function R(e){if(e.key===`Enter`)L();else if(e.key===`Escape`&&!k)I();else return;e.preventDefault(),e.stopPropagation()}function ne(){document.activeElement!==v.current&&!F.current&&E!==P.current&&L()}let z=M&&fe(M)[r],B=T[r],V={ref:v,"aria-label":i,"aria-invalid":M?!0:void 0,"aria-describedby":M?g:void 0,"aria-busy":k||void 0,onKeyDown:R,onBlur:ne};return e(`div`,{className:Z.editor,children:[r===`dependsOnStock`?e(`label`,{children:[e(`input`,{...V,type:`checkbox`,checked:E===`yes`,onChange:e=>O(e.target.checked?`yes`:``)}),` `,s.form.depends]}):e(`input`,{...V,type:`text`,className:Z.field,autoComplete:`off`,inputMode:r===`sku`?`text`:r===`price`?`decimal`:`numeric`,maxLength:Ge[r],readOnly:k,value:E,onChange:e=>O(e.target.value)}),M&&e(`div`,{id:g,className:Z.refused,children:z?e(`p`,{role:`alert`,children:z}):e(D,{error:M,fields:[]})}),B!==void 0&&e(`p`,{className:Z.meanwhile,children:m(B||d)})]})}h();function qe({variation:t,field:n,label:r,shown:i,place:a,mayChange:o,onSave:s}){let c=u(K).variations,[l,d]=p(!1),f=x(!1),m=`${r} ${t.sku}`;return l?e(Ke,{variation:t,field:n,name:m,onSave:s,onClose:e=>{f.current=e,d(!1)}}):o?e(`button`,{type:`button`,className:Z.value,"data-place":a,"aria-label":`${m}: ${i}`,title:c.editCell,onClick:()=>d(!0),onKeyDown:e=>{e.key===`F2`?d(!0):Ye(e)},ref:e=>{e&&f.current&&(f.current=!1,e.focus())},children:i}):i}var Je={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Ye(e){let t=Je[e.key];if(!t||e.ctrlKey||e.metaKey||e.altKey||e.shiftKey)return;let[n=0,r=0]=(e.currentTarget.dataset.place??``).split(` `).map(Number),i=`${n+t[0]} ${r+t[1]}`,a=e.currentTarget.closest(`table`)?.querySelector(`[data-place="${i}"]`);a&&(e.preventDefault(),a.focus())}v();function Xe({row:t,...n}){let{product:r,variation:i,mayChange:a}=n,o=u(K).variations,s=H(),c=Ve(r.slug,i.id),{sku:l,status:d,price:f,durationDays:p,dependsOnStock:m,lowStockThreshold:h}=i,g=(n,r,s)=>e(qe,{variation:i,field:n,shown:s,label:o.columns[n],place:`${t} ${r}`,mayChange:a,onSave:c});return e(`tbody`,{children:[e(`tr`,{children:[e(`th`,{scope:`row`,className:Z.sku,children:[g(`sku`,0,l),d!==`ACTIVE`&&e(se,{kind:`variation`,status:d})]}),e(`td`,{className:Z.end,"data-label":o.columns.price,children:g(`price`,1,s.money(f))}),e(`td`,{className:Z.end,"data-label":o.columns.durationDays,children:g(`durationDays`,2,p>0?o.days(p,s.count(p)):o.forever)}),e(`td`,{"data-label":o.columns.dependsOnStock,children:g(`dependsOnStock`,3,m?o.refuse:o.wait)}),e(`td`,{className:Z.end,"data-label":o.columns.lowStockThreshold,children:g(`lowStockThreshold`,4,h===null?o.defaultThreshold:s.count(h))}),e(`td`,{className:Z.end,"data-label":o.columns.stock,children:e(Ze,{...n})})]}),e(`tr`,{children:e(`td`,{colSpan:6,className:Z.rest,children:[e(Qe,{variation:i}),e(`fieldset`,{className:Z.actions,"aria-label":o.actions(l),children:[a&&e($e,{...n}),e(W,{size:`small`,look:`quiet`,to:`/orders`,search:{variation:i.id},"aria-label":`${o.orders} ${l}`,children:o.orders}),r.kind===`DIGITAL`&&e(W,{size:`small`,look:`quiet`,to:`/licenses`,search:{variation:i.id},"aria-label":`${o.licenses} ${l}`,children:o.licenses})]})]})})]})}function Ze({variation:{id:t,stockQuantity:r,backordered:a}}){let{waiting:o}=u(de),s=H();return e(n,{children:[e(`span`,{className:`numeric`,children:s.count(r)}),a>0&&e(i,{to:`/orders`,search:{variation:t,status:`PENDING`},className:Z.below,children:o(a,s.count(a))})]})}function Qe({variation:{sku:t,tierPrices:n}}){let r=u(K).variations;return n.length===0?null:e(i,{to:`/prices`,search:{q:t},className:Z.tiers,title:r.tierPrices,children:n.map(({id:t,tier:n,price:r})=>e(`span`,{children:[n.name,` `,e(G,{amount:r})]},t))})}function $e({product:t,variation:r,onOpen:i}){let a=u(K).variations,{id:o,sku:s,status:c}=r,l=c===`ACTIVE`?a.archive:a.restore;return e(n,{children:[e(et,{digital:t.kind===`DIGITAL`,variation:r,onOpen:i}),e(S,{size:`small`,look:`quiet`,"aria-label":`${l} ${s}`,onClick:()=>i(`variationStatus`,o),children:l})]})}function et(t){let{digital:n,variation:r,onOpen:i}=t,{id:a,sku:o}=r,s=u(K).variations,c=m(`LICENSES_WRITE`);return n?c&&e(W,{size:`small`,to:`/licenses/upload`,search:{variation:a},"aria-label":`${s.upload} ${o}`,children:s.upload}):e(S,{size:`small`,"aria-label":`${s.stock} ${o}`,onClick:()=>i(`stock`,a),children:s.stock})}v();function tt({product:t,mayChange:r,onOpen:i}){let a=u(K).variations,{columns:o}=a;return e(U,{title:a.title,flush:!0,actions:r&&e(S,{size:`small`,icon:ce,onClick:()=>i(`add`),children:a.add}),children:t.variations.length===0?e(`p`,{className:Z.empty,children:a.empty}):e(n,{children:[r&&e(`p`,{className:Z.hint,children:a.hint}),e(`section`,{className:Z.frame,tabIndex:0,"aria-label":a.table,children:e(`table`,{className:Z.table,children:[e(`thead`,{children:e(`tr`,{children:[e(`th`,{scope:`col`,children:o.sku}),e(`th`,{scope:`col`,className:Z.end,children:o.price}),e(`th`,{scope:`col`,className:Z.end,children:o.durationDays}),e(`th`,{scope:`col`,children:o.dependsOnStock}),e(`th`,{scope:`col`,className:Z.end,children:o.lowStockThreshold}),e(`th`,{scope:`col`,className:Z.end,children:o.stock})]})}),t.variations.map((n,a)=>e(Xe,{product:t,variation:n,row:a,mayChange:r,onOpen:i},n.id))]})})]})})}h();var nt=d(`/signedIn/products/$slug`);function rt(e,t,n){let i=nt.useNavigate(),[a,o]=p(),s=a?.slug===e&&t!==void 0&&t?.id!==a.id;t&&!s&&t!==a&&o(t);let c=s?a.id:void 0;return _(()=>{if(!c||!n)return;let e=!1;async function t(t){let{product:n}=await r(Be,{id:t});n&&(await r(Q,{slug:n.slug}),e||await i({params:{slug:n.slug},search:e=>e,replace:!0,resetScroll:!1}))}return t(c).catch(()=>void 0),()=>{e=!0}},[c,n,i]),s?a:t}v();var $=d(`/signedIn/products/$slug`);function it(){let{title:t}=u(de),{facts:r}=u(K),{slug:i}=$.useParams(),a=$.useSearch(),c=$.useNavigate(),{open:l,close:d}=ie(),f=o(),{pathname:p}=w(),h=ue(),g=m(`CATALOGUE_WRITE`),{data:_,error:v,refetch:b,isPlaceholderData:x,dataUpdatedAt:S}=s(Q,{slug:i}),C=E(_?.categories),D=rt(i,x?void 0:_?.productBySlug,S),O=g&&D?.status!==`ARCHIVED`,k=le({...a,row:`${D?.id} ${a.row}`},D&&O||void 0),ee=D?[D.id,...D.variations.map(({id:e})=>e)]:[];V(({type:e,id:t})=>ee.includes(t)||e===`CATEGORY`||Ee(e),b);let A={label:t,link:{to:`/products`}};function j(e){if(f.latestLocation.pathname!==p)return;let t=!h()||{};c({params:{slug:e},search:t,replace:!0,resetScroll:!1})}return D===null?e(ne,{}):D?e(n,{children:[e(oe,{title:D.name,parent:A,aside:e(se,{kind:`product`,status:D.status}),actions:O&&e(at,{product:D,onOpen:l})}),e(L,{main:e(n,{children:[e(tt,{product:D,mayChange:O,onOpen:l}),e(ot,{product:D})]}),side:e(n,{children:[e(Re,{product:D}),e(st,{product:D})]})}),k&&C&&e(Me,{product:D,categories:C,search:a,onClose:e=>e?j(e):d()},D.id)]}):e(n,{children:[e(oe,{title:r.title,parent:A}),v?e(y,{error:v,onRetry:()=>void b()}):e(T,{})]})}function at({product:t,onOpen:r}){let i=u(K).actions,{status:a}=t;return e(n,{children:[a===`INACTIVE`&&e(S,{icon:F,onClick:()=>r(`archive`),children:i.archive}),a===`ACTIVE`&&e(S,{icon:B,onClick:()=>r(`withdraw`),children:i.withdraw}),e(S,{icon:I,onClick:()=>r(`edit`),children:i.edit}),a!==`ACTIVE`&&e(S,{look:`primary`,icon:te,onClick:()=>r(`publish`),children:i.publish})]})}function ot({product:t}){let n=u(K).texts,r=[[n.description,t.description],[n.instructions,t.postSaleInstructions]];return e(U,{title:n.title,children:e(`div`,{className:X.texts,children:r.map(([t,n])=>e(`div`,{children:[e(`h3`,{children:t}),e(De,{text:n})]},t))})})}function st({product:t}){let n=u(z),{facts:r}=u(K);return e(U,{title:r.title,children:e(k,{facts:[{label:r.kind,value:n[t.kind]},{label:r.slug,value:e(g,{text:t.slug})},{label:r.created,value:e(ae,{at:t.createdAt})},{label:r.changed,value:e(ae,{at:t.updatedAt})},{label:r.id,value:e(g,{text:t.id,shown:`${t.id.slice(0,13)}…`})}]})})}export{it as ProductPage};