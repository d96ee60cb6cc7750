// Fails when the built scripts exceed the console's budgets. Sizes are in kB of gzip.

import { readdirSync, readFileSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";

const limits = { first: 130, page: 40, orders: 90, list: 100, all: 400 };
const manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
rmSync("dist/manifest.json"); // the server must not serve it

const kilobytes = (file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length / 1000;

/** Returns a chunk and all chunks that it imports, directly or indirectly: a browser loads them together. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, found);
  return found;
}
const sum = (keys) => [...keys].reduce((total, key) => total + kilobytes(manifest[key].file), 0);

// The limits of lists count everything that loads before the rows. Dialogs, which would delay the rows, must not be among it.
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = closure(entry);
const all = readdirSync("dist/assets").filter((name) => name.endsWith(".js"));
const sizes = [["first load", sum(first), limits.first]];
for (const list of Object.keys(manifest).filter((key) => /^src\/\w+\/(?:\w+List|PriceGrid)\.tsx$/.test(key))) {
  const limit = list === "src/orders/OrderList.tsx" ? limits.orders : limits.list;
  sizes.push([`${/\w+(?=\.tsx)/.exec(list)} and first`, sum(closure(list, new Set(first))), limit]);
}
const firstFiles = new Set([...first].map((key) => manifest[key].file));
for (const name of all.filter((n) => !firstFiles.has(`assets/${n}`))) {
  sizes.push([name.replace(/-[\w-]{8}\.js$/, ""), kilobytes(`assets/${name}`), limits.page]);
}
sizes.push(["all", all.reduce((total, name) => total + kilobytes(`assets/${name}`), 0), limits.all]);

let tooLarge = false;
for (const [name, size, limit] of sizes.sort((a, b) => b[1] - a[1])) {
  tooLarge ||= size > limit;
  console.log(`${name.padEnd(22)} ${size.toFixed(1).padStart(6)} kB of ${limit}${size > limit ? "  TOO LARGE" : ""}`);
}
if (tooLarge) process.exit(1);
