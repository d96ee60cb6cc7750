import { useState } from "react";

/** One key for each opened dialog: however often its form is sent, the operation happens once. */
export const useIdempotencyKey = () => useState(() => crypto.randomUUID())[0];
