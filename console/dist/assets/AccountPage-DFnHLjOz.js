import{C as e,Et as t,L as n,Lt as r,Rt as i,S as a,St as o,Tt as s,at as c,fn as l,g as u,h as d,kt as f,ln as p,m,ot as h,rn as g,rt as _,u as v,w as y}from"./index-BzP1EClE.js";import{$ as b,E as x,J as S,at as ee,ct as C,w}from"./early-CRuJpbae.js";import{A as T,B as E,F as D,G as O,M as k,N as A,P as j,Q as M,V as te,X as N,Z as ne,q as P,z as F}from"./details-6EBFLphC.js";import{F as I,I as L,M as R,N as z}from"./parts-DggjclEf.js";import{at as B,ct as V,rt as H,t as U,ut as W}from"./dialogs-D67FP_ML.js";i();var G=e({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},q=new K(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    id
  }
}
    `),J=new K(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    session {
      id
    }
  }
}
    `);function Y({onClose:e}){let t=y(G).token,[n,i]=g(``);async function a(e){let t={name:P(e,`name`),expiresAt:O(P(e,`days`))},{createAccessToken:n}=await b(J,{input:t});i(n.token),await o.invalidateQueries()}if(n){let i=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return r(U,{open:!0,onClose:e,title:t.made,text:t.madeText,children:r(F,{children:[r(D,{label:t.label,text:n}),r(D,{label:t.curl,text:i}),r(u,{look:`primary`,onClick:e,children:t.done})]})})}return r(U,{open:!0,onClose:e,title:t.title,text:t.text,children:r(H,{submitLabel:t.submit,onCancel:e,onSubmit:a,children:[r(W,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),r(V,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}l();function X({onAdd:e}){let n=y(A),{roles:i}=y(a),{data:o,error:c,refetch:l}=t(T,{}),{mutateAsync:f,isPending:h}=s(k);async function g(e,t){try{await f({input:{store:e}}),m(n.removed(t))}catch(e){d(e)}}let _=o?.viewer.stores;return r(I,{title:n.title,actions:r(u,{size:`small`,onClick:e,children:n.add}),children:[c&&!o&&r(v,{error:c,onRetry:()=>void l()}),!c&&!_&&r(R,{width:20}),_?.length===0&&r(`p`,{className:`muted`,children:n.none}),_&&_.length>0&&r(F,{children:[r(N,{facts:_.map(({slug:e,name:t,livemode:a,role:o})=>({id:e,label:t,value:r(p,{children:[r(`p`,{className:`muted`,children:[!a&&n.test,i[o]].filter(Boolean).join(` · `)}),r(u,{size:`small`,"aria-label":n.switchNamed(t),onClick:()=>void j(e),children:n.switch}),` `,r(u,{size:`small`,look:`quiet`,busy:h,"aria-label":n.removeNamed(t),onClick:()=>void g(e,t),children:n.remove})]})}))}),r(`p`,{className:`muted`,children:n.ends})]})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new Z(`
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
    `);function Q({onClose:e}){let t=y(A);async function n(n){let r=await S(P(n,`store`),P(n,`email`),String(n.password??``));await o.invalidateQueries(),m(t.added(r.name)),e()}return r(U,{open:!0,onClose:e,title:t.add,text:t.addText,children:r(H,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[r(W,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),r(W,{name:`email`,type:`email`,label:t.email,maxLength:254}),r(W,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}i(),l();var $=f(`/signedIn/account`);function ce(){let e=y(G),i=$.useSearch(),a=$.useNavigate(),{data:o,error:s,refetch:c}=t(re,{});if(!o)return r(p,{children:[r(z,{title:e.title}),s?r(v,{error:s,onRetry:()=>void c()}):r(te,{})]});let{viewer:l}=o,d=()=>void a({search:{},replace:!0,resetScroll:!1});return r(p,{children:[r(z,{title:e.title,actions:r(u,{icon:n,onClick:()=>void a({search:{dialog:`token`},resetScroll:!1}),children:e.createToken})}),r(ne,{main:r(p,{children:[r(le,{name:l.name}),r(ue,{email:l.email}),r(de,{sessions:l.sessions})]}),side:r(p,{children:[r(fe,{viewer:l}),r(X,{onAdd:()=>void a({search:{dialog:`store`},resetScroll:!1})}),r(me,{}),l.emailAvailable&&r(pe,{chosen:l.preferences.dailyDigest})]})}),i.dialog===`token`&&r(Y,{onClose:d}),i.dialog===`store`&&r(Q,{onClose:d})]})}function le({name:e}){let t=y(G).name,{mutateAsync:n}=s(ie);async function i(e){await n({input:{name:P(e,`name`)}}),m(t.done)}return r(I,{title:t.title,children:r(H,{submitLabel:t.submit,onSubmit:i,children:r(W,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function ue({email:e}){let t=y(G).password,{store:n}=_(),[i,a]=g(0);async function s(r){let[s,c]=[String(r.oldPassword??``),String(r.newPassword??``)];if(c!==String(r.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new C(`INVALID_INPUT`,t.differ,``,[e])}await b(q,{input:{oldPassword:s,newPassword:c}}),await ee(n.slug,e,c),await o.invalidateQueries(),m(t.done),a(i+1)}return r(I,{title:t.title,children:r(H,{submitLabel:t.submit,onSubmit:s,children:[r(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),r(W,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),r(W,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),r(W,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},i)})}function de({sessions:e}){let t=y(G),{mutateAsync:n}=s(oe),{mutate:i,isPending:a}=s(se);return r(E,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),m(t.ended)},actions:e.length>1&&r(u,{size:`small`,busy:a,onClick:()=>i({},{onSuccess:({endOtherSessions:{count:e}})=>m(t.endedOthers(e)),onError:d}),children:t.endOthers})})}function fe({viewer:e}){let t=y(G).facts,{roles:n}=y(a),i=y(M);return r(I,{title:t.title,children:r(N,{facts:[{label:t.email,value:e.email},{label:t.role,value:r(p,{children:[n[e.role],r(`br`,{}),r(`span`,{className:`muted`,children:i[e.role]})]})}]})})}function pe({chosen:e}){let t=y(G).digest,{mutateAsync:n}=s(ae);async function i({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),m(r.dailyDigest?t.on:t.off)}return r(I,{title:t.title,children:r(H,{submitLabel:t.submit,onSubmit:i,children:r(B,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function me(){let e=y(G),{theme:t,language:n}=h(),i=L();return r(I,{title:e.look.title,children:r(F,{children:[r(V,{name:`language`,label:e.look.language,options:x.map(e=>({value:e,label:w[e]})),choice:{value:n,onChange:e=>i({language:e})}}),r(V,{name:`theme`,label:e.look.theme,options:c.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>i({theme:e})}})]})})}export{ce as AccountPage};