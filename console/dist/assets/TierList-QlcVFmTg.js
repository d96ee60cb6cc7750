const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-V5lqaz4C.js","assets/index-BcOHjEZP.js","assets/early-CfQr5XEC.js","assets/parts-dljrLVEa.js","assets/dialogs-BGMIoYzq.js","assets/details-BbL3iHvP.js","assets/SelectField-BYZSSdLc.js","assets/prices-PovKxMqM.js","assets/TierDialog-CKSlUGKZ.js","assets/TextField-CbiiAiCG.js"])))=>i.map(i=>d[i]);
import{Cn as e,D as t,Gt as n,Pt as r,_n as i,bn as a,it as o,nt as s,z as c}from"./index-BcOHjEZP.js";import{A as l,F as u,K as d,M as f,U as p,Y as m,Z as h,j as g,k as _,r as v,rt as y,u as b}from"./parts-dljrLVEa.js";import{D as x}from"./details-BbL3iHvP.js";import{o as S}from"./prices-PovKxMqM.js";var C=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},w=new C(`
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
    `),T=new C(`
    query TierUse($id: ID!) {
  customers(first: 1, where: {tierId: $id}) {
    totalCount
  }
  tierPrices(first: 1, where: {tierId: $id}) {
    totalCount
  }
}
    `),E=new C(`
    mutation DeletePriceTier($input: DeletePriceTierInput!) {
  deletePriceTier(input: $input) {
    id
  }
}
    `),D=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewTiers($where: PriceTierWhereInput, $first: Int!) {
  priceTiers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),O={actions:`_actions_m7ctx_2`},k=e({TierList:()=>F});a();var A=f(()=>s(()=>import(`./DeleteTierDialog-V5lqaz4C.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7]))),j=f(()=>s(()=>import(`./TierDialog-CKSlUGKZ.js`).then(e=>e.TierDialog),__vite__mapDeps([8,2,1,4,5,3,9,7]))),M=r(`/signedIn/tiers`),N=({priceTiers:e})=>e.edges.map(({node:e})=>e),P=_(D,({priceTiers:e})=>e.edges.map(({node:e})=>e));function F(){let e=t(S),r=M.useSearch(),{close:a}=p(),s=o(`CATALOGUE_WRITE`),{data:f,error:_,refetch:C}=b(w,{},N,[`PRICE_TIER`]),T=x(f?.priceTiers),E=T?.find(({id:e})=>e===r.row);return n(i,{children:[n(m,{title:e.tiers.title,aside:n(l,{type:`PRICE_TIER`,ids:T?.map(({id:e})=>e),where:void 0,...P}),actions:n(i,{children:[n(g,{input:{kind:`TIERS`},count:T?.length}),s&&n(v,{look:`primary`,icon:y,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})]})}),n(h,{flush:!0,children:n(d,{name:`tiers`,label:e.tiers.title,columns:I(s),rows:T,rowKey:({id:e})=>e,error:_,onRetry:()=>void C(),empty:n(u,{icon:c,title:e.tiers.empty,text:e.noTiers})})}),s&&r.dialog===`tier`&&(E||!r.row)&&n(j,{tier:E,onClose:a}),s&&T&&E&&r.dialog===`delete`&&n(A,{tiers:T,tier:E,onClose:a})]})}function I(e){let r=t(S);return[{id:`name`,header:r.tier.name,width:14,cell:({name:e})=>e},{id:`level`,header:r.tier.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:r.tiers.actions,align:`end`,width:20,cell:({id:t,name:i})=>n(`span`,{className:O.actions,children:[n(v,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:t},"aria-label":r.tiers.customersOf(i),children:r.tiers.customers}),e&&n(v,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:t},"aria-label":r.tier.edit(i),children:r.tiers.edit}),e&&n(v,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:t},"aria-label":r.tier.delete(i),children:r.tier.deleteTier})]})}]}export{F as TierList,E as n,T as r,k as t};