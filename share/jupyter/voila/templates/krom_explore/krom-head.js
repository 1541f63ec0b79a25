// Before the first paint: the theme that the visitor chose, if any. Otherwise the system's holds.
try {
  const theme = localStorage.getItem("krom.theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch { /* no storage: the system's theme */ }
// What Voilà calls while it writes the page.
window.voila_process = window.voila_heartbeat = () => {};
