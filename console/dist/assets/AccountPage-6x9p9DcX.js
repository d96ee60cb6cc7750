import{$ as e,Ct as t,Ft as n,M as r,Mt as i,Z as a,_ as o,bt as s,d as c,et as l,jt as u,m as d,nt as f,s as p,tt as m,v as ee,vt as h,y as g,yt as _}from"./index-BOjYus1t.js";import{H as v,L as y,X as b,q as x}from"./early-BeVRyKID.js";import{$ as S,J as C,K as w,St as T,W as te,Y as E,_t as D,bt as O,ct as k,dt as A,et as j,lt as M,pt as N,q as P,ut as F,vt as I,yt as L}from"./parts-CT3q-B0d.js";import{a as R,r as z,t as B}from"./Field-BJ5Pa94G.js";import{t as V}from"./Form-BVa12cyn.js";import{t as H}from"./Dialog-BuZhSlqA.js";var U=n(i(),1),W=ee({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Password until now`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha até agora`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},K=new G(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    id
  }
}
    `),q=new G(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    session {
      id
    }
  }
}
    `),J=u();function Y({onClose:e}){let t=g(W).token,[n,r]=(0,U.useState)(``);async function i(e){let t={name:N(e,`name`),expiresAt:A(N(e,`days`))},{createAccessToken:n}=await v(q,{input:t});r(n.token),await h.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return(0,J.jsx)(H,{open:!0,onClose:e,title:t.made,text:t.madeText,children:(0,J.jsxs)(S,{children:[(0,J.jsx)(E,{label:t.label,text:n}),(0,J.jsx)(E,{label:t.curl,text:r}),(0,J.jsx)(d,{look:`primary`,onClick:e,children:t.done})]})})}return(0,J.jsx)(H,{open:!0,onClose:e,title:t.title,text:t.text,children:(0,J.jsxs)(V,{submitLabel:t.submit,onCancel:e,onSubmit:i,children:[(0,J.jsx)(R,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),(0,J.jsx)(z,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}function X({onAdd:e}){let t=g(P),{roles:n}=g(o),{data:r,error:i,refetch:a}=s(te,{}),{mutateAsync:l,isPending:u}=_(w);async function f(e,n){try{await l({input:{store:e}}),p(t.removed(n))}catch(e){p(e instanceof Error?e.message:String(e),`bad`)}}let m=r?.viewer.stores;return(0,J.jsxs)(L,{title:t.title,actions:(0,J.jsx)(d,{size:`small`,onClick:e,children:t.add}),children:[i&&!r&&(0,J.jsx)(c,{error:i,onRetry:()=>void a()}),!i&&!m&&(0,J.jsx)(M,{width:20}),m?.length===0&&(0,J.jsx)(`p`,{className:`muted`,children:t.none}),m&&m.length>0&&(0,J.jsxs)(S,{children:[(0,J.jsx)(D,{facts:m.map(({slug:e,name:r,livemode:i,role:a})=>({id:e,label:[r,!i&&t.test,n[a]].filter(Boolean).join(` · `),value:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(d,{size:`small`,"aria-label":t.switchNamed(r),onClick:()=>void C(e),children:t.switch}),` `,(0,J.jsx)(d,{size:`small`,look:`quiet`,busy:u,"aria-label":t.removeNamed(r),onClick:()=>void f(e,r),children:t.remove})]})}))}),(0,J.jsx)(`p`,{className:`muted`,children:t.ends})]})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ne=new Z(`
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
    `),re=new Z(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),ie=new Z(`
    mutation ChooseDigest($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    dailyDigest
  }
}
    `),ae=new Z(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),oe=new Z(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `);function se({onClose:e}){let t=g(P);async function n(n){let r=await y(N(n,`store`),N(n,`email`),String(n.password??``));await h.invalidateQueries(),p(t.added(r.name)),e()}return(0,J.jsx)(H,{open:!0,onClose:e,title:t.add,text:t.addText,children:(0,J.jsxs)(V,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[(0,J.jsx)(R,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),(0,J.jsx)(R,{name:`email`,type:`email`,label:t.email,maxLength:254}),(0,J.jsx)(R,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}var Q=t(`/signedIn/account`);function ce(){let e=g(W),t=Q.useSearch(),n=Q.useNavigate(),{data:i,error:a,refetch:o}=s(ne,{});if(!i)return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(F,{title:e.title}),a?(0,J.jsx)(c,{error:a,onRetry:()=>void o()}):(0,J.jsx)(k,{})]});let{viewer:l}=i,u=()=>void n({search:{},replace:!0,resetScroll:!1});return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(F,{title:e.title,actions:(0,J.jsx)(d,{icon:r,onClick:()=>void n({search:{dialog:`token`},resetScroll:!1}),children:e.createToken})}),(0,J.jsx)(I,{main:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)($,{name:l.name}),(0,J.jsx)(le,{email:l.email}),(0,J.jsx)(ue,{sessions:l.sessions})]}),side:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(de,{viewer:l}),(0,J.jsx)(X,{onAdd:()=>void n({search:{dialog:`store`},resetScroll:!1})}),(0,J.jsx)(pe,{}),l.emailAvailable&&(0,J.jsx)(fe,{chosen:l.preferences.dailyDigest})]})}),t.dialog===`token`&&(0,J.jsx)(Y,{onClose:u}),t.dialog===`store`&&(0,J.jsx)(se,{onClose:u})]})}function $({name:e}){let t=g(W).name,{mutateAsync:n}=_(re);async function r(e){await n({input:{name:N(e,`name`)}}),p(t.done)}return(0,J.jsx)(L,{title:t.title,children:(0,J.jsx)(V,{submitLabel:t.submit,onSubmit:r,children:(0,J.jsx)(R,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function le({email:e}){let t=g(W).password,{store:n}=a(),[r,i]=(0,U.useState)(0);async function o(a){let[o,s]=[String(a.oldPassword??``),String(a.newPassword??``)];if(s!==String(a.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new b(`INVALID_INPUT`,t.differ,``,[e])}await v(K,{input:{oldPassword:o,newPassword:s}}),await x(n.slug,e,s),await h.invalidateQueries(),p(t.done),i(r+1)}return(0,J.jsx)(L,{title:t.title,children:(0,J.jsxs)(V,{submitLabel:t.submit,onSubmit:o,children:[(0,J.jsx)(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),(0,J.jsx)(R,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),(0,J.jsx)(R,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),(0,J.jsx)(R,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},r)})}function ue({sessions:e}){let t=g(W),{mutateAsync:n}=_(ae),{mutateAsync:r,isPending:i}=_(oe);return(0,J.jsx)(j,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),p(t.ended)},actions:e.length>1&&(0,J.jsx)(d,{size:`small`,busy:i,onClick:()=>void r({}).then(e=>p(t.endedOthers(e.endOtherSessions.count))),children:t.endOthers})})}function de({viewer:e}){let t=g(W).facts,{roles:n}=g(o),r=g(T);return(0,J.jsx)(L,{title:t.title,children:(0,J.jsx)(D,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,J.jsxs)(J.Fragment,{children:[n[e.role],(0,J.jsx)(`br`,{}),(0,J.jsx)(`span`,{className:`muted`,children:r[e.role]})]})}]})})}function fe({chosen:e}){let t=g(W).digest,{mutateAsync:n}=_(ie);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),p(r.dailyDigest?t.on:t.off)}return(0,J.jsx)(L,{title:t.title,children:(0,J.jsx)(V,{submitLabel:t.submit,onSubmit:r,children:(0,J.jsx)(B,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function pe(){let t=g(W),{theme:n,language:r}=l(),i=O();return(0,J.jsx)(L,{title:t.look.title,children:(0,J.jsxs)(S,{children:[(0,J.jsx)(z,{name:`language`,label:t.look.language,options:f.map(e=>({value:e,label:m[e]})),choice:{value:r,onChange:e=>i({language:e})}}),(0,J.jsx)(z,{name:`theme`,label:t.look.theme,options:e.map(e=>({value:e,label:t.themes[e]})),choice:{value:n,onChange:e=>i({theme:e})}})]})})}export{ce as AccountPage};