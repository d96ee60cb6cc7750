import { defineConfig } from "vitest/config";
import { chunks, compiledOnArrival, earlyScript } from "./tools/chunks.mjs";

// In development, Vite serves the console and forwards API requests to a running Kiosk. It adds no X-Forwarded headers, because Kiosk
// refuses passwords over plain HTTP from an unknown proxy.
const kiosk = process.env.KIOSK_DEV_URL ?? "http://127.0.0.1:8080";

export default defineConfig({
  base: "/console/",
  plugins: [earlyScript(), compiledOnArrival()],
  build: {
    target: "es2024",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the Content-Security-Policy allows data: for images only
    reportCompressedSize: false, // tools/check-sizes.mjs reports sizes
    cssCodeSplit: false, // all styles are 10 kB of gzip, and cost one round trip
    rolldownOptions: {
      checks: { moduleLevelDirective: false }, // "use client", which is for server rendering
      output: {
        codeSplitting: {
          groups: chunks(),
          includeDependenciesRecursively: false,
        },
      },
    },
    manifest: "manifest.json", // read by tools/check-sizes.mjs and deleted there
    license: { fileName: "licenses.md" },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: { "/graphql": { target: kiosk, ws: true }, "/session": kiosk, "/exports": kiosk },
  },
  test: { include: ["src/**/*.test.ts", "tools/*.test.mjs"], environment: "node" },
});
