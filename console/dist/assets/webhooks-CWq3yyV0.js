import{c as e,j as t}from"./parts-DggjclEf.js";import{I as n,t as r}from"./details-6EBFLphC.js";import{C as i,Lt as a,Rt as o,g as s,rn as c,w as l}from"./index-BzP1EClE.js";var u=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},d=new u(`
    mutation RegisterWebhookEndpoint($input: RegisterWebhookEndpointInput!) {
  registerWebhookEndpoint(input: $input) {
    secret
    endpoint {
      id
    }
  }
}
    `),f=new u(`
    mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {
  updateWebhookEndpoint(input: $input) {
    id
  }
}
    `),p=new u(`
    mutation DeleteWebhookEndpoint($input: WebhookEndpointInput!) {
  deleteWebhookEndpoint(input: $input) {
    id
  }
}
    `),m=new u(`
    mutation TestWebhookEndpoint($input: WebhookEndpointInput!) {
  testWebhookEndpoint(input: $input) {
    eventPublicId
  }
}
    `),h=new u(`
    mutation PauseWebhookEndpoint($input: WebhookEndpointInput!) {
  pauseWebhookEndpoint(input: $input) {
    id
  }
}
    `),g=new u(`
    mutation ResumeWebhookEndpoint($input: WebhookEndpointInput!) {
  resumeWebhookEndpoint(input: $input) {
    id
  }
}
    `),_=new u(`
    mutation ReactivateWebhookEndpoint($input: WebhookEndpointInput!) {
  reactivateWebhookEndpoint(input: $input) {
    id
  }
}
    `),v=new u(`
    mutation RotateWebhookSecret($input: WebhookEndpointInput!) {
  rotateWebhookSecret(input: $input) {
    secret
    endpoint {
      id
    }
  }
}
    `),y=new u(`
    mutation ActivateWebhookSecret($input: WebhookEndpointInput!) {
  activateWebhookSecret(input: $input) {
    id
  }
}
    `),b=new u(`
    mutation CancelWebhookSecretRotation($input: WebhookEndpointInput!) {
  cancelWebhookSecretRotation(input: $input) {
    id
  }
}
    `),x=new u(`
    mutation RedeliverOne($input: RedeliverInput!) {
  redeliver(input: $input) {
    id
  }
}
    `),S=new u(`
    mutation RedeliverMany($input: RedeliverManyInput!) {
  redeliverMany(input: $input) {
    deliveryId
    refusal {
      code
      message
      reason
      params
    }
  }
}
    `),C=new u(`
    mutation RedeliverSince($input: RedeliverSinceInput!) {
  redeliverSince(input: $input) {
    redelivered
    remaining
  }
}
    `),w=[[`connection refused`,`refused`],[`connection reset`,`reset`],[`connection closed`,`closed`],[`connection timed out`,`connectTimeout`],[`host unreachable`,`unreachable`],[`DNS: no such host`,`noHost`],[`DNS:`,`dns`],[`TLS: certificate signed by unknown authority`,`unknownAuthority`],[`TLS: certificate has expired`,`expired`],[`TLS: certificate is not valid for this host`,`wrongHost`],[`TLS: the server did not answer with TLS`,`notTls`],[`refused to connect`,`privateAddress`]];function T(e,t){if(!e)return``;let n=/^answered (\d{3})/.exec(e)?.[1];if(n)return t.status(Number(n),e.replace(`answered `,``).replace(/;.*/,``));let r=/^timed out after (\S+) (connecting|waiting)/.exec(e);if(r?.[1])return r[2]===`connecting`?t.connecting(r[1]):t.waiting(r[1]);let i=w.find(([t])=>e.startsWith(t));return i?t.known[i[1]]:e}var E=i({title:`Webhooks`,columns:{url:`Endpoint`,status:`Status`,health:`Last 24 hours`,failure:`Last error`,events:`Events`,registered:`Registered`},paused:`Paused`,allEvents:`All events`,someEvents:(e,t)=>`${e} of ${t} types`,health:{title:`Last 24 hours`,nothing:`Nothing was sent`,allDelivered:e=>`All ${e} delivered`,failed:(e,t)=>`${e} of ${t} not delivered`,waiting:(e,t)=>`${e} of ${t} on the way`},empty:`No endpoint yet`,emptyText:`An endpoint is a URL of yours that gets a signed request for each event: an order, a top-up, low stock.`,register:{action:`Register endpoint`,title:`Register endpoint`,text:`Kiosk sends a signed POST request to this URL for each event.`,url:`URL`,urlHint:`HTTPS, on the public internet. It cannot be changed later: another URL is another endpoint.`,description:`Description`,descriptionHint:`For your colleagues; it is not sent anywhere.`,events:`Events to send`,submit:`Register`,done:`To the endpoint`},secret:{once:`Copy the secret now: it is shown this once and cannot be read again. Keep it in KIOSK_WEBHOOK_SECRET of your receiver.`,label:`Secret`,copy:`Copy secret`,verify:`Verify the signature`,verifyText:`Every request carries X-Service-Signature; while a secret is rotated, also X-Service-Signature-Next. Accept a request if your secret made either. Read the raw body, before any JSON parser, and check it:`,copyCode:`Copy code`,language:`Programming language`},actions:{test:`Send a test`,pause:`Pause`,resume:`Resume`,reactivate:`Reactivate`,edit:`Edit`,remove:`Remove`,verify:`How to verify`},tested:`A test is on its way.`,resumed:`The endpoint is resumed. What waited is being sent.`,reactivated:`The endpoint gets events again. Redeliver what it missed.`,notices:{suspended:e=>`Suspended ${e}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,paused:e=>`Paused ${e}. Deliveries wait and none is lost; they are sent when it is resumed.`,failing:e=>`The last ${e===1?`attempt`:`${e} attempts`} failed. After five in a row the endpoint is suspended.`},facts:{title:`Endpoint`,description:`Description`,events:`Events`,registered:`Registered`,id:`Id`,none:`None`},errors:{title:`Last errors`,none:`No attempt failed lately.`},deliveries:{title:`Deliveries`,empty:`Nothing was sent yet`,emptyText:`Deliveries appear here as events happen. Send a test to see one.`,noMatch:`No deliveries match`,noMatchText:`Remove a filter to see more.`,filters:{status:`Status`,type:`Event`,published:`Published`},columns:{event:`Event`,status:`Status`,response:`Response`,attempts:`Attempts`,published:`Published`},redeliver:`Redeliver`,since:`Redeliver since…`,sent:e=>`${e} ${e===1?`delivery is`:`deliveries are`} on the way again.`,refused:(e,t)=>`${e} ${e===1?`was`:`were`} not sent: ${t}`},dialogs:{edit:`Edit endpoint`,save:`Save`,saved:`Saved. New events follow the new choice.`,pause:`Pause endpoint`,pauseText:`Nothing is sent while it is paused. Deliveries wait, none is lost, and all are sent when you resume. What is on its way now still arrives.`,pauseSubmit:`Pause endpoint`,paused:`The endpoint is paused.`,remove:`Remove endpoint`,removeText:`Its secret is destroyed and what waits for it is cancelled. Its deliveries can be read for 30 days. This cannot be undone.`,removeSubmit:`Remove endpoint`,removed:`The endpoint is removed.`,since:`Redeliver since`,sinceText:`Sends again what was published since then and not delivered: failed, rejected and cancelled deliveries, up to 1,000 at a time.`,sinceDay:`From the start of this day`,sinceSubmit:`Redeliver`,remaining:e=>`${e} more wait for another call.`,verify:`How to verify`},rotation:{title:`Signing secret`,text:`Every request is signed with the endpoint's secret. Replace it when it may have been seen, or once a year.`,rotate:`Rotate secret`,steps:{make:`A new secret is made and shown once. Requests carry two signatures: the old one in X-Service-Signature, the new one in X-Service-Signature-Next. A receiver that accepts either keeps working.`,teach:`Put the new secret into your receiver. Until it has it, it finds its signature in X-Service-Signature; then, in X-Service-Signature-Next.`,activate:`Activate it here: from then on it alone signs. After a day this happens by itself.`},make:`Make a new secret`,began:e=>`Two secrets sign since ${e}.`,activate:`Activate new secret`,activated:`The new secret signs from now on.`,cancel:`Keep the old secret`,cancelled:`The old secret stays. The new one is destroyed.`,shown:`I have copied it`},delivery:{copyCurl:`Copy as curl`,copied:`Copied. The commands sign with the secret in KIOSK_WEBHOOK_SECRET.`,redeliver:`Redeliver`,redelivered:`The delivery is on its way again.`,attempts:`Attempts`,noAttempts:`No attempt was made yet.`,attempt:e=>`Attempt ${e}`,took:e=>`${e} ms`,retry:`Next attempt`,request:`Request`,response:`Response`,responseOf:e=>`Response to attempt ${e}`,headers:`Headers`,body:`Body`,noResponse:`No response came.`,noBody:`The response has no body.`,kept:`The first 4 KiB. Headers that may hold credentials are not kept.`,signature:`signed with the secret; not kept`,copyBody:`Copy body`,facts:{title:`Delivery`,event:`Event`,endpoint:`Endpoint`,published:`Published`,finished:`Finished`,due:`Next attempt`,id:`Id`}},events:{title:`Events`,filters:{type:`Type`,happened:`Happened`},columns:{type:`Type`,sequence:`Number`,deliveries:`Deliveries`,happened:`Happened`},empty:`Nothing happened yet`,emptyText:`Orders, top-ups, new customers and changes of stock appear here as they happen.`,noMatch:`No events match`,noMatchText:`Remove a filter to see more.`,noDeliveries:`None`,delivered:(e,t)=>`${e} of ${t} delivered`,payload:`Payload`,copyPayload:`Copy payload`,about:{order:`To the order`,customer:`To the customer`,recharge:`To the top-ups`,stock:`To the product`},noEndpoint:`No endpoint wanted it.`,gone:`The event is no longer there.`},failures:{status:(e,t)=>e>=500?`The receiver responded ${t}: an error on its side. It is sent again.`:e>=300&&e<400?`The receiver responded ${t}: a redirect, which is not followed. Register the final URL.`:`The receiver responded ${t}: it refused the event, which is not sent again by itself.`,connecting:e=>`No connection within ${e}. Is the receiver running, and does a firewall let it in?`,waiting:e=>`No response within ${e}. Answer first, then do the work.`,known:{refused:`Connection refused: nothing listens on that port.`,reset:`The connection was reset, often by a proxy or a crash.`,closed:`The connection ended without a response, often because of a proxy or a crash.`,connectTimeout:`The connection timed out.`,unreachable:`The host cannot be reached.`,noHost:`The host name does not exist.`,dns:`The host name could not be looked up.`,unknownAuthority:`The certificate is signed by an unknown authority; often an intermediate certificate is missing.`,expired:`The certificate has expired or is not valid yet.`,wrongHost:`The certificate is not valid for this host.`,notTls:`The server does not speak TLS on that port.`,privateAddress:`The URL, or what its host name resolves to, is not on the public internet.`}}},{title:`Webhooks`,columns:{url:`Endpoint`,status:`Situação`,health:`Últimas 24 horas`,failure:`Último erro`,events:`Eventos`,registered:`Cadastrado`},paused:`Pausado`,allEvents:`Todos os eventos`,someEvents:(e,t)=>`${e} de ${t} tipos`,health:{title:`Últimas 24 horas`,nothing:`Nada foi enviado`,allDelivered:e=>`${e} de ${e} entregues`,failed:(e,t)=>`${e} de ${t} não entregues`,waiting:(e,t)=>`${e} de ${t} a caminho`},empty:`Nenhum endpoint ainda`,emptyText:`Um endpoint é um URL seu que recebe uma requisição assinada a cada evento: um pedido, uma recarga, estoque baixo.`,register:{action:`Cadastrar endpoint`,title:`Cadastrar endpoint`,text:`O Kiosk envia uma requisição POST assinada a este URL a cada evento.`,url:`URL`,urlHint:`HTTPS, na internet pública. Não pode ser mudado depois: outro URL é outro endpoint.`,description:`Descrição`,descriptionHint:`Para seus colegas; não é enviada a lugar nenhum.`,events:`Eventos a enviar`,submit:`Cadastrar`,done:`Ir para o endpoint`},secret:{once:`Copie o segredo agora: ele aparece só desta vez e não pode ser lido de novo. Guarde-o em KIOSK_WEBHOOK_SECRET no seu receptor.`,label:`Segredo`,copy:`Copiar segredo`,verify:`Verificar a assinatura`,verifyText:`Toda requisição traz X-Service-Signature; durante a troca de um segredo, também X-Service-Signature-Next. Aceite a requisição se o seu segredo fez uma das duas. Leia o corpo bruto, antes de qualquer leitor de JSON, e confira:`,copyCode:`Copiar código`,language:`Linguagem de programação`},actions:{test:`Enviar um teste`,pause:`Pausar`,resume:`Retomar`,reactivate:`Reativar`,edit:`Editar`,remove:`Remover`,verify:`Como verificar`},tested:`Um teste está a caminho.`,resumed:`O endpoint foi retomado. O que esperava está sendo enviado.`,reactivated:`O endpoint volta a receber eventos. Reenvie o que ele perdeu.`,notices:{suspended:e=>`Suspenso ${e}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,paused:e=>`Pausado ${e}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,failing:e=>`${e===1?`A última tentativa falhou`:`As últimas ${e} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`},facts:{title:`Endpoint`,description:`Descrição`,events:`Eventos`,registered:`Cadastrado`,id:`Id`,none:`Nenhuma`},errors:{title:`Últimos erros`,none:`Nenhuma tentativa falhou ultimamente.`},deliveries:{title:`Entregas`,empty:`Nada foi enviado ainda`,emptyText:`As entregas aparecem aqui à medida que eventos acontecem. Envie um teste para ver uma.`,noMatch:`Nenhuma entrega corresponde`,noMatchText:`Remova um filtro para ver mais.`,filters:{status:`Situação`,type:`Evento`,published:`Publicado`},columns:{event:`Evento`,status:`Situação`,response:`Resposta`,attempts:`Tentativas`,published:`Publicado`},redeliver:`Reenviar`,since:`Reenviar desde…`,sent:e=>`${e} ${e===1?`entrega está`:`entregas estão`} a caminho de novo.`,refused:(e,t)=>`${e} não ${e===1?`foi enviada`:`foram enviadas`}: ${t}`},dialogs:{edit:`Editar endpoint`,save:`Salvar`,saved:`Salvo. Novos eventos seguem a nova escolha.`,pause:`Pausar endpoint`,pauseText:`Nada é enviado enquanto estiver pausado. As entregas esperam, nenhuma se perde, e todas são enviadas quando você retomar. O que já está a caminho ainda chega.`,pauseSubmit:`Pausar endpoint`,paused:`O endpoint está pausado.`,remove:`Remover endpoint`,removeText:`O segredo é destruído e o que espera por ele é cancelado. As entregas podem ser lidas por 30 dias. Isto não pode ser desfeito.`,removeSubmit:`Remover endpoint`,removed:`O endpoint foi removido.`,since:`Reenviar desde`,sinceText:`Envia de novo o que foi publicado desde então e não foi entregue: entregas com falha, rejeitadas e canceladas, até 1.000 por vez.`,sinceDay:`Desde o início deste dia`,sinceSubmit:`Reenviar`,remaining:e=>`Mais ${e} esperam outra chamada.`,verify:`Como verificar`},rotation:{title:`Segredo de assinatura`,text:`Toda requisição é assinada com o segredo do endpoint. Troque-o quando alguém puder tê-lo visto, ou uma vez por ano.`,rotate:`Trocar segredo`,steps:{make:`Um novo segredo é criado e mostrado uma vez. As requisições trazem duas assinaturas: a antiga em X-Service-Signature, a nova em X-Service-Signature-Next. Um receptor que aceita qualquer uma das duas continua funcionando.`,teach:`Coloque o novo segredo no seu receptor. Até lá, a assinatura dele está em X-Service-Signature; depois, em X-Service-Signature-Next.`,activate:`Ative-o aqui: a partir daí só ele assina. Depois de um dia isto acontece sozinho.`},make:`Criar um novo segredo`,began:e=>`Dois segredos assinam desde ${e}.`,activate:`Ativar novo segredo`,activated:`O novo segredo assina a partir de agora.`,cancel:`Manter o segredo antigo`,cancelled:`O segredo antigo fica. O novo foi destruído.`,shown:`Eu o copiei`},delivery:{copyCurl:`Copiar como curl`,copied:`Copiado. Os comandos assinam com o segredo em KIOSK_WEBHOOK_SECRET.`,redeliver:`Reenviar`,redelivered:`A entrega está a caminho de novo.`,attempts:`Tentativas`,noAttempts:`Nenhuma tentativa foi feita ainda.`,attempt:e=>`Tentativa ${e}`,took:e=>`${e} ms`,retry:`Próxima tentativa`,request:`Requisição`,response:`Resposta`,responseOf:e=>`Resposta à tentativa ${e}`,headers:`Cabeçalhos`,body:`Corpo`,noResponse:`Nenhuma resposta veio.`,noBody:`A resposta não tem corpo.`,kept:`Os primeiros 4 KiB. Cabeçalhos que podem conter credenciais não são guardados.`,signature:`assinado com o segredo; não guardado`,copyBody:`Copiar corpo`,facts:{title:`Entrega`,event:`Evento`,endpoint:`Endpoint`,published:`Publicado`,finished:`Terminou`,due:`Próxima tentativa`,id:`Id`}},events:{title:`Eventos`,filters:{type:`Tipo`,happened:`Aconteceu`},columns:{type:`Tipo`,sequence:`Número`,deliveries:`Entregas`,happened:`Aconteceu`},empty:`Nada aconteceu ainda`,emptyText:`Pedidos, recargas, novos clientes e mudanças de estoque aparecem aqui quando acontecem.`,noMatch:`Nenhum evento corresponde`,noMatchText:`Remova um filtro para ver mais.`,noDeliveries:`Nenhuma`,delivered:(e,t)=>`${e} de ${t} entregues`,payload:`Conteúdo`,copyPayload:`Copiar conteúdo`,about:{order:`Ir para o pedido`,customer:`Ir para o cliente`,recharge:`Ir para as recargas`,stock:`Ir para o produto`},noEndpoint:`Nenhum endpoint o queria.`,gone:`O evento não existe mais.`},failures:{status:(e,t)=>e>=500?`O receptor respondeu ${t}: um erro do lado dele. É enviado de novo.`:e>=300&&e<400?`O receptor respondeu ${t}: um redirecionamento, que não é seguido. Cadastre o URL final.`:`O receptor respondeu ${t}: recusou o evento, que não é enviado de novo sozinho.`,connecting:e=>`Nenhuma conexão em ${e}. O receptor está no ar, e o firewall o deixa passar?`,waiting:e=>`Nenhuma resposta em ${e}. Responda primeiro, trabalhe depois.`,known:{refused:`Conexão recusada: nada escuta nessa porta.`,reset:`A conexão foi interrompida, muitas vezes por um proxy ou uma falha.`,closed:`A conexão terminou sem resposta, muitas vezes por causa de um proxy ou uma falha.`,connectTimeout:`A conexão expirou.`,unreachable:`O host não pode ser alcançado.`,noHost:`O nome do host não existe.`,dns:`O nome do host não pôde ser resolvido.`,unknownAuthority:`O certificado é assinado por uma autoridade desconhecida; muitas vezes falta um certificado intermediário.`,expired:`O certificado expirou ou ainda não é válido.`,wrongHost:`O certificado não é válido para este host.`,notTls:`O servidor não fala TLS nessa porta.`,privateAddress:`O URL, ou o endereço do nome do host, não está na internet pública.`}}}),D=e=>e.replace(/^https?:\/\//,``).replace(/\/$/,``);function O(e,t,n){let r=(...t)=>e.reduce((e,{status:n,count:r})=>t.includes(n)?e+r:e,0),i=r(`PENDING`,`SUCCEEDED`,`FAILED`,`REJECTED`,`CANCELLED`),a=r(`FAILED`,`REJECTED`,`CANCELLED`),o=r(`PENDING`);return i===0?{text:t.nothing,tone:`neutral`}:a>0?{text:t.failed(n(a),n(i)),tone:`bad`}:o>0?{text:t.waiting(n(o),n(i)),tone:`info`}:{text:t.allDelivered(n(i)),tone:`good`}}function k(n){let r=l(E);return n.status===`ACTIVE`&&n.pausedAt?a(t,{tone:`warn`,children:r.paused}):a(e,{kind:`endpoint`,status:n.status})}var A={part:`_part_11bts_2`,once:`_once_11bts_10`,secret:`_secret_11bts_16`,languages:`_languages_11bts_31`,end:`_end_11bts_37`,done:`_done_11bts_40`,steps:`_steps_11bts_45`,began:`_began_11bts_79`,buttons:`_buttons_11bts_83`};function j({secret:e}){let t=l(E).secret;return a(`div`,{className:A.part,children:[a(`p`,{className:A.once,children:t.once}),a(`div`,{className:A.secret,children:[a(`code`,{children:e}),a(n,{text:e,label:t.copy,look:`primary`})]})]})}o();var M={Go:`// genuine reports whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:
//   secret := os.Getenv("KIOSK_WEBHOOK_SECRET")
//   genuine(secret, r.Header.Get("X-Service-Signature"), rawBody) ||
//   genuine(secret, r.Header.Get("X-Service-Signature-Next"), rawBody)
func genuine(secret, header string, rawBody []byte) bool {
	fields := map[string]string{}
	for part := range strings.SplitSeq(header, ",") {
		name, value, _ := strings.Cut(part, "=")
		fields[name] = value
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(fields["t"] + "."))
	mac.Write(rawBody)
	expected := hex.EncodeToString(mac.Sum(nil))
	if !hmac.Equal([]byte(expected), []byte(fields["v1"])) {
		return false
	}
	seconds, err := strconv.ParseInt(fields["t"], 10, 64)
	return err == nil && time.Since(time.Unix(seconds, 0)).Abs() <= 5*time.Minute
}`,TypeScript:`import { createHmac, timingSafeEqual } from "node:crypto";

// Whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:
//   secret = process.env.KIOSK_WEBHOOK_SECRET
//   genuine(secret, request.headers["x-service-signature"] ?? "", rawBody) ||
//   genuine(secret, request.headers["x-service-signature-next"] ?? "", rawBody)
export function genuine(secret: string, header: string, rawBody: Buffer): boolean {
  const fields = new Map(header.split(",").map((part) => part.split("=", 2) as [string, string]));
  const expected = createHmac("sha256", secret).update(\`\${fields.get("t")}.\`).update(rawBody).digest();
  const given = Buffer.from(fields.get("v1") ?? "", "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Math.abs(Date.now() / 1000 - Number(fields.get("t"))) <= 300;
}`,Python:`import hashlib, hmac, time

def genuine(secret: str, header: str, raw_body: bytes) -> bool:
    """Whether the header signs the raw body, at most 5 minutes ago. Accept the request if either is genuine:

    secret = os.environ["KIOSK_WEBHOOK_SECRET"]
    genuine(secret, request.headers.get("X-Service-Signature", ""), raw_body) or
    genuine(secret, request.headers.get("X-Service-Signature-Next", ""), raw_body)
    """
    fields = dict(part.partition("=")[::2] for part in header.split(","))
    timestamp = fields.get("t", "").encode()
    expected = hmac.new(secret.encode(), timestamp + b"." + raw_body, hashlib.sha256).hexdigest()
    if not hmac.compare_digest(expected.encode(), fields.get("v1", "").encode()):
        return False
    return abs(time.time() - int(timestamp)) <= 300`},N=Object.keys(M);function P(){let e=l(E).secret,[t,i]=c(N[0]),o=M[t];return a(`div`,{className:A.part,children:[a(`p`,{children:e.verifyText}),a(`fieldset`,{className:A.languages,children:[a(`legend`,{className:`visually-hidden`,children:e.language}),N.map(e=>a(s,{size:`small`,look:e===t?`secondary`:`quiet`,"aria-pressed":e===t,onClick:()=>i(e),children:e},e)),a(`span`,{className:A.end,children:a(n,{text:o,label:e.copyCode,look:`quiet`})})]}),a(r,{text:o,label:t,keepLines:!0})]})}export{d as _,O as a,m as b,T as c,p as d,h as f,C as g,x as h,k as i,y as l,S as m,j as n,D as o,_ as p,A as r,E as s,P as t,b as u,g as v,f as x,v as y};