import{Tt as e}from"./index-DxvkqU8P.js";var t=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},n=new t(`
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
    `),r=new t(`
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
    `),i=new t(`
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
    `);function a(t,r){let i=t.length>=2,a={hasProductWith:[{kind:`DIGITAL`}],or:[...i?[{skuContainsFold:t},{hasProductWith:[{nameContainsFold:t}]}]:[],...r?[{id:r}]:[]]},o=i||r!==void 0,{data:s,error:c,isPending:l,refetch:u}=e(n,{where:a},{enabled:o}),d=o?s?.variations.edges.map(e=>e.node)??[]:[];return{found:d,chosen:d.find(({id:e})=>e===r),isPending:o&&l,error:c,refetch:u}}export{r as n,i as r,a as t};