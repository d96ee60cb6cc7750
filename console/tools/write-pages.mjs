// Writes dist/pages.json: the scripts of each page by its path, so that the server can name them with the document and a
// browser loads them at once, not after the first script.

import { readFileSync, writeFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));

/** The scripts of a chunk and of what it imports, directly or not. */
function scripts(key, found = new Set()) {
  if (found.has(manifest[key].file)) return found;
  found.add(manifest[key].file);
  for (const imported of manifest[key].imports ?? []) scripts(imported, found);
  return found;
}

/** Over HTTP/1.1 a browser loads six files at a time: the first script is the largest, and comes first. */
const first = scripts("index.html");
const routes = readFileSync("src/router.tsx", "utf8").split("createRoute(").slice(1);
const pages = {};
for (const route of routes) {
  const path = /^ {2}path: "([^"]+)"/m.exec(route)?.[1];
  const module = /import\("\.\/([^"]+)"\)/.exec(route)?.[1];
  if (path && module) pages[path.replace(/^\//, "")] = [...new Set([...first, ...scripts(`src/${module}`)])];
}
writeFileSync("dist/pages.json", `${JSON.stringify(pages, null, 1)}\n`);
