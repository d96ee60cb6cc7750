var e=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},t=new e(`
    mutation RegisterWebhookEndpoint($input: RegisterWebhookEndpointInput!) {
  registerWebhookEndpoint(input: $input) {
    secret
    endpoint {
      id
    }
  }
}
    `),n=new e(`
    mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {
  updateWebhookEndpoint(input: $input) {
    id
  }
}
    `),r=new e(`
    mutation DeleteWebhookEndpoint($input: WebhookEndpointInput!) {
  deleteWebhookEndpoint(input: $input) {
    id
  }
}
    `),i=new e(`
    mutation TestWebhookEndpoint($input: WebhookEndpointInput!) {
  testWebhookEndpoint(input: $input) {
    eventPublicId
  }
}
    `),a=new e(`
    mutation PauseWebhookEndpoint($input: WebhookEndpointInput!) {
  pauseWebhookEndpoint(input: $input) {
    id
  }
}
    `),o=new e(`
    mutation ResumeWebhookEndpoint($input: WebhookEndpointInput!) {
  resumeWebhookEndpoint(input: $input) {
    id
  }
}
    `),s=new e(`
    mutation ReactivateWebhookEndpoint($input: WebhookEndpointInput!) {
  reactivateWebhookEndpoint(input: $input) {
    id
  }
}
    `),c=new e(`
    mutation RotateWebhookSecret($input: WebhookEndpointInput!) {
  rotateWebhookSecret(input: $input) {
    secret
    endpoint {
      id
    }
  }
}
    `),l=new e(`
    mutation ActivateWebhookSecret($input: WebhookEndpointInput!) {
  activateWebhookSecret(input: $input) {
    id
  }
}
    `),u=new e(`
    mutation CancelWebhookSecretRotation($input: WebhookEndpointInput!) {
  cancelWebhookSecretRotation(input: $input) {
    id
  }
}
    `),d=new e(`
    mutation RedeliverOne($input: RedeliverInput!) {
  redeliver(input: $input) {
    id
  }
}
    `),f=new e(`
    mutation RedeliverMany($input: RedeliverManyInput!) {
  results: redeliverMany(input: $input) {
    id: deliveryId
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `),p=new e(`
    mutation RedeliverSince($input: RedeliverSinceInput!) {
  redeliverSince(input: $input) {
    redelivered
    remaining
    endedBefore
  }
}
    `);export{s as a,p as c,c as d,i as f,a as i,t as l,u as n,f as o,n as p,r,d as s,l as t,o as u};