// Around the cells of a tutorial: light or dark, what is going on until they are there, what to do when Python is gone.
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paper = matchMedia("print");

  /** The look that was chosen in the app, else the system's; on paper the light one. */
  function wear() {
    let theme = null;
    try {
      theme = localStorage.getItem("krom.theme");
    } catch { /* no storage: the system's */ }
    const isDark = !paper.matches && (theme === "dark" || (theme !== "light" && dark.matches));
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
    const sheet = document.getElementById("krom-dark");
    if (sheet) sheet.media = isDark ? "all" : "not all";
    if (document.body) document.body.dataset.jpThemeLight = String(!isDark);
  }
  wear();
  [dark, paper].forEach((query) => query.addEventListener("change", wear));
  window.addEventListener("beforeprint", wear);
  window.addEventListener("storage", wear);

  // Voilà hands a chart its data without the place where JupyterLab would keep a picture of it. The chart is there. And
  // anywidget says after two seconds that a widget is not set up, be it so a moment later; ours then take their line anew.
  const KNOWN = ["setData is not a function", "[anywidget] Failed to initialize model"];
  window.addEventListener("unhandledrejection", (event) => {
    if (KNOWN.some((text) => String(event.reason?.message).includes(text))) event.preventDefault();
  });

  function tell(text) {
    const line = document.querySelector("#krom-status > p");
    if (line) line.textContent = text;
  }

  function status() {
    return document.getElementById("krom-status");
  }

  // What Voilà calls while it writes the page, and when all cells are written.
  window.voila_heartbeat = () => {};
  window.voila_process = (n, count) => {
    wear();
    beside();
    tell((status()?.dataset.running ?? "").replace("{ $n }", n).replace("{ $count }", count));
  };
  window.voila_finish = () => {
    tell(status()?.dataset.drawing ?? "");
    beside();
    remember();
    let soon = 0;
    const look = () => (soon ||= setTimeout(() => ((soon = 0), drawn()), 100));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  };

  const OUTPUT = 'script[type="application/vnd.voila.cell-output+json"]';
  /** How Jupyter's widgets say that they gave up. */
  const GIVEN_UP = "Error displaying widget: model not found";

  /** Which widgets an output shows, as long as that is written in the page. */
  function remember() {
    document.querySelectorAll(OUTPUT).forEach((output) => {
      const ids = [...output.textContent.matchAll(/"model_id":\s*"(\w+)"/g)].map((found) => found[1]);
      if (ids.length) output.parentElement.dataset.models = ids.join(" ");
    });
  }

  /** Pixels: in less room a chart's words are broken as for a phone. */
  const ROOM = 640;
  const wrapped = new WeakMap();

  /** A chart comes with its words broken for a wide page, and brings what is otherwise on a narrow one. */
  function fit() {
    document.querySelectorAll(".js-plotly-plot").forEach((chart) => {
      const sizes = chart.layout?.meta;
      const width = chart.clientWidth < ROOM ? "narrow" : "wide";
      if (!sizes?.[width] || (wrapped.get(sizes) ?? "wide") === width) return;
      wrapped.set(sizes, width);
      window.Plotly.relayout(chart, { ...sizes[width], autosize: true });
    });
  }
  window.addEventListener("resize", fit);

  /** Pixels: what paper is wide, be it A4 or Letter, within margins of a centimetre. */
  const PAPER = 700;

  /** A chart knows the width of the window only. On paper it has that of paper, and shrinks where there is less. */
  function printed() {
    document.querySelectorAll(".js-plotly-plot").forEach((chart) => {
      if (chart.clientWidth > PAPER) window.Plotly.relayout(chart, { width: PAPER });
      chart.querySelectorAll(".main-svg").forEach((svg) => svg.setAttribute("viewBox", `0 0 ${svg.getAttribute("width")} ${svg.getAttribute("height")}`));
    });
  }
  window.addEventListener("beforeprint", printed);
  window.addEventListener("afterprint", () => {
    document.querySelectorAll(".js-plotly-plot .main-svg[viewBox]").forEach((svg) => svg.removeAttribute("viewBox"));
    document.querySelectorAll(".js-plotly-plot").forEach((chart) => window.Plotly.relayout(chart, { width: null, autosize: true }));
  });

  /** The line goes when everything is in its place; whatever comes later still gets its names. */
  function drawn() {
    name();
    fit();
    const waiting = document.querySelector(OUTPUT) || [...document.querySelectorAll("[data-models]")].some((place) => !place.querySelector(".jupyter-widgets, .krom-app"));
    if (!waiting && document.querySelector("#main #rendered_cells")) status()?.remove();
  }

  /** Jupyter's manager waits two seconds for a widget and then gives up, though it comes: on a slow start show it ourselves. */
  async function mend() {
    const manager = window.jupyterapp?.widgetManager;
    if (!manager) return;
    for (const place of document.querySelectorAll("[data-models]")) {
      const outputs = [...place.querySelectorAll(".jp-OutputArea-output")];
      const ids = place.dataset.models.split(" ");
      for (const [at, output] of outputs.entries()) {
        if (output.textContent !== GIVEN_UP) continue;
        output.textContent = "";
        const view = await manager.create_view(await manager.get_model(ids[outputs.length === ids.length ? at : 0]));
        view.luminoWidget.constructor.attach(view.luminoWidget, output);
      }
    }
  }
  // The manager is there a moment after what it has drawn.
  const mending = setInterval(mend, 500);
  setTimeout(() => clearInterval(mending), 60_000);

  /** Jupyter's sliders have a label beside them and no name: who cannot see it hears it. */
  function name() {
    document.querySelectorAll('.noUi-handle[role="slider"]:not([aria-label])').forEach((handle) => {
      const label = handle.closest(".jupyter-widgets")?.querySelector(".widget-label")?.textContent;
      if (label) handle.setAttribute("aria-label", label);
    });
  }

  /** Milliseconds: a line that is broken, and not only hiccuping. */
  const BROKEN = 3000;
  let broken = 0;

  // Jupyter mends its line by itself, or tries to for ever and says nothing.
  window.WebSocket = class extends window.WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("open", () => {
        clearTimeout(broken);
        broken = 0;
        document.querySelector(".krom-tutorial-lost")?.remove();
      });
      this.addEventListener("close", () => (broken ||= setTimeout(lost, BROKEN)));
    }
  };

  function lost() {
    if (document.querySelector(".krom-tutorial-lost")) return;
    document.body.prepend(document.getElementById("krom-lost").content.cloneNode(true));
    document.querySelector(".krom-tutorial-lost button").addEventListener("click", () => location.reload());
  }

  window.addEventListener("pagehide", () => {
    // Nobody comes back to this Python. Voilà says so itself, but not before it is there, and a Jupyter server hears only who
    // shows the token of its cookie.
    const token = document.cookie.split("; ").find((cookie) => cookie.startsWith("_xsrf="))?.slice(6) ?? "";
    const { baseUrl, kernelId } = JSON.parse(document.getElementById("jupyter-config-data")?.textContent ?? "{}");
    if ((token || status()) && kernelId) navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`, new URLSearchParams({ _xsrf: token }));
  });

  /** Other notebooks are beside this one only where Voilà serves a folder. */
  function beside() {
    const folder = location.pathname.includes("/voila/render/");
    document.querySelectorAll("[data-beside]").forEach((nav) => (nav.hidden = !folder));
    document.querySelectorAll("[data-lab]").forEach((link) => (link.href = location.pathname.replace("/voila/render/", "/lab/tree/")));
    if (folder) return;
    document.querySelectorAll('.jp-MarkdownOutput a[href*=".ipynb"]').forEach((link) => {
      if (!/^[a-z]+:/i.test(link.getAttribute("href") ?? "")) link.replaceWith(...link.childNodes);
    });
  }
})();
