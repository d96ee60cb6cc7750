import { defineMessages } from "../messages/messages.ts";

/** The texts of the page of an endpoint. They are separate, so that the list of endpoints does not wait for them. */
export const endpointPageMessages = defineMessages(
  {
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
  },
  {
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
  },
);
