import{At as e,B as t,D as n,Dt as r,E as i,Gt as a,Kt as o,Pt as s,T as c,_ as l,_n as u,bn as d,ct as f,dn as p,jt as m,lt as h,ot as g,p as _,v,y}from"./index-BcOHjEZP.js";import{$ as b,it as x,j as S,k as C,pt as w,ut as T}from"./early-CfQr5XEC.js";import{$ as E,A as D,H as O,J as k,L as A,M as j,N as M,O as N,R as ee,U as te,W as P,Z as F,j as I,z as L}from"./details-BbL3iHvP.js";import{J as R,Q as z,U as B,Y as V,Z as H}from"./parts-dljrLVEa.js";import{$t as U,t as W}from"./dialogs-BGMIoYzq.js";import{t as G}from"./SelectField-BYZSSdLc.js";import{t as K}from"./TextField-CbiiAiCG.js";o();var q=i({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Y=new J(`
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
    `);function X({onClose:e}){let t=n(q).token,[i,o]=p(``);async function s(e){let t={name:F(e,`name`),expiresAt:k(F(e,`days`))},{createAccessToken:n}=await x(ne,{input:t});o(n.token),await r.invalidateQueries()}if(i){let n=`curl ${location.origin}/graphql -H "Authorization: Bearer ${i}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return a(W,{open:!0,onClose:e,title:t.made,text:t.madeText,children:a(A,{children:[a(M,{label:t.label,text:i}),a(M,{label:t.curl,text:n}),a(y,{look:`primary`,onClick:e,children:t.done})]})})}return a(W,{open:!0,onClose:e,title:t.title,text:t.text,children:a(U,{repeats:!0,submitLabel:t.submit,onCancel:e,onSubmit:s,children:[a(K,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),a(G,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}d();function Z({onAdd:t}){let r=n(I),{roles:i}=n(c),{data:o,error:s,refetch:d}=m(N,{}),{mutateAsync:f,isPending:p}=e(D);async function h(e,t){try{await f({input:{store:e}}),l(r.removed(t))}catch(e){v(e)}}let g=o?.viewer.stores;return a(H,{title:r.title,actions:a(y,{size:`small`,onClick:t,children:r.add}),children:[s&&!o&&a(_,{error:s,onRetry:()=>void d()}),!s&&!g&&a(R,{width:20}),g?.length===0&&a(`p`,{className:`muted`,children:r.none}),g&&g.length>0&&a(A,{children:[a(O,{facts:g.map(({slug:e,name:t,livemode:n,role:o})=>({id:e,label:t,value:a(u,{children:[a(`p`,{className:`muted`,children:[!n&&r.test,i[o]].filter(Boolean).join(` · `)}),a(y,{size:`small`,"aria-label":r.switchNamed(t),onClick:()=>void j(e),children:r.switch}),` `,a(y,{size:`small`,look:`quiet`,busy:p,"aria-label":r.removeNamed(t),onClick:()=>void h(e,t),children:r.remove})]})}))}),a(`p`,{className:`muted`,children:r.ends})]})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new Q(`
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
    `);function se({onClose:e}){let t=n(I);async function i(n){let i=await b(F(n,`store`),F(n,`email`),String(n.password??``));await r.invalidateQueries(),l(t.added(i.name)),e()}return a(W,{open:!0,onClose:e,title:t.add,text:t.addText,children:a(U,{submitLabel:t.addSubmit,onCancel:e,onSubmit:i,children:[a(K,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),a(K,{name:`email`,type:`email`,label:t.email,maxLength:254}),a(K,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}o(),d();var ce=s(`/signedIn/account`);function le(){let e=n(q),r=ce.useSearch(),{open:i,close:o}=B(),{data:s,error:c,refetch:l}=m(re,{});if(!s)return a(u,{children:[a(V,{title:e.title}),c?a(_,{error:c,onRetry:()=>void l()}):a(L,{})]});let{viewer:d}=s;return a(u,{children:[a(V,{title:e.title,actions:a(y,{icon:t,onClick:()=>i(`token`),children:e.createToken})}),a(te,{main:a(u,{children:[a(ue,{name:d.name}),a(de,{email:d.email}),a(fe,{sessions:d.sessions})]}),side:a(u,{children:[a(pe,{viewer:d}),a(Z,{onAdd:()=>i(`store`)}),a(he,{}),d.emailAvailable&&a(me,{chosen:d.preferences.dailyDigest})]})}),r.dialog===`token`&&a(X,{onClose:o}),r.dialog===`store`&&a(se,{onClose:o})]})}function ue({name:t}){let r=n(q).name,{mutateAsync:i}=e(ie);async function o(e){await i({input:{name:F(e,`name`)}}),l(r.done)}return a(H,{title:r.title,children:a(U,{submitLabel:r.submit,onSubmit:o,children:a(K,{name:`name`,label:r.label,defaultValue:t,maxLength:200,autoComplete:`name`})})})}function de({email:e}){let t=n(q).password,{store:i}=g(),[o,s]=p(0);async function c(n){let[a,c]=[String(n.oldPassword??``),String(n.newPassword??``)];if(c!==String(n.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new w(`INVALID_INPUT`,t.differ,``,[e])}await x(Y,{input:{oldPassword:a,newPassword:c}}),await T(i.slug,e,c),await r.invalidateQueries(),l(t.done),s(o+1)}return a(H,{title:t.title,children:a(U,{submitLabel:t.submit,onSubmit:c,children:[a(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),a(K,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),a(K,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),a(K,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},o)})}function fe({sessions:t}){let r=n(q),{mutateAsync:i}=e(oe),{mutate:o,isPending:s}=e($);return a(ee,{title:r.sessions,sessions:t,onEnd:async e=>{await i({input:e}),l(r.ended)},actions:t.length>1&&a(y,{size:`small`,busy:s,onClick:()=>o({},{onSuccess:({endOtherSessions:{count:e}})=>l(r.endedOthers(e)),onError:v}),children:r.endOthers})})}function pe({viewer:e}){let t=n(q).facts,{roles:r}=n(c),i=n(E);return a(H,{title:t.title,children:a(O,{facts:[{label:t.email,value:e.email},{label:t.role,value:a(u,{children:[r[e.role],a(`br`,{}),a(`span`,{className:`muted`,children:i[e.role]})]})}]})})}function me({chosen:t}){let r=n(q).digest,{mutateAsync:i}=e(ae);async function o({dailyDigest:e}){let t={dailyDigest:e===!0};await i({input:t}),l(t.dailyDigest?r.on:r.off)}return a(H,{title:r.title,children:a(U,{submitLabel:r.submit,onSubmit:o,children:a(P,{name:`dailyDigest`,label:r.label,hint:r.hint,defaultChecked:t})})})}function he(){let e=n(q),{theme:t,language:r}=h(),i=z();return a(H,{title:e.look.title,children:a(A,{children:[a(G,{name:`language`,label:e.look.language,options:S.map(e=>({value:e,label:C[e]})),choice:{value:r,onChange:e=>i({language:e})}}),a(G,{name:`theme`,label:e.look.theme,options:f.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>i({theme:e})}})]})})}export{le as AccountPage};