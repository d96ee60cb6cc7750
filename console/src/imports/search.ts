/** The search parameters of the imports: /imports?kind=PRICES */
export interface ImportsSearch {
  kind?: "PRICES";
}

export const readImportsSearch = ({ kind }: Record<string, unknown>): ImportsSearch =>
  kind === "PRICES" ? { kind } : {};
