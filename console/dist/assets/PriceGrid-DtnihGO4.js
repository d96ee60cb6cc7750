const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/SavePricesDialog-BHxM7Xgf.js","assets/early-grBt5JFH.js","assets/index-ntnhS566.js","assets/parts-B2JQus4x.js","assets/dialogs-BJDtHswT.js","assets/details-P_G1di9K.js","assets/sending-CpeAgxX9.js","assets/draft-D0RPCffP.js","assets/changes.gql-CBHWjDbU.js","assets/prices-C3BzJXJR.js","assets/UnsavedPrices-D-B8Zh5R.js","assets/TierDialog-CQoDFQwB.js","assets/TextField-CopWnkay.js"])))=>i.map(i=>d[i]);
import{Cn as e,Fn as t,Mn as n,N as r,Q as i,Ut as a,ct as o,kn as s,m as c,nn as l,ot as u,p as d,rn as f,sn as p,v as m,vn as h,wt as g,x as _,zt as ee}from"./index-ntnhS566.js";import{C as v,D as y,I as b,K as x,N as S,Q as C,W as w,X as T,b as E,o as D,rt as O,s as k}from"./parts-B2JQus4x.js";import{H as te,f as ne,w as re}from"./details-P_G1di9K.js";import{t as ie}from"./draft-D0RPCffP.js";import{C as A,H as ae,T as j,n as M}from"./early-grBt5JFH.js";import{t as N}from"./prices-C3BzJXJR.js";f();function P(e){let{from:t,savedMeanwhile:n=null,...r}=e??{};return[r.variationId,r.tierId,r.sku,r.tier,r.typed].every(e=>typeof e==`string`)&&[t,n].every(e=>e===null||typeof e==`string`)}var F=1e3,I=({variationId:e,tierId:t})=>`${e} ${t}`;function L(e){let t=j(e);return t===``?null:A(t)&&M(t,`0.00`)>0?t:void 0}var R=e=>Object.values(e).filter(({typed:e})=>L(e)===void 0);function z(e){let{length:t}=Object.keys(e);return t>0&&t<=1e3&&R(e).length===0}var B=({from:e,savedMeanwhile:t})=>t===void 0?e:t;function V(e,t){let n={...e};for(let[e,r]of t){let t=I(e),i={...n[t]??e,typed:r};K(B(i),L(r))?delete n[t]:n[t]=i}return n}var H=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>{let r=t[e];return[e,r===void 0?n:{...n,savedMeanwhile:r}]}));function U(e,t){let n=Object.entries(e).filter(([e,n])=>n.typed!==t[e]?.typed);return Object.fromEntries(n.map(([e,{savedMeanwhile:n,...r}])=>{let i=t[e];return i?[e,{...r,from:L(i.typed)??null}]:[e,n===void 0?r:{...r,savedMeanwhile:n}]}))}var W=(e,t)=>{let n=new Set(t.map(({id:e})=>e));return Object.values(e).filter(({tierId:e})=>!n.has(e))};function G(e,t){let n=new Set(t.map(I));return Object.fromEntries(Object.entries(e).filter(([e])=>!n.has(e)))}function K(e,t){return t===void 0?!1:e===null||t===null?e===t:M(e,t)===0}function oe(e,t){let n=J(t);return e.replace(/\r\n?/g,`
`).replace(/\n$/,``).split(`
`).map(e=>e.split(`	`).map(e=>e.trim().replace(n,``)))}var q=(e,t)=>e.replace(J(t),``);function J(e){let t=new Intl.NumberFormat(`en`,{style:`currency`,currency:e,currencyDisplay:`narrowSymbol`}).formatToParts(0).find(({type:e})=>e===`currency`)?.value??e,n=String.raw`\p{Sc}|${e}|${t.replace(/[$.]/g,String.raw`\$&`)}`;return new RegExp(String.raw`^\s*(?:[A-Z]{1,3}\p{Sc}|${n})\s*(?=[\d.,-])|(?<=\d)\s*(?:${n})\s*$`,`gu`)}var Y={hint:`_hint_9xfb6_2`,unsaved:`_unsaved_9xfb6_7`,bad:`_bad_9xfb6_27`,frame:`_frame_9xfb6_30`,grid:`_grid_9xfb6_38`,end:`_end_9xfb6_75`,cell:`_cell_9xfb6_78`,changes:`_changes_9xfb6_109`,meanwhile:`_meanwhile_9xfb6_122`},X=(e,t)=>({variationId:e.id,tierId:t.id,sku:e.sku,tier:t.name,from:e.tierPrices.find(e=>e.tier.id===t.id)?.price??null});function se(e){let{variations:t,tiers:n,mayWrite:r,onPaste:a,onTier:o}=e,s=i(N),c=x();function u(e,r,i){let o=oe(e.clipboardData.getData(`text`),c.currency);if(o.length===1&&o[0]?.length===1)return;e.preventDefault();let l=o.flatMap((e,a)=>e.flatMap((e,o)=>{let[s,c]=[t[r+a],n[i+o]];return s&&c?[[X(s,c),e]]:[]}));a(l);let u=o.flat().length-l.length;u>0&&m(s.pastedBeside(u,c.count(u)),`bad`)}return l(`section`,{className:Y.frame,tabIndex:0,"aria-label":s.title,children:l(`table`,{className:Y.grid,children:[l(`thead`,{children:l(`tr`,{children:[l(`th`,{scope:`col`,children:s.variation}),l(`th`,{scope:`col`,className:Y.end,children:s.base}),n.map(({id:e,name:t})=>l(`th`,{scope:`col`,className:Y.end,children:r?l(`button`,{type:`button`,"aria-label":s.tier.edit(t),onClick:()=>o(e),children:t}):t},e))]})}),l(`tbody`,{children:t.map((t,r)=>l(`tr`,{children:[l(`th`,{scope:`row`,children:[t.product.name,` `,l(`code`,{children:t.sku})]}),l(`td`,{className:Y.end,children:l(k,{amount:t.price})}),n.map((n,i)=>l(`td`,{className:Y.end,children:l(ce,{...e,cell:X(t,n),base:t.price,place:`${r} ${i}`,onPaste:e=>u(e,r,i)})},n.id))]},t.id))})]})})}function ce({cell:t,base:n,place:r,draft:a,mayWrite:o,onType:s,onPaste:c}){let u=i(N),d=x(),[f,p]=e(null);if(!o)return t.from&&l(k,{amount:t.from});let m=a[I(t)];return l(`input`,{className:Y.cell,inputMode:`decimal`,autoComplete:`off`,"aria-label":u.cell(t.sku,t.tier),"aria-invalid":m&&L(m.typed)===void 0||void 0,"data-changed":m?``:void 0,"data-place":r,"data-edited":f===null?void 0:``,placeholder:d.amount(n),value:f??m?.typed??(t.from?d.amount(t.from):``),onChange:e=>{p(e.target.value),s([[t,q(e.target.value,d.currency)]])},onFocus:e=>e.target.select(),onBlur:()=>p(null),onKeyDown:le,onPaste:e=>{c(e),e.defaultPrevented&&p(null)}})}function le(e){let t=e.currentTarget,[n=0,r=0]=(t.dataset.place??``).split(` `).map(Number),i=t.selectionStart===0&&t.selectionEnd===t.value.length,a=i||t.selectionEnd===0,o=i||t.selectionStart===t.value.length,s={ArrowUp:[-1,0],ArrowDown:[1,0],Enter:[e.shiftKey?-1:1,0],ArrowLeft:a?[0,-1]:void 0,ArrowRight:o?[0,1]:void 0}[e.key];if(!s||e.ctrlKey||e.metaKey||e.altKey)return;let c=`${n+s[0]} ${r+s[1]}`,l=t.closest(`table`)?.querySelector(`input[data-place="${c}"]`);l&&(e.preventDefault(),l.focus())}var ue=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query PriceGrid($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: VariationWhereInput) {
  variations(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
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
        sku
        price
        product {
          name
          slug
        }
        tierPrices {
          price
          tier {
            id
          }
        }
      }
    }
  }
  priceTiers(first: 100) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        level
        version
      }
    }
  }
}
    `),de=t({PriceGrid:()=>$});f(),n();var Z=d(()=>u(()=>import(`./SavePricesDialog-BHxM7Xgf.js`).then(e=>e.SavePricesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),fe=d(()=>u(()=>import(`./UnsavedPrices-D-B8Zh5R.js`).then(e=>e.UnsavedPrices),__vite__mapDeps([10,3,1,2,8,9]))),pe=d(()=>u(()=>import(`./TierDialog-CQoDFQwB.js`).then(e=>e.TierDialog),__vite__mapDeps([11,1,2,4,5,3,6,7,12,8,9]))),Q=a(`/signedIn/prices`);function $(){let e=i(N),t=x(),n=Q.useSearch(),a=Q.useNavigate(),u=o(`CATALOGUE_WRITE`),d=g(n),{data:f,error:p,refetch:h}=ee(ue,d),[k,A]=ie(`prices`,P),{open:j,close:M}=w(),{change:F,undo:I}=he(A,n.dialog===void 0),L=Object.keys(k).length;ne(L>0,()=>(m(e.kept(L,t.count(L)),`bad`),!0));let R=re(f?.priceTiers),B=v(n,R?.find(({id:e})=>e===n.row)),W=f?.variations.edges.map(e=>e.node)??[],K=e=>void a({search:ae(e),resetScroll:!1});return l(s,{children:[l(T,{title:e.title,actions:l(s,{children:[l(S,{input:{kind:`PRICES`,variationWhere:d.where},count:void 0}),u&&l(_,{icon:O,onClick:()=>j(`tier`),children:e.tier.add})]})}),l(E,{children:l(D,{label:e.search,placeholder:e.searchPlaceholder,value:n.q??``,onChange:e=>K({q:e})})}),u&&l(`p`,{className:Y.hint,children:R?.length===0?e.noTiers:e.hint}),(L>0||I)&&l(fe,{draft:k,tiers:R,undo:I,onLeaveOut:e=>F(t=>G(t,e)),onDiscard:()=>F(()=>({}),k),onReview:()=>j(`save`)}),!(f&&R)&&(p?l(c,{error:p,onRetry:()=>void h()}):l(te,{})),f&&R&&l(C,{flush:!0,children:[W.length===0?l(b,{icon:r,title:e.empty,text:e.emptyText}):l(se,{variations:W,tiers:R,draft:k,mayWrite:u,onType:e=>F(t=>V(t,e)),onPaste:e=>F(t=>V(t,e),k),onTier:e=>j(`tier`,e)}),l(y,{connection:f.variations,onChange:e=>K({q:n.q,...e})})]}),n.dialog===`save`&&u&&z(k)&&l(Z,{draft:k,onSaved:e=>F(t=>U(t,e)),onStale:e=>F(t=>H(t,e)),onClose:M}),n.dialog===`tier`&&u&&R&&(B||!n.row)&&l(pe,{tier:B,onClose:M},n.row)]})}var me=`input:not([data-place]), input[data-edited], textarea`;function he(t,n){let[r,i]=e(),a=(e,n)=>{t(e),i(n)},o=r&&(()=>a(()=>r)),s=p(e=>{!e.ctrlKey&&!e.metaKey||e.shiftKey||e.key.toLowerCase()!==`z`||!o||!n||e.target instanceof Element&&e.target.matches(me)||(e.preventDefault(),o())});return h(()=>(addEventListener(`keydown`,s),()=>removeEventListener(`keydown`,s)),[]),{change:a,undo:o}}export{$ as PriceGrid,B as a,F as c,W as i,L as l,Y as n,R as o,I as r,z as s,de as t};