import{At as e,E as t,Et as n,Gt as r,Nt as i,T as a,Wt as o,_ as s,at as c,ct as l,f as u,g as d,gn as f,kt as p,st as m,un as h,v as g,w as _,yn as v,z as y}from"./index-CwcODLW1.js";import{$ as b,it as x,j as S,k as C,pt as w,ut as T}from"./early-CfQr5XEC.js";import{$ as E,A as D,H as O,J as k,L as A,M as j,N as M,O as N,R as ee,U as te,W as P,Z as F,j as I,z as L}from"./details-DFBeDGDg.js";import{J as R,Q as z,U as B,Y as V,Z as H}from"./parts-DRGWu0GN.js";import{$t as U,t as W}from"./dialogs-BzZ_W2pv.js";import{t as G}from"./SelectField-C9aElwV9.js";import{t as K}from"./TextField-Bhf4QOKE.js";r();var q=a({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Y=new J(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    id
  }
}
    `),ne=new J(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    session {
      id
    }
  }
}
    `);function X({onClose:e}){let r=t(q).token,[i,a]=h(``);async function s(e){let t={name:F(e,`name`),expiresAt:k(F(e,`days`))},{createAccessToken:r}=await x(ne,{input:t});a(r.token),await n.invalidateQueries()}if(i){let t=`curl ${location.origin}/graphql -H "Authorization: Bearer ${i}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return o(W,{open:!0,onClose:e,title:r.made,text:r.madeText,children:o(A,{children:[o(M,{label:r.label,text:i}),o(M,{label:r.curl,text:t}),o(g,{look:`primary`,onClick:e,children:r.done})]})})}return o(W,{open:!0,onClose:e,title:r.title,text:r.text,children:o(U,{repeats:!0,submitLabel:r.submit,onCancel:e,onSubmit:s,children:[o(K,{name:`name`,label:r.name,hint:r.nameHint,maxLength:200}),o(G,{name:`days`,label:r.ends,defaultValue:`90`,options:[{value:`30`,label:r.days(30)},{value:`90`,label:r.days(90)},{value:``,label:r.never}]})]})})}v();function Z({onAdd:n}){let r=t(I),{roles:i}=t(_),{data:a,error:c,refetch:l}=e(N,{}),{mutateAsync:m,isPending:h}=p(D);async function v(e,t){try{await m({input:{store:e}}),d(r.removed(t))}catch(e){s(e)}}let y=a?.viewer.stores;return o(H,{title:r.title,actions:o(g,{size:`small`,onClick:n,children:r.add}),children:[c&&!a&&o(u,{error:c,onRetry:()=>void l()}),!c&&!y&&o(R,{width:20}),y?.length===0&&o(`p`,{className:`muted`,children:r.none}),y&&y.length>0&&o(A,{children:[o(O,{facts:y.map(({slug:e,name:t,livemode:n,role:a})=>({id:e,label:t,value:o(f,{children:[o(`p`,{className:`muted`,children:[!n&&r.test,i[a]].filter(Boolean).join(` · `)}),o(g,{size:`small`,"aria-label":r.switchNamed(t),onClick:()=>void j(e),children:r.switch}),` `,o(g,{size:`small`,look:`quiet`,busy:h,"aria-label":r.removeNamed(t),onClick:()=>void v(e,t),children:r.remove})]})}))}),o(`p`,{className:`muted`,children:r.ends})]})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new Q(`
    query Account {
  viewer {
    id
    name
    email
    role
    emailAvailable
    preferences {
      dailyDigest
    }
    sessions {
      id
      kind
      name
      createdAt
      expiresAt
      lastUsedAt
      current
    }
  }
}
    `),ie=new Q(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),ae=new Q(`
    mutation ChooseDigest($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    dailyDigest
  }
}
    `),oe=new Q(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),$=new Q(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `);function se({onClose:e}){let r=t(I);async function i(t){let i=await b(F(t,`store`),F(t,`email`),String(t.password??``));await n.invalidateQueries(),d(r.added(i.name)),e()}return o(W,{open:!0,onClose:e,title:r.add,text:r.addText,children:o(U,{submitLabel:r.addSubmit,onCancel:e,onSubmit:i,children:[o(K,{name:`store`,label:r.store,hint:r.storeHint,maxLength:64}),o(K,{name:`email`,type:`email`,label:r.email,maxLength:254}),o(K,{name:`password`,type:`password`,label:r.password,maxLength:256})]})})}r(),v();var ce=i(`/signedIn/account`);function le(){let n=t(q),r=ce.useSearch(),{open:i,close:a}=B(),{data:s,error:c,refetch:l}=e(re,{});if(!s)return o(f,{children:[o(V,{title:n.title}),c?o(u,{error:c,onRetry:()=>void l()}):o(L,{})]});let{viewer:d}=s;return o(f,{children:[o(V,{title:n.title,actions:o(g,{icon:y,onClick:()=>i(`token`),children:n.createToken})}),o(te,{main:o(f,{children:[o(ue,{name:d.name}),o(de,{email:d.email}),o(fe,{sessions:d.sessions})]}),side:o(f,{children:[o(pe,{viewer:d}),o(Z,{onAdd:()=>i(`store`)}),o(he,{}),d.emailAvailable&&o(me,{chosen:d.preferences.dailyDigest})]})}),r.dialog===`token`&&o(X,{onClose:a}),r.dialog===`store`&&o(se,{onClose:a})]})}function ue({name:e}){let n=t(q).name,{mutateAsync:r}=p(ie);async function i(e){await r({input:{name:F(e,`name`)}}),d(n.done)}return o(H,{title:n.title,children:o(U,{submitLabel:n.submit,onSubmit:i,children:o(K,{name:`name`,label:n.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function de({email:e}){let r=t(q).password,{store:i}=c(),[a,s]=h(0);async function l(t){let[o,c]=[String(t.oldPassword??``),String(t.newPassword??``)];if(c!==String(t.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:r.differ};throw new w(`INVALID_INPUT`,r.differ,``,[e])}await x(Y,{input:{oldPassword:o,newPassword:c}}),await T(i.slug,e,c),await n.invalidateQueries(),d(r.done),s(a+1)}return o(H,{title:r.title,children:o(U,{submitLabel:r.submit,onSubmit:l,children:[o(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),o(K,{name:`oldPassword`,type:`password`,label:r.old,autoComplete:`current-password`}),o(K,{name:`newPassword`,type:`password`,label:r.new,hint:r.hint,autoComplete:`new-password`,maxLength:256}),o(K,{name:`repeat`,type:`password`,label:r.repeat,autoComplete:`new-password`,maxLength:256})]},a)})}function fe({sessions:e}){let n=t(q),{mutateAsync:r}=p(oe),{mutate:i,isPending:a}=p($);return o(ee,{title:n.sessions,sessions:e,onEnd:async e=>{await r({input:e}),d(n.ended)},actions:e.length>1&&o(g,{size:`small`,busy:a,onClick:()=>i({},{onSuccess:({endOtherSessions:{count:e}})=>d(n.endedOthers(e)),onError:s}),children:n.endOthers})})}function pe({viewer:e}){let n=t(q).facts,{roles:r}=t(_),i=t(E);return o(H,{title:n.title,children:o(O,{facts:[{label:n.email,value:e.email},{label:n.role,value:o(f,{children:[r[e.role],o(`br`,{}),o(`span`,{className:`muted`,children:i[e.role]})]})}]})})}function me({chosen:e}){let n=t(q).digest,{mutateAsync:r}=p(ae);async function i({dailyDigest:e}){let t={dailyDigest:e===!0};await r({input:t}),d(t.dailyDigest?n.on:n.off)}return o(H,{title:n.title,children:o(U,{submitLabel:n.submit,onSubmit:i,children:o(P,{name:`dailyDigest`,label:n.label,hint:n.hint,defaultChecked:e})})})}function he(){let e=t(q),{theme:n,language:r}=l(),i=z();return o(H,{title:e.look.title,children:o(A,{children:[o(G,{name:`language`,label:e.look.language,options:S.map(e=>({value:e,label:C[e]})),choice:{value:r,onChange:e=>i({language:e})}}),o(G,{name:`theme`,label:e.look.theme,options:m.map(t=>({value:t,label:e.themes[t]})),choice:{value:n,onChange:e=>i({theme:e})}})]})})}export{le as AccountPage};