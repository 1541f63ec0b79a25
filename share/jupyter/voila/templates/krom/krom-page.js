// The page around the app: it greets until the app is there, and says so when the connection to the table is lost.
(() => {
  const { says, fallback } = JSON.parse(document.getElementById("krom-says").textContent);
  const loading = document.getElementById("krom-loading");
  const banner = document.getElementById("krom-lost");
  const skip = document.getElementById("krom-skip");
  const lang = language();
  const say = (key) => says[lang][key] ?? says[fallback][key];
  let leaving = false;
  let app = null;

  document.documentElement.lang = lang;
  if (lang !== fallback) for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  const slow = setTimeout(() => { loading.querySelector("p").textContent = say("slow"); }, 6000);

  // What Voilà's page calls while it is being written.
  window.voila_heartbeat = () => {};
  window.voila_process = () => {};
  window.voila_finish = () => {
    window.cellLoaded = true;
    if (window.themeLoaded) document.getElementById("rendered_cells").style.display = "";
  };

  new MutationObserver((_, observer) => {
    if (!stage()) return;
    observer.disconnect();
    clearTimeout(slow);
    loading.remove();
    skip.hidden = false;
    store((storage) => storage.removeItem("krom.again"));
  }).observe(document, { childList: true, subtree: true });

  skip.addEventListener("click", (event) => {
    event.preventDefault(); // the link's fragment holds the position
    const main = stage();
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  });

  document.addEventListener("DOMContentLoaded", () => { if (!table()) again(); });
  window.addEventListener("beforeunload", () => { leaving = true; });
  window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  window.addEventListener("pagehide", () => {
    leaving = true;
    if (!app && table()) navigator.sendBeacon(`${setup().baseUrl}voila/api/shutdown/${table()}`);
  });

  // Voilà puts its application here once it has started.
  Object.defineProperty(window, "jupyterapp", {
    configurable: true,
    get: () => app,
    set: (started) => { app = started; watch(started.widgetManager?.kernel); },
  });

  function watch(line) {
    if (!line) return again();
    let dead = false;
    let timer;
    setTimeout(() => { if (!stage()) again(); }, 15000);
    line.statusChanged.connect((_, status) => {
      if (!["dead", "restarting", "autorestarting"].includes(status)) return;
      dead = true;
      tell("lost", "kept");
    });
    line.connectionStatusChanged.connect((_, status) => {
      clearTimeout(timer);
      if (status !== "connected") timer = setTimeout(() => tell("lost", "kept"), 1500);
      else if (!dead) banner.replaceChildren();
    });
  }

  /** Once more by itself, then with a sentence. */
  function again() {
    const tried = store((storage) => storage.getItem("krom.again"), "yes");
    store((storage) => storage.setItem("krom.again", "yes"));
    if (tried) tell("stuck", "again");
    else location.reload();
  }

  function tell(what, then) {
    if (leaving || banner.hasChildNodes()) return;
    const content = document.getElementById("krom-lost-text").content.cloneNode(true);
    content.querySelector("strong").textContent = say(what);
    content.querySelector("span").textContent = say(then);
    const button = content.querySelector("button");
    button.textContent = say("reload");
    button.addEventListener("click", reload);
    banner.append(content);
  }

  async function reload() {
    try {
      await fetch(`${setup().fullStaticUrl}/voila.js`, { method: "HEAD", cache: "no-store" });
      location.reload();
    } catch {
      banner.querySelector("span").textContent = say("away");
    }
  }

  function stage() { return document.querySelector("#rendered_cells main"); }
  function setup() { return JSON.parse(document.getElementById("jupyter-config-data")?.textContent || "{}"); }
  function table() { return setup().kernelId; }

  function language() {
    const chosen = store((storage) => storage.getItem("krom.lang"), null, () => localStorage);
    const wanted = [chosen, ...navigator.languages].filter(Boolean).map((tag) => tag.slice(0, 2));
    return wanted.find((tag) => tag in says) ?? fallback;
  }

  function store(use, otherwise = null, which = () => sessionStorage) {
    try { return use(which()); } catch { return otherwise; }
  }
})();
