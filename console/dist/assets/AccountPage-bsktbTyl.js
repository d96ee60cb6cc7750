import{$ as e,At as t,M as n,Pt as r,St as i,Z as a,_ as o,d as s,et as c,gt as l,jt as u,m as d,s as f,v as p,vt as m,y as h,yt as g}from"./index-DOxbXdRl.js";import{$ as _,E as v,J as y,it as b,st as x,w as S}from"./early-Cbep-mIH.js";import{A as C,D as w,F as T,G as ee,I as E,L as te,O as D,P as O,T as k,U as A,W as j,k as M,z as N}from"./details-ZQExxOG8.js";import{A as P,M as F,N as I,k as L}from"./parts-D-_68bv6.js";import{at as R,lt as z,rt as B,st as V,t as H}from"./dialogs-BxxegUF2.js";var U=r(u(),1),W=p({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),G=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},K=new G(`
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
    `),J=t();function Y({onClose:e}){let t=h(W).token,[n,r]=(0,U.useState)(``);async function i(e){let t={name:N(e,`name`),expiresAt:te(N(e,`days`))},{createAccessToken:n}=await _(q,{input:t});r(n.token),await l.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return(0,J.jsx)(H,{open:!0,onClose:e,title:t.made,text:t.madeText,children:(0,J.jsxs)(O,{children:[(0,J.jsx)(C,{label:t.label,text:n}),(0,J.jsx)(C,{label:t.curl,text:r}),(0,J.jsx)(d,{look:`primary`,onClick:e,children:t.done})]})})}return(0,J.jsx)(H,{open:!0,onClose:e,title:t.title,text:t.text,children:(0,J.jsxs)(B,{submitLabel:t.submit,onCancel:e,onSubmit:i,children:[(0,J.jsx)(z,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),(0,J.jsx)(V,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}function X({onAdd:e}){let t=h(D),{roles:n}=h(o),{data:r,error:i,refetch:a}=g(k,{}),{mutateAsync:c,isPending:l}=m(w);async function u(e,n){try{await c({input:{store:e}}),f(t.removed(n))}catch(e){f(e instanceof Error?e.message:String(e),`bad`)}}let p=r?.viewer.stores;return(0,J.jsxs)(F,{title:t.title,actions:(0,J.jsx)(d,{size:`small`,onClick:e,children:t.add}),children:[i&&!r&&(0,J.jsx)(s,{error:i,onRetry:()=>void a()}),!i&&!p&&(0,J.jsx)(L,{width:20}),p?.length===0&&(0,J.jsx)(`p`,{className:`muted`,children:t.none}),p&&p.length>0&&(0,J.jsxs)(O,{children:[(0,J.jsx)(A,{facts:p.map(({slug:e,name:r,livemode:i,role:a})=>({id:e,label:r,value:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(`p`,{className:`muted`,children:[!i&&t.test,n[a]].filter(Boolean).join(` · `)}),(0,J.jsx)(d,{size:`small`,"aria-label":t.switchNamed(r),onClick:()=>void M(e),children:t.switch}),` `,(0,J.jsx)(d,{size:`small`,look:`quiet`,busy:l,"aria-label":t.removeNamed(r),onClick:()=>void u(e,r),children:t.remove})]})}))}),(0,J.jsx)(`p`,{className:`muted`,children:t.ends})]})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ne=new Z(`
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
    `);function se({onClose:e}){let t=h(D);async function n(n){let r=await y(N(n,`store`),N(n,`email`),String(n.password??``));await l.invalidateQueries(),f(t.added(r.name)),e()}return(0,J.jsx)(H,{open:!0,onClose:e,title:t.add,text:t.addText,children:(0,J.jsxs)(B,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[(0,J.jsx)(z,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),(0,J.jsx)(z,{name:`email`,type:`email`,label:t.email,maxLength:254}),(0,J.jsx)(z,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}var Q=i(`/signedIn/account`);function $(){let e=h(W),t=Q.useSearch(),r=Q.useNavigate(),{data:i,error:a,refetch:o}=g(ne,{});if(!i)return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(P,{title:e.title}),a?(0,J.jsx)(s,{error:a,onRetry:()=>void o()}):(0,J.jsx)(E,{})]});let{viewer:c}=i,l=()=>void r({search:{},replace:!0,resetScroll:!1});return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(P,{title:e.title,actions:(0,J.jsx)(d,{icon:n,onClick:()=>void r({search:{dialog:`token`},resetScroll:!1}),children:e.createToken})}),(0,J.jsx)(j,{main:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(ce,{name:c.name}),(0,J.jsx)(le,{email:c.email}),(0,J.jsx)(ue,{sessions:c.sessions})]}),side:(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(de,{viewer:c}),(0,J.jsx)(X,{onAdd:()=>void r({search:{dialog:`store`},resetScroll:!1})}),(0,J.jsx)(pe,{}),c.emailAvailable&&(0,J.jsx)(fe,{chosen:c.preferences.dailyDigest})]})}),t.dialog===`token`&&(0,J.jsx)(Y,{onClose:l}),t.dialog===`store`&&(0,J.jsx)(se,{onClose:l})]})}function ce({name:e}){let t=h(W).name,{mutateAsync:n}=m(re);async function r(e){await n({input:{name:N(e,`name`)}}),f(t.done)}return(0,J.jsx)(F,{title:t.title,children:(0,J.jsx)(B,{submitLabel:t.submit,onSubmit:r,children:(0,J.jsx)(z,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function le({email:e}){let t=h(W).password,{store:n}=a(),[r,i]=(0,U.useState)(0);async function o(a){let[o,s]=[String(a.oldPassword??``),String(a.newPassword??``)];if(s!==String(a.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new x(`INVALID_INPUT`,t.differ,``,[e])}await _(K,{input:{oldPassword:o,newPassword:s}}),await b(n.slug,e,s),await l.invalidateQueries(),f(t.done),i(r+1)}return(0,J.jsx)(F,{title:t.title,children:(0,J.jsxs)(B,{submitLabel:t.submit,onSubmit:o,children:[(0,J.jsx)(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),(0,J.jsx)(z,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),(0,J.jsx)(z,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),(0,J.jsx)(z,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},r)})}function ue({sessions:e}){let t=h(W),{mutateAsync:n}=m(ae),{mutateAsync:r,isPending:i}=m(oe);return(0,J.jsx)(T,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),f(t.ended)},actions:e.length>1&&(0,J.jsx)(d,{size:`small`,busy:i,onClick:()=>void r({}).then(e=>f(t.endedOthers(e.endOtherSessions.count))),children:t.endOthers})})}function de({viewer:e}){let t=h(W).facts,{roles:n}=h(o),r=h(ee);return(0,J.jsx)(F,{title:t.title,children:(0,J.jsx)(A,{facts:[{label:t.email,value:e.email},{label:t.role,value:(0,J.jsxs)(J.Fragment,{children:[n[e.role],(0,J.jsx)(`br`,{}),(0,J.jsx)(`span`,{className:`muted`,children:r[e.role]})]})}]})})}function fe({chosen:e}){let t=h(W).digest,{mutateAsync:n}=m(ie);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),f(r.dailyDigest?t.on:t.off)}return(0,J.jsx)(F,{title:t.title,children:(0,J.jsx)(B,{submitLabel:t.submit,onSubmit:r,children:(0,J.jsx)(R,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function pe(){let t=h(W),{theme:n,language:r}=c(),i=I();return(0,J.jsx)(F,{title:t.look.title,children:(0,J.jsxs)(O,{children:[(0,J.jsx)(V,{name:`language`,label:t.look.language,options:v.map(e=>({value:e,label:S[e]})),choice:{value:r,onChange:e=>i({language:e})}}),(0,J.jsx)(V,{name:`theme`,label:t.look.theme,options:e.map(e=>({value:e,label:t.themes[e]})),choice:{value:n,onChange:e=>i({theme:e})}})]})})}export{$ as AccountPage};