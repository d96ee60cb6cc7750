import{At as e,Jt as t,Y as n,q as r,w as i}from"./index-ByM-MJ82.js";import{t as a}from"./BulkDialog-D27T9Xp7.js";import{t as o}from"./TextArea-CBbqepZL.js";var s=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    mutation RevokeLicenses($input: RevokeLicensesInput!) {
  results: revokeLicenses(input: $input) {
    id
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `),c=e=>`${e} ${e===1?`license`:`licenses`}`,l=e=>`${e} ${e===1?`licença`:`licenças`}`,u=r({title:`Revoke licenses`,text:`Takes these licenses out of use for good. Those for sale leave the stock; of those that were sold, items and orders keep their state.`,submit:e=>`Revoke ${c(e)}`,done:e=>`${c(e)} revoked.`,failed:e=>`${c(e)} could not be revoked:`,reason:`Reason`,reasonHint:`For the audit, with each license.`},{title:`Revogar licenças`,text:`Tira estas licenças de uso para sempre. As que estão à venda saem do estoque; das vendidas, itens e pedidos mantêm a situação.`,submit:e=>`Revogar ${l(e)}`,done:e=>`${l(e)} ${e===1?`revogada`:`revogadas`}.`,failed:e=>`${l(e)} não ${e===1?`pôde ser revogada`:`puderam ser revogadas`}:`,reason:`Motivo`,reasonHint:`Para a auditoria, com cada licença.`});function d({licenses:r,onDone:c,onClose:l}){let d=n(u),{statuses:f}=n(i),{mutateAsync:p}=e(s);return t(a,{danger:!0,title:d.title,text:d.text,rows:r,factOf:({variation:e,externalRef:t,status:n})=>({label:e.sku,value:[t,f.license[n]].filter(Boolean).join(`, `)}),submitLabel:e=>d.submit(e.length),change:async(e,{reason:t})=>(await p({input:{ids:e,reason:String(t??``).trim()}})).results,doneText:d.done,failedText:d.failed,onDone:c,onClose:l,children:t(o,{name:`reason`,label:d.reason,hint:d.reasonHint,optional:!0,maxLength:500})})}export{d as RevokeLicensesDialog};