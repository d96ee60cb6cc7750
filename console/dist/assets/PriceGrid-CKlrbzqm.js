import{c as e,n as t,t as n}from"./PageHeader-CwNFnJj8.js";import{t as r}from"./plus-DYF90B7l.js";import{b as i,c as a,i as o,n as s}from"./index-B8irllJE.js";import{d as c,i as l,p as u,r as d,u as f}from"./shared-CEqUGlQo.js";import{f as p,n as m,o as h,p as g,s as _}from"./session-BfCuqhTi.js";import{r as v,t as y}from"./useFormat-Uf47hDY9.js";import{t as b}from"./Button-KwOZAphc.js";import{n as x}from"./Skeleton-j-h64PgJ.js";import{t as S}from"./PageSkeleton-Br9W04Dz.js";import{t as C}from"./Pagination-CfIsGmvd.js";import{t as w}from"./page-DWYEniN2.js";import{t as T}from"./SearchInput-GlzG4z2D.js";import{t as E}from"./Toolbar-j8oRjLXH.js";import{r as D,t as O}from"./amounts-DVjeHZV2.js";import{t as k}from"./Money-HWCJCwuQ.js";import{t as A}from"./Dialog-CmzYeYO_.js";import{t as j}from"./Form-BOqV4_2b.js";import{a as M}from"./Field-c0vkBpg7.js";var N=u(c(),1),P=({variationId:e,tierId:t})=>`${e} ${t}`;function F(e){let t=D(e);return t===``?null:O(t)&&v(t,`0.00`)>0?t:void 0}function ee(e,t){let n={...e};for(let[e,r]of t){let t=P(e);I(e.from,F(r))?delete n[t]:n[t]={...e,typed:r}}return n}function I(e,t){return t===void 0?!1:e===null||t===null?e===t:v(e,t)===0}var L=e=>e.replace(/\r?\n$/,``).split(/\r?\n/).map(e=>e.split(`	`).map(R)),R=e=>e.replace(/^[^\d.,-]+|[^\d]+$/g,``)||e.trim(),z=(e,t,n)=>e===1?t:n,B=d({title:`Prices`,search:`Search variations`,searchPlaceholder:`SKU or product`,variation:`Variation`,base:`Base price`,cell:(e,t)=>`${e}, ${t}`,hint:`An empty cell has the base price. Arrow keys and Enter move; cells can be pasted from a spreadsheet.`,empty:`There is nothing to price yet`,emptyText:`Add a product with a variation, or search by another SKU.`,noTiers:`There are no tiers yet. Add one to give its customers other prices.`,changes:(e,t)=>`${t} ${z(e,`price is`,`prices are`)} changed and not saved.`,wrong:e=>`Not a price above zero: ${e}`,tooMany:`Up to 1,000 prices can be saved at once.`,review:`Review and save`,discard:`Discard changes`,save:{title:`Save prices`,text:`They count for quotes and orders from now on. All are saved, or none.`,submit:(e,t)=>`Save ${t} ${z(e,`price`,`prices`)}`,done:(e,t)=>`${e} prices were set, ${t} removed.`,none:`base price`},tier:{add:`Add tier`,edit:e=>`Edit tier ${e}`,title:`Edit tier`,text:`Customers of a tier pay its prices.`,name:`Name`,level:`Level`,levelHint:`Higher is better.`,save:`Save`,added:`The tier was added.`,changed:`The tier was changed.`,wholeNumber:`Must be a whole number.`,stale:`Someone else changed this tier meanwhile. Close the dialog to see the new values, then change again.`}},{title:`Preços`,search:`Buscar variações`,searchPlaceholder:`SKU ou produto`,variation:`Variação`,base:`Preço base`,cell:(e,t)=>`${e}, ${t}`,hint:`Uma célula vazia tem o preço base. Setas e Enter movem; células podem ser coladas de uma planilha.`,empty:`Ainda não há o que precificar`,emptyText:`Adicione um produto com uma variação ou busque outro SKU.`,noTiers:`Ainda não há faixas. Adicione uma para dar outros preços a seus clientes.`,changes:(e,t)=>`${t} ${z(e,`preço mudou e não foi salvo`,`preços mudaram e não foram salvos`)}.`,wrong:e=>`Não é um preço acima de zero: ${e}`,tooMany:`Até 1.000 preços podem ser salvos de uma vez.`,review:`Rever e salvar`,discard:`Descartar mudanças`,save:{title:`Salvar preços`,text:`Valem para cotações e pedidos a partir de agora. Todos são salvos, ou nenhum.`,submit:(e,t)=>`Salvar ${t} ${z(e,`preço`,`preços`)}`,done:(e,t)=>`${e} preços definidos, ${t} removidos.`,none:`preço base`},tier:{add:`Adicionar faixa`,edit:e=>`Editar a faixa ${e}`,title:`Editar faixa`,text:`Os clientes de uma faixa pagam os preços dela.`,name:`Nome`,level:`Nível`,levelHint:`Mais alto é melhor.`,save:`Salvar`,added:`A faixa foi adicionada.`,changed:`A faixa foi alterada.`,wholeNumber:`Deve ser um número inteiro.`,stale:`Outra pessoa alterou esta faixa enquanto isso. Feche o diálogo para ver os novos valores e altere de novo.`}}),V={hint:`_hint_1qw47_2`,unsaved:`_unsaved_1qw47_7`,bad:`_bad_1qw47_27`,frame:`_frame_1qw47_30`,grid:`_grid_1qw47_37`,end:`_end_1qw47_64`,cell:`_cell_1qw47_67`,changes:`_changes_1qw47_91`},H=f(),U=(e,t)=>({variationId:e.id,tierId:t.id,sku:e.sku,tier:t.name,from:e.tierPrices.find(e=>e.tier.id===t.id)?.price??null});function W(e){let{variations:t,tiers:n,mayWrite:r,onType:i,onTier:a}=e,o=l(B);function s(e,r,a){let o=L(e.clipboardData.getData(`text`));if(o.length===1&&o[0]?.length===1)return;e.preventDefault();let s=o.flatMap((e,i)=>e.flatMap((e,o)=>{let[s,c]=[t[r+i],n[a+o]];return s&&c?[[U(s,c),e]]:[]}));i(s)}return(0,H.jsx)(`section`,{className:V.frame,tabIndex:0,"aria-label":o.title,children:(0,H.jsxs)(`table`,{className:V.grid,children:[(0,H.jsx)(`thead`,{children:(0,H.jsxs)(`tr`,{children:[(0,H.jsx)(`th`,{scope:`col`,children:o.variation}),(0,H.jsx)(`th`,{scope:`col`,className:V.end,children:o.base}),n.map(({id:e,name:t})=>(0,H.jsx)(`th`,{scope:`col`,className:V.end,children:r?(0,H.jsx)(`button`,{type:`button`,"aria-label":o.tier.edit(t),onClick:()=>a(e),children:t}):t},e))]})}),(0,H.jsx)(`tbody`,{children:t.map((t,r)=>(0,H.jsxs)(`tr`,{children:[(0,H.jsxs)(`th`,{scope:`row`,children:[t.product.name,` `,(0,H.jsx)(`code`,{children:t.sku})]}),(0,H.jsx)(`td`,{className:V.end,children:(0,H.jsx)(k,{amount:t.price})}),n.map((n,i)=>(0,H.jsx)(`td`,{className:V.end,children:(0,H.jsx)(G,{...e,cell:U(t,n),base:t.price,place:`${r} ${i}`,onPaste:e=>s(e,r,i)})},n.id))]},t.id))})]})})}function G({cell:e,base:t,place:n,draft:r,mayWrite:i,onType:a,onPaste:o}){let s=l(B);if(!i)return e.from&&(0,H.jsx)(k,{amount:e.from});let c=r[P(e)];return(0,H.jsx)(`input`,{className:V.cell,inputMode:`decimal`,autoComplete:`off`,"aria-label":s.cell(e.sku,e.tier),"aria-invalid":c&&F(c.typed)===void 0||void 0,"data-changed":c?``:void 0,"data-place":n,placeholder:t,value:c?.typed??e.from??``,onChange:t=>a([[e,t.target.value]]),onFocus:e=>e.target.select(),onKeyDown:K,onPaste:o})}function K(e){let t=e.currentTarget,[n=0,r=0]=(t.dataset.place??``).split(` `).map(Number),i=t.selectionStart===0&&t.selectionEnd===t.value.length,a=i||t.selectionEnd===0,o=i||t.selectionStart===t.value.length,s={ArrowUp:[-1,0],ArrowDown:[1,0],Enter:[e.shiftKey?-1:1,0],ArrowLeft:a?[0,-1]:void 0,ArrowRight:o?[0,1]:void 0}[e.key];if(!s||e.ctrlKey||e.metaKey||e.altKey)return;let c=`${n+s[0]} ${r+s[1]}`,l=t.closest(`table`)?.querySelector(`input[data-place="${c}"]`);l&&(e.preventDefault(),l.focus())}var q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},J=new q(`
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
    `),Y=new q(`
    mutation SetTierPrices($input: SetTierPricesInput!) {
  setTierPrices(input: $input) {
    changed
    removed
  }
}
    `),X=new q(`
    mutation CreatePriceTier($input: CreatePriceTierInput!) {
  createPriceTier(input: $input) {
    id
  }
}
    `),Z=new q(`
    mutation UpdatePriceTier($input: UpdatePriceTierInput!) {
  updatePriceTier(input: $input) {
    id
  }
}
    `);function Q(e){let{draft:t,onSaved:n,onClose:r}=e,{save:i,cell:a}=l(B),s=y(),{mutateAsync:c}=h(Y),u=Object.values(t),d=e=>e?s.money(e):i.none;async function f(){let e=u.map(({variationId:e,tierId:t,typed:n})=>({variationId:e,tierId:t,price:F(n)??null})),{setTierPrices:t}=await c({input:{prices:e}});o(i.done(s.count(t.changed),s.count(t.removed))),n(),r()}return(0,H.jsx)(A,{open:!0,onClose:r,title:i.title,text:i.text,children:(0,H.jsx)(j,{submitLabel:i.submit(u.length,s.count(u.length)),onCancel:r,onSubmit:f,children:(0,H.jsx)(`ul`,{className:V.changes,children:u.map(e=>(0,H.jsxs)(`li`,{children:[(0,H.jsx)(`span`,{children:a(e.sku,e.tier)}),(0,H.jsxs)(`span`,{className:`numeric`,children:[d(e.from),` → `,(0,H.jsx)(`strong`,{children:d(F(e.typed))})]})]},P(e)))})})})}function te({tier:e,onClose:t}){let{tier:n}=l(B),{mutateAsync:r}=h(X),{mutateAsync:i}=h(Z);async function a(a){let s=String(a.level??``).trim();if(!/^-?\d{1,9}$/.test(s)){let e={field:`input.level`,code:`invalid`,message:n.wholeNumber};throw new p(`INVALID_INPUT`,n.wholeNumber,``,[e])}let c={name:String(a.name??``).trim(),level:Number(s)};try{e?await i({input:{id:e.id,version:e.version,...c}}):await r({input:c})}catch(e){throw g(e,`STALE`)?new p(`STALE`,n.stale,e.requestId):e}o(e?n.changed:n.added),t()}return(0,H.jsx)(A,{open:!0,onClose:t,title:e?n.title:n.add,text:n.text,children:(0,H.jsxs)(j,{submitLabel:e?n.save:n.add,onCancel:t,onSubmit:a,children:[(0,H.jsx)(M,{name:`name`,label:n.name,defaultValue:e?.name??``,maxLength:100}),(0,H.jsx)(M,{name:`level`,label:n.level,hint:n.levelHint,defaultValue:e?String(e.level):``})]})})}var $=e(`/signedIn/prices`);function ne(){let e=l(B),o=$.useSearch(),c=$.useNavigate(),u=m(`CATALOGUE_WRITE`),{data:d,error:f,refetch:p}=_(J,i(o)),[h,g]=(0,N.useState)({}),[v,y]=(0,N.useState)(!1);ie(Object.keys(h).length>0);let D=d?.priceTiers.edges.map(e=>e.node)??[],O=d?.variations.edges.map(e=>e.node)??[],{dialog:k,tier:A,...j}=o,M=e=>void c({search:w(e),resetScroll:!1});return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(n,{title:e.title,actions:u&&(0,H.jsx)(b,{icon:r,onClick:()=>M({...j,dialog:`tier`}),children:e.tier.add})}),(0,H.jsx)(E,{children:(0,H.jsx)(T,{label:e.search,placeholder:e.searchPlaceholder,value:o.q??``,onChange:e=>M({q:e})})}),u&&(0,H.jsx)(`p`,{className:V.hint,children:d&&D.length===0?e.noTiers:e.hint}),(0,H.jsx)(re,{draft:h,onDiscard:()=>g({}),onReview:()=>y(!0)}),!d&&(f?(0,H.jsx)(t,{error:f,onRetry:()=>void p()}):(0,H.jsx)(S,{})),d&&(0,H.jsxs)(x,{flush:!0,children:[O.length===0?(0,H.jsx)(s,{icon:a,title:e.empty,text:e.emptyText}):(0,H.jsx)(W,{variations:O,tiers:D,draft:h,mayWrite:u,onType:e=>g(t=>ee(t,e)),onTier:e=>M({...j,dialog:`tier`,tier:e})}),(0,H.jsx)(C,{connection:d.variations,onChange:e=>M({q:o.q,...e})})]}),v&&(0,H.jsx)(Q,{draft:h,onSaved:()=>g({}),onClose:()=>y(!1)}),o.dialog===`tier`&&u&&d&&(0,H.jsx)(te,{tier:D.find(({id:e})=>e===o.tier),onClose:()=>M(j)})]})}function re({draft:e,onDiscard:t,onReview:n}){let r=l(B),i=y(),a=Object.values(e);if(a.length===0)return null;let o=a.filter(({typed:e})=>F(e)===void 0),s=i.list(o.slice(0,8).map(({sku:e,tier:t})=>r.cell(e,t)));return(0,H.jsxs)(`div`,{className:V.unsaved,children:[(0,H.jsxs)(`div`,{role:`status`,children:[(0,H.jsx)(`p`,{children:r.changes(a.length,i.count(a.length))}),o.length>0&&(0,H.jsx)(`p`,{className:V.bad,children:r.wrong(s)}),a.length>1e3&&(0,H.jsx)(`p`,{className:V.bad,children:r.tooMany})]}),(0,H.jsx)(b,{size:`small`,onClick:t,children:r.discard}),(0,H.jsx)(b,{size:`small`,look:`primary`,disabled:o.length>0||a.length>1e3,onClick:n,children:r.review})]})}function ie(e){(0,N.useEffect)(()=>{if(!e)return;let t=e=>e.preventDefault();return addEventListener(`beforeunload`,t),()=>removeEventListener(`beforeunload`,t)},[e])}export{ne as PriceGrid};