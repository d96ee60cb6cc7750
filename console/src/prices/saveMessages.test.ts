import { expect, test, vi } from "vitest";

vi.mock("../session/preferences.ts", () => ({}));
const { saveMessages } = await import("./saveMessages.ts");

test.each([
  [1, 0, "1 price was set, 0 removed.", "1 preço definido, 0 removidos."],
  [2, 1, "2 prices were set, 1 removed.", "2 preços definidos, 1 removido."],
])("of %i prices that were set and %i that were removed, each is counted", (changed, removed, english, portuguese) => {
  const told = [saveMessages.en, saveMessages["pt-BR"]].map((save) =>
    save.done(changed, String(changed), removed, String(removed)),
  );
  expect(told).toEqual([english, portuguese]);
});
