import{$ as e,At as t,Pt as n,Q as r,St as i,X as a,_ as o,_t as s,et as c,g as l,j as u,jt as d,p as f,s as p,tt as m,u as h,v as g,vt as _,yt as v}from"./index-B5iNBL45.js";import{K as y,L as b,V as x,Y as S}from"./early-cpPSiSvQ.js";import{$ as C,J as w,K as T,St as E,W as ee,Y as D,_t as O,bt as k,ct as A,dt as j,et as M,lt as N,pt as P,q as F,ut as I,vt as L,yt as R}from"./parts-DvtpHSyy.js";import{a as z,r as B,t as V}from"./Field-DQOsP65G.js";import{t as H}from"./Form-D6FD6UsM.js";import{t as U}from"./Dialog-LzR3ZE9N.js";var W=n(d(),1),G=o({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Password until now`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha até agora`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},q=new K(`
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
    `),Y=t();function X({onClose:e}){let t=g(G).token,[n,r]=(0,W.useState)(``);async function i(e){let t={name:P(e,`name`),expiresAt:j(P(e,`days`))},{createAccessToken:n}=await x(J,{input:t});r(n.token),await s.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return(0,Y.jsx)(U,{open:!0,onClose:e,title:t.made,text:t.madeText,children:(0,Y.jsxs)(C,{children:[(0,Y.jsx)(D,{label:t.label,text:n}),(0,Y.jsx)(D,{label:t.curl,text:r}),(0,Y.jsx)(f,{look:`primary`,onClick:e,children:t.done})]})})}return(0,Y.jsx)(U,{open:!0,onClose:e,title:t.title,text:t.text,children:(0,Y.jsxs)(H,{submitLabel:t.submit,onCancel:e,onSubmit:i,children:[(0,Y.jsx)(z,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),(0,Y.jsx)(B,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}function Z({onAdd:e}){let t=g(F),{roles:n}=g(l),{data:r,error:i,refetch:a}=v(ee,{}),{mutateAsync:o,isPending:s}=_(T);async function c(e,n){try{await o({input:{store:e}}),p(t.removed(n))}catch(e){p(e instanceof Error?e.message:String(e),`bad`)}}let u=r?.viewer.stores;return(0,Y.jsxs)(R,{title:t.title,actions:(0,Y.jsx)(f,{size:`small`,onClick:e,children:t.add}),children:[i&&!r&&(0,Y.jsx)(h,{error:i,onRetry:()=>void a()}),!i&&!u&&(0,Y.jsx)(N,{width:20}),u?.length===0&&(0,Y.jsx)(`p`,{className:`muted`,children:t.none}),u&&u.length>0&&(0,Y.jsxs)(C,{children:[(0,Y.jsx)(O,{facts:u.map(({slug:e,name:r,livemode:i,role:a})=>({id:e,label:[r,!i&&t.test,n[a]].filter(Boolean).join(` · `),value:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(f,{size:`small`,"aria-label":t.switchNamed(r),onClick:()=>void w(e),children:t.switch}),` `,(0,Y.jsx)(f,{size:`small`,look:`quiet`,busy:s,"aria-label":t.removeNamed(r),onClick:()=>void c(e,r),children:t.remove})]})}))}),(0,Y.jsx)(`p`,{className:`muted`,children:t.ends})]})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},te=new Q(`
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
    `),ne=new Q(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),re=new Q(`
    mutation ChooseDigest($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    dailyDigest
  }
}
    `),ie=new Q(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),ae=new Q(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `);function oe({onClose:e}){let t=g(F);async function n(n){let r=await b(P(n,`store`),P(n,`email`),String(n.password??``));await s.invalidateQueries(),p(t.added(r.name)),e()}return(0,Y.jsx)(U,{open:!0,onClose:e,title:t.add,text:t.addText,children:(0,Y.jsxs)(H,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[(0,Y.jsx)(z,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),(0,Y.jsx)(z,{name:`email`,type:`email`,label:t.email,maxLength:254}),(0,Y.jsx)(z,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}var $=i(`/signedIn/account`);function se(){let e=g(G),t=$.useSearch(),n=$.useNavigate(),{data:r,error:i,refetch:a}=v(te,{});if(!r)return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(I,{title:e.title}),i?(0,Y.jsx)(h,{error:i,onRetry:()=>void a()}):(0,Y.jsx)(A,{})]});let{viewer:o}=r,s=()=>void n({search:{},replace:!0,resetScroll:!1});return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(I,{title:e.title,actions:(0,Y.jsx)(f,{icon:u,onClick:()=>void n({search:{dialog:`token`},resetScroll:!1}),children:e.createToken})}),(0,Y.jsx)(L,{main:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(ce,{name:o.name}),(0,Y.jsx)(le,{email:o.email}),(0,Y.jsx)(ue,{sessions:o.sessions})]}),side:(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(de,{viewer:o}),(0,Y.jsx)(Z,{onAdd:()=>void n({search:{dialog:`store`},resetScroll:!1})}),(0,Y.jsx)(pe,{}),o.emailAvailable&&(0,Y.jsx)(fe,{chosen:o.preferences.dailyDigest})]})}),t.dialog===`token`&&(0,Y.jsx)(X,{onClose:s}),t.dialog===`store`&&(0,Y.jsx)(oe,{onClose:s})]})}function ce({name:e}){let t=g(G).name,{mutateAsync:n}=_(ne);async function r(e){await n({input:{name:P(e,`name`)}}),p(t.done)}return(0,Y.jsx)(R,{title:t.title,children:(0,Y.jsx)(H,{submitLabel:t.submit,onSubmit:r,children:(0,Y.jsx)(z,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function le({email:e}){let t=g(G).password,{store:n}=a(),[r,i]=(0,W.useState)(0);async function o(a){let[o,c]=[String(a.oldPassword??``),String(a.newPassword??``)];if(c!==String(a.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new S(`INVALID_INPUT`,t.differ,``,[e])}await x(q,{input:{oldPassword:o,newPassword:c}}),await y(n.slug,e,c),await s.invalidateQueries(),p(t.done),i(r+1)}return(0,Y.jsx)(R,{title:t.title,children:(0,Y.jsxs)(H,{submitLabel:t.submit,onSubmit:o,children:[(0,Y.jsx)(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),(0,Y.jsx)(z,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),(0,Y.jsx)(z,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),(0,Y.jsx)(z,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},r)})}function ue({sessions:e}){let t=g(G),{mutateAsync:n}=_(ie),{mutateAsync:r,isPending:i}=_(ae);return(0,Y.jsx)(M,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),p(t.ended)},actions:e.length>1&&(0,Y.jsx)(f,{size:`small`,busy:i,onClick:()=>void r({}).then(e=>p(t.endedOthers(e.endOtherSessions.count))),children:t.endOthers})})}function de({viewer:e}){let t=g(G).facts,{roles:n}=g(l),r=g(E);return(0,Y.jsx)(R,{title:t.title,children:(0,Y.jsx)(O,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,Y.jsxs)(Y.Fragment,{children:[n[e.role],(0,Y.jsx)(`br`,{}),(0,Y.jsx)(`span`,{className:`muted`,children:r[e.role]})]})}]})})}function fe({chosen:e}){let t=g(G).digest,{mutateAsync:n}=_(re);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),p(r.dailyDigest?t.on:t.off)}return(0,Y.jsx)(R,{title:t.title,children:(0,Y.jsx)(H,{submitLabel:t.submit,onSubmit:r,children:(0,Y.jsx)(V,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function pe(){let t=g(G),{theme:n,language:i}=e(),a=k();return(0,Y.jsx)(R,{title:t.look.title,children:(0,Y.jsxs)(C,{children:[(0,Y.jsx)(B,{name:`language`,label:t.look.language,defaultValue:i,options:m.map(e=>({value:e,label:c[e]})),onChange:e=>a({language:e})}),(0,Y.jsx)(B,{name:`theme`,label:t.look.theme,defaultValue:n,options:r.map(e=>({value:e,label:t.themes[e]})),onChange:e=>a({theme:e})})]})})}export{se as AccountPage};