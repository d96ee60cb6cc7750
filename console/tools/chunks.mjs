// Which modules stand in one file. Each file costs a round trip, and over HTTP/1.1 a browser loads six at a time.

const parts = /\/console\/src\/(?:api|messages|session|ui)\//;
const noun = /\/console\/src\/(\w+)\//;
const dialogs = ["/ui/Dialog.tsx", "/ui/Form.tsx", "/ui/FieldFrame.tsx", "/ui/LeaveQuestion.tsx"];
const list = /\/console\/src\/\w+\/(?:\w+List|PriceGrid)\.tsx/;
const exporting = /\/console\/src\/\w+\/export(?:State|Error|Runs|\.gql)\./i;
const draft = /\/session\/draft\.ts/;
const sending =
  /\/(?:messages\/sending|session\/useSentOrders|ui\/(?:useEdited|useIsHere|useMake|useOpenMade|useUnloadWarning))\.ts/;
const source = /\/ui\/(?:TextSource\.(?:tsx|module)|sourceMessages|decodeText)/;
const runtime = "\0rolldown/runtime.js";
const icon = /\/lucide-react\/dist\/esm\/icons\/(?!index\.)([\w-]+)\./;

/** The groups of modules, for the bundler. Each name is called with a module's id and what is known of the modules. */
export function chunks() {
  const graph = new Graph();
  const name = (choose) => (id, context) => {
    graph.context = context;
    return choose(id);
  };
  return [
    // What src/early.ts needs; it is loaded by a script tag of its own.
    { debugName: "early", name: name((id) => (graph.isEarly(id) ? "early" : null)) },
    // What the first script needs, and what the bundler adds for modules of CommonJS.
    { debugName: "first", name: name((id) => (graph.isFirst(id) || id === runtime ? "first" : null)) },
    // What dialogs and forms are made of, with their part of Base UI; not what lists have from them, which are there before.
    { debugName: "dialogs", name: name((id) => (graph.isDialog(id) ? "dialogs" : null)) },
    // How far an export is: a list has it only in the dialog that loads when it opens.
    { debugName: "exports", name: name((id) => (exporting.test(id) ? "exports" : null)) },
    // What is kept of a form, where long texts are pasted, and what a form is while it is sent: lists would wait for it among what
    // several pages use.
    { debugName: "draft", name: name((id) => (draft.test(id) ? "draft" : null)) },
    { debugName: "source", name: name((id) => (source.test(id) ? "source" : null)) },
    { debugName: "sending", name: name((id) => (sending.test(id) ? "sending" : null)) },
    // What several pages use: what lists of orders are made of, what else pages are made of, or what the lists of one noun
    // have. What needs Base UI is left to the bundler: it is for dialogs and menus, which load when they open. So is what a
    // noun has for its dialogs and other pages, which its lists would wait for.
    {
      debugName: "shared",
      minShareCount: 2,
      name: name((id) => {
        if (graph.needsBaseUI(id)) return null;
        if (!parts.test(id) && !icon.test(id)) return graph.isOfNounsList(id) ? (noun.exec(id)?.[1] ?? null) : null;
        return graph.isOfList(id) ? "parts" : "details";
      }),
    },
  ];
}

class Graph {
  /** Knows the modules; reading one from it is slow. */
  context;
  imported = memoized((id) => this.info(id)?.importedIds ?? []);
  /** An icon is imported through a module of all icons, so its importers are found by its name. */
  importers = memoized((id) => {
    const importers = this.info(id)?.importers ?? [];
    const name = icon.exec(id)?.[1];
    if (!name) return importers;
    const aliases = /aliases: \[(.*)\]/.exec(this.code(id))?.[1].match(/[\w-]+/g) ?? [];
    const component = new RegExp(`\\b(?:${[name, ...aliases].map(componentName).join("|")})\\b`);
    return importers
      .flatMap((all) => this.importers(all))
      .filter((importer) => !importer.includes("/lucide-react/") && component.test(this.code(importer)));
  });
  code = memoized((id) => this.info(id)?.code ?? "");

  info(id) {
    return this.context.getModuleInfo(id);
  }

  isEarly = (id) => leads(id, "/src/early.ts", this.importers);
  isFirst = (id) => leads(id, "/console/index.html", this.importers);
  isDialog = (id) =>
    dialogs.some((module) => leads(id, module, this.importers)) && (!parts.test(id) || this.needsBaseUI(id));
  isOfList = (id) => leads(id, "/src/orders/OrderList.tsx", this.importers);
  isOfNounsList = (id) => leads(id, list, this.importers);
  needsBaseUI = (id) => leads(id, "/@base-ui/", this.imported);
}

const componentName = (icon) => icon.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** Whether static imports lead from a module to one with the text in its id, or whose id the expression matches. */
function leads(id, text, next, seen = new Set()) {
  if (seen.has(id)) return false;
  seen.add(id);
  return (
    (typeof text === "string" ? id.includes(text) : text.test(id)) ||
    next(id).some((other) => leads(other, text, next, seen))
  );
}

function memoized(read) {
  const known = new Map();
  return (id) => {
    if (!known.has(id)) known.set(id, read(id));
    return known.get(id);
  };
}

/** Puts the early script into index.html, before the first. */
export const earlyScript = () => ({
  name: "early-script",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle = {} }) {
      const chunk = Object.values(bundle).find(({ type, name }) => type === "chunk" && name === "early");
      const attrs = { type: "module", async: true, crossorigin: true, src: `/console/${chunk?.fileName}` };
      return chunk ? [{ tag: "script", attrs, injectTo: "head-prepend" }] : [];
    },
  },
});

/**
 * Chromium compiles each function when it is first called. With this comment it compiles all of a script while the script
 * arrives, beside the main thread: https://v8.dev/blog/explicit-compile-hints
 */
export const compiledOnArrival = () => ({
  name: "compiled-on-arrival",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.isEntry || chunk.name === "parts") chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
});
