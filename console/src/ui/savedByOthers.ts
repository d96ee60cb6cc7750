import { createContext } from "react";

/** The values that others saved while a form was open, by the names of the fields that differ. */
export const SavedByOthers = createContext<Readonly<Record<string, string>>>({});
