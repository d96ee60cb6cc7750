const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-dtdI9eZ5.js","assets/index-CSPtHws6.js","assets/early-JhwasVCb.js","assets/parts-BlEiP3Aw.js","assets/dialogs-B2CoN6YY.js","assets/details-CUDUSL6Y.js","assets/sending-Cmfws0CM.js","assets/draft-BRNLFewF.js","assets/SelectField-DNHBdK9u.js","assets/prices-D48m7J8s.js","assets/TierDialog-BuVnbZ9O.js","assets/TextField-BARJZ9lY.js"])))=>i.map(i=>d[i]);
import{$t as e,En as t,Mn as n,Q as r,Vt as i,ct as a,kn as o,ot as s,p as c,z as l}from"./index-CSPtHws6.js";import{A as u,G as d,H as f,J as p,P as m,X as h,j as g,k as _,r as v,tt as y,u as b,x}from"./parts-BlEiP3Aw.js";import{T as S}from"./details-CUDUSL6Y.js";import{c as C,s as w}from"./prices-D48m7J8s.js";var T=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},E=new T(`
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
    `),A={actions:`_actions_m7ctx_2`},j=n({TierList:()=>L});o();var M=c(()=>s(()=>import(`./DeleteTierDialog-dtdI9eZ5.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),N=c(()=>s(()=>import(`./TierDialog-BuVnbZ9O.js`).then(e=>e.TierDialog),__vite__mapDeps([10,2,1,4,5,3,6,7,11,9]))),P=i(`/signedIn/tiers`),F=({priceTiers:e})=>e.edges.map(({node:e})=>e),I=_(k,({priceTiers:e})=>e.edges.map(({node:e})=>e));function L(){let n=r(w),i=P.useSearch(),{close:o}=f(),s=a(`CATALOGUE_WRITE`),{data:c,error:_,refetch:C}=b(E,{},F,[`PRICE_TIER`]),T=S(c?.priceTiers),D=T?.find(({id:e})=>e===i.row),O=x(i,D),k=D??O;return e(t,{children:[e(p,{title:n.tiers.title,aside:e(u,{type:`PRICE_TIER`,ids:T?.map(({id:e})=>e),where:void 0,...I}),actions:e(t,{children:[e(g,{input:{kind:`TIERS`},count:T?.length}),s&&e(v,{look:`primary`,icon:y,to:`/tiers`,search:{dialog:`tier`},children:n.tier.add})]})}),e(h,{flush:!0,children:e(d,{name:`tiers`,label:n.tiers.title,columns:R(s),rows:T,rowKey:({id:e})=>e,error:_,onRetry:()=>void C(),empty:e(m,{icon:l,title:n.tiers.empty,text:n.noTiers})})}),s&&i.dialog===`tier`&&(k||!i.row)&&e(N,{tier:k,onClose:o},i.row),s&&T&&D&&i.dialog===`delete`&&e(M,{tiers:T,tier:D,onClose:o},D.id)]})}function R(t){let n=r(w),i=r(C);return[{id:`name`,header:i.name,width:14,cell:({name:e})=>e},{id:`level`,header:i.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:n.tiers.actions,align:`end`,width:20,cell:({id:r,name:a})=>e(`span`,{className:A.actions,children:[e(v,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:r},"aria-label":n.tiers.customersOf(a),children:n.tiers.customers}),t&&e(v,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:r},"aria-label":n.tier.edit(a),children:n.tiers.edit}),t&&e(v,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:r},"aria-label":i.delete(a),children:i.deleteTier})]})}]}export{L as TierList,O as n,D as r,j as t};