var e=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},t=new e(`
    query LicenseBatchPage($id: ID!) {
  licenseBatch(id: $id) {
    id
    received
    created
    createdAt
    actor {
      kind
      name
    }
    variation {
      id
      sku
      product {
        name
        slug
      }
    }
    free: licenses(first: 1, where: {status: FREE}) {
      totalCount
    }
    sold: licenses(first: 1, where: {status: SOLD}) {
      totalCount
    }
    revoked: licenses(first: 1, where: {status: REVOKED}) {
      totalCount
    }
    expired: licenses(first: 1, where: {status: EXPIRED}) {
      totalCount
    }
  }
}
    `),n=new e(`
    mutation RevokeBatch($input: RevokeBatchInput!) {
  revokeBatch(input: $input) {
    revoked
    fromStock
    leftSold
  }
}
    `),r=new e(`
    mutation RevokeLicense($input: LicenseInput!) {
  revokeLicense(input: $input) {
    id
    status
  }
}
    `);export{n,r,t};