import{r as e}from"./messages-DdyStFrt.js";import{Et as t}from"./index-VFG-heOs.js";var n={name:`upload`,size:24,node:[[`path`,{d:`M12 3v12`,key:`1x0j5s`}],[`path`,{d:`m17 8-5-5-5 5`,key:`7q97r8`}],[`path`,{d:`M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4`,key:`ih7n3h`}]]};n.node;var r=e(n),i=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},a=new i(`
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
    `),o=new i(`
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
    `),s=new i(`
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
    `);function c(e,n){let r=e.length>=2,i={hasProductWith:[{kind:`DIGITAL`}],or:[...r?[{skuContainsFold:e},{hasProductWith:[{nameContainsFold:e}]}]:[],...n?[{id:n}]:[]]},o=r||n!==void 0,{data:s,error:c,isPending:l,refetch:u}=t(a,{where:i},{enabled:o}),d=o?s?.variations.edges.map(e=>e.node)??[]:[];return{found:d,chosen:d.find(({id:e})=>e===n),isPending:o&&l,error:c,refetch:u}}export{r as i,o as n,s as r,c as t};