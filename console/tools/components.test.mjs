// Checks the structure of src. An exported component has a file of its own, with its name and its style sheet beside it. A folder
// imports only from the shared folders.

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";

const source = new URL("../src/", import.meta.url);
const files = readdirSync(source, { recursive: true });
const components = files.filter((file) => file.endsWith(".tsx"));
const read = (file) => readFileSync(new URL(file, source), "utf8");

const exported = /^export (?:default )?(?:async )?(?:function|const|class) ([A-Z]\w*[a-z]\w*)/gm;
const exportedBy = (code) => [...code.matchAll(exported)].map(([, name]) => name);

test("exported components are recognized", () => {
  const code =
    "export function One() {}\nfunction Two() {}\nexport const Three = createLink(a);\nexport const size = 1;";
  expect(exportedBy(code)).toEqual(["One", "Three"]);
});

test("a file exports one component, named like it; one with a small initial exports none", () => {
  const wrong = components.filter((file) => {
    const name = basename(file, ".tsx");
    const expected = /^[A-Z]/.test(name) ? name : "";
    return exportedBy(read(file)).join() !== expected;
  });
  expect(components.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test("a style sheet that one component uses is named like it, and each is used", () => {
  const sheets = files.filter((file) => file.endsWith(".module.css"));
  const wrong = sheets.filter((sheet) => {
    const name = basename(sheet, ".module.css");
    const users = components.filter(
      (file) => dirname(file) === dirname(sheet) && read(file).includes(`from "./${name}.module.css"`),
    );
    return users.length === 0 || (users.length === 1 && basename(users[0], ".tsx") !== name);
  });
  expect(wrong).toEqual([]);
});

const sharedFolders = ["api", "messages", "session", "ui"];
const imported = /\b(?:from|import)\s*\(?\s*"\.\.\/([^/"]+)\//g;
const foldersImportedBy = (code) => [...code.matchAll(imported)].map(([, folder]) => folder);

test("the folders that a file imports are recognized", () => {
  const code = `import "../ui/tokens.css";\nimport {\n  a,\n} from "../orders/a.ts";\nexport { b } from "../tokens/b.ts";
    import type { C } from "./c.ts";\nconst d = () => import("../audit/d.tsx");`;
  expect(foldersImportedBy(code)).toEqual(["ui", "orders", "tokens", "audit"]);
});

test("a folder imports from itself, api, messages, session and ui, so that no feature needs another", () => {
  const inFolders = files.filter((file) => dirname(file) !== "." && /\.tsx?$/.test(file));
  const wrong = inFolders.flatMap((file) =>
    foldersImportedBy(read(file))
      .filter((folder) => !sharedFolders.includes(folder))
      .map((folder) => `${file} imports ${folder}`),
  );
  expect(inFolders.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
