import { expect, test, vi } from "vitest";
import { ApiError } from "../api/error.ts";

// The hook is called outside of a component: its state stays as it was at first.
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useRef: <Value>(value: Value) => ({ current: value }),
  useState: <Value>(value: Value) => [value, () => {}],
}));
const latest = { current: { version: 1, name: "old" } };
vi.mock("../api/useLatest.ts", () => ({ useLatest: () => latest }));
const { useEdited } = await import("./useEdited.ts");

test.each(["NETWORK", "TIMEOUT", "UNAVAILABLE"])(
  "a save that was made although its response was %s succeeds when it is repeated",
  async (code) => {
    latest.current = { version: 1, name: "old" };
    const { save } = useEdited(latest.current, ({ name }) => ({ name }));
    const sent = { name: "new" };
    await expect(save(Promise.reject(new ApiError(code, "")), "stale", sent)).rejects.toMatchObject({ code });
    latest.current = { version: 2, name: "new" }; // what the page reads next
    await save(Promise.reject(new ApiError("STALE", "")), "stale", sent);
  },
);

test("a save that was refused is not made by another person's change to the same value", async () => {
  latest.current = { version: 1, name: "old" };
  const { save } = useEdited(latest.current, ({ name }) => ({ name }));
  const sent = { name: "new" };
  await expect(save(Promise.reject(new ApiError("INVALID_INPUT", "")), "stale", sent)).rejects.toThrow();
  latest.current = { version: 2, name: "new" };
  await expect(save(Promise.reject(new ApiError("STALE", "")), "stale", sent)).rejects.toMatchObject({ code: "STALE" });
});
