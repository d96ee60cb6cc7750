// The page at /playground: sign-in, and GraphiQL with examples. Nothing is loaded from, or sent to, another host.
"use strict";

const element = (id) => document.getElementById(id);
const create = React.createElement;

let token = ""; // a personal access token that was typed in; it stays here
let owner = null; // who signed in at this page
let examples = [];
let root = null;

// credentials are the token, or whose the browser's session must be: that may have become another one's by another page.
const credentials = () => {
  if (token) return { Authorization: `Bearer ${token}` };
  return owner ? { "X-Kiosk-Store": owner.storeId, "X-Kiosk-Viewer": owner.id } : {};
};

// signedIn answers who is signed in, null for nobody, or throws why not.
async function signedIn(request = { method: "GET" }) {
  const answer = await fetch("/session", {
    ...request,
    headers: { ...request.headers, ...credentials() },
  });
  const body = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(body.errors[0].message), { status: answer.status });
  return body;
}

function showSignIn(refusal = "") {
  token = "";
  owner = null;
  root?.unmount();
  root = null;
  for (const id of ["bar", "playground"]) element(id).hidden = true;
  element("sign-in").hidden = false;
  showRefusal(refusal);
  document.querySelector("#by-password input").focus();
}

function showRefusal(text) {
  element("refusal").textContent = text;
  element("refusal").hidden = text === "";
}

function showPlayground(who) {
  if (sessionStorage.getItem("kiosk.owner") !== who.id) sessionStorage.clear();
  sessionStorage.setItem("kiosk.owner", who.id);
  owner = who;
  element("failure").textContent = "";
  element("who").textContent = `${who.name} · ${who.role}`;
  element("schema").hidden = token !== ""; // a link cannot carry the token
  element("sign-in").hidden = true;
  for (const id of ["bar", "playground"]) element(id).hidden = false;
  root = ReactDOM.createRoot(element("playground"));
  root.render(create(GraphiQLWithExamples, { storage: typedBy(who) }));
}

// send gives an operation to the API, as GraphiQL wants it: a promise of the response, or a stream of responses.
function send(operation, { headers = {}, documentAST } = {}) {
  const asked = documentAST?.definitions.find(
    (definition) => definition.kind === "OperationDefinition" &&
      (!operation.operationName || definition.name?.value === operation.operationName));
  const lasts = asked?.operation === "subscription";
  const answer = fetch("/graphql", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: lasts ? "text/event-stream" : "application/json",
      ...credentials(),
      ...headers,
    },
    body: JSON.stringify(operation),
  });
  return lasts ? eventsOf(answer) : answer.then(readAnswer);
}

async function readAnswer(answer) {
  const body = await answer.json();
  if (answer.status === 401) showSignIn(body.errors[0].message);
  return body;
}

// eventsOf reads server-sent events: "event: next" with an answer as its data, and "event: complete".
async function* eventsOf(pending) {
  const answer = await pending;
  if (!answer.headers.get("Content-Type")?.startsWith("text/event-stream")) {
    yield readAnswer(answer);
    return;
  }
  let text = "";
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += value.replaceAll("\r", "");
      const events = text.split("\n\n");
      text = events.pop();
      for (const event of events) {
        const data = event.split("\n").filter((line) => line.startsWith("data:")).map((line) => line.slice(5)).join("");
        if (data.trim()) yield JSON.parse(data);
      }
    }
  } finally {
    reader.cancel();
  }
}

const examplesPlugin = {
  title: "Examples",
  icon: () => create("svg", { viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeWidth: 1.8 },
    create("path", { d: "M4 5h16M4 12h16M4 19h10", strokeLinecap: "round" })),
  content: Examples,
};

function Examples() {
  const groups = [...new Set(examples.map((example) => example.group))];
  return create("div", { className: "examples" },
    create("h2", null, "Examples"),
    create("p", null, "Choose one, and press Ctrl-Enter to run it."),
    groups.map((group) => create("section", { key: group },
      create("h3", null, group),
      examples.filter((example) => example.group === group).map((example) =>
        create("button", { key: example.title, type: "button", onClick: () => open(example) },
          create("b", null, example.title),
          create("small", null, example.about))))));
}

// whenThere acts on an element as soon as the page has it. It returns how to stop waiting.
function whenThere(selector, act) {
  const timer = setInterval(() => {
    const found = document.querySelector(selector);
    if (!found) return;
    clearInterval(timer);
    act(found);
  }, 50);
  return () => clearInterval(timer);
}

const plugins = [examplesPlugin];

// typedBy is the storage of GraphiQL for the person who has just signed in: the tab's, which may hold passwords and licenses.
// GraphiQL writes half a second after a key was pressed, when another person may have signed in.
const typedBy = (who) => ({
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, value) => owner === who && sessionStorage.setItem(name, value),
  removeItem: (name) => sessionStorage.removeItem(name),
  clear: () => sessionStorage.clear(),
  get length() { return sessionStorage.length; },
});

function GraphiQLWithExamples({ storage }) {
  React.useEffect(() => whenThere(`button[aria-label="Show Examples"]`, (button) => button.click()), []);
  return create(GraphiQL, {
    fetcher: send,
    defaultQuery: examples[0].query,
    plugins,
    defaultEditorToolsVisibility: "variables",
    storage,
    forcedTheme: "light",
    shouldPersistHeaders: false,
    showPersistHeadersSettings: false,
  });
}

// open puts an example into the editor: in a tab of its own, unless what is there is an example as it came.
async function open(example) {
  const editor = (place) => document.querySelector(`${place} .CodeMirror`).CodeMirror;
  if (!examples.some((known) => known.query.trim() === editor(".graphiql-query-editor").getValue().trim())) {
    document.querySelector(".graphiql-tab-add").click();
    await new Promise((done) => setTimeout(done));
  }
  editor(".graphiql-query-editor").setValue(example.query);
  editor(".graphiql-editor-tool").setValue(example.variables ? JSON.stringify(example.variables, null, 2) : "");
}

// submitting runs a form's action once at a time and shows why it failed.
function submitting(id, action) {
  const form = element(id);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    button.disabled = true;
    showRefusal("");
    try {
      const who = await action(Object.fromEntries(new FormData(form)));
      form.reset();
      showPlayground(who);
    } catch (refusal) {
      token = "";
      showRefusal(refusal.message);
    } finally {
      button.disabled = false;
    }
  });
}

submitting("by-password", (fields) => signedIn({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(fields),
}));

submitting("by-token", (fields) => {
  token = fields.token.trim();
  return signedIn();
});

element("sign-out").addEventListener("click", async () => {
  try {
    if (!token) await signedIn({ method: "DELETE" });
  } catch (failure) {
    if (failure.status !== 401) { // else the session has ended already
      element("failure").textContent = `Not signed out. ${failure.message}`;
      return;
    }
  }
  showSignIn();
  sessionStorage.clear();
});

(async () => {
  examples = await (await fetch("/playground/examples.json")).json();
  try {
    const who = await signedIn();
    if (who) showPlayground(who);
    else showSignIn();
  } catch {
    showSignIn();
  }
})();
