import { defineMessages } from "../messages/messages.ts";

export const messages = defineMessages(
  {
    title: "Webhooks",
    columns: {
      url: "Endpoint",
      status: "Status",
      health: "Last 24 hours",
      failure: "Last error",
      events: "Events",
      registered: "Registered",
    },
    register: "Register endpoint",
    paused: "Paused",
    allEvents: "All events",
    someEvents: (n: number, all: number) => `${n} of ${all} types`,
    health: {
      title: "Last 24 hours",
      nothing: "Nothing was sent",
      allDelivered: (n: string) => `All ${n} delivered`,
      failed: (failed: string, all: string) => `${failed} of ${all} not delivered`,
      waiting: (waiting: string, all: string) => `${waiting} of ${all} on the way`,
    },
    empty: "No endpoint yet",
    emptyText:
      "An endpoint is a URL of yours that gets a signed request for each event: an order, a top-up, low stock.",
    actions: {
      test: "Send a test",
      pause: "Pause",
      resume: "Resume",
      reactivate: "Reactivate",
      edit: "Edit",
      remove: "Remove",
      verify: "How to verify",
    },
    tested: "A test is on its way.",
    resumed: "The endpoint is resumed. What waited is being sent.",
    reactivated: "The endpoint gets events again. Redeliver what it missed.",
    notices: {
      suspended: (when: string) =>
        `Suspended ${when}: five attempts in a row failed. Nothing is sent until it is reactivated; what it missed can be redelivered.`,
      paused: (when: string) => `Paused ${when}. Deliveries wait and none is lost; they are sent when it is resumed.`,
      failing: (n: number) =>
        `The last ${n === 1 ? "attempt" : `${n} attempts`} failed. After five in a row the endpoint is suspended.`,
    },
    facts: {
      title: "Endpoint",
      description: "Description",
      events: "Events",
      registered: "Registered",
      id: "Id",
      none: "None",
    },
    errors: { title: "Last errors", none: "No attempt failed lately." },
    deliveries: {
      title: "Deliveries",
      empty: "Nothing was sent yet",
      emptyText: "Deliveries appear here as events happen. Send a test to see one.",
      noMatch: "No deliveries match",
      noMatchText: "Remove a filter to see more.",
      filters: { status: "Status", type: "Event", published: "Published" },
      columns: { event: "Event", status: "Status", response: "Response", attempts: "Attempts", published: "Published" },
      redeliver: "Redeliver",
      since: "Redeliver since…",
      sent: (n: number) => `${n} ${n === 1 ? "delivery is" : "deliveries are"} on the way again.`,
    },
    events: {
      title: "Events",
      filters: { type: "Type", happened: "Happened" },
      columns: { type: "Type", sequence: "Number", deliveries: "Deliveries", happened: "Happened" },
      empty: "Nothing happened yet",
      emptyText: "Orders, top-ups, new customers and changes of stock appear here as they happen.",
      noMatch: "No events match",
      noMatchText: "Remove a filter to see more.",
      noDeliveries: "None",
      delivered: (n: number, all: number) => `${n} of ${all} delivered`,
      payload: "Payload",
      copyPayload: "Copy payload",
      about: {
        order: "To the order",
        customer: "To the customer",
        recharge: "To the top-ups",
        stock: "To the product",
      },
      noEndpoint: "No endpoint wanted it.",
      gone: "The event is no longer there.",
    },
    failures: {
      status: (code: number, text: string) =>
        code >= 500
          ? `The receiver responded ${text}: an error on its side. It is sent again.`
          : code >= 300 && code < 400
            ? `The receiver responded ${text}: a redirect, which is not followed. Register the final URL.`
            : `The receiver responded ${text}: it refused the event, which is not sent again by itself.`,
      connecting: (time: string) =>
        `No connection within ${time}. Is the receiver running, and does a firewall let it in?`,
      waiting: (time: string) => `No response within ${time}. Answer first, then do the work.`,
      known: {
        refused: "Connection refused: nothing listens on that port.",
        reset: "The connection was reset, often by a proxy or a crash.",
        closed: "The connection ended without a response, often because of a proxy or a crash.",
        connectTimeout: "The connection timed out.",
        unreachable: "The host cannot be reached.",
        noHost: "The host name does not exist.",
        dns: "The host name could not be looked up.",
        unknownAuthority:
          "The certificate is signed by an unknown authority; often an intermediate certificate is missing.",
        expired: "The certificate has expired or is not valid yet.",
        wrongHost: "The certificate is not valid for this host.",
        notTls: "The server does not speak TLS on that port.",
        privateAddress: "The URL, or what its host name resolves to, is not on the public internet.",
      },
    },
  },
  {
    title: "Webhooks",
    columns: {
      url: "Endpoint",
      status: "Situação",
      health: "Últimas 24 horas",
      failure: "Último erro",
      events: "Eventos",
      registered: "Cadastrado",
    },
    register: "Cadastrar endpoint",
    paused: "Pausado",
    allEvents: "Todos os eventos",
    someEvents: (n, all) => `${n} de ${all} tipos`,
    health: {
      title: "Últimas 24 horas",
      nothing: "Nada foi enviado",
      allDelivered: (n) => `${n} de ${n} entregues`,
      failed: (failed, all) => `${failed} de ${all} não entregues`,
      waiting: (waiting, all) => `${waiting} de ${all} a caminho`,
    },
    empty: "Nenhum endpoint ainda",
    emptyText:
      "Um endpoint é um URL seu que recebe uma requisição assinada a cada evento: um pedido, uma recarga, estoque baixo.",
    actions: {
      test: "Enviar um teste",
      pause: "Pausar",
      resume: "Retomar",
      reactivate: "Reativar",
      edit: "Editar",
      remove: "Remover",
      verify: "Como verificar",
    },
    tested: "Um teste está a caminho.",
    resumed: "O endpoint foi retomado. O que esperava está sendo enviado.",
    reactivated: "O endpoint volta a receber eventos. Reenvie o que ele perdeu.",
    notices: {
      suspended: (when) =>
        `Suspenso ${when}: cinco tentativas seguidas falharam. Nada é enviado até ser reativado; o que perdeu pode ser reenviado.`,
      paused: (when) => `Pausado ${when}. As entregas esperam e nenhuma se perde; são enviadas quando for retomado.`,
      failing: (n) =>
        `${n === 1 ? "A última tentativa falhou" : `As últimas ${n} tentativas falharam`}. Após cinco seguidas o endpoint é suspenso.`,
    },
    facts: {
      title: "Endpoint",
      description: "Descrição",
      events: "Eventos",
      registered: "Cadastrado",
      id: "Id",
      none: "Nenhuma",
    },
    errors: { title: "Últimos erros", none: "Nenhuma tentativa falhou ultimamente." },
    deliveries: {
      title: "Entregas",
      empty: "Nada foi enviado ainda",
      emptyText: "As entregas aparecem aqui à medida que eventos acontecem. Envie um teste para ver uma.",
      noMatch: "Nenhuma entrega corresponde",
      noMatchText: "Remova um filtro para ver mais.",
      filters: { status: "Situação", type: "Evento", published: "Publicado" },
      columns: {
        event: "Evento",
        status: "Situação",
        response: "Resposta",
        attempts: "Tentativas",
        published: "Publicado",
      },
      redeliver: "Reenviar",
      since: "Reenviar desde…",
      sent: (n) => `${n} ${n === 1 ? "entrega está" : "entregas estão"} a caminho de novo.`,
    },
    events: {
      title: "Eventos",
      filters: { type: "Tipo", happened: "Aconteceu" },
      columns: { type: "Tipo", sequence: "Número", deliveries: "Entregas", happened: "Aconteceu" },
      empty: "Nada aconteceu ainda",
      emptyText: "Pedidos, recargas, novos clientes e mudanças de estoque aparecem aqui quando acontecem.",
      noMatch: "Nenhum evento corresponde",
      noMatchText: "Remova um filtro para ver mais.",
      noDeliveries: "Nenhuma",
      delivered: (n, all) => `${n} de ${all} entregues`,
      payload: "Conteúdo",
      copyPayload: "Copiar conteúdo",
      about: {
        order: "Ir para o pedido",
        customer: "Ir para o cliente",
        recharge: "Ir para as recargas",
        stock: "Ir para o produto",
      },
      noEndpoint: "Nenhum endpoint o queria.",
      gone: "O evento não existe mais.",
    },
    failures: {
      status: (code, text) =>
        code >= 500
          ? `O receptor respondeu ${text}: um erro do lado dele. É enviado de novo.`
          : code >= 300 && code < 400
            ? `O receptor respondeu ${text}: um redirecionamento, que não é seguido. Cadastre o URL final.`
            : `O receptor respondeu ${text}: recusou o evento, que não é enviado de novo sozinho.`,
      connecting: (time) => `Nenhuma conexão em ${time}. O receptor está no ar, e o firewall o deixa passar?`,
      waiting: (time) => `Nenhuma resposta em ${time}. Responda primeiro, trabalhe depois.`,
      known: {
        refused: "Conexão recusada: nada escuta nessa porta.",
        reset: "A conexão foi interrompida, muitas vezes por um proxy ou uma falha.",
        closed: "A conexão terminou sem resposta, muitas vezes por causa de um proxy ou uma falha.",
        connectTimeout: "A conexão expirou.",
        unreachable: "O host não pode ser alcançado.",
        noHost: "O nome do host não existe.",
        dns: "O nome do host não pôde ser resolvido.",
        unknownAuthority:
          "O certificado é assinado por uma autoridade desconhecida; muitas vezes falta um certificado intermediário.",
        expired: "O certificado expirou ou ainda não é válido.",
        wrongHost: "O certificado não é válido para este host.",
        notTls: "O servidor não fala TLS nessa porta.",
        privateAddress: "O URL, ou o endereço do nome do host, não está na internet pública.",
      },
    },
  },
);
