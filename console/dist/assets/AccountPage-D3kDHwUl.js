import{B as e,E as t,Et as n,c as r,d as i,g as a,p as o}from"./index-CY5Lfr2k.js";import{C as s,_ as c,b as l,c as u,h as d,i as f,l as p,p as m,r as h,s as g,t as _,u as v,x as y}from"./shared-Dy6YWKPE.js";import{n as b,r as x,t as S}from"./query-Bxe-Codu.js";import{t as C}from"./roles-CNcD_XOm.js";import{t as w}from"./usePreferenceChange-quEAVuv5.js";import{t as T}from"./Card-SRE2vbvg.js";import{t as E}from"./Columns-D5zRlZud.js";import{t as D}from"./Facts-D8O-UCIA.js";import{a as O,r as k}from"./Field-XYTBhkxt.js";import{t as A}from"./Form-ClSmUhhv.js";import{r as j,t as M}from"./forms-CpC4qltl.js";import{t as N}from"./PageSkeleton-ncfobva3.js";import{t as P}from"./SessionTable-Be1MEGN8.js";import{t as F}from"./Stack-BpTysZD6.js";import{t as I}from"./Dialog-BeM_rj20.js";import{t as L}from"./OnceSecret-DxAnfUXO.js";var R=s(y(),1),z=h({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Password until now`,new:`New password`,hint:`At least 8 characters. It ends all your sessions and access tokens; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha até agora`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões e tokens de acesso; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),B=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},V=new B(`
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
    `),U=l();function W({onClose:e}){let n=f(z).token,[r,i]=(0,R.useState)(``);async function a(e){let t={name:j(e,`name`),expiresAt:M(j(e,`days`))},{createAccessToken:n}=await m(H,{input:t});i(n.token),await S.invalidateQueries()}if(r){let i=`curl ${location.origin}/graphql -H "Authorization: Bearer ${r}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return(0,U.jsx)(I,{open:!0,onClose:e,title:n.made,text:n.madeText,children:(0,U.jsxs)(F,{children:[(0,U.jsx)(L,{label:n.label,text:r}),(0,U.jsx)(L,{label:n.curl,text:i}),(0,U.jsx)(t,{look:`primary`,onClick:e,children:n.done})]})})}return(0,U.jsx)(I,{open:!0,onClose:e,title:n.title,text:n.text,children:(0,U.jsxs)(A,{submitLabel:n.submit,onCancel:e,onSubmit:a,children:[(0,U.jsx)(O,{name:`name`,label:n.name,hint:n.nameHint,maxLength:200}),(0,U.jsx)(k,{name:`days`,label:n.ends,defaultValue:`90`,options:[{value:`30`,label:n.days(30)},{value:`90`,label:n.days(90)},{value:``,label:n.never}]})]})})}var G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},K=new G(`
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
    `),X=n(`/signedIn/account`);function Z(){let n=f(z),i=X.useSearch(),a=X.useNavigate(),{data:s,error:c,refetch:l}=x(K,{});if(!s)return(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(r,{title:n.title}),c?(0,U.jsx)(o,{error:c,onRetry:()=>void l()}):(0,U.jsx)(N,{})]});let{viewer:u}=s;return(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(r,{title:n.title,actions:(0,U.jsx)(t,{icon:e,onClick:()=>void a({search:{dialog:`token`},resetScroll:!1}),children:n.createToken})}),(0,U.jsx)(E,{main:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(Q,{name:u.name}),(0,U.jsx)($,{email:u.email}),(0,U.jsx)(ee,{sessions:u.sessions})]}),side:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(te,{viewer:u}),(0,U.jsx)(ne,{})]})}),i.dialog&&(0,U.jsx)(W,{onClose:()=>void a({search:{},replace:!0,resetScroll:!1})})]})}function Q({name:e}){let t=f(z).name,{mutateAsync:n}=b(q);async function r(e){await n({input:{name:j(e,`name`)}}),i(t.done)}return(0,U.jsx)(T,{title:t.title,children:(0,U.jsx)(A,{submitLabel:t.submit,onSubmit:r,children:(0,U.jsx)(O,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function $({email:e}){let t=f(z).password,{store:n}=a(),[r,o]=(0,R.useState)(0);async function s(a){let[s,l]=[String(a.oldPassword??``),String(a.newPassword??``)];if(l!==String(a.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new c(`INVALID_INPUT`,t.differ,``,[e])}await m(V,{input:{oldPassword:s,newPassword:l}}),await d(n.slug,e,l),await S.invalidateQueries(),i(t.done),o(r+1)}return(0,U.jsx)(T,{title:t.title,children:(0,U.jsxs)(A,{submitLabel:t.submit,onSubmit:s,children:[(0,U.jsx)(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),(0,U.jsx)(O,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),(0,U.jsx)(O,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),(0,U.jsx)(O,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},r)})}function ee({sessions:e}){let n=f(z),{mutateAsync:r}=b(J),{mutateAsync:a,isPending:o}=b(Y);return(0,U.jsx)(P,{title:n.sessions,sessions:e,onEnd:async e=>{await r({input:e}),i(n.ended)},actions:e.length>1&&(0,U.jsx)(t,{size:`small`,busy:o,onClick:()=>void a({}).then(e=>i(n.endedOthers(e.endOtherSessions.count))),children:n.endOthers})})}function te({viewer:e}){let t=f(z).facts,{roles:n}=f(_),r=f(C);return(0,U.jsx)(T,{title:t.title,children:(0,U.jsx)(D,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,U.jsxs)(U.Fragment,{children:[n[e.role],(0,U.jsx)(`br`,{}),(0,U.jsx)(`span`,{className:`muted`,children:r[e.role]})]})}]})})}function ne(){let e=f(z),{theme:t,language:n}=u(),r=w();return(0,U.jsx)(T,{title:e.look.title,children:(0,U.jsxs)(F,{children:[(0,U.jsx)(k,{name:`language`,label:e.look.language,defaultValue:n,options:v.map(e=>({value:e,label:p[e]})),onChange:e=>r({language:e})}),(0,U.jsx)(k,{name:`theme`,label:e.look.theme,defaultValue:t,options:g.map(t=>({value:t,label:e.themes[t]})),onChange:e=>r({theme:e})})]})})}export{Z as AccountPage};