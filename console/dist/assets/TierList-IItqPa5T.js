const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-C3mJPXMF.js","assets/index-jHT1tkCe.js","assets/early-JhwasVCb.js","assets/parts-C1VRNkno.js","assets/dialogs-DWt2_yZc.js","assets/details-Cmv5GQaD.js","assets/sending-C6ZxqXLJ.js","assets/draft-B_iKYUqj.js","assets/SelectField-Dpe8wujt.js","assets/prices-C2ZtPkhr.js","assets/TierDialog-Dgc5oe4P.js","assets/TextField-YX5biQ1K.js"])))=>i.map(i=>d[i]);
import{$t as e,En as t,Mn as n,Q as r,Vt as i,ct as a,kn as o,ot as s,p as c,z as l}from"./index-jHT1tkCe.js";import{A as u,F as d,K as f,M as p,S as m,U as h,Y as g,Z as _,j as v,nt as y,r as b,u as x}from"./parts-C1VRNkno.js";import{T as S}from"./details-Cmv5GQaD.js";import{c as C,s as w}from"./prices-C2ZtPkhr.js";var T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
    query TierList($first: Int = 100, $where: PriceTierWhereInput) {
  priceTiers(first: $first, where: $where) {
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
    `),D=new T(`
    query TierUse($id: ID!) {
  customers(first: 1, where: {tierId: $id}) {
    totalCount
  }
  tierPrices(first: 1, where: {tierId: $id}) {
    totalCount
  }
}
    `),O=new T(`
    mutation DeletePriceTier($input: DeletePriceTierInput!) {
  deletePriceTier(input: $input) {
    id
  }
}
    `),k=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewTiers($where: PriceTierWhereInput, $first: Int!) {
  priceTiers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),A={actions:`_actions_m7ctx_2`},j=n({TierList:()=>L});o();var M=c(()=>s(()=>import(`./DeleteTierDialog-C3mJPXMF.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),N=c(()=>s(()=>import(`./TierDialog-Dgc5oe4P.js`).then(e=>e.TierDialog),__vite__mapDeps([10,2,1,4,5,3,6,7,11,9]))),P=i(`/signedIn/tiers`),F=({priceTiers:e})=>e.edges.map(({node:e})=>e),I=u(k,({priceTiers:e})=>e.edges.map(({node:e})=>e));function L(){let n=r(w),i=P.useSearch(),{close:o}=h(),s=a(`CATALOGUE_WRITE`),{data:c,error:u,refetch:C}=x(E,{},F,[`PRICE_TIER`]),T=S(c?.priceTiers),D=T?.find(({id:e})=>e===i.row),O=m(i,D);return e(t,{children:[e(g,{title:n.tiers.title,aside:e(v,{type:`PRICE_TIER`,ids:T?.map(({id:e})=>e),where:void 0,...I}),actions:e(t,{children:[e(p,{input:{kind:`TIERS`},count:T?.length}),s&&e(b,{look:`primary`,icon:y,to:`/tiers`,search:{dialog:`tier`},children:n.tier.add})]})}),e(_,{flush:!0,children:e(f,{name:`tiers`,label:n.tiers.title,columns:R(s),rows:T,rowKey:({id:e})=>e,error:u,onRetry:()=>void C(),empty:e(d,{icon:l,title:n.tiers.empty,text:n.noTiers})})}),s&&i.dialog===`tier`&&(O||!i.row)&&e(N,{tier:O,onClose:o},i.row),s&&T&&D&&i.dialog===`delete`&&e(M,{tiers:T,tier:D,onClose:o},D.id)]})}function R(t){let n=r(w),i=r(C);return[{id:`name`,header:i.name,width:14,cell:({name:e})=>e},{id:`level`,header:i.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:n.tiers.actions,align:`end`,width:20,cell:({id:r,name:a})=>e(`span`,{className:A.actions,children:[e(b,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:r},"aria-label":n.tiers.customersOf(a),children:n.tiers.customers}),t&&e(b,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:r},"aria-label":n.tier.edit(a),children:n.tiers.edit}),t&&e(b,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:r},"aria-label":i.delete(a),children:i.deleteTier})]})}]}export{L as TierList,O as n,D as r,j as t};