import type { QueryKey } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import * as z from "zod/mini";
import { App } from "./app/app.tsx";
import { matchRoute } from "./app/routes.tsx";
import { preloadShell } from "./app/shell/shell.tsx";
import { createQueryClient } from "./lib/query.ts";
import { knownSession, watchSession } from "./lib/session.ts";
import { themeOf } from "./lib/theme.ts";

// The content security policy forbids code made from text.
z.config({ jitless: true });

const client = createQueryClient();
watchSession(client);
for (const [key, data] of answersOfPage()) client.setQueryData(key, data);
// A page that comes back out of the browser's memory may show someone who has signed out since.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) void client.invalidateQueries();
});

void start();

async function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no root.");
  // A page that cannot be loaded is shown as such by the error boundary.
  await Promise.allSettled([
    matchRoute(location).route.page.preload(),
    preloadShell(knownSession(client)),
  ]);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App client={client} theme={themeOf(document.documentElement.dataset.theme)} />
      </BrowserRouter>
    </StrictMode>
  );
  // Of a screen that only the browser draws, the server sent its shape: the screen takes its place.
  const isWhole = matchRoute(location).route.rendering === "server";
  if (isWhole && root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** What the server was asked while it rendered the page. */
function answersOfPage(): [QueryKey, unknown][] {
  return JSON.parse(document.getElementById("state")?.textContent || "[]");
}
