import { useState } from "react";

/** An idempotency key that lives as long as the component. However often a dialog's form is sent, the operation runs once. */
export const useIdempotencyKey = () => useState(() => crypto.randomUUID())[0];
