import{At as e,Bt as t,C as n,Ct as r,Dt as i,Et as a,L as o,S as s,Vt as c,at as l,fn as u,g as d,h as f,hn as p,m,on as h,ot as g,rt as _,u as v,w as y}from"./index-DStYPVG5.js";import{$ as b,it as x,j as S,k as C,pt as w,ut as T}from"./early-CY4GmciT.js";import{$ as E,F as D,H as O,I as k,J as A,L as j,N as M,R as N,U as ee,W as te,Y as P,at as F,nt as I,q as L}from"./details-CwQO3Pyu.js";import{B as R,G as z,J as B,K as V,q as H}from"./parts-CzZ38pdg.js";import{$t as U,t as W}from"./dialogs-BtUfKpgs.js";import{t as G}from"./SelectField-RQPnQBzE.js";import{t as K}from"./TextField-D8Y_t6F3.js";c();var q=n({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Y=new J(`
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
    `);function X({onClose:e}){let n=y(q).token,[i,a]=h(``);async function o(e){let t={name:I(e,`name`),expiresAt:E(I(e,`days`))},{createAccessToken:n}=await x(ne,{input:t});a(n.token),await r.invalidateQueries()}if(i){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${i}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return t(W,{open:!0,onClose:e,title:n.made,text:n.madeText,children:t(O,{children:[t(N,{label:n.label,text:i}),t(N,{label:n.curl,text:r}),t(d,{look:`primary`,onClick:e,children:n.done})]})})}return t(W,{open:!0,onClose:e,title:n.title,text:n.text,children:t(U,{submitLabel:n.submit,onCancel:e,onSubmit:o,children:[t(K,{name:`name`,label:n.name,hint:n.nameHint,maxLength:200}),t(G,{name:`days`,label:n.ends,defaultValue:`90`,options:[{value:`30`,label:n.days(30)},{value:`90`,label:n.days(90)},{value:``,label:n.never}]})]})})}p();function Z({onAdd:e}){let n=y(k),{roles:r}=y(s),{data:o,error:c,refetch:l}=i(M,{}),{mutateAsync:p,isPending:h}=a(D);async function g(e,t){try{await p({input:{store:e}}),m(n.removed(t))}catch(e){f(e)}}let _=o?.viewer.stores;return t(H,{title:n.title,actions:t(d,{size:`small`,onClick:e,children:n.add}),children:[c&&!o&&t(v,{error:c,onRetry:()=>void l()}),!c&&!_&&t(z,{width:20}),_?.length===0&&t(`p`,{className:`muted`,children:n.none}),_&&_.length>0&&t(O,{children:[t(L,{facts:_.map(({slug:e,name:i,livemode:a,role:o})=>({id:e,label:i,value:t(u,{children:[t(`p`,{className:`muted`,children:[!a&&n.test,r[o]].filter(Boolean).join(` · `)}),t(d,{size:`small`,"aria-label":n.switchNamed(i),onClick:()=>void j(e),children:n.switch}),` `,t(d,{size:`small`,look:`quiet`,busy:h,"aria-label":n.removeNamed(i),onClick:()=>void g(e,i),children:n.remove})]})}))}),t(`p`,{className:`muted`,children:n.ends})]})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new Q(`
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
    `);function se({onClose:e}){let n=y(k);async function i(t){let i=await b(I(t,`store`),I(t,`email`),String(t.password??``));await r.invalidateQueries(),m(n.added(i.name)),e()}return t(W,{open:!0,onClose:e,title:n.add,text:n.addText,children:t(U,{submitLabel:n.addSubmit,onCancel:e,onSubmit:i,children:[t(K,{name:`store`,label:n.store,hint:n.storeHint,maxLength:64}),t(K,{name:`email`,type:`email`,label:n.email,maxLength:254}),t(K,{name:`password`,type:`password`,label:n.password,maxLength:256})]})})}c(),p();var ce=e(`/signedIn/account`);function le(){let e=y(q),n=ce.useSearch(),{open:r,close:a}=R(),{data:s,error:c,refetch:l}=i(re,{});if(!s)return t(u,{children:[t(V,{title:e.title}),c?t(v,{error:c,onRetry:()=>void l()}):t(te,{})]});let{viewer:f}=s;return t(u,{children:[t(V,{title:e.title,actions:t(d,{icon:o,onClick:()=>r(`token`),children:e.createToken})}),t(A,{main:t(u,{children:[t(ue,{name:f.name}),t(de,{email:f.email}),t(fe,{sessions:f.sessions})]}),side:t(u,{children:[t(pe,{viewer:f}),t(Z,{onAdd:()=>r(`store`)}),t(he,{}),f.emailAvailable&&t(me,{chosen:f.preferences.dailyDigest})]})}),n.dialog===`token`&&t(X,{onClose:a}),n.dialog===`store`&&t(se,{onClose:a})]})}function ue({name:e}){let n=y(q).name,{mutateAsync:r}=a(ie);async function i(e){await r({input:{name:I(e,`name`)}}),m(n.done)}return t(H,{title:n.title,children:t(U,{submitLabel:n.submit,onSubmit:i,children:t(K,{name:`name`,label:n.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function de({email:e}){let n=y(q).password,{store:i}=_(),[a,o]=h(0);async function s(t){let[s,c]=[String(t.oldPassword??``),String(t.newPassword??``)];if(c!==String(t.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:n.differ};throw new w(`INVALID_INPUT`,n.differ,``,[e])}await x(Y,{input:{oldPassword:s,newPassword:c}}),await T(i.slug,e,c),await r.invalidateQueries(),m(n.done),o(a+1)}return t(H,{title:n.title,children:t(U,{submitLabel:n.submit,onSubmit:s,children:[t(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),t(K,{name:`oldPassword`,type:`password`,label:n.old,autoComplete:`current-password`}),t(K,{name:`newPassword`,type:`password`,label:n.new,hint:n.hint,autoComplete:`new-password`,maxLength:256}),t(K,{name:`repeat`,type:`password`,label:n.repeat,autoComplete:`new-password`,maxLength:256})]},a)})}function fe({sessions:e}){let n=y(q),{mutateAsync:r}=a(oe),{mutate:i,isPending:o}=a($);return t(ee,{title:n.sessions,sessions:e,onEnd:async e=>{await r({input:e}),m(n.ended)},actions:e.length>1&&t(d,{size:`small`,busy:o,onClick:()=>i({},{onSuccess:({endOtherSessions:{count:e}})=>m(n.endedOthers(e)),onError:f}),children:n.endOthers})})}function pe({viewer:e}){let n=y(q).facts,{roles:r}=y(s),i=y(F);return t(H,{title:n.title,children:t(L,{facts:[{label:n.email,value:e.email},{label:n.role,value:t(u,{children:[r[e.role],t(`br`,{}),t(`span`,{className:`muted`,children:i[e.role]})]})}]})})}function me({chosen:e}){let n=y(q).digest,{mutateAsync:r}=a(ae);async function i({dailyDigest:e}){let t={dailyDigest:e===!0};await r({input:t}),m(t.dailyDigest?n.on:n.off)}return t(H,{title:n.title,children:t(U,{submitLabel:n.submit,onSubmit:i,children:t(P,{name:`dailyDigest`,label:n.label,hint:n.hint,defaultChecked:e})})})}function he(){let e=y(q),{theme:n,language:r}=g(),i=B();return t(H,{title:e.look.title,children:t(O,{children:[t(G,{name:`language`,label:e.look.language,options:S.map(e=>({value:e,label:C[e]})),choice:{value:r,onChange:e=>i({language:e})}}),t(G,{name:`theme`,label:e.look.theme,options:l.map(t=>({value:t,label:e.themes[t]})),choice:{value:n,onChange:e=>i({theme:e})}})]})})}export{le as AccountPage};