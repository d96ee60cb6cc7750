import { expect, test, vi } from "vitest";

vi.mock("../session/preferences.ts", () => ({}));
const { messages } = await import("./messages.ts");

test.each([
  [1, "1 restante", "1 vendido e aguardando"],
  [2, "2 restantes", "2 vendidos e aguardando"],
])("%i of a stock is counted in Portuguese as it is read", (n, left, backordered) => {
  const words = messages["pt-BR"];
  expect([words.left(String(n), n), words.backordered(String(n), n)]).toEqual([left, backordered]);
});
