import{$t as e,B as t,Bt as n,D as r,Ft as i,It as a,Mt as o,On as s,Qt as c,Tn as l,X as u,Z as d,b as f,ft as p,m,pt as h,ut as g,v as _,x as v,yn as y}from"./index-Bj-0Wysc.js";import{at as b,dt as x,et as S,j as C,k as w,mt as ee}from"./early-CqjEYl7M.js";import{A as te,B as T,E,J as D,K as O,O as k,Q as A,R as j,V as M,j as N,k as P,q as F,rt as I,tt as L,z as R}from"./details-CeckHyby.js";import{H as z,J as B,X as V,Z as H,q as U}from"./parts-DeASi7V8.js";import{$t as W,t as G}from"./dialogs-CeyJh_86.js";import{t as K}from"./SelectField-BjvjwTeq.js";import{t as q}from"./TextField-ZQK7-1ul.js";e();var J=u({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),Y=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ne=new Y(`
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
    `);function Z({onClose:e}){let t=d(J).token,[n,r]=j();async function i(e){let t={name:L(e,`name`),expiresAt:A(L(e,`days`))},{createAccessToken:n}=await b(X,{input:t});r(n.token),await o.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return c(G,{open:!0,onClose:e,title:t.made,text:t.madeText,children:c(R,{children:[c(N,{label:t.label,text:n}),c(N,{label:t.curl,text:r}),c(v,{look:`primary`,onClick:e,children:t.done})]})})}return c(G,{open:!0,onClose:e,title:t.title,text:t.text,children:c(W,{repeats:!0,submitLabel:t.submit,onCancel:e,onSubmit:i,children:[c(q,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),c(K,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}s();function re({onAdd:e}){let t=d(P),{roles:n}=d(r),{data:o,error:s,refetch:u}=a(E,{}),{mutateAsync:p,isPending:h}=i(k);async function g(e,n){try{await p({input:{store:e}}),_(t.removed(n))}catch(e){f(e)}}let y=o?.viewer.stores;return c(V,{title:t.title,actions:c(v,{size:`small`,onClick:e,children:t.add}),children:[s&&!o&&c(m,{error:s,onRetry:()=>void u()}),!s&&!y&&c(U,{width:20}),y?.length===0&&c(`p`,{className:`muted`,children:t.none}),y&&y.length>0&&c(R,{children:[c(O,{facts:y.map(({slug:e,name:r,livemode:i,role:a})=>({id:e,label:r,value:c(l,{children:[c(`p`,{className:`muted`,children:[!i&&t.test,n[a]].filter(Boolean).join(` · `)}),c(v,{size:`small`,"aria-label":t.switchNamed(r),onClick:()=>void te(e),children:t.switch}),` `,c(v,{size:`small`,look:`quiet`,busy:h,"aria-label":t.removeNamed(r),onClick:()=>void g(e,r),children:t.remove})]})}))}),c(`p`,{className:`muted`,children:t.ends})]})]})}var Q=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},ie=new Q(`
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
    `);function ce({onClose:e}){let t=d(P);async function n(n){let r=await S(L(n,`store`),L(n,`email`),String(n.password??``));await o.invalidateQueries(),_(t.added(r.name)),e()}return c(G,{open:!0,onClose:e,title:t.add,text:t.addText,children:c(W,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[c(q,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),c(q,{name:`email`,type:`email`,label:t.email,maxLength:254}),c(q,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}s();var le=n(`/signedIn/account`);function ue(){let e=d(J),n=le.useSearch(),{open:r,close:i}=z(),{data:o,error:s,refetch:u}=a(ie,{});if(!o)return c(l,{children:[c(B,{title:e.title}),s?c(m,{error:s,onRetry:()=>void u()}):c(M,{})]});let{viewer:f}=o;return c(l,{children:[c(B,{title:e.title,actions:c(v,{icon:t,onClick:()=>r(`token`),children:e.createToken})}),c(F,{main:c(l,{children:[c(de,{name:f.name}),c(fe,{email:f.email}),c(pe,{sessions:f.sessions})]}),side:c(l,{children:[c(me,{viewer:f}),c(re,{onAdd:()=>r(`store`)}),c(ge,{}),f.emailAvailable&&c(he,{chosen:f.preferences.dailyDigest})]})}),n.dialog===`token`&&c(Z,{onClose:i}),n.dialog===`store`&&c(ce,{onClose:i})]})}function de({name:e}){let t=d(J).name,{mutateAsync:n}=i(ae);async function r(e){await n({input:{name:L(e,`name`)}}),_(t.done)}return c(V,{title:t.title,children:c(W,{submitLabel:t.submit,onSubmit:r,children:c(q,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function fe({email:e}){let t=d(J).password,{store:n}=g(),[r,i]=y(0);async function a(a){let[s,c]=[String(a.oldPassword??``),String(a.newPassword??``)];if(c!==String(a.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new ee(`INVALID_INPUT`,t.differ,``,[e])}await b(ne,{input:{oldPassword:s,newPassword:c}}),await x(n.slug,e,c),await o.invalidateQueries(),_(t.done),i(r+1)}return c(V,{title:t.title,children:c(W,{submitLabel:t.submit,onSubmit:a,children:[c(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),c(q,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),c(q,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),c(q,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},r)})}function pe({sessions:e}){let t=d(J),{mutateAsync:n}=i(se),{mutate:r,isPending:a}=i($);return c(T,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),_(t.ended)},actions:e.length>1&&c(v,{size:`small`,busy:a,onClick:()=>r({},{onSuccess:({endOtherSessions:{count:e}})=>_(t.endedOthers(e)),onError:f}),children:t.endOthers})})}function me({viewer:e}){let t=d(J).facts,{roles:n}=d(r),i=d(I);return c(V,{title:t.title,children:c(O,{facts:[{label:t.email,value:e.email},{label:t.role,value:c(l,{children:[n[e.role],c(`br`,{}),c(`span`,{className:`muted`,children:i[e.role]})]})}]})})}function he({chosen:e}){let t=d(J).digest,{mutateAsync:n}=i(oe);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),_(r.dailyDigest?t.on:t.off)}return c(V,{title:t.title,children:c(W,{submitLabel:t.submit,onSubmit:r,children:c(D,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function ge(){let e=d(J),{theme:t,language:n}=h(),r=H();return c(V,{title:e.look.title,children:c(R,{children:[c(K,{name:`language`,label:e.look.language,options:C.map(e=>({value:e,label:w[e]})),choice:{value:n,onChange:e=>r({language:e})}}),c(K,{name:`theme`,label:e.look.theme,options:p.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>r({theme:e})}})]})})}export{ue as AccountPage};