import{At as e,Ft as t,Jt as n,L as r,Y as i,Yt as a,ct as o,d as s,g as c,h as l,hn as u,jt as d,kt as f,lt as p,ot as m,q as h,v as g,w as _,wn as v,xn as y}from"./index-ByM-MJ82.js";import{ht as ee,it as b,j as x,k as S,lt as C,vt as w}from"./early-__BPvlh7.js";import{A as T,D as E,E as D,N as O,T as k,U as A,_ as j,b as M,g as te,m as ne,v as N,y as P,z as F}from"./pages-BpAtkfM2.js";import{K as I,Q as L,Z as R,et as z,tt as B}from"./parts-C2OOrKHF.js";import{_ as V,v as H,y as U}from"./details-CiSvw2-D.js";import{en as W,n as G}from"./dialogs-C2mIxewQ.js";import{t as K}from"./SelectField-C69C7Ikd.js";import{t as q}from"./TextField-CrG_SIf5.js";a();var J=h({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},X=new Y(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    id
  }
}
    `),Z=new Y(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    session {
      id
    }
  }
}
    `);function re({onClose:e}){let t=i(J).token,[r,a]=P();async function o(e){let t={name:O(e,`name`),expiresAt:T(O(e,`days`))},{createAccessToken:n}=await C(Z,{input:t});a(n.token),await f()}if(r){let i=`curl ${location.origin}/graphql -H "Authorization: Bearer ${r}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return n(G,{open:!0,onClose:e,title:t.made,text:t.madeText,children:n(D,{children:[n(M,{label:t.label,text:r}),n(M,{label:t.curl,text:i}),n(g,{look:`primary`,onClick:e,children:t.done})]})})}return n(G,{open:!0,onClose:e,title:t.title,text:t.text,children:n(W,{repeats:!0,submitLabel:t.submit,onCancel:e,onSubmit:o,children:[n(q,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),n(K,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}v();function ie({onAdd:t}){let r=i(j),{roles:a}=i(_),{data:o,error:u,refetch:f}=d(ne,{}),{mutateAsync:p,isPending:m}=e(te);async function h(e,t){try{await p({input:{store:e}}),l(r.removed(t))}catch(e){c(r.removeNamed(t),e)}}let v=o?.viewer.stores;return n(z,{title:r.title,actions:n(g,{size:`small`,onClick:t,children:r.add}),children:[u&&!o&&n(s,{error:u,onRetry:()=>void f()}),!u&&!v&&n(R,{width:20}),v?.length===0&&n(`p`,{className:`muted`,children:r.none}),v&&v.length>0&&n(D,{children:[n(H,{facts:v.map(({slug:e,name:t,livemode:i,role:o})=>({id:e,label:t,value:n(y,{children:[n(`p`,{className:`muted`,children:[!i&&r.test,a[o]].filter(Boolean).join(` · `)}),n(g,{size:`small`,"aria-label":r.switchNamed(t),onClick:()=>void N(e),children:r.switch}),` `,n(g,{size:`small`,look:`quiet`,busy:m,"aria-label":r.removeNamed(t),onClick:()=>void h(e,t),children:r.remove})]})}))}),n(`p`,{className:`muted`,children:r.ends})]})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ae=new Q(`
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
    `),oe=new Q(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),se=new Q(`
    mutation ChooseDigest($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    dailyDigest
  }
}
    `),ce=new Q(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),le=new Q(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `);function ue({onClose:e}){let t=i(j);async function r(n){let r=await b(O(n,`store`),O(n,`email`),String(n.password??``));await f(),l(t.added(r.name)),e()}return n(G,{open:!0,onClose:e,title:t.add,text:t.addText,children:n(W,{submitLabel:t.addSubmit,onCancel:e,onSubmit:r,children:[n(q,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),n(q,{name:`email`,inputMode:`email`,label:t.email,maxLength:254}),n(q,{name:`password`,type:`password`,label:t.password})]})})}v();var de=t(`/signedIn/account`);function fe(){let e=i(J),t=de.useSearch(),{open:a,close:o}=I(),{data:c,error:l,refetch:u}=d(ae,{});if(!c)return n(y,{children:[n(L,{title:e.title}),l?n(s,{error:l,onRetry:()=>void u()}):n(V,{})]});let{viewer:f}=c;return n(y,{children:[n(L,{title:e.title,actions:n(g,{icon:r,onClick:()=>a(`token`),children:e.createToken})}),n(U,{main:n(y,{children:[n(pe,{name:f.name}),n($,{email:f.email}),n(me,{sessions:f.sessions})]}),side:n(y,{children:[n(he,{viewer:f}),n(ie,{onAdd:()=>a(`store`)}),n(_e,{}),f.emailAvailable&&n(ge,{chosen:f.preferences.dailyDigest})]})}),t.dialog===`token`&&n(re,{onClose:o}),t.dialog===`store`&&n(ue,{onClose:o})]})}function pe({name:t}){let r=i(J).name,{mutateAsync:a}=e(oe);async function o(e){await a({input:{name:O(e,`name`)}}),l(r.done)}return n(z,{title:r.title,children:n(W,{submitLabel:r.submit,onSubmit:o,children:n(q,{name:`name`,label:r.label,defaultValue:t,maxLength:200,autoComplete:`name`})})})}function $({email:e}){let t=i(J).password,{store:r}=m(),[a,o]=u(0);async function s(n){let[i,s]=[String(n.oldPassword??``),String(n.newPassword??``)];if(s!==String(n.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new w(`INVALID_INPUT`,t.differ,``,[e])}await C(X,{input:{oldPassword:i,newPassword:s}}),await ee(r.slug,e,s),await f(),l(t.done),o(a+1)}return n(z,{title:t.title,children:n(W,{submitLabel:t.submit,onSubmit:s,children:[n(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),n(q,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),n(q,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`}),n(q,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`})]},a)})}function me({sessions:t}){let r=i(J),{mutateAsync:a}=e(ce),o=k(le,r.endOthers,({endOtherSessions:{count:e}})=>r.endedOthers(e));return n(E,{title:r.sessions,sessions:t,onEnd:async e=>{await a({input:e}),l(r.ended)},actions:t.length>1&&n(g,{size:`small`,busy:o.isPending,onClick:()=>o.run({}),children:r.endOthers})})}function he({viewer:e}){let t=i(J).facts,{roles:r}=i(_),a=i(A);return n(z,{title:t.title,children:n(H,{facts:[{label:t.email,value:e.email},{label:t.role,value:n(y,{children:[r[e.role],n(`br`,{}),n(`span`,{className:`muted`,children:a[e.role]})]})}]})})}function ge({chosen:t}){let r=i(J).digest,{mutateAsync:a}=e(se);async function o({dailyDigest:e}){let t={dailyDigest:e===!0};await a({input:t}),l(t.dailyDigest?r.on:r.off)}return n(z,{title:r.title,children:n(W,{submitLabel:r.submit,onSubmit:o,children:n(F,{name:`dailyDigest`,label:r.label,hint:r.hint,defaultChecked:t})})})}function _e(){let e=i(J),{theme:t,language:r}=p(),a=B();return n(z,{title:e.look.title,children:n(D,{children:[n(K,{name:`language`,label:e.look.language,options:x.map(e=>({value:e,label:S[e]})),choice:{value:r,onChange:e=>a({language:e})}}),n(K,{name:`theme`,label:e.look.theme,options:o.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>a({theme:e})}})]})})}export{fe as AccountPage};