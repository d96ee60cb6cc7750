// Groups modules into files. Each file costs a round trip, and over HTTP/1.1 a browser loads six at a time.

const parts = /\/console\/src\/(?:api|messages|session|ui)\//;
const noun = /\/console\/src\/(\w+)\//;
const dialogs = ["/ui/Dialog.tsx", "/ui/Form.tsx", "/ui/FieldFrame.tsx", "/ui/LeaveQuestion.tsx"];
const list = /\/console\/src\/(?!ui\/)\w+\/(?:\w+List|PriceGrid)\.tsx/;
const exporting = /\/console\/src\/\w+\/export(?:State|Error|Runs|\.gql)\./i;
const draft = /\/session\/draft\.ts/;
const sending =
  /\/(?:messages\/sending|session\/useSentOrders|ui\/(?:useEdited|useIsHere|useMake|useOpenMade|useUnloadWarning))\.ts/;
const source = /\/ui\/(?:TextSource\.(?:tsx|module)|sourceMessages|decodeText)/;
const runtime = "\0rolldown/runtime.js";
const icon = /\/lucide-react\/dist\/esm\/icons\/(?!index\.)([\w-]+)\./;

/** Returns the groups of modules for the bundler. It calls `name` with a module's id and a context that describes all modules. */
export function chunks() {
  const graph = new Graph();
  const name = (choose) => (id, context) => {
    graph.context = context;
    return choose(id);
  };
  return [
    // The modules of src/early.ts, which has a script tag of its own.
    { debugName: "early", name: name((id) => (graph.isEarly(id) ? "early" : null)) },
    // The modules of the first script, and the bundler's runtime for CommonJS.
    { debugName: "first", name: name((id) => (graph.isFirst(id) || id === runtime ? "first" : null)) },
    // The modules of dialogs and forms, with their part of Base UI, except those that lists also need and load before.
    { debugName: "dialogs", name: name((id) => (graph.isDialog(id) ? "dialogs" : null)) },
    // The progress of exports: lists need it only in a dialog, which loads when it opens.
    { debugName: "exports", name: name((id) => (exporting.test(id) ? "exports" : null)) },
    // Drafts, the field for long texts, and the sending of forms. In the shared group below, they would delay lists.
    { debugName: "draft", name: name((id) => (draft.test(id) ? "draft" : null)) },
    { debugName: "source", name: name((id) => (source.test(id) ? "source" : null)) },
    { debugName: "sending", name: name((id) => (sending.test(id) ? "sending" : null)) },
    // Modules of several pages, in four kinds of groups: "parts" for the list of orders, a group per noun for its lists, "details"
    // for all other lists and for an order, and "pages" for the rest, which would delay lists. Modules that need Base UI are left to
    // the bundler: they are for dialogs and menus, which load when they open. So are the modules of a noun's dialogs and other pages,
    // which would delay its lists.
    {
      debugName: "shared",
      minShareCount: 2,
      name: name((id) => {
        if (graph.needsBaseUI(id)) return null;
        if (!parts.test(id) && !icon.test(id)) return graph.isOfNounsList(id) ? (noun.exec(id)?.[1] ?? null) : null;
        return graph.isOfList(id) ? "parts" : graph.isOfDetails(id) ? "details" : "pages";
      }),
    },
  ];
}

class Graph {
  /** The bundler's context. Reading a module from it is slow, so results are memoized. */
  context;
  imported = memoized((id) => this.info(id)?.importedIds ?? []);
  /**
   * Returns the modules that import one. An icon is imported through a module of all icons, so its importers are found by its
   * name.
   */
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
  isOfDetails = (id) => this.isOfNounsList(id) || leads(id, "/src/orders/OrderPage.tsx", this.importers);
  needsBaseUI = (id) => leads(id, "/@base-ui/", this.imported);
}

const componentName = (icon) => icon.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** Whether a chain of static imports leads from a module to one whose id contains the text or matches the expression. */
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

/** Adds the early script to index.html, before the first script. */
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
 * Adds a comment that makes Chromium compile a whole script off the main thread while it loads. By default, it compiles each function
 * when it is first called. See https://v8.dev/blog/explicit-compile-hints
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
