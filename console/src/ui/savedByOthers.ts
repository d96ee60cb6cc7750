import { createContext } from "react";

/** What others saved while a form was open, by the names of the fields whose values differ. */
export const SavedByOthers = createContext<Readonly<Record<string, string>>>({});
