import { beforeAll, expect, test, vi } from "vitest";
import { ApiError, type Refusal } from "../api/error.ts";
import { errorMessages } from "./errors.ts";

let language = "pt-BR";
vi.mock("../session/preferences.ts", () => ({
  getPreferences: () => ({ language }),
  usePreferences: () => ({ language }),
}));
let prepare = async () => {};
vi.mock("../api/request.ts", () => ({
  beforeErrors: (handler: typeof prepare) => {
    prepare = handler;
  },
}));
vi.mock("../api/query.ts", () => ({
  viewerKey: ["Viewer"],
  queryClient: { getQueryData: () => ({ store: { currency: "EUR" } }) },
}));
const { errorText, refusalText } = await import("./errorText.ts");

beforeAll(() => prepare());

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const refusal = (over: Partial<Refusal>): Refusal => ({ code: "invalid", message: "in English", ...over });

test.each<[Partial<Refusal>, string]>([
  [{ reason: "REQUIRED", code: "required" }, "Precisa ser preenchido."],
  [{ reason: "TOO_LONG", params: { max: 5000 } }, "Escreva no máximo 5.000 caracteres."],
  [{ reason: "TOO_LARGE", params: { max: "1000000.00" } }, "Precisa ser no máximo € 1.000.000,00."],
  [
    { reason: "ORDER_CLOSED", code: "ORDER_STATE", params: { status: "REFUNDED" } },
    "O pedido está encerrado: Reembolsado.",
  ],
  [{ reason: "NOT_ONE_OF", params: { allowed: ["skip", "reject"] } }, "Precisa ser um destes: skip, reject."],
  [{ reason: null, code: "RECHARGE_DECIDED" }, "A recarga já foi aprovada ou rejeitada."],
  [{ reason: "OF_A_NEWER_SERVER", code: "STALE" }, errorMessages["pt-BR"].codes.STALE],
  [{ reason: "OF_A_NEWER_SERVER" }, "in English"],
])("%j is said by its reason, else its code, else in the server's words", (over, text) => {
  expect(plain(refusalText(refusal(over)))).toBe(text);
});

test("an error of the console has its own text, and one of one field names it", () => {
  expect(errorText(new ApiError("STALE", "já traduzido"))).toBe("já traduzido");
  const fields = [{ field: "input.items.3.name", code: "required", reason: "REQUIRED", message: "is required" }];
  expect(errorText(new ApiError("INVALID_INPUT", "one", "", fields, refusal({})))).toBe(
    "name: Precisa ser preenchido.",
  );
});

test("a script that did not load reads as a server that cannot be reached", () => {
  const network = errorText(new ApiError("NETWORK", "The server cannot be reached."));
  for (const message of [
    "Failed to fetch dynamically imported module: https://kiosk.example/console/assets/Help-1.js",
    "error loading dynamically imported module: https://kiosk.example/console/assets/Help-1.js",
    "Importing a module script failed.",
  ]) {
    expect(errorText(new TypeError(message))).toBe(network);
  }
  expect(errorText(new TypeError("x is undefined"))).toBe("x is undefined");
});

test("the languages use the same parameters in every text", () => {
  const used = (texts: Record<string, string>) =>
    Object.entries(texts).map(([name, text]) => [name, (text.match(/\{\w+\}/g) ?? []).sort()]);
  const { en, "pt-BR": pt } = errorMessages;
  expect(used({ ...pt.codes, ...pt.reasons })).toEqual(used({ ...en.codes, ...en.reasons }));
  language = "en";
  expect(refusalText(refusal({ reason: "TOO_LONG", params: { max: 5000 } }))).toBe("Write at most 5,000 characters.");
});
