const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/SavePricesDialog-CCyccEM9.js","assets/early-JhwasVCb.js","assets/index-DSghyoMO.js","assets/parts-CE7ui_Zl.js","assets/dialogs-C5K1e2p_.js","assets/details-D9Y-tpnF.js","assets/sending-BYyfSJLp.js","assets/draft-Zl2_X2FY.js","assets/changes.gql-Cn6z1fyO.js","assets/prices-Bxw0kWtU.js","assets/UnsavedPrices-2NRRpa7Q.js","assets/TierDialog-Df0Ba-sA.js","assets/TextField-DBMLqxJK.js"])))=>i.map(i=>d[i]);
import{An as e,In as t,N as n,Nn as r,Q as i,Ut as a,ct as o,m as s,nn as c,ot as l,p as u,rn as d,sn as f,v as p,vn as m,wn as h,wt as g,x as _,zt as ee}from"./index-DSghyoMO.js";import{E as v,F as y,G as b,M as x,S,U as C,Y as w,Z as T,nt as E,o as D,s as O,y as k}from"./parts-CE7ui_Zl.js";import{H as te,f as ne,w as re}from"./details-D9Y-tpnF.js";import{t as ie}from"./draft-Zl2_X2FY.js";import{C as A,H as ae,T as j,n as M}from"./early-JhwasVCb.js";import{t as N}from"./prices-Bxw0kWtU.js";d();function P(e){let{from:t,savedMeanwhile:n=null,...r}=e??{};return[r.variationId,r.tierId,r.sku,r.tier,r.typed].every(e=>typeof e==`string`)&&[t,n].every(e=>e===null||typeof e==`string`)}var F=1e3,I=({variationId:e,tierId:t})=>`${e} ${t}`;function L(e){let t=j(e);return t===``?null:A(t)&&M(t,`0.00`)>0?t:void 0}var R=e=>Object.values(e).filter(({typed:e})=>L(e)===void 0);function z(e){let{length:t}=Object.keys(e);return t>0&&t<=1e3&&R(e).length===0}var B=({from:e,savedMeanwhile:t})=>t===void 0?e:t;function V(e,t){let n={...e};for(let[e,r]of t){let t=I(e),i={...n[t]??e,typed:r};K(B(i),L(r))?delete n[t]:n[t]=i}return n}var H=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>{let r=t[e];return[e,r===void 0?n:{...n,savedMeanwhile:r}]}));function U(e,t){let n=Object.entries(e).filter(([e,n])=>n.typed!==t[e]?.typed);return Object.fromEntries(n.map(([e,{savedMeanwhile:n,...r}])=>{let i=t[e];return i?[e,{...r,from:L(i.typed)??null}]:[e,n===void 0?r:{...r,savedMeanwhile:n}]}))}var W=(e,t)=>{let n=new Set(t.map(({id:e})=>e));return Object.values(e).filter(({tierId:e})=>!n.has(e))};function G(e,t){let n=new Set(t.map(I));return Object.fromEntries(Object.entries(e).filter(([e])=>!n.has(e)))}function K(e,t){return t===void 0?!1:e===null||t===null?e===t:M(e,t)===0}function oe(e,t){let n=J(t);return e.replace(/\r\n?/g,`
`).replace(/\n$/,``).split(`
`).map(e=>e.split(`	`).map(e=>e.trim().replace(n,``)))}var q=(e,t)=>e.replace(J(t),``);function J(e){let t=new Intl.NumberFormat(`en`,{style:`currency`,currency:e,currencyDisplay:`narrowSymbol`}).formatToParts(0).find(({type:e})=>e===`currency`)?.value??e,n=String.raw`\p{Sc}|${e}|${t.replace(/[$.]/g,String.raw`\$&`)}`;return new RegExp(String.raw`^\s*(?:[A-Z]{1,3}\p{Sc}|${n})\s*(?=[\d.,-])|(?<=\d)\s*(?:${n})\s*$`,`gu`)}var Y={hint:`_hint_7czu4_2`,unsaved:`_unsaved_7czu4_7`,bad:`_bad_7czu4_27`,frame:`_frame_7czu4_30`,grid:`_grid_7czu4_37`,end:`_end_7czu4_64`,cell:`_cell_7czu4_67`,changes:`_changes_7czu4_91`,meanwhile:`_meanwhile_7czu4_104`},X=(e,t)=>({variationId:e.id,tierId:t.id,sku:e.sku,tier:t.name,from:e.tierPrices.find(e=>e.tier.id===t.id)?.price??null});function se(e){let{variations:t,tiers:n,mayWrite:r,onPaste:a,onTier:o}=e,s=i(N),l=b();function u(e,r,i){let o=oe(e.clipboardData.getData(`text`),l.currency);if(o.length===1&&o[0]?.length===1)return;e.preventDefault();let c=o.flatMap((e,a)=>e.flatMap((e,o)=>{let[s,c]=[t[r+a],n[i+o]];return s&&c?[[X(s,c),e]]:[]}));a(c);let u=o.flat().length-c.length;u>0&&p(s.pastedBeside(u,l.count(u)),`bad`)}return c(`section`,{className:Y.frame,tabIndex:0,"aria-label":s.title,children:c(`table`,{className:Y.grid,children:[c(`thead`,{children:c(`tr`,{children:[c(`th`,{scope:`col`,children:s.variation}),c(`th`,{scope:`col`,className:Y.end,children:s.base}),n.map(({id:e,name:t})=>c(`th`,{scope:`col`,className:Y.end,children:r?c(`button`,{type:`button`,"aria-label":s.tier.edit(t),onClick:()=>o(e),children:t}):t},e))]})}),c(`tbody`,{children:t.map((t,r)=>c(`tr`,{children:[c(`th`,{scope:`row`,children:[t.product.name,` `,c(`code`,{children:t.sku})]}),c(`td`,{className:Y.end,children:c(O,{amount:t.price})}),n.map((n,i)=>c(`td`,{className:Y.end,children:c(ce,{...e,cell:X(t,n),base:t.price,place:`${r} ${i}`,onPaste:e=>u(e,r,i)})},n.id))]},t.id))})]})})}function ce({cell:e,base:t,place:n,draft:r,mayWrite:a,onType:o,onPaste:s}){let l=i(N),u=b(),[d,f]=h(null);if(!a)return e.from&&c(O,{amount:e.from});let p=r[I(e)];return c(`input`,{className:Y.cell,inputMode:`decimal`,autoComplete:`off`,"aria-label":l.cell(e.sku,e.tier),"aria-invalid":p&&L(p.typed)===void 0||void 0,"data-changed":p?``:void 0,"data-place":n,"data-edited":d===null?void 0:``,placeholder:u.amount(t),value:d??p?.typed??(e.from?u.amount(e.from):``),onChange:t=>{f(t.target.value),o([[e,q(t.target.value,u.currency)]])},onFocus:e=>e.target.select(),onBlur:()=>f(null),onKeyDown:le,onPaste:e=>{s(e),e.defaultPrevented&&f(null)}})}function le(e){let t=e.currentTarget,[n=0,r=0]=(t.dataset.place??``).split(` `).map(Number),i=t.selectionStart===0&&t.selectionEnd===t.value.length,a=i||t.selectionEnd===0,o=i||t.selectionStart===t.value.length,s={ArrowUp:[-1,0],ArrowDown:[1,0],Enter:[e.shiftKey?-1:1,0],ArrowLeft:a?[0,-1]:void 0,ArrowRight:o?[0,1]:void 0}[e.key];if(!s||e.ctrlKey||e.metaKey||e.altKey)return;let c=`${n+s[0]} ${r+s[1]}`,l=t.closest(`table`)?.querySelector(`input[data-place="${c}"]`);l&&(e.preventDefault(),l.focus())}var ue=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),de=t({PriceGrid:()=>$});d(),r();var Z=u(()=>l(()=>import(`./SavePricesDialog-CCyccEM9.js`).then(e=>e.SavePricesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),fe=u(()=>l(()=>import(`./UnsavedPrices-2NRRpa7Q.js`).then(e=>e.UnsavedPrices),__vite__mapDeps([10,3,1,2,8,9]))),pe=u(()=>l(()=>import(`./TierDialog-Df0Ba-sA.js`).then(e=>e.TierDialog),__vite__mapDeps([11,1,2,4,5,3,6,7,12,8,9]))),Q=a(`/signedIn/prices`);function $(){let t=i(N),r=b(),a=Q.useSearch(),l=Q.useNavigate(),u=o(`CATALOGUE_WRITE`),d=g(a),{data:f,error:m,refetch:h}=ee(ue,d),[O,A]=ie(`prices`,P),{open:j,close:M}=C(),{change:F,undo:I}=he(A,a.dialog===void 0),L=Object.keys(O).length;ne(L>0,()=>(p(t.kept(L,r.count(L)),`bad`),!0));let R=re(f?.priceTiers),B=S(a,R?.find(({id:e})=>e===a.row)),W=f?.variations.edges.map(e=>e.node)??[],K=e=>void l({search:ae(e),resetScroll:!1});return c(e,{children:[c(w,{title:t.title,actions:c(e,{children:[c(x,{input:{kind:`PRICES`,variationWhere:d.where},count:void 0}),u&&c(_,{icon:E,onClick:()=>j(`tier`),children:t.tier.add})]})}),c(k,{children:c(D,{label:t.search,placeholder:t.searchPlaceholder,value:a.q??``,onChange:e=>K({q:e})})}),u&&c(`p`,{className:Y.hint,children:R?.length===0?t.noTiers:t.hint}),(L>0||I)&&c(fe,{draft:O,tiers:R,undo:I,onLeaveOut:e=>F(t=>G(t,e)),onDiscard:()=>F(()=>({}),O),onReview:()=>j(`save`)}),!(f&&R)&&(m?c(s,{error:m,onRetry:()=>void h()}):c(te,{})),f&&R&&c(T,{flush:!0,children:[W.length===0?c(y,{icon:n,title:t.empty,text:t.emptyText}):c(se,{variations:W,tiers:R,draft:O,mayWrite:u,onType:e=>F(t=>V(t,e)),onPaste:e=>F(t=>V(t,e),O),onTier:e=>j(`tier`,e)}),c(v,{connection:f.variations,onChange:e=>K({q:a.q,...e})})]}),a.dialog===`save`&&u&&z(O)&&c(Z,{draft:O,onSaved:e=>F(t=>U(t,e)),onStale:e=>F(t=>H(t,e)),onClose:M}),a.dialog===`tier`&&u&&R&&(B||!a.row)&&c(pe,{tier:B,onClose:M},a.row)]})}var me=`input:not([data-place]), input[data-edited], textarea`;function he(e,t){let[n,r]=h(),i=(t,n)=>{e(t),r(n)},a=n&&(()=>i(()=>n)),o=f(e=>{!e.ctrlKey&&!e.metaKey||e.shiftKey||e.key.toLowerCase()!==`z`||!a||!t||e.target instanceof Element&&e.target.matches(me)||(e.preventDefault(),a())});return m(()=>(addEventListener(`keydown`,o),()=>removeEventListener(`keydown`,o)),[]),{change:i,undo:a}}export{$ as PriceGrid,B as a,L as c,W as i,R as l,Y as n,z as o,I as r,F as s,de as t};