// Loaded before the page is shown. What is sent or pressed before the app is alive waits for it, as
// src/web/app/app.tsx tells.
{
  const { dataset } = document.documentElement;
  let held;
  const hold = (event) => {
    // A form that only asks for a page leads there without the app, too.
    if (event.target.method !== "post") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event.target;
    dataset.held = "";
  };
  const pick = (event) => {
    const input = document.getElementById(event.target.dataset.picks);
    if (!input) return;
    event.stopImmediatePropagation();
    input.click();
  };
  const letGo = (how) => {
    removeEventListener("submit", hold, true);
    removeEventListener("click", pick, true);
    delete dataset.held;
    held?.[how]();
    held = undefined;
  };
  addEventListener("submit", hold, true);
  addEventListener("click", pick, true);
  addEventListener("alive", () => letGo("requestSubmit"));
  // The app cannot come. The server says what became of the form.
  const isLost = ({ target }) => {
    if (target.type !== "module") return;
    dataset.stuck = "";
    letGo("submit");
  };
  addEventListener("error", isLost, true);
}
