import{Cn as e,D as t,E as n,It as r,Jt as i,Mt as a,O as o,Ot as s,V as c,Yt as l,b as u,bn as d,jt as f,lt as p,m,mn as h,st as g,ut as _,v,y}from"./index-CrslgKQf.js";import{at as b,dt as x,et as S,j as C,k as ee,mt as w}from"./early-DhbaGOmZ.js";import{A as T,G as E,L as D,M as O,N as k,O as A,Q as j,R as M,U as N,W as te,Y as P,et as F,j as I,z as L}from"./details-CfP5J__g.js";import{H as R,J as z,X as B,Z as V,q as H}from"./parts-uYqX-dei.js";import{$t as U,t as W}from"./dialogs-myGTe9xi.js";import{t as G}from"./SelectField-COzSpDf8.js";import{t as K}from"./TextField-BGdrlW60.js";l();var q=t({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Y=new J(`
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
    `);function X({onClose:e}){let t=o(q).token,[n,r]=h(``);async function a(e){let t={name:j(e,`name`),expiresAt:P(j(e,`days`))},{createAccessToken:n}=await b(ne,{input:t});r(n.token),await s.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return i(W,{open:!0,onClose:e,title:t.made,text:t.madeText,children:i(D,{children:[i(k,{label:t.label,text:n}),i(k,{label:t.curl,text:r}),i(u,{look:`primary`,onClick:e,children:t.done})]})})}return i(W,{open:!0,onClose:e,title:t.title,text:t.text,children:i(U,{repeats:!0,submitLabel:t.submit,onCancel:e,onSubmit:a,children:[i(K,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),i(G,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}e();function Z({onAdd:e}){let t=o(I),{roles:r}=o(n),{data:s,error:c,refetch:l}=a(A,{}),{mutateAsync:p,isPending:h}=f(T);async function g(e,n){try{await p({input:{store:e}}),v(t.removed(n))}catch(e){y(e)}}let _=s?.viewer.stores;return i(B,{title:t.title,actions:i(u,{size:`small`,onClick:e,children:t.add}),children:[c&&!s&&i(m,{error:c,onRetry:()=>void l()}),!c&&!_&&i(H,{width:20}),_?.length===0&&i(`p`,{className:`muted`,children:t.none}),_&&_.length>0&&i(D,{children:[i(N,{facts:_.map(({slug:e,name:n,livemode:a,role:o})=>({id:e,label:n,value:i(d,{children:[i(`p`,{className:`muted`,children:[!a&&t.test,r[o]].filter(Boolean).join(` · `)}),i(u,{size:`small`,"aria-label":t.switchNamed(n),onClick:()=>void O(e),children:t.switch}),` `,i(u,{size:`small`,look:`quiet`,busy:h,"aria-label":t.removeNamed(n),onClick:()=>void g(e,n),children:t.remove})]})}))}),i(`p`,{className:`muted`,children:t.ends})]})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new Q(`
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
    `);function se({onClose:e}){let t=o(I);async function n(n){let r=await S(j(n,`store`),j(n,`email`),String(n.password??``));await s.invalidateQueries(),v(t.added(r.name)),e()}return i(W,{open:!0,onClose:e,title:t.add,text:t.addText,children:i(U,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[i(K,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),i(K,{name:`email`,type:`email`,label:t.email,maxLength:254}),i(K,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}l(),e();var ce=r(`/signedIn/account`);function le(){let e=o(q),t=ce.useSearch(),{open:n,close:r}=R(),{data:s,error:l,refetch:f}=a(re,{});if(!s)return i(d,{children:[i(z,{title:e.title}),l?i(m,{error:l,onRetry:()=>void f()}):i(L,{})]});let{viewer:p}=s;return i(d,{children:[i(z,{title:e.title,actions:i(u,{icon:c,onClick:()=>n(`token`),children:e.createToken})}),i(te,{main:i(d,{children:[i(ue,{name:p.name}),i(de,{email:p.email}),i(fe,{sessions:p.sessions})]}),side:i(d,{children:[i(pe,{viewer:p}),i(Z,{onAdd:()=>n(`store`)}),i(he,{}),p.emailAvailable&&i(me,{chosen:p.preferences.dailyDigest})]})}),t.dialog===`token`&&i(X,{onClose:r}),t.dialog===`store`&&i(se,{onClose:r})]})}function ue({name:e}){let t=o(q).name,{mutateAsync:n}=f(ie);async function r(e){await n({input:{name:j(e,`name`)}}),v(t.done)}return i(B,{title:t.title,children:i(U,{submitLabel:t.submit,onSubmit:r,children:i(K,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function de({email:e}){let t=o(q).password,{store:n}=g(),[r,a]=h(0);async function c(i){let[o,c]=[String(i.oldPassword??``),String(i.newPassword??``)];if(c!==String(i.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new w(`INVALID_INPUT`,t.differ,``,[e])}await b(Y,{input:{oldPassword:o,newPassword:c}}),await x(n.slug,e,c),await s.invalidateQueries(),v(t.done),a(r+1)}return i(B,{title:t.title,children:i(U,{submitLabel:t.submit,onSubmit:c,children:[i(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),i(K,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),i(K,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),i(K,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},r)})}function fe({sessions:e}){let t=o(q),{mutateAsync:n}=f(oe),{mutate:r,isPending:a}=f($);return i(M,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),v(t.ended)},actions:e.length>1&&i(u,{size:`small`,busy:a,onClick:()=>r({},{onSuccess:({endOtherSessions:{count:e}})=>v(t.endedOthers(e)),onError:y}),children:t.endOthers})})}function pe({viewer:e}){let t=o(q).facts,{roles:r}=o(n),a=o(F);return i(B,{title:t.title,children:i(N,{facts:[{label:t.email,value:e.email},{label:t.role,value:i(d,{children:[r[e.role],i(`br`,{}),i(`span`,{className:`muted`,children:a[e.role]})]})}]})})}function me({chosen:e}){let t=o(q).digest,{mutateAsync:n}=f(ae);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),v(r.dailyDigest?t.on:t.off)}return i(B,{title:t.title,children:i(U,{submitLabel:t.submit,onSubmit:r,children:i(E,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function he(){let e=o(q),{theme:t,language:n}=_(),r=V();return i(B,{title:e.look.title,children:i(D,{children:[i(G,{name:`language`,label:e.look.language,options:C.map(e=>({value:e,label:ee[e]})),choice:{value:n,onChange:e=>r({language:e})}}),i(G,{name:`theme`,label:e.look.theme,options:p.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>r({theme:e})}})]})})}export{le as AccountPage};