import{_ as e,b as t,i as n,r,v as i}from"./shared-Dy6YWKPE.js";import{n as a}from"./query-B04UIqku.js";import{t as o}from"./Dialog-Dupvtylg.js";import{a as s}from"./Field-BqtYH-X1.js";import{t as c}from"./Form-C1-7QDTK.js";import{d as l}from"./index-CnOx87oX.js";var u=(e,t,n)=>e===1?t:n,d=r({title:`Prices`,search:`Search variations`,searchPlaceholder:`SKU or product`,variation:`Variation`,base:`Base price`,cell:(e,t)=>`${e}, ${t}`,hint:`An empty cell has the base price. Arrow keys and Enter move; cells can be pasted from a spreadsheet.`,empty:`There is nothing to price yet`,emptyText:`Add a product with a variation, or search by another SKU.`,noTiers:`There are no tiers yet. Add one to give its customers other prices.`,changes:(e,t)=>`${t} ${u(e,`price is`,`prices are`)} changed and not saved.`,wrong:e=>`Not a price above zero: ${e}`,tooMany:`Up to 1,000 prices can be saved at once.`,review:`Review and save`,discard:`Discard changes`,save:{title:`Save prices`,text:`They count for quotes and orders from now on. All are saved, or none.`,submit:(e,t)=>`Save ${t} ${u(e,`price`,`prices`)}`,done:(e,t)=>`${e} prices were set, ${t} removed.`,none:`base price`},tiers:{title:`Tiers`,empty:`There are no tiers yet`,actions:`Actions`,edit:`Edit`,customers:`Customers`,customersOf:e=>`Customers of tier ${e}`},tier:{add:`Add tier`,edit:e=>`Edit tier ${e}`,title:`Edit tier`,text:`Customers of a tier pay its prices.`,name:`Name`,level:`Level`,levelHint:`Higher is better.`,save:`Save`,added:`The tier was added.`,changed:`The tier was changed.`,wholeNumber:`Must be a whole number.`,stale:`Someone else changed this tier meanwhile. Close the dialog to see the new values, then change again.`}},{title:`Preços`,search:`Buscar variações`,searchPlaceholder:`SKU ou produto`,variation:`Variação`,base:`Preço base`,cell:(e,t)=>`${e}, ${t}`,hint:`Uma célula vazia tem o preço base. Setas e Enter movem; células podem ser coladas de uma planilha.`,empty:`Ainda não há o que precificar`,emptyText:`Adicione um produto com uma variação ou busque outro SKU.`,noTiers:`Ainda não há faixas. Adicione uma para dar outros preços a seus clientes.`,changes:(e,t)=>`${t} ${u(e,`preço mudou e não foi salvo`,`preços mudaram e não foram salvos`)}.`,wrong:e=>`Não é um preço acima de zero: ${e}`,tooMany:`Até 1.000 preços podem ser salvos de uma vez.`,review:`Rever e salvar`,discard:`Descartar mudanças`,save:{title:`Salvar preços`,text:`Valem para cotações e pedidos a partir de agora. Todos são salvos, ou nenhum.`,submit:(e,t)=>`Salvar ${t} ${u(e,`preço`,`preços`)}`,done:(e,t)=>`${e} preços definidos, ${t} removidos.`,none:`preço base`},tiers:{title:`Faixas`,empty:`Ainda não há faixas`,actions:`Ações`,edit:`Editar`,customers:`Clientes`,customersOf:e=>`Clientes da faixa ${e}`},tier:{add:`Adicionar faixa`,edit:e=>`Editar a faixa ${e}`,title:`Editar faixa`,text:`Os clientes de uma faixa pagam os preços dela.`,name:`Nome`,level:`Nível`,levelHint:`Mais alto é melhor.`,save:`Salvar`,added:`A faixa foi adicionada.`,changed:`A faixa foi alterada.`,wholeNumber:`Deve ser um número inteiro.`,stale:`Outra pessoa alterou esta faixa enquanto isso. Feche o diálogo para ver os novos valores e altere de novo.`}}),f=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},p=new f(`
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
    `),m=new f(`
    mutation SetTierPrices($input: SetTierPricesInput!) {
  setTierPrices(input: $input) {
    changed
    removed
  }
}
    `),h=new f(`
    mutation CreatePriceTier($input: CreatePriceTierInput!) {
  createPriceTier(input: $input) {
    id
  }
}
    `),g=new f(`
    mutation UpdatePriceTier($input: UpdatePriceTierInput!) {
  updatePriceTier(input: $input) {
    id
  }
}
    `),_=t();function v({tier:t,onClose:r}){let{tier:u}=n(d),{mutateAsync:f}=a(h),{mutateAsync:p}=a(g);async function m(n){let a=String(n.level??``).trim();if(!/^-?\d{1,9}$/.test(a)){let t={field:`input.level`,code:`invalid`,message:u.wholeNumber};throw new e(`INVALID_INPUT`,u.wholeNumber,``,[t])}let o={name:String(n.name??``).trim(),level:Number(a)};try{t?await p({input:{id:t.id,version:t.version,...o}}):await f({input:o})}catch(t){throw i(t,`STALE`)?new e(`STALE`,u.stale,t.requestId):t}l(t?u.changed:u.added),r()}return(0,_.jsx)(o,{open:!0,onClose:r,title:t?u.title:u.add,text:u.text,children:(0,_.jsxs)(c,{submitLabel:t?u.save:u.add,onCancel:r,onSubmit:m,children:[(0,_.jsx)(s,{name:`name`,label:u.name,defaultValue:t?.name??``,maxLength:100}),(0,_.jsx)(s,{name:`level`,label:u.level,hint:u.levelHint,defaultValue:t?String(t.level):``})]})})}export{d as i,p as n,m as r,v as t};