import{C as e,G as t,Lt as n,Rt as r,St as i,b as a,fn as o,g as s,kt as c,ln as l,rn as u,w as d,x as f}from"./index-BzP1EClE.js";import{$ as p,ct as m}from"./early-CRuJpbae.js";import{A as h,F as g,N as _,P as v,d as y,j as b,s as x,u as S}from"./parts-DggjclEf.js";import{it as C,rt as w,t as T}from"./dialogs-D67FP_ML.js";import{X as E,et as D,m as O,p as k,w as A}from"./details-6EBFLphC.js";var j={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};j.node;var M=t(j);r();var N=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},P=new N(`
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
    `);async function I(e,t,n){return e===`PRICES`?(await p(F,{input:t},n)).importPrices:(await p(P,{input:t},n)).importProducts}var L=e({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported, or nothing if something was changed meanwhile and no longer fits.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado, ou nada se algo mudou nesse meio tempo e não cabe mais.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function R({kind:e,csv:t,preview:r,onClose:a,onDone:o}){let s=d(L),c=v(),l=A(),{created:u,updated:f}=r;async function p(){let n=await I(e,{csv:t,dryRun:!1,idempotencyKey:l});await i.invalidateQueries(),o(n.changes.length>0?n:{...n,changes:r.changes})}return n(T,{open:!0,onClose:a,title:s.confirm,text:s.confirmText,children:n(w,{submitLabel:s.apply(u+f,c.count(u+f)),onCancel:a,onSubmit:p,children:n(E,{facts:[{label:s.kinds.label,value:s.kinds[e]},{label:s.counts.created,value:c.count(u)},{label:s.counts.updated,value:c.count(f)}]})})})}var z={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};o();var B=100;function V(e){let{result:t,onApply:r}=e,i=d(L),a=v(),o=t.created+t.updated,c=t.errors.length>0,u=[{label:i.counts.lines,n:t.lines},{label:i.counts.created,n:t.created},{label:i.counts.updated,n:t.updated},{label:i.counts.unchanged,n:t.unchanged},{label:i.counts.errors,n:t.errors.length,bad:!0}];return n(l,{children:[n(g,{title:e.title??i.preview,children:[n(`div`,{className:z.stack,role:`status`,children:[n(k,{counts:u}),c&&n(`p`,{className:z.bad,children:i.errorsText}),!c&&o===0&&n(`p`,{children:i.nothing})]}),r&&!c&&o>0&&n(`div`,{className:z.submit,children:n(s,{look:`primary`,icon:D,onClick:r,children:i.apply(o,a.count(o))})})]}),c&&n(H,{errors:t.errors}),t.changes.length>0&&n(U,{changes:t.changes})]})}function H({errors:e}){f();let{columns:t,wholeLine:r,errors:i,counts:o}=d(L),s=[{id:`line`,header:t.line,cell:({line:e})=>e},{id:`column`,header:t.column,cell:({column:e})=>e?n(`code`,{children:e}):r},{id:`message`,header:t.message,cell:e=>n(`span`,{className:z.wrap,children:a(e)})}];return n(G,{name:`import-errors`,label:o.errors,title:i,columns:s,rows:e})}function U({changes:e}){let t=d(L),r=t.columns,i=[{id:`what`,header:r.what,cell:({subject:e,key:r,action:i})=>n(`span`,{className:z.wrap,children:[t.subjects[e],` `,n(`code`,{children:r}),` `,i===`CREATE`&&n(b,{tone:`good`,children:t.actions.CREATE})]})},{id:`change`,header:r.change,cell:({fields:e})=>n(W,{fields:e})},{id:`line`,header:r.line,align:`end`,cell:({line:e})=>e,wide:!0}];return n(G,{name:`import-changes`,label:r.change,title:t.changes,columns:i,rows:e})}function W({fields:e}){let t=d(L),r=e=>e===``?n(`span`,{className:`muted`,children:t.empty}):e;return n(`ul`,{className:z.fields,children:e.map(({column:e,before:t,after:i})=>n(`li`,{children:[n(`code`,{children:e}),` `,t!==null&&n(l,{children:[n(`del`,{children:r(t)}),` `,n(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),n(`ins`,{children:r(i)})]},e))})}function G(e){let{name:t,label:r,title:i,columns:a,rows:o}=e,c=d(L),l=v(),[f,p]=u(B),m=o.length-f,_=o.slice(0,f).map((e,t)=>({row:e,index:t}));return n(g,{title:i,flush:!0,children:[n(h,{name:t,label:r,columns:a.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:_,rowKey:({index:e})=>String(e),empty:null}),m>0&&n(`div`,{className:z.more,children:n(s,{size:`small`,onClick:()=>p(f+B),children:c.more(l.count(Math.min(m,B)))})})]})}r(),o();var K=5242880,q=[`PRODUCTS`,`PRICES`],J=c(`/signedIn/imports`);function Y(){let e=d(L),{kind:t=`PRODUCTS`}=J.useSearch();return n(l,{children:[n(_,{title:e.title}),n(y,{label:e.kinds.label,children:q.map(r=>n(S,{to:`/imports`,search:r===`PRICES`?{kind:r}:{},current:r===t,children:e.kinds[r]},r))}),n(X,{kind:t},t)]})}function X({kind:e}){let t=d(L),[r,i]=u(``),[a,o]=u({step:`input`}),c=e=>{i(e),o({step:`input`})};async function l(){o({step:`checking`});try{o({step:`preview`,result:await I(e,{csv:r,dryRun:!0})})}catch(e){o({step:`failed`,error:e instanceof m?e:new m(`INTERNAL`,String(e))})}}return a.step===`done`?n(Z,{kind:e,result:a.result,onAgain:()=>c(``)}):n(`div`,{className:z.page,children:[n(g,{title:t.file,children:[n(O,{label:t.csv,hint:t.hints[e],dropHint:t.dropHint,chooseFile:t.chooseFile,tooLarge:t.tooLarge,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:K,value:r,onChange:c}),r.includes(`�`)&&n(`p`,{role:`alert`,className:z.bad,children:t.notUtf8}),n(`div`,{className:z.submit,children:n(s,{look:a.step===`preview`?`secondary`:`primary`,icon:M,disabled:r.trim()===``,busy:a.step===`checking`,onClick:()=>void l(),children:t.preview})})]}),a.step===`checking`&&n(`p`,{role:`status`,children:t.previewing}),a.step===`failed`&&n(C,{error:a.error}),(a.step===`preview`||a.step===`applying`)&&n(V,{result:a.result,onApply:()=>o({...a,step:`applying`})}),a.step===`applying`&&n(R,{kind:e,csv:r,preview:a.result,onClose:()=>o({...a,step:`preview`}),onDone:e=>o({step:`done`,result:e})}),a.step===`input`&&r===``&&n(g,{title:t.export,children:n(`p`,{className:`muted`,children:t.exportText})})]})}function Z({kind:e,result:t,onAgain:r}){let i=d(L);return n(`div`,{className:z.page,children:[n(V,{title:i.done,result:t}),n(`div`,{className:z.submit,children:[n(s,{onClick:r,children:i.again}),n(x,{look:`primary`,to:e===`PRICES`?`/prices`:`/products`,children:e===`PRICES`?i.seePrices:i.seeProducts})]})]})}export{Y as ImportPage};