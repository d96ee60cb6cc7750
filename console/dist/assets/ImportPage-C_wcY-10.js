import{At as e,Bt as t,C as n,Ct as r,G as i,Vt as a,b as o,fn as s,g as c,hn as l,on as u,w as d,x as f}from"./index-DStYPVG5.js";import{it as p,pt as m}from"./early-CY4GmciT.js";import{C as h,H as g,K as _,S as v,U as y,W as b,q as x,r as S}from"./parts-CzZ38pdg.js";import{G as C,m as w,p as T,q as E,st as D,w as O}from"./details-CwQO3Pyu.js";import{$t as k,t as A}from"./dialogs-BtUfKpgs.js";var j={name:`list-checks`,size:24,node:[[`path`,{d:`M13 5h8`,key:`a7qcls`}],[`path`,{d:`M13 12h8`,key:`h98zly`}],[`path`,{d:`M13 19h8`,key:`c3s6r1`}],[`path`,{d:`m3 17 2 2 4-4`,key:`1jhpwq`}],[`path`,{d:`m3 7 2 2 4-4`,key:`1obspn`}]]};j.node;var M=i(j);a();var N=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},P=new N(`
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
    `);async function I(e,t,n){return e===`PRICES`?(await p(F,{input:t},n)).importPrices:(await p(P,{input:t},n)).importProducts}var L=n({title:`Imports`,kinds:{label:`What to import`,PRODUCTS:`Products`,PRICES:`Prices`},file:`File`,csv:`CSV`,hints:{PRODUCTS:`A heading and a line for each variation. Columns: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. An empty cell leaves what is there; nothing is removed.`,PRICES:`A heading and a line for each price. Columns: sku, tier, price. Prices that the file does not name stay.`},dropHint:`Up to 10,000 lines. Drop a file into the field, or`,chooseFile:`Choose a file`,tooLarge:`The file is larger than 5 MB. Split it.`,notUtf8:`Some characters could not be read. Save the file as “CSV, UTF-8” and choose it again.`,preview:`Preview`,previewing:`The file is checked…`,counts:{lines:`Lines`,created:`New`,updated:`Changed`,unchanged:`As before`,errors:`Errors`},nothing:`Nothing changes: everything is as the file says already.`,errors:`What is wrong`,errorsText:`Nothing is imported while a line is wrong. Correct the file and preview it again.`,changes:`What changes`,columns:{line:`Line`,column:`Column`,message:`Why`,what:`What`,change:`Change`},wholeLine:`line`,actions:{CREATE:`New`,UPDATE:`Change`},subjects:{PRODUCT:`Product`,VARIATION:`Variation`,TIER_PRICE:`Price`},empty:`empty`,more:e=>`Show ${e} more`,apply:(e,t)=>e===1?`Import one change`:`Import ${t} changes`,confirm:`Import`,confirmText:`All of it is imported, or nothing if something was changed meanwhile and no longer fits.`,done:`The file was imported`,again:`Import another file`,seeProducts:`See the products`,seePrices:`See the prices`,export:`Export, change, import`,exportText:`An export of the products or prices has these columns, and imports again as it is.`},{title:`Importações`,kinds:{label:`O que importar`,PRODUCTS:`Produtos`,PRICES:`Preços`},file:`Arquivo`,csv:`CSV`,hints:{PRODUCTS:`Um cabeçalho e uma linha para cada variação. Colunas: slug, name, kind, status, description, postSaleInstructions, categories, sku, price, dependsOnStock, durationDays, lowStockThreshold. Uma célula vazia mantém o que existe; nada é removido.`,PRICES:`Um cabeçalho e uma linha para cada preço. Colunas: sku, tier, price. Os preços que o arquivo não cita ficam.`},dropHint:`Até 10.000 linhas. Solte um arquivo no campo, ou`,chooseFile:`Escolher um arquivo`,tooLarge:`O arquivo tem mais de 5 MB. Divida-o.`,notUtf8:`Alguns caracteres não puderam ser lidos. Salve o arquivo como “CSV, UTF-8” e escolha-o de novo.`,preview:`Prévia`,previewing:`O arquivo está sendo conferido…`,counts:{lines:`Linhas`,created:`Novos`,updated:`Alterados`,unchanged:`Como antes`,errors:`Erros`},nothing:`Nada muda: tudo já está como o arquivo diz.`,errors:`O que está errado`,errorsText:`Nada é importado enquanto uma linha estiver errada. Corrija o arquivo e veja a prévia de novo.`,changes:`O que muda`,columns:{line:`Linha`,column:`Coluna`,message:`Por quê`,what:`O quê`,change:`Mudança`},wholeLine:`linha`,actions:{CREATE:`Novo`,UPDATE:`Mudança`},subjects:{PRODUCT:`Produto`,VARIATION:`Variação`,TIER_PRICE:`Preço`},empty:`vazio`,more:e=>`Mostrar mais ${e}`,apply:(e,t)=>e===1?`Importar uma mudança`:`Importar ${t} mudanças`,confirm:`Importar`,confirmText:`Tudo é importado, ou nada se algo mudou nesse meio tempo e não cabe mais.`,done:`O arquivo foi importado`,again:`Importar outro arquivo`,seeProducts:`Ver os produtos`,seePrices:`Ver os preços`,export:`Exportar, mudar, importar`,exportText:`Uma exportação dos produtos ou dos preços tem estas colunas, e pode ser importada de novo como está.`});function R({kind:e,csv:n,preview:i,onClose:a,onDone:o}){let s=d(L),c=g(),l=O(),{created:u,updated:f}=i;async function p(){let t=await I(e,{csv:n,dryRun:!1,idempotencyKey:l});await r.invalidateQueries(),o(t.changes.length>0?t:{...t,changes:i.changes})}return t(A,{open:!0,onClose:a,title:s.confirm,text:s.confirmText,children:t(k,{submitLabel:s.apply(u+f,c.count(u+f)),onCancel:a,onSubmit:p,children:t(E,{facts:[{label:s.kinds.label,value:s.kinds[e]},{label:s.counts.created,value:c.count(u)},{label:s.counts.updated,value:c.count(f)}]})})})}var z={page:`_page_mn1we_2`,stack:`_stack_mn1we_8`,submit:`_submit_mn1we_12`,bad:`_bad_mn1we_19`,wrap:`_wrap_mn1we_25`,fields:`_fields_mn1we_29`,more:`_more_mn1we_45`};l();var B=100;function V(e){let{result:n,onApply:r}=e,i=d(L),a=g(),o=n.created+n.updated,l=n.errors.length>0,u=[{label:i.counts.lines,n:n.lines},{label:i.counts.created,n:n.created},{label:i.counts.updated,n:n.updated},{label:i.counts.unchanged,n:n.unchanged},{label:i.counts.errors,n:n.errors.length,bad:!0}];return t(s,{children:[t(x,{title:e.title??i.preview,children:[t(`div`,{className:z.stack,role:`status`,children:[t(T,{counts:u}),l&&t(`p`,{className:z.bad,children:i.errorsText}),!l&&o===0&&t(`p`,{children:i.nothing})]}),r&&!l&&o>0&&t(`div`,{className:z.submit,children:t(c,{look:`primary`,icon:D,onClick:r,children:i.apply(o,a.count(o))})})]}),l&&t(H,{errors:n.errors}),n.changes.length>0&&t(U,{changes:n.changes})]})}function H({errors:e}){f();let{columns:n,wholeLine:r,errors:i,counts:a}=d(L),s=[{id:`line`,header:n.line,cell:({line:e})=>e},{id:`column`,header:n.column,cell:({column:e})=>e?t(`code`,{children:e}):r},{id:`message`,header:n.message,cell:e=>t(`span`,{className:z.wrap,children:o(e)})}];return t(G,{name:`import-errors`,label:a.errors,title:i,columns:s,rows:e})}function U({changes:e}){let n=d(L),r=n.columns,i=[{id:`what`,header:r.what,cell:({subject:e,key:r,action:i})=>t(`span`,{className:z.wrap,children:[n.subjects[e],` `,t(`code`,{children:r}),` `,i===`CREATE`&&t(b,{tone:`good`,children:n.actions.CREATE})]})},{id:`change`,header:r.change,cell:({fields:e})=>t(W,{fields:e})},{id:`line`,header:r.line,align:`end`,cell:({line:e})=>e,wide:!0}];return t(G,{name:`import-changes`,label:r.change,title:n.changes,columns:i,rows:e})}function W({fields:e}){let n=d(L),r=e=>e===``?t(`span`,{className:`muted`,children:n.empty}):e;return t(`ul`,{className:z.fields,children:e.map(({column:e,before:n,after:i})=>t(`li`,{children:[t(`code`,{children:e}),` `,n!==null&&t(s,{children:[t(`del`,{children:r(n)}),` `,t(`span`,{"aria-hidden":`true`,children:`→`}),` `]}),t(`ins`,{children:r(i)})]},e))})}function G(e){let{name:n,label:r,title:i,columns:a,rows:o}=e,s=d(L),l=g(),[f,p]=u(B),m=o.length-f,h=o.slice(0,f).map((e,t)=>({row:e,index:t}));return t(x,{title:i,flush:!0,children:[t(y,{name:n,label:r,columns:a.map(e=>({...e,cell:({row:t})=>e.cell(t)})),rows:h,rowKey:({index:e})=>String(e),empty:null}),m>0&&t(`div`,{className:z.more,children:t(c,{size:`small`,onClick:()=>p(f+B),children:s.more(l.count(Math.min(m,B)))})})]})}a(),l();var K=5242880,q=[`PRODUCTS`,`PRICES`],J=e(`/signedIn/imports`);function Y(){let e=d(L),{kind:n=`PRODUCTS`}=J.useSearch();return t(s,{children:[t(_,{title:e.title}),t(v,{label:e.kinds.label,children:q.map(r=>t(h,{to:`/imports`,search:r===`PRICES`?{kind:r}:{},current:r===n,children:e.kinds[r]},r))}),t(X,{kind:n},n)]})}function X({kind:e}){let n=d(L),[r,i]=u(``),[a,o]=u({step:`input`}),s=e=>{i(e),o({step:`input`})};async function l(){o({step:`checking`});try{o({step:`preview`,result:await I(e,{csv:r,dryRun:!0})})}catch(e){o({step:`failed`,error:e instanceof m?e:new m(`INTERNAL`,String(e))})}}return a.step===`done`?t(Z,{kind:e,result:a.result,onAgain:()=>s(``)}):t(`div`,{className:z.page,children:[t(x,{title:n.file,children:[t(w,{label:n.csv,hint:n.hints[e],dropHint:n.dropHint,chooseFile:n.chooseFile,tooLarge:n.tooLarge,accept:`.csv,.tsv,.txt,text/csv,text/plain`,maxBytes:K,value:r,onChange:s}),r.includes(`�`)&&t(`p`,{role:`alert`,className:z.bad,children:n.notUtf8}),t(`div`,{className:z.submit,children:t(c,{look:a.step===`preview`?`secondary`:`primary`,icon:M,disabled:r.trim()===``,busy:a.step===`checking`,onClick:()=>void l(),children:n.preview})})]}),a.step===`checking`&&t(`p`,{role:`status`,children:n.previewing}),a.step===`failed`&&t(C,{error:a.error}),(a.step===`preview`||a.step===`applying`)&&t(V,{result:a.result,onApply:()=>o({...a,step:`applying`})}),a.step===`applying`&&t(R,{kind:e,csv:r,preview:a.result,onClose:()=>o({...a,step:`preview`}),onDone:e=>o({step:`done`,result:e})}),a.step===`input`&&r===``&&t(x,{title:n.export,children:t(`p`,{className:`muted`,children:n.exportText})})]})}function Z({kind:e,result:n,onAgain:r}){let i=d(L);return t(`div`,{className:z.page,children:[t(V,{title:i.done,result:n}),t(`div`,{className:z.submit,children:[t(c,{onClick:r,children:i.again}),t(S,{look:`primary`,to:e===`PRICES`?`/prices`:`/products`,children:e===`PRICES`?i.seePrices:i.seeProducts})]})]})}export{Y as ImportPage};