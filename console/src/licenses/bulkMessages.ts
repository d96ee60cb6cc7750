import { defineMessages } from "../messages/messages.ts";

const licenses = (n: number) => `${n} ${n === 1 ? "license" : "licenses"}`;
const licencas = (n: number) => `${n} ${n === 1 ? "licença" : "licenças"}`;

/** The texts of the dialog that revokes several licenses. */
export const bulkMessages = defineMessages(
  {
    title: "Revoke licenses",
    text: "Takes these licenses out of use for good. Those for sale leave the stock; of those that were sold, items and orders keep their state.",
    submit: (n: number) => `Revoke ${licenses(n)}`,
    done: (n: number) => `${licenses(n)} revoked.`,
    failed: (n: number) => `${licenses(n)} could not be revoked:`,
    reason: "Reason",
    reasonHint: "For the audit, with each license.",
  },
  {
    title: "Revogar licenças",
    text: "Tira estas licenças de uso para sempre. As que estão à venda saem do estoque; das vendidas, itens e pedidos mantêm a situação.",
    submit: (n) => `Revogar ${licencas(n)}`,
    done: (n) => `${licencas(n)} ${n === 1 ? "revogada" : "revogadas"}.`,
    failed: (n) => `${licencas(n)} não ${n === 1 ? "pôde ser revogada" : "puderam ser revogadas"}:`,
    reason: "Motivo",
    reasonHint: "Para a auditoria, com cada licença.",
  },
);
