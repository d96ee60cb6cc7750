import{$ as e,At as t,M as n,Yt as r,Z as i,_ as a,d as o,et as s,gt as c,in as l,kt as u,m as d,s as f,tn as p,v as m,vt as h,xt as g,y as _,yt as v}from"./index-DYcuAoF6.js";import{E as y,Y as b,at as x,ct as S,et as C,w}from"./early-NQvuXKrB.js";import{A as T,D as E,F as ee,G as D,I as O,K as k,L as A,O as j,P as M,T as N,k as te,q as P,z as F}from"./details-DyJtnXNU.js";import{A as I,N as L,P as R,j as z}from"./parts-C0Z_Ugd4.js";import{at as B,ct as V,rt as H,t as U,ut as W}from"./dialogs-nSjOBcUc.js";t();var G=m({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),K=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},q=new K(`
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
    `);function Y({onClose:e}){let t=_(G).token,[n,i]=r(``);async function a(e){let t={name:F(e,`name`),expiresAt:A(F(e,`days`))},{createAccessToken:n}=await C(J,{input:t});i(n.token),await c.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return u(U,{open:!0,onClose:e,title:t.made,text:t.madeText,children:u(M,{children:[u(T,{label:t.label,text:n}),u(T,{label:t.curl,text:r}),u(d,{look:`primary`,onClick:e,children:t.done})]})})}return u(U,{open:!0,onClose:e,title:t.title,text:t.text,children:u(H,{submitLabel:t.submit,onCancel:e,onSubmit:a,children:[u(W,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),u(V,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}l();function X({onAdd:e}){let t=_(j),{roles:n}=_(a),{data:r,error:i,refetch:s}=v(N,{}),{mutateAsync:c,isPending:l}=h(E);async function m(e,n){try{await c({input:{store:e}}),f(t.removed(n))}catch(e){f(e instanceof Error?e.message:String(e),`bad`)}}let g=r?.viewer.stores;return u(L,{title:t.title,actions:u(d,{size:`small`,onClick:e,children:t.add}),children:[i&&!r&&u(o,{error:i,onRetry:()=>void s()}),!i&&!g&&u(I,{width:20}),g?.length===0&&u(`p`,{className:`muted`,children:t.none}),g&&g.length>0&&u(M,{children:[u(D,{facts:g.map(({slug:e,name:r,livemode:i,role:a})=>({id:e,label:r,value:u(p,{children:[u(`p`,{className:`muted`,children:[!i&&t.test,n[a]].filter(Boolean).join(` · `)}),u(d,{size:`small`,"aria-label":t.switchNamed(r),onClick:()=>void te(e),children:t.switch}),` `,u(d,{size:`small`,look:`quiet`,busy:l,"aria-label":t.removeNamed(r),onClick:()=>void m(e,r),children:t.remove})]})}))}),u(`p`,{className:`muted`,children:t.ends})]})]})}var Z=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ne=new Z(`
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
    `);function se({onClose:e}){let t=_(j);async function n(n){let r=await b(F(n,`store`),F(n,`email`),String(n.password??``));await c.invalidateQueries(),f(t.added(r.name)),e()}return u(U,{open:!0,onClose:e,title:t.add,text:t.addText,children:u(H,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[u(W,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),u(W,{name:`email`,type:`email`,label:t.email,maxLength:254}),u(W,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}t(),l();var Q=g(`/signedIn/account`);function ce(){let e=_(G),t=Q.useSearch(),r=Q.useNavigate(),{data:i,error:a,refetch:s}=v(ne,{});if(!i)return u(p,{children:[u(z,{title:e.title}),a?u(o,{error:a,onRetry:()=>void s()}):u(O,{})]});let{viewer:c}=i,l=()=>void r({search:{},replace:!0,resetScroll:!1});return u(p,{children:[u(z,{title:e.title,actions:u(d,{icon:n,onClick:()=>void r({search:{dialog:`token`},resetScroll:!1}),children:e.createToken})}),u(k,{main:u(p,{children:[u($,{name:c.name}),u(le,{email:c.email}),u(ue,{sessions:c.sessions})]}),side:u(p,{children:[u(de,{viewer:c}),u(X,{onAdd:()=>void r({search:{dialog:`store`},resetScroll:!1})}),u(pe,{}),c.emailAvailable&&u(fe,{chosen:c.preferences.dailyDigest})]})}),t.dialog===`token`&&u(Y,{onClose:l}),t.dialog===`store`&&u(se,{onClose:l})]})}function $({name:e}){let t=_(G).name,{mutateAsync:n}=h(re);async function r(e){await n({input:{name:F(e,`name`)}}),f(t.done)}return u(L,{title:t.title,children:u(H,{submitLabel:t.submit,onSubmit:r,children:u(W,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function le({email:e}){let t=_(G).password,{store:n}=i(),[a,o]=r(0);async function s(r){let[i,s]=[String(r.oldPassword??``),String(r.newPassword??``)];if(s!==String(r.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new S(`INVALID_INPUT`,t.differ,``,[e])}await C(q,{input:{oldPassword:i,newPassword:s}}),await x(n.slug,e,s),await c.invalidateQueries(),f(t.done),o(a+1)}return u(L,{title:t.title,children:u(H,{submitLabel:t.submit,onSubmit:s,children:[u(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),u(W,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),u(W,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),u(W,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},a)})}function ue({sessions:e}){let t=_(G),{mutateAsync:n}=h(ae),{mutateAsync:r,isPending:i}=h(oe);return u(ee,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),f(t.ended)},actions:e.length>1&&u(d,{size:`small`,busy:i,onClick:()=>void r({}).then(e=>f(t.endedOthers(e.endOtherSessions.count))),children:t.endOthers})})}function de({viewer:e}){let t=_(G).facts,{roles:n}=_(a),r=_(P);return u(L,{title:t.title,children:u(D,{facts:[{label:t.email,value:e.email},{label:t.role,value:u(p,{children:[n[e.role],u(`br`,{}),u(`span`,{className:`muted`,children:r[e.role]})]})}]})})}function fe({chosen:e}){let t=_(G).digest,{mutateAsync:n}=h(ie);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),f(r.dailyDigest?t.on:t.off)}return u(L,{title:t.title,children:u(H,{submitLabel:t.submit,onSubmit:r,children:u(B,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function pe(){let t=_(G),{theme:n,language:r}=s(),i=R();return u(L,{title:t.look.title,children:u(M,{children:[u(V,{name:`language`,label:t.look.language,options:y.map(e=>({value:e,label:w[e]})),choice:{value:r,onChange:e=>i({language:e})}}),u(V,{name:`theme`,label:t.look.theme,options:e.map(e=>({value:e,label:t.themes[e]})),choice:{value:n,onChange:e=>i({theme:e})}})]})})}export{ce as AccountPage};