import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react/pure";
import { listNotifications } from "#contract/notifications.ts";
import { listProviders } from "#contract/offered-providers.ts";
import { siteFacts } from "#contract/platform.ts";
import { listAnswers } from "#contract/requirement-answers.ts";
import { getStatus, type StatusUser } from "#contract/user-status.ts";
import { App } from "#web/app/app.tsx";
import { matchRoute } from "#web/app/routes.tsx";
import { preloadShell } from "#web/app/shell/shell.tsx";
import { createQueryClient } from "#web/lib/query.ts";
import { knownSession, statusQuery, watchSession } from "#web/lib/session.ts";
import { themeOf } from "#web/lib/theme.ts";
import { dismissToast, toast } from "#web/ui/float/toast.ts";
import { Toasts } from "#web/ui/float/toasts-mount.tsx";
import { switchKeys } from "#web/ui/list/keys-on.ts";
import { answersByDefault } from "./stub-api.ts";

/** The screen that most journeys were seen on; a phone is `page.viewport(390, 844)`. */
const DESK = { width: 1280, height: 720 };

/**
 * Shows the real product at an address, with the answers that the test has declared. What stands around
 * every screen is answered here, unless the test says otherwise.
 */
export async function openScreen(path: string, { user }: { user?: StatusUser } = {}) {
  // A second time in a test is what loading the page anew is for a person.
  await cleanup();
  answersByDefault(getStatus, statusOf(user));
  answersByDefault(listAnswers, { resume_id: null, lacking: [] });
  answersByDefault(listNotifications, { notifications: [], total: 0, unread: 0 });
  answersByDefault(listProviders, { providers: ["google", "microsoftonline"] });
  answersByDefault(siteFacts, { support_email: "support@candour.example", goals: [] });
  history.replaceState(null, "", path);
  const client = createQueryClient();
  // What may pass by itself is still tried again, but nobody waits for it.
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  watchSession(client);
  clients.push(client);
  await Promise.allSettled([
    client.fetchQuery(statusQuery),
    matchRoute(location).route.page.preload(),
  ]);
  await preloadShell(knownSession(client));
  const theme = themeOf(document.documentElement.dataset.theme);
  await render(
    <BrowserRouter>
      <App client={client} theme={theme} />
    </BrowserRouter>,
    { container: emptyRoot() },
  );
  return { client };
}

/** The screen that is opened next has this address behind it, where Back leads. */
export function cameFrom(path: string): void {
  history.replaceState(null, "", path);
  history.pushState(null, "", "/");
}

/** Shows parts by themselves, on a page that is otherwise empty. */
export async function showPart(part: ReactNode) {
  history.replaceState(null, "", "/");
  document.title = "Parts";
  await render(
    <BrowserRouter>
      <main className="wrap py-12">
        <h1>Parts</h1>
        {part}
      </main>
      <Toasts />
    </BrowserRouter>,
    { container: emptyRoot() },
  );
}

/** What <html> and the one element of the server's page are. */
function emptyRoot(): HTMLElement {
  const root = document.createElement("div");
  root.id = "root";
  document.body.append(root);
  return root;
}

export const statusOf = (user: StatusUser | undefined, unread = 0) =>
  user
    ? { logged_in: true as const, user, unread }
    : { logged_in: false as const, user: null, unread };

let clients: QueryClient[] = [];

/** Leaves nothing of one test for the next: modules, and with them the page, are loaded once for all. */
export async function resetScreen(): Promise<void> {
  await cleanup();
  for (const client of clients) client.clear();
  clients = [];
  // Whatever a library has put beside the root, and the dialogs that were open.
  document.body.replaceChildren();
  document.body.removeAttribute("style");
  delete document.documentElement.dataset.theme;
  document.title = "";
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: the product writes its cookie the same way.
    document.cookie = `${cookie.split("=")[0]}=; Path=/; Max-Age=0`;
  }
  forgetToasts();
  switchKeys(true);
  scrollTo(0, 0);
  if (innerWidth !== DESK.width || innerHeight !== DESK.height)
    await page.viewport(DESK.width, DESK.height);
}

/** There are five at most, numbered in a row; the newest number is known by making one. */
function forgetToasts(): void {
  const last = toast.info("");
  for (let id = last - 5; id <= last; id += 1) dismissToast(id);
}
