// Which modules stand in one file. Each file costs a round trip, and over HTTP/1.1 a browser loads six at a time.

const parts = /\/console\/src\/(?:api|messages|session|ui)\//;
const noun = /\/console\/src\/(\w+)\//;
const icon = /\/lucide-react\/dist\/esm\/icons\/(?!index\.)([\w-]+)\./;

/** "first" for what the first script needs. */
export const firstChunk = (id, context) => (new Graph(context).isFirst(id) ? "first" : null);

/**
 * The chunk of what several pages use: "parts" for what pages are made of, else the folder of its noun. What needs Base UI is
 * left to the bundler: it is for dialogs and menus, which load when they open.
 */
export function sharedChunk(id, context) {
  if (new Graph(context).needsBaseUI(id)) return null;
  return parts.test(id) || icon.test(id) ? "parts" : (noun.exec(id)?.[1] ?? null);
}

class Graph {
  constructor(context) {
    this.info = (id) => context.getModuleInfo(id);
  }

  isFirst = (id) => this.leads(id, (info) => info.isEntry, this.importers);

  needsBaseUI = (id) => this.leads(id, (info) => info.id.includes("/@base-ui/"), this.imported);

  /** Whether static imports lead from a module to one of a kind. */
  leads(id, isKind, next, seen = new Set()) {
    const info = this.info(id);
    if (!info || seen.has(id)) return false;
    seen.add(id);
    return isKind(info) || next(info).some((other) => this.leads(other, isKind, next, seen));
  }

  imported = (info) => info.importedIds;

  /** An icon is imported through a module of all icons, so its importers are found by its name. */
  importers = (info) => {
    const name = icon.exec(info.id)?.[1];
    if (!name) return info.importers;
    const component = new RegExp(`\\b${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}\\b`);
    return info.importers
      .flatMap((all) => this.info(all)?.importers ?? [])
      .filter((importer) => !importer.includes("/lucide-react/") && component.test(this.info(importer)?.code ?? ""));
  };
}
