import { defineMessages } from "../messages/messages.ts";

export const endpointMessages = defineMessages(
  {
    register: {
      title: "Register endpoint",
      text: "Kiosk sends a signed POST request to this URL for each event.",
      url: "URL",
      urlHint: "HTTPS, on the public internet. It cannot be changed later: another URL is another endpoint.",
      description: "Description",
      descriptionHint: "For your colleagues; it is not sent anywhere.",
      events: "Events to send",
      submit: "Register",
      done: "To the endpoint",
    },
    secret: {
      once: "Copy the secret now: it is shown this once and cannot be read again. Keep it in KIOSK_WEBHOOK_SECRET of your receiver.",
      label: "Secret",
      copy: "Copy secret",
      verifyText:
        "Every request carries X-Service-Signature; while a secret is rotated, also X-Service-Signature-Next. Accept a request if your secret made either. Read the raw body, before any JSON parser, and check it:",
      copyCode: "Copy code",
      language: "Programming language",
    },
    dialogs: {
      edit: "Edit endpoint",
      save: "Save",
      saved: "Saved. New events follow the new choice.",
      pause: "Pause endpoint",
      pauseText:
        "Nothing is sent while it is paused. Deliveries wait, none is lost, and all are sent when you resume. What is on its way now still arrives.",
      pauseSubmit: "Pause endpoint",
      paused: "The endpoint is paused.",
      remove: "Remove endpoint",
      removeText:
        "Its secret is destroyed and what waits for it is cancelled. Its deliveries can be read for 30 days. This cannot be undone.",
      removeSubmit: "Remove endpoint",
      removed: "The endpoint is removed.",
      since: "Redeliver since",
      sinceText:
        "Sends again what was published since then and not delivered: failed, rejected and cancelled deliveries.",
      sinceDay: "From the start of this day",
      sinceMissed: (timezone: string) => `${timezone}. The oldest delivery that was missed is of the day proposed.`,
      sinceSubmit: "Redeliver",
      verify: "How to verify",
    },
    rotation: {
      title: "Signing secret",
      text: "Every request is signed with the endpoint's secret. Replace it when it may have been seen, or once a year.",
      rotate: "Rotate secret",
      steps: {
        make: "A new secret is made and shown once. Requests carry two signatures: the old one in X-Service-Signature, the new one in X-Service-Signature-Next. A receiver that accepts either keeps working.",
        teach:
          "Put the new secret into your receiver. Until it has it, it finds its signature in X-Service-Signature; then, in X-Service-Signature-Next.",
        activate: "Activate it here: from then on it alone signs. After a day this happens by itself.",
      },
      make: "Make a new secret",
      began: (when: string) => `Two secrets sign since ${when}.`,
      activate: "Activate new secret",
      activated: "The new secret signs from now on.",
      cancel: "Keep the old secret",
      cancelled: "The old secret stays. The new one is destroyed.",
      shown: "I have copied it",
      unseen:
        "A new secret has been made already, and cannot be shown again. If your receiver does not have it, keep the old secret; then you can make another.",
    },
  },
  {
    register: {
      title: "Cadastrar endpoint",
      text: "O Kiosk envia uma requisição POST assinada a este URL a cada evento.",
      url: "URL",
      urlHint: "HTTPS, na internet pública. Não pode ser mudado depois: outro URL é outro endpoint.",
      description: "Descrição",
      descriptionHint: "Para seus colegas; não é enviada a lugar nenhum.",
      events: "Eventos a enviar",
      submit: "Cadastrar",
      done: "Ir para o endpoint",
    },
    secret: {
      once: "Copie o segredo agora: ele aparece só desta vez e não pode ser lido de novo. Guarde-o em KIOSK_WEBHOOK_SECRET no seu receptor.",
      label: "Segredo",
      copy: "Copiar segredo",
      verifyText:
        "Toda requisição traz X-Service-Signature; durante a troca de um segredo, também X-Service-Signature-Next. Aceite a requisição se o seu segredo fez uma das duas. Leia o corpo bruto, antes de qualquer leitor de JSON, e confira:",
      copyCode: "Copiar código",
      language: "Linguagem de programação",
    },
    dialogs: {
      edit: "Editar endpoint",
      save: "Salvar",
      saved: "Salvo. Novos eventos seguem a nova escolha.",
      pause: "Pausar endpoint",
      pauseText:
        "Nada é enviado enquanto estiver pausado. As entregas esperam, nenhuma se perde, e todas são enviadas quando você retomar. O que já está a caminho ainda chega.",
      pauseSubmit: "Pausar endpoint",
      paused: "O endpoint está pausado.",
      remove: "Remover endpoint",
      removeText:
        "O segredo é destruído e o que espera por ele é cancelado. As entregas podem ser lidas por 30 dias. Isto não pode ser desfeito.",
      removeSubmit: "Remover endpoint",
      removed: "O endpoint foi removido.",
      since: "Reenviar desde",
      sinceText:
        "Envia de novo o que foi publicado desde então e não foi entregue: entregas com falha, rejeitadas e canceladas.",
      sinceDay: "Desde o início deste dia",
      sinceMissed: (timezone) => `${timezone}. A entrega perdida mais antiga é do dia proposto.`,
      sinceSubmit: "Reenviar",
      verify: "Como verificar",
    },
    rotation: {
      title: "Segredo de assinatura",
      text: "Toda requisição é assinada com o segredo do endpoint. Troque-o quando alguém puder tê-lo visto, ou uma vez por ano.",
      rotate: "Trocar segredo",
      steps: {
        make: "Um novo segredo é criado e mostrado uma vez. As requisições trazem duas assinaturas: a antiga em X-Service-Signature, a nova em X-Service-Signature-Next. Um receptor que aceita qualquer uma das duas continua funcionando.",
        teach:
          "Coloque o novo segredo no seu receptor. Até lá, a assinatura dele está em X-Service-Signature; depois, em X-Service-Signature-Next.",
        activate: "Ative-o aqui: a partir daí só ele assina. Depois de um dia isto acontece sozinho.",
      },
      make: "Criar um novo segredo",
      began: (when) => `Dois segredos assinam desde ${when}.`,
      activate: "Ativar novo segredo",
      activated: "O novo segredo assina a partir de agora.",
      cancel: "Manter o segredo antigo",
      cancelled: "O segredo antigo fica. O novo foi destruído.",
      shown: "Eu o copiei",
      unseen:
        "Um novo segredo já foi criado e não pode ser mostrado de novo. Se o seu receptor não o tem, mantenha o segredo antigo; depois você pode criar outro.",
    },
  },
);
