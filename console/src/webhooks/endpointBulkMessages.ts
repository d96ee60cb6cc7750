import { defineMessages } from "../messages/messages.ts";

const endpoints = (n: number) => `${n} ${n === 1 ? "endpoint" : "endpoints"}`;

/** The texts of the dialog that pauses or resumes several endpoints. */
export const endpointBulkMessages = defineMessages(
  {
    pause: {
      title: "Pause endpoints",
      text: "Nothing is sent to them while they are paused. Deliveries wait, none is lost, and all are sent when you resume.",
      submit: (n: number) => `Pause ${endpoints(n)}`,
      done: (n: number) => `${endpoints(n)} paused.`,
    },
    resume: {
      title: "Resume endpoints",
      text: "What waits for them is sent at once.",
      submit: (n: number) => `Resume ${endpoints(n)}`,
      done: (n: number) => `${endpoints(n)} resumed.`,
    },
    failed: (n: number) => `${endpoints(n)} could not be changed:`,
  },
  {
    pause: {
      title: "Pausar endpoints",
      text: "Nada é enviado a eles enquanto estão pausados. As entregas esperam, nenhuma se perde, e todas são enviadas quando você retomar.",
      submit: (n) => `Pausar ${endpoints(n)}`,
      done: (n) => `${endpoints(n)} ${n === 1 ? "pausado" : "pausados"}.`,
    },
    resume: {
      title: "Retomar endpoints",
      text: "O que espera por eles é enviado na hora.",
      submit: (n) => `Retomar ${endpoints(n)}`,
      done: (n) => `${endpoints(n)} ${n === 1 ? "retomado" : "retomados"}.`,
    },
    failed: (n) => `Não foi possível mudar ${endpoints(n)}:`,
  },
);
