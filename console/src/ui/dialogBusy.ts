import { createContext } from "react";

/** Whether the form of the dialog around it is sending. Then the dialog stays, so that it says what came of it. */
export const DialogBusy = createContext({ current: false });
