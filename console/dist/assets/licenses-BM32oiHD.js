import{_ as e}from"./parts-CjT7OvWf.js";import{C as t,Dt as n}from"./index-Z30AnFCu.js";var r=(e,t,n)=>e===1?t:n,i=t({title:`Licenses`,upload:`Upload licenses`,search:`Search licenses`,searchPlaceholder:`Your whole reference`,filters:{status:`Status`,variation:`Variation`,findVariation:`Find a variation by SKU or product`,batch:`Upload`,findBatch:`The latest uploads`,expires:`Expires`,within:e=>`within ${e} days`},batchName:(e,t,n)=>`${e}, ${t}, ${n} new`,columns:{what:`Product`,sku:`SKU`,status:`Status`,reference:`Reference`,uploaded:`Uploaded`,sold:`Sold`,expires:`Expires`},never:`never`,order:`Order`,customer:`Customer`,find:{action:`Whose key is this?`,text:`Enter the whole key. It is looked up by its fingerprint and kept nowhere; that you looked is noted in the audit.`,key:`Key`,submit:`Look up`,none:`No license of this store is this key.`,neverSold:`It was never sold.`,soldAt:`Sold`,batch:`Upload`,openBatch:`Open the upload`},batch:{title:`Upload`,of:`Licenses of`,uploaded:`Uploaded`,by:`By`,received:`Sent`,created:`New`,list:`See these licenses`,counts:{free:`For sale`,sold:`Sold`,revoked:`Revoked`,expired:`Expired`}},revoke:{batch:`Revoke upload`,batchText:`Takes these licenses out of use for good. Orders and items keep their state.`,free:e=>`${e} for sale are taken out of the stock.`,sold:e=>`Also revoke the ${e} that were sold`,soldHint:`Their customers keep what they saw. Refund or replace the items in their orders.`,reason:`Reason`,reasonHint:`For the audit.`,done:(e,t)=>`${t} ${r(e,`license was`,`licenses were`)} revoked.`,one:`Revoke`,oneTitle:e=>`Revoke a license of ${e}`,oneText:`Takes this license out of use for good. If it was sold, its item keeps its state.`,oneDone:`The license was revoked.`},empty:`There are no licenses yet`,emptyText:`Upload the keys that you sell. Each order then gets one at once.`,noMatch:`No licenses match`,noMatchText:`Remove a filter. A reference must be complete.`,steps:{variation:`What are they licenses of?`,keys:`Licenses`,preview:`Preview`,result:`Result`},findHint:`Type at least two characters of a SKU or a product.`,noneFound:`No digital variation fits.`,stock:e=>`${e} for sale`,waiting:(e,t)=>`${t} ${r(e,`waits`,`wait`)} for a license`,change:`Change`,keys:`Keys`,keysHint:`One key a line, or columns credentials;externalRef;expiresAt with a heading. Separators are ; , or a tab. Up to 10,000.`,dropHint:`Drop a text or CSV file into the field, or`,chooseFile:`Choose a file`,fileTooLarge:`The file is larger than 45 MB.`,format:`Each line is`,formats:{found:e=>`As found: ${e}`,lines:`one key`,";":`columns separated by ;`,",":`columns separated by ,`,"	":`columns separated by tabs`},counts:{ready:`To upload`,empty:`Empty`,tooLong:`Longer than 4,096 bytes`,twice:`Twice in the input`,longReference:`Reference longer than 200 characters`,badExpiry:`Expiry is not a day such as 2027-01-31`,past:`Already expired`},lines:(e,t)=>`${r(e,`Line`,`Lines`)} ${t}`,more:e=>`and ${e} more`,leftOut:`These lines are left out.`,nothing:`Paste keys or choose a file to see what would be uploaded.`,heading:`The first line is a heading.`,tooMany:`Up to 10,000 licenses can be uploaded at once. Split the file.`,sample:`The first licenses, as they are read`,sampleColumns:{credentials:`Key`,reference:`Reference`,expires:`Expires`},serves:(e,t)=>`${t} waiting ${r(e,`item gets its`,`items get their`)} license at once.`,submit:(e,t)=>`Upload ${t} ${r(e,`license`,`licenses`)}`,progress:`Uploading`,sent:(e,t)=>`${e} of ${t} sent. Stay on this page until it is done.`,leave:{title:`Leave while licenses are uploaded?`,text:`Those that are not sent yet are then not uploaded.`,stay:`Stay`,leave:`Leave the page`},failed:(e,t)=>`${e} of ${t} were uploaded before this happened.`,retry:`Try again`,correct:`Correct the input`,result:{created:`New licenses`,duplicates:`Already in the store`,backfilled:`Waiting items delivered`,fulfilled:`Orders completed`,stock:`For sale now`},batches:`Uploads, which can be revoked:`,batchOfRun:(e,t)=>`Upload ${e}: ${t} new`,download:`Download the result`,file:{line:`Line`,result:`Result`,upload:`Upload`,isNew:`New`,isKnown:`Already in the store`,leftOut:e=>`Left out: ${e}`},again:`Upload more`,seeBatch:`See these licenses`,seeAll:`See the licenses of this variation`},{title:`Licenças`,upload:`Enviar licenças`,search:`Buscar licenças`,searchPlaceholder:`Sua referência completa`,filters:{status:`Situação`,variation:`Variação`,findVariation:`Busque uma variação por SKU ou produto`,batch:`Envio`,findBatch:`Os últimos envios`,expires:`Expira`,within:e=>`em até ${e} dias`},batchName:(e,t,n)=>`${e}, ${t}, ${n} novas`,columns:{what:`Produto`,sku:`SKU`,status:`Situação`,reference:`Referência`,uploaded:`Enviada`,sold:`Vendida`,expires:`Expira`},never:`nunca`,order:`Pedido`,customer:`Cliente`,find:{action:`De quem é esta chave?`,text:`Digite a chave inteira. Ela é buscada pela impressão digital e não é guardada; a consulta fica na auditoria.`,key:`Chave`,submit:`Buscar`,none:`Nenhuma licença desta loja é esta chave.`,neverSold:`Nunca foi vendida.`,soldAt:`Vendida`,batch:`Envio`,openBatch:`Abrir o envio`},batch:{title:`Envio`,of:`Licenças de`,uploaded:`Enviado`,by:`Por`,received:`Enviadas`,created:`Novas`,list:`Ver estas licenças`,counts:{free:`À venda`,sold:`Vendidas`,revoked:`Revogadas`,expired:`Expiradas`}},revoke:{batch:`Revogar envio`,batchText:`Tira estas licenças de uso para sempre. Pedidos e itens mantêm a situação.`,free:e=>`${e} à venda saem do estoque.`,sold:e=>`Revogar também as ${e} vendidas`,soldHint:`Os clientes mantêm o que viram. Reembolse ou substitua os itens nos pedidos.`,reason:`Motivo`,reasonHint:`Para a auditoria.`,done:(e,t)=>`${t} ${r(e,`licença foi revogada`,`licenças foram revogadas`)}.`,one:`Revogar`,oneTitle:e=>`Revogar uma licença de ${e}`,oneText:`Tira esta licença de uso para sempre. Se foi vendida, o item mantém a situação.`,oneDone:`A licença foi revogada.`},empty:`Ainda não há licenças`,emptyText:`Envie as chaves que você vende. Cada pedido recebe a sua na hora.`,noMatch:`Nenhuma licença corresponde`,noMatchText:`Remova um filtro. A referência precisa estar completa.`,steps:{variation:`São licenças de quê?`,keys:`Licenças`,preview:`Prévia`,result:`Resultado`},findHint:`Digite ao menos dois caracteres de um SKU ou produto.`,noneFound:`Nenhuma variação digital corresponde.`,stock:e=>`${e} à venda`,waiting:(e,t)=>`${t} ${r(e,`aguarda`,`aguardam`)} uma licença`,change:`Trocar`,keys:`Chaves`,keysHint:`Uma chave por linha, ou colunas credentials;externalRef;expiresAt com cabeçalho. Separadores são ; , ou tabulação. Até 10.000.`,dropHint:`Solte um arquivo de texto ou CSV no campo, ou`,chooseFile:`Escolha um arquivo`,fileTooLarge:`O arquivo tem mais de 45 MB.`,format:`Cada linha é`,formats:{found:e=>`Como encontrado: ${e}`,lines:`uma chave`,";":`colunas separadas por ;`,",":`colunas separadas por ,`,"	":`colunas separadas por tabulação`},counts:{ready:`A enviar`,empty:`Vazias`,tooLong:`Com mais de 4.096 bytes`,twice:`Repetidas na entrada`,longReference:`Referência com mais de 200 caracteres`,badExpiry:`Validade não é um dia como 2027-01-31`,past:`Já expiradas`},lines:(e,t)=>`${r(e,`Linha`,`Linhas`)} ${t}`,more:e=>`e mais ${e}`,leftOut:`Estas linhas ficam de fora.`,nothing:`Cole chaves ou escolha um arquivo para ver o que seria enviado.`,heading:`A primeira linha é um cabeçalho.`,tooMany:`Até 10.000 licenças podem ser enviadas de uma vez. Divida o arquivo.`,sample:`As primeiras licenças, como são lidas`,sampleColumns:{credentials:`Chave`,reference:`Referência`,expires:`Expira`},serves:(e,t)=>`${t} ${r(e,`item que aguarda recebe`,`itens que aguardam recebem`)} a licença na hora.`,submit:(e,t)=>`Enviar ${t} ${r(e,`licença`,`licenças`)}`,progress:`Enviando`,sent:(e,t)=>`${e} de ${t} enviadas. Fique nesta página até terminar.`,leave:{title:`Sair durante o envio?`,text:`As licenças que ainda faltam não serão enviadas.`,stay:`Ficar`,leave:`Sair da página`},failed:(e,t)=>`${e} de ${t} foram enviadas antes disto.`,retry:`Tentar de novo`,correct:`Corrigir a entrada`,result:{created:`Licenças novas`,duplicates:`Já estavam na loja`,backfilled:`Itens em espera entregues`,fulfilled:`Pedidos concluídos`,stock:`À venda agora`},batches:`Envios, que podem ser revogados:`,batchOfRun:(e,t)=>`Envio ${e}: ${t} novas`,download:`Baixar o resultado`,file:{line:`Linha`,result:`Resultado`,upload:`Envio`,isNew:`Nova`,isKnown:`Já estava na loja`,leftOut:e=>`Fora do envio: ${e}`},again:`Enviar mais`,seeBatch:`Ver estas licenças`,seeAll:`Ver as licenças desta variação`}),a=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},o=new a(`
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
    `),s=new a(`
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
    `),c=new a(`
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
    `),l=new a(`
    query UploadPreview($input: UploadPreviewInput!) {
  uploadPreview(input: $input) {
    created
  }
}
    `);function u(t,r){let i=e(t,r,{skuContainsFold:t},{hasProductWith:[{nameContainsFold:t}]}),a={hasProductWith:[{kind:`DIGITAL`}],or:i},s=i.length>0,{data:c,error:l,isPending:u,refetch:d}=n(o,{where:a},{enabled:s}),f=s?c?.variations.edges.map(e=>e.node)??[]:[];return{found:f,chosen:f.find(({id:e})=>e===r),isPending:s&&u,error:l,refetch:d}}export{i as a,l as i,s as n,c as r,u as t};