import{At as e,H as t,M as n,Pt as r,St as i,U as a,gt as o,jt as s,m as c,s as l,v as u,vt as d,y as f,yt as p}from"./index-DOxbXdRl.js";import{A as m,D as h,E as g,I as _,M as v,O as y,R as b,S as x,V as S,_ as C,c as w,h as T,m as E,s as D}from"./parts-D-_68bv6.js";import{lt as O,rt as k,st as A,t as j}from"./dialogs-BxxegUF2.js";import{$ as M,I as N,st as P}from"./early-Cbep-mIH.js";import{A as F,L as I,P as L,c as R,z}from"./details-ZQExxOG8.js";var B=r(s(),1),V=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},H=new V(`
    mutation CreateApiToken($input: CreateAPITokenInput!) {
  createAPIToken(input: $input) {
    token
    apiToken {
      id
      name
    }
  }
}
    `),U=new V(`
    mutation RevokeApiToken($input: APITokenInput!) {
  revokeAPIToken(input: $input) {
    id
    revokedAt
  }
}
    `),W=u({title:`API tokens`,create:`Create token`,views:{label:`Views`,active:`In use`,revoked:`Revoked`,all:`All`},search:`Search by name`,searchPlaceholder:`Name`,columns:{name:`Name`,scopes:`May`,maker:`Made by`,made:`Made`,used:`Last used`,expires:`Ends`,revoke:`Revoke`},commandLine:`command line`,never:`never`,revokedAt:`Revoked`,expired:`Expired`,revoke:`Revoke`,revokeOne:e=>`Revoke ${e}`,empty:`There are no tokens`,emptyText:`A bot or shop needs one to sell: create it here and put it into its settings.`,noMatch:`No tokens match`,noMatchText:`Search by another name, or look at another view.`,scopes:{"products:read":`See the catalogue with prices and stock`,"orders:read":`See orders, also delivered keys`,"orders:write":`Place orders, paid from wallets`,"wallet:read":`See wallets and their ledger`,"wallet:write":`Top up wallets; above the store's limit it waits for a decision`,"inventory:write":`Upload licenses`,"webhooks:manage":`Register, change and remove webhooks`,"events:read":`Read the feed of events`},createDialog:{title:`Create token`,text:`For one bot or program. Give it no more than it needs.`,name:`Name`,nameHint:`What uses it, such as Telegram bot.`,scopes:`What it may do`,noScopes:`Choose at least one.`,ends:`Ends`,days:e=>`in ${e} days`,year:`in a year`,never:`never`,submit:`Create token`},made:{title:`Token created`,text:`Copy it now: it is not shown again. Anyone who has it can act as this bot.`,token:`Token`,curl:`Try it`,done:`Done`},revokeDialog:{title:e=>`Revoke ${e}`,text:`What uses it stops working within five seconds, for good.`,submit:`Revoke`,done:`The token was revoked.`}},{title:`Tokens de API`,create:`Criar token`,views:{label:`Visões`,active:`Em uso`,revoked:`Revogados`,all:`Todos`},search:`Buscar pelo nome`,searchPlaceholder:`Nome`,columns:{name:`Nome`,scopes:`Pode`,maker:`Criado por`,made:`Criado`,used:`Último uso`,expires:`Termina`,revoke:`Revogar`},commandLine:`linha de comando`,never:`nunca`,revokedAt:`Revogado`,expired:`Expirado`,revoke:`Revogar`,revokeOne:e=>`Revogar ${e}`,empty:`Não há tokens`,emptyText:`Um bot ou loja precisa de um para vender: crie-o aqui e ponha-o nos ajustes dele.`,noMatch:`Nenhum token corresponde`,noMatchText:`Busque por outro nome, ou olhe outra visão.`,scopes:{"products:read":`Ver o catálogo com preços e estoque`,"orders:read":`Ver pedidos, também chaves entregues`,"orders:write":`Fazer pedidos, pagos pelas carteiras`,"wallet:read":`Ver carteiras e seus extratos`,"wallet:write":`Recarregar carteiras; acima do limite da loja espera uma decisão`,"inventory:write":`Enviar licenças`,"webhooks:manage":`Registrar, mudar e remover webhooks`,"events:read":`Ler a lista de eventos`},createDialog:{title:`Criar token`,text:`Para um bot ou programa. Não dê mais do que ele precisa.`,name:`Nome`,nameHint:`O que o usa, como Bot do Telegram.`,scopes:`O que ele pode fazer`,noScopes:`Escolha ao menos um.`,ends:`Termina`,days:e=>`em ${e} dias`,year:`em um ano`,never:`nunca`,submit:`Criar token`},made:{title:`Token criado`,text:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como este bot.`,token:`Token`,curl:`Experimente`,done:`Pronto`},revokeDialog:{title:e=>`Revogar ${e}`,text:`O que o usa deixa de funcionar em até cinco segundos, para sempre.`,submit:`Revogar`,done:`O token foi revogado.`}}),G=[`products:read`,`orders:read`,`orders:write`,`wallet:read`,`wallet:write`,`inventory:write`,`webhooks:manage`,`events:read`],K={"products:read":`products`,"orders:read":`orders`,"webhooks:manage":`webhooks`,"events:read":`events`};function q(e,t,n){let r=G.find(e=>K[e]&&n.includes(e));return r&&`curl ${e}/api/v1/external/${K[r]} -H "Authorization: Bearer ${t}"`}var J=e();function Y({onClose:e}){let{createDialog:t,scopes:n,made:r}=f(W),[i,a]=(0,B.useState)(new Set([`products:read`])),[s,c]=(0,B.useState)(``),l=G.filter(e=>i.has(e));async function u(e){if(l.length===0)throw new P(`INVALID_INPUT`,t.noScopes);let n={name:z(e,`name`),scopes:l,expiresAt:I(z(e,`days`))},{createAPIToken:r}=await M(H,{input:n});c(r.token),await o.invalidateQueries()}return s?(0,J.jsx)(j,{open:!0,onClose:e,title:r.title,text:r.text,children:(0,J.jsx)(X,{token:s,granted:l,onClose:e})}):(0,J.jsx)(j,{open:!0,onClose:e,title:t.title,text:t.text,children:(0,J.jsxs)(k,{submitLabel:t.submit,onCancel:e,onSubmit:u,children:[(0,J.jsx)(O,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),(0,J.jsx)(R,{label:t.scopes,options:G.map(e=>({id:e,label:n[e],end:e})),chosen:i,onChange:a}),(0,J.jsx)(A,{name:`days`,label:t.ends,defaultValue:``,options:[{value:``,label:t.never},{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:`365`,label:t.year}]})]})})}function X({token:e,granted:t,onClose:n}){let r=f(W).made,i=q(location.origin,e,t);return(0,J.jsxs)(L,{children:[(0,J.jsx)(F,{label:r.token,text:e}),i&&(0,J.jsx)(F,{label:r.curl,text:i}),(0,J.jsx)(c,{look:`primary`,onClick:n,children:r.done})]})}var Z=new class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}}(`
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
    `),Q={name:`_name_1sn17_2`,scopes:`_scopes_1sn17_9`},$=i(`/signedIn/settings/tokens`);function ee(){let e=f(W),r=$.useSearch(),i=$.useNavigate(),{data:o,error:s,isPlaceholderData:l,refetch:u}=p(Z,t(r)),d=o?.apiTokens.edges.map(e=>e.node),{dialog:g,token:y,...S}=r,{after:O,before:k,...A}=S,{view:j=`active`,...M}=A,P=e=>void i({search:N({...A,...e})}),F=e=>void i({search:{...S,...e},resetScroll:!1}),I=()=>void i({search:S,replace:!0,resetScroll:!1}),L=d?.find(({id:e,revokedAt:t})=>e===y&&!t);return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(m,{title:e.title,actions:(0,J.jsx)(c,{look:`primary`,icon:b,onClick:()=>F({dialog:`create`}),children:e.create})}),(0,J.jsx)(w,{label:e.views.label,children:a.map(t=>(0,J.jsx)(D,{to:`/settings/tokens`,search:t===`active`?{}:{view:t},current:t===j,children:e.views[t]},t))}),(0,J.jsx)(E,{children:(0,J.jsx)(T,{label:e.search,placeholder:e.searchPlaceholder,value:r.q??``,onChange:e=>P({q:e})})}),(0,J.jsxs)(v,{flush:!0,children:[(0,J.jsx)(h,{name:`tokens`,label:e.title,columns:ne(e=>F({dialog:`revoke`,token:e})),rows:d,rowKey:({id:e})=>e,stale:l,error:s,onRetry:()=>void u(),empty:Object.keys(M).length>0||j!==`active`?(0,J.jsx)(x,{icon:_,title:e.noMatch,text:e.noMatchText}):(0,J.jsx)(x,{icon:n,title:e.empty,text:e.emptyText})}),(0,J.jsx)(C,{connection:o?.apiTokens,onChange:e=>void i({search:N({...A,...e})})})]}),g===`create`&&(0,J.jsx)(Y,{onClose:I}),g===`revoke`&&L&&(0,J.jsx)(te,{token:L,onClose:I})]})}function te({token:e,onClose:t}){let n=f(W).revokeDialog,{mutateAsync:r}=d(U);async function i(){await r({input:{id:e.id}}),l(n.done),t()}return(0,J.jsx)(j,{open:!0,onClose:t,title:n.title(e.name),text:n.text,children:(0,J.jsx)(k,{danger:!0,submitLabel:n.submit,onCancel:t,onSubmit:i,children:null})})}function ne(e){let t=f(W),n=t.columns,r=(0,J.jsx)(`span`,{className:`muted`,children:t.never});return[{id:`name`,header:n.name,cell:({name:e,prefix:t})=>(0,J.jsxs)(`span`,{className:Q.name,children:[(0,J.jsx)(`strong`,{children:e}),(0,J.jsxs)(`code`,{children:[t,`…`]})]}),width:18},{id:`scopes`,header:n.scopes,cell:({scopes:e})=>(0,J.jsx)(`span`,{className:Q.scopes,children:e.map(e=>(0,J.jsx)(y,{children:e},e))}),wide:!0,width:22},{id:`maker`,header:n.maker,cell:({createdByName:e})=>e||(0,J.jsx)(`span`,{className:`muted`,children:t.commandLine}),wide:!0},{id:`made`,header:n.made,cell:({createdAt:e})=>(0,J.jsx)(g,{at:e}),wide:!0},{id:`used`,header:n.used,cell:({lastUsedAt:e})=>e?(0,J.jsx)(g,{at:e}):r},{id:`expires`,header:n.expires,cell:({expiresAt:e})=>e?(0,J.jsx)(g,{at:e}):r,wide:!0},{id:`revoke`,header:n.revoke,align:`end`,cell:({id:n,name:r,revokedAt:i,expiresAt:a})=>i?(0,J.jsx)(y,{tone:`bad`,children:t.revokedAt}):a&&Date.parse(a)<=Date.now()?(0,J.jsx)(y,{children:t.expired}):(0,J.jsx)(c,{size:`small`,icon:S,"aria-label":t.revokeOne(r),onClick:()=>e(n)})}]}export{ee as TokenList};