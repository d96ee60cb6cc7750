import{n as e,r as t}from"./shared-C6GAa_iY.js";import{r as n}from"./query-azuT2upW.js";var r={name:`upload`,size:24,node:[[`path`,{d:`M12 3v12`,key:`1x0j5s`}],[`path`,{d:`m17 8-5-5-5 5`,key:`7q97r8`}],[`path`,{d:`M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4`,key:`ih7n3h`}]]};r.node;var i=e(r),a=(e,t,n)=>e===1?t:n,o=t({title:`Licenses`,upload:`Upload licenses`,search:`Search licenses`,searchPlaceholder:`Your whole reference`,filters:{status:`Status`,variation:`Variation`,findVariation:`Find a variation by SKU or product`,batch:`Upload`,findBatch:`The latest uploads`,expires:`Expires`,within:e=>`within ${e} days`},batchName:(e,t,n)=>`${e}, ${t}, ${n} new`,columns:{what:`Product`,sku:`SKU`,status:`Status`,reference:`Reference`,uploaded:`Uploaded`,sold:`Sold`,expires:`Expires`},never:`never`,empty:`There are no licenses yet`,emptyText:`Upload the keys that you sell. Each order then gets one at once.`,noMatch:`No licenses match`,noMatchText:`Remove a filter. A reference must be complete.`,steps:{variation:`What are they licenses of?`,keys:`Licenses`,preview:`Preview`,result:`Result`},findHint:`Type at least two characters of a SKU or a product.`,noneFound:`No digital variation fits.`,stock:e=>`${e} for sale`,waiting:(e,t)=>`${t} ${a(e,`waits`,`wait`)} for a license`,change:`Change`,keys:`Keys`,keysHint:`One key a line, or columns credentials;externalRef;expiresAt with a heading. Separators are ; , or a tab. Up to 10,000.`,dropHint:`Drop a text or CSV file into the field, or`,chooseFile:`Choose a file`,fileTooLarge:`The file is larger than 45 MB.`,format:`Each line is`,formats:{found:e=>`As found: ${e}`,lines:`one key`,";":`columns separated by ;`,",":`columns separated by ,`,"	":`columns separated by tabs`},counts:{ready:`To upload`,empty:`Empty`,tooLong:`Longer than 4,096 bytes`,twice:`Twice in the input`,longReference:`Reference longer than 200 characters`,badExpiry:`Expiry is not a day such as 2027-01-31`,past:`Already expired`},lines:(e,t)=>`${a(e,`Line`,`Lines`)} ${t}`,more:e=>`and ${e} more`,leftOut:`These lines are left out.`,nothing:`Paste keys or choose a file to see what would be uploaded.`,heading:`The first line is a heading.`,tooMany:`Up to 10,000 licenses can be uploaded at once. Split the file.`,sample:`The first licenses, as they are read`,sampleColumns:{credentials:`Key`,reference:`Reference`,expires:`Expires`},serves:(e,t)=>`${t} waiting ${a(e,`item gets its`,`items get their`)} license at once.`,submit:(e,t)=>`Upload ${t} ${a(e,`license`,`licenses`)}`,progress:`Uploading`,sent:(e,t)=>`${e} of ${t} sent. Stay on this page until it is done.`,failed:(e,t)=>`${e} of ${t} were uploaded before this happened.`,retry:`Try again`,correct:`Correct the input`,result:{created:`New licenses`,duplicates:`Already in the store`,backfilled:`Waiting items delivered`,fulfilled:`Orders completed`,stock:`For sale now`},again:`Upload more`,seeBatch:`See these licenses`,seeAll:`See the licenses of this variation`},{title:`Licenças`,upload:`Enviar licenças`,search:`Buscar licenças`,searchPlaceholder:`Sua referência completa`,filters:{status:`Situação`,variation:`Variação`,findVariation:`Busque uma variação por SKU ou produto`,batch:`Envio`,findBatch:`Os últimos envios`,expires:`Expira`,within:e=>`em até ${e} dias`},batchName:(e,t,n)=>`${e}, ${t}, ${n} novas`,columns:{what:`Produto`,sku:`SKU`,status:`Situação`,reference:`Referência`,uploaded:`Enviada`,sold:`Vendida`,expires:`Expira`},never:`nunca`,empty:`Ainda não há licenças`,emptyText:`Envie as chaves que você vende. Cada pedido recebe a sua na hora.`,noMatch:`Nenhuma licença corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,steps:{variation:`São licenças de quê?`,keys:`Licenças`,preview:`Prévia`,result:`Resultado`},findHint:`Digite ao menos dois caracteres de um SKU ou produto.`,noneFound:`Nenhuma variação digital corresponde.`,stock:e=>`${e} à venda`,waiting:(e,t)=>`${t} ${a(e,`aguarda`,`aguardam`)} uma licença`,change:`Trocar`,keys:`Chaves`,keysHint:`Uma chave por linha, ou colunas credentials;externalRef;expiresAt com cabeçalho. Separadores são ; , ou tabulação. Até 10.000.`,dropHint:`Solte um arquivo de texto ou CSV no campo, ou`,chooseFile:`Escolha um arquivo`,fileTooLarge:`O arquivo tem mais de 45 MB.`,format:`Cada linha é`,formats:{found:e=>`Como encontrado: ${e}`,lines:`uma chave`,";":`colunas separadas por ;`,",":`colunas separadas por ,`,"	":`colunas separadas por tabulação`},counts:{ready:`A enviar`,empty:`Vazias`,tooLong:`Com mais de 4.096 bytes`,twice:`Repetidas na entrada`,longReference:`Referência com mais de 200 caracteres`,badExpiry:`Validade não é um dia como 2027-01-31`,past:`Já expiradas`},lines:(e,t)=>`${a(e,`Linha`,`Linhas`)} ${t}`,more:e=>`e mais ${e}`,leftOut:`Estas linhas ficam de fora.`,nothing:`Cole chaves ou escolha um arquivo para ver o que seria enviado.`,heading:`A primeira linha é um cabeçalho.`,tooMany:`Até 10.000 licenças podem ser enviadas de uma vez. Divida o arquivo.`,sample:`As primeiras licenças, como são lidas`,sampleColumns:{credentials:`Chave`,reference:`Referência`,expires:`Expira`},serves:(e,t)=>`${t} ${a(e,`item que aguarda recebe`,`itens que aguardam recebem`)} a licença na hora.`,submit:(e,t)=>`Enviar ${t} ${a(e,`licença`,`licenças`)}`,progress:`Enviando`,sent:(e,t)=>`${e} de ${t} enviadas. Fique nesta página até terminar.`,failed:(e,t)=>`${e} de ${t} foram enviadas antes disto.`,retry:`Tentar de novo`,correct:`Corrigir a entrada`,result:{created:`Licenças novas`,duplicates:`Já estavam na loja`,backfilled:`Itens em espera entregues`,fulfilled:`Pedidos concluídos`,stock:`À venda agora`},again:`Enviar mais`,seeBatch:`Ver estas licenças`,seeAll:`Ver as licenças desta variação`}),s=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},c=new s(`
    query LicenseVariations($where: VariationWhereInput!) {
  variations(first: 8, where: $where) {
    edges {
      node {
        id
        sku
        stockQuantity
        backordered
        product {
          name
          kind
        }
      }
    }
  }
}
    `),l=new s(`
    query LicenseBatches($where: LicenseBatchWhereInput) {
  licenseBatches(first: 10, where: $where) {
    edges {
      node {
        id
        created
        createdAt
        variation {
          sku
        }
      }
    }
  }
}
    `),u=new s(`
    mutation UploadLicenses($input: UploadLicensesInput!) {
  uploadLicenses(input: $input) {
    batch {
      id
    }
    created
    duplicates
    backfilledItems
    ordersFulfilled
    stockQuantity
  }
}
    `);function d(e,t){let r=e.length>=2,i={hasProductWith:[{kind:`DIGITAL`}],or:[...r?[{skuContainsFold:e},{hasProductWith:[{nameContainsFold:e}]}]:[],...t?[{id:t}]:[]]},a=r||t!==void 0,{data:o,error:s,isPending:l,refetch:u}=n(c,{where:i},{enabled:a}),d=a?o?.variations.edges.map(e=>e.node)??[]:[];return{found:d,chosen:d.find(({id:e})=>e===t),isPending:a&&l,error:s,refetch:u}}export{i as a,o as i,l as n,u as r,d as t};