import{At as e,Cn as t,E as n,En as r,J as i,Rt as a,T as o,X as s,Xt as c,Z as l,Zt as u,_n as d,hn as f,x as p}from"./index-yR9VlGa-.js";import{at as m,mt as h}from"./early-CqjEYl7M.js";import{C as g,G as _,J as v,K as y,S as b,W as x,X as S,r as C}from"./parts-DXnIqi7I.js";import{S as w,W as T,ct as E,h as D,m as O,q as k}from"./details-CTmdLNcp.js";import{$t as A,t as j}from"./dialogs-QNjhNvSa.js";var M={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};M.node;var N=i(M);u();var P=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},F=new P(`
    mutation ImportProducts($input: ImportInput!) {
  importProducts(input: $input) {
    lines
    created
    updated
    unchanged
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
    `);async function L(e,t,n){return e===`PRICES`?(await m(I,{input:t},n)).importPrices:(await m(F,{input:t},n)).importProducts}var R=s({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported, or nothing if something was changed meanwhile and no longer fits.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado, ou nada se algo mudou nesse meio tempo e não cabe mais.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function z({kind:t,csv:n,preview:r,onClose:i,onDone:a}){let o=l(R),s=x(),u=w(),{created:d,updated:f}=r;async function p(){let i=await L(t,{csv:n,dryRun:!1,idempotencyKey:u});await e.invalidateQueries(),a(i.changes.length>0?i:{...i,changes:r.changes})}return c(j,{open:!0,onClose:i,title:o.confirm,text:o.confirmText,children:c(A,{submitLabel:o.apply(d+f,s.count(d+f)),onCancel:i,onSubmit:p,children:c(k,{facts:[{label:o.kinds.label,value:o.kinds[t]},{label:o.counts.created,value:s.count(d)},{label:o.counts.updated,value:s.count(f)}]})})})}var B={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};r();var V=100;function H(e){let{result:n,onApply:r}=e,i=l(R),a=x(),o=n.created+n.updated,s=n.errors.length>0,u=[{label:i.counts.lines,n:n.lines},{label:i.counts.created,n:n.created},{label:i.counts.updated,n:n.updated},{label:i.counts.unchanged,n:n.unchanged},{label:i.counts.errors,n:n.errors.length,bad:!0}];return c(t,{children:[c(S,{title:e.title??i.preview,children:[c(`div`,{className:B.stack,role:`status`,children:[c(O,{counts:u}),s&&c(`p`,{className:B.bad,children:i.errorsText}),!s&&o===0&&c(`p`,{children:i.nothing})]}),r&&!s&&o>0&&c(`div`,{className:B.submit,children:c(p,{look:`primary`,icon:E,onClick:r,children:i.apply(o,a.count(o))})})]}),s&&c(U,{errors:n.errors}),n.changes.length>0&&c(W,{changes:n.changes})]})}function U({errors:e}){n();let{columns:t,wholeLine:r,errors:i,counts:a}=l(R),s=[{id:`line`,header:t.line,cell:({line:e})=>e},{id:`column`,header:t.column,cell:({column:e})=>e?c(`code`,{children:e}):r},{id:`message`,header:t.message,cell:e=>c(`span`,{className:B.wrap,children:o(e)})}];return c(K,{name:`import-errors`,label:a.errors,title:i,columns:s,rows:e})}function W({changes:e}){let t=l(R),n=t.columns,r=[{id:`what`,header:n.what,cell:({subject:e,key:n,action:r})=>c(`span`,{className:B.wrap,children:[t.subjects[e],` `,c(`code`,{children:n}),` `,r===`CREATE`&&c(y,{tone:`good`,children:t.actions.CREATE})]})},{id:`change`,header:n.change,cell:({fields:e})=>c(G,{fields:e})},{id:`line`,header:n.line,align:`end`,cell:({line:e})=>e,wide:!0}];return c(K,{name:`import-changes`,label:n.change,title:t.changes,columns:r,rows:e})}function G({fields:e}){let n=l(R),r=e=>e===``?c(`span`,{className:`muted`,children:n.empty}):e;return c(`ul`,{className:B.fields,children:e.map(({column:e,before:n,after:i})=>c(`li`,{children:[c(`code`,{children:e}),` `,n!==null&&c(t,{children:[c(`del`,{children:r(n)}),` `,c(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),c(`ins`,{children:r(i)})]},e))})}function K(e){let{name:t,label:n,title:r,columns:i,rows:a}=e,o=l(R),s=x(),[u,f]=d(V),m=a.length-u,h=a.slice(0,u).map((e,t)=>({row:e,index:t}));return c(S,{title:r,flush:!0,children:[c(_,{name:t,label:n,columns:i.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:h,rowKey:({index:e})=>String(e),empty:null}),m>0&&c(`div`,{className:B.more,children:c(p,{size:`small`,onClick:()=>f(u+V),children:o.more(s.count(Math.min(m,V)))})})]})}u(),r();var q=5242880,J=[`PRODUCTS`,`PRICES`],Y=a(`/signedIn/imports`);function X(){let e=l(R),{kind:n=`PRODUCTS`}=Y.useSearch();return c(t,{children:[c(v,{title:e.title}),c(b,{label:e.kinds.label,children:J.map(t=>c(g,{to:`/imports`,search:t===`PRICES`?{kind:t}:{},current:t===n,children:e.kinds[t]},t))}),c(Z,{kind:n},n)]})}function Z({kind:e}){let t=l(R),[n,r]=d(``),[i,a]=d({step:`input`}),o=f(void 0),s=e=>{o.current?.abort(),r(e),a({step:`input`})};async function u(){o.current=new AbortController;let{signal:t}=o.current;a({step:`checking`});try{a({step:`preview`,csv:n,result:await L(e,{csv:n,dryRun:!0},t)})}catch(e){if(t.aborted)return;a({step:`failed`,error:e instanceof h?e:new h(`INTERNAL`,String(e))})}}return i.step===`done`?c(Q,{kind:e,result:i.result,onAgain:()=>s(``)}):c(`div`,{className:B.page,children:[c(S,{title:t.file,children:[c(D,{label:t.csv,hint:t.hints[e],dropHint:t.dropHint,chooseFile:t.chooseFile,tooLarge:t.tooLarge,notUtf8:t.notUtf8,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:q,value:n,onChange:s}),c(`div`,{className:B.submit,children:c(p,{look:i.step===`preview`?`secondary`:`primary`,icon:N,disabled:n.trim()===``,busy:i.step===`checking`,onClick:()=>void u(),children:t.preview})})]}),i.step===`checking`&&c(`p`,{role:`status`,children:t.previewing}),i.step===`failed`&&c(T,{error:i.error}),(i.step===`preview`||i.step===`applying`)&&c(H,{result:i.result,onApply:()=>a({...i,step:`applying`})}),i.step===`applying`&&c(z,{kind:e,csv:i.csv,preview:i.result,onClose:()=>a({...i,step:`preview`}),onDone:e=>a({step:`done`,result:e})}),i.step===`input`&&n===``&&c(S,{title:t.export,children:c(`p`,{className:`muted`,children:t.exportText})})]})}function Q({kind:e,result:t,onAgain:n}){let r=l(R);return c(`div`,{className:B.page,children:[c(H,{title:r.done,result:t}),c(`div`,{className:B.submit,children:[c(p,{onClick:n,children:r.again}),c(C,{look:`primary`,to:e===`PRICES`?`/prices`:`/products`,children:e===`PRICES`?r.seePrices:r.seeProducts})]})]})}export{X as ImportPage};