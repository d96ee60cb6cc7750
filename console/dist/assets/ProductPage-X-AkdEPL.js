import{An as e,D as t,Ft as n,It as r,Nn as i,Pt as a,Q as o,Rt as s,Ut as c,Vt as l,Wt as u,Xt as d,bn as f,ct as p,g as m,m as h,nn as g,rn as _,v,vn as y,wn as b,x,xn as S,y as C,zt as w}from"./index-DSghyoMO.js";import{$ as T,H as E,J as D,S as O,U as k,W as ee,X as A,Y as j,Z as M,_ as N,b as P,c as F,dt as te,ht as I,nt as L,rt as R,vt as ne,y as z}from"./details-D9Y-tpnF.js";import{$ as B,B as V,G as H,J as re,U as ie,W as ae,Y as oe,Z as U,i as se,nt as ce,r as W,s as G,x as le}from"./parts-CE7ui_Zl.js";import{o as ue,s as de}from"./sending-BYyfSJLp.js";import{r as fe}from"./products-w5XPkNif.js";import{t as K}from"./productMessages-CGn4WLoK.js";import{en as q,n as J,tn as pe}from"./dialogs-C5K1e2p_.js";import{t as Y}from"./TextField-DBMLqxJK.js";import{T as me,_t as he,vt as ge,z as _e}from"./early-JhwasVCb.js";import{t as ve}from"./MoneyField-DnZ2IWFi.js";import{a as ye,i as be,n as xe,o as Se,s as Ce,t as we}from"./change.gql-DGx7cDzr.js";import{t as Te}from"./SelectField-C00sgTQ7.js";import{t as Ee}from"./TextArea-D0xA9E51.js";var De=e=>e===`ORDER`||e===`LICENSE`||e===`LICENSE_BATCH`,X={texts:`_texts_ixsng_2`,text:`_text_ixsng_2`,beside:`_beside_ixsng_15`,preview:`_preview_ixsng_21`,use:`_use_ixsng_31`,links:`_links_ixsng_37`};function Oe({text:e}){let t=o(K).texts;return e?g(`p`,{className:X.text,children:e}):g(`p`,{className:`muted`,children:t.none})}_();function ke({product:e,onClose:t}){let n=o(K),{mutateAsync:r}=s(we),i=e.kind!==`DIGITAL`;async function a(a){let o=R(a,`lowStockThreshold`),s={productId:e.id,sku:R(a,`sku`),price:me(R(a,`price`)),durationDays:L(a,`durationDays`,n.wholeNumber),dependsOnStock:a.dependsOnStock===!0,stockQuantity:i?L(a,`stockQuantity`,n.wholeNumber):0,...o&&{lowStockThreshold:L(a,`lowStockThreshold`,n.wholeNumber)}};await r({input:s}),v(n.addVariation.done),t()}return g(J,{open:!0,onClose:t,title:n.addVariation.title,children:g(q,{submitLabel:n.addVariation.submit,onCancel:t,onSubmit:a,children:[g(Y,{name:`sku`,label:n.form.sku,maxLength:100}),g(ve,{name:`price`,label:n.form.price}),g(Y,{name:`durationDays`,label:n.form.days,hint:n.form.daysHint,defaultValue:`0`}),i&&g(Y,{name:`stockQuantity`,label:n.form.stock,defaultValue:`0`}),g(Y,{name:`lowStockThreshold`,label:n.form.threshold,hint:n.form.thresholdHint,optional:!0}),g(A,{name:`dependsOnStock`,label:n.form.depends,hint:n.form.dependsHint,defaultChecked:!0})]})})}function Ae({variation:e,onClose:t}){let{stock:n,form:r,wholeNumber:i}=o(K),a=H(),c=z(),{mutateAsync:l}=s(xe);async function u(r){let o=L(r,`delta`,i),{adjustStock:s}=await l({input:{variationId:e.id,...R(r,`how`)===`setTo`?{setTo:o}:{delta:o},reason:R(r,`reason`),idempotencyKey:c}}),{stockQuantity:u,reserved:d}=s,f=n.done(a.count(u));v(d>0?`${f} ${n.reserved(d,a.count(d))}`:f),t()}return g(J,{open:!0,onClose:t,title:`${n.title}: ${e.sku}`,text:n.text(a.count(e.stockQuantity)),children:g(q,{submitLabel:n.submit,onCancel:t,onSubmit:u,children:[g(Te,{name:`how`,label:n.how,defaultValue:`delta`,options:[{value:`delta`,label:n.delta},{value:`setTo`,label:n.setTo}]}),g(Y,{name:`delta`,label:n.amount,hint:n.amountHint}),g(Ee,{name:`reason`,label:r.reason,hint:r.reasonHint,maxLength:500})]})})}function je(e){let t=o(K).texts,[n,r]=b(e.defaultValue);return g(`div`,{className:X.beside,children:[g(Ee,{...e,rows:5,optional:!0,onType:r}),g(`figure`,{className:X.preview,children:[g(`figcaption`,{children:t.preview(e.label)}),g(Oe,{text:n.trim()})]})]})}function Me(e){let{onClose:n}=e,{variationStatus:r,staleFields:i}=o(K),{statuses:a}=o(t),{opened:c,version:l,savedByOthers:u,save:d}=T(e.variation,({status:e})=>({status:a.variation[e]})),{mutateAsync:f}=s(ye),p=c.status===`ACTIVE`;async function m(){await d(f({input:{id:c.id,version:l,status:p?`ARCHIVED`:`ACTIVE`}}),i),v(p?r.archived:r.restored),n()}let h=p?r.archive:r.restore;return g(J,{open:!0,onClose:n,title:`${h}: ${c.sku}`,text:p?r.archiveText:r.restoreText,children:g(q,{submitLabel:h,onCancel:n,onSubmit:m,savedByOthers:u,children:g(M,{name:`status`})})})}_();function Ne(e){let{product:t,search:n}=e,r=()=>e.onClose(),i=t.variations.find(({id:e})=>e===n.row);switch(n.dialog){case`edit`:return g(Pe,{...e});case`publish`:case`withdraw`:case`archive`:return g(Ie,{step:n.dialog,product:t,onClose:r});case`add`:return g(ke,{product:t,onClose:r});case`variationStatus`:return i&&g(Me,{variation:i,onClose:r},n.row);case`stock`:return i&&t.kind!==`DIGITAL`&&g(Ae,{variation:i,onClose:r},n.row);default:return null}}function Pe({product:e,categories:t,onClose:n}){let r=o(K),{opened:i,version:a,savedByOthers:c,save:l}=T(e,e=>({name:e.name,slug:e.slug,description:e.description,postSaleInstructions:e.postSaleInstructions,categoryIds:e.categories.map(({name:e})=>e).join(`, `)})),[u,d]=b(new Set(i.categories.map(({id:e})=>e))),{mutateAsync:f}=s(Se);async function p(e){let o=R(e,`slug`),s={id:i.id,version:a,name:R(e,`name`),slug:o,description:R(e,`description`),postSaleInstructions:R(e,`postSaleInstructions`),categoryIds:t.filter(({id:e})=>u.has(e)).map(({id:e})=>e)};await l(f({input:s}),r.staleFields),v(r.edit.done),n(o)}return g(J,{open:!0,wide:!0,onClose:()=>n(),title:r.edit.title,children:g(q,{submitLabel:r.edit.submit,onCancel:()=>n(),onSubmit:p,savedByOthers:c,children:[g(Y,{name:`name`,label:r.form.name,defaultValue:i.name,maxLength:200}),g(Y,{name:`slug`,label:r.form.slug,hint:r.form.slugHint,defaultValue:i.slug,maxLength:100}),g(je,{name:`description`,label:r.form.description,defaultValue:i.description,maxLength:2e4}),g(je,{name:`postSaleInstructions`,label:r.form.instructions,hint:r.form.instructionsHint,defaultValue:i.postSaleInstructions,maxLength:5e3}),t.length>0&&g(F,{name:`categoryIds`,label:r.form.categories,options:t.map(({id:e,name:t})=>({id:e,label:t})),chosen:u,onChange:d})]})})}var Fe={publish:`ACTIVE`,withdraw:`INACTIVE`,archive:`ARCHIVED`};function Ie(e){let{step:n,product:r,onClose:i}=e,{status:a,staleFields:c}=o(K),{statuses:l}=o(t),u=a[n],{mutateAsync:d}=s(be),{opened:f,version:p,savedByOthers:m,save:h}=T(r,e=>({status:l.product[e.status]}));async function _(){let e={id:f.id,version:p,status:Fe[n]};await h(d({input:e}),c),v(u.done),i()}return g(J,{open:!0,onClose:i,title:u.title,text:u.text,children:g(q,{danger:n===`archive`,submitLabel:u.submit,onCancel:i,onSubmit:_,savedByOthers:m,children:g(M,{name:`status`})})})}var Le=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);i();function Re({product:n,figures:r}){let{uses:i,facts:a}=o(K),{order:s}=o(t).statuses,c=H(),{id:l,variations:d,categories:f}=n,p=d.reduce((e,{backordered:t})=>e+t,0),m=d.filter(({tierPrices:e})=>e.length>0).reduce((e,{tierPrices:t})=>e+t.length,0),h=g(re,{width:4}),_=[{label:i.orders,list:r?.orders,status:void 0},{label:s.PENDING,list:r?.pending,status:`PENDING`},{label:s.PROCESSING,list:r?.processing,status:`PROCESSING`}];return g(U,{title:i.title,children:g(D,{facts:[..._.map(({label:t,list:n,status:r})=>({label:t,value:n?g(e,{children:[g(u,{to:`/orders`,search:{product:l,...r&&{status:r}},className:X.use,children:i.counted(n.totalCount,c.count(n.totalCount))}),r===`PENDING`&&p>0&&g(`span`,{className:`muted`,children:[` `,i.items(p,c.count(p))]})]}):h})),{label:i.tierPrices,value:m>0?g(u,{to:`/prices`,search:{q:n.name},className:X.use,children:i.prices(m,c.count(m))}):g(`span`,{className:`muted`,children:i.noPrices})},{label:a.categories,value:f.length>0?g(`ul`,{className:X.links,children:f.map(({id:e,name:t})=>g(`li`,{children:g(u,{to:`/products`,search:{category:e},className:X.use,children:t})},e))}):g(`span`,{className:`muted`,children:a.none})}]})})}i();function ze({product:n}){let{id:r}=n,i=o(K).figures,{license:a}=o(t).statuses,s=H(),{from:c=``,to:l=``}=_e({period:`30d`},s.timezone),d=n.kind===`DIGITAL`,{data:f,error:p,refetch:m}=w(Le,{id:r,from:c,to:l,digital:d});if(V(({type:e})=>De(e),m),p&&!f)return g(h,{error:p,onRetry:()=>void m()});let _=f?.dashboard.productSales,v=[[`FREE`,f?.free],[`SOLD`,f?.sold],[`REVOKED`,f?.revoked],[`EXPIRED`,f?.expired]],y=g(re,{width:4});return g(e,{children:[g(U,{title:i.sales,actions:g(W,{size:`small`,look:`quiet`,to:`/orders`,search:{product:r,period:`30d`},children:i.show}),children:g(D,{facts:[{label:i.orders,value:_?s.count(_.orders):y},{label:i.units,value:_?s.count(_.units):y},{label:i.net,value:_?g(G,{amount:_.net}):y},{label:i.refunded,value:_?g(G,{amount:_.refunded}):y}]})}),g(Re,{product:n,figures:f}),d&&g(U,{title:i.licenses,children:g(D,{facts:v.map(([e,t])=>({label:a[e],value:t?g(u,{to:`/licenses`,search:{product:r,status:e},className:`numeric`,children:t.totalCount>1e4?i.more(s.count(1e4)):s.count(t.totalCount)}):y}))})})]})}var Z={empty:`_empty_kpeyy_2`,hint:`_hint_kpeyy_6`,frame:`_frame_kpeyy_12`,table:`_table_kpeyy_19`,end:`_end_kpeyy_50`,sku:`_sku_kpeyy_54`,value:`_value_kpeyy_62`,editor:`_editor_kpeyy_75`,field:`_field_kpeyy_86`,refused:`_refused_kpeyy_106`,meanwhile:`_meanwhile_kpeyy_111`,below:`_below_kpeyy_115`,rest:`_rest_kpeyy_125`,tiers:`_tiers_kpeyy_128`,actions:`_actions_kpeyy_140`},Be=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ve=new Be(`
    query ProductSlug($id: ID!) {
  product(id: $id) {
    slug
  }
}
    `),Q=new Be(`
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
    `);_();function He(e,t){let{mutateAsync:n}=s(Ce),r=S(Promise.resolve()),i=S(new Map);async function a({change:r,version:a,isSame:o}){let s=a;for(;;){for(let e=i.current.get(s);e!==void 0;e=i.current.get(s))s=e;try{let{updateVariation:e}=await n({input:{id:t,version:s,...r}});e.version!==s&&i.current.set(s,e.version);return}catch(n){let r=ge(n,`STALE`)?Ue(e,t):void 0;if(!r||r.version===s||!o(r))throw n;s=r.version}}}return e=>{let t=r.current.then(()=>a(e));return r.current=t.catch(()=>void 0),t}}var Ue=(e,t)=>a.getQueryData(n(Q,{slug:e}).queryKey)?.productBySlug?.variations.find(e=>e.id===t);function We(e,t,n){switch(t){case`price`:return n.amount(e.price);case`dependsOnStock`:return e.dependsOnStock?`yes`:``;default:return String(e[t]??``)}}function Ge(e,t,n){let r=t.trim();switch(e){case`sku`:return{sku:r};case`price`:return{price:me(r)};case`dependsOnStock`:return{dependsOnStock:r===`yes`};case`lowStockThreshold`:return r===``?{clearLowStockThreshold:!0}:{lowStockThreshold:L({[e]:r},e,n)};case`durationDays`:return{durationDays:L({[e]:r},e,n)}}}_();var Ke={sku:100,price:20,durationDays:10,lowStockThreshold:10,dependsOnStock:0};function qe({variation:e,field:n,name:r,onSave:i,onClose:a}){let s=o(K),{yes:c,no:l,nothing:u,savedMeanwhile:d}=o(t).field,p=H(),m=f(),h=S(null),_=e=>We(e,n,p),x=T(e,e=>({[n]:n===`dependsOnStock`?e.dependsOnStock?c:l:_(e)})),{opened:w,savedByOthers:E}=x,[D,O]=b(_(w)),[A,j]=b(!1),[M,N]=b(null),P=S(void 0),F=S(!1),te=k();de(D!==_(w)),y(()=>{h.current?.focus(),h.current?.type===`text`&&h.current.select()},[]);function I(){F.current||(F.current=!0,a(document.activeElement===h.current))}async function L(){if(!A){if(D===_(E[n]===void 0?w:e))return I();j(!0),N(null);try{let e=Ge(n,D,s.wholeNumber);await x.save(i({change:e,version:x.version,isSame:e=>_(e)===_(w)}),s.variations.stale),v(s.variations.saved),I()}catch(e){if(te.current)return C(r,e);P.current=D,N(e instanceof he?e:new he(`INTERNAL`,String(e)))}finally{j(!1)}}}function R(e){if(e.key===`Enter`)L();else if(e.key===`Escape`&&!A)I();else return;e.preventDefault(),e.stopPropagation()}function ne(){document.activeElement!==h.current&&!F.current&&D!==P.current&&L()}let z=M&&pe(M)[n],B=E[n],V={ref:h,"aria-label":r,"aria-invalid":M?!0:void 0,"aria-describedby":M?m:void 0,"aria-busy":A||void 0,onKeyDown:R,onBlur:ne};return g(`div`,{className:Z.editor,children:[n===`dependsOnStock`?g(`label`,{children:[g(`input`,{...V,type:`checkbox`,checked:D===`yes`,onChange:e=>O(e.target.checked?`yes`:``)}),` `,s.form.depends]}):g(`input`,{...V,type:`text`,className:Z.field,autoComplete:`off`,inputMode:n===`sku`?`text`:n===`price`?`decimal`:`numeric`,maxLength:Ke[n],readOnly:A,value:D,onChange:e=>O(e.target.value)}),M&&g(`div`,{id:m,className:Z.refused,children:z?g(`p`,{role:`alert`,children:z}):g(ee,{error:M,fields:[]})}),B!==void 0&&g(`p`,{className:Z.meanwhile,children:d(B||u)})]})}_();function Je({variation:e,field:t,label:n,shown:r,place:i,mayChange:a,onSave:s}){let c=o(K).variations,[l,u]=b(!1),d=S(!1),f=`${n} ${e.sku}`;return l?g(qe,{variation:e,field:t,name:f,onSave:s,onClose:e=>{d.current=e,u(!1)}}):a?g(`button`,{type:`button`,className:Z.value,"data-place":i,"aria-label":`${f}: ${r}`,title:c.editCell,onClick:()=>u(!0),onKeyDown:e=>{e.key===`F2`?u(!0):Xe(e)},ref:e=>{e&&d.current&&(d.current=!1,e.focus())},children:r}):r}var Ye={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Xe(e){let t=Ye[e.key];if(!t||e.ctrlKey||e.metaKey||e.altKey||e.shiftKey)return;let[n=0,r=0]=(e.currentTarget.dataset.place??``).split(` `).map(Number),i=`${n+t[0]} ${r+t[1]}`,a=e.currentTarget.closest(`table`)?.querySelector(`[data-place="${i}"]`);a&&(e.preventDefault(),a.focus())}i();function Ze({row:e,...t}){let{product:n,variation:r,mayChange:i}=t,a=o(K).variations,s=H(),c=He(n.slug,r.id),{sku:l,status:u,price:d,durationDays:f,dependsOnStock:p,lowStockThreshold:m}=r,h=(t,n,o)=>g(Je,{variation:r,field:t,shown:o,label:a.columns[t],place:`${e} ${n}`,mayChange:i,onSave:c});return g(`tbody`,{children:[g(`tr`,{children:[g(`th`,{scope:`row`,className:Z.sku,children:[h(`sku`,0,l),u!==`ACTIVE`&&g(se,{kind:`variation`,status:u})]}),g(`td`,{className:Z.end,"data-label":a.columns.price,children:h(`price`,1,s.money(d))}),g(`td`,{className:Z.end,"data-label":a.columns.durationDays,children:h(`durationDays`,2,f>0?a.days(f,s.count(f)):a.forever)}),g(`td`,{"data-label":a.columns.dependsOnStock,children:h(`dependsOnStock`,3,p?a.refuse:a.wait)}),g(`td`,{className:Z.end,"data-label":a.columns.lowStockThreshold,children:h(`lowStockThreshold`,4,m===null?a.defaultThreshold:s.count(m))}),g(`td`,{className:Z.end,"data-label":a.columns.stock,children:g(Qe,{...t})})]}),g(`tr`,{children:g(`td`,{colSpan:6,className:Z.rest,children:[g($e,{variation:r}),g(`fieldset`,{className:Z.actions,"aria-label":a.actions(l),children:[i&&g(et,{...t}),g(W,{size:`small`,look:`quiet`,to:`/orders`,search:{variation:r.id},"aria-label":`${a.orders} ${l}`,children:a.orders}),n.kind===`DIGITAL`&&g(W,{size:`small`,look:`quiet`,to:`/licenses`,search:{variation:r.id},"aria-label":`${a.licenses} ${l}`,children:a.licenses})]})]})})]})}function Qe({variation:{id:t,stockQuantity:n,backordered:r}}){let{waiting:i}=o(fe),a=H();return g(e,{children:[g(`span`,{className:`numeric`,children:a.count(n)}),r>0&&g(u,{to:`/orders`,search:{variation:t,status:`PENDING`},className:Z.below,children:i(r,a.count(r))})]})}function $e({variation:{sku:e,tierPrices:t}}){let n=o(K).variations;return t.length===0?null:g(u,{to:`/prices`,search:{q:e},className:Z.tiers,title:n.tierPrices,children:t.map(({id:e,tier:t,price:n})=>g(`span`,{children:[t.name,` `,g(G,{amount:n})]},e))})}function et({product:t,variation:n,onOpen:r}){let i=o(K).variations,{id:a,sku:s,status:c}=n,l=c===`ACTIVE`?i.archive:i.restore;return g(e,{children:[g(tt,{digital:t.kind===`DIGITAL`,variation:n,onOpen:r}),g(x,{size:`small`,look:`quiet`,"aria-label":`${l} ${s}`,onClick:()=>r(`variationStatus`,a),children:l})]})}function tt(e){let{digital:t,variation:n,onOpen:r}=e,{id:i,sku:a}=n,s=o(K).variations,c=p(`LICENSES_WRITE`);return t?c&&g(W,{size:`small`,to:`/licenses/upload`,search:{variation:i},"aria-label":`${s.upload} ${a}`,children:s.upload}):g(x,{size:`small`,"aria-label":`${s.stock} ${a}`,onClick:()=>r(`stock`,i),children:s.stock})}i();function nt({product:t,mayChange:n,onOpen:r}){let i=o(K).variations,{columns:a}=i;return g(U,{title:i.title,flush:!0,actions:n&&g(x,{size:`small`,icon:ce,onClick:()=>r(`add`),children:i.add}),children:t.variations.length===0?g(`p`,{className:Z.empty,children:i.empty}):g(e,{children:[n&&g(`p`,{className:Z.hint,children:i.hint}),g(`section`,{className:Z.frame,tabIndex:0,"aria-label":i.table,children:g(`table`,{className:Z.table,children:[g(`thead`,{children:g(`tr`,{children:[g(`th`,{scope:`col`,children:a.sku}),g(`th`,{scope:`col`,className:Z.end,children:a.price}),g(`th`,{scope:`col`,className:Z.end,children:a.durationDays}),g(`th`,{scope:`col`,children:a.dependsOnStock}),g(`th`,{scope:`col`,className:Z.end,children:a.lowStockThreshold}),g(`th`,{scope:`col`,className:Z.end,children:a.stock})]})}),t.variations.map((e,i)=>g(Ze,{product:t,variation:e,row:i,mayChange:n,onOpen:r},e.id))]})})]})})}_();var rt=c(`/signedIn/products/$slug`);function it(e,t,n){let i=rt.useNavigate(),[a,o]=b(),s=a?.slug===e&&t!==void 0&&t?.id!==a.id;t&&!s&&t!==a&&o(t);let c=s?a.id:void 0;return y(()=>{if(!c||!n)return;let e=!1;async function t(t){let{product:n}=await r(Ve,{id:t});n&&(await r(Q,{slug:n.slug}),e||await i({params:{slug:n.slug},search:e=>e,replace:!0,resetScroll:!1}))}return t(c).catch(()=>void 0),()=>{e=!0}},[c,n,i]),s?a:t}i();var $=c(`/signedIn/products/$slug`);function at(){let{title:t}=o(fe),{facts:n}=o(K),{slug:r}=$.useParams(),i=$.useSearch(),a=$.useNavigate(),{open:s,close:c}=ie(),u=d(),{pathname:f}=l(),m=ue(),_=p(`CATALOGUE_WRITE`),{data:v,error:y,refetch:b,isPlaceholderData:x,dataUpdatedAt:S}=w(Q,{slug:r}),C=O(v?.categories),T=it(r,x?void 0:v?.productBySlug,S),D=_&&T?.status!==`ARCHIVED`,k=le({...i,row:`${T?.id} ${i.row}`},T&&D||void 0),ee=T?[T.id,...T.variations.map(({id:e})=>e)]:[];V(({type:e,id:t})=>ee.includes(t)||e===`CATEGORY`||De(e),b);let A={label:t,link:{to:`/products`}};function M(e){if(u.latestLocation.pathname!==f)return;let t=!m()||{};a({params:{slug:e},search:t,replace:!0,resetScroll:!1})}return T===null?g(N,{}):T?g(e,{children:[g(oe,{title:T.name,parent:A,aside:g(se,{kind:`product`,status:T.status}),actions:D&&g(ot,{product:T,onOpen:s})}),g(j,{main:g(e,{children:[g(nt,{product:T,mayChange:D,onOpen:s}),g(st,{product:T})]}),side:g(e,{children:[g(ze,{product:T}),g(ct,{product:T})]})}),k&&C&&g(Ne,{product:T,categories:C,search:i,onClose:e=>e?M(e):c()},T.id)]}):g(e,{children:[g(oe,{title:n.title,parent:A}),y?g(h,{error:y,onRetry:()=>void b()}):g(E,{})]})}function ot({product:t,onOpen:n}){let r=o(K).actions,{status:i}=t;return g(e,{children:[i===`INACTIVE`&&g(x,{icon:ne,onClick:()=>n(`archive`),children:r.archive}),i===`ACTIVE`&&g(x,{icon:B,onClick:()=>n(`withdraw`),children:r.withdraw}),g(x,{icon:I,onClick:()=>n(`edit`),children:r.edit}),i!==`ACTIVE`&&g(x,{look:`primary`,icon:te,onClick:()=>n(`publish`),children:r.publish})]})}function st({product:e}){let t=o(K).texts,n=[[t.description,e.description],[t.instructions,e.postSaleInstructions]];return g(U,{title:t.title,children:g(`div`,{className:X.texts,children:n.map(([e,t])=>g(`div`,{children:[g(`h3`,{children:e}),g(Oe,{text:t})]},e))})})}function ct({product:e}){let t=o(P),{facts:n}=o(K);return g(U,{title:n.title,children:g(D,{facts:[{label:n.kind,value:t[e.kind]},{label:n.slug,value:g(m,{text:e.slug})},{label:n.created,value:g(ae,{at:e.createdAt})},{label:n.changed,value:g(ae,{at:e.updatedAt})},{label:n.id,value:g(m,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{at as ProductPage};