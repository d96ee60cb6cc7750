import{C as e,G as t,Ht as n,Vt as r,b as i,g as a,gn as o,jt as s,pn as c,sn as l,w as u,wt as d,x as f}from"./index-0TGHxELl.js";import{it as p,pt as m}from"./early-Dvks-6GI.js";import{C as h,H as g,K as _,S as v,U as y,W as b,q as x,r as S}from"./parts-B7sQsaSu.js";import{J as C,K as w,T,h as E,m as D,st as O}from"./details-DW0RqXrY.js";import{$t as k,t as A}from"./dialogs-dPXu_urE.js";var j={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};j.node;var M=t(j);n();var N=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},P=new N(`
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
    `);async function I(e,t,n){return e===`PRICES`?(await p(F,{input:t},n)).importPrices:(await p(P,{input:t},n)).importProducts}var L=e({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported, or nothing if something was changed meanwhile and no longer fits.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado, ou nada se algo mudou nesse meio tempo e não cabe mais.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function R({kind:e,csv:t,preview:n,onClose:i,onDone:a}){let o=u(L),s=g(),c=T(),{created:l,updated:f}=n;async function p(){let r=await I(e,{csv:t,dryRun:!1,idempotencyKey:c});await d.invalidateQueries(),a(r.changes.length>0?r:{...r,changes:n.changes})}return r(A,{open:!0,onClose:i,title:o.confirm,text:o.confirmText,children:r(k,{submitLabel:o.apply(l+f,s.count(l+f)),onCancel:i,onSubmit:p,children:r(C,{facts:[{label:o.kinds.label,value:o.kinds[e]},{label:o.counts.created,value:s.count(l)},{label:o.counts.updated,value:s.count(f)}]})})})}var z={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};o();var B=100;function V(e){let{result:t,onApply:n}=e,i=u(L),o=g(),s=t.created+t.updated,l=t.errors.length>0,d=[{label:i.counts.lines,n:t.lines},{label:i.counts.created,n:t.created},{label:i.counts.updated,n:t.updated},{label:i.counts.unchanged,n:t.unchanged},{label:i.counts.errors,n:t.errors.length,bad:!0}];return r(c,{children:[r(x,{title:e.title??i.preview,children:[r(`div`,{className:z.stack,role:`status`,children:[r(D,{counts:d}),l&&r(`p`,{className:z.bad,children:i.errorsText}),!l&&s===0&&r(`p`,{children:i.nothing})]}),n&&!l&&s>0&&r(`div`,{className:z.submit,children:r(a,{look:`primary`,icon:O,onClick:n,children:i.apply(s,o.count(s))})})]}),l&&r(H,{errors:t.errors}),t.changes.length>0&&r(U,{changes:t.changes})]})}function H({errors:e}){f();let{columns:t,wholeLine:n,errors:a,counts:o}=u(L),s=[{id:`line`,header:t.line,cell:({line:e})=>e},{id:`column`,header:t.column,cell:({column:e})=>e?r(`code`,{children:e}):n},{id:`message`,header:t.message,cell:e=>r(`span`,{className:z.wrap,children:i(e)})}];return r(G,{name:`import-errors`,label:o.errors,title:a,columns:s,rows:e})}function U({changes:e}){let t=u(L),n=t.columns,i=[{id:`what`,header:n.what,cell:({subject:e,key:n,action:i})=>r(`span`,{className:z.wrap,children:[t.subjects[e],` `,r(`code`,{children:n}),` `,i===`CREATE`&&r(b,{tone:`good`,children:t.actions.CREATE})]})},{id:`change`,header:n.change,cell:({fields:e})=>r(W,{fields:e})},{id:`line`,header:n.line,align:`end`,cell:({line:e})=>e,wide:!0}];return r(G,{name:`import-changes`,label:n.change,title:t.changes,columns:i,rows:e})}function W({fields:e}){let t=u(L),n=e=>e===``?r(`span`,{className:`muted`,children:t.empty}):e;return r(`ul`,{className:z.fields,children:e.map(({column:e,before:t,after:i})=>r(`li`,{children:[r(`code`,{children:e}),` `,t!==null&&r(c,{children:[r(`del`,{children:n(t)}),` `,r(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),r(`ins`,{children:n(i)})]},e))})}function G(e){let{name:t,label:n,title:i,columns:o,rows:s}=e,c=u(L),d=g(),[f,p]=l(B),m=s.length-f,h=s.slice(0,f).map((e,t)=>({row:e,index:t}));return r(x,{title:i,flush:!0,children:[r(y,{name:t,label:n,columns:o.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:h,rowKey:({index:e})=>String(e),empty:null}),m>0&&r(`div`,{className:z.more,children:r(a,{size:`small`,onClick:()=>p(f+B),children:c.more(d.count(Math.min(m,B)))})})]})}n(),o();var K=5242880,q=[`PRODUCTS`,`PRICES`],J=s(`/signedIn/imports`);function Y(){let e=u(L),{kind:t=`PRODUCTS`}=J.useSearch();return r(c,{children:[r(_,{title:e.title}),r(v,{label:e.kinds.label,children:q.map(n=>r(h,{to:`/imports`,search:n===`PRICES`?{kind:n}:{},current:n===t,children:e.kinds[n]},n))}),r(X,{kind:t},t)]})}function X({kind:e}){let t=u(L),[n,i]=l(``),[o,s]=l({step:`input`}),c=e=>{i(e),s({step:`input`})};async function d(){s({step:`checking`});try{s({step:`preview`,result:await I(e,{csv:n,dryRun:!0})})}catch(e){s({step:`failed`,error:e instanceof m?e:new m(`INTERNAL`,String(e))})}}return o.step===`done`?r(Z,{kind:e,result:o.result,onAgain:()=>c(``)}):r(`div`,{className:z.page,children:[r(x,{title:t.file,children:[r(E,{label:t.csv,hint:t.hints[e],dropHint:t.dropHint,chooseFile:t.chooseFile,tooLarge:t.tooLarge,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:K,value:n,onChange:c}),n.includes(`�`)&&r(`p`,{role:`alert`,className:z.bad,children:t.notUtf8}),r(`div`,{className:z.submit,children:r(a,{look:o.step===`preview`?`secondary`:`primary`,icon:M,disabled:n.trim()===``,busy:o.step===`checking`,onClick:()=>void d(),children:t.preview})})]}),o.step===`checking`&&r(`p`,{role:`status`,children:t.previewing}),o.step===`failed`&&r(w,{error:o.error}),(o.step===`preview`||o.step===`applying`)&&r(V,{result:o.result,onApply:()=>s({...o,step:`applying`})}),o.step===`applying`&&r(R,{kind:e,csv:n,preview:o.result,onClose:()=>s({...o,step:`preview`}),onDone:e=>s({step:`done`,result:e})}),o.step===`input`&&n===``&&r(x,{title:t.export,children:r(`p`,{className:`muted`,children:t.exportText})})]})}function Z({kind:e,result:t,onAgain:n}){let i=u(L);return r(`div`,{className:z.page,children:[r(V,{title:i.done,result:t}),r(`div`,{className:z.submit,children:[r(a,{onClick:n,children:i.again}),r(S,{look:`primary`,to:e===`PRICES`?`/prices`:`/products`,children:e===`PRICES`?i.seePrices:i.seeProducts})]})]})}export{Y as ImportPage};