import{Ot as e}from"./index-ByM-MJ82.js";var t=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},n=new t(`
    query TiersAfter($after: Cursor!) {
  priceTiers(first: 100, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        level
        version
      }
    }
  }
}
    `),r=new t(`
    query CategoriesAfter($after: Cursor!) {
  categories(first: 100, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        slug
        status
        version
        parent {
          id
        }
      }
    }
  }
}
    `),i=new t(`
    query StaffAfter($after: Cursor!) {
  staffMembers(first: 100, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        email
      }
    }
  }
}
    `),a={tiers:async t=>(await e(n,{after:t})).priceTiers,categories:async t=>(await e(r,{after:t})).categories,staff:async t=>(await e(i,{after:t})).staffMembers};async function o(e,t){if(!t)return[];let{edges:n,pageInfo:r}=await a[e](t);return[...n.map(({node:e})=>e),...await o(e,r.hasNextPage?r.endCursor:null)]}export{o as readRest};