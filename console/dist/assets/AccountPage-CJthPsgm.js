import{$ as e,Ct as t,Mt as n,P as r,Zt as i,b as a,bt as o,g as s,h as c,jt as l,m as u,nt as d,on as f,rn as p,tt as m,u as h,vt as g,x as _,xt as v,y}from"./index-pEbad9IO.js";import{E as ee,Y as b,at as x,ct as S,et as C,w as te}from"./early-B5IRyXOX.js";import{A as w,B as T,D as E,F as D,G as O,H as k,I as A,K as j,O as M,P as N,T as ne,k as P,q as F}from"./details-CxT677om.js";import{F as I,M as L,P as R,j as z}from"./parts-CwdO98Ky.js";import{at as B,ct as V,rt as H,t as U,ut as W}from"./dialogs-Fvos1y_P.js";n();var G=a({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},q=new K(`
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
    `);function Y({onClose:e}){let t=_(G).token,[n,r]=i(``);async function a(e){let t={name:k(e,`name`),expiresAt:T(k(e,`days`))},{createAccessToken:n}=await C(J,{input:t});r(n.token),await g.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return l(U,{open:!0,onClose:e,title:t.made,text:t.madeText,children:l(N,{children:[l(w,{label:t.label,text:n}),l(w,{label:t.curl,text:r}),l(s,{look:`primary`,onClick:e,children:t.done})]})})}return l(U,{open:!0,onClose:e,title:t.title,text:t.text,children:l(H,{submitLabel:t.submit,onCancel:e,onSubmit:a,children:[l(W,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),l(V,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}f();function X({onAdd:e}){let t=_(M),{roles:n}=_(y),{data:r,error:i,refetch:a}=v(ne,{}),{mutateAsync:c,isPending:d}=o(E);async function f(e,n){try{await c({input:{store:e}}),u(t.removed(n))}catch(e){u(e instanceof Error?e.message:String(e),`bad`)}}let m=r?.viewer.stores;return l(R,{title:t.title,actions:l(s,{size:`small`,onClick:e,children:t.add}),children:[i&&!r&&l(h,{error:i,onRetry:()=>void a()}),!i&&!m&&l(z,{width:20}),m?.length===0&&l(`p`,{className:`muted`,children:t.none}),m&&m.length>0&&l(N,{children:[l(O,{facts:m.map(({slug:e,name:r,livemode:i,role:a})=>({id:e,label:r,value:l(p,{children:[l(`p`,{className:`muted`,children:[!i&&t.test,n[a]].filter(Boolean).join(` · `)}),l(s,{size:`small`,"aria-label":t.switchNamed(r),onClick:()=>void P(e),children:t.switch}),` `,l(s,{size:`small`,look:`quiet`,busy:d,"aria-label":t.removeNamed(r),onClick:()=>void f(e,r),children:t.remove})]})}))}),l(`p`,{className:`muted`,children:t.ends})]})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new Z(`
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
    `),ie=new Z(`
    mutation UpdateOwnName($input: UpdateOwnNameInput!) {
  updateOwnName(input: $input) {
    id
    name
  }
}
    `),ae=new Z(`
    mutation ChooseDigest($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    dailyDigest
  }
}
    `),oe=new Z(`
    mutation EndOwnSession($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
    revokedAt
  }
}
    `),se=new Z(`
    mutation EndOtherSessions {
  endOtherSessions {
    count
  }
}
    `);function Q({onClose:e}){let t=_(M);async function n(n){let r=await b(k(n,`store`),k(n,`email`),String(n.password??``));await g.invalidateQueries(),u(t.added(r.name)),e()}return l(U,{open:!0,onClose:e,title:t.add,text:t.addText,children:l(H,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[l(W,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),l(W,{name:`email`,type:`email`,label:t.email,maxLength:254}),l(W,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}n(),f();var $=t(`/signedIn/account`);function ce(){let e=_(G),t=$.useSearch(),n=$.useNavigate(),{data:i,error:a,refetch:o}=v(re,{});if(!i)return l(p,{children:[l(L,{title:e.title}),a?l(h,{error:a,onRetry:()=>void o()}):l(A,{})]});let{viewer:c}=i,u=()=>void n({search:{},replace:!0,resetScroll:!1});return l(p,{children:[l(L,{title:e.title,actions:l(s,{icon:r,onClick:()=>void n({search:{dialog:`token`},resetScroll:!1}),children:e.createToken})}),l(j,{main:l(p,{children:[l(le,{name:c.name}),l(ue,{email:c.email}),l(de,{sessions:c.sessions})]}),side:l(p,{children:[l(fe,{viewer:c}),l(X,{onAdd:()=>void n({search:{dialog:`store`},resetScroll:!1})}),l(me,{}),c.emailAvailable&&l(pe,{chosen:c.preferences.dailyDigest})]})}),t.dialog===`token`&&l(Y,{onClose:u}),t.dialog===`store`&&l(Q,{onClose:u})]})}function le({name:e}){let t=_(G).name,{mutateAsync:n}=o(ie);async function r(e){await n({input:{name:k(e,`name`)}}),u(t.done)}return l(R,{title:t.title,children:l(H,{submitLabel:t.submit,onSubmit:r,children:l(W,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function ue({email:t}){let n=_(G).password,{store:r}=e(),[a,o]=i(0);async function s(e){let[i,s]=[String(e.oldPassword??``),String(e.newPassword??``)];if(s!==String(e.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:n.differ};throw new S(`INVALID_INPUT`,n.differ,``,[e])}await C(q,{input:{oldPassword:i,newPassword:s}}),await x(r.slug,t,s),await g.invalidateQueries(),u(n.done),o(a+1)}return l(R,{title:n.title,children:l(H,{submitLabel:n.submit,onSubmit:s,children:[l(`input`,{type:`text`,autoComplete:`username`,value:t,readOnly:!0,hidden:!0}),l(W,{name:`oldPassword`,type:`password`,label:n.old,autoComplete:`current-password`}),l(W,{name:`newPassword`,type:`password`,label:n.new,hint:n.hint,autoComplete:`new-password`,maxLength:256}),l(W,{name:`repeat`,type:`password`,label:n.repeat,autoComplete:`new-password`,maxLength:256})]},a)})}function de({sessions:e}){let t=_(G),{mutateAsync:n}=o(oe),{mutate:r,isPending:i}=o(se);return l(D,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),u(t.ended)},actions:e.length>1&&l(s,{size:`small`,busy:i,onClick:()=>r({},{onSuccess:({endOtherSessions:{count:e}})=>u(t.endedOthers(e)),onError:c}),children:t.endOthers})})}function fe({viewer:e}){let t=_(G).facts,{roles:n}=_(y),r=_(F);return l(R,{title:t.title,children:l(O,{facts:[{label:t.email,value:e.email},{label:t.role,value:l(p,{children:[n[e.role],l(`br`,{}),l(`span`,{className:`muted`,children:r[e.role]})]})}]})})}function pe({chosen:e}){let t=_(G).digest,{mutateAsync:n}=o(ae);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),u(r.dailyDigest?t.on:t.off)}return l(R,{title:t.title,children:l(H,{submitLabel:t.submit,onSubmit:r,children:l(B,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function me(){let e=_(G),{theme:t,language:n}=d(),r=I();return l(R,{title:e.look.title,children:l(N,{children:[l(V,{name:`language`,label:e.look.language,options:ee.map(e=>({value:e,label:te[e]})),choice:{value:n,onChange:e=>r({language:e})}}),l(V,{name:`theme`,label:e.look.theme,options:m.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>r({theme:e})}})]})})}export{ce as AccountPage};