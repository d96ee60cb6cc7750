import{An as e,Bt as t,D as n,Dn as r,Ft as i,Ht as a,It as o,Lt as s,Pt as c,Q as l,Rt as u,Ut as d,Yt as f,ct as p,en as m,g as h,gn as g,m as _,tn as v,v as y,vn as b,x,xn as S,y as ee,yn as C}from"./index-ah7yBjvo.js";import{C as w,H as T,J as E,Q as D,U as te,V as O,X as k,Y as A,_t as j,b as M,c as N,mt as P,nt as F,q as I,tt as L,ut as ne,v as re,x as R}from"./details-sHZI4id6.js";import{$ as z,B,G as V,J as ie,U as ae,W as oe,Y as se,Z as H,i as ce,nt as le,r as U,s as W,x as ue}from"./parts-sUoMt7hs.js";import{o as de}from"./sending-ClVjIKZq.js";import{r as fe}from"./products-BJr3jwDv.js";import{t as G}from"./productMessages-FKRENRyR.js";import{en as K,n as q,tn as pe}from"./dialogs-DMNuVB_d.js";import{t as J}from"./TextField-D4_Wa49S.js";import{T as Y,_t as me,vt as he,z as ge}from"./early-JhwasVCb.js";import{t as _e}from"./MoneyField-B3WKZ40n.js";import{a as ve,i as ye,n as be,o as xe,s as Se,t as Ce}from"./change.gql-DGx7cDzr.js";import{t as we}from"./SelectField-V2_MKtwc.js";import{t as Te}from"./TextArea-DJWW_eXy.js";var Ee=e=>e===`ORDER`||e===`LICENSE`||e===`LICENSE_BATCH`,X={texts:`_texts_ixsng_2`,text:`_text_ixsng_2`,beside:`_beside_ixsng_15`,preview:`_preview_ixsng_21`,use:`_use_ixsng_31`,links:`_links_ixsng_37`};function De({text:e}){let t=l(G).texts;return e?m(`p`,{className:X.text,children:e}):m(`p`,{className:`muted`,children:t.none})}v();function Oe({product:e,onClose:t}){let n=l(G),{mutateAsync:r}=s(Ce),i=e.kind!==`DIGITAL`;async function a(a){let o=F(a,`lowStockThreshold`),s={productId:e.id,sku:F(a,`sku`),price:Y(F(a,`price`)),durationDays:L(a,`durationDays`,n.wholeNumber),dependsOnStock:a.dependsOnStock===!0,stockQuantity:i?L(a,`stockQuantity`,n.wholeNumber):0,...o&&{lowStockThreshold:L(a,`lowStockThreshold`,n.wholeNumber)}};await r({input:s}),y(n.addVariation.done),t()}return m(q,{open:!0,onClose:t,title:n.addVariation.title,children:m(K,{submitLabel:n.addVariation.submit,onCancel:t,onSubmit:a,children:[m(J,{name:`sku`,label:n.form.sku,maxLength:100}),m(_e,{name:`price`,label:n.form.price}),m(J,{name:`durationDays`,label:n.form.days,hint:n.form.daysHint,defaultValue:`0`}),i&&m(J,{name:`stockQuantity`,label:n.form.stock,defaultValue:`0`}),m(J,{name:`lowStockThreshold`,label:n.form.threshold,hint:n.form.thresholdHint,optional:!0}),m(A,{name:`dependsOnStock`,label:n.form.depends,hint:n.form.dependsHint,defaultChecked:!0})]})})}function ke({variation:e,onClose:t}){let{stock:n,form:r,wholeNumber:i}=l(G),a=V(),o=M(),{mutateAsync:c}=s(be);async function u(r){let s=L(r,`delta`,i),{adjustStock:l}=await c({input:{variationId:e.id,...F(r,`how`)===`setTo`?{setTo:s}:{delta:s},reason:F(r,`reason`),idempotencyKey:o}}),{stockQuantity:u,reserved:d}=l,f=n.done(a.count(u));y(d>0?`${f} ${n.reserved(d,a.count(d))}`:f),t()}return m(q,{open:!0,onClose:t,title:`${n.title}: ${e.sku}`,text:n.text(a.count(e.stockQuantity)),children:m(K,{submitLabel:n.submit,onCancel:t,onSubmit:u,children:[m(we,{name:`how`,label:n.how,defaultValue:`delta`,options:[{value:`delta`,label:n.delta},{value:`setTo`,label:n.setTo}]}),m(J,{name:`delta`,label:n.amount,hint:n.amountHint}),m(Te,{name:`reason`,label:r.reason,hint:r.reasonHint,maxLength:500})]})})}function Ae(e){let t=l(G).texts,[n,r]=S(e.defaultValue);return m(`div`,{className:X.beside,children:[m(Te,{...e,rows:5,optional:!0,onType:r}),m(`figure`,{className:X.preview,children:[m(`figcaption`,{children:t.preview(e.label)}),m(De,{text:n.trim()})]})]})}function je(e){let{onClose:t}=e,{variationStatus:r,staleFields:i}=l(G),{statuses:a}=l(n),{opened:o,version:c,savedByOthers:u,save:d}=D(e.variation,({status:e})=>({status:a.variation[e]})),{mutateAsync:f}=s(ve),p=o.status===`ACTIVE`;async function h(){await d(f({input:{id:o.id,version:c,status:p?`ARCHIVED`:`ACTIVE`}}),i),y(p?r.archived:r.restored),t()}let g=p?r.archive:r.restore;return m(q,{open:!0,onClose:t,title:`${g}: ${o.sku}`,text:p?r.archiveText:r.restoreText,children:m(K,{submitLabel:g,onCancel:t,onSubmit:h,savedByOthers:u,children:m(k,{name:`status`})})})}v();function Me(e){let{product:t,search:n}=e,r=()=>e.onClose(),i=t.variations.find(({id:e})=>e===n.row);switch(n.dialog){case`edit`:return m(Ne,{...e});case`publish`:case`withdraw`:case`archive`:return m(Fe,{step:n.dialog,product:t,onClose:r});case`add`:return m(Oe,{product:t,onClose:r});case`variationStatus`:return i&&m(je,{variation:i,onClose:r},n.row);case`stock`:return i&&t.kind!==`DIGITAL`&&m(ke,{variation:i,onClose:r},n.row);default:return null}}function Ne({product:e,categories:t,onClose:n}){let r=l(G),{opened:i,version:a,savedByOthers:o,save:c}=D(e,e=>({name:e.name,slug:e.slug,description:e.description,postSaleInstructions:e.postSaleInstructions,categoryIds:e.categories.map(({name:e})=>e).join(`, `)})),[u,d]=S(new Set(i.categories.map(({id:e})=>e))),{mutateAsync:f}=s(xe);async function p(e){let o=F(e,`slug`),s={id:i.id,version:a,name:F(e,`name`),slug:o,description:F(e,`description`),postSaleInstructions:F(e,`postSaleInstructions`),categoryIds:t.filter(({id:e})=>u.has(e)).map(({id:e})=>e)};await c(f({input:s}),r.staleFields),y(r.edit.done),n(o)}return m(q,{open:!0,wide:!0,onClose:()=>n(),title:r.edit.title,children:m(K,{submitLabel:r.edit.submit,onCancel:()=>n(),onSubmit:p,savedByOthers:o,children:[m(J,{name:`name`,label:r.form.name,defaultValue:i.name,maxLength:200}),m(J,{name:`slug`,label:r.form.slug,hint:r.form.slugHint,defaultValue:i.slug,maxLength:100}),m(Ae,{name:`description`,label:r.form.description,defaultValue:i.description,maxLength:2e4}),m(Ae,{name:`postSaleInstructions`,label:r.form.instructions,hint:r.form.instructionsHint,defaultValue:i.postSaleInstructions,maxLength:5e3}),t.length>0&&m(N,{name:`categoryIds`,label:r.form.categories,options:t.map(({id:e,name:t})=>({id:e,label:t})),chosen:u,onChange:d})]})})}var Pe={publish:`ACTIVE`,withdraw:`INACTIVE`,archive:`ARCHIVED`};function Fe(e){let{step:t,product:r,onClose:i}=e,{status:a,staleFields:o}=l(G),{statuses:c}=l(n),u=a[t],{mutateAsync:d}=s(ye),{opened:f,version:p,savedByOthers:h,save:g}=D(r,e=>({status:c.product[e.status]}));async function _(){let e={id:f.id,version:p,status:Pe[t]};await g(d({input:e}),o),y(u.done),i()}return m(q,{open:!0,onClose:i,title:u.title,text:u.text,children:m(K,{danger:t===`archive`,submitLabel:u.submit,onCancel:i,onSubmit:_,savedByOthers:h,children:m(k,{name:`status`})})})}var Ie=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);e();function Le({product:e,figures:t}){let{uses:i,facts:a}=l(G),{order:o}=l(n).statuses,s=V(),{id:c,variations:u,categories:f}=e,p=u.reduce((e,{backordered:t})=>e+t,0),h=u.filter(({tierPrices:e})=>e.length>0).reduce((e,{tierPrices:t})=>e+t.length,0),g=m(ie,{width:4}),_=[{label:i.orders,list:t?.orders,status:void 0},{label:o.PENDING,list:t?.pending,status:`PENDING`},{label:o.PROCESSING,list:t?.processing,status:`PROCESSING`}];return m(H,{title:i.title,children:m(I,{facts:[..._.map(({label:e,list:t,status:n})=>({label:e,value:t?m(r,{children:[m(d,{to:`/orders`,search:{product:c,...n&&{status:n}},className:X.use,children:i.counted(t.totalCount,s.count(t.totalCount))}),n===`PENDING`&&p>0&&m(`span`,{className:`muted`,children:[` `,i.items(p,s.count(p))]})]}):g})),{label:i.tierPrices,value:h>0?m(d,{to:`/prices`,search:{q:e.name},className:X.use,children:i.prices(h,s.count(h))}):m(`span`,{className:`muted`,children:i.noPrices})},{label:a.categories,value:f.length>0?m(`ul`,{className:X.links,children:f.map(({id:e,name:t})=>m(`li`,{children:m(d,{to:`/products`,search:{category:e},className:X.use,children:t})},e))}):m(`span`,{className:`muted`,children:a.none})}]})})}e();function Re({product:e}){let{id:t}=e,i=l(G).figures,{license:a}=l(n).statuses,o=V(),{from:s=``,to:c=``}=ge({period:`30d`},o.timezone),f=e.kind===`DIGITAL`,{data:p,error:h,refetch:g}=u(Ie,{id:t,from:s,to:c,digital:f});if(B(({type:e})=>Ee(e),g),h&&!p)return m(_,{error:h,onRetry:()=>void g()});let v=p?.dashboard.productSales,y=[[`FREE`,p?.free],[`SOLD`,p?.sold],[`REVOKED`,p?.revoked],[`EXPIRED`,p?.expired]],b=m(ie,{width:4});return m(r,{children:[m(H,{title:i.sales,actions:m(U,{size:`small`,look:`quiet`,to:`/orders`,search:{product:t,period:`30d`},children:i.show}),children:m(I,{facts:[{label:i.orders,value:v?o.count(v.orders):b},{label:i.units,value:v?o.count(v.units):b},{label:i.net,value:v?m(W,{amount:v.net}):b},{label:i.refunded,value:v?m(W,{amount:v.refunded}):b}]})}),m(Le,{product:e,figures:p}),f&&m(H,{title:i.licenses,children:m(I,{facts:y.map(([e,n])=>({label:a[e],value:n?m(d,{to:`/licenses`,search:{product:t,status:e},className:`numeric`,children:n.totalCount>1e4?i.more(o.count(1e4)):o.count(n.totalCount)}):b}))})})]})}var Z={empty:`_empty_kpeyy_2`,hint:`_hint_kpeyy_6`,frame:`_frame_kpeyy_12`,table:`_table_kpeyy_19`,end:`_end_kpeyy_50`,sku:`_sku_kpeyy_54`,value:`_value_kpeyy_62`,editor:`_editor_kpeyy_75`,field:`_field_kpeyy_86`,refused:`_refused_kpeyy_106`,meanwhile:`_meanwhile_kpeyy_111`,below:`_below_kpeyy_115`,rest:`_rest_kpeyy_125`,tiers:`_tiers_kpeyy_128`,actions:`_actions_kpeyy_140`},ze=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Be=new ze(`
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
    `);v();function Ve(e,t){let{mutateAsync:n}=s(Se),r=C(Promise.resolve()),i=C(new Map);async function a({change:r,version:a,isSame:o}){let s=a;for(;;){for(let e=i.current.get(s);e!==void 0;e=i.current.get(s))s=e;try{let{updateVariation:e}=await n({input:{id:t,version:s,...r}});e.version!==s&&i.current.set(s,e.version);return}catch(n){let r=he(n,`STALE`)?He(e,t):void 0;if(!r||r.version===s||!o(r))throw n;s=r.version}}}return e=>{let t=r.current.then(()=>a(e));return r.current=t.catch(()=>void 0),t}}var He=(e,t)=>c.getQueryData(i(Q,{slug:e}).queryKey)?.productBySlug?.variations.find(e=>e.id===t);function Ue(e,t,n){switch(t){case`price`:return n.amount(e.price);case`dependsOnStock`:return e.dependsOnStock?`yes`:``;default:return String(e[t]??``)}}function We(e,t,n){let r=t.trim();switch(e){case`sku`:return{sku:r};case`price`:return{price:Y(r)};case`dependsOnStock`:return{dependsOnStock:r===`yes`};case`lowStockThreshold`:return r===``?{clearLowStockThreshold:!0}:{lowStockThreshold:L({[e]:r},e,n)};case`durationDays`:return{durationDays:L({[e]:r},e,n)}}}v();var Ge={sku:100,price:20,durationDays:10,lowStockThreshold:10,dependsOnStock:0};function Ke({variation:e,field:t,name:r,onSave:i,onClose:a}){let o=l(G),{yes:s,no:c,nothing:u,savedMeanwhile:d}=l(n).field,f=V(),p=b(),h=C(null),_=e=>Ue(e,t,f),v=D(e,e=>({[t]:t===`dependsOnStock`?e.dependsOnStock?s:c:_(e)})),{opened:x,savedByOthers:w}=v,[E,O]=S(_(x)),[k,A]=S(!1),[j,M]=S(null),N=C(void 0),P=C(!1),F=T();g(()=>{h.current?.focus(),h.current?.type===`text`&&h.current.select()},[]);function I(){P.current||(P.current=!0,a(document.activeElement===h.current))}async function L(){if(!k){if(E===_(w[t]===void 0?x:e))return I();A(!0),M(null);try{let e=We(t,E,o.wholeNumber);await v.save(i({change:e,version:v.version,isSame:e=>_(e)===_(x)}),o.variations.stale),y(o.variations.saved),I()}catch(e){if(F.current)return ee(r,e);N.current=E,M(e instanceof me?e:new me(`INTERNAL`,String(e)))}finally{A(!1)}}}function ne(e){if(e.key===`Enter`)L();else if(e.key===`Escape`&&!k)I();else return;e.preventDefault(),e.stopPropagation()}function re(){document.activeElement!==h.current&&!P.current&&E!==N.current&&L()}let R=j&&pe(j)[t],z=w[t],B={ref:h,"aria-label":r,"aria-invalid":j?!0:void 0,"aria-describedby":j?p:void 0,"aria-busy":k||void 0,onKeyDown:ne,onBlur:re};return m(`div`,{className:Z.editor,children:[t===`dependsOnStock`?m(`label`,{children:[m(`input`,{...B,type:`checkbox`,checked:E===`yes`,onChange:e=>O(e.target.checked?`yes`:``)}),` `,o.form.depends]}):m(`input`,{...B,type:`text`,className:Z.field,autoComplete:`off`,inputMode:t===`sku`?`text`:t===`price`?`decimal`:`numeric`,maxLength:Ge[t],readOnly:k,value:E,onChange:e=>O(e.target.value)}),j&&m(`div`,{id:p,className:Z.refused,children:R?m(`p`,{role:`alert`,children:R}):m(te,{error:j,fields:[]})}),z!==void 0&&m(`p`,{className:Z.meanwhile,children:d(z||u)})]})}v();function qe({variation:e,field:t,label:n,shown:r,place:i,mayChange:a,onSave:o}){let s=l(G).variations,[c,u]=S(!1),d=C(!1),f=`${n} ${e.sku}`;return c?m(Ke,{variation:e,field:t,name:f,onSave:o,onClose:e=>{d.current=e,u(!1)}}):a?m(`button`,{type:`button`,className:Z.value,"data-place":i,"aria-label":`${f}: ${r}`,title:s.editCell,onClick:()=>u(!0),onKeyDown:e=>{e.key===`F2`?u(!0):Ye(e)},ref:e=>{e&&d.current&&(d.current=!1,e.focus())},children:r}):r}var Je={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Ye(e){let t=Je[e.key];if(!t||e.ctrlKey||e.metaKey||e.altKey||e.shiftKey)return;let[n=0,r=0]=(e.currentTarget.dataset.place??``).split(` `).map(Number),i=`${n+t[0]} ${r+t[1]}`,a=e.currentTarget.closest(`table`)?.querySelector(`[data-place="${i}"]`);a&&(e.preventDefault(),a.focus())}e();function Xe({row:e,...t}){let{product:n,variation:r,mayChange:i}=t,a=l(G).variations,o=V(),s=Ve(n.slug,r.id),{sku:c,status:u,price:d,durationDays:f,dependsOnStock:p,lowStockThreshold:h}=r,g=(t,n,o)=>m(qe,{variation:r,field:t,shown:o,label:a.columns[t],place:`${e} ${n}`,mayChange:i,onSave:s});return m(`tbody`,{children:[m(`tr`,{children:[m(`th`,{scope:`row`,className:Z.sku,children:[g(`sku`,0,c),u!==`ACTIVE`&&m(ce,{kind:`variation`,status:u})]}),m(`td`,{className:Z.end,"data-label":a.columns.price,children:g(`price`,1,o.money(d))}),m(`td`,{className:Z.end,"data-label":a.columns.durationDays,children:g(`durationDays`,2,f>0?a.days(f,o.count(f)):a.forever)}),m(`td`,{"data-label":a.columns.dependsOnStock,children:g(`dependsOnStock`,3,p?a.refuse:a.wait)}),m(`td`,{className:Z.end,"data-label":a.columns.lowStockThreshold,children:g(`lowStockThreshold`,4,h===null?a.defaultThreshold:o.count(h))}),m(`td`,{className:Z.end,"data-label":a.columns.stock,children:m(Ze,{...t})})]}),m(`tr`,{children:m(`td`,{colSpan:6,className:Z.rest,children:[m(Qe,{variation:r}),m(`fieldset`,{className:Z.actions,"aria-label":a.actions(c),children:[i&&m($e,{...t}),m(U,{size:`small`,look:`quiet`,to:`/orders`,search:{variation:r.id},"aria-label":`${a.orders} ${c}`,children:a.orders}),n.kind===`DIGITAL`&&m(U,{size:`small`,look:`quiet`,to:`/licenses`,search:{variation:r.id},"aria-label":`${a.licenses} ${c}`,children:a.licenses})]})]})})]})}function Ze({variation:{id:e,stockQuantity:t,backordered:n}}){let{waiting:i}=l(fe),a=V();return m(r,{children:[m(`span`,{className:`numeric`,children:a.count(t)}),n>0&&m(d,{to:`/orders`,search:{variation:e,status:`PENDING`},className:Z.below,children:i(n,a.count(n))})]})}function Qe({variation:{sku:e,tierPrices:t}}){let n=l(G).variations;return t.length===0?null:m(d,{to:`/prices`,search:{q:e},className:Z.tiers,title:n.tierPrices,children:t.map(({id:e,tier:t,price:n})=>m(`span`,{children:[t.name,` `,m(W,{amount:n})]},e))})}function $e({product:e,variation:t,onOpen:n}){let i=l(G).variations,{id:a,sku:o,status:s}=t,c=s===`ACTIVE`?i.archive:i.restore;return m(r,{children:[m(et,{digital:e.kind===`DIGITAL`,variation:t,onOpen:n}),m(x,{size:`small`,look:`quiet`,"aria-label":`${c} ${o}`,onClick:()=>n(`variationStatus`,a),children:c})]})}function et(e){let{digital:t,variation:n,onOpen:r}=e,{id:i,sku:a}=n,o=l(G).variations,s=p(`LICENSES_WRITE`);return t?s&&m(U,{size:`small`,to:`/licenses/upload`,search:{variation:i},"aria-label":`${o.upload} ${a}`,children:o.upload}):m(x,{size:`small`,"aria-label":`${o.stock} ${a}`,onClick:()=>r(`stock`,i),children:o.stock})}e();function tt({product:e,mayChange:t,onOpen:n}){let i=l(G).variations,{columns:a}=i;return m(H,{title:i.title,flush:!0,actions:t&&m(x,{size:`small`,icon:le,onClick:()=>n(`add`),children:i.add}),children:e.variations.length===0?m(`p`,{className:Z.empty,children:i.empty}):m(r,{children:[t&&m(`p`,{className:Z.hint,children:i.hint}),m(`section`,{className:Z.frame,tabIndex:0,"aria-label":i.table,children:m(`table`,{className:Z.table,children:[m(`thead`,{children:m(`tr`,{children:[m(`th`,{scope:`col`,children:a.sku}),m(`th`,{scope:`col`,className:Z.end,children:a.price}),m(`th`,{scope:`col`,className:Z.end,children:a.durationDays}),m(`th`,{scope:`col`,children:a.dependsOnStock}),m(`th`,{scope:`col`,className:Z.end,children:a.lowStockThreshold}),m(`th`,{scope:`col`,className:Z.end,children:a.stock})]})}),e.variations.map((r,i)=>m(Xe,{product:e,variation:r,row:i,mayChange:t,onOpen:n},r.id))]})})]})})}v();var nt=a(`/signedIn/products/$slug`);function rt(e,t,n){let r=nt.useNavigate(),[i,a]=S(),s=i?.slug===e&&t!==void 0&&t?.id!==i.id;t&&!s&&t!==i&&a(t);let c=s?i.id:void 0;return g(()=>{if(!c||!n)return;let e=!1;async function t(t){let{product:n}=await o(Be,{id:t});n&&(await o(Q,{slug:n.slug}),e||await r({params:{slug:n.slug},search:e=>e,replace:!0,resetScroll:!1}))}return t(c).catch(()=>void 0),()=>{e=!0}},[c,n,r]),s?i:t}e();var $=a(`/signedIn/products/$slug`);function it(){let{title:e}=l(fe),{facts:n}=l(G),{slug:i}=$.useParams(),a=$.useSearch(),o=$.useNavigate(),{open:s,close:c}=ae(),d=f(),{pathname:h}=t(),g=de(),v=p(`CATALOGUE_WRITE`),{data:y,error:b,refetch:x,isPlaceholderData:S,dataUpdatedAt:ee}=u(Q,{slug:i}),C=w(y?.categories),T=rt(i,S?void 0:y?.productBySlug,ee),D=v&&T?.status!==`ARCHIVED`,te=ue({...a,row:`${T?.id} ${a.row}`},T&&D||void 0),k=T?[T.id,...T.variations.map(({id:e})=>e)]:[];B(({type:e,id:t})=>k.includes(t)||e===`CATEGORY`||Ee(e),x);let A={label:e,link:{to:`/products`}};function j(e){if(d.latestLocation.pathname!==h)return;let t=!g()||{};o({params:{slug:e},search:t,replace:!0,resetScroll:!1})}return T===null?m(re,{}):T?m(r,{children:[m(se,{title:T.name,parent:A,aside:m(ce,{kind:`product`,status:T.status}),actions:D&&m(at,{product:T,onOpen:s})}),m(E,{main:m(r,{children:[m(tt,{product:T,mayChange:D,onOpen:s}),m(ot,{product:T})]}),side:m(r,{children:[m(Re,{product:T}),m(st,{product:T})]})}),te&&C&&m(Me,{product:T,categories:C,search:a,onClose:e=>e?j(e):c()},T.id)]}):m(r,{children:[m(se,{title:n.title,parent:A}),b?m(_,{error:b,onRetry:()=>void x()}):m(O,{})]})}function at({product:e,onOpen:t}){let n=l(G).actions,{status:i}=e;return m(r,{children:[i===`INACTIVE`&&m(x,{icon:j,onClick:()=>t(`archive`),children:n.archive}),i===`ACTIVE`&&m(x,{icon:z,onClick:()=>t(`withdraw`),children:n.withdraw}),m(x,{icon:P,onClick:()=>t(`edit`),children:n.edit}),i!==`ACTIVE`&&m(x,{look:`primary`,icon:ne,onClick:()=>t(`publish`),children:n.publish})]})}function ot({product:e}){let t=l(G).texts,n=[[t.description,e.description],[t.instructions,e.postSaleInstructions]];return m(H,{title:t.title,children:m(`div`,{className:X.texts,children:n.map(([e,t])=>m(`div`,{children:[m(`h3`,{children:e}),m(De,{text:t})]},e))})})}function st({product:e}){let t=l(R),{facts:n}=l(G);return m(H,{title:n.title,children:m(I,{facts:[{label:n.kind,value:t[e.kind]},{label:n.slug,value:m(h,{text:e.slug})},{label:n.created,value:m(oe,{at:e.createdAt})},{label:n.changed,value:m(oe,{at:e.updatedAt})},{label:n.id,value:m(h,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{it as ProductPage};