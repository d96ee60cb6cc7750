import{$t as e,Bt as t,E as n,J as r,Mt as i,On as a,Qt as o,T as s,Tn as c,X as l,Z as u,_n as d,x as f,yn as p}from"./index-Bj-0Wysc.js";import{at as m,ht as h,mt as g}from"./early-CqjEYl7M.js";import{C as _,G as v,J as y,K as b,S as x,W as S,X as C,r as w}from"./parts-DeASi7V8.js";import{K as T,U as E,b as D,f as O,p as k,st as A}from"./details-CeckHyby.js";import{$t as j,t as M}from"./dialogs-CeyJh_86.js";var N={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};N.node;var P=r(N);e();var F=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},I=new F(`
    mutation ImportProducts($input: ImportInput!) {
  importProducts(input: $input) {
    lines
    created
    updated
    unchanged
    digest
    errors {
      line
      column
      message
      reason
      params
    }
    changes {
      line
      action
      subject
      key
      fields {
        column
        before
        after
      }
    }
  }
}
    `),L=new F(`
    mutation ImportPrices($input: ImportInput!) {
  importPrices(input: $input) {
    lines
    created
    updated
    unchanged
    digest
    errors {
      line
      column
      message
      reason
      params
    }
    changes {
      line
      action
      subject
      key
      fields {
        column
        before
        after
      }
    }
  }
}
    `);async function R(e,t,n){return e===`PRICES`?(await m(L,{input:t},n)).importPrices:(await m(I,{input:t},n)).importProducts}var z=l({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported as the preview shows it, or nothing if something was changed meanwhile.`,stale:`Someone else changed something meanwhile, and nothing was imported. Look at the new preview.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado como a prévia mostra, ou nada se algo mudou enquanto isso.`,stale:`Outra pessoa mudou algo enquanto isso, e nada foi importado. Veja a nova prévia.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function B({kind:e,csv:t,preview:n,onClose:r,onStale:a,onDone:s}){let c=u(z),l=S(),d=D(),{created:f,updated:p,digest:m}=n;async function g(){let r=await R(e,{csv:t,dryRun:!1,expectedDigest:m,idempotencyKey:d}).catch(e=>{if(!h(e,`STALE`))throw e});if(!r)return a();await i.invalidateQueries(),s(r.changes.length>0?r:{...r,changes:n.changes})}return o(M,{open:!0,onClose:r,title:c.confirm,text:c.confirmText,children:o(j,{submitLabel:c.apply(f+p,l.count(f+p)),onCancel:r,onSubmit:g,children:o(T,{facts:[{label:c.kinds.label,value:c.kinds[e]},{label:c.counts.created,value:l.count(f)},{label:c.counts.updated,value:l.count(p)}]})})})}var V={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};a();var H=100;function U(e){let{result:t,onApply:n}=e,r=u(z),i=S(),a=t.created+t.updated,s=t.errors.length>0,l=[{label:r.counts.lines,n:t.lines},{label:r.counts.created,n:t.created},{label:r.counts.updated,n:t.updated},{label:r.counts.unchanged,n:t.unchanged},{label:r.counts.errors,n:t.errors.length,bad:!0}];return o(c,{children:[o(C,{title:e.title??r.preview,children:[o(`div`,{className:V.stack,role:`status`,children:[o(O,{counts:l}),s&&o(`p`,{className:V.bad,children:r.errorsText}),!s&&a===0&&o(`p`,{children:r.nothing})]}),n&&!s&&a>0&&o(`div`,{className:V.submit,children:o(f,{look:`primary`,icon:A,onClick:n,children:r.apply(a,i.count(a))})})]}),s&&o(W,{errors:t.errors}),t.changes.length>0&&o(G,{changes:t.changes})]})}function W({errors:e}){n();let{columns:t,wholeLine:r,errors:i,counts:a}=u(z),c=[{id:`line`,header:t.line,cell:({line:e})=>e},{id:`column`,header:t.column,cell:({column:e})=>e?o(`code`,{children:e}):r},{id:`message`,header:t.message,cell:e=>o(`span`,{className:V.wrap,children:s(e)})}];return o(q,{name:`import-errors`,label:a.errors,title:i,columns:c,rows:e})}function G({changes:e}){let t=u(z),n=t.columns,r=[{id:`what`,header:n.what,cell:({subject:e,key:n,action:r})=>o(`span`,{className:V.wrap,children:[t.subjects[e],` `,o(`code`,{children:n}),` `,r===`CREATE`&&o(b,{tone:`good`,children:t.actions.CREATE})]})},{id:`change`,header:n.change,cell:({fields:e})=>o(K,{fields:e})},{id:`line`,header:n.line,align:`end`,cell:({line:e})=>e,wide:!0}];return o(q,{name:`import-changes`,label:n.change,title:t.changes,columns:r,rows:e})}function K({fields:e}){let t=u(z),n=e=>e===``?o(`span`,{className:`muted`,children:t.empty}):e;return o(`ul`,{className:V.fields,children:e.map(({column:e,before:t,after:r})=>o(`li`,{children:[o(`code`,{children:e}),` `,t!==null&&o(c,{children:[o(`del`,{children:n(t)}),` `,o(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),o(`ins`,{children:n(r)})]},e))})}function q(e){let{name:t,label:n,title:r,columns:i,rows:a}=e,s=u(z),c=S(),[l,d]=p(H),m=a.length-l,h=a.slice(0,l).map((e,t)=>({row:e,index:t}));return o(C,{title:r,flush:!0,children:[o(v,{name:t,label:n,columns:i.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:h,rowKey:({index:e})=>String(e),empty:null}),m>0&&o(`div`,{className:V.more,children:o(f,{size:`small`,onClick:()=>d(l+H),children:s.more(c.count(Math.min(m,H)))})})]})}e(),a();var J=5242880,Y=[`PRODUCTS`,`PRICES`],X=t(`/signedIn/imports`);function Z(){let e=u(z),{kind:t=`PRODUCTS`}=X.useSearch();return o(c,{children:[o(y,{title:e.title}),o(x,{label:e.kinds.label,children:Y.map(n=>o(_,{to:`/imports`,search:n===`PRICES`?{kind:n}:{},current:n===t,children:e.kinds[n]},n))}),o(Q,{kind:t},t)]})}function Q({kind:e}){let t=u(z),[n,r]=p(``),[i,a]=p({step:`input`}),[s,c]=p(!1),l=d(void 0),m=e=>{l.current?.abort(),r(e),a({step:`input`})};async function h(){c(!1),l.current=new AbortController;let{signal:t}=l.current;a({step:`checking`});try{a({step:`preview`,csv:n,result:await R(e,{csv:n,dryRun:!0},t)})}catch(e){if(t.aborted)return;a({step:`failed`,error:e instanceof g?e:new g(`INTERNAL`,String(e))})}}return i.step===`done`?o($,{kind:e,result:i.result,onAgain:()=>m(``)}):o(`div`,{className:V.page,children:[o(C,{title:t.file,children:[o(k,{label:t.csv,hint:t.hints[e],dropHint:t.dropHint,chooseFile:t.chooseFile,tooLarge:t.tooLarge,notUtf8:t.notUtf8,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:J,value:n,onChange:m}),o(`div`,{className:V.submit,children:o(f,{look:i.step===`preview`?`secondary`:`primary`,icon:P,disabled:n.trim()===``,busy:i.step===`checking`,onClick:()=>void h(),children:t.preview})})]}),i.step===`checking`&&o(`p`,{role:`status`,children:t.previewing}),i.step===`failed`&&o(E,{error:i.error}),s&&i.step===`preview`&&o(`p`,{role:`alert`,className:V.bad,children:t.stale}),(i.step===`preview`||i.step===`applying`)&&o(U,{result:i.result,onApply:()=>a({...i,step:`applying`})}),i.step===`applying`&&o(B,{kind:e,csv:i.csv,preview:i.result,onClose:()=>a({...i,step:`preview`}),onStale:()=>{h().then(()=>c(!0))},onDone:e=>a({step:`done`,result:e})}),i.step===`input`&&n===``&&o(C,{title:t.export,children:o(`p`,{className:`muted`,children:t.exportText})})]})}function $({kind:e,result:t,onAgain:n}){let r=u(z);return o(`div`,{className:V.page,children:[o(U,{title:r.done,result:t}),o(`div`,{className:V.submit,children:[o(f,{onClick:n,children:r.again}),o(w,{look:`primary`,to:e===`PRICES`?`/prices`:`/products`,children:e===`PRICES`?r.seePrices:r.seeProducts})]})]})}export{Z as ImportPage};