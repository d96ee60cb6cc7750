import{Cn as e,D as t,Ft as n,It as r,Mn as i,Pt as a,Q as o,Rt as s,Ut as c,Vt as l,Wt as u,Xt as d,bn as f,ct as p,g as m,kn as h,m as g,nn as _,rn as v,v as y,vn as b,x,xn as S,y as C,zt as w}from"./index-B3yTnGfn.js";import{$ as T,H as E,J as D,S as O,U as ee,W as k,_ as A,b as j,c as M,dt as N,et as P,ht as te,nt as F,q as I,tt as L,vt as ne,y as R}from"./details-BvFyzgDH.js";import{G as z,K as B,Q as V,S as re,U as ie,V as ae,W as oe,X as se,Y as ce,et as le,i as ue,r as H,rt as de,s as U}from"./parts-DOa2lUPX.js";import{a as W,c as fe,s as pe}from"./sending-B8KajZAC.js";import{r as G}from"./products-B-6s9AIt.js";import{t as K}from"./productMessages-DOnTYbXy.js";import{en as q,n as J,tn as me}from"./dialogs-BN8C1kdd.js";import{t as Y}from"./TextField-BNcrf0At.js";import{T as he,_t as ge,vt as _e,z as ve}from"./early-BYpEY6fK.js";import{t as ye}from"./MoneyField-CWuwIM37.js";import{a as be,i as xe,n as Se,o as Ce,s as we,t as Te}from"./change.gql-DGx7cDzr.js";import{t as Ee}from"./SelectField-5LZ7z1fC.js";import{t as De}from"./TextArea-DRugsg6o.js";var Oe=e=>e===`ORDER`||e===`LICENSE`||e===`LICENSE_BATCH`,X={texts:`_texts_ixsng_2`,text:`_text_ixsng_2`,beside:`_beside_ixsng_15`,preview:`_preview_ixsng_21`,use:`_use_ixsng_31`,links:`_links_ixsng_37`};function ke({text:e}){let t=o(K).texts;return e?_(`p`,{className:X.text,children:e}):_(`p`,{className:`muted`,children:t.none})}v();function Ae({product:e,onClose:t}){let n=o(K),{mutateAsync:r}=s(Te),i=e.kind!==`DIGITAL`;async function a(a){let o=D(a,`lowStockThreshold`),s={productId:e.id,sku:D(a,`sku`),price:he(D(a,`price`)),durationDays:I(a,`durationDays`,n.wholeNumber),dependsOnStock:a.dependsOnStock===!0,stockQuantity:i?I(a,`stockQuantity`,n.wholeNumber):0,...o&&{lowStockThreshold:I(a,`lowStockThreshold`,n.wholeNumber)}};await r({input:s}),y(n.addVariation.done),t()}return _(J,{open:!0,onClose:t,title:n.addVariation.title,children:_(q,{submitLabel:n.addVariation.submit,onCancel:t,onSubmit:a,children:[_(Y,{name:`sku`,label:n.form.sku,maxLength:100}),_(ye,{name:`price`,label:n.form.price}),_(Y,{name:`durationDays`,label:n.form.days,hint:n.form.daysHint,defaultValue:`0`}),i&&_(Y,{name:`stockQuantity`,label:n.form.stock,defaultValue:`0`}),_(Y,{name:`lowStockThreshold`,label:n.form.threshold,hint:n.form.thresholdHint,optional:!0}),_(L,{name:`dependsOnStock`,label:n.form.depends,hint:n.form.dependsHint,defaultChecked:!0})]})})}function je({variation:e,onClose:t}){let{stock:n,form:r,wholeNumber:i}=o(K),a=B(),c=R(),{mutateAsync:l}=s(Se);async function u(r){let o=I(r,`delta`,i),{adjustStock:s}=await l({input:{variationId:e.id,...D(r,`how`)===`setTo`?{setTo:o}:{delta:o},reason:D(r,`reason`),idempotencyKey:c}}),{stockQuantity:u,reserved:d}=s,f=n.done(a.count(u));y(d>0?`${f} ${n.reserved(d,a.count(d))}`:f),t()}return _(J,{open:!0,onClose:t,title:`${n.title}: ${e.sku}`,text:n.text(a.count(e.stockQuantity)),children:_(q,{submitLabel:n.submit,onCancel:t,onSubmit:u,children:[_(Ee,{name:`how`,label:n.how,defaultValue:`delta`,options:[{value:`delta`,label:n.delta},{value:`setTo`,label:n.setTo}]}),_(Y,{name:`delta`,label:n.amount,hint:n.amountHint}),_(De,{name:`reason`,label:r.reason,hint:r.reasonHint,maxLength:500})]})})}function Me(t){let n=o(K).texts,[r,i]=e(t.defaultValue);return _(`div`,{className:X.beside,children:[_(De,{...t,rows:5,optional:!0,onType:i}),_(`figure`,{className:X.preview,children:[_(`figcaption`,{children:n.preview(t.label)}),_(ke,{text:r.trim()})]})]})}function Ne(e){let{onClose:n}=e,{variationStatus:r,staleFields:i}=o(K),{statuses:a}=o(t),{opened:c,version:l,savedByOthers:u,save:d}=W(e.variation,({status:e})=>({status:a.variation[e]})),{mutateAsync:f}=s(be),p=c.status===`ACTIVE`;async function m(){let e=p?`ARCHIVED`:`ACTIVE`;await d(f({input:{id:c.id,version:l,status:e}}),i,{status:e}),y(p?r.archived:r.restored),n()}let h=p?r.archive:r.restore;return _(J,{open:!0,onClose:n,title:`${h}: ${c.sku}`,text:p?r.archiveText:r.restoreText,children:_(q,{submitLabel:h,onCancel:n,onSubmit:m,savedByOthers:u,children:_(F,{name:`status`})})})}v();function Pe(e){let{product:t,search:n}=e,r=()=>e.onClose(),i=t.variations.find(({id:e})=>e===n.row);switch(n.dialog){case`edit`:return _(Fe,{...e});case`publish`:case`withdraw`:case`archive`:return _(Le,{step:n.dialog,product:t,onClose:r});case`add`:return _(Ae,{product:t,onClose:r});case`variationStatus`:return i&&_(Ne,{variation:i,onClose:r},n.row);case`stock`:return i&&t.kind!==`DIGITAL`&&_(je,{variation:i,onClose:r},n.row);default:return null}}function Fe({product:t,categories:n,onClose:r}){let i=o(K),{opened:a,version:c,savedByOthers:l,save:u}=W(t,e=>({name:e.name,slug:e.slug,description:e.description,postSaleInstructions:e.postSaleInstructions,categoryIds:e.categories.map(({name:e})=>e).sort().join(`, `)})),[d,f]=e(new Set(a.categories.map(({id:e})=>e))),{mutateAsync:p}=s(Ce),m=ie(r);async function h(e){let t=D(e,`slug`),r={name:D(e,`name`),slug:t,description:D(e,`description`),postSaleInstructions:D(e,`postSaleInstructions`)},o=n.filter(({id:e})=>d.has(e)),s={id:a.id,version:c,...r,categoryIds:o.map(({id:e})=>e)};await u(p({input:s}),i.staleFields,{...r,categories:o}),y(i.edit.done),m.current(t)}return _(J,{open:!0,wide:!0,onClose:()=>r(),title:i.edit.title,children:_(q,{submitLabel:i.edit.submit,onCancel:()=>r(),onSubmit:h,savedByOthers:l,children:[_(Y,{name:`name`,label:i.form.name,defaultValue:a.name,maxLength:200}),_(Y,{name:`slug`,label:i.form.slug,hint:i.form.slugHint,defaultValue:a.slug,maxLength:100}),_(Me,{name:`description`,label:i.form.description,defaultValue:a.description,maxLength:2e4}),_(Me,{name:`postSaleInstructions`,label:i.form.instructions,hint:i.form.instructionsHint,defaultValue:a.postSaleInstructions,maxLength:5e3}),n.length>0&&_(M,{name:`categoryIds`,label:i.form.categories,options:n.map(({id:e,name:t})=>({id:e,label:t})),chosen:d,onChange:f})]})})}var Ie={publish:`ACTIVE`,withdraw:`INACTIVE`,archive:`ARCHIVED`};function Le(e){let{step:n,product:r,onClose:i}=e,{status:a,staleFields:c}=o(K),{statuses:l}=o(t),u=a[n],{mutateAsync:d}=s(xe),{opened:f,version:p,savedByOthers:m,save:h}=W(r,e=>({status:l.product[e.status]}));async function g(){let e=Ie[n];await h(d({input:{id:f.id,version:p,status:e}}),c,{status:e}),y(u.done),i()}return _(J,{open:!0,onClose:i,title:u.title,text:u.text,children:_(q,{danger:n===`archive`,submitLabel:u.submit,onCancel:i,onSubmit:g,savedByOthers:m,children:_(F,{name:`status`})})})}var Re=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `);i();function ze({product:e,figures:n}){let{uses:r,facts:i}=o(K),{order:a}=o(t).statuses,s=B(),{id:c,variations:l,categories:d}=e,f=l.reduce((e,{backordered:t})=>e+t,0),p=l.filter(({tierPrices:e})=>e.length>0).reduce((e,{tierPrices:t})=>e+t.length,0),m=_(ce,{width:4}),g=[{label:r.orders,list:n?.orders,status:void 0},{label:a.PENDING,list:n?.pending,status:`PENDING`},{label:a.PROCESSING,list:n?.processing,status:`PROCESSING`}];return _(V,{title:r.title,children:_(T,{facts:[...g.map(({label:e,list:t,status:n})=>({label:e,value:t?_(h,{children:[_(u,{to:`/orders`,search:{product:c,...n&&{status:n}},className:X.use,children:r.counted(t.totalCount,s.count(t.totalCount))}),n===`PENDING`&&f>0&&_(`span`,{className:`muted`,children:[` `,r.items(f,s.count(f))]})]}):m})),{label:r.tierPrices,value:p>0?_(u,{to:`/prices`,search:{q:e.name},className:X.use,children:r.prices(p,s.count(p))}):_(`span`,{className:`muted`,children:r.noPrices})},{label:i.categories,value:d.length>0?_(`ul`,{className:X.links,children:d.map(({id:e,name:t})=>_(`li`,{children:_(u,{to:`/products`,search:{category:e},className:X.use,children:t})},e))}):_(`span`,{className:`muted`,children:i.none})}]})})}i();function Be({product:e}){let{id:n}=e,r=o(K).figures,{license:i}=o(t).statuses,a=B(),{from:s=``,to:c=``}=ve({period:`30d`},a.timezone),l=e.kind===`DIGITAL`,{data:d,error:f,refetch:p}=w(Re,{id:n,from:s,to:c,digital:l});if(ae(({type:e})=>Oe(e),p),f&&!d)return _(g,{error:f,onRetry:()=>void p()});let m=d?.dashboard.productSales,v=[[`FREE`,d?.free],[`SOLD`,d?.sold],[`REVOKED`,d?.revoked],[`EXPIRED`,d?.expired]],y=_(ce,{width:4});return _(h,{children:[_(V,{title:r.sales,actions:_(H,{size:`small`,look:`quiet`,to:`/orders`,search:{product:n,period:`30d`},children:r.show}),children:_(T,{facts:[{label:r.orders,value:m?a.count(m.orders):y},{label:r.units,value:m?a.count(m.units):y},{label:r.net,value:m?_(U,{amount:m.net}):y},{label:r.refunded,value:m?_(U,{amount:m.refunded}):y}]})}),_(ze,{product:e,figures:d}),l&&_(V,{title:r.licenses,children:_(T,{facts:v.map(([e,t])=>({label:i[e],value:t?_(u,{to:`/licenses`,search:{product:n,status:e},className:`numeric`,children:t.totalCount>1e4?r.more(a.count(1e4)):a.count(t.totalCount)}):y}))})})]})}var Z={empty:`_empty_kpeyy_2`,hint:`_hint_kpeyy_6`,frame:`_frame_kpeyy_12`,table:`_table_kpeyy_19`,end:`_end_kpeyy_50`,sku:`_sku_kpeyy_54`,value:`_value_kpeyy_62`,editor:`_editor_kpeyy_75`,field:`_field_kpeyy_86`,refused:`_refused_kpeyy_106`,meanwhile:`_meanwhile_kpeyy_111`,below:`_below_kpeyy_115`,rest:`_rest_kpeyy_125`,tiers:`_tiers_kpeyy_128`,actions:`_actions_kpeyy_140`},Ve=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},He=new Ve(`
    query ProductSlug($id: ID!) {
  product(id: $id) {
    slug
  }
}
    `),Q=new Ve(`
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
    `);v();function Ue(e,t){let{mutateAsync:n}=s(we),r=S(Promise.resolve()),i=S(new Map);async function a({change:r,version:a,isSame:o}){let s=a;for(;;){for(let e=i.current.get(s);e!==void 0;e=i.current.get(s))s=e;try{let{updateVariation:e}=await n({input:{id:t,version:s,...r}});e.version!==s&&i.current.set(s,e.version);return}catch(n){let r=_e(n,`STALE`)?We(e,t):void 0;if(!r||r.version===s||!o(r))throw n;s=r.version}}}return e=>{let t=r.current.then(()=>a(e));return r.current=t.catch(()=>void 0),t}}var We=(e,t)=>a.getQueryData(n(Q,{slug:e}).queryKey)?.productBySlug?.variations.find(e=>e.id===t);function Ge(e,t,n){switch(t){case`price`:return n.amount(e.price);case`dependsOnStock`:return e.dependsOnStock?`yes`:``;default:return String(e[t]??``)}}function Ke(e,t,n){let r=t.trim();switch(e){case`sku`:return{sku:r};case`price`:return{price:he(r)};case`dependsOnStock`:return{dependsOnStock:r===`yes`};case`lowStockThreshold`:return r===``?{clearLowStockThreshold:!0}:{lowStockThreshold:I({[e]:r},e,n)};case`durationDays`:return{durationDays:I({[e]:r},e,n)}}}var qe=(e,t)=>({[e]:t[e]??null});v();var Je={sku:100,price:20,durationDays:10,lowStockThreshold:10,dependsOnStock:0};function Ye({variation:n,field:r,name:i,onSave:a,onClose:s}){let c=o(K),{yes:l,no:u,nothing:d,savedMeanwhile:p}=o(t).field,m=B(),h=f(),g=S(null),v=e=>Ge(e,r,m),x=W(n,e=>({[r]:r===`dependsOnStock`?e.dependsOnStock?l:u:v(e)})),{opened:w,savedByOthers:T}=x,[E,D]=e(v(w)),[O,A]=e(!1),[j,M]=e(null),N=S(void 0),P=S(!1),te=ee();fe(E!==v(w)),b(()=>{g.current?.focus(),g.current?.type===`text`&&g.current.select()},[]);function F(){P.current||(P.current=!0,s(document.activeElement===g.current))}async function I(){if(!O){if(E===v(T[r]===void 0?w:n))return F();A(!0),M(null);try{let e=Ke(r,E,c.wholeNumber),t=a({change:e,version:x.version,isSame:e=>v(e)===v(w)});await x.save(t,c.variations.stale,qe(r,e)),y(c.variations.saved),F()}catch(e){if(te.current)return C(i,e);N.current=E,M(e instanceof ge?e:new ge(`INTERNAL`,String(e)))}finally{A(!1)}}}function L(e){if(e.key===`Enter`)I();else if(e.key===`Escape`&&!O)F();else return;e.preventDefault(),e.stopPropagation()}function ne(){document.activeElement!==g.current&&!P.current&&E!==N.current&&I()}let R=j&&me(j)[r],z=T[r],V={ref:g,"aria-label":i,"aria-invalid":j?!0:void 0,"aria-describedby":j?h:void 0,"aria-busy":O||void 0,onKeyDown:L,onBlur:ne};return _(`div`,{className:Z.editor,children:[r===`dependsOnStock`?_(`label`,{children:[_(`input`,{...V,type:`checkbox`,checked:E===`yes`,onChange:e=>D(e.target.checked?`yes`:``)}),` `,c.form.depends]}):_(`input`,{...V,type:`text`,className:Z.field,autoComplete:`off`,inputMode:r===`sku`?`text`:r===`price`?`decimal`:`numeric`,maxLength:Je[r],readOnly:O,value:E,onChange:e=>D(e.target.value)}),j&&_(`div`,{id:h,className:Z.refused,children:R?_(`p`,{role:`alert`,children:R}):_(k,{error:j,fields:[]})}),z!==void 0&&_(`p`,{className:Z.meanwhile,children:p(z||d)})]})}v();function Xe({variation:t,field:n,label:r,shown:i,place:a,mayChange:s,onSave:c}){let l=o(K).variations,[u,d]=e(!1),f=S(!1),p=`${r} ${t.sku}`;return u?_(Ye,{variation:t,field:n,name:p,onSave:c,onClose:e=>{f.current=e,d(!1)}}):s?_(`button`,{type:`button`,className:Z.value,"data-place":a,"aria-label":`${p}: ${i}`,title:l.editCell,onClick:()=>d(!0),onKeyDown:e=>{e.key===`F2`?d(!0):Qe(e)},ref:e=>{e&&f.current&&(f.current=!1,e.focus())},children:i}):i}var Ze={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Qe(e){let t=Ze[e.key];if(!t||e.ctrlKey||e.metaKey||e.altKey||e.shiftKey)return;let[n=0,r=0]=(e.currentTarget.dataset.place??``).split(` `).map(Number),i=`${n+t[0]} ${r+t[1]}`,a=e.currentTarget.closest(`table`)?.querySelector(`[data-place="${i}"]`);a&&(e.preventDefault(),a.focus())}i();function $e({row:e,...t}){let{product:n,variation:r,mayChange:i}=t,a=o(K).variations,s=B(),c=Ue(n.slug,r.id),{sku:l,status:u,price:d,durationDays:f,dependsOnStock:p,lowStockThreshold:m}=r,h=(t,n,o)=>_(Xe,{variation:r,field:t,shown:o,label:a.columns[t],place:`${e} ${n}`,mayChange:i,onSave:c});return _(`tbody`,{children:[_(`tr`,{children:[_(`th`,{scope:`row`,className:Z.sku,children:[h(`sku`,0,l),u!==`ACTIVE`&&_(ue,{kind:`variation`,status:u})]}),_(`td`,{className:Z.end,"data-label":a.columns.price,children:h(`price`,1,s.money(d))}),_(`td`,{className:Z.end,"data-label":a.columns.durationDays,children:h(`durationDays`,2,f>0?a.days(f,s.count(f)):a.forever)}),_(`td`,{"data-label":a.columns.dependsOnStock,children:h(`dependsOnStock`,3,p?a.refuse:a.wait)}),_(`td`,{className:Z.end,"data-label":a.columns.lowStockThreshold,children:h(`lowStockThreshold`,4,m===null?a.defaultThreshold:s.count(m))}),_(`td`,{className:Z.end,"data-label":a.columns.stock,children:_(et,{...t})})]}),_(`tr`,{children:_(`td`,{colSpan:6,className:Z.rest,children:[_(tt,{variation:r}),_(`fieldset`,{className:Z.actions,"aria-label":a.actions(l),children:[i&&_(nt,{...t}),_(H,{size:`small`,look:`quiet`,to:`/orders`,search:{variation:r.id},"aria-label":`${a.orders} ${l}`,children:a.orders}),n.kind===`DIGITAL`&&_(H,{size:`small`,look:`quiet`,to:`/licenses`,search:{variation:r.id},"aria-label":`${a.licenses} ${l}`,children:a.licenses})]})]})})]})}function et({variation:{id:e,stockQuantity:t,backordered:n}}){let{waiting:r}=o(G),i=B();return _(h,{children:[_(`span`,{className:`numeric`,children:i.count(t)}),n>0&&_(u,{to:`/orders`,search:{variation:e,status:`PENDING`},className:Z.below,children:r(n,i.count(n))})]})}function tt({variation:{sku:e,tierPrices:t}}){let n=o(K).variations;return t.length===0?null:_(u,{to:`/prices`,search:{q:e},className:Z.tiers,title:n.tierPrices,children:t.map(({id:e,tier:t,price:n})=>_(`span`,{children:[t.name,` `,_(U,{amount:n})]},e))})}function nt({product:e,variation:t,onOpen:n}){let r=o(K).variations,{id:i,sku:a,status:s}=t,c=s===`ACTIVE`?r.archive:r.restore;return _(h,{children:[_(rt,{digital:e.kind===`DIGITAL`,variation:t,onOpen:n}),_(x,{size:`small`,look:`quiet`,"aria-label":`${c} ${a}`,onClick:()=>n(`variationStatus`,i),children:c})]})}function rt(e){let{digital:t,variation:n,onOpen:r}=e,{id:i,sku:a}=n,s=o(K).variations,c=p(`LICENSES_WRITE`);return t?c&&_(H,{size:`small`,to:`/licenses/upload`,search:{variation:i},"aria-label":`${s.upload} ${a}`,children:s.upload}):_(x,{size:`small`,"aria-label":`${s.stock} ${a}`,onClick:()=>r(`stock`,i),children:s.stock})}i();function it({product:e,mayChange:t,onOpen:n}){let r=o(K).variations,{columns:i}=r;return _(V,{title:r.title,flush:!0,actions:t&&_(x,{size:`small`,icon:de,onClick:()=>n(`add`),children:r.add}),children:e.variations.length===0?_(`p`,{className:Z.empty,children:r.empty}):_(h,{children:[t&&_(`p`,{className:Z.hint,children:r.hint}),_(`section`,{className:Z.frame,tabIndex:0,"aria-label":r.table,children:_(`table`,{className:Z.table,children:[_(`thead`,{children:_(`tr`,{children:[_(`th`,{scope:`col`,children:i.sku}),_(`th`,{scope:`col`,className:Z.end,children:i.price}),_(`th`,{scope:`col`,className:Z.end,children:i.durationDays}),_(`th`,{scope:`col`,children:i.dependsOnStock}),_(`th`,{scope:`col`,className:Z.end,children:i.lowStockThreshold}),_(`th`,{scope:`col`,className:Z.end,children:i.stock})]})}),e.variations.map((r,i)=>_($e,{product:e,variation:r,row:i,mayChange:t,onOpen:n},r.id))]})})]})})}v();var at=c(`/signedIn/products/$slug`);function ot(t,n,i){let a=at.useNavigate(),[o,s]=e(),c=o?.slug===t&&n!==void 0&&n?.id!==o.id;n&&!c&&n!==o&&s(n);let l=c?o.id:void 0;return b(()=>{if(!l||!i)return;let e=!1;async function t(t){let{product:n}=await r(He,{id:t});n&&(await r(Q,{slug:n.slug}),e||await a({params:{slug:n.slug},search:e=>e,replace:!0,resetScroll:!1}))}return t(l).catch(()=>void 0),()=>{e=!0}},[l,i,a]),c?o:n}i();var $=c(`/signedIn/products/$slug`);function st(){let{title:e}=o(G),{facts:t}=o(K),{slug:n}=$.useParams(),r=$.useSearch(),i=$.useNavigate(),{open:a,close:s}=oe(),c=d(),{pathname:u}=l(),f=pe(),m=p(`CATALOGUE_WRITE`),{data:v,error:y,refetch:b,isPlaceholderData:x,dataUpdatedAt:S}=w(Q,{slug:n}),C=O(v?.categories),T=ot(n,x?void 0:v?.productBySlug,S),D=m&&T?.status!==`ARCHIVED`,ee=re({...r,row:`${T?.id} ${r.row}`},T&&D||void 0),k=T?[T.id,...T.variations.map(({id:e})=>e)]:[];ae(({type:e,id:t})=>k.includes(t)||e===`CATEGORY`||Oe(e),b);let j={label:e,link:{to:`/products`}};function M(e){if(c.latestLocation.pathname!==u)return;let t=!f()||{};i({params:{slug:e},search:t,replace:!0,resetScroll:!1})}return T===null?_(A,{}):T?_(h,{children:[_(se,{title:T.name,parent:j,aside:_(ue,{kind:`product`,status:T.status}),actions:D&&_(ct,{product:T,onOpen:a})}),_(P,{main:_(h,{children:[_(it,{product:T,mayChange:D,onOpen:a}),_(lt,{product:T})]}),side:_(h,{children:[_(Be,{product:T}),_(ut,{product:T})]})}),ee&&C&&_(Pe,{product:T,categories:C,search:r,onClose:e=>e?M(e):s()},T.id)]}):_(h,{children:[_(se,{title:t.title,parent:j}),y?_(g,{error:y,onRetry:()=>void b()}):_(E,{})]})}function ct({product:e,onOpen:t}){let n=o(K).actions,{status:r}=e;return _(h,{children:[r===`INACTIVE`&&_(x,{icon:ne,onClick:()=>t(`archive`),children:n.archive}),r===`ACTIVE`&&_(x,{icon:le,onClick:()=>t(`withdraw`),children:n.withdraw}),_(x,{icon:te,onClick:()=>t(`edit`),children:n.edit}),r!==`ACTIVE`&&_(x,{look:`primary`,icon:N,onClick:()=>t(`publish`),children:n.publish})]})}function lt({product:e}){let t=o(K).texts,n=[[t.description,e.description],[t.instructions,e.postSaleInstructions]];return _(V,{title:t.title,children:_(`div`,{className:X.texts,children:n.map(([e,t])=>_(`div`,{children:[_(`h3`,{children:e}),_(ke,{text:t})]},e))})})}function ut({product:e}){let t=o(j),{facts:n}=o(K);return _(V,{title:n.title,children:_(T,{facts:[{label:n.kind,value:t[e.kind]},{label:n.slug,value:_(m,{text:e.slug})},{label:n.created,value:_(z,{at:e.createdAt})},{label:n.changed,value:_(z,{at:e.updatedAt})},{label:n.id,value:_(m,{text:e.id,shown:`${e.id.slice(0,13)}…`})}]})})}export{st as ProductPage};