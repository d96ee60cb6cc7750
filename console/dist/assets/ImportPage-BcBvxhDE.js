import{At as e,St as t,V as n,Xt as r,_t as i,an as a,b as o,h as s,jt as c,nn as l,y as u}from"./index-Cp0A1w_e.js";import{ct as d,et as f}from"./early-TkO9i4Wa.js";import{M as p,N as m,O as h,a as g,c as _,j as v,k as y,l as b}from"./parts-mq6H3t82.js";import{it as x,rt as S,t as C}from"./dialogs-CP97bDVo.js";import{G as w,Y as T,b as E,d as D,f as O}from"./details-CkmDreeo.js";var k={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};k.node;var A=n(k);c();var j=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},M=new j(`
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
    `);async function P(e,t,n){return e===`PRICES`?(await f(N,{input:t},n)).importPrices:(await f(M,{input:t},n)).importProducts}var F=u({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported, or nothing if something was changed meanwhile and no longer fits.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado, ou nada se algo mudou nesse meio tempo e não cabe mais.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function I({kind:t,csv:n,preview:r,onClose:a,onDone:s}){let c=o(F),l=p(),u=E(),{created:d,updated:f}=r;async function m(){let e=await P(t,{csv:n,dryRun:!1,idempotencyKey:u});await i.invalidateQueries(),s(e.changes.length>0?e:{...e,changes:r.changes})}return e(C,{open:!0,onClose:a,title:c.confirm,text:c.confirmText,children:e(S,{submitLabel:c.apply(d+f,l.count(d+f)),onCancel:a,onSubmit:m,children:e(w,{facts:[{label:c.kinds.label,value:c.kinds[t]},{label:c.counts.created,value:l.count(d)},{label:c.counts.updated,value:l.count(f)}]})})})}var L={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};a();var R=100;function z(t){let{result:n,onApply:r}=t,i=o(F),a=p(),c=n.created+n.updated,u=n.errors.length>0,d=[{label:i.counts.lines,n:n.lines},{label:i.counts.created,n:n.created},{label:i.counts.updated,n:n.updated},{label:i.counts.unchanged,n:n.unchanged},{label:i.counts.errors,n:n.errors.length,bad:!0}];return e(l,{children:[e(m,{title:t.title??i.preview,children:[e(`div`,{className:L.stack,role:`status`,children:[e(D,{counts:d}),u&&e(`p`,{className:L.bad,children:i.errorsText}),!u&&c===0&&e(`p`,{children:i.nothing})]}),r&&!u&&c>0&&e(`div`,{className:L.submit,children:e(s,{look:`primary`,icon:T,onClick:r,children:i.apply(c,a.count(c))})})]}),u&&e(B,{errors:n.errors}),n.changes.length>0&&e(V,{changes:n.changes})]})}function B({errors:t}){let{columns:n,wholeLine:r,errors:i,counts:a}=o(F),s=[{id:`line`,header:n.line,cell:({line:e})=>e},{id:`column`,header:n.column,cell:({column:t})=>t?e(`code`,{children:t}):r},{id:`message`,header:n.message,cell:({message:t})=>e(`span`,{className:L.wrap,children:t})}];return e(U,{name:`import-errors`,label:a.errors,title:i,columns:s,rows:t})}function V({changes:t}){let n=o(F),r=n.columns,i=[{id:`what`,header:r.what,cell:({subject:t,key:r,action:i})=>e(`span`,{className:L.wrap,children:[n.subjects[t],` `,e(`code`,{children:r}),` `,i===`CREATE`&&e(y,{tone:`good`,children:n.actions.CREATE})]})},{id:`change`,header:r.change,cell:({fields:t})=>e(H,{fields:t})},{id:`line`,header:r.line,align:`end`,cell:({line:e})=>e,wide:!0}];return e(U,{name:`import-changes`,label:r.change,title:n.changes,columns:i,rows:t})}function H({fields:t}){let n=o(F),r=t=>t===``?e(`span`,{className:`muted`,children:n.empty}):t;return e(`ul`,{className:L.fields,children:t.map(({column:t,before:n,after:i})=>e(`li`,{children:[e(`code`,{children:t}),` `,n!==null&&e(l,{children:[e(`del`,{children:r(n)}),` `,e(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),e(`ins`,{children:r(i)})]},t))})}function U(t){let{name:n,label:i,title:a,columns:c,rows:l}=t,u=o(F),d=p(),[f,g]=r(R),_=l.length-f,v=l.slice(0,f).map((e,t)=>({row:e,index:t}));return e(m,{title:a,flush:!0,children:[e(h,{name:n,label:i,columns:c.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:v,rowKey:({index:e})=>String(e),empty:null}),_>0&&e(`div`,{className:L.more,children:e(s,{size:`small`,onClick:()=>g(f+R),children:u.more(d.count(Math.min(_,R)))})})]})}c(),a();var W=5242880,G=[`PRODUCTS`,`PRICES`],K=t(`/signedIn/imports`);function q(){let t=o(F),{kind:n=`PRODUCTS`}=K.useSearch();return e(l,{children:[e(v,{title:t.title}),e(b,{label:t.kinds.label,children:G.map(r=>e(_,{to:`/imports`,search:r===`PRICES`?{kind:r}:{},current:r===n,children:t.kinds[r]},r))}),e(J,{kind:n},n)]})}function J({kind:t}){let n=o(F),[i,a]=r(``),[c,l]=r({step:`input`}),u=e=>{a(e),l({step:`input`})};async function f(){l({step:`checking`});try{l({step:`preview`,result:await P(t,{csv:i,dryRun:!0})})}catch(e){l({step:`failed`,error:e instanceof d?e:new d(`INTERNAL`,String(e))})}}return c.step===`done`?e(Y,{kind:t,result:c.result,onAgain:()=>u(``)}):e(`div`,{className:L.page,children:[e(m,{title:n.file,children:[e(O,{label:n.csv,hint:n.hints[t],dropHint:n.dropHint,chooseFile:n.chooseFile,tooLarge:n.tooLarge,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:W,value:i,onChange:u}),i.includes(`�`)&&e(`p`,{role:`alert`,className:L.bad,children:n.notUtf8}),e(`div`,{className:L.submit,children:e(s,{look:c.step===`preview`?`secondary`:`primary`,icon:A,disabled:i.trim()===``,busy:c.step===`checking`,onClick:()=>void f(),children:n.preview})})]}),c.step===`checking`&&e(`p`,{role:`status`,children:n.previewing}),c.step===`failed`&&e(x,{error:c.error}),(c.step===`preview`||c.step===`applying`)&&e(z,{result:c.result,onApply:()=>l({...c,step:`applying`})}),c.step===`applying`&&e(I,{kind:t,csv:i,preview:c.result,onClose:()=>l({...c,step:`preview`}),onDone:e=>l({step:`done`,result:e})}),c.step===`input`&&i===``&&e(m,{title:n.export,children:e(`p`,{className:`muted`,children:n.exportText})})]})}function Y({kind:t,result:n,onAgain:r}){let i=o(F);return e(`div`,{className:L.page,children:[e(z,{title:i.done,result:n}),e(`div`,{className:L.submit,children:[e(s,{onClick:r,children:i.again}),e(g,{look:`primary`,to:t===`PRICES`?`/prices`:`/products`,children:t===`PRICES`?i.seePrices:i.seeProducts})]})]})}export{q as ImportPage};