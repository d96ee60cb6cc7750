import{Ct as e,H as t,Mt as n,Zt as r,b as i,g as a,jt as o,on as s,rn as c,vt as l,x as u}from"./index-pEbad9IO.js";import{ct as d,et as f}from"./early-B5IRyXOX.js";import{A as p,M as m,N as h,P as g,k as _,l as v,o as y,u as b}from"./parts-CwdO98Ky.js";import{it as x,rt as S,t as C}from"./dialogs-Fvos1y_P.js";import{G as w,Y as T,b as E,d as D,f as O}from"./details-CxT677om.js";var k={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};k.node;var A=t(k);n();var j=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},M=new j(`
    mutation ImportProducts($input: ImportInput!) {
  importProducts(input: $input) {
    lines
    created
    updated
    unchanged
    errors {
      line
      column
      code
      message
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
    `),N=new j(`
    mutation ImportPrices($input: ImportInput!) {
  importPrices(input: $input) {
    lines
    created
    updated
    unchanged
    errors {
      line
      column
      code
      message
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
    `);async function P(e,t,n){return e===`PRICES`?(await f(N,{input:t},n)).importPrices:(await f(M,{input:t},n)).importProducts}var F=i({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported, or nothing if something was changed meanwhile and no longer fits.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado, ou nada se algo mudou nesse meio tempo e não cabe mais.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function I({kind:e,csv:t,preview:n,onClose:r,onDone:i}){let a=u(F),s=h(),c=E(),{created:d,updated:f}=n;async function p(){let r=await P(e,{csv:t,dryRun:!1,idempotencyKey:c});await l.invalidateQueries(),i(r.changes.length>0?r:{...r,changes:n.changes})}return o(C,{open:!0,onClose:r,title:a.confirm,text:a.confirmText,children:o(S,{submitLabel:a.apply(d+f,s.count(d+f)),onCancel:r,onSubmit:p,children:o(w,{facts:[{label:a.kinds.label,value:a.kinds[e]},{label:a.counts.created,value:s.count(d)},{label:a.counts.updated,value:s.count(f)}]})})})}var L={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};s();var R=100;function z(e){let{result:t,onApply:n}=e,r=u(F),i=h(),s=t.created+t.updated,l=t.errors.length>0,d=[{label:r.counts.lines,n:t.lines},{label:r.counts.created,n:t.created},{label:r.counts.updated,n:t.updated},{label:r.counts.unchanged,n:t.unchanged},{label:r.counts.errors,n:t.errors.length,bad:!0}];return o(c,{children:[o(g,{title:e.title??r.preview,children:[o(`div`,{className:L.stack,role:`status`,children:[o(D,{counts:d}),l&&o(`p`,{className:L.bad,children:r.errorsText}),!l&&s===0&&o(`p`,{children:r.nothing})]}),n&&!l&&s>0&&o(`div`,{className:L.submit,children:o(a,{look:`primary`,icon:T,onClick:n,children:r.apply(s,i.count(s))})})]}),l&&o(B,{errors:t.errors}),t.changes.length>0&&o(V,{changes:t.changes})]})}function B({errors:e}){let{columns:t,wholeLine:n,errors:r,counts:i}=u(F),a=[{id:`line`,header:t.line,cell:({line:e})=>e},{id:`column`,header:t.column,cell:({column:e})=>e?o(`code`,{children:e}):n},{id:`message`,header:t.message,cell:({message:e})=>o(`span`,{className:L.wrap,children:e})}];return o(U,{name:`import-errors`,label:i.errors,title:r,columns:a,rows:e})}function V({changes:e}){let t=u(F),n=t.columns,r=[{id:`what`,header:n.what,cell:({subject:e,key:n,action:r})=>o(`span`,{className:L.wrap,children:[t.subjects[e],` `,o(`code`,{children:n}),` `,r===`CREATE`&&o(p,{tone:`good`,children:t.actions.CREATE})]})},{id:`change`,header:n.change,cell:({fields:e})=>o(H,{fields:e})},{id:`line`,header:n.line,align:`end`,cell:({line:e})=>e,wide:!0}];return o(U,{name:`import-changes`,label:n.change,title:t.changes,columns:r,rows:e})}function H({fields:e}){let t=u(F),n=e=>e===``?o(`span`,{className:`muted`,children:t.empty}):e;return o(`ul`,{className:L.fields,children:e.map(({column:e,before:t,after:r})=>o(`li`,{children:[o(`code`,{children:e}),` `,t!==null&&o(c,{children:[o(`del`,{children:n(t)}),` `,o(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),o(`ins`,{children:n(r)})]},e))})}function U(e){let{name:t,label:n,title:i,columns:s,rows:c}=e,l=u(F),d=h(),[f,p]=r(R),m=c.length-f,v=c.slice(0,f).map((e,t)=>({row:e,index:t}));return o(g,{title:i,flush:!0,children:[o(_,{name:t,label:n,columns:s.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:v,rowKey:({index:e})=>String(e),empty:null}),m>0&&o(`div`,{className:L.more,children:o(a,{size:`small`,onClick:()=>p(f+R),children:l.more(d.count(Math.min(m,R)))})})]})}n(),s();var W=5242880,G=[`PRODUCTS`,`PRICES`],K=e(`/signedIn/imports`);function q(){let e=u(F),{kind:t=`PRODUCTS`}=K.useSearch();return o(c,{children:[o(m,{title:e.title}),o(b,{label:e.kinds.label,children:G.map(n=>o(v,{to:`/imports`,search:n===`PRICES`?{kind:n}:{},current:n===t,children:e.kinds[n]},n))}),o(J,{kind:t},t)]})}function J({kind:e}){let t=u(F),[n,i]=r(``),[s,c]=r({step:`input`}),l=e=>{i(e),c({step:`input`})};async function f(){c({step:`checking`});try{c({step:`preview`,result:await P(e,{csv:n,dryRun:!0})})}catch(e){c({step:`failed`,error:e instanceof d?e:new d(`INTERNAL`,String(e))})}}return s.step===`done`?o(Y,{kind:e,result:s.result,onAgain:()=>l(``)}):o(`div`,{className:L.page,children:[o(g,{title:t.file,children:[o(O,{label:t.csv,hint:t.hints[e],dropHint:t.dropHint,chooseFile:t.chooseFile,tooLarge:t.tooLarge,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:W,value:n,onChange:l}),n.includes(`�`)&&o(`p`,{role:`alert`,className:L.bad,children:t.notUtf8}),o(`div`,{className:L.submit,children:o(a,{look:s.step===`preview`?`secondary`:`primary`,icon:A,disabled:n.trim()===``,busy:s.step===`checking`,onClick:()=>void f(),children:t.preview})})]}),s.step===`checking`&&o(`p`,{role:`status`,children:t.previewing}),s.step===`failed`&&o(x,{error:s.error}),(s.step===`preview`||s.step===`applying`)&&o(z,{result:s.result,onApply:()=>c({...s,step:`applying`})}),s.step===`applying`&&o(I,{kind:e,csv:n,preview:s.result,onClose:()=>c({...s,step:`preview`}),onDone:e=>c({step:`done`,result:e})}),s.step===`input`&&n===``&&o(g,{title:t.export,children:o(`p`,{className:`muted`,children:t.exportText})})]})}function Y({kind:e,result:t,onAgain:n}){let r=u(F);return o(`div`,{className:L.page,children:[o(z,{title:r.done,result:t}),o(`div`,{className:L.submit,children:[o(a,{onClick:n,children:r.again}),o(y,{look:`primary`,to:e===`PRICES`?`/prices`:`/products`,children:e===`PRICES`?r.seePrices:r.seeProducts})]})]})}export{q as ImportPage};