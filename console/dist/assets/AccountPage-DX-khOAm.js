import{C as e,Dt as t,Ht as n,L as r,Ot as i,S as a,Vt as o,at as s,g as c,gn as l,h as u,jt as d,m as f,ot as p,pn as m,rt as h,sn as g,u as _,w as v,wt as y}from"./index-0TGHxELl.js";import{$ as b,it as x,j as S,k as C,pt as w,ut as T}from"./early-Dvks-6GI.js";import{G as ee,I as E,J as D,L as O,P as k,R as A,U as j,W as M,X as N,Y as P,at as F,et as I,rt as L,z as R}from"./details-DW0RqXrY.js";import{B as z,G as B,J as V,K as H,q as U}from"./parts-B7sQsaSu.js";import{$t as W,t as G}from"./dialogs-dPXu_urE.js";import{t as K}from"./SelectField-BEO1D-A-.js";import{t as q}from"./TextField-BDe6QhOg.js";n();var J=e({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},X=new Y(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    id
  }
}
    `),te=new Y(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    session {
      id
    }
  }
}
    `);function Z({onClose:e}){let t=v(J).token,[n,r]=g(``);async function i(e){let t={name:L(e,`name`),expiresAt:I(L(e,`days`))},{createAccessToken:n}=await x(te,{input:t});r(n.token),await y.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return o(G,{open:!0,onClose:e,title:t.made,text:t.madeText,children:o(j,{children:[o(R,{label:t.label,text:n}),o(R,{label:t.curl,text:r}),o(c,{look:`primary`,onClick:e,children:t.done})]})})}return o(G,{open:!0,onClose:e,title:t.title,text:t.text,children:o(W,{submitLabel:t.submit,onCancel:e,onSubmit:i,children:[o(q,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),o(K,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}l();function Q({onAdd:e}){let n=v(O),{roles:r}=v(a),{data:s,error:l,refetch:d}=i(k,{}),{mutateAsync:p,isPending:h}=t(E);async function g(e,t){try{await p({input:{store:e}}),f(n.removed(t))}catch(e){u(e)}}let y=s?.viewer.stores;return o(U,{title:n.title,actions:o(c,{size:`small`,onClick:e,children:n.add}),children:[l&&!s&&o(_,{error:l,onRetry:()=>void d()}),!l&&!y&&o(B,{width:20}),y?.length===0&&o(`p`,{className:`muted`,children:n.none}),y&&y.length>0&&o(j,{children:[o(D,{facts:y.map(({slug:e,name:t,livemode:i,role:a})=>({id:e,label:t,value:o(m,{children:[o(`p`,{className:`muted`,children:[!i&&n.test,r[a]].filter(Boolean).join(` · `)}),o(c,{size:`small`,"aria-label":n.switchNamed(t),onClick:()=>void A(e),children:n.switch}),` `,o(c,{size:`small`,look:`quiet`,busy:h,"aria-label":n.removeNamed(t),onClick:()=>void g(e,t),children:n.remove})]})}))}),o(`p`,{className:`muted`,children:n.ends})]})]})}var $=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ne=new $(`
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
    `),re=new $(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),ie=new $(`
    mutation ChooseDigest($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    dailyDigest
  }
}
    `),ae=new $(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),oe=new $(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `);function se({onClose:e}){let t=v(O);async function n(n){let r=await b(L(n,`store`),L(n,`email`),String(n.password??``));await y.invalidateQueries(),f(t.added(r.name)),e()}return o(G,{open:!0,onClose:e,title:t.add,text:t.addText,children:o(W,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[o(q,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),o(q,{name:`email`,type:`email`,label:t.email,maxLength:254}),o(q,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}n(),l();var ce=d(`/signedIn/account`);function le(){let e=v(J),t=ce.useSearch(),{open:n,close:a}=z(),{data:s,error:l,refetch:u}=i(ne,{});if(!s)return o(m,{children:[o(H,{title:e.title}),l?o(_,{error:l,onRetry:()=>void u()}):o(ee,{})]});let{viewer:d}=s;return o(m,{children:[o(H,{title:e.title,actions:o(c,{icon:r,onClick:()=>n(`token`),children:e.createToken})}),o(P,{main:o(m,{children:[o(ue,{name:d.name}),o(de,{email:d.email}),o(fe,{sessions:d.sessions})]}),side:o(m,{children:[o(pe,{viewer:d}),o(Q,{onAdd:()=>n(`store`)}),o(he,{}),d.emailAvailable&&o(me,{chosen:d.preferences.dailyDigest})]})}),t.dialog===`token`&&o(Z,{onClose:a}),t.dialog===`store`&&o(se,{onClose:a})]})}function ue({name:e}){let n=v(J).name,{mutateAsync:r}=t(re);async function i(e){await r({input:{name:L(e,`name`)}}),f(n.done)}return o(U,{title:n.title,children:o(W,{submitLabel:n.submit,onSubmit:i,children:o(q,{name:`name`,label:n.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function de({email:e}){let t=v(J).password,{store:n}=h(),[r,i]=g(0);async function a(a){let[o,s]=[String(a.oldPassword??``),String(a.newPassword??``)];if(s!==String(a.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new w(`INVALID_INPUT`,t.differ,``,[e])}await x(X,{input:{oldPassword:o,newPassword:s}}),await T(n.slug,e,s),await y.invalidateQueries(),f(t.done),i(r+1)}return o(U,{title:t.title,children:o(W,{submitLabel:t.submit,onSubmit:a,children:[o(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),o(q,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),o(q,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),o(q,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},r)})}function fe({sessions:e}){let n=v(J),{mutateAsync:r}=t(ae),{mutate:i,isPending:a}=t(oe);return o(M,{title:n.sessions,sessions:e,onEnd:async e=>{await r({input:e}),f(n.ended)},actions:e.length>1&&o(c,{size:`small`,busy:a,onClick:()=>i({},{onSuccess:({endOtherSessions:{count:e}})=>f(n.endedOthers(e)),onError:u}),children:n.endOthers})})}function pe({viewer:e}){let t=v(J).facts,{roles:n}=v(a),r=v(F);return o(U,{title:t.title,children:o(D,{facts:[{label:t.email,value:e.email},{label:t.role,value:o(m,{children:[n[e.role],o(`br`,{}),o(`span`,{className:`muted`,children:r[e.role]})]})}]})})}function me({chosen:e}){let n=v(J).digest,{mutateAsync:r}=t(ie);async function i({dailyDigest:e}){let t={dailyDigest:e===!0};await r({input:t}),f(t.dailyDigest?n.on:n.off)}return o(U,{title:n.title,children:o(W,{submitLabel:n.submit,onSubmit:i,children:o(N,{name:`dailyDigest`,label:n.label,hint:n.hint,defaultChecked:e})})})}function he(){let e=v(J),{theme:t,language:n}=p(),r=V();return o(U,{title:e.look.title,children:o(j,{children:[o(K,{name:`language`,label:e.look.language,options:S.map(e=>({value:e,label:C[e]})),choice:{value:n,onChange:e=>r({language:e})}}),o(K,{name:`theme`,label:e.look.theme,options:s.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>r({theme:e})}})]})})}export{le as AccountPage};