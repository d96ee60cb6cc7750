var e=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},t=new e(`
    mutation SetTierPrices($input: SetTierPricesInput!) {
  setTierPrices(input: $input) {
    changed
    removed
  }
}
    `),n=new e(`
    mutation CreatePriceTier($input: CreatePriceTierInput!) {
  createPriceTier(input: $input) {
    id
  }
}
    `),r=new e(`
    mutation UpdatePriceTier($input: UpdatePriceTierInput!) {
  updatePriceTier(input: $input) {
    id
  }
}
    `),i=new e(`
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
    `),a=new e(`
    query KnownTiers($ids: [ID!]!) {
  priceTiers(first: 100, where: {idIn: $ids}) {
    edges {
      node {
        id
      }
    }
  }
}
    `),o=new e(`
    query TierNamed($name: String!) {
  priceTiers(first: 1, where: {name: $name}) {
    edges {
      node {
        id
        level
      }
    }
  }
}
    `);export{o as a,t as i,a as n,r as o,i as r,n as t};