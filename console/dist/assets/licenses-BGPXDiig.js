import{_ as e}from"./parts-C2OOrKHF.js";import{J as t,jt as n,q as r}from"./index-ByM-MJ82.js";var i=r({title:`Licenses`,upload:`Upload licenses`,search:`Search licenses`,searchPlaceholder:`Your reference`,filters:{status:`Status`,variation:`Variation`,findVariation:`Find a variation by SKU or product`,batch:`Upload`,expires:`Expires`,within:e=>`within ${e} days`},batchName:(e,t,n)=>`${e}, ${t}, ${n} new`,columns:{what:`Product`,sku:`SKU`,status:`Status`,reference:`Reference`,uploaded:`Uploaded`,sold:`Sold`,expires:`Expires`},never:`no expiry`,order:`Order`,customer:`Customer`,find:{action:`Whose key is this?`,text:`Enter the whole key. It is looked up by its fingerprint and kept nowhere; that you looked is noted in the audit.`,key:`Key`,submit:`Look up`,none:`No license of this store is this key.`,neverSold:`It was never sold.`,soldAt:`Sold`,batch:`Upload`,openBatch:`Open the upload`},batch:{title:`Upload`,of:`Licenses of`,uploaded:`Uploaded`,by:`By`,received:`Sent`,created:`New`,list:`See these licenses`,counts:{free:`For sale`,sold:`Sold`,revoked:`Revoked`,expired:`Expired`}},revoke:{batches:e=>e===1?`Revoke upload`:`Revoke ${e} uploads`,batchText:`Takes these licenses out of use for good. Orders and items keep their state.`,free:e=>`${e} for sale are taken out of the stock.`,sold:e=>`Also revoke the ${e} that were sold`,anySold:`Also revoke those that were sold`,soldHint:`Their customers keep what they saw. Refund or replace the items in their orders.`,reason:`Reason`,reasonHint:`For the audit.`,done:(e,n)=>`${n} ${t(e,`license was`,`licenses were`)} revoked.`,one:`Revoke`,oneTitle:e=>`Revoke a license of ${e}`,oneText:`Takes this license out of use for good. If it was sold, its item keeps its state.`,oneDone:`The license was revoked.`},empty:`There are no licenses yet`,emptyText:`Upload the keys that you sell. Each order then gets one at once.`,noMatch:`No licenses match`,noMatchText:`Remove a filter, or search by the beginning of your reference.`},{title:`Licenças`,upload:`Enviar licenças`,search:`Buscar licenças`,searchPlaceholder:`Sua referência`,filters:{status:`Situação`,variation:`Variação`,findVariation:`Busque uma variação por SKU ou produto`,batch:`Envio`,expires:`Expira`,within:e=>`em até ${e} dias`},batchName:(e,t,n)=>`${e}, ${t}, ${n} novas`,columns:{what:`Produto`,sku:`SKU`,status:`Situação`,reference:`Referência`,uploaded:`Enviada`,sold:`Vendida`,expires:`Expira`},never:`sem validade`,order:`Pedido`,customer:`Cliente`,find:{action:`De quem é esta chave?`,text:`Digite a chave inteira. Ela é buscada pela impressão digital e não é guardada; a consulta fica na auditoria.`,key:`Chave`,submit:`Buscar`,none:`Nenhuma licença desta loja é esta chave.`,neverSold:`Nunca foi vendida.`,soldAt:`Vendida`,batch:`Envio`,openBatch:`Abrir o envio`},batch:{title:`Envio`,of:`Licenças de`,uploaded:`Enviado`,by:`Por`,received:`Enviadas`,created:`Novas`,list:`Ver estas licenças`,counts:{free:`À venda`,sold:`Vendidas`,revoked:`Revogadas`,expired:`Expiradas`}},revoke:{batches:e=>e===1?`Revogar envio`:`Revogar ${e} envios`,batchText:`Tira estas licenças de uso para sempre. Pedidos e itens mantêm a situação.`,free:e=>`${e} à venda saem do estoque.`,sold:e=>`Revogar também as ${e} vendidas`,anySold:`Revogar também as vendidas`,soldHint:`Os clientes mantêm o que viram. Reembolse ou substitua os itens nos pedidos.`,reason:`Motivo`,reasonHint:`Para a auditoria.`,done:(e,n)=>`${n} ${t(e,`licença foi revogada`,`licenças foram revogadas`)}.`,one:`Revogar`,oneTitle:e=>`Revogar uma licença de ${e}`,oneText:`Tira esta licença de uso para sempre. Se foi vendida, o item mantém a situação.`,oneDone:`A licença foi revogada.`},empty:`Ainda não há licenças`,emptyText:`Envie as chaves que você vende. Cada pedido recebe a sua na hora.`,noMatch:`Nenhuma licença corresponde`,noMatchText:`Remova um filtro, ou busque pelo começo da sua referência.`}),a=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},o=new a(`
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
  licenseBatches(first: 50, where: $where) {
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
    `),u=new a(`
    query LicenseFilterNames($products: [ID!], $variations: [ID!], $batches: [ID!]) {
  products(first: 1, where: {idIn: $products}) {
    edges {
      node {
        id
        name
      }
    }
  }
  variations(first: 1, where: {idIn: $variations}) {
    edges {
      node {
        id
        sku
        product {
          name
        }
      }
    }
  }
  licenseBatches(first: 1, where: {idIn: $batches}) {
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
    `);function d(t,r){let i=r?[{id:r}]:[];e(t)&&i.push({skuContainsFold:t},{hasProductWith:[{nameContainsFold:t}]});let a={hasProductWith:[{kind:`DIGITAL`}],or:i},s=i.length>0,{data:c,error:l,isPending:u,refetch:d}=n(o,{where:a},{enabled:s}),f=s?c?.variations.edges.map(e=>e.node)??[]:[];return{found:f,chosen:f.find(({id:e})=>e===r),isPending:s&&u,error:l,refetch:d}}export{l as a,c as i,s as n,i as o,u as r,d as t};