const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/SavePricesDialog-zTF5lBf6.js","assets/early-__BPvlh7.js","assets/index-ByM-MJ82.js","assets/parts-C2OOrKHF.js","assets/dialogs-C2mIxewQ.js","assets/details-CiSvw2-D.js","assets/pages-BpAtkfM2.js","assets/sending-COEhbZ7i.js","assets/draft-DmmcF23b.js","assets/changes.gql-CBHWjDbU.js","assets/prices-BR94cfTH.js","assets/UnsavedPrices-mFd-dAiB.js","assets/TierDialog-D3VuoS2h.js","assets/TextField-CrG_SIf5.js"])))=>i.map(i=>d[i]);
import{$t as e,A as t,Dn as n,Ft as r,Jt as i,Y as a,Yt as o,d as s,h as c,hn as l,jt as u,rt as d,tt as f,u as p,un as m,v as h,wn as g,xn as _}from"./index-ByM-MJ82.js";import{C as v,D as y,J as b,K as x,L as S,N as ee,Q as C,b as w,c as T,et as te,rt as ne,s as re}from"./parts-C2OOrKHF.js";import{_ as E,n as D,p as O}from"./details-CiSvw2-D.js";import{t as k}from"./draft-DmmcF23b.js";import{C as A,H as ie,T as j,U as M,n as N}from"./early-__BPvlh7.js";import{t as P}from"./prices-BR94cfTH.js";o();function F(e){let{from:t,savedMeanwhile:n=null,...r}=e??{};return[r.variationId,r.tierId,r.sku,r.tier,r.typed].every(e=>typeof e==`string`)&&[t,n].every(e=>e===null||typeof e==`string`)}var I=1e3,L=({variationId:e,tierId:t})=>`${e} ${t}`;function R(e){let t=j(e);return t===``?null:A(t)&&N(t,`0.00`)>0?t:void 0}var z=e=>Object.values(e).filter(({typed:e})=>R(e)===void 0);function B(e){let{length:t}=Object.keys(e);return t>0&&t<=1e3&&z(e).length===0}var V=({from:e,savedMeanwhile:t})=>t===void 0?e:t;function H(e,t){let n={...e};for(let[e,r]of t){let t=L(e),i={...n[t]??e,typed:r};q(V(i),R(r))?delete n[t]:n[t]=i}return n}var U=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>{let r=t[e];return[e,r===void 0?n:{...n,savedMeanwhile:r}]}));function W(e,t){let n=Object.entries(e).filter(([e,n])=>n.typed!==t[e]?.typed);return Object.fromEntries(n.map(([e,{savedMeanwhile:n,...r}])=>{let i=t[e];return i?[e,{...r,from:R(i.typed)??null}]:[e,n===void 0?r:{...r,savedMeanwhile:n}]}))}var G=(e,t)=>{let n=new Set(t.map(({id:e})=>e));return Object.values(e).filter(({tierId:e})=>!n.has(e))};function K(e,t){let n=new Set(t.map(L));return Object.fromEntries(Object.entries(e).filter(([e])=>!n.has(e)))}function q(e,t){return t===void 0?!1:e===null||t===null?e===t:N(e,t)===0}function J(e,t){let n=Y(t);return e.replace(/\r\n?/g,`
`).replace(/\n$/,``).split(`
`).map(e=>e.split(`	`).map(e=>e.trim().replace(n,``)))}var ae=(e,t)=>e.replace(Y(t),``);function Y(e){let t=new Intl.NumberFormat(`en`,{style:`currency`,currency:e,currencyDisplay:`narrowSymbol`}).formatToParts(0).find(({type:e})=>e===`currency`)?.value??e,n=String.raw`\p{Sc}|${e}|${t.replace(/[$.]/g,String.raw`\$&`)}`;return new RegExp(String.raw`^\s*(?:[A-Z]{1,3}\p{Sc}|${n})\s*(?=[\d.,-])|(?<=\d)\s*(?:${n})\s*$`,`gu`)}var oe=e=>({...M(e,50),where:{status:`ACTIVE`,hasProductWith:[{statusIn:[`DRAFT`,`ACTIVE`,`INACTIVE`]}],...e.q&&{or:[{skuContainsFold:e.q},{hasProductWith:[{nameContainsFold:e.q}]}]}}}),X={hint:`_hint_9xfb6_2`,unsaved:`_unsaved_9xfb6_7`,bad:`_bad_9xfb6_27`,frame:`_frame_9xfb6_30`,grid:`_grid_9xfb6_38`,end:`_end_9xfb6_75`,cell:`_cell_9xfb6_78`,changes:`_changes_9xfb6_109`,meanwhile:`_meanwhile_9xfb6_122`},Z=(e,t)=>({variationId:e.id,tierId:t.id,sku:e.sku,tier:t.name,from:e.tierPrices.find(e=>e.tier.id===t.id)?.price??null});function se(e){let{variations:t,tiers:n,mayWrite:r,onPaste:o,onTier:s}=e,l=a(P),u=b();function d(e,r,i){let a=J(e.clipboardData.getData(`text`),u.currency);if(a.length===1&&a[0]?.length===1)return;e.preventDefault();let s=a.flatMap((e,a)=>e.flatMap((e,o)=>{let[s,c]=[t[r+a],n[i+o]];return s&&c?[[Z(s,c),e]]:[]}));o(s);let d=a.flat().length-s.length;d>0&&c(l.pastedBeside(d,u.count(d)),`bad`)}return i(`section`,{className:X.frame,tabIndex:0,"aria-label":l.title,children:i(`table`,{className:X.grid,children:[i(`thead`,{children:i(`tr`,{children:[i(`th`,{scope:`col`,children:l.variation}),i(`th`,{scope:`col`,className:X.end,children:l.base}),n.map(({id:e,name:t})=>i(`th`,{scope:`col`,className:X.end,children:r?i(`button`,{type:`button`,"aria-label":l.tier.edit(t),onClick:()=>s(e),children:t}):t},e))]})}),i(`tbody`,{children:t.map((t,r)=>i(`tr`,{children:[i(`th`,{scope:`row`,children:[t.product.name,` `,i(`code`,{children:t.sku})]}),i(`td`,{className:X.end,children:i(T,{amount:t.price})}),n.map((n,a)=>i(`td`,{className:X.end,children:i(ce,{...e,cell:Z(t,n),base:t.price,place:`${r} ${a}`,onPaste:e=>d(e,r,a)})},n.id))]},t.id))})]})})}function ce({cell:e,base:t,place:n,draft:r,mayWrite:o,onType:s,onPaste:c}){let u=a(P),d=b(),[f,p]=l(null);if(!o)return e.from&&i(T,{amount:e.from});let m=r[L(e)];return i(`input`,{className:X.cell,inputMode:`decimal`,autoComplete:`off`,"aria-label":u.cell(e.sku,e.tier),"aria-invalid":m&&R(m.typed)===void 0||void 0,"data-changed":m?``:void 0,"data-place":n,"data-edited":f===null?void 0:``,placeholder:d.amount(t),value:f??m?.typed??(e.from?d.amount(e.from):``),onChange:t=>{p(t.target.value),s([[e,ae(t.target.value,d.currency)]])},onFocus:e=>e.target.select(),onBlur:()=>p(null),onKeyDown:le,onPaste:e=>{c(e),e.defaultPrevented&&p(null)}})}function le(e){let t=e.currentTarget,[n=0,r=0]=(t.dataset.place??``).split(` `).map(Number),i=t.selectionStart===0&&t.selectionEnd===t.value.length,a=i||t.selectionEnd===0,o=i||t.selectionStart===t.value.length,s={ArrowUp:[-1,0],ArrowDown:[1,0],Enter:[e.shiftKey?-1:1,0],ArrowLeft:a?[0,-1]:void 0,ArrowRight:o?[0,1]:void 0}[e.key];if(!s||e.ctrlKey||e.metaKey||e.altKey)return;let c=`${n+s[0]} ${r+s[1]}`,l=t.closest(`table`)?.querySelector(`input[data-place="${c}"]`);l&&(e.preventDefault(),l.focus())}var ue=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),de=n({PriceGrid:()=>$});o(),g();var fe=p(()=>f(()=>import(`./SavePricesDialog-zTF5lBf6.js`).then(e=>e.SavePricesDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]))),pe=p(()=>f(()=>import(`./UnsavedPrices-mFd-dAiB.js`).then(e=>e.UnsavedPrices),__vite__mapDeps([11,5,1,3,2,9,10]))),me=p(()=>f(()=>import(`./TierDialog-D3VuoS2h.js`).then(e=>e.TierDialog),__vite__mapDeps([12,1,2,4,5,3,6,7,8,13,9,10]))),Q=r(`/signedIn/prices`);function $(){let e=a(P),n=b(),r=Q.useSearch(),o=Q.useNavigate(),l=d(`CATALOGUE_WRITE`),f=oe(r),{data:p,error:m,refetch:g}=u(ue,f),[T,A]=k(`prices`,F),{open:j,close:M}=x(),{change:N,undo:I}=ge(A,r.dialog===void 0),L=Object.keys(T).length;D(L>0,()=>(c(e.kept(L,n.count(L)),`bad`),!0));let R=O(p?.priceTiers),z=v(r,R?.find(({id:e})=>e===r.row)),V=p?.variations.edges.map(e=>e.node)??[],G=e=>void o({search:ie(e),resetScroll:!1});return i(_,{children:[i(C,{title:e.title,actions:i(_,{children:[i(ee,{input:{kind:`PRICES`,variationWhere:f.where},count:void 0}),l&&i(h,{icon:ne,onClick:()=>j(`tier`),children:e.tier.add})]})}),i(w,{children:i(re,{label:e.search,placeholder:e.searchPlaceholder,value:r.q??``,onChange:e=>G({q:e})})}),l&&i(`p`,{className:X.hint,children:R?.length===0?e.noTiers:e.hint}),(L>0||I)&&i(pe,{draft:T,tiers:R,undo:I,onLeaveOut:e=>N(t=>K(t,e)),onDiscard:()=>N(()=>({}),T),onReview:()=>j(`save`)}),!(p&&R)&&(m?i(s,{error:m,onRetry:()=>void g()}):i(E,{})),p&&R&&i(te,{flush:!0,children:[V.length===0?i(S,{icon:t,title:e.empty,text:e.emptyText}):i(se,{variations:V,tiers:R,draft:T,mayWrite:l,onType:e=>N(t=>H(t,e)),onPaste:e=>N(t=>H(t,e),T),onTier:e=>j(`tier`,e)}),i(y,{connection:p.variations,onChange:e=>G({q:r.q,...e})})]}),r.dialog===`save`&&l&&B(T)&&i(fe,{draft:T,onSaved:e=>N(t=>W(t,e)),onStale:e=>N(t=>U(t,e)),onClose:M}),r.dialog===`tier`&&l&&R&&(z||!r.row)&&i(me,{tier:z,onClose:M},r.row)]})}var he=`input:not([data-place]), input[data-edited], textarea`;function ge(t,n){let[r,i]=l(),a=(e,n)=>{t(e),i(n)},o=r&&(()=>a(()=>r)),s=e(e=>{!e.ctrlKey&&!e.metaKey||e.shiftKey||e.key.toLowerCase()!==`z`||!o||!n||e.target instanceof Element&&e.target.matches(he)||(e.preventDefault(),o())});return m(()=>(addEventListener(`keydown`,s),()=>removeEventListener(`keydown`,s)),[]),{change:a,undo:o}}export{$ as PriceGrid,V as a,I as c,G as i,R as l,X as n,z as o,L as r,B as s,de as t};