import{Ct as e,G as t,O as n,Ot as r,Tt as i,f as a,h as o,l as s,s as c,wt as l}from"./index-DxvkqU8P.js";import{i as u,t as d}from"./react-sySUN5R7.js";import{_ as f,b as p,c as m,h,l as g,n as _,o as v,p as y,s as b,t as x}from"./messages-igU7N3k3.js";import{t as S}from"./roles-BEsi_Xl_.js";import{t as C}from"./usePreferenceChange-DZzmAESi.js";import{t as w}from"./Card-D9gWPMxB.js";import{t as T}from"./Columns-JRsL2czq.js";import{t as E}from"./Facts-h87Ejtjd.js";import{a as D,r as O}from"./Field-BDMUAlS8.js";import{t as k}from"./Form-1p36lu4P.js";import{r as A,t as j}from"./forms-Q7vnqtOd.js";import{t as M}from"./PageHeader-OMwtLIVL.js";import{t as N}from"./PageSkeleton-DAjc6uuB.js";import{t as P}from"./SessionTable-DJP5bq69.js";import{t as F}from"./Stack-D1LkRcCD.js";import{t as I}from"./Dialog-TmRuJTbs.js";import{t as L}from"./OnceSecret-83_306oL.js";var R=u(d(),1),z=x({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Password until now`,new:`New password`,hint:`At least 8 characters. It ends all your sessions and access tokens; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha até agora`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões e tokens de acesso; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),B=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},V=new B(`
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
    `),U=p();function W({onClose:t}){let n=_(z).token,[r,i]=(0,R.useState)(``);async function o(t){let n={name:A(t,`name`),expiresAt:j(A(t,`days`))},{createAccessToken:r}=await y(H,{input:n});i(r.token),await e.invalidateQueries()}if(r){let e=`curl ${location.origin}/graphql -H "Authorization: Bearer ${r}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return(0,U.jsx)(I,{open:!0,onClose:t,title:n.made,text:n.madeText,children:(0,U.jsxs)(F,{children:[(0,U.jsx)(L,{label:n.label,text:r}),(0,U.jsx)(L,{label:n.curl,text:e}),(0,U.jsx)(a,{look:`primary`,onClick:t,children:n.done})]})})}return(0,U.jsx)(I,{open:!0,onClose:t,title:n.title,text:n.text,children:(0,U.jsxs)(k,{submitLabel:n.submit,onCancel:t,onSubmit:o,children:[(0,U.jsx)(D,{name:`name`,label:n.name,hint:n.nameHint,maxLength:200}),(0,U.jsx)(O,{name:`days`,label:n.ends,defaultValue:`90`,options:[{value:`30`,label:n.days(30)},{value:`90`,label:n.days(90)},{value:``,label:n.never}]})]})})}var G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},K=new G(`
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
    `),X=r(`/signedIn/account`);function Z(){let e=_(z),t=X.useSearch(),r=X.useNavigate(),{data:o,error:c,refetch:l}=i(K,{});if(!o)return(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(M,{title:e.title}),c?(0,U.jsx)(s,{error:c,onRetry:()=>void l()}):(0,U.jsx)(N,{})]});let{viewer:u}=o;return(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(M,{title:e.title,actions:(0,U.jsx)(a,{icon:n,onClick:()=>void r({search:{dialog:`token`},resetScroll:!1}),children:e.createToken})}),(0,U.jsx)(T,{main:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(Q,{name:u.name}),(0,U.jsx)($,{email:u.email}),(0,U.jsx)(ee,{sessions:u.sessions})]}),side:(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(te,{viewer:u}),(0,U.jsx)(ne,{})]})}),t.dialog&&(0,U.jsx)(W,{onClose:()=>void r({search:{},replace:!0,resetScroll:!1})})]})}function Q({name:e}){let t=_(z).name,{mutateAsync:n}=l(q);async function r(e){await n({input:{name:A(e,`name`)}}),c(t.done)}return(0,U.jsx)(w,{title:t.title,children:(0,U.jsx)(k,{submitLabel:t.submit,onSubmit:r,children:(0,U.jsx)(D,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function $({email:n}){let r=_(z).password,{store:i}=t(),[a,o]=(0,R.useState)(0);async function s(t){let[s,l]=[String(t.oldPassword??``),String(t.newPassword??``)];if(l!==String(t.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:r.differ};throw new f(`INVALID_INPUT`,r.differ,``,[e])}await y(V,{input:{oldPassword:s,newPassword:l}}),await h(i.slug,n,l),await e.invalidateQueries(),c(r.done),o(a+1)}return(0,U.jsx)(w,{title:r.title,children:(0,U.jsxs)(k,{submitLabel:r.submit,onSubmit:s,children:[(0,U.jsx)(`input`,{type:`text`,autoComplete:`username`,value:n,readOnly:!0,hidden:!0}),(0,U.jsx)(D,{name:`oldPassword`,type:`password`,label:r.old,autoComplete:`current-password`}),(0,U.jsx)(D,{name:`newPassword`,type:`password`,label:r.new,hint:r.hint,autoComplete:`new-password`,maxLength:256}),(0,U.jsx)(D,{name:`repeat`,type:`password`,label:r.repeat,autoComplete:`new-password`,maxLength:256})]},a)})}function ee({sessions:e}){let t=_(z),{mutateAsync:n}=l(J),{mutateAsync:r,isPending:i}=l(Y);return(0,U.jsx)(P,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),c(t.ended)},actions:e.length>1&&(0,U.jsx)(a,{size:`small`,busy:i,onClick:()=>void r({}).then(e=>c(t.endedOthers(e.endOtherSessions.count))),children:t.endOthers})})}function te({viewer:e}){let t=_(z).facts,{roles:n}=_(o),r=_(S);return(0,U.jsx)(w,{title:t.title,children:(0,U.jsx)(E,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,U.jsxs)(U.Fragment,{children:[n[e.role],(0,U.jsx)(`br`,{}),(0,U.jsx)(`span`,{className:`muted`,children:r[e.role]})]})}]})})}function ne(){let e=_(z),{theme:t,language:n}=b(),r=C();return(0,U.jsx)(w,{title:e.look.title,children:(0,U.jsxs)(F,{children:[(0,U.jsx)(O,{name:`language`,label:e.look.language,defaultValue:n,options:g.map(e=>({value:e,label:m[e]})),onChange:e=>r({language:e})}),(0,U.jsx)(O,{name:`theme`,label:e.look.theme,defaultValue:t,options:v.map(t=>({value:t,label:e.themes[t]})),onChange:e=>r({theme:e})})]})})}export{Z as AccountPage};