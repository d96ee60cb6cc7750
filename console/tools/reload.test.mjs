import { utimes } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { expect, test } from "vitest";

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

test("make console-dev serves the console, and a changed source file reloads it", { timeout: 60_000 }, async () => {
  const server = await createServer({
    root: path("."),
    configFile: path("vite.config.ts"),
    logLevel: "error",
    server: { port: 0, strictPort: false },
  });
  try {
    const reloaded = new Promise((resolve) => {
      server.environments.client.hot.send = ({ type, triggeredBy }) =>
        type === "full-reload" && triggeredBy && resolve(triggeredBy);
    });
    await server.listen();
    const address = `http://127.0.0.1:${server.httpServer.address().port}/console`;
    expect(await (await fetch(`${address}/orders`, { headers: { Accept: "text/html" } })).text()).toContain(
      "/@vite/client",
    );
    const script = await (await fetch(`${address}/src/ui/Money.tsx`)).text();
    expect(script).toContain("function Money");
    const now = new Date();
    await utimes(path("src/ui/Money.tsx"), now, now); // as when an editor saves it
    expect(await reloaded).toBe(path("src/ui/Money.tsx"));
  } finally {
    await server.close();
  }
});
