import{An as e,B as t,D as n,Dn as r,Ht as i,Lt as a,Pt as o,Q as s,Rt as c,X as l,b as u,dt as d,en as f,m as p,mt as m,pt as h,tn as g,v as _,x as v,xn as y}from"./index-ah7yBjvo.js";import{_t as b,ct as x,j as S,k as C,mt as w,rt as ee}from"./early-JhwasVCb.js";import{$ as T,A as E,B as D,E as O,J as k,O as A,R as j,V as M,Y as N,it as P,j as F,k as I,nt as L,q as R,z}from"./details-sHZI4id6.js";import{J as B,Q as V,U as H,Y as U,Z as W}from"./parts-sUoMt7hs.js";import{en as G,n as K}from"./dialogs-DMNuVB_d.js";import{t as q}from"./SelectField-V2_MKtwc.js";import{t as J}from"./TextField-D4_Wa49S.js";g();var Y=l({title:`Your account`,name:{title:`Name`,label:`Name`,submit:`Save name`,done:`Your name was changed.`},password:{title:`Password`,old:`Current password`,new:`New password`,hint:`At least 8 characters. It ends all your sessions, access tokens and links to other stores; this browser stays signed in.`,repeat:`New password again`,differ:`The two passwords differ.`,submit:`Change password`,done:`Your password was changed.`},look:{title:`Console`,language:`Language`,theme:`Theme`},themes:{system:`As the system`,light:`Light`,dark:`Dark`},digest:{title:`E-mail`,label:`Daily e-mail`,hint:`In the morning, on days on which stock ran low or a webhook endpoint was suspended.`,submit:`Save`,on:`You get the daily e-mail.`,off:`You get no daily e-mail.`},facts:{title:`You`,email:`E-mail`,role:`Role`},sessions:`Signed in with`,ended:`It was ended.`,endOthers:`End all others`,endedOthers:e=>`${e} ${e===1?`session was`:`sessions were`} ended.`,createToken:`Create access token`,token:{title:`Create access token`,text:`For a program of yours that uses the GraphQL API. It may do what your role may.`,name:`Name`,nameHint:`What uses it, such as Monthly report.`,ends:`Ends`,days:e=>`in ${e} days`,never:`never`,submit:`Create access token`,made:`Access token created`,madeText:`Copy it now: it is not shown again. Anyone who has it can act as you.`,label:`Access token`,curl:`Try it`,done:`Done`}},{title:`Sua conta`,name:{title:`Nome`,label:`Nome`,submit:`Salvar nome`,done:`Seu nome foi mudado.`},password:{title:`Senha`,old:`Senha atual`,new:`Nova senha`,hint:`Ao menos 8 caracteres. Encerra todas as suas sessões, tokens de acesso e ligações a outras lojas; este navegador continua conectado.`,repeat:`Nova senha outra vez`,differ:`As duas senhas são diferentes.`,submit:`Mudar senha`,done:`Sua senha foi mudada.`},look:{title:`Console`,language:`Idioma`,theme:`Tema`},themes:{system:`Como o sistema`,light:`Claro`,dark:`Escuro`},digest:{title:`E-mail`,label:`E-mail diário`,hint:`De manhã, nos dias em que um estoque ficou baixo ou um endpoint de webhook foi suspenso.`,submit:`Salvar`,on:`Você recebe o e-mail diário.`,off:`Você não recebe o e-mail diário.`},facts:{title:`Você`,email:`E-mail`,role:`Papel`},sessions:`Conectado por`,ended:`Foi encerrado.`,endOthers:`Encerrar todos os outros`,endedOthers:e=>`${e} ${e===1?`sessão foi encerrada`:`sessões foram encerradas`}.`,createToken:`Criar token de acesso`,token:{title:`Criar token de acesso`,text:`Para um programa seu que usa a API GraphQL. Ele pode o que o seu papel pode.`,name:`Nome`,nameHint:`O que o usa, como Relatório mensal.`,ends:`Termina`,days:e=>`em ${e} dias`,never:`nunca`,submit:`Criar token de acesso`,made:`Token de acesso criado`,madeText:`Copie-o agora: ele não será mostrado de novo. Quem o tem pode agir como você.`,label:`Token de acesso`,curl:`Experimente`,done:`Pronto`}}),X=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},te=new X(`
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
    `);function Q({onClose:e}){let t=s(Y).token,[n,r]=j();async function i(e){let t={name:L(e,`name`),expiresAt:T(L(e,`days`))},{createAccessToken:n}=await x(Z,{input:t});r(n.token),await o.invalidateQueries()}if(n){let r=`curl ${location.origin}/graphql -H "Authorization: Bearer ${n}" -H "Content-Type: application/json" -d '{"query": "{ viewer { name role } }"}'`;return f(K,{open:!0,onClose:e,title:t.made,text:t.madeText,children:f(z,{children:[f(F,{label:t.label,text:n}),f(F,{label:t.curl,text:r}),f(v,{look:`primary`,onClick:e,children:t.done})]})})}return f(K,{open:!0,onClose:e,title:t.title,text:t.text,children:f(G,{repeats:!0,submitLabel:t.submit,onCancel:e,onSubmit:i,children:[f(J,{name:`name`,label:t.name,hint:t.nameHint,maxLength:200}),f(q,{name:`days`,label:t.ends,defaultValue:`90`,options:[{value:`30`,label:t.days(30)},{value:`90`,label:t.days(90)},{value:``,label:t.never}]})]})})}e();function ne({onAdd:e}){let t=s(I),{roles:i}=s(n),{data:o,error:l,refetch:d}=c(O,{}),{mutateAsync:m,isPending:h}=a(A);async function g(e,n){try{await m({input:{store:e}}),_(t.removed(n))}catch(e){u(e)}}let y=o?.viewer.stores;return f(W,{title:t.title,actions:f(v,{size:`small`,onClick:e,children:t.add}),children:[l&&!o&&f(p,{error:l,onRetry:()=>void d()}),!l&&!y&&f(B,{width:20}),y?.length===0&&f(`p`,{className:`muted`,children:t.none}),y&&y.length>0&&f(z,{children:[f(R,{facts:y.map(({slug:e,name:n,livemode:a,role:o})=>({id:e,label:n,value:f(r,{children:[f(`p`,{className:`muted`,children:[!a&&t.test,i[o]].filter(Boolean).join(` · `)}),f(v,{size:`small`,"aria-label":t.switchNamed(n),onClick:()=>void E(e),children:t.switch}),` `,f(v,{size:`small`,look:`quiet`,busy:h,"aria-label":t.removeNamed(n),onClick:()=>void g(e,n),children:t.remove})]})}))}),f(`p`,{className:`muted`,children:t.ends})]})]})}var $=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},re=new $(`
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
    `);function ce({onClose:e}){let t=s(I);async function n(n){let r=await ee(L(n,`store`),L(n,`email`),String(n.password??``));await o.invalidateQueries(),_(t.added(r.name)),e()}return f(K,{open:!0,onClose:e,title:t.add,text:t.addText,children:f(G,{submitLabel:t.addSubmit,onCancel:e,onSubmit:n,children:[f(J,{name:`store`,label:t.store,hint:t.storeHint,maxLength:64}),f(J,{name:`email`,type:`email`,label:t.email,maxLength:254}),f(J,{name:`password`,type:`password`,label:t.password,maxLength:256})]})})}e();var le=i(`/signedIn/account`);function ue(){let e=s(Y),n=le.useSearch(),{open:i,close:a}=H(),{data:o,error:l,refetch:u}=c(re,{});if(!o)return f(r,{children:[f(U,{title:e.title}),l?f(p,{error:l,onRetry:()=>void u()}):f(M,{})]});let{viewer:d}=o;return f(r,{children:[f(U,{title:e.title,actions:f(v,{icon:t,onClick:()=>i(`token`),children:e.createToken})}),f(k,{main:f(r,{children:[f(de,{name:d.name}),f(fe,{email:d.email}),f(pe,{sessions:d.sessions})]}),side:f(r,{children:[f(me,{viewer:d}),f(ne,{onAdd:()=>i(`store`)}),f(ge,{}),d.emailAvailable&&f(he,{chosen:d.preferences.dailyDigest})]})}),n.dialog===`token`&&f(Q,{onClose:a}),n.dialog===`store`&&f(ce,{onClose:a})]})}function de({name:e}){let t=s(Y).name,{mutateAsync:n}=a(ie);async function r(e){await n({input:{name:L(e,`name`)}}),_(t.done)}return f(W,{title:t.title,children:f(G,{submitLabel:t.submit,onSubmit:r,children:f(J,{name:`name`,label:t.label,defaultValue:e,maxLength:200,autoComplete:`name`})})})}function fe({email:e}){let t=s(Y).password,{store:n}=d(),[r,i]=y(0);async function a(a){let[s,c]=[String(a.oldPassword??``),String(a.newPassword??``)];if(c!==String(a.repeat??``)){let e={field:`input.repeat`,code:`invalid`,message:t.differ};throw new b(`INVALID_INPUT`,t.differ,``,[e])}await x(te,{input:{oldPassword:s,newPassword:c}}),await w(n.slug,e,c),await o.invalidateQueries(),_(t.done),i(r+1)}return f(W,{title:t.title,children:f(G,{submitLabel:t.submit,onSubmit:a,children:[f(`input`,{type:`text`,autoComplete:`username`,value:e,readOnly:!0,hidden:!0}),f(J,{name:`oldPassword`,type:`password`,label:t.old,autoComplete:`current-password`}),f(J,{name:`newPassword`,type:`password`,label:t.new,hint:t.hint,autoComplete:`new-password`,maxLength:256}),f(J,{name:`repeat`,type:`password`,label:t.repeat,autoComplete:`new-password`,maxLength:256})]},r)})}function pe({sessions:e}){let t=s(Y),{mutateAsync:n}=a(oe),{mutate:r,isPending:i}=a(se);return f(D,{title:t.sessions,sessions:e,onEnd:async e=>{await n({input:e}),_(t.ended)},actions:e.length>1&&f(v,{size:`small`,busy:i,onClick:()=>r({},{onSuccess:({endOtherSessions:{count:e}})=>_(t.endedOthers(e)),onError:u}),children:t.endOthers})})}function me({viewer:e}){let t=s(Y).facts,{roles:i}=s(n),a=s(P);return f(W,{title:t.title,children:f(R,{facts:[{label:t.email,value:e.email},{label:t.role,value:f(r,{children:[i[e.role],f(`br`,{}),f(`span`,{className:`muted`,children:a[e.role]})]})}]})})}function he({chosen:e}){let t=s(Y).digest,{mutateAsync:n}=a(ae);async function r({dailyDigest:e}){let r={dailyDigest:e===!0};await n({input:r}),_(r.dailyDigest?t.on:t.off)}return f(W,{title:t.title,children:f(G,{submitLabel:t.submit,onSubmit:r,children:f(N,{name:`dailyDigest`,label:t.label,hint:t.hint,defaultChecked:e})})})}function ge(){let e=s(Y),{theme:t,language:n}=m(),r=V();return f(W,{title:e.look.title,children:f(z,{children:[f(q,{name:`language`,label:e.look.language,options:S.map(e=>({value:e,label:C[e]})),choice:{value:n,onChange:e=>r({language:e})}}),f(q,{name:`theme`,label:e.look.theme,options:h.map(t=>({value:t,label:e.themes[t]})),choice:{value:t,onChange:e=>r({theme:e})}})]})})}export{ue as AccountPage};