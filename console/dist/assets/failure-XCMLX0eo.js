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
  redeliverMany(input: $input) {
    deliveryId
    refusal {
      code
      message
    }
  }
}
    `),p=new e(`
    mutation RedeliverSince($input: RedeliverSinceInput!) {
  redeliverSince(input: $input) {
    redelivered
    remaining
  }
}
    `),m=[[`connection refused`,`refused`],[`connection reset`,`reset`],[`connection closed`,`closed`],[`connection timed out`,`connectTimeout`],[`host unreachable`,`unreachable`],[`DNS: no such host`,`noHost`],[`DNS:`,`dns`],[`TLS: certificate signed by unknown authority`,`unknownAuthority`],[`TLS: certificate has expired`,`expired`],[`TLS: certificate is not valid for this host`,`wrongHost`],[`TLS: the server did not answer with TLS`,`notTls`],[`refused to connect`,`privateAddress`]];function h(e,t){if(!e)return``;let n=/^answered (\d{3})/.exec(e)?.[1];if(n)return t.status(Number(n),e.replace(`answered `,``).replace(/;.*/,``));let r=/^timed out after (\S+) (connecting|waiting)/.exec(e);if(r?.[1])return r[2]===`connecting`?t.connecting(r[1]):t.waiting(r[1]);let i=m.find(([t])=>e.startsWith(t));return i?t.known[i[1]]:e}export{a,d as c,o as d,c as f,r as i,p as l,n as m,l as n,s as o,i as p,u as r,f as s,h as t,t as u};