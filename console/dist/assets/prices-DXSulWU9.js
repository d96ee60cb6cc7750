import{X as e,Z as t}from"./index-ChVNpzaK.js";var n=e({title:`Edit tier`,text:`Customers of a tier pay its prices.`,name:`Name`,level:`Level`,levelHint:`Higher is better.`,save:`Save`,delete:e=>`Delete tier ${e}`,deleteTier:`Delete`,deleteText:`It is gone for good. Past orders and dashboards keep its name.`,losesPrices:(e,n)=>`${n} ${t(e,`price is`,`prices are`)} deleted with it.`,itsCustomers:(e,n)=>`Its ${n} ${t(e,`customer goes`,`customers go`)} to`,noTier:`No tier: they pay base prices`,deleted:`The tier was deleted.`,added:`The tier was added.`,changed:`The tier was changed.`,wholeNumber:`Must be a whole number.`,staleDelete:`Someone else changed this tier meanwhile. What they saved stands below. Delete again to delete it.`,stale:`Someone else changed this tier meanwhile. What they saved stands below the fields. Save again to replace it.`},{title:`Editar faixa`,text:`Os clientes de uma faixa pagam os preços dela.`,name:`Nome`,level:`Nível`,levelHint:`Mais alto é melhor.`,save:`Salvar`,delete:e=>`Excluir a faixa ${e}`,deleteTier:`Excluir`,deleteText:`Ela some de vez. Pedidos passados e painéis mantêm o nome dela.`,losesPrices:(e,n)=>`${n} ${t(e,`preço é excluído`,`preços são excluídos`)} com ela.`,itsCustomers:(e,n)=>`${t(e,`O cliente dela vai`,`Os ${n} clientes dela vão`)} para`,noTier:`Nenhuma faixa: pagam os preços base`,deleted:`A faixa foi excluída.`,added:`A faixa foi adicionada.`,changed:`A faixa foi alterada.`,wholeNumber:`Deve ser um número inteiro.`,staleDelete:`Outra pessoa alterou esta faixa enquanto isso. O que ela salvou está abaixo. Exclua de novo para excluí-la.`,stale:`Outra pessoa alterou esta faixa enquanto isso. O que ela salvou está abaixo dos campos. Salve de novo para substituir.`}),r=e({title:`Prices`,search:`Search variations`,searchPlaceholder:`SKU or product`,variation:`Variation`,base:`Base price`,cell:(e,t)=>`${e}, ${t}`,hint:`An empty cell has the base price. Arrow keys and Enter move; cells can be pasted from a spreadsheet.`,empty:`There is nothing to price yet`,emptyText:`Add a product with a variation, or search by another SKU.`,pastedBeside:(e,t)=>`${t} pasted ${e===1?`cell has`:`cells have`} no place on this page and ${e===1?`was`:`were`} left out. The grid shows 50 variations a page.`,noTiers:`There are no tiers yet. Add one to give its customers other prices.`,kept:(e,n)=>`${n} ${t(e,`price is`,`prices are`)} changed and not saved. This tab keeps the changes on the page of prices.`,tier:{add:`Add tier`,edit:e=>`Edit tier ${e}`}},{title:`Preços`,search:`Buscar variações`,searchPlaceholder:`SKU ou produto`,variation:`Variação`,base:`Preço base`,cell:(e,t)=>`${e}, ${t}`,hint:`Uma célula vazia tem o preço base. Setas e Enter movem; células podem ser coladas de uma planilha.`,empty:`Ainda não há o que precificar`,emptyText:`Adicione um produto com uma variação ou busque outro SKU.`,pastedBeside:(e,t)=>`${t} ${e===1?`célula colada não tem lugar nesta página e ficou`:`células coladas não têm lugar nesta página e ficaram`} de fora. A grade mostra 50 variações por página.`,noTiers:`Ainda não há faixas. Adicione uma para dar outros preços a seus clientes.`,kept:(e,n)=>`${n} ${t(e,`preço mudou e não foi salvo`,`preços mudaram e não foram salvos`)}. Esta aba guarda as mudanças na página de preços.`,tier:{add:`Adicionar faixa`,edit:e=>`Editar a faixa ${e}`}}),i=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},a=new i(`
    query PriceGrid($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: VariationWhereInput) {
  variations(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
  ) {
    totalCount
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
    edges {
      node {
        id
        sku
        price
        product {
          name
          slug
        }
        tierPrices {
          price
          tier {
            id
          }
        }
      }
    }
  }
  priceTiers(first: 100) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        level
        version
      }
    }
  }
}
    `),o=new i(`
    mutation SetTierPrices($input: SetTierPricesInput!) {
  setTierPrices(input: $input) {
    changed
    removed
  }
}
    `),s=new i(`
    mutation CreatePriceTier($input: CreatePriceTierInput!) {
  createPriceTier(input: $input) {
    id
  }
}
    `),c=new i(`
    mutation UpdatePriceTier($input: UpdatePriceTierInput!) {
  updatePriceTier(input: $input) {
    id
  }
}
    `),l=new i(`
    query PricesNow($variationIds: [ID!]!) {
  variations(first: 100, where: {idIn: $variationIds}) {
    edges {
      node {
        id
        tierPrices {
          price
          tier {
            id
          }
        }
      }
    }
  }
}
    `),u=new i(`
    query KnownTiers($ids: [ID!]!) {
  priceTiers(first: 100, where: {idIn: $ids}) {
    edges {
      node {
        id
      }
    }
  }
}
    `);export{o as a,n as c,l as i,u as n,c as o,a as r,r as s,s as t};