import{$t as e,D as t,En as n,Ft as r,Ht as i,It as a,Jt as o,Lt as s,Nt as c,Pt as l,Q as u,Vt as d,_n as f,bn as p,ct as m,en as h,g,hn as _,kn as v,m as y,v as b,vn as x,x as S,y as C,zt as w}from"./index-BCmN9tZ0.js";import{C as T,H as E,J as D,K as O,U as k,V as A,Y as j,Z as M,b as N,c as P,et as F,gt as I,lt as ee,pt as L,q as R,tt as z,v as te,x as B}from"./details-BVfvuqFT.js";import{H as V,J as H,Q as ne,U as re,W as U,X as W,i as ie,q as ae,r as G,s as K,tt as oe,x as se,z as ce}from"./parts-DHJT3dq7.js";import{i as le}from"./sending-DlMIWXoB.js";import{r as ue}from"./products-CYoKjwop.js";import{t as q}from"./productMessages-BWpyfwxs.js";import{$t as J,en as de,t as Y}from"./dialogs-Snm_iX3J.js";import{t as X}from"./TextField-CpJrxJhN.js";import{T as fe,ht as pe,mt as me,z as he}from"./early-BVdSri4g.js";import{t as ge}from"./MoneyField-DUa8YsaX.js";import{a as _e,i as ve,n as ye,o as be,s as xe,t as Se}from"./change.gql-DGx7cDzr.js";import{t as Ce}from"./SelectField-BF6Q0zjj.js";import{t as we}from"./TextArea-CU1nvKUu.js";var Te=e=>e===`ORDER`||e===`LICENSE`||e===`LICENSE_BATCH`,Z={texts:`_texts_ixsng_2`,text:`_text_ixsng_2`,beside:`_beside_ixsng_15`,preview:`_preview_ixsng_21`,use:`_use_ixsng_31`,links:`_links_ixsng_37`};function Ee({text:t}){let n=u(q).texts;return t?e(`p`,{className:Z.text,children:t}):e(`p`,{className:`muted`,children:n.none})}h();function De({product:t,onClose:n}){let r=u(q),{mutateAsync:i}=a(Se),o=t.kind!==`DIGITAL`;async function s(e){let a=z(e,`lowStockThreshold`),s={productId:t.id,sku:z(e,`sku`),price:fe(z(e,`price`)),durationDays:F(e,`durationDays`,r.wholeNumber),dependsOnStock:e.dependsOnStock===!0,stockQuantity:o?F(e,`stockQuantity`,r.wholeNumber):0,...a&&{lowStockThreshold:F(e,`lowStockThreshold`,r.wholeNumber)}};await i({input:s}),b(r.addVariation.done),n()}return e(Y,{open:!0,onClose:n,title:r.addVariation.title,children:e(J,{submitLabel:r.addVariation.submit,onCancel:n,onSubmit:s,children:[e(X,{name:`sku`,label:r.form.sku,maxLength:100}),e(ge,{name:`price`,label:r.form.price}),e(X,{name:`durationDays`,label:r.form.days,hint:r.form.daysHint,defaultValue:`0`}),o&&e(X,{name:`stockQuantity`,label:r.form.stock,defaultValue:`0`}),e(X,{name:`lowStockThreshold`,label:r.form.threshold,hint:r.form.thresholdHint,optional:!0}),e(D,{name:`dependsOnStock`,label:r.form.depends,hint:r.form.dependsHint,defaultChecked:!0})]})})}function Oe({variation:t,onClose:n}){let{stock:r,form:i,wholeNumber:o}=u(q),s=U(),c=N(),{mutateAsync:l}=a(ye);async function d(e){let i=F(e,`delta`,o),{adjustStock:a}=await l({input:{variationId:t.id,...z(e,`how`)===`setTo`?{setTo:i}:{delta:i},reason:z(e,`reason`),idempotencyKey:c}}),{stockQuantity:u,reserved:d}=a,f=r.done(s.count(u));b(d>0?`${f} ${r.reserved(d,s.count(d))}`:f),n()}return e(Y,{open:!0,onClose:n,title:`${r.title}: ${t.sku}`,text:r.text(s.count(t.stockQuantity)),children:e(J,{submitLabel:r.submit,onCancel:n,onSubmit:d,children:[e(Ce,{name:`how`,label:r.how,defaultValue:`delta`,options:[{value:`delta`,label:r.delta},{value:`setTo`,label:r.setTo}]}),e(X,{name:`delta`,label:r.amount,hint:r.amountHint}),e(we,{name:`reason`,label:i.reason,hint:i.reasonHint,maxLength:500})]})})}function ke(t){let n=u(q).texts,[r,i]=p(t.defaultValue);return e(`div`,{className:Z.beside,children:[e(we,{...t,rows:5,optional:!0,onType:i}),e(`figure`,{className:Z.preview,children:[e(`figcaption`,{children:n.preview(t.label)}),e(Ee,{text:r.trim()})]})]})}function Ae(n){let{onClose:r}=n,{variationStatus:i,staleFields:o}=u(q),{statuses:s}=u(t),{opened:c,version:l,savedByOthers:d,save:f}=M(n.variation,({status:e})=>({status:s.variation[e]})),{mutateAsync:p}=a(_e),m=c.status===`ACTIVE`;async function h(){await f(p({input:{id:c.id,version:l,status:m?`ARCHIVED`:`ACTIVE`}}),o),b(m?i.archived:i.restored),r()}let g=m?i.archive:i.restore;return e(Y,{open:!0,onClose:r,title:`${g}: ${c.sku}`,text:m?i.archiveText:i.restoreText,children:e(J,{submitLabel:g,onCancel:r,onSubmit:h,savedByOthers:d,children:e(j,{name:`status`})})})}h();function je(t){let{product:n,search:r}=t,i=()=>t.onClose(),a=n.variations.find(({id:e})=>e===r.row);switch(r.dialog){case`edit`:return e(Me,{...t});case`publish`:case`withdraw`:case`archive`:return e(Pe,{step:r.dialog,product:n,onClose:i});case`add`:return e(De,{product:n,onClose:i});case`variationStatus`:return a&&e(Ae,{variation:a,onClose:i},r.row);case`stock`:return a&&n.kind!==`DIGITAL`&&e(Oe,{variation:a,onClose:i},r.row);default:return null}}function Me({product:t,categories:n,onClose:r}){let i=u(q),{opened:o,version:s,savedByOthers:c,save:l}=M(t,e=>({name:e.name,slug:e.slug,description:e.description,postSaleInstructions:e.postSaleInstructions,categoryIds:e.categories.map(({name:e})=>e).join(`, `)})),[d,f]=p(new Set(o.categories.map(({id:e})=>e))),{mutateAsync:m}=a(be);async function h(e){let t=z(e,`slug`),a={id:o.id,version:s,name:z(e,`name`),slug:t,description:z(e,`description`),postSaleInstructions:z(e,`postSaleInstructions`),categoryIds:n.filter(({id:e})=>d.has(e)).map(({id:e})=>e)};await l(m({input:a}),i.staleFields),b(i.edit.done),r(t)}return e(Y,{open:!0,wide:!0,onClose:()=>r(),title:i.edit.title,children:e(J,{submitLabel:i.edit.submit,onCancel:()=>r(),onSubmit:h,savedByOthers:c,children:[e(X,{name:`name`,label:i.form.name,defaultValue:o.name,maxLength:200}),e(X,{name:`slug`,label:i.form.slug,hint:i.form.slugHint,defaultValue:o.slug,maxLength:100}),e(ke,{name:`description`,label:i.form.description,defaultValue:o.description,maxLength:2e4}),e(ke,{name:`postSaleInstructions`,label:i.form.instructions,hint:i.form.instructionsHint,defaultValue:o.postSaleInstructions,maxLength:5e3}),n.length>0&&e(P,{name:`categoryIds`,label:i.form.categories,options:n.map(({id:e,name:t})=>({id:e,label:t})),chosen:d,onChange:f})]})})}var Ne={publish:`ACTIVE`,withdraw:`INACTIVE`,archive:`ARCHIVED`};function Pe(n){let{step:r,product:i,onClose:o}=n,{status:s,staleFields:c}=u(q),{statuses:l}=u(t),d=s[r],{mutateAsync:f}=a(ve),{opened:p,version:m,savedByOthers:h,save:g}=M(i,e=>({status:l.product[e.status]}));async function _(){let e={id:p.id,version:m,status:Ne[r]};await g(f({input:e}),c),b(d.done),o()}return e(Y,{open:!0,onClose:o,title:d.title,text:d.text,children:e(J,{danger:r===`archive`,submitLabel:d.submit,onCancel:o,onSubmit:_,savedByOthers:h,children:e(j,{name:`status`})})})}var Fe=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);v();function Ie({product:r,figures:a}){let{uses:o,facts:s}=u(q),{order:c}=u(t).statuses,l=U(),{id:d,variations:f,categories:p}=r,m=f.reduce((e,{backordered:t})=>e+t,0),h=f.filter(({tierPrices:e})=>e.length>0).reduce((e,{tierPrices:t})=>e+t.length,0),g=e(ae,{width:4}),_=[{label:o.orders,list:a?.orders,status:void 0},{label:c.PENDING,list:a?.pending,status:`PENDING`},{label:c.PROCESSING,list:a?.processing,status:`PROCESSING`}];return e(W,{title:o.title,children:e(O,{facts:[..._.map(({label:t,list:r,status:a})=>({label:t,value:r?e(n,{children:[e(i,{to:`/orders`,search:{product:d,...a&&{status:a}},className:Z.use,children:o.counted(r.totalCount,l.count(r.totalCount))}),a===`PENDING`&&m>0&&e(`span`,{className:`muted`,children:[` `,o.items(m,l.count(m))]})]}):g})),{label:o.tierPrices,value:h>0?e(i,{to:`/prices`,search:{q:r.name},className:Z.use,children:o.prices(h,l.count(h))}):e(`span`,{className:`muted`,children:o.noPrices})},{label:s.categories,value:p.length>0?e(`ul`,{className:Z.links,children:p.map(({id:t,name:n})=>e(`li`,{children:e(i,{to:`/products`,search:{category:t},className:Z.use,children:n})},t))}):e(`span`,{className:`muted`,children:s.none})}]})})}v();function Le({product:r}){let{id:a}=r,o=u(q).figures,{license:c}=u(t).statuses,l=U(),{from:d=``,to:f=``}=he({period:`30d`},l.timezone),p=r.kind===`DIGITAL`,{data:m,error:h,refetch:g}=s(Fe,{id:a,from:d,to:f,digital:p});if(ce(({type:e})=>Te(e),g),h&&!m)return e(y,{error:h,onRetry:()=>void g()});let _=m?.dashboard.productSales,v=[[`FREE`,m?.free],[`SOLD`,m?.sold],[`REVOKED`,m?.revoked],[`EXPIRED`,m?.expired]],b=e(ae,{width:4});return e(n,{children:[e(W,{title:o.sales,actions:e(G,{size:`small`,look:`quiet`,to:`/orders`,search:{product:a,period:`30d`},children:o.show}),children:e(O,{facts:[{label:o.orders,value:_?l.count(_.orders):b},{label:o.units,value:_?l.count(_.units):b},{label:o.net,value:_?e(K,{amount:_.net}):b},{label:o.refunded,value:_?e(K,{amount:_.refunded}):b}]})}),e(Ie,{product:r,figures:m}),p&&e(W,{title:o.licenses,children:e(O,{facts:v.map(([t,n])=>({label:c[t],value:n?e(i,{to:`/licenses`,search:{product:a,status:t},className:`numeric`,children:n.totalCount>1e4?o.more(l.count(1e4)):l.count(n.totalCount)}):b}))})})]})}var Q={empty:`_empty_kpeyy_2`,hint:`_hint_kpeyy_6`,frame:`_frame_kpeyy_12`,table:`_table_kpeyy_19`,end:`_end_kpeyy_50`,sku:`_sku_kpeyy_54`,value:`_value_kpeyy_62`,editor:`_editor_kpeyy_75`,field:`_field_kpeyy_86`,refused:`_refused_kpeyy_106`,meanwhile:`_meanwhile_kpeyy_111`,below:`_below_kpeyy_115`,rest:`_rest_kpeyy_125`,tiers:`_tiers_kpeyy_128`,actions:`_actions_kpeyy_140`},Re=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ze=new Re(`
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
    `);h();function Be(e,t){let{mutateAsync:n}=a(xe),r=x(Promise.resolve()),i=x(new Map);async function o({change:r,version:a,isSame:o}){let s=a;for(;;){for(let e=i.current.get(s);e!==void 0;e=i.current.get(s))s=e;try{let{updateVariation:e}=await n({input:{id:t,version:s,...r}});e.version!==s&&i.current.set(s,e.version);return}catch(n){let r=pe(n,`STALE`)?Ve(e,t):void 0;if(!r||r.version===s||!o(r))throw n;s=r.version}}}return e=>{let t=r.current.then(()=>o(e));return r.current=t.catch(()=>void 0),t}}var Ve=(e,t)=>c.getQueryData(l($,{slug:e}).queryKey)?.productBySlug?.variations.find(e=>e.id===t);function He(e,t,n){switch(t){case`price`:return n.amount(e.price);case`dependsOnStock`:return e.dependsOnStock?`yes`:``;default:return String(e[t]??``)}}function Ue(e,t,n){let r=t.trim();switch(e){case`sku`:return{sku:r};case`price`:return{price:fe(r)};case`dependsOnStock`:return{dependsOnStock:r===`yes`};case`lowStockThreshold`:return r===``?{clearLowStockThreshold:!0}:{lowStockThreshold:F({[e]:r},e,n)};case`durationDays`:return{durationDays:F({[e]:r},e,n)}}}h();var We={sku:100,price:20,durationDays:10,lowStockThreshold:10,dependsOnStock:0};function Ge({variation:n,field:r,name:i,onSave:a,onClose:o}){let s=u(q),{yes:c,no:l,nothing:d,savedMeanwhile:m}=u(t).field,h=U(),g=f(),v=x(null),y=e=>He(e,r,h),S=M(n,e=>({[r]:r===`dependsOnStock`?e.dependsOnStock?c:l:y(e)})),{opened:w,savedByOthers:T}=S,[D,O]=p(y(w)),[A,j]=p(!1),[N,P]=p(null),F=x(void 0),I=x(!1),ee=E();_(()=>{v.current?.focus(),v.current?.type===`text`&&v.current.select()},[]);function L(){I.current||(I.current=!0,o(document.activeElement===v.current))}async function R(){if(!A){if(D===y(T[r]===void 0?w:n))return L();j(!0),P(null);try{let e=Ue(r,D,s.wholeNumber);await S.save(a({change:e,version:S.version,isSame:e=>y(e)===y(w)}),s.variations.stale),b(s.variations.saved),L()}catch(e){if(ee.current)return C(i,e);F.current=D,P(e instanceof me?e:new me(`INTERNAL`,String(e)))}finally{j(!1)}}}function z(e){if(e.key===`Enter`)R();else if(e.key===`Escape`&&!A)L();else return;e.preventDefault(),e.stopPropagation()}function te(){document.activeElement!==v.current&&!I.current&&D!==F.current&&R()}let B=N&&de(N)[r],V=T[r],H={ref:v,"aria-label":i,"aria-invalid":N?!0:void 0,"aria-describedby":N?g:void 0,"aria-busy":A||void 0,onKeyDown:z,onBlur:te};return e(`div`,{className:Q.editor,children:[r===`dependsOnStock`?e(`label`,{children:[e(`input`,{...H,type:`checkbox`,checked:D===`yes`,onChange:e=>O(e.target.checked?`yes`:``)}),` `,s.form.depends]}):e(`input`,{...H,type:`text`,className:Q.field,autoComplete:`off`,inputMode:r===`sku`?`text`:r===`price`?`decimal`:`numeric`,maxLength:We[r],readOnly:A,value:D,onChange:e=>O(e.target.value)}),N&&e(`div`,{id:g,className:Q.refused,children:B?e(`p`,{role:`alert`,children:B}):e(k,{error:N,fields:[]})}),V!==void 0&&e(`p`,{className:Q.meanwhile,children:m(V||d)})]})}h();function Ke({variation:t,field:n,label:r,shown:i,place:a,mayChange:o,onSave:s}){let c=u(q).variations,[l,d]=p(!1),f=x(!1),m=`${r} ${t.sku}`;return l?e(Ge,{variation:t,field:n,name:m,onSave:s,onClose:e=>{f.current=e,d(!1)}}):o?e(`button`,{type:`button`,className:Q.value,"data-place":a,"aria-label":`${m}: ${i}`,title:c.editCell,onClick:()=>d(!0),onKeyDown:e=>{e.key===`F2`?d(!0):Je(e)},ref:e=>{e&&f.current&&(f.current=!1,e.focus())},children:i}):i}var qe={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Je(e){let t=qe[e.key];if(!t||e.ctrlKey||e.metaKey||e.altKey||e.shiftKey)return;let[n=0,r=0]=(e.currentTarget.dataset.place??``).split(` `).map(Number),i=`${n+t[0]} ${r+t[1]}`,a=e.currentTarget.closest(`table`)?.querySelector(`[data-place="${i}"]`);a&&(e.preventDefault(),a.focus())}v();function Ye({row:t,...n}){let{product:r,variation:i,mayChange:a}=n,o=u(q).variations,s=U(),c=Be(r.slug,i.id),{sku:l,status:d,price:f,durationDays:p,dependsOnStock:m,lowStockThreshold:h}=i,g=(n,r,s)=>e(Ke,{variation:i,field:n,shown:s,label:o.columns[n],place:`${t} ${r}`,mayChange:a,onSave:c});return e(`tbody`,{children:[e(`tr`,{children:[e(`th`,{scope:`row`,className:Q.sku,children:[g(`sku`,0,l),d!==`ACTIVE`&&e(ie,{kind:`variation`,status:d})]}),e(`td`,{className:Q.end,"data-label":o.columns.price,children:g(`price`,1,s.money(f))}),e(`td`,{className:Q.end,"data-label":o.columns.durationDays,children:g(`durationDays`,2,p>0?o.days(p,s.count(p)):o.forever)}),e(`td`,{"data-label":o.columns.dependsOnStock,children:g(`dependsOnStock`,3,m?o.refuse:o.wait)}),e(`td`,{className:Q.end,"data-label":o.columns.lowStockThreshold,children:g(`lowStockThreshold`,4,h===null?o.defaultThreshold:s.count(h))}),e(`td`,{className:Q.end,"data-label":o.columns.stock,children:e(Xe,{...n})})]}),e(`tr`,{children:e(`td`,{colSpan:6,className:Q.rest,children:[e(Ze,{variation:i}),e(`fieldset`,{className:Q.actions,"aria-label":o.actions(l),children:[a&&e(Qe,{...n}),e(G,{size:`small`,look:`quiet`,to:`/orders`,search:{variation:i.id},"aria-label":`${o.orders} ${l}`,children:o.orders}),r.kind===`DIGITAL`&&e(G,{size:`small`,look:`quiet`,to:`/licenses`,search:{variation:i.id},"aria-label":`${o.licenses} ${l}`,children:o.licenses})]})]})})]})}function Xe({variation:{id:t,stockQuantity:r,backordered:a}}){let{waiting:o}=u(ue),s=U();return e(n,{children:[e(`span`,{className:`numeric`,children:s.count(r)}),a>0&&e(i,{to:`/orders`,search:{variation:t,status:`PENDING`},className:Q.below,children:o(a,s.count(a))})]})}function Ze({variation:{sku:t,tierPrices:n}}){let r=u(q).variations;return n.length===0?null:e(i,{to:`/prices`,search:{q:t},className:Q.tiers,title:r.tierPrices,children:n.map(({id:t,tier:n,price:r})=>e(`span`,{children:[n.name,` `,e(K,{amount:r})]},t))})}function Qe({product:t,variation:r,onOpen:i}){let a=u(q).variations,{id:o,sku:s,status:c}=r,l=c===`ACTIVE`?a.archive:a.restore;return e(n,{children:[e($e,{digital:t.kind===`DIGITAL`,variation:r,onOpen:i}),e(S,{size:`small`,look:`quiet`,"aria-label":`${l} ${s}`,onClick:()=>i(`variationStatus`,o),children:l})]})}function $e(t){let{digital:n,variation:r,onOpen:i}=t,{id:a,sku:o}=r,s=u(q).variations,c=m(`LICENSES_WRITE`);return n?c&&e(G,{size:`small`,to:`/licenses/upload`,search:{variation:a},"aria-label":`${s.upload} ${o}`,children:s.upload}):e(S,{size:`small`,"aria-label":`${s.stock} ${o}`,onClick:()=>i(`stock`,a),children:s.stock})}v();function et({product:t,mayChange:r,onOpen:i}){let a=u(q).variations,{columns:o}=a;return e(W,{title:a.title,flush:!0,actions:r&&e(S,{size:`small`,icon:oe,onClick:()=>i(`add`),children:a.add}),children:t.variations.length===0?e(`p`,{className:Q.empty,children:a.empty}):e(n,{children:[r&&e(`p`,{className:Q.hint,children:a.hint}),e(`section`,{className:Q.frame,tabIndex:0,"aria-label":a.table,children:e(`table`,{className:Q.table,children:[e(`thead`,{children:e(`tr`,{children:[e(`th`,{scope:`col`,children:o.sku}),e(`th`,{scope:`col`,className:Q.end,children:o.price}),e(`th`,{scope:`col`,className:Q.end,children:o.durationDays}),e(`th`,{scope:`col`,children:o.dependsOnStock}),e(`th`,{scope:`col`,className:Q.end,children:o.lowStockThreshold}),e(`th`,{scope:`col`,className:Q.end,children:o.stock})]})}),t.variations.map((n,a)=>e(Ye,{product:t,variation:n,row:a,mayChange:r,onOpen:i},n.id))]})})]})})}h();var tt=d(`/signedIn/products/$slug`);function nt(e,t){let n=tt.useNavigate(),[i,a]=p(),o=i?.slug===e&&t!==void 0&&t?.id!==i.id;t&&!o&&t!==i&&a(t);let s=o?i.id:void 0;return _(()=>{if(!s)return;let e=!1;async function t(t){let{product:i}=await r(ze,{id:t});i&&(await r($,{slug:i.slug}),e||await n({params:{slug:i.slug},search:e=>e,replace:!0,resetScroll:!1}))}return t(s).catch(()=>void 0),()=>{e=!0}},[s,n]),o?i:t}v();var rt=d(`/signedIn/products/$slug`);function it(){let{title:t}=u(ue),{facts:r}=u(q),{slug:i}=rt.useParams(),a=rt.useSearch(),c=rt.useNavigate(),{open:l,close:d}=V(),f=o(),{pathname:p}=w(),h=le(),g=m(`CATALOGUE_WRITE`),{data:_,error:v,refetch:b,isPlaceholderData:x}=s($,{slug:i}),S=T(_?.categories),C=nt(i,x?void 0:_?.productBySlug),E=g&&C?.status!==`ARCHIVED`,D=se({...a,row:`${C?.id} ${a.row}`},C&&E||void 0),O=C?[C.id,...C.variations.map(({id:e})=>e)]:[];ce(({type:e,id:t})=>O.includes(t)||e===`CATEGORY`||Te(e),b);let k={label:t,link:{to:`/products`}};function j(e){if(f.latestLocation.pathname!==p)return;let t=!h()||{};c({params:{slug:e},search:t,replace:!0,resetScroll:!1})}return C===null?e(te,{}):C?e(n,{children:[e(H,{title:C.name,parent:k,aside:e(ie,{kind:`product`,status:C.status}),actions:E&&e(at,{product:C,onOpen:l})}),e(R,{main:e(n,{children:[e(et,{product:C,mayChange:E,onOpen:l}),e(ot,{product:C})]}),side:e(n,{children:[e(Le,{product:C}),e(st,{product:C})]})}),D&&S&&e(je,{product:C,categories:S,search:a,onClose:e=>e?j(e):d()},C.id)]}):e(n,{children:[e(H,{title:r.title,parent:k}),v?e(y,{error:v,onRetry:()=>void b()}):e(A,{})]})}function at({product:t,onOpen:r}){let i=u(q).actions,{status:a}=t;return e(n,{children:[a===`INACTIVE`&&e(S,{icon:I,onClick:()=>r(`archive`),children:i.archive}),a===`ACTIVE`&&e(S,{icon:ne,onClick:()=>r(`withdraw`),children:i.withdraw}),e(S,{icon:L,onClick:()=>r(`edit`),children:i.edit}),a!==`ACTIVE`&&e(S,{look:`primary`,icon:ee,onClick:()=>r(`publish`),children:i.publish})]})}function ot({product:t}){let n=u(q).texts,r=[[n.description,t.description],[n.instructions,t.postSaleInstructions]];return e(W,{title:n.title,children:e(`div`,{className:Z.texts,children:r.map(([t,n])=>e(`div`,{children:[e(`h3`,{children:t}),e(Ee,{text:n})]},t))})})}function st({product:t}){let n=u(B),{facts:r}=u(q);return e(W,{title:r.title,children:e(O,{facts:[{label:r.kind,value:n[t.kind]},{label:r.slug,value:e(g,{text:t.slug})},{label:r.created,value:e(re,{at:t.createdAt})},{label:r.changed,value:e(re,{at:t.updatedAt})},{label:r.id,value:e(g,{text:t.id,shown:`${t.id.slice(0,13)}…`})}]})})}export{it as ProductPage};