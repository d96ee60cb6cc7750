// Completes package-lock.json after `npm install` (npm run lock). It adds optional packages of other systems that the registry did not
// have when the file was written, as `npm ci` refuses a lockfile without them, on every system. It also removes the registry's URLs.

import { readFileSync, writeFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const systems = { android: "android", darwin: "darwin", freebsd: "freebsd", linux: "linux", win32: "win32" };
const processors = { arm64: "arm64", x64: "x64", arm: "arm" };

for (const entry of Object.values(lock.packages)) {
  delete entry.resolved;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`node_modules/${name}`] || !/^\d/.test(version)) continue;
    const words = name.split(/[-/]/);
    const os = words.map((word) => systems[word]).find(Boolean);
    const cpu = words.map((word) => processors[word]).find(Boolean);
    if (!os || !cpu) continue;
    const libc = os === "linux" ? { libc: [words.includes("musl") ? "musl" : "glibc"] } : {};
    lock.packages[`node_modules/${name}`] = { version, cpu: [cpu], dev: true, ...libc, optional: true, os: [os] };
    console.log(`added ${name}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
