import { useEffect, useState } from "react";

/**
 * A form that is sent before the app is alive is held back by public/hold-forms.js, which is loaded
 * before the page is shown, and small for that: sent by the browser it would end on another page, and
 * lose the chosen file. Forms that only ask for a page lead there without the app. Where the app cannot
 * come, the form goes off after all, and the server says what became of it (platform/pages).
 *
 * This says that the screen is alive, upon which the form is sent. It stands inside the screen's own
 * boundary, which React takes over after the rest of the page, and waits for one more rendering: by then
 * the parts know what was filled in before they were there.
 */
export function HeldForms() {
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    if (alive) dispatchEvent(new Event("alive"));
    else setAlive(true);
  }, [alive]);
  return null;
}
