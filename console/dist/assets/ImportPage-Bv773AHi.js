import{Cn as e,D as t,It as n,Jt as r,O as i,Ot as a,T as o,Y as s,Yt as c,b as l,bn as u,fn as d,mn as f,w as p}from"./index-CrslgKQf.js";import{at as m,mt as h}from"./early-DhbaGOmZ.js";import{C as g,G as _,J as v,K as y,S as b,W as x,X as S,r as C}from"./parts-uYqX-dei.js";import{B as w,S as T,U as E,h as D,it as O,m as k}from"./details-CfP5J__g.js";import{$t as A,t as j}from"./dialogs-myGTe9xi.js";var M={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};M.node;var N=s(M);c();var P=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},F=new P(`
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
    `);async function L(e,t,n){return e===`PRICES`?(await m(I,{input:t},n)).importPrices:(await m(F,{input:t},n)).importProducts}var R=t({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported, or nothing if something was changed meanwhile and no longer fits.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado, ou nada se algo mudou nesse meio tempo e não cabe mais.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function z({kind:e,csv:t,preview:n,onClose:o,onDone:s}){let c=i(R),l=x(),u=T(),{created:d,updated:f}=n;async function p(){let r=await L(e,{csv:t,dryRun:!1,idempotencyKey:u});await a.invalidateQueries(),s(r.changes.length>0?r:{...r,changes:n.changes})}return r(j,{open:!0,onClose:o,title:c.confirm,text:c.confirmText,children:r(A,{submitLabel:c.apply(d+f,l.count(d+f)),onCancel:o,onSubmit:p,children:r(E,{facts:[{label:c.kinds.label,value:c.kinds[e]},{label:c.counts.created,value:l.count(d)},{label:c.counts.updated,value:l.count(f)}]})})})}var B={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};e();var V=100;function H(e){let{result:t,onApply:n}=e,a=i(R),o=x(),s=t.created+t.updated,c=t.errors.length>0,d=[{label:a.counts.lines,n:t.lines},{label:a.counts.created,n:t.created},{label:a.counts.updated,n:t.updated},{label:a.counts.unchanged,n:t.unchanged},{label:a.counts.errors,n:t.errors.length,bad:!0}];return r(u,{children:[r(S,{title:e.title??a.preview,children:[r(`div`,{className:B.stack,role:`status`,children:[r(k,{counts:d}),c&&r(`p`,{className:B.bad,children:a.errorsText}),!c&&s===0&&r(`p`,{children:a.nothing})]}),n&&!c&&s>0&&r(`div`,{className:B.submit,children:r(l,{look:`primary`,icon:O,onClick:n,children:a.apply(s,o.count(s))})})]}),c&&r(U,{errors:t.errors}),t.changes.length>0&&r(W,{changes:t.changes})]})}function U({errors:e}){o();let{columns:t,wholeLine:n,errors:a,counts:s}=i(R),c=[{id:`line`,header:t.line,cell:({line:e})=>e},{id:`column`,header:t.column,cell:({column:e})=>e?r(`code`,{children:e}):n},{id:`message`,header:t.message,cell:e=>r(`span`,{className:B.wrap,children:p(e)})}];return r(K,{name:`import-errors`,label:s.errors,title:a,columns:c,rows:e})}function W({changes:e}){let t=i(R),n=t.columns,a=[{id:`what`,header:n.what,cell:({subject:e,key:n,action:i})=>r(`span`,{className:B.wrap,children:[t.subjects[e],` `,r(`code`,{children:n}),` `,i===`CREATE`&&r(y,{tone:`good`,children:t.actions.CREATE})]})},{id:`change`,header:n.change,cell:({fields:e})=>r(G,{fields:e})},{id:`line`,header:n.line,align:`end`,cell:({line:e})=>e,wide:!0}];return r(K,{name:`import-changes`,label:n.change,title:t.changes,columns:a,rows:e})}function G({fields:e}){let t=i(R),n=e=>e===``?r(`span`,{className:`muted`,children:t.empty}):e;return r(`ul`,{className:B.fields,children:e.map(({column:e,before:t,after:i})=>r(`li`,{children:[r(`code`,{children:e}),` `,t!==null&&r(u,{children:[r(`del`,{children:n(t)}),` `,r(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),r(`ins`,{children:n(i)})]},e))})}function K(e){let{name:t,label:n,title:a,columns:o,rows:s}=e,c=i(R),u=x(),[d,p]=f(V),m=s.length-d,h=s.slice(0,d).map((e,t)=>({row:e,index:t}));return r(S,{title:a,flush:!0,children:[r(_,{name:t,label:n,columns:o.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:h,rowKey:({index:e})=>String(e),empty:null}),m>0&&r(`div`,{className:B.more,children:r(l,{size:`small`,onClick:()=>p(d+V),children:c.more(u.count(Math.min(m,V)))})})]})}c(),e();var q=5242880,J=[`PRODUCTS`,`PRICES`],Y=n(`/signedIn/imports`);function X(){let e=i(R),{kind:t=`PRODUCTS`}=Y.useSearch();return r(u,{children:[r(v,{title:e.title}),r(b,{label:e.kinds.label,children:J.map(n=>r(g,{to:`/imports`,search:n===`PRICES`?{kind:n}:{},current:n===t,children:e.kinds[n]},n))}),r(Z,{kind:t},t)]})}function Z({kind:e}){let t=i(R),[n,a]=f(``),[o,s]=f({step:`input`}),c=d(void 0),u=e=>{c.current?.abort(),a(e),s({step:`input`})};async function p(){c.current=new AbortController;let{signal:t}=c.current;s({step:`checking`});try{s({step:`preview`,csv:n,result:await L(e,{csv:n,dryRun:!0},t)})}catch(e){if(t.aborted)return;s({step:`failed`,error:e instanceof h?e:new h(`INTERNAL`,String(e))})}}return o.step===`done`?r(Q,{kind:e,result:o.result,onAgain:()=>u(``)}):r(`div`,{className:B.page,children:[r(S,{title:t.file,children:[r(D,{label:t.csv,hint:t.hints[e],dropHint:t.dropHint,chooseFile:t.chooseFile,tooLarge:t.tooLarge,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:q,value:n,onChange:u}),n.includes(`�`)&&r(`p`,{role:`alert`,className:B.bad,children:t.notUtf8}),r(`div`,{className:B.submit,children:r(l,{look:o.step===`preview`?`secondary`:`primary`,icon:N,disabled:n.trim()===``,busy:o.step===`checking`,onClick:()=>void p(),children:t.preview})})]}),o.step===`checking`&&r(`p`,{role:`status`,children:t.previewing}),o.step===`failed`&&r(w,{error:o.error}),(o.step===`preview`||o.step===`applying`)&&r(H,{result:o.result,onApply:()=>s({...o,step:`applying`})}),o.step===`applying`&&r(z,{kind:e,csv:o.csv,preview:o.result,onClose:()=>s({...o,step:`preview`}),onDone:e=>s({step:`done`,result:e})}),o.step===`input`&&n===``&&r(S,{title:t.export,children:r(`p`,{className:`muted`,children:t.exportText})})]})}function Q({kind:e,result:t,onAgain:n}){let a=i(R);return r(`div`,{className:B.page,children:[r(H,{title:a.done,result:t}),r(`div`,{className:B.submit,children:[r(l,{onClick:n,children:a.again}),r(C,{look:`primary`,to:e===`PRICES`?`/prices`:`/products`,children:e===`PRICES`?a.seePrices:a.seeProducts})]})]})}export{X as ImportPage};