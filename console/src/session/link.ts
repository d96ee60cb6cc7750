/** Removes the token of a one-time link from the address and returns it: the token must not stay in the history. */
function take(): string {
  if (!/^\/console\/(invite|reset)\/?$/.test(location.pathname)) return "";
  const token = location.hash.slice(1);
  if (token) history.replaceState(null, "", location.pathname);
  return token;
}

let unusedToken = take(); // at import, before the router reads the address

/** Returns the token with which the page was opened, once. */
export function takeLinkToken(): string {
  const token = unusedToken || take();
  unusedToken = "";
  return token;
}
