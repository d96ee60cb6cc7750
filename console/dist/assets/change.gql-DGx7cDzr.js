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
    `);export{o as a,r as i,s as n,n as o,t as r,a as s,i as t};