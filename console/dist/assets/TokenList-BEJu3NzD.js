import{At as e,H as t,M as n,U as r,Yt as i,gt as a,in as o,kt as s,m as c,s as l,tn as u,v as d,vt as f,xt as p,y as m,yt as h}from"./index-WD5am_F6.js";import{C as g,D as _,H as v,L as y,N as b,O as x,c as S,g as C,h as w,j as T,k as E,l as D,v as O,z as k}from"./parts-DgP1lZfu.js";import{lt as A,rt as j,st as M,t as N}from"./dialogs-BJov7kpb.js";import{I as P,ct as F,et as I}from"./early-NQvuXKrB.js";import{I as L,N as R,R as z,c as B,k as V}from"./details-BryHUaBG.js";e();var H=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},U=new H(`
    mutation CreateApiToken($input: CreateAPITokenInput!) {
  createAPIToken(input: $input) {
    token
    apiToken {
      id
      name
    }
  }
}
    `),W=new H(`
    mutation RevokeApiToken($input: APITokenInput!) {
  revokeAPIToken(input: $input) {
    id
    revokedAt
  }
}
    `),G=d({title:`API tokens`,create:`Create token`,views:{label:`Views`,active:`In use`,revoked:`Revoked`,all:`All`},search:`Search by name`,searchPlaceholder:`Name`,columns:{name:`Name`,scopes:`May`,maker:`Made by`,made:`Made`,used:`Last used`,expires:`Ends`,revoke:`Revoke`},commandLine:`command line`,never:`never`,revokedAt:`Revoked`,expired:`Expired`,revoke:`Revoke`,revokeOne:e=>`Revoke ${e}`,empty:`There are no tokens`,emptyText:`A bot or shop needs one to sell: create it here and put it into its settings.`,noMatch:`No tokens match`,noMatchText:`Search by another name, or look at another view.`,scopes:{"products:read":`See the catalogue with prices and stock`,"orders:read":`See orders, also delivered keys`,"orders:write":`Place orders, paid from wallets`,"wallet:read":`See wallets and their ledger`,"wallet:write":`Top up wallets; above the store's limit it waits for a decision`,"inventory:write":`Upload licenses`,"webhooks:manage":`Register, change and remove webhooks`,"events:read":`Read the feed of events`},createDialog:{title:`Create token`,text:`For one bot or program. Give it no more than it needs.`,name:`Name`,nameHint:`What uses it, such as Telegram bot.`,scopes:`What it may do`,noScopes:`Choose at least one.`,ends:`Ends`,days:e=>`in ${e} days`,year:`in a year`,never:`never`,submit:`Create token`},made:{title:`Token created`,text:`Copy it now: it is not shown again. Anyone who has it can act as this bot.`,token:`Token`,curl:`Try it`,done:`Done`},revokeDialog:{title:e=>`Revoke ${e}`,text:`What uses it stops working within five seconds, for good.`,submit:`Revoke`,done:`The token was revoked.`}},{title:`Tokens de API`,create:`Criar token`,views:{label:`Visões`,active:`Em uso`,revoked:`Revogados`,all:`Todos`},search:`Buscar pelo nome`,searchPlaceholder:`Nome`,columns:{name:`Nome`,scopes:`Pode`,maker:`Criado por`,made:`Criado`,used:`Último uso`,expires:`Termina`,revoke:`Revogar`},commandLine:`linha de comando`,never:`nunca`,revokedAt:`Revogado`,expired:`Expirado`,revoke:`Revogar`,revokeOne:e=>`Revogar ${e}`,empty:`Não há tokens`,emptyText:`Um bot ou loja precisa de um para vender: crie-o aqui e ponha-o nos ajustes dele.`,noMatch:`Nenhum token corresponde`,noMatchText:`Busque por outro nome, ou olhe outra visão.`,scopes:{"products:read":`Ver o catálogo com preços e estoque`,"orders:read":`Ver pedidos, também chaves entregues`,"orders:write":`Fazer pedidos, pagos pelas carteiras`,"wallet:read":`Ver carteiras e seus extratos`,"wallet:write":`Recarregar carteiras; acima do limite da loja espera uma decisão`,"inventory:write":`Enviar licenças`,"webhooks:manage":`Registrar, mudar e remover webhooks`,"events:read":`Ler a lista de eventos`},createDialog:{title:`Criar token`,text:`Para um bot ou programa. Não dê mais do que ele precisa.`,name:`Nome`,nameHint:`O que o usa, como Bot do Telegram.`,scopes:`O que ele pode fazer`,noScopes:`Escolha ao menos um.`,ends:`Termina`,days:e=>`em ${e} dias`,year:`em um ano`,never:`nunca`,submit:`Criar token`},made:{title:`Token criado`,text:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como este bot.`,token:`Token`,curl:`Experimente`,done:`Pronto`},revokeDialog:{title:e=>`Revogar ${e}`,text:`O que o usa deixa de funcionar em até cinco segundos, para sempre.`,submit:`Revogar`,done:`O token foi revogado.`}}),K=[`products:read`,`orders:read`,`orders:write`,`wallet:read`,`wallet:write`,`inventory:write`,`webhooks:manage`,`events:read`],q={"products:read":`products`,"orders:read":`orders`,"webhooks:manage":`webhooks`,"events:read":`events`};function J(e,t,n){let r=K.find(e=>q[e]&&n.includes(e));return r&&`curl ${e}/api/v1/external/${q[r]} -H "Authorization: Bearer ${t}"`}function Y({onClose:e}){let{createDialog:t,scopes:n,made:r}=m(G),[o,c]=i(new Set([`products:read`])),[l,u]=i(``),d=K.filter(e=>o.has(e));async function f(e){if(d.length===0)throw new F(`INVALID_INPUT`,t.noScopes);let n={name:z(e,`name`),scopes:d,expiresAt:L(z(e,`days`))},{createAPIToken:r}=await I(U,{input:n});u(r.token),await a.invalidateQueries()}return l?s(N,{open:!0,onClose:e,title:r.title,text:r.text,children:s(X,{token:l,granted:d,onClose:e})}):s(N,{open:!0,onClose:e,title:t.title,text:t.text,children:s(j,{submitLabel:t.submit,onCancel:e,onSubmit:f,children:[s(A,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),s(B,{label:t.scopes,options:K.map(e=>({id:e,label:n[e],end:e})),chosen:o,onChange:c}),s(M,{name:`days`,label:t.ends,defaultValue:``,options:[{value:``,label:t.never},{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:`365`,label:t.year}]})]})})}function X({token:e,granted:t,onClose:n}){let r=m(G).made,i=J(location.origin,e,t);return s(R,{children:[s(V,{label:r.token,text:e}),i&&s(V,{label:r.curl,text:i}),s(c,{look:`primary`,onClick:n,children:r.done})]})}var Z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
    query TokenList($first: Int, $after: Cursor, $last: Int, $before: Cursor, $where: APITokenWhereInput) {
  apiTokens(
    first: $first
    after: $after
    last: $last
    before: $before
    where: $where
  ) {
    totalCount
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
    edges {
      node {
        id
        name
        prefix
        scopes
        expiresAt
        lastUsedAt
        revokedAt
        createdAt
        createdByName
      }
    }
  }
}
    `),Q={name:`_name_1sn17_2`,scopes:`_scopes_1sn17_9`};o();var $=p(`/signedIn/settings/tokens`);function ee(){let e=m(G),i=$.useSearch(),a=$.useNavigate(),{data:o,error:l,isPlaceholderData:d,refetch:f}=h(Z,t(i)),p=o?.apiTokens.edges.map(e=>e.node),{dialog:_,token:v,...E}=i,{after:A,before:j,...M}=E,{view:N=`active`,...F}=M,I=e=>void a({search:P({...M,...e})}),L=e=>void a({search:{...E,...e},resetScroll:!1}),R=()=>void a({search:E,replace:!0,resetScroll:!1}),z=p?.find(({id:e,revokedAt:t})=>e===v&&!t);return s(u,{children:[s(T,{title:e.title,actions:s(c,{look:`primary`,icon:k,onClick:()=>L({dialog:`create`}),children:e.create})}),s(D,{label:e.views.label,children:r.map(t=>s(S,{to:`/settings/tokens`,search:t===`active`?{}:{view:t},current:t===N,children:e.views[t]},t))}),s(w,{children:s(C,{label:e.search,placeholder:e.searchPlaceholder,value:i.q??``,onChange:e=>I({q:e})})}),s(b,{flush:!0,children:[s(x,{name:`tokens`,label:e.title,columns:ne(e=>L({dialog:`revoke`,token:e})),rows:p,rowKey:({id:e})=>e,stale:d,error:l,onRetry:()=>void f(),empty:Object.keys(F).length>0||N!==`active`?s(g,{icon:y,title:e.noMatch,text:e.noMatchText}):s(g,{icon:n,title:e.empty,text:e.emptyText})}),s(O,{connection:o?.apiTokens,onChange:e=>void a({search:P({...M,...e})})})]}),_===`create`&&s(Y,{onClose:R}),_===`revoke`&&z&&s(te,{token:z,onClose:R})]})}function te({token:e,onClose:t}){let n=m(G).revokeDialog,{mutateAsync:r}=f(W);async function i(){await r({input:{id:e.id}}),l(n.done),t()}return s(N,{open:!0,onClose:t,title:n.title(e.name),text:n.text,children:s(j,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}function ne(e){let t=m(G),n=t.columns,r=s(`span`,{className:`muted`,children:t.never});return[{id:`name`,header:n.name,cell:({name:e,prefix:t})=>s(`span`,{className:Q.name,children:[s(`strong`,{children:e}),s(`code`,{children:[t,`…`]})]}),width:18},{id:`scopes`,header:n.scopes,cell:({scopes:e})=>s(`span`,{className:Q.scopes,children:e.map(e=>s(E,{children:e},e))}),wide:!0,width:22},{id:`maker`,header:n.maker,cell:({createdByName:e})=>e||s(`span`,{className:`muted`,children:t.commandLine}),wide:!0},{id:`made`,header:n.made,cell:({createdAt:e})=>s(_,{at:e}),wide:!0},{id:`used`,header:n.used,cell:({lastUsedAt:e})=>e?s(_,{at:e}):r},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?s(_,{at:e}):r,wide:!0},{id:`revoke`,header:n.revoke,align:`end`,cell:({id:n,name:r,revokedAt:i,expiresAt:a})=>i?s(E,{tone:`bad`,children:t.revokedAt}):a&&Date.parse(a)<=Date.now()?s(E,{children:t.expired}):s(c,{size:`small`,icon:v,"aria-label":t.revokeOne(r),onClick:()=>e(n)})}]}export{ee as TokenList};