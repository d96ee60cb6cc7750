// The pages work without this file. It adds tabs for the languages, the form that sends a request, and the menu of narrow screens.

const languageKey = "kiosk-docs-language"; // which language was chosen last; nothing else is stored

for (const tabs of document.querySelectorAll("[data-tabs]")) {
  const panels = [...tabs.querySelectorAll("[data-tab]")];
  const list = document.createElement("div");
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", "Language");
  const buttons = panels.map((panel, i) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = panel.dataset.tab;
    button.id = `tab-${i}`;
    button.setAttribute("role", "tab");
    button.setAttribute("aria-controls", `panel-${i}`);
    panel.id = `panel-${i}`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", button.id);
    panel.querySelector("h3").hidden = true;
    list.append(button);
    return button;
  });
  const choose = (chosen, focus) => {
    for (const [i, button] of buttons.entries()) {
      button.setAttribute("aria-selected", String(i === chosen));
      button.tabIndex = i === chosen ? 0 : -1;
      panels[i].hidden = i !== chosen;
    }
    if (focus) {
      buttons[chosen].focus();
      localStorage.setItem(languageKey, panels[chosen].dataset.tab);
    }
  };
  list.addEventListener("click", (event) => {
    const clicked = buttons.indexOf(event.target);
    if (clicked >= 0) choose(clicked, true);
  });
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = buttons.indexOf(event.target);
    if (step && at >= 0) choose((at + step + buttons.length) % buttons.length, true);
  });
  tabs.prepend(list);
  choose(Math.max(0, panels.findIndex((panel) => panel.dataset.tab === localStorage.getItem(languageKey))), false);
}

const menu = document.getElementById("menu");
const navigation = document.getElementById("navigation");
menu.hidden = false;
navigation.dataset.collapsible = "";
menu.addEventListener("click", () => {
  const isOpen = menu.getAttribute("aria-expanded") !== "true";
  menu.setAttribute("aria-expanded", String(isOpen));
  navigation.classList.toggle("open", isOpen);
});
navigation.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });

const filter = document.getElementById("filter");
filter.addEventListener("input", () => {
  const wanted = filter.value.trim().toLowerCase();
  for (const heading of navigation.querySelectorAll("h2")) {
    const entries = [...heading.nextElementSibling.children];
    for (const entry of entries) {
      const link = entry.firstElementChild;
      entry.hidden = !`${link.textContent} ${link.title}`.toLowerCase().includes(wanted);
    }
    heading.hidden = entries.every((entry) => entry.hidden);
  }
});

const form = document.getElementById("try-form");
form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const outcome = document.getElementById("outcome");
  const response = document.getElementById("response");
  const button = form.querySelector("button");
  outcome.textContent = "Sending…";
  response.hidden = true;
  button.disabled = true;
  try {
    const began = performance.now();
    const answer = await fetch(requestOf(form));
    const text = await answer.text();
    outcome.textContent = `${answer.status} in ${Math.round(performance.now() - began)} ms, request ${answer.headers.get("X-Request-Id") ?? "without id"}`;
    response.firstElementChild.textContent = pretty(text);
    response.hidden = text === "";
  } catch (error) {
    outcome.textContent = `Not sent: ${error.message}`;
  } finally {
    button.disabled = false;
  }
});

// requestOf reads the form. Every request that may change something has a key of its own.
function requestOf(form) {
  const values = new FormData(form);
  let path = form.dataset.path;
  const query = new URLSearchParams();
  for (const [name, value] of values) {
    const [where, parameter] = [name.slice(0, name.indexOf(".")), name.slice(name.indexOf(".") + 1)];
    if (where === "path") path = path.replace(`{${parameter}}`, encodeURIComponent(value));
    if (where === "query" && value !== "") query.append(parameter, value);
  }
  if (values.has("dryRun")) query.set("dryRun", "true");
  const headers = { Authorization: `Bearer ${values.get("token")}` };
  if (form.dataset.method !== "GET") headers["Idempotency-Key"] = crypto.randomUUID?.() ?? `docs-${Date.now()}`;
  if (values.has("body")) headers["Content-Type"] = "application/json";
  const address = form.dataset.base + path + (query.size > 0 ? `?${query}` : "");
  return new Request(address, { method: form.dataset.method, headers, body: values.get("body") ?? undefined, credentials: "omit" });
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
