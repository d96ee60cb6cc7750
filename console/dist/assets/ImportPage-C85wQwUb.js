import{$t as e,E as t,En as n,J as r,Nt as i,Q as a,T as o,Vt as s,X as c,bn as l,en as u,kn as d,vn as f,x as p}from"./index-CSPtHws6.js";import{_t as m,ct as h,vt as g}from"./early-JhwasVCb.js";import{C as _,G as v,J as y,K as b,S as x,W as S,X as C,r as w}from"./parts-BlEiP3Aw.js";import{H as T,K as E,f as D,p as O,st as k}from"./details-CUDUSL6Y.js";import{$t as A,t as j}from"./dialogs-B2CoN6YY.js";var M={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};M.node;var N=r(M);u();var P=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},F=new P(`
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
    `),I=new P(`
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
    `);async function L(e,t,n){return e===`PRICES`?(await h(I,{input:t},n)).importPrices:(await h(F,{input:t},n)).importProducts}var R=c({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported as the preview shows it, or nothing if something was changed meanwhile.`,stale:`Someone else changed something meanwhile, and nothing was imported. Look at the new preview.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado como a prévia mostra, ou nada se algo mudou enquanto isso.`,stale:`Outra pessoa mudou algo enquanto isso, e nada foi importado. Veja a nova prévia.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function z({kind:t,csv:n,preview:r,idempotencyKey:o,onClose:s,onStale:c,onDone:l}){let u=a(R),d=S(),{created:f,updated:p,digest:m}=r;async function h(){let e=await L(t,{csv:n,dryRun:!1,expectedDigest:m,idempotencyKey:o}).catch(e=>{if(!g(e,`STALE`))throw e});if(!e)return c();await i.invalidateQueries(),l(e.changes.length>0?e:{...e,changes:r.changes})}return e(j,{open:!0,onClose:s,title:u.confirm,text:u.confirmText,children:e(A,{submitLabel:u.apply(f+p,d.count(f+p)),onCancel:s,onSubmit:h,children:e(E,{facts:[{label:u.kinds.label,value:u.kinds[t]},{label:u.counts.created,value:d.count(f)},{label:u.counts.updated,value:d.count(p)}]})})})}var B={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};d();var V=100;function H(t){let{result:r,onApply:i}=t,o=a(R),s=S(),c=r.created+r.updated,l=r.errors.length>0,u=[{label:o.counts.lines,n:r.lines},{label:o.counts.created,n:r.created},{label:o.counts.updated,n:r.updated},{label:o.counts.unchanged,n:r.unchanged},{label:o.counts.errors,n:r.errors.length,bad:!0}];return e(n,{children:[e(C,{title:t.title??o.preview,children:[e(`div`,{className:B.stack,role:`status`,children:[e(D,{counts:u}),l&&e(`p`,{className:B.bad,children:o.errorsText}),!l&&c===0&&e(`p`,{children:o.nothing})]}),i&&!l&&c>0&&e(`div`,{className:B.submit,children:e(p,{look:`primary`,icon:k,onClick:i,children:o.apply(c,s.count(c))})})]}),l&&e(U,{errors:r.errors}),r.changes.length>0&&e(W,{changes:r.changes})]})}function U({errors:n}){t();let{columns:r,wholeLine:i,errors:s,counts:c}=a(R),l=[{id:`line`,header:r.line,cell:({line:e})=>e},{id:`column`,header:r.column,cell:({column:t})=>t?e(`code`,{children:t}):i},{id:`message`,header:r.message,cell:t=>e(`span`,{className:B.wrap,children:o(t)})}];return e(K,{name:`import-errors`,label:c.errors,title:s,columns:l,rows:n})}function W({changes:t}){let n=a(R),r=n.columns,i=[{id:`what`,header:r.what,cell:({subject:t,key:r,action:i})=>e(`span`,{className:B.wrap,children:[n.subjects[t],` `,e(`code`,{children:r}),` `,i===`CREATE`&&e(b,{tone:`good`,children:n.actions.CREATE})]})},{id:`change`,header:r.change,cell:({fields:t})=>e(G,{fields:t})},{id:`line`,header:r.line,align:`end`,cell:({line:e})=>e,wide:!0}];return e(K,{name:`import-changes`,label:r.change,title:n.changes,columns:i,rows:t})}function G({fields:t}){let r=a(R),i=t=>t===``?e(`span`,{className:`muted`,children:r.empty}):t;return e(`ul`,{className:B.fields,children:t.map(({column:t,before:r,after:a})=>e(`li`,{children:[e(`code`,{children:t}),` `,r!==null&&e(n,{children:[e(`del`,{children:i(r)}),` `,e(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),e(`ins`,{children:i(a)})]},t))})}function K(t){let{name:n,label:r,title:i,columns:o,rows:s}=t,c=a(R),u=S(),[d,f]=l(V),m=s.length-d,h=s.slice(0,d).map((e,t)=>({row:e,index:t}));return e(C,{title:i,flush:!0,children:[e(v,{name:n,label:r,columns:o.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:h,rowKey:({index:e})=>String(e),empty:null}),m>0&&e(`div`,{className:B.more,children:e(p,{size:`small`,onClick:()=>f(d+V),children:c.more(u.count(Math.min(m,V)))})})]})}u(),d();var q=5242880,J=[`PRODUCTS`,`PRICES`],Y=s(`/signedIn/imports`);function X(){let t=a(R),{kind:r=`PRODUCTS`}=Y.useSearch();return e(n,{children:[e(y,{title:t.title}),e(x,{label:t.kinds.label,children:J.map(n=>e(_,{to:`/imports`,search:n===`PRICES`?{kind:n}:{},current:n===r,children:t.kinds[n]},n))}),e(Z,{kind:r},r)]})}function Z({kind:t}){let n=a(R),[r,i]=l(``),[o,s]=l({step:`input`}),[c,u]=l(!1),d=f(void 0),h=e=>{d.current?.abort(),i(e),s({step:`input`})};async function g(){u(!1),d.current=new AbortController;let{signal:e}=d.current;s({step:`checking`});try{let n=await L(t,{csv:r,dryRun:!0},e);s({step:`preview`,csv:r,result:n,idempotencyKey:crypto.randomUUID()})}catch(t){if(e.aborted)return;s({step:`failed`,error:t instanceof m?t:new m(`INTERNAL`,String(t))})}}return o.step===`done`?e(Q,{kind:t,result:o.result,onAgain:()=>h(``)}):e(`div`,{className:B.page,children:[e(C,{title:n.file,children:[e(O,{label:n.csv,hint:n.hints[t],dropHint:n.dropHint,chooseFile:n.chooseFile,tooLarge:n.tooLarge,notUtf8:n.notUtf8,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:q,value:r,onChange:h}),e(`div`,{className:B.submit,children:e(p,{look:o.step===`preview`?`secondary`:`primary`,icon:N,disabled:r.trim()===``,busy:o.step===`checking`,onClick:()=>void g(),children:n.preview})})]}),o.step===`checking`&&e(`p`,{role:`status`,children:n.previewing}),o.step===`failed`&&e(T,{error:o.error}),c&&o.step===`preview`&&e(`p`,{role:`alert`,className:B.bad,children:n.stale}),(o.step===`preview`||o.step===`applying`)&&e(H,{result:o.result,onApply:()=>s({...o,step:`applying`})}),o.step===`applying`&&e(z,{kind:t,csv:o.csv,preview:o.result,idempotencyKey:o.idempotencyKey,onClose:()=>s({...o,step:`preview`}),onStale:()=>{g().then(()=>u(!0))},onDone:e=>s({step:`done`,result:e})}),o.step===`input`&&r===``&&e(C,{title:n.export,children:e(`p`,{className:`muted`,children:n.exportText})})]})}function Q({kind:t,result:n,onAgain:r}){let i=a(R);return e(`div`,{className:B.page,children:[e(H,{title:i.done,result:n}),e(`div`,{className:B.submit,children:[e(p,{onClick:r,children:i.again}),e(w,{look:`primary`,to:t===`PRICES`?`/prices`:`/products`,children:t===`PRICES`?i.seePrices:i.seeProducts})]})]})}export{X as ImportPage};