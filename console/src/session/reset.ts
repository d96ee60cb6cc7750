import { send } from "../api/request.ts";

/** Whether a person who forgot the password can have a link by e-mail. */
export const canResetByEmail = async () => (await send<{ byEmail: boolean }>("/session/reset", "GET")).byEmail;

/** Requests a link to a new password. It succeeds whether the person exists or not. */
export const requestReset = (store: string, email: string) => send("/session/reset", "POST", { store, email });
