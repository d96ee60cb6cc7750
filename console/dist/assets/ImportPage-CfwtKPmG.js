import{At as e,Bt as t,C as n,Ct as r,G as i,an as a,b as o,dn as s,g as c,mn as l,w as u,x as d,zt as f}from"./index-Ci1AkQWy.js";import{it as p,pt as m}from"./early-CY4GmciT.js";import{B as h,U as g,V as _,W as v,l as y,r as b,u as x,z as S}from"./parts-DYi6Y7YZ.js";import{U as C,V as w,m as T,p as E,rt as D,w as O}from"./details-DXdyoKLk.js";import{$t as k,t as A}from"./dialogs-DjYVxy_K.js";var j={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};j.node;var M=i(j);t();var N=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},P=new N(`
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
    `);async function I(e,t,n){return e===`PRICES`?(await p(F,{input:t},n)).importPrices:(await p(P,{input:t},n)).importProducts}var L=n({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported, or nothing if something was changed meanwhile and no longer fits.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado, ou nada se algo mudou nesse meio tempo e não cabe mais.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function R({kind:e,csv:t,preview:n,onClose:i,onDone:a}){let o=u(L),s=S(),c=O(),{created:l,updated:d}=n;async function p(){let i=await I(e,{csv:t,dryRun:!1,idempotencyKey:c});await r.invalidateQueries(),a(i.changes.length>0?i:{...i,changes:n.changes})}return f(A,{open:!0,onClose:i,title:o.confirm,text:o.confirmText,children:f(k,{submitLabel:o.apply(l+d,s.count(l+d)),onCancel:i,onSubmit:p,children:f(C,{facts:[{label:o.kinds.label,value:o.kinds[e]},{label:o.counts.created,value:s.count(l)},{label:o.counts.updated,value:s.count(d)}]})})})}var z={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};l();var B=100;function V(e){let{result:t,onApply:n}=e,r=u(L),i=S(),a=t.created+t.updated,o=t.errors.length>0,l=[{label:r.counts.lines,n:t.lines},{label:r.counts.created,n:t.created},{label:r.counts.updated,n:t.updated},{label:r.counts.unchanged,n:t.unchanged},{label:r.counts.errors,n:t.errors.length,bad:!0}];return f(s,{children:[f(v,{title:e.title??r.preview,children:[f(`div`,{className:z.stack,role:`status`,children:[f(E,{counts:l}),o&&f(`p`,{className:z.bad,children:r.errorsText}),!o&&a===0&&f(`p`,{children:r.nothing})]}),n&&!o&&a>0&&f(`div`,{className:z.submit,children:f(c,{look:`primary`,icon:D,onClick:n,children:r.apply(a,i.count(a))})})]}),o&&f(H,{errors:t.errors}),t.changes.length>0&&f(U,{changes:t.changes})]})}function H({errors:e}){d();let{columns:t,wholeLine:n,errors:r,counts:i}=u(L),a=[{id:`line`,header:t.line,cell:({line:e})=>e},{id:`column`,header:t.column,cell:({column:e})=>e?f(`code`,{children:e}):n},{id:`message`,header:t.message,cell:e=>f(`span`,{className:z.wrap,children:o(e)})}];return f(G,{name:`import-errors`,label:i.errors,title:r,columns:a,rows:e})}function U({changes:e}){let t=u(L),n=t.columns,r=[{id:`what`,header:n.what,cell:({subject:e,key:n,action:r})=>f(`span`,{className:z.wrap,children:[t.subjects[e],` `,f(`code`,{children:n}),` `,r===`CREATE`&&f(_,{tone:`good`,children:t.actions.CREATE})]})},{id:`change`,header:n.change,cell:({fields:e})=>f(W,{fields:e})},{id:`line`,header:n.line,align:`end`,cell:({line:e})=>e,wide:!0}];return f(G,{name:`import-changes`,label:n.change,title:t.changes,columns:r,rows:e})}function W({fields:e}){let t=u(L),n=e=>e===``?f(`span`,{className:`muted`,children:t.empty}):e;return f(`ul`,{className:z.fields,children:e.map(({column:e,before:t,after:r})=>f(`li`,{children:[f(`code`,{children:e}),` `,t!==null&&f(s,{children:[f(`del`,{children:n(t)}),` `,f(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),f(`ins`,{children:n(r)})]},e))})}function G(e){let{name:t,label:n,title:r,columns:i,rows:o}=e,s=u(L),l=S(),[d,p]=a(B),m=o.length-d,g=o.slice(0,d).map((e,t)=>({row:e,index:t}));return f(v,{title:r,flush:!0,children:[f(h,{name:t,label:n,columns:i.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:g,rowKey:({index:e})=>String(e),empty:null}),m>0&&f(`div`,{className:z.more,children:f(c,{size:`small`,onClick:()=>p(d+B),children:s.more(l.count(Math.min(m,B)))})})]})}t(),l();var K=5242880,q=[`PRODUCTS`,`PRICES`],J=e(`/signedIn/imports`);function Y(){let e=u(L),{kind:t=`PRODUCTS`}=J.useSearch();return f(s,{children:[f(g,{title:e.title}),f(y,{label:e.kinds.label,children:q.map(n=>f(x,{to:`/imports`,search:n===`PRICES`?{kind:n}:{},current:n===t,children:e.kinds[n]},n))}),f(X,{kind:t},t)]})}function X({kind:e}){let t=u(L),[n,r]=a(``),[i,o]=a({step:`input`}),s=e=>{r(e),o({step:`input`})};async function l(){o({step:`checking`});try{o({step:`preview`,result:await I(e,{csv:n,dryRun:!0})})}catch(e){o({step:`failed`,error:e instanceof m?e:new m(`INTERNAL`,String(e))})}}return i.step===`done`?f(Z,{kind:e,result:i.result,onAgain:()=>s(``)}):f(`div`,{className:z.page,children:[f(v,{title:t.file,children:[f(T,{label:t.csv,hint:t.hints[e],dropHint:t.dropHint,chooseFile:t.chooseFile,tooLarge:t.tooLarge,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:K,value:n,onChange:s}),n.includes(`�`)&&f(`p`,{role:`alert`,className:z.bad,children:t.notUtf8}),f(`div`,{className:z.submit,children:f(c,{look:i.step===`preview`?`secondary`:`primary`,icon:M,disabled:n.trim()===``,busy:i.step===`checking`,onClick:()=>void l(),children:t.preview})})]}),i.step===`checking`&&f(`p`,{role:`status`,children:t.previewing}),i.step===`failed`&&f(w,{error:i.error}),(i.step===`preview`||i.step===`applying`)&&f(V,{result:i.result,onApply:()=>o({...i,step:`applying`})}),i.step===`applying`&&f(R,{kind:e,csv:n,preview:i.result,onClose:()=>o({...i,step:`preview`}),onDone:e=>o({step:`done`,result:e})}),i.step===`input`&&n===``&&f(v,{title:t.export,children:f(`p`,{className:`muted`,children:t.exportText})})]})}function Z({kind:e,result:t,onAgain:n}){let r=u(L);return f(`div`,{className:z.page,children:[f(V,{title:r.done,result:t}),f(`div`,{className:z.submit,children:[f(c,{onClick:n,children:r.again}),f(b,{look:`primary`,to:e===`PRICES`?`/prices`:`/products`,children:e===`PRICES`?r.seePrices:r.seeProducts})]})]})}export{Y as ImportPage};