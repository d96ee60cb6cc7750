var e=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},t=new e(`
    mutation CreateProduct($input: CreateProductInput!) {
  createProduct(input: $input) {
    slug
  }
}
    `),n=new e(`
    mutation UpdateProduct($input: UpdateProductInput!) {
  updateProduct(input: $input) {
    slug
  }
}
    `),r=new e(`
    mutation SetProductStatus($input: SetProductStatusInput!) {
  setProductStatus(input: $input) {
    id
  }
}
    `),i=new e(`
    mutation AddVariation($input: AddVariationInput!) {
  addVariation(input: $input) {
    id
  }
}
    `),a=new e(`
    mutation UpdateVariation($input: UpdateVariationInput!) {
  updateVariation(input: $input) {
    version
  }
}
    `),o=new e(`
    mutation SetVariationStatus($input: SetVariationStatusInput!) {
  setVariationStatus(input: $input) {
    id
  }
}
    `),s=new e(`
    mutation AdjustStock($input: AdjustStockInput!) {
  adjustStock(input: $input) {
    stockQuantity
    reserved
  }
}
    `),c=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},l=new c(`
    query ProductSlug($id: ID!) {
  product(id: $id) {
    slug
  }
}
    `),u=new c(`
    query ProductPage($slug: String!) {
  productBySlug(slug: $slug) {
    id
    name
    slug
    description
    postSaleInstructions
    kind
    status
    version
    createdAt
    updatedAt
    categories {
      id
      name
    }
    variations {
      id
      sku
      price
      status
      dependsOnStock
      durationDays
      stockQuantity
      backordered
      lowStockThreshold
      version
      tierPrices {
        id
        price
        tier {
          name
        }
      }
    }
  }
  categories(first: 100) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
      }
    }
  }
}
    `);export{t as a,n as c,s as i,a as l,l as n,r as o,i as r,o as s,u as t};