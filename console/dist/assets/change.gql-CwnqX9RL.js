var e=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},t=new e(`
    mutation CreateApiToken($input: CreateAPITokenInput!) {
  createAPIToken(input: $input) {
    token
    apiToken {
      id
      name
    }
  }
}
    `),n=new e(`
    mutation RevokeApiToken($input: APITokenInput!) {
  revokeAPIToken(input: $input) {
    id
    revokedAt
  }
}
    `);export{n,t};