import { beforeEach, expect, test, vi } from "vitest";

// The hooks are called outside of a component.
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useRef: <Value>(value: Value) => ({ current: value }),
  useEffect: (effect: () => unknown) => void effect(),
}));
const { notifyListeners, useChangesSoon } = await import("./changes.ts");

const noon = Date.parse("2026-07-01T12:00:00Z");
const read = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  return () => vi.useRealTimers();
});

test("changes in a row cause one read each pause, also after the browser's clock was set back", async () => {
  useChangesSoon(() => true, read);
  notifyListeners(null);
  await vi.advanceTimersByTimeAsync(0);
  notifyListeners(null);
  notifyListeners(null);
  await vi.advanceTimersByTimeAsync(2999);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
  vi.setSystemTime(noon - 3_600_000);
  notifyListeners(null);
  await vi.advanceTimersByTimeAsync(3000);
  expect(read).toHaveBeenCalledTimes(3);
});
