var e=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},t=new e(`
    mutation CreateCustomer($input: CreateCustomerInput!) {
  createCustomer(input: $input) {
    id
  }
}
    `),n=new e(`
    mutation UpdateCustomer($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) {
    id
    version
  }
}
    `),r=new e(`
    mutation BlockCustomer($input: CustomerInput!) {
  blockCustomer(input: $input) {
    id
    status
  }
}
    `),i=new e(`
    mutation UnblockCustomer($input: CustomerInput!) {
  unblockCustomer(input: $input) {
    id
    status
  }
}
    `),a=new e(`
    mutation LinkPhone($input: LinkPhoneInput!) {
  linkPhone(input: $input) {
    id
    linkedPhone
  }
}
    `),o=new e(`
    mutation UnlinkPhone($input: CustomerInput!) {
  unlinkPhone(input: $input) {
    id
    linkedPhone
  }
}
    `),s=new e(`
    mutation SetCustomerTier($input: SetCustomerTierInput!) {
  setCustomerTier(input: $input) {
    id
    tier {
      id
    }
  }
}
    `),c=new e(`
    mutation AdjustWallet($input: AdjustWalletInput!) {
  adjustWallet(input: $input) {
    id
    balanceAfter
  }
}
    `),l=new e(`
    mutation RequestRecharge($input: RequestRechargeInput!) {
  requestRecharge(input: $input) {
    id
    status
  }
}
    `),u=[`CUSTOMERS_WRITE`],d=[`CUSTOMERS_WRITE`],f=[`CUSTOMERS_WRITE`],p=[`CUSTOMERS_WRITE`],m=[`WALLETS_ADJUST`],h=[`RECHARGES_CREATE`];export{t as a,l as c,p as d,i as f,u as h,d as i,h as l,n as m,m as n,a as o,o as p,r,f as s,c as t,s as u};