import{C as e,D as t,Dt as n,E as r,Gt as i,J as a,Kt as o,Pt as s,_n as c,bn as l,dn as u,w as d,y as f}from"./index-BcOHjEZP.js";import{it as p,pt as m}from"./early-CfQr5XEC.js";import{C as h,G as g,K as _,S as v,Y as y,Z as b,q as x,r as S}from"./parts-dljrLVEa.js";import{B as C,H as w,S as T,h as E,m as D,rt as O}from"./details-BbL3iHvP.js";import{$t as k,t as A}from"./dialogs-BGMIoYzq.js";var j={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};j.node;var M=a(j);o();var N=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},P=new N(`
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
    `),F=new N(`
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
    `);async function I(e,t,n){return e===`PRICES`?(await p(F,{input:t},n)).importPrices:(await p(P,{input:t},n)).importProducts}var L=r({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported, or nothing if something was changed meanwhile and no longer fits.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado, ou nada se algo mudou nesse meio tempo e não cabe mais.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function R({kind:e,csv:r,preview:a,onClose:o,onDone:s}){let c=t(L),l=g(),u=T(),{created:d,updated:f}=a;async function p(){let t=await I(e,{csv:r,dryRun:!1,idempotencyKey:u});await n.invalidateQueries(),s(t.changes.length>0?t:{...t,changes:a.changes})}return i(A,{open:!0,onClose:o,title:c.confirm,text:c.confirmText,children:i(k,{submitLabel:c.apply(d+f,l.count(d+f)),onCancel:o,onSubmit:p,children:i(w,{facts:[{label:c.kinds.label,value:c.kinds[e]},{label:c.counts.created,value:l.count(d)},{label:c.counts.updated,value:l.count(f)}]})})})}var z={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};l();var B=100;function V(e){let{result:n,onApply:r}=e,a=t(L),o=g(),s=n.created+n.updated,l=n.errors.length>0,u=[{label:a.counts.lines,n:n.lines},{label:a.counts.created,n:n.created},{label:a.counts.updated,n:n.updated},{label:a.counts.unchanged,n:n.unchanged},{label:a.counts.errors,n:n.errors.length,bad:!0}];return i(c,{children:[i(b,{title:e.title??a.preview,children:[i(`div`,{className:z.stack,role:`status`,children:[i(D,{counts:u}),l&&i(`p`,{className:z.bad,children:a.errorsText}),!l&&s===0&&i(`p`,{children:a.nothing})]}),r&&!l&&s>0&&i(`div`,{className:z.submit,children:i(f,{look:`primary`,icon:O,onClick:r,children:a.apply(s,o.count(s))})})]}),l&&i(H,{errors:n.errors}),n.changes.length>0&&i(U,{changes:n.changes})]})}function H({errors:n}){d();let{columns:r,wholeLine:a,errors:o,counts:s}=t(L),c=[{id:`line`,header:r.line,cell:({line:e})=>e},{id:`column`,header:r.column,cell:({column:e})=>e?i(`code`,{children:e}):a},{id:`message`,header:r.message,cell:t=>i(`span`,{className:z.wrap,children:e(t)})}];return i(G,{name:`import-errors`,label:s.errors,title:o,columns:c,rows:n})}function U({changes:e}){let n=t(L),r=n.columns,a=[{id:`what`,header:r.what,cell:({subject:e,key:t,action:r})=>i(`span`,{className:z.wrap,children:[n.subjects[e],` `,i(`code`,{children:t}),` `,r===`CREATE`&&i(x,{tone:`good`,children:n.actions.CREATE})]})},{id:`change`,header:r.change,cell:({fields:e})=>i(W,{fields:e})},{id:`line`,header:r.line,align:`end`,cell:({line:e})=>e,wide:!0}];return i(G,{name:`import-changes`,label:r.change,title:n.changes,columns:a,rows:e})}function W({fields:e}){let n=t(L),r=e=>e===``?i(`span`,{className:`muted`,children:n.empty}):e;return i(`ul`,{className:z.fields,children:e.map(({column:e,before:t,after:n})=>i(`li`,{children:[i(`code`,{children:e}),` `,t!==null&&i(c,{children:[i(`del`,{children:r(t)}),` `,i(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),i(`ins`,{children:r(n)})]},e))})}function G(e){let{name:n,label:r,title:a,columns:o,rows:s}=e,c=t(L),l=g(),[d,p]=u(B),m=s.length-d,h=s.slice(0,d).map((e,t)=>({row:e,index:t}));return i(b,{title:a,flush:!0,children:[i(_,{name:n,label:r,columns:o.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:h,rowKey:({index:e})=>String(e),empty:null}),m>0&&i(`div`,{className:z.more,children:i(f,{size:`small`,onClick:()=>p(d+B),children:c.more(l.count(Math.min(m,B)))})})]})}o(),l();var K=5242880,q=[`PRODUCTS`,`PRICES`],J=s(`/signedIn/imports`);function Y(){let e=t(L),{kind:n=`PRODUCTS`}=J.useSearch();return i(c,{children:[i(y,{title:e.title}),i(v,{label:e.kinds.label,children:q.map(t=>i(h,{to:`/imports`,search:t===`PRICES`?{kind:t}:{},current:t===n,children:e.kinds[t]},t))}),i(X,{kind:n},n)]})}function X({kind:e}){let n=t(L),[r,a]=u(``),[o,s]=u({step:`input`}),c=e=>{a(e),s({step:`input`})};async function l(){s({step:`checking`});try{s({step:`preview`,result:await I(e,{csv:r,dryRun:!0})})}catch(e){s({step:`failed`,error:e instanceof m?e:new m(`INTERNAL`,String(e))})}}return o.step===`done`?i(Z,{kind:e,result:o.result,onAgain:()=>c(``)}):i(`div`,{className:z.page,children:[i(b,{title:n.file,children:[i(E,{label:n.csv,hint:n.hints[e],dropHint:n.dropHint,chooseFile:n.chooseFile,tooLarge:n.tooLarge,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:K,value:r,onChange:c}),r.includes(`�`)&&i(`p`,{role:`alert`,className:z.bad,children:n.notUtf8}),i(`div`,{className:z.submit,children:i(f,{look:o.step===`preview`?`secondary`:`primary`,icon:M,disabled:r.trim()===``,busy:o.step===`checking`,onClick:()=>void l(),children:n.preview})})]}),o.step===`checking`&&i(`p`,{role:`status`,children:n.previewing}),o.step===`failed`&&i(C,{error:o.error}),(o.step===`preview`||o.step===`applying`)&&i(V,{result:o.result,onApply:()=>s({...o,step:`applying`})}),o.step===`applying`&&i(R,{kind:e,csv:r,preview:o.result,onClose:()=>s({...o,step:`preview`}),onDone:e=>s({step:`done`,result:e})}),o.step===`input`&&r===``&&i(b,{title:n.export,children:i(`p`,{className:`muted`,children:n.exportText})})]})}function Z({kind:e,result:n,onAgain:r}){let a=t(L);return i(`div`,{className:z.page,children:[i(V,{title:a.done,result:n}),i(`div`,{className:z.submit,children:[i(f,{onClick:r,children:a.again}),i(S,{look:`primary`,to:e===`PRICES`?`/prices`:`/products`,children:e===`PRICES`?a.seePrices:a.seeProducts})]})]})}export{Y as ImportPage};