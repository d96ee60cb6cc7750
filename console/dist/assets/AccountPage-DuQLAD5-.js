import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{$ as t,A as n,At as r,Q as i,Y as a,Z as o,_ as s,_t as c,et as l,g as u,gt as d,kt as f,p,s as m,u as h,v as g,vt as _,xt as v}from"./first-Cr7uck0r.js";import{B as y,H as b,R as x}from"./early-D-KYADGI.js";import{J as S,W as C,Y as w,_t as T,at as E,ct as D,ft as O,ht as k,mt as A,ot as j,pt as M,rt as N}from"./parts-BE4wm8ur.js";import{a as P,r as F}from"./Field-DsAoCgAI.js";import{t as I}from"./Form-bDqQBvUh.js";import{t as L}from"./Dialog-C6PI3MaT.js";var R=e(r(),1),z=s({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Password until now`,new:`New password`,hint:`At least 8 characters. It ends all your sessions and access tokens; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha até agora`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões e tokens de acesso; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),B=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},V=new B(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    id
  }
}
    `),H=new B(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    session {
      id
    }
  }
}
    `),U=f();function W({onClose:e}){let t=g(z).token,[n,r]=(0,R.useState)(``);async function i(e){let t={name:D(e,`name`),expiresAt:j(D(e,`days`))},{createAccessToken:n}=await x(H,{input:t});r(n.token),await d.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return(0,U.jsx)(L,{open:!0,onClose:e,title:t.made,text:t.madeText,children:(0,U.jsxs)(S,{children:[(0,U.jsx)(C,{label:t.label,text:n}),(0,U.jsx)(C,{label:t.curl,text:r}),(0,U.jsx)(p,{look:`primary`,onClick:e,children:t.done})]})})}return(0,U.jsx)(L,{open:!0,onClose:e,title:t.title,text:t.text,children:(0,U.jsxs)(I,{submitLabel:t.submit,onCancel:e,onSubmit:i,children:[(0,U.jsx)(P,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),(0,U.jsx)(F,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}var G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},K=new G(`
    query Account {
  viewer {
    id
    name
    email
    role
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
    `),q=new G(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),J=new G(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),Y=new G(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `),X=v(`/signedIn/account`);function Z(){let e=g(z),t=X.useSearch(),r=X.useNavigate(),{data:i,error:a,refetch:o}=_(K,{});if(!i)return(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(E,{title:e.title}),a?(0,U.jsx)(h,{error:a,onRetry:()=>void o()}):(0,U.jsx)(N,{})]});let{viewer:s}=i;return(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(E,{title:e.title,actions:(0,U.jsx)(p,{icon:n,onClick:()=>void r({search:{dialog:`token`},resetScroll:!1}),children:e.createToken})}),(0,U.jsx)(M,{main:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(Q,{name:s.name}),(0,U.jsx)($,{email:s.email}),(0,U.jsx)(ee,{sessions:s.sessions})]}),side:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(te,{viewer:s}),(0,U.jsx)(ne,{})]})}),t.dialog&&(0,U.jsx)(W,{onClose:()=>void r({search:{},replace:!0,resetScroll:!1})})]})}function Q({name:e}){let t=g(z).name,{mutateAsync:n}=c(q);async function r(e){await n({input:{name:D(e,`name`)}}),m(t.done)}return(0,U.jsx)(A,{title:t.title,children:(0,U.jsx)(I,{submitLabel:t.submit,onSubmit:r,children:(0,U.jsx)(P,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function $({email:e}){let t=g(z).password,{store:n}=a(),[r,i]=(0,R.useState)(0);async function o(a){let[o,s]=[String(a.oldPassword??``),String(a.newPassword??``)];if(s!==String(a.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new b(`INVALID_INPUT`,t.differ,``,[e])}await x(V,{input:{oldPassword:o,newPassword:s}}),await y(n.slug,e,s),await d.invalidateQueries(),m(t.done),i(r+1)}return(0,U.jsx)(A,{title:t.title,children:(0,U.jsxs)(I,{submitLabel:t.submit,onSubmit:o,children:[(0,U.jsx)(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),(0,U.jsx)(P,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),(0,U.jsx)(P,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),(0,U.jsx)(P,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},r)})}function ee({sessions:e}){let t=g(z),{mutateAsync:n}=c(J),{mutateAsync:r,isPending:i}=c(Y);return(0,U.jsx)(w,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),m(t.ended)},actions:e.length>1&&(0,U.jsx)(p,{size:`small`,busy:i,onClick:()=>void r({}).then(e=>m(t.endedOthers(e.endOtherSessions.count))),children:t.endOthers})})}function te({viewer:e}){let t=g(z).facts,{roles:n}=g(u),r=g(T);return(0,U.jsx)(A,{title:t.title,children:(0,U.jsx)(O,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,U.jsxs)(U.Fragment,{children:[n[e.role],(0,U.jsx)(`br`,{}),(0,U.jsx)(`span`,{className:`muted`,children:r[e.role]})]})}]})})}function ne(){let e=g(z),{theme:n,language:r}=i(),a=k();return(0,U.jsx)(A,{title:e.look.title,children:(0,U.jsxs)(S,{children:[(0,U.jsx)(F,{name:`language`,label:e.look.language,defaultValue:r,options:l.map(e=>({value:e,label:t[e]})),onChange:e=>a({language:e})}),(0,U.jsx)(F,{name:`theme`,label:e.look.theme,defaultValue:n,options:o.map(t=>({value:t,label:e.themes[t]})),onChange:e=>a({theme:e})})]})})}export{Z as AccountPage};