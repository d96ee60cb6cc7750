import{C as e,E as t,Et as n,Gt as r,Nt as i,S as a,T as o,Wt as s,gn as c,q as l,un as u,v as d,yn as f}from"./index-CwcODLW1.js";import{it as p,pt as m}from"./early-CfQr5XEC.js";import{C as h,G as g,K as _,S as v,Y as y,Z as b,q as x,r as S}from"./parts-DRGWu0GN.js";import{B as C,H as w,S as T,h as E,m as D,rt as O}from"./details-DFBeDGDg.js";import{$t as k,t as A}from"./dialogs-BzZ_W2pv.js";var j={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};j.node;var M=l(j);r();var N=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},P=new N(`
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
    `);async function I(e,t,n){return e===`PRICES`?(await p(F,{input:t},n)).importPrices:(await p(P,{input:t},n)).importProducts}var L=o({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported, or nothing if something was changed meanwhile and no longer fits.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado, ou nada se algo mudou nesse meio tempo e não cabe mais.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function R({kind:e,csv:r,preview:i,onClose:a,onDone:o}){let c=t(L),l=g(),u=T(),{created:d,updated:f}=i;async function p(){let t=await I(e,{csv:r,dryRun:!1,idempotencyKey:u});await n.invalidateQueries(),o(t.changes.length>0?t:{...t,changes:i.changes})}return s(A,{open:!0,onClose:a,title:c.confirm,text:c.confirmText,children:s(k,{submitLabel:c.apply(d+f,l.count(d+f)),onCancel:a,onSubmit:p,children:s(w,{facts:[{label:c.kinds.label,value:c.kinds[e]},{label:c.counts.created,value:l.count(d)},{label:c.counts.updated,value:l.count(f)}]})})})}var z={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};f();var B=100;function V(e){let{result:n,onApply:r}=e,i=t(L),a=g(),o=n.created+n.updated,l=n.errors.length>0,u=[{label:i.counts.lines,n:n.lines},{label:i.counts.created,n:n.created},{label:i.counts.updated,n:n.updated},{label:i.counts.unchanged,n:n.unchanged},{label:i.counts.errors,n:n.errors.length,bad:!0}];return s(c,{children:[s(b,{title:e.title??i.preview,children:[s(`div`,{className:z.stack,role:`status`,children:[s(D,{counts:u}),l&&s(`p`,{className:z.bad,children:i.errorsText}),!l&&o===0&&s(`p`,{children:i.nothing})]}),r&&!l&&o>0&&s(`div`,{className:z.submit,children:s(d,{look:`primary`,icon:O,onClick:r,children:i.apply(o,a.count(o))})})]}),l&&s(H,{errors:n.errors}),n.changes.length>0&&s(U,{changes:n.changes})]})}function H({errors:n}){e();let{columns:r,wholeLine:i,errors:o,counts:c}=t(L),l=[{id:`line`,header:r.line,cell:({line:e})=>e},{id:`column`,header:r.column,cell:({column:e})=>e?s(`code`,{children:e}):i},{id:`message`,header:r.message,cell:e=>s(`span`,{className:z.wrap,children:a(e)})}];return s(G,{name:`import-errors`,label:c.errors,title:o,columns:l,rows:n})}function U({changes:e}){let n=t(L),r=n.columns,i=[{id:`what`,header:r.what,cell:({subject:e,key:t,action:r})=>s(`span`,{className:z.wrap,children:[n.subjects[e],` `,s(`code`,{children:t}),` `,r===`CREATE`&&s(x,{tone:`good`,children:n.actions.CREATE})]})},{id:`change`,header:r.change,cell:({fields:e})=>s(W,{fields:e})},{id:`line`,header:r.line,align:`end`,cell:({line:e})=>e,wide:!0}];return s(G,{name:`import-changes`,label:r.change,title:n.changes,columns:i,rows:e})}function W({fields:e}){let n=t(L),r=e=>e===``?s(`span`,{className:`muted`,children:n.empty}):e;return s(`ul`,{className:z.fields,children:e.map(({column:e,before:t,after:n})=>s(`li`,{children:[s(`code`,{children:e}),` `,t!==null&&s(c,{children:[s(`del`,{children:r(t)}),` `,s(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),s(`ins`,{children:r(n)})]},e))})}function G(e){let{name:n,label:r,title:i,columns:a,rows:o}=e,c=t(L),l=g(),[f,p]=u(B),m=o.length-f,h=o.slice(0,f).map((e,t)=>({row:e,index:t}));return s(b,{title:i,flush:!0,children:[s(_,{name:n,label:r,columns:a.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:h,rowKey:({index:e})=>String(e),empty:null}),m>0&&s(`div`,{className:z.more,children:s(d,{size:`small`,onClick:()=>p(f+B),children:c.more(l.count(Math.min(m,B)))})})]})}r(),f();var K=5242880,q=[`PRODUCTS`,`PRICES`],J=i(`/signedIn/imports`);function Y(){let e=t(L),{kind:n=`PRODUCTS`}=J.useSearch();return s(c,{children:[s(y,{title:e.title}),s(v,{label:e.kinds.label,children:q.map(t=>s(h,{to:`/imports`,search:t===`PRICES`?{kind:t}:{},current:t===n,children:e.kinds[t]},t))}),s(X,{kind:n},n)]})}function X({kind:e}){let n=t(L),[r,i]=u(``),[a,o]=u({step:`input`}),c=e=>{i(e),o({step:`input`})};async function l(){o({step:`checking`});try{o({step:`preview`,result:await I(e,{csv:r,dryRun:!0})})}catch(e){o({step:`failed`,error:e instanceof m?e:new m(`INTERNAL`,String(e))})}}return a.step===`done`?s(Z,{kind:e,result:a.result,onAgain:()=>c(``)}):s(`div`,{className:z.page,children:[s(b,{title:n.file,children:[s(E,{label:n.csv,hint:n.hints[e],dropHint:n.dropHint,chooseFile:n.chooseFile,tooLarge:n.tooLarge,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:K,value:r,onChange:c}),r.includes(`�`)&&s(`p`,{role:`alert`,className:z.bad,children:n.notUtf8}),s(`div`,{className:z.submit,children:s(d,{look:a.step===`preview`?`secondary`:`primary`,icon:M,disabled:r.trim()===``,busy:a.step===`checking`,onClick:()=>void l(),children:n.preview})})]}),a.step===`checking`&&s(`p`,{role:`status`,children:n.previewing}),a.step===`failed`&&s(C,{error:a.error}),(a.step===`preview`||a.step===`applying`)&&s(V,{result:a.result,onApply:()=>o({...a,step:`applying`})}),a.step===`applying`&&s(R,{kind:e,csv:r,preview:a.result,onClose:()=>o({...a,step:`preview`}),onDone:e=>o({step:`done`,result:e})}),a.step===`input`&&r===``&&s(b,{title:n.export,children:s(`p`,{className:`muted`,children:n.exportText})})]})}function Z({kind:e,result:n,onAgain:r}){let i=t(L);return s(`div`,{className:z.page,children:[s(V,{title:i.done,result:n}),s(`div`,{className:z.submit,children:[s(d,{onClick:r,children:i.again}),s(S,{look:`primary`,to:e===`PRICES`?`/prices`:`/products`,children:e===`PRICES`?i.seePrices:i.seeProducts})]})]})}export{Y as ImportPage};