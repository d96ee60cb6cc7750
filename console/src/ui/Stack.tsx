import type { ReactNode } from "react";
import style from "./Stack.module.css";

/** The parts of a card or dialog, one below the other. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={style.stack}>{children}</div>;
