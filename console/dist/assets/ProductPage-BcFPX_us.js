import{$t as e,Bt as t,D as n,Ft as r,It as i,Mt as a,Nt as o,On as s,Pt as c,Qt as l,Rt as u,Tn as d,Vt as f,Z as p,_n as m,g as h,gn as g,m as _,mn as v,qt as y,st as b,v as x,x as S,y as C,yn as w}from"./index-Bj-0Wysc.js";import{C as T,H as E,J as D,K as O,U as k,V as A,Y as j,Z as M,b as N,c as P,et as F,gt as I,lt as ee,pt as L,q as R,tt as z,v as te,x as B}from"./details-CeckHyby.js";import{H as V,J as H,Q as ne,U as re,W as U,X as W,i as ie,q as ae,r as G,s as K,tt as oe,x as se,z as ce}from"./parts-DeASi7V8.js";import{n as le}from"./sending-BqBRE9XC.js";import{r as ue}from"./products-D0OjFE8Z.js";import{t as q}from"./productMessages-SuFryh-i.js";import{$t as J,en as de,t as Y}from"./dialogs-CeyJh_86.js";import{t as X}from"./TextField-ZQK7-1ul.js";import{T as fe,ht as pe,mt as me,z as he}from"./early-CqjEYl7M.js";import{t as ge}from"./MoneyField-DCJMvXyu.js";import{a as _e,i as ve,n as ye,o as be,s as xe,t as Se}from"./change.gql-DGx7cDzr.js";import{t as Ce}from"./SelectField-BjvjwTeq.js";import{t as we}from"./TextArea-ncYx3gie.js";var Te=e=>e===`ORDER`||e===`LICENSE`||e===`LICENSE_BATCH`,Z={texts:`_texts_ixsng_2`,text:`_text_ixsng_2`,beside:`_beside_ixsng_15`,preview:`_preview_ixsng_21`,use:`_use_ixsng_31`,links:`_links_ixsng_37`};function Ee({text:e}){let t=p(q).texts;return e?l(`p`,{className:Z.text,children:e}):l(`p`,{className:`muted`,children:t.none})}e();function De({product:e,onClose:t}){let n=p(q),{mutateAsync:i}=r(Se),a=e.kind!==`DIGITAL`;async function o(r){let o=z(r,`lowStockThreshold`),s={productId:e.id,sku:z(r,`sku`),price:fe(z(r,`price`)),durationDays:F(r,`durationDays`,n.wholeNumber),dependsOnStock:r.dependsOnStock===!0,stockQuantity:a?F(r,`stockQuantity`,n.wholeNumber):0,...o&&{lowStockThreshold:F(r,`lowStockThreshold`,n.wholeNumber)}};await i({input:s}),x(n.addVariation.done),t()}return l(Y,{open:!0,onClose:t,title:n.addVariation.title,children:l(J,{submitLabel:n.addVariation.submit,onCancel:t,onSubmit:o,children:[l(X,{name:`sku`,label:n.form.sku,maxLength:100}),l(ge,{name:`price`,label:n.form.price}),l(X,{name:`durationDays`,label:n.form.days,hint:n.form.daysHint,defaultValue:`0`}),a&&l(X,{name:`stockQuantity`,label:n.form.stock,defaultValue:`0`}),l(X,{name:`lowStockThreshold`,label:n.form.threshold,hint:n.form.thresholdHint,optional:!0}),l(D,{name:`dependsOnStock`,label:n.form.depends,hint:n.form.dependsHint,defaultChecked:!0})]})})}function Oe({variation:e,onClose:t}){let{stock:n,form:i,wholeNumber:a}=p(q),o=U(),s=N(),{mutateAsync:c}=r(ye);async function u(r){let i=F(r,`delta`,a),{adjustStock:l}=await c({input:{variationId:e.id,...z(r,`how`)===`setTo`?{setTo:i}:{delta:i},reason:z(r,`reason`),idempotencyKey:s}}),{stockQuantity:u,reserved:d}=l,f=n.done(o.count(u));x(d>0?`${f} ${n.reserved(d,o.count(d))}`:f),t()}return l(Y,{open:!0,onClose:t,title:`${n.title}: ${e.sku}`,text:n.text(o.count(e.stockQuantity)),children:l(J,{submitLabel:n.submit,onCancel:t,onSubmit:u,children:[l(Ce,{name:`how`,label:n.how,defaultValue:`delta`,options:[{value:`delta`,label:n.delta},{value:`setTo`,label:n.setTo}]}),l(X,{name:`delta`,label:n.amount,hint:n.amountHint}),l(we,{name:`reason`,label:i.reason,hint:i.reasonHint,maxLength:500})]})})}function ke(e){let t=p(q).texts,[n,r]=w(e.defaultValue);return l(`div`,{className:Z.beside,children:[l(we,{...e,rows:5,optional:!0,onType:r}),l(`figure`,{className:Z.preview,children:[l(`figcaption`,{children:t.preview(e.label)}),l(Ee,{text:n.trim()})]})]})}function Ae(e){let{onClose:t}=e,{variationStatus:i,staleFields:a}=p(q),{statuses:o}=p(n),{opened:s,version:c,savedByOthers:u,save:d}=M(e.variation,({status:e})=>({status:o.variation[e]})),{mutateAsync:f}=r(_e),m=s.status===`ACTIVE`;async function h(){await d(f({input:{id:s.id,version:c,status:m?`ARCHIVED`:`ACTIVE`}}),a),x(m?i.archived:i.restored),t()}let g=m?i.archive:i.restore;return l(Y,{open:!0,onClose:t,title:`${g}: ${s.sku}`,text:m?i.archiveText:i.restoreText,children:l(J,{submitLabel:g,onCancel:t,onSubmit:h,savedByOthers:u,children:l(j,{name:`status`})})})}e();function je(e){let{product:t,search:n}=e,r=()=>e.onClose(),i=t.variations.find(({id:e})=>e===n.row);switch(n.dialog){case`edit`:return l(Me,{...e});case`publish`:case`withdraw`:case`archive`:return l(Pe,{step:n.dialog,product:t,onClose:r});case`add`:return l(De,{product:t,onClose:r});case`variationStatus`:return i&&l(Ae,{variation:i,onClose:r},n.row);case`stock`:return i&&t.kind!==`DIGITAL`&&l(Oe,{variation:i,onClose:r},n.row);default:return null}}function Me({product:e,categories:t,onClose:n}){let i=p(q),{opened:a,version:o,savedByOthers:s,save:c}=M(e,e=>({name:e.name,slug:e.slug,description:e.description,postSaleInstructions:e.postSaleInstructions,categoryIds:e.categories.map(({name:e})=>e).join(`, `)})),[u,d]=w(new Set(a.categories.map(({id:e})=>e))),{mutateAsync:f}=r(be);async function m(e){let r=z(e,`slug`),s={id:a.id,version:o,name:z(e,`name`),slug:r,description:z(e,`description`),postSaleInstructions:z(e,`postSaleInstructions`),categoryIds:t.filter(({id:e})=>u.has(e)).map(({id:e})=>e)};await c(f({input:s}),i.staleFields),x(i.edit.done),n(r)}return l(Y,{open:!0,wide:!0,onClose:()=>n(),title:i.edit.title,children:l(J,{submitLabel:i.edit.submit,onCancel:()=>n(),onSubmit:m,savedByOthers:s,children:[l(X,{name:`name`,label:i.form.name,defaultValue:a.name,maxLength:200}),l(X,{name:`slug`,label:i.form.slug,hint:i.form.slugHint,defaultValue:a.slug,maxLength:100}),l(ke,{name:`description`,label:i.form.description,defaultValue:a.description,maxLength:2e4}),l(ke,{name:`postSaleInstructions`,label:i.form.instructions,hint:i.form.instructionsHint,defaultValue:a.postSaleInstructions,maxLength:5e3}),t.length>0&&l(P,{name:`categoryIds`,label:i.form.categories,options:t.map(({id:e,name:t})=>({id:e,label:t})),chosen:u,onChange:d})]})})}var Ne={publish:`ACTIVE`,withdraw:`INACTIVE`,archive:`ARCHIVED`};function Pe(e){let{step:t,product:i,onClose:a}=e,{status:o,staleFields:s}=p(q),{statuses:c}=p(n),u=o[t],{mutateAsync:d}=r(ve),{opened:f,version:m,savedByOthers:h,save:g}=M(i,e=>({status:c.product[e.status]}));async function _(){let e={id:f.id,version:m,status:Ne[t]};await g(d({input:e}),s),x(u.done),a()}return l(Y,{open:!0,onClose:a,title:u.title,text:u.text,children:l(J,{danger:t===`archive`,submitLabel:u.submit,onCancel:a,onSubmit:_,savedByOthers:h,children:l(j,{name:`status`})})})}var Fe=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);s();function Ie({product:e,figures:t}){let{uses:r,facts:i}=p(q),{order:a}=p(n).statuses,o=U(),{id:s,variations:c,categories:u}=e,m=c.reduce((e,{backordered:t})=>e+t,0),h=c.filter(({tierPrices:e})=>e.length>0).reduce((e,{tierPrices:t})=>e+t.length,0),g=l(ae,{width:4}),_=[{label:r.orders,list:t?.orders,status:void 0},{label:a.PENDING,list:t?.pending,status:`PENDING`},{label:a.PROCESSING,list:t?.processing,status:`PROCESSING`}];return l(W,{title:r.title,children:l(O,{facts:[..._.map(({label:e,list:t,status:n})=>({label:e,value:t?l(d,{children:[l(f,{to:`/orders`,search:{product:s,...n&&{status:n}},className:Z.use,children:r.counted(t.totalCount,o.count(t.totalCount))}),n===`PENDING`&&m>0&&l(`span`,{className:`muted`,children:[` `,r.items(m,o.count(m))]})]}):g})),{label:r.tierPrices,value:h>0?l(f,{to:`/prices`,search:{q:e.name},className:Z.use,children:r.prices(h,o.count(h))}):l(`span`,{className:`muted`,children:r.noPrices})},{label:i.categories,value:u.length>0?l(`ul`,{className:Z.links,children:u.map(({id:e,name:t})=>l(`li`,{children:l(f,{to:`/products`,search:{category:e},className:Z.use,children:t})},e))}):l(`span`,{className:`muted`,children:i.none})}]})})}s();function Le({product:e}){let{id:t}=e,r=p(q).figures,{license:a}=p(n).statuses,o=U(),{from:s=``,to:c=``}=he({period:`30d`},o.timezone),u=e.kind===`DIGITAL`,{data:m,error:h,refetch:g}=i(Fe,{id:t,from:s,to:c,digital:u});if(ce(({type:e})=>Te(e),g),h&&!m)return l(_,{error:h,onRetry:()=>void g()});let v=m?.dashboard.productSales,y=[[`FREE`,m?.free],[`SOLD`,m?.sold],[`REVOKED`,m?.revoked],[`EXPIRED`,m?.expired]],b=l(ae,{width:4});return l(d,{children:[l(W,{title:r.sales,actions:l(G,{size:`small`,look:`quiet`,to:`/orders`,search:{product:t,period:`30d`},children:r.show}),children:l(O,{facts:[{label:r.orders,value:v?o.count(v.orders):b},{label:r.units,value:v?o.count(v.units):b},{label:r.net,value:v?l(K,{amount:v.net}):b},{label:r.refunded,value:v?l(K,{amount:v.refunded}):b}]})}),l(Ie,{product:e,figures:m}),u&&l(W,{title:r.licenses,children:l(O,{facts:y.map(([e,n])=>({label:a[e],value:n?l(f,{to:`/licenses`,search:{product:t,status:e},className:`numeric`,children:n.totalCount>1e4?r.more(o.count(1e4)):o.count(n.totalCount)}):b}))})})]})}var Q={empty:`_empty_kpeyy_2`,hint:`_hint_kpeyy_6`,frame:`_frame_kpeyy_12`,table:`_table_kpeyy_19`,end:`_end_kpeyy_50`,sku:`_sku_kpeyy_54`,value:`_value_kpeyy_62`,editor:`_editor_kpeyy_75`,field:`_field_kpeyy_86`,refused:`_refused_kpeyy_106`,meanwhile:`_meanwhile_kpeyy_111`,below:`_below_kpeyy_115`,rest:`_rest_kpeyy_125`,tiers:`_tiers_kpeyy_128`,actions:`_actions_kpeyy_140`},Re=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new Re(`
    query ProductSlug($id: ID!) {
  product(id: $id) {
    slug
  }
}
    `),$=new Re(`
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
    `);e();function Be(e,t){let{mutateAsync:n}=r(xe),i=m(Promise.resolve()),a=m(new Map);async function o({change:r,version:i,isSame:o}){let s=i;for(;;){for(let e=a.current.get(s);e!==void 0;e=a.current.get(s))s=e;try{let{updateVariation:e}=await n({input:{id:t,version:s,...r}});e.version!==s&&a.current.set(s,e.version);return}catch(n){let r=pe(n,`STALE`)?Ve(e,t):void 0;if(!r||r.version===s||!o(r))throw n;s=r.version}}}return e=>{let t=i.current.then(()=>o(e));return i.current=t.catch(()=>void 0),t}}var Ve=(e,t)=>a.getQueryData(o($,{slug:e}).queryKey)?.productBySlug?.variations.find(e=>e.id===t);function He(e,t,n){switch(t){case`price`:return n.amount(e.price);case`dependsOnStock`:return e.dependsOnStock?`yes`:``;default:return String(e[t]??``)}}function Ue(e,t,n){let r=t.trim();switch(e){case`sku`:return{sku:r};case`price`:return{price:fe(r)};case`dependsOnStock`:return{dependsOnStock:r===`yes`};case`lowStockThreshold`:return r===``?{clearLowStockThreshold:!0}:{lowStockThreshold:F({[e]:r},e,n)};case`durationDays`:return{durationDays:F({[e]:r},e,n)}}}e();var We={sku:100,price:20,durationDays:10,lowStockThreshold:10,dependsOnStock:0};function Ge({variation:e,field:t,name:r,onSave:i,onClose:a}){let o=p(q),{yes:s,no:c,nothing:u,savedMeanwhile:d}=p(n).field,f=U(),h=g(),_=m(null),y=e=>He(e,t,f),b=M(e,e=>({[t]:t===`dependsOnStock`?e.dependsOnStock?s:c:y(e)})),{opened:S,savedByOthers:T}=b,[D,O]=w(y(S)),[A,j]=w(!1),[N,P]=w(null),F=m(void 0),I=m(!1),ee=E();v(()=>{_.current?.focus(),_.current?.type===`text`&&_.current.select()},[]);function L(){I.current||(I.current=!0,a(document.activeElement===_.current))}async function R(){if(!A){if(D===y(T[t]===void 0?S:e))return L();j(!0),P(null);try{let e=Ue(t,D,o.wholeNumber);await b.save(i({change:e,version:b.version,isSame:e=>y(e)===y(S)}),o.variations.stale),x(o.variations.saved),L()}catch(e){if(ee.current)return C(r,e);F.current=D,P(e instanceof me?e:new me(`INTERNAL`,String(e)))}finally{j(!1)}}}function z(e){if(e.key===`Enter`)R();else if(e.key===`Escape`&&!A)L();else return;e.preventDefault(),e.stopPropagation()}function te(){document.activeElement!==_.current&&!I.current&&D!==F.current&&R()}let B=N&&de(N)[t],V=T[t],H={ref:_,"aria-label":r,"aria-invalid":N?!0:void 0,"aria-describedby":N?h:void 0,"aria-busy":A||void 0,onKeyDown:z,onBlur:te};return l(`div`,{className:Q.editor,children:[t===`dependsOnStock`?l(`label`,{children:[l(`input`,{...H,type:`checkbox`,checked:D===`yes`,onChange:e=>O(e.target.checked?`yes`:``)}),` `,o.form.depends]}):l(`input`,{...H,type:`text`,className:Q.field,autoComplete:`off`,inputMode:t===`sku`?`text`:t===`price`?`decimal`:`numeric`,maxLength:We[t],readOnly:A,value:D,onChange:e=>O(e.target.value)}),N&&l(`div`,{id:h,className:Q.refused,children:B?l(`p`,{role:`alert`,children:B}):l(k,{error:N,fields:[]})}),V!==void 0&&l(`p`,{className:Q.meanwhile,children:d(V||u)})]})}e();function Ke({variation:e,field:t,label:n,shown:r,place:i,mayChange:a,onSave:o}){let s=p(q).variations,[c,u]=w(!1),d=m(!1),f=`${n} ${e.sku}`;return c?l(Ge,{variation:e,field:t,name:f,onSave:o,onClose:e=>{d.current=e,u(!1)}}):a?l(`button`,{type:`button`,className:Q.value,"data-place":i,"aria-label":`${f}: ${r}`,title:s.editCell,onClick:()=>u(!0),onKeyDown:e=>{e.key===`F2`?u(!0):Je(e)},ref:e=>{e&&d.current&&(d.current=!1,e.focus())},children:r}):r}var qe={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Je(e){let t=qe[e.key];if(!t||e.ctrlKey||e.metaKey||e.altKey||e.shiftKey)return;let[n=0,r=0]=(e.currentTarget.dataset.place??``).split(` `).map(Number),i=`${n+t[0]} ${r+t[1]}`,a=e.currentTarget.closest(`table`)?.querySelector(`[data-place="${i}"]`);a&&(e.preventDefault(),a.focus())}s();function Ye({row:e,...t}){let{product:n,variation:r,mayChange:i}=t,a=p(q).variations,o=U(),s=Be(n.slug,r.id),{sku:c,status:u,price:d,durationDays:f,dependsOnStock:m,lowStockThreshold:h}=r,g=(t,n,o)=>l(Ke,{variation:r,field:t,shown:o,label:a.columns[t],place:`${e} ${n}`,mayChange:i,onSave:s});return l(`tbody`,{children:[l(`tr`,{children:[l(`th`,{scope:`row`,className:Q.sku,children:[g(`sku`,0,c),u!==`ACTIVE`&&l(ie,{kind:`variation`,status:u})]}),l(`td`,{className:Q.end,"data-label":a.columns.price,children:g(`price`,1,o.money(d))}),l(`td`,{className:Q.end,"data-label":a.columns.durationDays,children:g(`durationDays`,2,f>0?a.days(f,o.count(f)):a.forever)}),l(`td`,{"data-label":a.columns.dependsOnStock,children:g(`dependsOnStock`,3,m?a.refuse:a.wait)}),l(`td`,{className:Q.end,"data-label":a.columns.lowStockThreshold,children:g(`lowStockThreshold`,4,h===null?a.defaultThreshold:o.count(h))}),l(`td`,{className:Q.end,"data-label":a.columns.stock,children:l(Xe,{...t})})]}),l(`tr`,{children:l(`td`,{colSpan:6,className:Q.rest,children:[l(Ze,{variation:r}),l(`fieldset`,{className:Q.actions,"aria-label":a.actions(c),children:[i&&l(Qe,{...t}),l(G,{size:`small`,look:`quiet`,to:`/orders`,search:{variation:r.id},"aria-label":`${a.orders} ${c}`,children:a.orders}),n.kind===`DIGITAL`&&l(G,{size:`small`,look:`quiet`,to:`/licenses`,search:{variation:r.id},"aria-label":`${a.licenses} ${c}`,children:a.licenses})]})]})})]})}function Xe({variation:{id:e,stockQuantity:t,backordered:n}}){let{waiting:r}=p(ue),i=U();return l(d,{children:[l(`span`,{className:`numeric`,children:i.count(t)}),n>0&&l(f,{to:`/orders`,search:{variation:e,status:`PENDING`},className:Q.below,children:r(n,i.count(n))})]})}function Ze({variation:{sku:e,tierPrices:t}}){let n=p(q).variations;return t.length===0?null:l(f,{to:`/prices`,search:{q:e},className:Q.tiers,title:n.tierPrices,children:t.map(({id:e,tier:t,price:n})=>l(`span`,{children:[t.name,` `,l(K,{amount:n})]},e))})}function Qe({product:e,variation:t,onOpen:n}){let r=p(q).variations,{id:i,sku:a,status:o}=t,s=o===`ACTIVE`?r.archive:r.restore;return l(d,{children:[l($e,{digital:e.kind===`DIGITAL`,variation:t,onOpen:n}),l(S,{size:`small`,look:`quiet`,"aria-label":`${s} ${a}`,onClick:()=>n(`variationStatus`,i),children:s})]})}function $e(e){let{digital:t,variation:n,onOpen:r}=e,{id:i,sku:a}=n,o=p(q).variations,s=b(`LICENSES_WRITE`);return t?s&&l(G,{size:`small`,to:`/licenses/upload`,search:{variation:i},"aria-label":`${o.upload} ${a}`,children:o.upload}):l(S,{size:`small`,"aria-label":`${o.stock} ${a}`,onClick:()=>r(`stock`,i),children:o.stock})}s();function et({product:e,mayChange:t,onOpen:n}){let r=p(q).variations,{columns:i}=r;return l(W,{title:r.title,flush:!0,actions:t&&l(S,{size:`small`,icon:oe,onClick:()=>n(`add`),children:r.add}),children:e.variations.length===0?l(`p`,{className:Q.empty,children:r.empty}):l(d,{children:[t&&l(`p`,{className:Q.hint,children:r.hint}),l(`section`,{className:Q.frame,tabIndex:0,"aria-label":r.table,children:l(`table`,{className:Q.table,children:[l(`thead`,{children:l(`tr`,{children:[l(`th`,{scope:`col`,children:i.sku}),l(`th`,{scope:`col`,className:Q.end,children:i.price}),l(`th`,{scope:`col`,className:Q.end,children:i.durationDays}),l(`th`,{scope:`col`,children:i.dependsOnStock}),l(`th`,{scope:`col`,className:Q.end,children:i.lowStockThreshold}),l(`th`,{scope:`col`,className:Q.end,children:i.stock})]})}),e.variations.map((r,i)=>l(Ye,{product:e,variation:r,row:i,mayChange:t,onOpen:n},r.id))]})})]})})}e();var tt=t(`/signedIn/products/$slug`);function nt(e,t){let n=tt.useNavigate(),[r,i]=w(),a=r?.slug===e&&t!==void 0&&t?.id!==r.id;t&&!a&&t!==r&&i(t);let o=a?r.id:void 0;return v(()=>{if(!o)return;let e=!1;async function t(t){let{product:r}=await c(ze,{id:t});r&&(await c($,{slug:r.slug}),e||await n({params:{slug:r.slug},search:e=>e,replace:!0,resetScroll:!1}))}return t(o).catch(()=>void 0),()=>{e=!0}},[o,n]),a?r:t}s();var rt=t(`/signedIn/products/$slug`);function it(){let{title:e}=p(ue),{facts:t}=p(q),{slug:n}=rt.useParams(),r=rt.useSearch(),a=rt.useNavigate(),{open:o,close:s}=V(),c=y(),{pathname:f}=u(),m=le(),h=b(`CATALOGUE_WRITE`),{data:g,error:v,refetch:x,isPlaceholderData:S}=i($,{slug:n}),C=T(g?.categories),w=nt(n,S?void 0:g?.productBySlug),E=h&&w?.status!==`ARCHIVED`,D=se({...r,row:`${w?.id} ${r.row}`},w&&E||void 0),O=w?[w.id,...w.variations.map(({id:e})=>e)]:[];ce(({type:e,id:t})=>O.includes(t)||e===`CATEGORY`||Te(e),x);let k={label:e,link:{to:`/products`}};function j(e){if(c.latestLocation.pathname!==f)return;let t=!m()||{};a({params:{slug:e},search:t,replace:!0,resetScroll:!1})}return w===null?l(te,{}):w?l(d,{children:[l(H,{title:w.name,parent:k,aside:l(ie,{kind:`product`,status:w.status}),actions:E&&l(at,{product:w,onOpen:o})}),l(R,{main:l(d,{children:[l(et,{product:w,mayChange:E,onOpen:o}),l(ot,{product:w})]}),side:l(d,{children:[l(Le,{product:w}),l(st,{product:w})]})}),D&&C&&l(je,{product:w,categories:C,search:r,onClose:e=>e?j(e):s()},w.id)]}):l(d,{children:[l(H,{title:t.title,parent:k}),v?l(_,{error:v,onRetry:()=>void x()}):l(A,{})]})}function at({product:e,onOpen:t}){let n=p(q).actions,{status:r}=e;return l(d,{children:[r===`INACTIVE`&&l(S,{icon:I,onClick:()=>t(`archive`),children:n.archive}),r===`ACTIVE`&&l(S,{icon:ne,onClick:()=>t(`withdraw`),children:n.withdraw}),l(S,{icon:L,onClick:()=>t(`edit`),children:n.edit}),r!==`ACTIVE`&&l(S,{look:`primary`,icon:ee,onClick:()=>t(`publish`),children:n.publish})]})}function ot({product:e}){let t=p(q).texts,n=[[t.description,e.description],[t.instructions,e.postSaleInstructions]];return l(W,{title:t.title,children:l(`div`,{className:Z.texts,children:n.map(([e,t])=>l(`div`,{children:[l(`h3`,{children:e}),l(Ee,{text:t})]},e))})})}function st({product:e}){let t=p(B),{facts:n}=p(q);return l(W,{title:n.title,children:l(O,{facts:[{label:n.kind,value:t[e.kind]},{label:n.slug,value:l(h,{text:e.slug})},{label:n.created,value:l(re,{at:e.createdAt})},{label:n.changed,value:l(re,{at:e.updatedAt})},{label:n.id,value:l(h,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{it as ProductPage};