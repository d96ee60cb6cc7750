import type { ReactNode } from "react";
import style from "./Stack.module.css";

/** Parts of a card or dialog below each other. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={style.stack}>{children}</div>;
