import { send } from "../api/request.ts";

/** Whether the server can send links to set a new password by e-mail. */
export const canResetByEmail = async () => (await send<{ byEmail: boolean }>("/session/reset", "GET")).byEmail;

/** Requests a link to set a new password. It also succeeds when the person does not exist. */
export const requestReset = (store: string, email: string) => send("/session/reset", "POST", { store, email });
