import{$t as e,B as t,D as n,En as r,It as i,Lt as a,Nt as o,Q as s,Vt as c,X as l,b as u,bn as d,dt as f,en as p,kn as m,m as h,mt as g,pt as _,v,x as y}from"./index-jHT1tkCe.js";import{_t as b,ct as x,j as S,k as C,mt as w,rt as T}from"./early-JhwasVCb.js";import{A as ee,B as E,E as D,J as O,K as k,L as A,O as j,Q as M,R as N,j as P,k as F,q as I,rt as L,tt as R,z}from"./details-Cmv5GQaD.js";import{J as B,Q as V,U as H,Y as U,Z as W}from"./parts-C1VRNkno.js";import{en as G,n as K}from"./dialogs-DWt2_yZc.js";import{t as q}from"./SelectField-Dpe8wujt.js";import{t as J}from"./TextField-YX5biQ1K.js";p();var Y=l({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},te=new X(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    id
  }
}
    `),Z=new X(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    session {
      id
    }
  }
}
    `);function Q({onClose:t}){let n=s(Y).token,[r,i]=A();async function a(e){let t={name:R(e,`name`),expiresAt:M(R(e,`days`))},{createAccessToken:n}=await x(Z,{input:t});i(n.token),await o.invalidateQueries()}if(r){let i=`curl ${location.origin}/graphql -H "Authorization: Bearer ${r}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return e(K,{open:!0,onClose:t,title:n.made,text:n.madeText,children:e(N,{children:[e(P,{label:n.label,text:r}),e(P,{label:n.curl,text:i}),e(y,{look:`primary`,onClick:t,children:n.done})]})})}return e(K,{open:!0,onClose:t,title:n.title,text:n.text,children:e(G,{repeats:!0,submitLabel:n.submit,onCancel:t,onSubmit:a,children:[e(J,{name:`name`,label:n.name,hint:n.nameHint,maxLength:200}),e(q,{name:`days`,label:n.ends,defaultValue:`90`,options:[{value:`30`,label:n.days(30)},{value:`90`,label:n.days(90)},{value:``,label:n.never}]})]})})}m();function ne({onAdd:t}){let o=s(F),{roles:c}=s(n),{data:l,error:d,refetch:f}=a(D,{}),{mutateAsync:p,isPending:m}=i(j);async function g(e,t){try{await p({input:{store:e}}),v(o.removed(t))}catch(e){u(e)}}let _=l?.viewer.stores;return e(W,{title:o.title,actions:e(y,{size:`small`,onClick:t,children:o.add}),children:[d&&!l&&e(h,{error:d,onRetry:()=>void f()}),!d&&!_&&e(B,{width:20}),_?.length===0&&e(`p`,{className:`muted`,children:o.none}),_&&_.length>0&&e(N,{children:[e(k,{facts:_.map(({slug:t,name:n,livemode:i,role:a})=>({id:t,label:n,value:e(r,{children:[e(`p`,{className:`muted`,children:[!i&&o.test,c[a]].filter(Boolean).join(` · `)}),e(y,{size:`small`,"aria-label":o.switchNamed(n),onClick:()=>void ee(t),children:o.switch}),` `,e(y,{size:`small`,look:`quiet`,busy:m,"aria-label":o.removeNamed(n),onClick:()=>void g(t,n),children:o.remove})]})}))}),e(`p`,{className:`muted`,children:o.ends})]})]})}var $=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new $(`
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
    `),ie=new $(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),ae=new $(`
    mutation ChooseDigest($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    dailyDigest
  }
}
    `),oe=new $(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),se=new $(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `);function ce({onClose:t}){let n=s(F);async function r(e){let r=await T(R(e,`store`),R(e,`email`),String(e.password??``));await o.invalidateQueries(),v(n.added(r.name)),t()}return e(K,{open:!0,onClose:t,title:n.add,text:n.addText,children:e(G,{submitLabel:n.addSubmit,onCancel:t,onSubmit:r,children:[e(J,{name:`store`,label:n.store,hint:n.storeHint,maxLength:64}),e(J,{name:`email`,type:`email`,label:n.email,maxLength:254}),e(J,{name:`password`,type:`password`,label:n.password,maxLength:256})]})})}m();var le=c(`/signedIn/account`);function ue(){let n=s(Y),i=le.useSearch(),{open:o,close:c}=H(),{data:l,error:u,refetch:d}=a(re,{});if(!l)return e(r,{children:[e(U,{title:n.title}),u?e(h,{error:u,onRetry:()=>void d()}):e(E,{})]});let{viewer:f}=l;return e(r,{children:[e(U,{title:n.title,actions:e(y,{icon:t,onClick:()=>o(`token`),children:n.createToken})}),e(I,{main:e(r,{children:[e(de,{name:f.name}),e(fe,{email:f.email}),e(pe,{sessions:f.sessions})]}),side:e(r,{children:[e(me,{viewer:f}),e(ne,{onAdd:()=>o(`store`)}),e(ge,{}),f.emailAvailable&&e(he,{chosen:f.preferences.dailyDigest})]})}),i.dialog===`token`&&e(Q,{onClose:c}),i.dialog===`store`&&e(ce,{onClose:c})]})}function de({name:t}){let n=s(Y).name,{mutateAsync:r}=i(ie);async function a(e){await r({input:{name:R(e,`name`)}}),v(n.done)}return e(W,{title:n.title,children:e(G,{submitLabel:n.submit,onSubmit:a,children:e(J,{name:`name`,label:n.label,defaultValue:t,maxLength:200,autoComplete:`name`})})})}function fe({email:t}){let n=s(Y).password,{store:r}=f(),[i,a]=d(0);async function c(e){let[s,c]=[String(e.oldPassword??``),String(e.newPassword??``)];if(c!==String(e.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:n.differ};throw new b(`INVALID_INPUT`,n.differ,``,[e])}await x(te,{input:{oldPassword:s,newPassword:c}}),await w(r.slug,t,c),await o.invalidateQueries(),v(n.done),a(i+1)}return e(W,{title:n.title,children:e(G,{submitLabel:n.submit,onSubmit:c,children:[e(`input`,{type:`text`,autoComplete:`username`,value:t,readOnly:!0,hidden:!0}),e(J,{name:`oldPassword`,type:`password`,label:n.old,autoComplete:`current-password`}),e(J,{name:`newPassword`,type:`password`,label:n.new,hint:n.hint,autoComplete:`new-password`,maxLength:256}),e(J,{name:`repeat`,type:`password`,label:n.repeat,autoComplete:`new-password`,maxLength:256})]},i)})}function pe({sessions:t}){let n=s(Y),{mutateAsync:r}=i(oe),{mutate:a,isPending:o}=i(se);return e(z,{title:n.sessions,sessions:t,onEnd:async e=>{await r({input:e}),v(n.ended)},actions:t.length>1&&e(y,{size:`small`,busy:o,onClick:()=>a({},{onSuccess:({endOtherSessions:{count:e}})=>v(n.endedOthers(e)),onError:u}),children:n.endOthers})})}function me({viewer:t}){let i=s(Y).facts,{roles:a}=s(n),o=s(L);return e(W,{title:i.title,children:e(k,{facts:[{label:i.email,value:t.email},{label:i.role,value:e(r,{children:[a[t.role],e(`br`,{}),e(`span`,{className:`muted`,children:o[t.role]})]})}]})})}function he({chosen:t}){let n=s(Y).digest,{mutateAsync:r}=i(ae);async function a({dailyDigest:e}){let t={dailyDigest:e===!0};await r({input:t}),v(t.dailyDigest?n.on:n.off)}return e(W,{title:n.title,children:e(G,{submitLabel:n.submit,onSubmit:a,children:e(O,{name:`dailyDigest`,label:n.label,hint:n.hint,defaultChecked:t})})})}function ge(){let t=s(Y),{theme:n,language:r}=g(),i=V();return e(W,{title:t.look.title,children:e(N,{children:[e(q,{name:`language`,label:t.look.language,options:S.map(e=>({value:e,label:C[e]})),choice:{value:r,onChange:e=>i({language:e})}}),e(q,{name:`theme`,label:t.look.theme,options:_.map(e=>({value:e,label:t.themes[e]})),choice:{value:n,onChange:e=>i({theme:e})}})]})})}export{ue as AccountPage};