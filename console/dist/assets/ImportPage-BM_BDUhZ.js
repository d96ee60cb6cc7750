import{At as e,B as t,Yt as n,gt as r,in as i,kt as a,m as o,tn as s,v as c,xt as l,y as u}from"./index-DYcuAoF6.js";import{ct as d,et as f}from"./early-NQvuXKrB.js";import{M as p,N as m,O as h,a as g,c as _,j as v,k as y,l as b}from"./parts-C0Z_Ugd4.js";import{it as x,rt as S,t as C}from"./dialogs-nSjOBcUc.js";import{G as w,Y as T,b as E,d as D,f as O}from"./details-DyJtnXNU.js";var k={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};k.node;var A=t(k);e();var j=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},M=new j(`
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
    `);async function P(e,t,n){return e===`PRICES`?(await f(N,{input:t},n)).importPrices:(await f(M,{input:t},n)).importProducts}var F=c({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported, or nothing if something was changed meanwhile and no longer fits.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado, ou nada se algo mudou nesse meio tempo e não cabe mais.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function I({kind:e,csv:t,preview:n,onClose:i,onDone:o}){let s=u(F),c=p(),l=E(),{created:d,updated:f}=n;async function m(){let i=await P(e,{csv:t,dryRun:!1,idempotencyKey:l});await r.invalidateQueries(),o(i.changes.length>0?i:{...i,changes:n.changes})}return a(C,{open:!0,onClose:i,title:s.confirm,text:s.confirmText,children:a(S,{submitLabel:s.apply(d+f,c.count(d+f)),onCancel:i,onSubmit:m,children:a(w,{facts:[{label:s.kinds.label,value:s.kinds[e]},{label:s.counts.created,value:c.count(d)},{label:s.counts.updated,value:c.count(f)}]})})})}var L={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};i();var R=100;function z(e){let{result:t,onApply:n}=e,r=u(F),i=p(),c=t.created+t.updated,l=t.errors.length>0,d=[{label:r.counts.lines,n:t.lines},{label:r.counts.created,n:t.created},{label:r.counts.updated,n:t.updated},{label:r.counts.unchanged,n:t.unchanged},{label:r.counts.errors,n:t.errors.length,bad:!0}];return a(s,{children:[a(m,{title:e.title??r.preview,children:[a(`div`,{className:L.stack,role:`status`,children:[a(D,{counts:d}),l&&a(`p`,{className:L.bad,children:r.errorsText}),!l&&c===0&&a(`p`,{children:r.nothing})]}),n&&!l&&c>0&&a(`div`,{className:L.submit,children:a(o,{look:`primary`,icon:T,onClick:n,children:r.apply(c,i.count(c))})})]}),l&&a(B,{errors:t.errors}),t.changes.length>0&&a(V,{changes:t.changes})]})}function B({errors:e}){let{columns:t,wholeLine:n,errors:r,counts:i}=u(F),o=[{id:`line`,header:t.line,cell:({line:e})=>e},{id:`column`,header:t.column,cell:({column:e})=>e?a(`code`,{children:e}):n},{id:`message`,header:t.message,cell:({message:e})=>a(`span`,{className:L.wrap,children:e})}];return a(U,{name:`import-errors`,label:i.errors,title:r,columns:o,rows:e})}function V({changes:e}){let t=u(F),n=t.columns,r=[{id:`what`,header:n.what,cell:({subject:e,key:n,action:r})=>a(`span`,{className:L.wrap,children:[t.subjects[e],` `,a(`code`,{children:n}),` `,r===`CREATE`&&a(y,{tone:`good`,children:t.actions.CREATE})]})},{id:`change`,header:n.change,cell:({fields:e})=>a(H,{fields:e})},{id:`line`,header:n.line,align:`end`,cell:({line:e})=>e,wide:!0}];return a(U,{name:`import-changes`,label:n.change,title:t.changes,columns:r,rows:e})}function H({fields:e}){let t=u(F),n=e=>e===``?a(`span`,{className:`muted`,children:t.empty}):e;return a(`ul`,{className:L.fields,children:e.map(({column:e,before:t,after:r})=>a(`li`,{children:[a(`code`,{children:e}),` `,t!==null&&a(s,{children:[a(`del`,{children:n(t)}),` `,a(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),a(`ins`,{children:n(r)})]},e))})}function U(e){let{name:t,label:r,title:i,columns:s,rows:c}=e,l=u(F),d=p(),[f,g]=n(R),_=c.length-f,v=c.slice(0,f).map((e,t)=>({row:e,index:t}));return a(m,{title:i,flush:!0,children:[a(h,{name:t,label:r,columns:s.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:v,rowKey:({index:e})=>String(e),empty:null}),_>0&&a(`div`,{className:L.more,children:a(o,{size:`small`,onClick:()=>g(f+R),children:l.more(d.count(Math.min(_,R)))})})]})}e(),i();var W=5242880,G=[`PRODUCTS`,`PRICES`],K=l(`/signedIn/imports`);function q(){let e=u(F),{kind:t=`PRODUCTS`}=K.useSearch();return a(s,{children:[a(v,{title:e.title}),a(b,{label:e.kinds.label,children:G.map(n=>a(_,{to:`/imports`,search:n===`PRICES`?{kind:n}:{},current:n===t,children:e.kinds[n]},n))}),a(J,{kind:t},t)]})}function J({kind:e}){let t=u(F),[r,i]=n(``),[s,c]=n({step:`input`}),l=e=>{i(e),c({step:`input`})};async function f(){c({step:`checking`});try{c({step:`preview`,result:await P(e,{csv:r,dryRun:!0})})}catch(e){c({step:`failed`,error:e instanceof d?e:new d(`INTERNAL`,String(e))})}}return s.step===`done`?a(Y,{kind:e,result:s.result,onAgain:()=>l(``)}):a(`div`,{className:L.page,children:[a(m,{title:t.file,children:[a(O,{label:t.csv,hint:t.hints[e],dropHint:t.dropHint,chooseFile:t.chooseFile,tooLarge:t.tooLarge,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:W,value:r,onChange:l}),r.includes(`�`)&&a(`p`,{role:`alert`,className:L.bad,children:t.notUtf8}),a(`div`,{className:L.submit,children:a(o,{look:s.step===`preview`?`secondary`:`primary`,icon:A,disabled:r.trim()===``,busy:s.step===`checking`,onClick:()=>void f(),children:t.preview})})]}),s.step===`checking`&&a(`p`,{role:`status`,children:t.previewing}),s.step===`failed`&&a(x,{error:s.error}),(s.step===`preview`||s.step===`applying`)&&a(z,{result:s.result,onApply:()=>c({...s,step:`applying`})}),s.step===`applying`&&a(I,{kind:e,csv:r,preview:s.result,onClose:()=>c({...s,step:`preview`}),onDone:e=>c({step:`done`,result:e})}),s.step===`input`&&r===``&&a(m,{title:t.export,children:a(`p`,{className:`muted`,children:t.exportText})})]})}function Y({kind:e,result:t,onAgain:n}){let r=u(F);return a(`div`,{className:L.page,children:[a(z,{title:r.done,result:t}),a(`div`,{className:L.submit,children:[a(o,{onClick:n,children:r.again}),a(g,{look:`primary`,to:e===`PRICES`?`/prices`:`/products`,children:e===`PRICES`?r.seePrices:r.seeProducts})]})]})}export{q as ImportPage};