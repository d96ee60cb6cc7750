/** Takes the token of a one-time link out of the address, so that nothing else keeps it: no history, no storage. */
function take(): string {
  if (!/^\/console\/(invite|reset)\/?$/.test(location.pathname)) return "";
  const token = location.hash.slice(1);
  if (token) history.replaceState(null, "", location.pathname);
  return token;
}

let taken = take(); // before the router reads the address

/** The token with which the page was opened, once. */
export function takeLinkToken(): string {
  const token = taken || take();
  taken = "";
  return token;
}
