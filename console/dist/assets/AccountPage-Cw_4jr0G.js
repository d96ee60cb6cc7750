import{An as e,B as t,D as n,Lt as r,Nn as i,Q as a,Rt as o,Ut as s,X as c,b as l,dt as u,m as d,mt as f,nn as p,pt as m,rn as h,v as g,wn as _,x as v,zt as y}from"./index-DSghyoMO.js";import{_t as b,ct as x,j as S,k as C,mt as w,rt as T}from"./early-JhwasVCb.js";import{A as E,B as D,D as O,H as k,J as A,O as j,P as M,T as ee,V as te,X as ne,Y as N,at as P,et as F,k as I,rt as L,z as R}from"./details-D9Y-tpnF.js";import{J as z,Q as B,U as V,Y as H,Z as U}from"./parts-CE7ui_Zl.js";import{en as W,n as G}from"./dialogs-C5K1e2p_.js";import{t as K}from"./SelectField-C00sgTQ7.js";import{t as q}from"./TextField-DBMLqxJK.js";h();var J=c({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},X=new Y(`
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
    `);function re({onClose:e}){let t=a(J).token,[n,i]=E();async function o(e){let t={name:L(e,`name`),expiresAt:F(L(e,`days`))},{createAccessToken:n}=await x(Z,{input:t});i(n.token),await r()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return p(G,{open:!0,onClose:e,title:t.made,text:t.madeText,children:p(D,{children:[p(M,{label:t.label,text:n}),p(M,{label:t.curl,text:r}),p(v,{look:`primary`,onClick:e,children:t.done})]})})}return p(G,{open:!0,onClose:e,title:t.title,text:t.text,children:p(W,{repeats:!0,submitLabel:t.submit,onCancel:e,onSubmit:o,children:[p(q,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),p(K,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}i();function ie({onAdd:t}){let r=a(j),{roles:i}=a(n),{data:s,error:c,refetch:u}=y(ee,{}),{mutateAsync:f,isPending:m}=o(O);async function h(e,t){try{await f({input:{store:e}}),g(r.removed(t))}catch(e){l(e)}}let _=s?.viewer.stores;return p(U,{title:r.title,actions:p(v,{size:`small`,onClick:t,children:r.add}),children:[c&&!s&&p(d,{error:c,onRetry:()=>void u()}),!c&&!_&&p(z,{width:20}),_?.length===0&&p(`p`,{className:`muted`,children:r.none}),_&&_.length>0&&p(D,{children:[p(A,{facts:_.map(({slug:t,name:n,livemode:a,role:o})=>({id:t,label:n,value:p(e,{children:[p(`p`,{className:`muted`,children:[!a&&r.test,i[o]].filter(Boolean).join(` · `)}),p(v,{size:`small`,"aria-label":r.switchNamed(n),onClick:()=>void I(t),children:r.switch}),` `,p(v,{size:`small`,look:`quiet`,busy:m,"aria-label":r.removeNamed(n),onClick:()=>void h(t,n),children:r.remove})]})}))}),p(`p`,{className:`muted`,children:r.ends})]})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ae=new Q(`
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
    `);function ue({onClose:e}){let t=a(j);async function n(n){let i=await T(L(n,`store`),L(n,`email`),String(n.password??``));await r(),g(t.added(i.name)),e()}return p(G,{open:!0,onClose:e,title:t.add,text:t.addText,children:p(W,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[p(q,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),p(q,{name:`email`,type:`email`,label:t.email,maxLength:254}),p(q,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}i();var de=s(`/signedIn/account`);function fe(){let n=a(J),r=de.useSearch(),{open:i,close:o}=V(),{data:s,error:c,refetch:l}=y(ae,{});if(!s)return p(e,{children:[p(H,{title:n.title}),c?p(d,{error:c,onRetry:()=>void l()}):p(k,{})]});let{viewer:u}=s;return p(e,{children:[p(H,{title:n.title,actions:p(v,{icon:t,onClick:()=>i(`token`),children:n.createToken})}),p(N,{main:p(e,{children:[p(pe,{name:u.name}),p($,{email:u.email}),p(me,{sessions:u.sessions})]}),side:p(e,{children:[p(he,{viewer:u}),p(ie,{onAdd:()=>i(`store`)}),p(_e,{}),u.emailAvailable&&p(ge,{chosen:u.preferences.dailyDigest})]})}),r.dialog===`token`&&p(re,{onClose:o}),r.dialog===`store`&&p(ue,{onClose:o})]})}function pe({name:e}){let t=a(J).name,{mutateAsync:n}=o(oe);async function r(e){await n({input:{name:L(e,`name`)}}),g(t.done)}return p(U,{title:t.title,children:p(W,{submitLabel:t.submit,onSubmit:r,children:p(q,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function $({email:e}){let t=a(J).password,{store:n}=u(),[i,o]=_(0);async function s(a){let[s,c]=[String(a.oldPassword??``),String(a.newPassword??``)];if(c!==String(a.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new b(`INVALID_INPUT`,t.differ,``,[e])}await x(X,{input:{oldPassword:s,newPassword:c}}),await w(n.slug,e,c),await r(),g(t.done),o(i+1)}return p(U,{title:t.title,children:p(W,{submitLabel:t.submit,onSubmit:s,children:[p(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),p(q,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),p(q,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),p(q,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},i)})}function me({sessions:e}){let t=a(J),{mutateAsync:n}=o(ce),r=R(le,t.endOthers,({endOtherSessions:{count:e}})=>t.endedOthers(e));return p(te,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),g(t.ended)},actions:e.length>1&&p(v,{size:`small`,busy:r.isPending,onClick:()=>r.run({}),children:t.endOthers})})}function he({viewer:t}){let r=a(J).facts,{roles:i}=a(n),o=a(P);return p(U,{title:r.title,children:p(A,{facts:[{label:r.email,value:t.email},{label:r.role,value:p(e,{children:[i[t.role],p(`br`,{}),p(`span`,{className:`muted`,children:o[t.role]})]})}]})})}function ge({chosen:e}){let t=a(J).digest,{mutateAsync:n}=o(se);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),g(r.dailyDigest?t.on:t.off)}return p(U,{title:t.title,children:p(W,{submitLabel:t.submit,onSubmit:r,children:p(ne,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function _e(){let e=a(J),{theme:t,language:n}=f(),r=B();return p(U,{title:e.look.title,children:p(D,{children:[p(K,{name:`language`,label:e.look.language,options:S.map(e=>({value:e,label:C[e]})),choice:{value:n,onChange:e=>r({language:e})}}),p(K,{name:`theme`,label:e.look.theme,options:m.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>r({theme:e})}})]})})}export{fe as AccountPage};