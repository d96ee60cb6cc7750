import{c as e,j as t}from"./parts-DggjclEf.js";import{C as n,Lt as r,w as i}from"./index-BzP1EClE.js";var a=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},o=new a(`
    mutation CreateCustomer($input: CreateCustomerInput!) {
  createCustomer(input: $input) {
    id
  }
}
    `),s=new a(`
    mutation UpdateCustomer($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) {
    id
    version
  }
}
    `),c=new a(`
    mutation BlockCustomer($input: CustomerInput!) {
  blockCustomer(input: $input) {
    id
    status
  }
}
    `),l=new a(`
    mutation UnblockCustomer($input: CustomerInput!) {
  unblockCustomer(input: $input) {
    id
    status
  }
}
    `),u=new a(`
    mutation LinkPhone($input: LinkPhoneInput!) {
  linkPhone(input: $input) {
    id
    linkedPhone
  }
}
    `),d=new a(`
    mutation UnlinkPhone($input: CustomerInput!) {
  unlinkPhone(input: $input) {
    id
    linkedPhone
  }
}
    `),f=new a(`
    mutation SetCustomerTier($input: SetCustomerTierInput!) {
  setCustomerTier(input: $input) {
    id
    tier {
      id
    }
  }
}
    `),p=new a(`
    mutation AdjustWallet($input: AdjustWalletInput!) {
  adjustWallet(input: $input) {
    id
    balanceAfter
  }
}
    `),m=new a(`
    mutation RequestRecharge($input: RequestRechargeInput!) {
  requestRecharge(input: $input) {
    id
    status
  }
}
    `),h=[`CUSTOMERS_WRITE`],g=[`CUSTOMERS_WRITE`],_=[`CUSTOMERS_WRITE`],v=[`CUSTOMERS_WRITE`],y=[`WALLETS_ADJUST`],b=[`RECHARGES_CREATE`],x=n({title:`Customers`,add:`Add customer`,search:`Search customers`,searchPlaceholder:`Name, e-mail or phone`,filters:{status:`Status`,tier:`Tier`,phone:`Phone`,linked:`linked`,notLinked:`not linked`},noTier:`No tier`,columns:{name:`Name`,status:`Status`,email:`E-mail`,phone:`Phone`,tier:`Tier`,balance:`Wallet`,since:`Since`},notLinked:`not linked`,erased:`Erased`,empty:`There are no customers yet`,emptyText:`Add one here, or let your bot register them.`,noMatch:`No customers match`,noMatchText:`Remove a filter, or search by the beginning of a name, an e-mail address or a phone.`,tabs:{label:`Parts`,orders:`Orders`,wallet:`Wallet`,recharges:`Top-ups`,comments:`Comments`},comments:{empty:`No comments yet`,emptyText:`What you note here is for your colleagues.`,text:`Comment`,order:`Order`,who:`By`,when:`When`},facts:{title:`Customer`,email:`E-mail`,phone:`Phone`,tier:`Tier`,since:`Since`,changed:`Last changed`,orders:`Orders`,id:`Id`,linked:`linked`,unknown:`not known`},wallet:{title:`Wallet`,ledger:`Wallet transactions`,balance:`Balance`,when:`When`,kind:`Kind`,reference:`Reference`,by:`By`,amount:`Amount`,after:`Balance`,empty:`Nothing moved in this wallet yet`,emptyText:`A top-up, a purchase or an adjustment appears here.`,ofOrder:`Of one order only`,all:`Show all`},orders:{number:`Order`,status:`Status`,what:`Items`,placed:`Placed`,total:`Total`,empty:`This customer has not bought anything yet`,emptyText:`Orders appear here.`},recharges:{when:`Requested`,amount:`Amount`,status:`Status`,reference:`Reference`,decided:`Decided`,empty:`No top-ups yet`,emptyText:`A top-up that a bot or a colleague requests appears here.`},actions:{order:`New order`,edit:`Edit`,tier:`Change tier`,link:`Link phone`,unlink:`Unlink phone`,adjust:`Adjust`,recharge:`Top up`,block:`Block`,unblock:`Unblock`,erase:`Erase customer`},form:{name:`Name`,email:`E-mail`,phone:`Phone`,phoneHint:`With the country code, such as +5511987654321.`,linked:`The customer has proved that the phone is theirs`,linkedHint:`Bots then find the customer by it.`,tier:`Tier`,reason:`Reason`,reasonHint:`It is the reference in the wallet's ledger.`,amount:`Amount`,adjustHint:`A negative amount takes money from the wallet.`,reference:`Reference`,referenceHint:`Such as the number of the transfer.`,notes:`Notes for staff`},create:{title:`Add customer`,text:`The customer begins with an empty wallet.`,submit:`Add customer`,done:e=>`${e} was added.`},edit:{title:`Edit customer`,submit:`Save`,done:`The customer was changed.`},stale:`Someone else changed this customer meanwhile. What they saved stands below the fields. Save again to replace it.`,tier:{title:`Change tier`,text:`The customer pays the tier's prices from the next quote or order on.`,submit:`Change tier`,done:`The tier was changed.`},link:{title:`Link phone`,text:`Bots find the customer by the linked phone. Link it only when the customer has proved that it is theirs.`,submit:`Link phone`,done:`The phone was linked.`,undone:`The phone is no longer linked.`},adjust:{title:`Adjust wallet`,text:e=>`The wallet holds ${e}. The adjustment appears in the ledger at once.`,submit:`Adjust wallet`,done:`The wallet was adjusted.`},recharge:{title:`Top up wallet`,text:`It is approved at once, or waits for a decision when it is above the store's limit or your role may not decide.`,submit:`Request top-up`,approved:`The money is in the wallet.`,pending:`The top-up waits for a decision.`},block:{title:`Block customer`,text:`A blocked customer cannot order. The wallet and what was bought stay. You can unblock at any time.`,submit:`Block customer`,done:`The customer was blocked.`,undone:`The customer can order again.`}},{title:`Clientes`,add:`Adicionar cliente`,search:`Buscar clientes`,searchPlaceholder:`Nome, e-mail ou telefone`,filters:{status:`Situação`,tier:`Faixa`,phone:`Telefone`,linked:`vinculado`,notLinked:`não vinculado`},noTier:`Sem faixa`,columns:{name:`Nome`,status:`Situação`,email:`E-mail`,phone:`Telefone`,tier:`Faixa`,balance:`Carteira`,since:`Desde`},notLinked:`não vinculado`,erased:`Apagado`,empty:`Ainda não há clientes`,emptyText:`Adicione um aqui ou deixe seu bot cadastrá-los.`,noMatch:`Nenhum cliente corresponde`,noMatchText:`Remova um filtro ou busque pelo início de um nome, de um e-mail ou de um telefone.`,tabs:{label:`Partes`,orders:`Pedidos`,wallet:`Carteira`,recharges:`Recargas`,comments:`Comentários`},comments:{empty:`Ainda não há comentários`,emptyText:`O que você anota aqui é para os colegas.`,text:`Comentário`,order:`Pedido`,who:`Por`,when:`Quando`},facts:{title:`Cliente`,email:`E-mail`,phone:`Telefone`,tier:`Faixa`,since:`Desde`,changed:`Última mudança`,orders:`Pedidos`,id:`Id`,linked:`vinculado`,unknown:`desconhecido`},wallet:{title:`Carteira`,ledger:`Transações da carteira`,balance:`Saldo`,when:`Quando`,kind:`Tipo`,reference:`Referência`,by:`Por`,amount:`Valor`,after:`Saldo`,empty:`Nada se moveu nesta carteira ainda`,emptyText:`Uma recarga, compra ou ajuste aparece aqui.`,ofOrder:`Só de um pedido`,all:`Mostrar todas`},orders:{number:`Pedido`,status:`Situação`,what:`Itens`,placed:`Data`,total:`Total`,empty:`Este cliente ainda não comprou nada`,emptyText:`Os pedidos aparecem aqui.`},recharges:{when:`Pedida`,amount:`Valor`,status:`Situação`,reference:`Referência`,decided:`Decidida`,empty:`Ainda não há recargas`,emptyText:`Uma recarga pedida por um bot ou colega aparece aqui.`},actions:{order:`Novo pedido`,edit:`Editar`,tier:`Mudar faixa`,link:`Vincular telefone`,unlink:`Desvincular telefone`,adjust:`Ajustar`,recharge:`Recarregar`,block:`Bloquear`,unblock:`Desbloquear`,erase:`Apagar cliente`},form:{name:`Nome`,email:`E-mail`,phone:`Telefone`,phoneHint:`Com o código do país, como +5511987654321.`,linked:`O cliente provou que o telefone é dele`,linkedHint:`Os bots passam a encontrá-lo por ele.`,tier:`Faixa`,reason:`Motivo`,reasonHint:`É a referência no extrato da carteira.`,amount:`Valor`,adjustHint:`Um valor negativo tira dinheiro da carteira.`,reference:`Referência`,referenceHint:`Como o número da transferência.`,notes:`Notas para a equipe`},create:{title:`Adicionar cliente`,text:`O cliente começa com a carteira vazia.`,submit:`Adicionar cliente`,done:e=>`${e} foi adicionado.`},edit:{title:`Editar cliente`,submit:`Salvar`,done:`O cliente foi alterado.`},stale:`Outra pessoa alterou este cliente. O que ela salvou está abaixo dos campos. Salve de novo para substituir.`,tier:{title:`Mudar faixa`,text:`O cliente paga os preços da faixa a partir da próxima cotação ou pedido.`,submit:`Mudar faixa`,done:`A faixa foi mudada.`},link:{title:`Vincular telefone`,text:`Os bots encontram o cliente pelo telefone vinculado. Vincule só se o cliente provou que é dele.`,submit:`Vincular telefone`,done:`O telefone foi vinculado.`,undone:`O telefone não está mais vinculado.`},adjust:{title:`Ajustar carteira`,text:e=>`A carteira tem ${e}. O ajuste aparece no extrato na hora.`,submit:`Ajustar carteira`,done:`A carteira foi ajustada.`},recharge:{title:`Recarregar carteira`,text:`É aprovada na hora, ou espera decisão quando passa do limite da loja ou sua função não pode decidir.`,submit:`Pedir recarga`,approved:`O dinheiro está na carteira.`,pending:`A recarga espera uma decisão.`},block:{title:`Bloquear cliente`,text:`Um cliente bloqueado não pode comprar. A carteira e o que foi comprado ficam. Pode ser desbloqueado a qualquer momento.`,submit:`Bloquear cliente`,done:`O cliente foi bloqueado.`,undone:`O cliente pode comprar de novo.`}});function S({customer:n}){let a=i(x);return n.erasedAt?r(t,{children:a.erased}):r(e,{kind:`customer`,status:n.status})}export{h as _,c as a,u as c,b as d,f,s as g,d as h,y as i,_ as l,l as m,x as n,g as o,v as p,p as r,o as s,S as t,m as u};