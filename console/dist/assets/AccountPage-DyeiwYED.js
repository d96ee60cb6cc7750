import{At as e,N as t,Q as n,St as r,Xt as i,_t as a,an as o,b as s,bt as c,c as l,et as u,f as d,h as f,jt as p,nn as m,s as h,tt as g,v as _,y as ee,yt as v}from"./index-Cp0A1w_e.js";import{E as y,Y as b,at as x,ct as te,et as S,w as C}from"./early-TkO9i4Wa.js";import{A as w,B as T,D as E,F as D,G as O,H as k,I as A,K as j,O as M,P as N,T as P,k as F,q as I}from"./details-CkmDreeo.js";import{A as L,N as R,P as z,j as B}from"./parts-mq6H3t82.js";import{at as V,ct as H,rt as U,t as W,ut as G}from"./dialogs-CP97bDVo.js";p();var K=ee({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},J=new q(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    id
  }
}
    `),Y=new q(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    session {
      id
    }
  }
}
    `);function ne({onClose:t}){let n=s(K).token,[r,o]=i(``);async function c(e){let t={name:k(e,`name`),expiresAt:T(k(e,`days`))},{createAccessToken:n}=await S(Y,{input:t});o(n.token),await a.invalidateQueries()}if(r){let i=`curl ${location.origin}/graphql -H "Authorization: Bearer ${r}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return e(W,{open:!0,onClose:t,title:n.made,text:n.madeText,children:e(N,{children:[e(w,{label:n.label,text:r}),e(w,{label:n.curl,text:i}),e(f,{look:`primary`,onClick:t,children:n.done})]})})}return e(W,{open:!0,onClose:t,title:n.title,text:n.text,children:e(U,{submitLabel:n.submit,onCancel:t,onSubmit:c,children:[e(G,{name:`name`,label:n.name,hint:n.nameHint,maxLength:200}),e(H,{name:`days`,label:n.ends,defaultValue:`90`,options:[{value:`30`,label:n.days(30)},{value:`90`,label:n.days(90)},{value:``,label:n.never}]})]})})}o();function X({onAdd:t}){let n=s(M),{roles:r}=s(_),{data:i,error:a,refetch:o}=c(P,{}),{mutateAsync:l,isPending:u}=v(E);async function p(e,t){try{await l({input:{store:e}}),h(n.removed(t))}catch(e){h(e instanceof Error?e.message:String(e),`bad`)}}let g=i?.viewer.stores;return e(R,{title:n.title,actions:e(f,{size:`small`,onClick:t,children:n.add}),children:[a&&!i&&e(d,{error:a,onRetry:()=>void o()}),!a&&!g&&e(L,{width:20}),g?.length===0&&e(`p`,{className:`muted`,children:n.none}),g&&g.length>0&&e(N,{children:[e(O,{facts:g.map(({slug:t,name:i,livemode:a,role:o})=>({id:t,label:i,value:e(m,{children:[e(`p`,{className:`muted`,children:[!a&&n.test,r[o]].filter(Boolean).join(` · `)}),e(f,{size:`small`,"aria-label":n.switchNamed(i),onClick:()=>void F(t),children:n.switch}),` `,e(f,{size:`small`,look:`quiet`,busy:u,"aria-label":n.removeNamed(i),onClick:()=>void p(t,i),children:n.remove})]})}))}),e(`p`,{className:`muted`,children:n.ends})]})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new Z(`
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
    `),ie=new Z(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),ae=new Z(`
    mutation ChooseDigest($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    dailyDigest
  }
}
    `),oe=new Z(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),se=new Z(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `);function Q({onClose:t}){let n=s(M);async function r(e){let r=await b(k(e,`store`),k(e,`email`),String(e.password??``));await a.invalidateQueries(),h(n.added(r.name)),t()}return e(W,{open:!0,onClose:t,title:n.add,text:n.addText,children:e(U,{submitLabel:n.addSubmit,onCancel:t,onSubmit:r,children:[e(G,{name:`store`,label:n.store,hint:n.storeHint,maxLength:64}),e(G,{name:`email`,type:`email`,label:n.email,maxLength:254}),e(G,{name:`password`,type:`password`,label:n.password,maxLength:256})]})})}p(),o();var $=r(`/signedIn/account`);function ce(){let n=s(K),r=$.useSearch(),i=$.useNavigate(),{data:a,error:o,refetch:l}=c(re,{});if(!a)return e(m,{children:[e(B,{title:n.title}),o?e(d,{error:o,onRetry:()=>void l()}):e(A,{})]});let{viewer:u}=a,p=()=>void i({search:{},replace:!0,resetScroll:!1});return e(m,{children:[e(B,{title:n.title,actions:e(f,{icon:t,onClick:()=>void i({search:{dialog:`token`},resetScroll:!1}),children:n.createToken})}),e(j,{main:e(m,{children:[e(le,{name:u.name}),e(ue,{email:u.email}),e(de,{sessions:u.sessions})]}),side:e(m,{children:[e(fe,{viewer:u}),e(X,{onAdd:()=>void i({search:{dialog:`store`},resetScroll:!1})}),e(me,{}),u.emailAvailable&&e(pe,{chosen:u.preferences.dailyDigest})]})}),r.dialog===`token`&&e(ne,{onClose:p}),r.dialog===`store`&&e(Q,{onClose:p})]})}function le({name:t}){let n=s(K).name,{mutateAsync:r}=v(ie);async function i(e){await r({input:{name:k(e,`name`)}}),h(n.done)}return e(R,{title:n.title,children:e(U,{submitLabel:n.submit,onSubmit:i,children:e(G,{name:`name`,label:n.label,defaultValue:t,maxLength:200,autoComplete:`name`})})})}function ue({email:t}){let r=s(K).password,{store:o}=n(),[c,l]=i(0);async function u(e){let[n,i]=[String(e.oldPassword??``),String(e.newPassword??``)];if(i!==String(e.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:r.differ};throw new te(`INVALID_INPUT`,r.differ,``,[e])}await S(J,{input:{oldPassword:n,newPassword:i}}),await x(o.slug,t,i),await a.invalidateQueries(),h(r.done),l(c+1)}return e(R,{title:r.title,children:e(U,{submitLabel:r.submit,onSubmit:u,children:[e(`input`,{type:`text`,autoComplete:`username`,value:t,readOnly:!0,hidden:!0}),e(G,{name:`oldPassword`,type:`password`,label:r.old,autoComplete:`current-password`}),e(G,{name:`newPassword`,type:`password`,label:r.new,hint:r.hint,autoComplete:`new-password`,maxLength:256}),e(G,{name:`repeat`,type:`password`,label:r.repeat,autoComplete:`new-password`,maxLength:256})]},c)})}function de({sessions:t}){let n=s(K),{mutateAsync:r}=v(oe),{mutate:i,isPending:a}=v(se);return e(D,{title:n.sessions,sessions:t,onEnd:async e=>{await r({input:e}),h(n.ended)},actions:t.length>1&&e(f,{size:`small`,busy:a,onClick:()=>i({},{onSuccess:({endOtherSessions:{count:e}})=>h(n.endedOthers(e)),onError:l}),children:n.endOthers})})}function fe({viewer:t}){let n=s(K).facts,{roles:r}=s(_),i=s(I);return e(R,{title:n.title,children:e(O,{facts:[{label:n.email,value:t.email},{label:n.role,value:e(m,{children:[r[t.role],e(`br`,{}),e(`span`,{className:`muted`,children:i[t.role]})]})}]})})}function pe({chosen:t}){let n=s(K).digest,{mutateAsync:r}=v(ae);async function i({dailyDigest:e}){let t={dailyDigest:e===!0};await r({input:t}),h(t.dailyDigest?n.on:n.off)}return e(R,{title:n.title,children:e(U,{submitLabel:n.submit,onSubmit:i,children:e(V,{name:`dailyDigest`,label:n.label,hint:n.hint,defaultChecked:t})})})}function me(){let t=s(K),{theme:n,language:r}=g(),i=z();return e(R,{title:t.look.title,children:e(N,{children:[e(H,{name:`language`,label:t.look.language,options:y.map(e=>({value:e,label:C[e]})),choice:{value:r,onChange:e=>i({language:e})}}),e(H,{name:`theme`,label:t.look.theme,options:u.map(e=>({value:e,label:t.themes[e]})),choice:{value:n,onChange:e=>i({theme:e})}})]})})}export{ce as AccountPage};