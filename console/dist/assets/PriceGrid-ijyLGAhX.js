const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/SavePricesDialog-DvgiEd8t.js","assets/early-JhwasVCb.js","assets/index-ah7yBjvo.js","assets/parts-sUoMt7hs.js","assets/dialogs-DMNuVB_d.js","assets/details-sHZI4id6.js","assets/sending-ClVjIKZq.js","assets/draft-CfwpFJT5.js","assets/changes.gql-Cn6z1fyO.js","assets/prices-CGmUg5Wo.js","assets/UnsavedPrices-Bq6Gx0wK.js","assets/TierDialog-DQERLaEX.js","assets/TextField-D4_Wa49S.js"])))=>i.map(i=>d[i]);
import{An as e,Dn as t,Ht as n,N as r,Nn as i,Q as a,Rt as o,an as s,ct as c,en as l,gn as u,m as d,ot as f,p,tn as m,v as h,wt as g,x as _,xn as v}from"./index-ah7yBjvo.js";import{E as ee,F as te,G as y,M as b,S as x,U as S,Y as C,Z as w,nt as T,o as E,s as D,y as O}from"./parts-sUoMt7hs.js";import{T as k,V as ne,p as re}from"./details-sHZI4id6.js";import{t as ie}from"./draft-CfwpFJT5.js";import{C as A,H as ae,T as j,n as M}from"./early-JhwasVCb.js";import{t as N}from"./prices-CGmUg5Wo.js";m();function P(e){let{from:t,savedMeanwhile:n=null,...r}=e??{};return[r.variationId,r.tierId,r.sku,r.tier,r.typed].every(e=>typeof e==`string`)&&[t,n].every(e=>e===null||typeof e==`string`)}var F=1e3,I=({variationId:e,tierId:t})=>`${e} ${t}`;function L(e){let t=j(e);return t===``?null:A(t)&&M(t,`0.00`)>0?t:void 0}var R=e=>Object.values(e).filter(({typed:e})=>L(e)===void 0);function z(e){let{length:t}=Object.keys(e);return t>0&&t<=1e3&&R(e).length===0}var B=({from:e,savedMeanwhile:t})=>t===void 0?e:t;function V(e,t){let n={...e};for(let[e,r]of t){let t=I(e),i={...n[t]??e,typed:r};K(B(i),L(r))?delete n[t]:n[t]=i}return n}var H=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>{let r=t[e];return[e,r===void 0?n:{...n,savedMeanwhile:r}]}));function U(e,t){let n=Object.entries(e).filter(([e,n])=>n.typed!==t[e]?.typed);return Object.fromEntries(n.map(([e,{savedMeanwhile:n,...r}])=>{let i=t[e];return i?[e,{...r,from:L(i.typed)??null}]:[e,n===void 0?r:{...r,savedMeanwhile:n}]}))}var W=(e,t)=>{let n=new Set(t.map(({id:e})=>e));return Object.values(e).filter(({tierId:e})=>!n.has(e))};function G(e,t){let n=new Set(t.map(I));return Object.fromEntries(Object.entries(e).filter(([e])=>!n.has(e)))}function K(e,t){return t===void 0?!1:e===null||t===null?e===t:M(e,t)===0}function q(e,t){let n=J(t);return e.replace(/\r\n?/g,`
`).replace(/\n$/,``).split(`
`).map(e=>e.split(`	`).map(e=>e.trim().replace(n,``)))}var oe=(e,t)=>e.replace(J(t),``);function J(e){let t=new Intl.NumberFormat(`en`,{style:`currency`,currency:e,currencyDisplay:`narrowSymbol`}).formatToParts(0).find(({type:e})=>e===`currency`)?.value??e,n=String.raw`\p{Sc}|${e}|${t.replace(/[$.]/g,String.raw`\$&`)}`;return new RegExp(String.raw`^\s*(?:[A-Z]{1,3}\p{Sc}|${n})\s*(?=[\d.,-])|(?<=\d)\s*(?:${n})\s*$`,`gu`)}var Y={hint:`_hint_7czu4_2`,unsaved:`_unsaved_7czu4_7`,bad:`_bad_7czu4_27`,frame:`_frame_7czu4_30`,grid:`_grid_7czu4_37`,end:`_end_7czu4_64`,cell:`_cell_7czu4_67`,changes:`_changes_7czu4_91`,meanwhile:`_meanwhile_7czu4_104`},X=(e,t)=>({variationId:e.id,tierId:t.id,sku:e.sku,tier:t.name,from:e.tierPrices.find(e=>e.tier.id===t.id)?.price??null});function se(e){let{variations:t,tiers:n,mayWrite:r,onPaste:i,onTier:o}=e,s=a(N),c=y();function u(e,r,a){let o=q(e.clipboardData.getData(`text`),c.currency);if(o.length===1&&o[0]?.length===1)return;e.preventDefault();let l=o.flatMap((e,i)=>e.flatMap((e,o)=>{let[s,c]=[t[r+i],n[a+o]];return s&&c?[[X(s,c),e]]:[]}));i(l);let u=o.flat().length-l.length;u>0&&h(s.pastedBeside(u,c.count(u)),`bad`)}return l(`section`,{className:Y.frame,tabIndex:0,"aria-label":s.title,children:l(`table`,{className:Y.grid,children:[l(`thead`,{children:l(`tr`,{children:[l(`th`,{scope:`col`,children:s.variation}),l(`th`,{scope:`col`,className:Y.end,children:s.base}),n.map(({id:e,name:t})=>l(`th`,{scope:`col`,className:Y.end,children:r?l(`button`,{type:`button`,"aria-label":s.tier.edit(t),onClick:()=>o(e),children:t}):t},e))]})}),l(`tbody`,{children:t.map((t,r)=>l(`tr`,{children:[l(`th`,{scope:`row`,children:[t.product.name,` `,l(`code`,{children:t.sku})]}),l(`td`,{className:Y.end,children:l(D,{amount:t.price})}),n.map((n,i)=>l(`td`,{className:Y.end,children:l(ce,{...e,cell:X(t,n),base:t.price,place:`${r} ${i}`,onPaste:e=>u(e,r,i)})},n.id))]},t.id))})]})})}function ce({cell:e,base:t,place:n,draft:r,mayWrite:i,onType:o,onPaste:s}){let c=a(N),u=y(),[d,f]=v(null);if(!i)return e.from&&l(D,{amount:e.from});let p=r[I(e)];return l(`input`,{className:Y.cell,inputMode:`decimal`,autoComplete:`off`,"aria-label":c.cell(e.sku,e.tier),"aria-invalid":p&&L(p.typed)===void 0||void 0,"data-changed":p?``:void 0,"data-place":n,"data-edited":d===null?void 0:``,placeholder:u.amount(t),value:d??p?.typed??(e.from?u.amount(e.from):``),onChange:t=>{f(t.target.value),o([[e,oe(t.target.value,u.currency)]])},onFocus:e=>e.target.select(),onBlur:()=>f(null),onKeyDown:le,onPaste:e=>{s(e),e.defaultPrevented&&f(null)}})}function le(e){let t=e.currentTarget,[n=0,r=0]=(t.dataset.place??``).split(` `).map(Number),i=t.selectionStart===0&&t.selectionEnd===t.value.length,a=i||t.selectionEnd===0,o=i||t.selectionStart===t.value.length,s={ArrowUp:[-1,0],ArrowDown:[1,0],Enter:[e.shiftKey?-1:1,0],ArrowLeft:a?[0,-1]:void 0,ArrowRight:o?[0,1]:void 0}[e.key];if(!s||e.ctrlKey||e.metaKey||e.altKey)return;let c=`${n+s[0]} ${r+s[1]}`,l=t.closest(`table`)?.querySelector(`input[data-place="${c}"]`);l&&(e.preventDefault(),l.focus())}var ue=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),de=i({PriceGrid:()=>$});m(),e();var Z=p(()=>f(()=>import(`./SavePricesDialog-DvgiEd8t.js`).then(e=>e.SavePricesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),fe=p(()=>f(()=>import(`./UnsavedPrices-Bq6Gx0wK.js`).then(e=>e.UnsavedPrices),__vite__mapDeps([10,3,1,2,8,9]))),pe=p(()=>f(()=>import(`./TierDialog-DQERLaEX.js`).then(e=>e.TierDialog),__vite__mapDeps([11,1,2,4,5,3,6,7,12,8,9]))),Q=n(`/signedIn/prices`);function $(){let e=a(N),n=y(),i=Q.useSearch(),s=Q.useNavigate(),u=c(`CATALOGUE_WRITE`),f=g(i),{data:p,error:m,refetch:v}=o(ue,f),[D,A]=ie(`prices`,P),{open:j,close:M}=S(),{change:F,undo:I}=he(A,i.dialog===void 0),L=Object.keys(D).length;re(L>0,()=>(h(e.kept(L,n.count(L)),`bad`),!0));let R=k(p?.priceTiers),B=x(i,R?.find(({id:e})=>e===i.row)),W=p?.variations.edges.map(e=>e.node)??[],K=e=>void s({search:ae(e),resetScroll:!1});return l(t,{children:[l(C,{title:e.title,actions:l(t,{children:[l(b,{input:{kind:`PRICES`,variationWhere:f.where},count:void 0}),u&&l(_,{icon:T,onClick:()=>j(`tier`),children:e.tier.add})]})}),l(O,{children:l(E,{label:e.search,placeholder:e.searchPlaceholder,value:i.q??``,onChange:e=>K({q:e})})}),u&&l(`p`,{className:Y.hint,children:R?.length===0?e.noTiers:e.hint}),(L>0||I)&&l(fe,{draft:D,tiers:R,undo:I,onLeaveOut:e=>F(t=>G(t,e)),onDiscard:()=>F(()=>({}),D),onReview:()=>j(`save`)}),!(p&&R)&&(m?l(d,{error:m,onRetry:()=>void v()}):l(ne,{})),p&&R&&l(w,{flush:!0,children:[W.length===0?l(te,{icon:r,title:e.empty,text:e.emptyText}):l(se,{variations:W,tiers:R,draft:D,mayWrite:u,onType:e=>F(t=>V(t,e)),onPaste:e=>F(t=>V(t,e),D),onTier:e=>j(`tier`,e)}),l(ee,{connection:p.variations,onChange:e=>K({q:i.q,...e})})]}),i.dialog===`save`&&u&&z(D)&&l(Z,{draft:D,onSaved:e=>F(t=>U(t,e)),onStale:e=>F(t=>H(t,e)),onClose:M}),i.dialog===`tier`&&u&&R&&(B||!i.row)&&l(pe,{tier:B,onClose:M},i.row)]})}var me=`input:not([data-place]), input[data-edited], textarea`;function he(e,t){let[n,r]=v(),i=(t,n)=>{e(t),r(n)},a=n&&(()=>i(()=>n)),o=s(e=>{!e.ctrlKey&&!e.metaKey||e.shiftKey||e.key.toLowerCase()!==`z`||!a||!t||e.target instanceof Element&&e.target.matches(me)||(e.preventDefault(),a())});return u(()=>(addEventListener(`keydown`,o),()=>removeEventListener(`keydown`,o)),[]),{change:i,undo:a}}export{$ as PriceGrid,B as a,L as c,W as i,R as l,Y as n,z as o,I as r,F as s,de as t};