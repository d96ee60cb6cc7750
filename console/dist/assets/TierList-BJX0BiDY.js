const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/DeleteTierDialog-Baqmum_j.js","assets/index-ChVNpzaK.js","assets/early-JhwasVCb.js","assets/parts-fMN35-zs.js","assets/dialogs-Dlojd6zn.js","assets/details-4H23PdvY.js","assets/sending-Cf5Zpx-I.js","assets/draft-C9T_F_67.js","assets/SelectField-Cs-Qah0d.js","assets/prices-DXSulWU9.js","assets/TierDialog-C9XQZU6Q.js","assets/TextField-DFZL4EWN.js"])))=>i.map(i=>d[i]);
import{An as e,Dn as t,Ht as n,Nn as r,Q as i,X as a,ct as o,en as s,ot as c,p as l,z as u}from"./index-ChVNpzaK.js";import{A as d,F as f,K as p,M as m,S as h,U as g,Y as _,Z as v,j as y,nt as b,r as x,u as S}from"./parts-fMN35-zs.js";import{T as C}from"./details-4H23PdvY.js";import{c as w,s as T}from"./prices-DXSulWU9.js";var E=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},D=new E(`
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
    `),O=new E(`
    query TierUse($id: ID!) {
  customers(first: 1, where: {tierId: $id}) {
    totalCount
  }
  tierPrices(first: 1, where: {tierId: $id}) {
    totalCount
  }
}
    `),k=new E(`
    mutation DeletePriceTier($input: DeletePriceTierInput!) {
  deletePriceTier(input: $input) {
    id
  }
}
    `),A=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query NewTiers($where: PriceTierWhereInput, $first: Int!) {
  priceTiers(first: $first, where: $where) {
    edges {
      node {
        id
      }
    }
  }
}
    `),j={actions:`_actions_m7ctx_2`},M=a({title:`Tiers`,empty:`There are no tiers yet`,actions:`Actions`,edit:`Edit`,customers:`Customers`,customersOf:e=>`Customers of tier ${e}`},{title:`Faixas`,empty:`Ainda não há faixas`,actions:`Ações`,edit:`Editar`,customers:`Clientes`,customersOf:e=>`Clientes da faixa ${e}`}),N=r({TierList:()=>z});e();var P=l(()=>c(()=>import(`./DeleteTierDialog-Baqmum_j.js`).then(e=>e.DeleteTierDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))),F=l(()=>c(()=>import(`./TierDialog-C9XQZU6Q.js`).then(e=>e.TierDialog),__vite__mapDeps([10,2,1,4,5,3,6,7,11,9]))),I=n(`/signedIn/tiers`),L=({priceTiers:e})=>e.edges.map(({node:e})=>e),R=d(A,({priceTiers:e})=>e.edges.map(({node:e})=>e));function z(){let e=i(T),n=i(M),r=I.useSearch(),{close:a}=g(),c=o(`CATALOGUE_WRITE`),{data:l,error:d,refetch:w}=S(D,{},L,[`PRICE_TIER`]),E=C(l?.priceTiers),O=E?.find(({id:e})=>e===r.row),k=h(r,O);return s(t,{children:[s(_,{title:n.title,aside:s(y,{type:`PRICE_TIER`,ids:E?.map(({id:e})=>e),where:void 0,...R}),actions:s(t,{children:[s(m,{input:{kind:`TIERS`},count:E?.length}),c&&s(x,{look:`primary`,icon:b,to:`/tiers`,search:{dialog:`tier`},children:e.tier.add})]})}),s(v,{flush:!0,children:s(p,{name:`tiers`,label:n.title,columns:B(c),rows:E,rowKey:({id:e})=>e,error:d,onRetry:()=>void w(),empty:s(f,{icon:u,title:n.empty,text:e.noTiers})})}),c&&r.dialog===`tier`&&(k||!r.row)&&s(F,{tier:k,onClose:a},r.row),c&&E&&O&&r.dialog===`delete`&&s(P,{tiers:E,tier:O,onClose:a},O.id)]})}function B(e){let t=i(T),n=i(M),r=i(w);return[{id:`name`,header:r.name,width:14,cell:({name:e})=>e},{id:`level`,header:r.level,align:`end`,width:4,cell:({level:e})=>e},{id:`actions`,header:n.actions,align:`end`,width:20,cell:({id:i,name:a})=>s(`span`,{className:j.actions,children:[s(x,{size:`small`,look:`quiet`,to:`/customers`,search:{tier:i},"aria-label":n.customersOf(a),children:n.customers}),e&&s(x,{size:`small`,to:`/tiers`,search:{dialog:`tier`,row:i},"aria-label":t.tier.edit(a),children:n.edit}),e&&s(x,{size:`small`,look:`quiet`,to:`/tiers`,search:{dialog:`delete`,row:i},"aria-label":r.delete(a),children:r.deleteTier})]})}]}export{z as TierList,k as n,O as r,N as t};