import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{$ as t,A as n,At as r,Q as i,Y as a,Z as o,_ as s,_t as c,et as l,g as u,gt as d,kt as f,p,s as m,u as h,v as g,vt as _,xt as v}from"./first-C_S2kZkA.js";import{H as y,W as b,z as x}from"./early-CEuUg7Y1.js";import{J as S,W as C,Y as w,_t as T,at as E,ct as D,ft as O,ht as k,mt as A,ot as j,pt as M,rt as N}from"./parts-BVYLu_tq.js";import{a as P,r as F,t as I}from"./Field-DTQpGLBe.js";import{t as L}from"./Form-BVxaEDH2.js";import{t as R}from"./Dialog-DQncn5ti.js";var z=e(r(),1),B=s({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Password until now`,new:`New password`,hint:`At least 8 characters. It ends all your sessions and access tokens; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha até agora`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões e tokens de acesso; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),V=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},H=new V(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    id
  }
}
    `),U=new V(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    session {
      id
    }
  }
}
    `),W=f();function G({onClose:e}){let t=g(B).token,[n,r]=(0,z.useState)(``);async function i(e){let t={name:D(e,`name`),expiresAt:j(D(e,`days`))},{createAccessToken:n}=await x(U,{input:t});r(n.token),await d.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return(0,W.jsx)(R,{open:!0,onClose:e,title:t.made,text:t.madeText,children:(0,W.jsxs)(S,{children:[(0,W.jsx)(C,{label:t.label,text:n}),(0,W.jsx)(C,{label:t.curl,text:r}),(0,W.jsx)(p,{look:`primary`,onClick:e,children:t.done})]})})}return(0,W.jsx)(R,{open:!0,onClose:e,title:t.title,text:t.text,children:(0,W.jsxs)(L,{submitLabel:t.submit,onCancel:e,onSubmit:i,children:[(0,W.jsx)(P,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),(0,W.jsx)(F,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}var K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},q=new K(`
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
    `),J=new K(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),Y=new K(`
    mutation ChooseDigest($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    dailyDigest
  }
}
    `),X=new K(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),Z=new K(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `),Q=v(`/signedIn/account`);function $(){let e=g(B),t=Q.useSearch(),r=Q.useNavigate(),{data:i,error:a,refetch:o}=_(q,{});if(!i)return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(E,{title:e.title}),a?(0,W.jsx)(h,{error:a,onRetry:()=>void o()}):(0,W.jsx)(N,{})]});let{viewer:s}=i;return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(E,{title:e.title,actions:(0,W.jsx)(p,{icon:n,onClick:()=>void r({search:{dialog:`token`},resetScroll:!1}),children:e.createToken})}),(0,W.jsx)(M,{main:(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(ee,{name:s.name}),(0,W.jsx)(te,{email:s.email}),(0,W.jsx)(ne,{sessions:s.sessions})]}),side:(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(re,{viewer:s}),(0,W.jsx)(ae,{}),s.emailAvailable&&(0,W.jsx)(ie,{chosen:s.preferences.dailyDigest})]})}),t.dialog&&(0,W.jsx)(G,{onClose:()=>void r({search:{},replace:!0,resetScroll:!1})})]})}function ee({name:e}){let t=g(B).name,{mutateAsync:n}=c(J);async function r(e){await n({input:{name:D(e,`name`)}}),m(t.done)}return(0,W.jsx)(A,{title:t.title,children:(0,W.jsx)(L,{submitLabel:t.submit,onSubmit:r,children:(0,W.jsx)(P,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function te({email:e}){let t=g(B).password,{store:n}=a(),[r,i]=(0,z.useState)(0);async function o(a){let[o,s]=[String(a.oldPassword??``),String(a.newPassword??``)];if(s!==String(a.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new b(`INVALID_INPUT`,t.differ,``,[e])}await x(H,{input:{oldPassword:o,newPassword:s}}),await y(n.slug,e,s),await d.invalidateQueries(),m(t.done),i(r+1)}return(0,W.jsx)(A,{title:t.title,children:(0,W.jsxs)(L,{submitLabel:t.submit,onSubmit:o,children:[(0,W.jsx)(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),(0,W.jsx)(P,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),(0,W.jsx)(P,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),(0,W.jsx)(P,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},r)})}function ne({sessions:e}){let t=g(B),{mutateAsync:n}=c(X),{mutateAsync:r,isPending:i}=c(Z);return(0,W.jsx)(w,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),m(t.ended)},actions:e.length>1&&(0,W.jsx)(p,{size:`small`,busy:i,onClick:()=>void r({}).then(e=>m(t.endedOthers(e.endOtherSessions.count))),children:t.endOthers})})}function re({viewer:e}){let t=g(B).facts,{roles:n}=g(u),r=g(T);return(0,W.jsx)(A,{title:t.title,children:(0,W.jsx)(O,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,W.jsxs)(W.Fragment,{children:[n[e.role],(0,W.jsx)(`br`,{}),(0,W.jsx)(`span`,{className:`muted`,children:r[e.role]})]})}]})})}function ie({chosen:e}){let t=g(B).digest,{mutateAsync:n}=c(Y);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),m(r.dailyDigest?t.on:t.off)}return(0,W.jsx)(A,{title:t.title,children:(0,W.jsx)(L,{submitLabel:t.submit,onSubmit:r,children:(0,W.jsx)(I,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function ae(){let e=g(B),{theme:n,language:r}=i(),a=k();return(0,W.jsx)(A,{title:e.look.title,children:(0,W.jsxs)(S,{children:[(0,W.jsx)(F,{name:`language`,label:e.look.language,defaultValue:r,options:l.map(e=>({value:e,label:t[e]})),onChange:e=>a({language:e})}),(0,W.jsx)(F,{name:`theme`,label:e.look.theme,defaultValue:n,options:o.map(t=>({value:t,label:e.themes[t]})),onChange:e=>a({theme:e})})]})})}export{$ as AccountPage};