// Writes dist/pages.json: the scripts of each page, by its path. The server names them in the Link header of the document, so that a
// browser loads them at once, not after the first script.

import { readFileSync, writeFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));

/** Returns the scripts of a chunk and of all chunks that it imports, directly or indirectly. */
function scripts(key, found = new Set()) {
  if (found.has(manifest[key].file)) return found;
  found.add(manifest[key].file);
  for (const imported of manifest[key].imports ?? []) scripts(imported, found);
  return found;
}

// The first script is the largest, so it must come first: over HTTP/1.1 a browser loads six files at a time.
const first = scripts("index.html");
const routes = readFileSync("src/router.tsx", "utf8").split("createRoute(").slice(1);
const pages = {};
for (const route of routes) {
  const path = /^ {2}path: "([^"]+)"/m.exec(route)?.[1];
  const module = /import\("\.\/([^"]+)"\)/.exec(route)?.[1];
  if (path && module) pages[path.replace(/^\//, "")] = [...new Set([...first, ...scripts(`src/${module}`)])];
}
writeFileSync("dist/pages.json", `${JSON.stringify(pages, null, 1)}\n`);
