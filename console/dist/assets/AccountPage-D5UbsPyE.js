import{At as e,Bt as t,C as n,Ct as r,Dt as i,Et as a,L as o,S as s,an as c,at as l,dn as u,g as d,h as f,m as p,mn as m,ot as h,rt as g,u as _,w as v,zt as y}from"./index-Ci1AkQWy.js";import{$ as b,it as x,j as S,k as C,pt as w,ut as T}from"./early-CY4GmciT.js";import{B as E,G as D,M as O,N as k,P as A,Q as j,R as M,U as N,W as ee,Y as te,j as P,k as F,tt as I,z as L}from"./details-DXdyoKLk.js";import{G as R,H as z,L as B,U as V,W as H}from"./parts-DYi6Y7YZ.js";import{$t as U,t as W}from"./dialogs-DjYVxy_K.js";import{t as G}from"./SelectField-Be-nnLHa.js";import{t as K}from"./TextField-DlZAwWD2.js";t();var q=n({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),J=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Y=new J(`
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
    `);function X({onClose:e}){let t=v(q).token,[n,i]=c(``);async function a(e){let t={name:j(e,`name`),expiresAt:te(j(e,`days`))},{createAccessToken:n}=await x(ne,{input:t});i(n.token),await r.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return y(W,{open:!0,onClose:e,title:t.made,text:t.madeText,children:y(M,{children:[y(A,{label:t.label,text:n}),y(A,{label:t.curl,text:r}),y(d,{look:`primary`,onClick:e,children:t.done})]})})}return y(W,{open:!0,onClose:e,title:t.title,text:t.text,children:y(U,{submitLabel:t.submit,onCancel:e,onSubmit:a,children:[y(K,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),y(G,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}m();function Z({onAdd:e}){let t=v(O),{roles:n}=v(s),{data:r,error:o,refetch:c}=i(F,{}),{mutateAsync:l,isPending:m}=a(P);async function h(e,n){try{await l({input:{store:e}}),p(t.removed(n))}catch(e){f(e)}}let g=r?.viewer.stores;return y(H,{title:t.title,actions:y(d,{size:`small`,onClick:e,children:t.add}),children:[o&&!r&&y(_,{error:o,onRetry:()=>void c()}),!o&&!g&&y(z,{width:20}),g?.length===0&&y(`p`,{className:`muted`,children:t.none}),g&&g.length>0&&y(M,{children:[y(N,{facts:g.map(({slug:e,name:r,livemode:i,role:a})=>({id:e,label:r,value:y(u,{children:[y(`p`,{className:`muted`,children:[!i&&t.test,n[a]].filter(Boolean).join(` · `)}),y(d,{size:`small`,"aria-label":t.switchNamed(r),onClick:()=>void k(e),children:t.switch}),` `,y(d,{size:`small`,look:`quiet`,busy:m,"aria-label":t.removeNamed(r),onClick:()=>void h(e,r),children:t.remove})]})}))}),y(`p`,{className:`muted`,children:t.ends})]})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new Q(`
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
    `);function se({onClose:e}){let t=v(O);async function n(n){let i=await b(j(n,`store`),j(n,`email`),String(n.password??``));await r.invalidateQueries(),p(t.added(i.name)),e()}return y(W,{open:!0,onClose:e,title:t.add,text:t.addText,children:y(U,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[y(K,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),y(K,{name:`email`,type:`email`,label:t.email,maxLength:254}),y(K,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}t(),m();var ce=e(`/signedIn/account`);function le(){let e=v(q),t=ce.useSearch(),{open:n,close:r}=B(),{data:a,error:s,refetch:c}=i(re,{});if(!a)return y(u,{children:[y(V,{title:e.title}),s?y(_,{error:s,onRetry:()=>void c()}):y(E,{})]});let{viewer:l}=a;return y(u,{children:[y(V,{title:e.title,actions:y(d,{icon:o,onClick:()=>n(`token`),children:e.createToken})}),y(ee,{main:y(u,{children:[y(ue,{name:l.name}),y(de,{email:l.email}),y(fe,{sessions:l.sessions})]}),side:y(u,{children:[y(pe,{viewer:l}),y(Z,{onAdd:()=>n(`store`)}),y(he,{}),l.emailAvailable&&y(me,{chosen:l.preferences.dailyDigest})]})}),t.dialog===`token`&&y(X,{onClose:r}),t.dialog===`store`&&y(se,{onClose:r})]})}function ue({name:e}){let t=v(q).name,{mutateAsync:n}=a(ie);async function r(e){await n({input:{name:j(e,`name`)}}),p(t.done)}return y(H,{title:t.title,children:y(U,{submitLabel:t.submit,onSubmit:r,children:y(K,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function de({email:e}){let t=v(q).password,{store:n}=g(),[i,a]=c(0);async function o(o){let[s,c]=[String(o.oldPassword??``),String(o.newPassword??``)];if(c!==String(o.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new w(`INVALID_INPUT`,t.differ,``,[e])}await x(Y,{input:{oldPassword:s,newPassword:c}}),await T(n.slug,e,c),await r.invalidateQueries(),p(t.done),a(i+1)}return y(H,{title:t.title,children:y(U,{submitLabel:t.submit,onSubmit:o,children:[y(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),y(K,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),y(K,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),y(K,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},i)})}function fe({sessions:e}){let t=v(q),{mutateAsync:n}=a(oe),{mutate:r,isPending:i}=a($);return y(L,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),p(t.ended)},actions:e.length>1&&y(d,{size:`small`,busy:i,onClick:()=>r({},{onSuccess:({endOtherSessions:{count:e}})=>p(t.endedOthers(e)),onError:f}),children:t.endOthers})})}function pe({viewer:e}){let t=v(q).facts,{roles:n}=v(s),r=v(I);return y(H,{title:t.title,children:y(N,{facts:[{label:t.email,value:e.email},{label:t.role,value:y(u,{children:[n[e.role],y(`br`,{}),y(`span`,{className:`muted`,children:r[e.role]})]})}]})})}function me({chosen:e}){let t=v(q).digest,{mutateAsync:n}=a(ae);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),p(r.dailyDigest?t.on:t.off)}return y(H,{title:t.title,children:y(U,{submitLabel:t.submit,onSubmit:r,children:y(D,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function he(){let e=v(q),{theme:t,language:n}=h(),r=R();return y(H,{title:e.look.title,children:y(M,{children:[y(G,{name:`language`,label:e.look.language,options:S.map(e=>({value:e,label:C[e]})),choice:{value:n,onChange:e=>r({language:e})}}),y(G,{name:`theme`,label:e.look.theme,options:l.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>r({theme:e})}})]})})}export{le as AccountPage};