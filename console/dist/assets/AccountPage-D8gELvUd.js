import{B as e,Cn as t,D as n,Lt as r,Mn as i,Q as a,Rt as o,Ut as s,X as c,b as l,dt as u,kn as d,m as f,mt as p,nn as m,pt as h,rn as g,v as _,x as v,zt as y}from"./index-ntnhS566.js";import{ht as ee,it as b,j as x,k as S,lt as C,vt as te}from"./early-grBt5JFH.js";import{$ as w,A as T,B as E,D,G as O,H as k,J as A,O as j,P as M,T as ne,V as N,at as P,et as F,k as I,tt as L,z as R}from"./details-P_G1di9K.js";import{$ as z,Q as B,W as V,X as H,Y as U}from"./parts-B2JQus4x.js";import{en as W,n as G}from"./dialogs-BJDtHswT.js";import{t as K}from"./SelectField-YKNCqwo9.js";import{t as q}from"./TextField-CopWnkay.js";g();var J=c({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},X=new Y(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    id
  }
}
    `),Z=new Y(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    session {
      id
    }
  }
}
    `);function re({onClose:e}){let t=a(J).token,[n,i]=T();async function o(e){let t={name:A(e,`name`),expiresAt:O(A(e,`days`))},{createAccessToken:n}=await C(Z,{input:t});i(n.token),await r()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return m(G,{open:!0,onClose:e,title:t.made,text:t.madeText,children:m(E,{children:[m(M,{label:t.label,text:n}),m(M,{label:t.curl,text:r}),m(v,{look:`primary`,onClick:e,children:t.done})]})})}return m(G,{open:!0,onClose:e,title:t.title,text:t.text,children:m(W,{repeats:!0,submitLabel:t.submit,onCancel:e,onSubmit:o,children:[m(q,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),m(K,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}i();function ie({onAdd:e}){let t=a(j),{roles:r}=a(n),{data:i,error:s,refetch:c}=y(ne,{}),{mutateAsync:u,isPending:p}=o(D);async function h(e,n){try{await u({input:{store:e}}),_(t.removed(n))}catch(e){l(e)}}let g=i?.viewer.stores;return m(B,{title:t.title,actions:m(v,{size:`small`,onClick:e,children:t.add}),children:[s&&!i&&m(f,{error:s,onRetry:()=>void c()}),!s&&!g&&m(U,{width:20}),g?.length===0&&m(`p`,{className:`muted`,children:t.none}),g&&g.length>0&&m(E,{children:[m(w,{facts:g.map(({slug:e,name:n,livemode:i,role:a})=>({id:e,label:n,value:m(d,{children:[m(`p`,{className:`muted`,children:[!i&&t.test,r[a]].filter(Boolean).join(` · `)}),m(v,{size:`small`,"aria-label":t.switchNamed(n),onClick:()=>void I(e),children:t.switch}),` `,m(v,{size:`small`,look:`quiet`,busy:p,"aria-label":t.removeNamed(n),onClick:()=>void h(e,n),children:t.remove})]})}))}),m(`p`,{className:`muted`,children:t.ends})]})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ae=new Q(`
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
    `),oe=new Q(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),se=new Q(`
    mutation ChooseDigest($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    dailyDigest
  }
}
    `),ce=new Q(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),le=new Q(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `);function ue({onClose:e}){let t=a(j);async function n(n){let i=await b(A(n,`store`),A(n,`email`),String(n.password??``));await r(),_(t.added(i.name)),e()}return m(G,{open:!0,onClose:e,title:t.add,text:t.addText,children:m(W,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[m(q,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),m(q,{name:`email`,inputMode:`email`,label:t.email,maxLength:254}),m(q,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}i();var de=s(`/signedIn/account`);function fe(){let t=a(J),n=de.useSearch(),{open:r,close:i}=V(),{data:o,error:s,refetch:c}=y(ae,{});if(!o)return m(d,{children:[m(H,{title:t.title}),s?m(f,{error:s,onRetry:()=>void c()}):m(k,{})]});let{viewer:l}=o;return m(d,{children:[m(H,{title:t.title,actions:m(v,{icon:e,onClick:()=>r(`token`),children:t.createToken})}),m(F,{main:m(d,{children:[m(pe,{name:l.name}),m($,{email:l.email}),m(me,{sessions:l.sessions})]}),side:m(d,{children:[m(he,{viewer:l}),m(ie,{onAdd:()=>r(`store`)}),m(_e,{}),l.emailAvailable&&m(ge,{chosen:l.preferences.dailyDigest})]})}),n.dialog===`token`&&m(re,{onClose:i}),n.dialog===`store`&&m(ue,{onClose:i})]})}function pe({name:e}){let t=a(J).name,{mutateAsync:n}=o(oe);async function r(e){await n({input:{name:A(e,`name`)}}),_(t.done)}return m(B,{title:t.title,children:m(W,{submitLabel:t.submit,onSubmit:r,children:m(q,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function $({email:e}){let n=a(J).password,{store:i}=u(),[o,s]=t(0);async function c(t){let[a,c]=[String(t.oldPassword??``),String(t.newPassword??``)];if(c!==String(t.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:n.differ};throw new te(`INVALID_INPUT`,n.differ,``,[e])}await C(X,{input:{oldPassword:a,newPassword:c}}),await ee(i.slug,e,c),await r(),_(n.done),s(o+1)}return m(B,{title:n.title,children:m(W,{submitLabel:n.submit,onSubmit:c,children:[m(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),m(q,{name:`oldPassword`,type:`password`,label:n.old,autoComplete:`current-password`}),m(q,{name:`newPassword`,type:`password`,label:n.new,hint:n.hint,autoComplete:`new-password`,maxLength:256}),m(q,{name:`repeat`,type:`password`,label:n.repeat,autoComplete:`new-password`,maxLength:256})]},o)})}function me({sessions:e}){let t=a(J),{mutateAsync:n}=o(ce),r=R(le,t.endOthers,({endOtherSessions:{count:e}})=>t.endedOthers(e));return m(N,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),_(t.ended)},actions:e.length>1&&m(v,{size:`small`,busy:r.isPending,onClick:()=>r.run({}),children:t.endOthers})})}function he({viewer:e}){let t=a(J).facts,{roles:r}=a(n),i=a(P);return m(B,{title:t.title,children:m(w,{facts:[{label:t.email,value:e.email},{label:t.role,value:m(d,{children:[r[e.role],m(`br`,{}),m(`span`,{className:`muted`,children:i[e.role]})]})}]})})}function ge({chosen:e}){let t=a(J).digest,{mutateAsync:n}=o(se);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),_(r.dailyDigest?t.on:t.off)}return m(B,{title:t.title,children:m(W,{submitLabel:t.submit,onSubmit:r,children:m(L,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function _e(){let e=a(J),{theme:t,language:n}=p(),r=z();return m(B,{title:e.look.title,children:m(E,{children:[m(K,{name:`language`,label:e.look.language,options:x.map(e=>({value:e,label:S[e]})),choice:{value:n,onChange:e=>r({language:e})}}),m(K,{name:`theme`,label:e.look.theme,options:h.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>r({theme:e})}})]})})}export{fe as AccountPage};