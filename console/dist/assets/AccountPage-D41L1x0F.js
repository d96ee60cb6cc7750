import{At as e,B as t,Cn as n,D as r,En as i,Nt as a,Pt as o,Rt as s,X as c,Xt as l,Z as u,Zt as d,_n as f,b as p,dt as m,ft as h,lt as g,m as _,v,x as y}from"./index-yR9VlGa-.js";import{at as b,dt as x,et as S,j as C,k as w,mt as ee}from"./early-CqjEYl7M.js";import{$ as te,A as T,B as E,H as D,J as O,M as k,N as A,O as j,U as M,V as N,Y as P,it as F,j as I,nt as L,q as R}from"./details-CTmdLNcp.js";import{H as z,J as B,X as V,Z as H,q as U}from"./parts-DXnIqi7I.js";import{$t as W,t as G}from"./dialogs-QNjhNvSa.js";import{t as K}from"./SelectField-CnXGz_Xy.js";import{t as q}from"./TextField-CMt_oLX6.js";d();var J=c({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ne=new Y(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    id
  }
}
    `),X=new Y(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    session {
      id
    }
  }
}
    `);function Z({onClose:t}){let n=u(J).token,[r,i]=E();async function a(t){let n={name:L(t,`name`),expiresAt:te(L(t,`days`))},{createAccessToken:r}=await b(X,{input:n});i(r.token),await e.invalidateQueries()}if(r){let e=`curl ${location.origin}/graphql -H "Authorization: Bearer ${r}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return l(G,{open:!0,onClose:t,title:n.made,text:n.madeText,children:l(N,{children:[l(A,{label:n.label,text:r}),l(A,{label:n.curl,text:e}),l(y,{look:`primary`,onClick:t,children:n.done})]})})}return l(G,{open:!0,onClose:t,title:n.title,text:n.text,children:l(W,{repeats:!0,submitLabel:n.submit,onCancel:t,onSubmit:a,children:[l(q,{name:`name`,label:n.name,hint:n.nameHint,maxLength:200}),l(K,{name:`days`,label:n.ends,defaultValue:`90`,options:[{value:`30`,label:n.days(30)},{value:`90`,label:n.days(90)},{value:``,label:n.never}]})]})})}i();function re({onAdd:e}){let t=u(I),{roles:i}=u(r),{data:s,error:c,refetch:d}=o(j,{}),{mutateAsync:f,isPending:m}=a(T);async function h(e,n){try{await f({input:{store:e}}),v(t.removed(n))}catch(e){p(e)}}let g=s?.viewer.stores;return l(V,{title:t.title,actions:l(y,{size:`small`,onClick:e,children:t.add}),children:[c&&!s&&l(_,{error:c,onRetry:()=>void d()}),!c&&!g&&l(U,{width:20}),g?.length===0&&l(`p`,{className:`muted`,children:t.none}),g&&g.length>0&&l(N,{children:[l(R,{facts:g.map(({slug:e,name:r,livemode:a,role:o})=>({id:e,label:r,value:l(n,{children:[l(`p`,{className:`muted`,children:[!a&&t.test,i[o]].filter(Boolean).join(` · `)}),l(y,{size:`small`,"aria-label":t.switchNamed(r),onClick:()=>void k(e),children:t.switch}),` `,l(y,{size:`small`,look:`quiet`,busy:m,"aria-label":t.removeNamed(r),onClick:()=>void h(e,r),children:t.remove})]})}))}),l(`p`,{className:`muted`,children:t.ends})]})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ie=new Q(`
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
    `),ae=new Q(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),oe=new Q(`
    mutation ChooseDigest($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    dailyDigest
  }
}
    `),se=new Q(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),$=new Q(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `);function ce({onClose:t}){let n=u(I);async function r(r){let i=await S(L(r,`store`),L(r,`email`),String(r.password??``));await e.invalidateQueries(),v(n.added(i.name)),t()}return l(G,{open:!0,onClose:t,title:n.add,text:n.addText,children:l(W,{submitLabel:n.addSubmit,onCancel:t,onSubmit:r,children:[l(q,{name:`store`,label:n.store,hint:n.storeHint,maxLength:64}),l(q,{name:`email`,type:`email`,label:n.email,maxLength:254}),l(q,{name:`password`,type:`password`,label:n.password,maxLength:256})]})})}i();var le=s(`/signedIn/account`);function ue(){let e=u(J),r=le.useSearch(),{open:i,close:a}=z(),{data:s,error:c,refetch:d}=o(ie,{});if(!s)return l(n,{children:[l(B,{title:e.title}),c?l(_,{error:c,onRetry:()=>void d()}):l(M,{})]});let{viewer:f}=s;return l(n,{children:[l(B,{title:e.title,actions:l(y,{icon:t,onClick:()=>i(`token`),children:e.createToken})}),l(O,{main:l(n,{children:[l(de,{name:f.name}),l(fe,{email:f.email}),l(pe,{sessions:f.sessions})]}),side:l(n,{children:[l(me,{viewer:f}),l(re,{onAdd:()=>i(`store`)}),l(ge,{}),f.emailAvailable&&l(he,{chosen:f.preferences.dailyDigest})]})}),r.dialog===`token`&&l(Z,{onClose:a}),r.dialog===`store`&&l(ce,{onClose:a})]})}function de({name:e}){let t=u(J).name,{mutateAsync:n}=a(ae);async function r(e){await n({input:{name:L(e,`name`)}}),v(t.done)}return l(V,{title:t.title,children:l(W,{submitLabel:t.submit,onSubmit:r,children:l(q,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function fe({email:t}){let n=u(J).password,{store:r}=g(),[i,a]=f(0);async function o(o){let[s,c]=[String(o.oldPassword??``),String(o.newPassword??``)];if(c!==String(o.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:n.differ};throw new ee(`INVALID_INPUT`,n.differ,``,[e])}await b(ne,{input:{oldPassword:s,newPassword:c}}),await x(r.slug,t,c),await e.invalidateQueries(),v(n.done),a(i+1)}return l(V,{title:n.title,children:l(W,{submitLabel:n.submit,onSubmit:o,children:[l(`input`,{type:`text`,autoComplete:`username`,value:t,readOnly:!0,hidden:!0}),l(q,{name:`oldPassword`,type:`password`,label:n.old,autoComplete:`current-password`}),l(q,{name:`newPassword`,type:`password`,label:n.new,hint:n.hint,autoComplete:`new-password`,maxLength:256}),l(q,{name:`repeat`,type:`password`,label:n.repeat,autoComplete:`new-password`,maxLength:256})]},i)})}function pe({sessions:e}){let t=u(J),{mutateAsync:n}=a(se),{mutate:r,isPending:i}=a($);return l(D,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),v(t.ended)},actions:e.length>1&&l(y,{size:`small`,busy:i,onClick:()=>r({},{onSuccess:({endOtherSessions:{count:e}})=>v(t.endedOthers(e)),onError:p}),children:t.endOthers})})}function me({viewer:e}){let t=u(J).facts,{roles:i}=u(r),a=u(F);return l(V,{title:t.title,children:l(R,{facts:[{label:t.email,value:e.email},{label:t.role,value:l(n,{children:[i[e.role],l(`br`,{}),l(`span`,{className:`muted`,children:a[e.role]})]})}]})})}function he({chosen:e}){let t=u(J).digest,{mutateAsync:n}=a(oe);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),v(r.dailyDigest?t.on:t.off)}return l(V,{title:t.title,children:l(W,{submitLabel:t.submit,onSubmit:r,children:l(P,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function ge(){let e=u(J),{theme:t,language:n}=h(),r=H();return l(V,{title:e.look.title,children:l(N,{children:[l(K,{name:`language`,label:e.look.language,options:C.map(e=>({value:e,label:w[e]})),choice:{value:n,onChange:e=>r({language:e})}}),l(K,{name:`theme`,label:e.look.theme,options:m.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>r({theme:e})}})]})})}export{ue as AccountPage};