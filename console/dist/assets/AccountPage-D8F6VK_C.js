import{At as e,E as t,Et as n,Nt as r,T as i,Ut as a,Wt as o,_ as s,at as c,ct as l,f as u,g as d,hn as f,kt as p,ln as m,st as h,v as g,vn as _,w as v,z as y}from"./index-56XI4USA.js";import{$ as b,it as x,j as S,k as C,pt as w,ut as T}from"./early-CfQr5XEC.js";import{G as ee,I as E,J as D,L as O,P as k,R as A,U as j,W as M,X as N,Y as P,at as F,et as I,rt as L,z as R}from"./details-Dg0S2g0y.js";import{B as z,G as B,J as V,K as H,Y as U}from"./parts-BYqyiHkm.js";import{$t as W,t as G}from"./dialogs-Bx7AgrVf.js";import{t as K}from"./SelectField-Cn7V20bn.js";import{t as q}from"./TextField-DNRM4AN9.js";o();var J=i({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},X=new Y(`
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
    `);function Z({onClose:e}){let r=t(J).token,[i,o]=m(``);async function s(e){let t={name:L(e,`name`),expiresAt:I(L(e,`days`))},{createAccessToken:r}=await x(te,{input:t});o(r.token),await n.invalidateQueries()}if(i){let t=`curl ${location.origin}/graphql -H "Authorization: Bearer ${i}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return a(G,{open:!0,onClose:e,title:r.made,text:r.madeText,children:a(j,{children:[a(R,{label:r.label,text:i}),a(R,{label:r.curl,text:t}),a(g,{look:`primary`,onClick:e,children:r.done})]})})}return a(G,{open:!0,onClose:e,title:r.title,text:r.text,children:a(W,{repeats:!0,submitLabel:r.submit,onCancel:e,onSubmit:s,children:[a(q,{name:`name`,label:r.name,hint:r.nameHint,maxLength:200}),a(K,{name:`days`,label:r.ends,defaultValue:`90`,options:[{value:`30`,label:r.days(30)},{value:`90`,label:r.days(90)},{value:``,label:r.never}]})]})})}_();function Q({onAdd:n}){let r=t(O),{roles:i}=t(v),{data:o,error:c,refetch:l}=e(k,{}),{mutateAsync:m,isPending:h}=p(E);async function _(e,t){try{await m({input:{store:e}}),d(r.removed(t))}catch(e){s(e)}}let y=o?.viewer.stores;return a(V,{title:r.title,actions:a(g,{size:`small`,onClick:n,children:r.add}),children:[c&&!o&&a(u,{error:c,onRetry:()=>void l()}),!c&&!y&&a(B,{width:20}),y?.length===0&&a(`p`,{className:`muted`,children:r.none}),y&&y.length>0&&a(j,{children:[a(D,{facts:y.map(({slug:e,name:t,livemode:n,role:o})=>({id:e,label:t,value:a(f,{children:[a(`p`,{className:`muted`,children:[!n&&r.test,i[o]].filter(Boolean).join(` · `)}),a(g,{size:`small`,"aria-label":r.switchNamed(t),onClick:()=>void A(e),children:r.switch}),` `,a(g,{size:`small`,look:`quiet`,busy:h,"aria-label":r.removeNamed(t),onClick:()=>void _(e,t),children:r.remove})]})}))}),a(`p`,{className:`muted`,children:r.ends})]})]})}var $=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ne=new $(`
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
    `);function se({onClose:e}){let r=t(O);async function i(t){let i=await b(L(t,`store`),L(t,`email`),String(t.password??``));await n.invalidateQueries(),d(r.added(i.name)),e()}return a(G,{open:!0,onClose:e,title:r.add,text:r.addText,children:a(W,{submitLabel:r.addSubmit,onCancel:e,onSubmit:i,children:[a(q,{name:`store`,label:r.store,hint:r.storeHint,maxLength:64}),a(q,{name:`email`,type:`email`,label:r.email,maxLength:254}),a(q,{name:`password`,type:`password`,label:r.password,maxLength:256})]})})}o(),_();var ce=r(`/signedIn/account`);function le(){let n=t(J),r=ce.useSearch(),{open:i,close:o}=z(),{data:s,error:c,refetch:l}=e(ne,{});if(!s)return a(f,{children:[a(H,{title:n.title}),c?a(u,{error:c,onRetry:()=>void l()}):a(ee,{})]});let{viewer:d}=s;return a(f,{children:[a(H,{title:n.title,actions:a(g,{icon:y,onClick:()=>i(`token`),children:n.createToken})}),a(P,{main:a(f,{children:[a(ue,{name:d.name}),a(de,{email:d.email}),a(fe,{sessions:d.sessions})]}),side:a(f,{children:[a(pe,{viewer:d}),a(Q,{onAdd:()=>i(`store`)}),a(he,{}),d.emailAvailable&&a(me,{chosen:d.preferences.dailyDigest})]})}),r.dialog===`token`&&a(Z,{onClose:o}),r.dialog===`store`&&a(se,{onClose:o})]})}function ue({name:e}){let n=t(J).name,{mutateAsync:r}=p(re);async function i(e){await r({input:{name:L(e,`name`)}}),d(n.done)}return a(V,{title:n.title,children:a(W,{submitLabel:n.submit,onSubmit:i,children:a(q,{name:`name`,label:n.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function de({email:e}){let r=t(J).password,{store:i}=c(),[o,s]=m(0);async function l(t){let[a,c]=[String(t.oldPassword??``),String(t.newPassword??``)];if(c!==String(t.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:r.differ};throw new w(`INVALID_INPUT`,r.differ,``,[e])}await x(X,{input:{oldPassword:a,newPassword:c}}),await T(i.slug,e,c),await n.invalidateQueries(),d(r.done),s(o+1)}return a(V,{title:r.title,children:a(W,{submitLabel:r.submit,onSubmit:l,children:[a(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),a(q,{name:`oldPassword`,type:`password`,label:r.old,autoComplete:`current-password`}),a(q,{name:`newPassword`,type:`password`,label:r.new,hint:r.hint,autoComplete:`new-password`,maxLength:256}),a(q,{name:`repeat`,type:`password`,label:r.repeat,autoComplete:`new-password`,maxLength:256})]},o)})}function fe({sessions:e}){let n=t(J),{mutateAsync:r}=p(ae),{mutate:i,isPending:o}=p(oe);return a(M,{title:n.sessions,sessions:e,onEnd:async e=>{await r({input:e}),d(n.ended)},actions:e.length>1&&a(g,{size:`small`,busy:o,onClick:()=>i({},{onSuccess:({endOtherSessions:{count:e}})=>d(n.endedOthers(e)),onError:s}),children:n.endOthers})})}function pe({viewer:e}){let n=t(J).facts,{roles:r}=t(v),i=t(F);return a(V,{title:n.title,children:a(D,{facts:[{label:n.email,value:e.email},{label:n.role,value:a(f,{children:[r[e.role],a(`br`,{}),a(`span`,{className:`muted`,children:i[e.role]})]})}]})})}function me({chosen:e}){let n=t(J).digest,{mutateAsync:r}=p(ie);async function i({dailyDigest:e}){let t={dailyDigest:e===!0};await r({input:t}),d(t.dailyDigest?n.on:n.off)}return a(V,{title:n.title,children:a(W,{submitLabel:n.submit,onSubmit:i,children:a(N,{name:`dailyDigest`,label:n.label,hint:n.hint,defaultChecked:e})})})}function he(){let e=t(J),{theme:n,language:r}=l(),i=U();return a(V,{title:e.look.title,children:a(j,{children:[a(K,{name:`language`,label:e.look.language,options:S.map(e=>({value:e,label:C[e]})),choice:{value:r,onChange:e=>i({language:e})}}),a(K,{name:`theme`,label:e.look.theme,options:h.map(t=>({value:t,label:e.themes[t]})),choice:{value:n,onChange:e=>i({theme:e})}})]})})}export{le as AccountPage};