import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { parsePath, StaticRouter } from "react-router";
import * as z from "zod/mini";
import type { JsonEndpoint, Schema } from "#contract/endpoint.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { decideAccess } from "./app/access.ts";
import { App } from "./app/app.tsx";
import type { AppRoute } from "./app/app-route.ts";
import { headTags, jsonForScript } from "./app/head.ts";
import { type Answered, PUBLIC_PAGES } from "./app/public-pages.ts";
import { matchRoute } from "./app/routes.tsx";
import { Pending } from "./app/screens/pending.tsx";
import { Trouble } from "./app/screens/trouble.tsx";
import { HomeLink } from "./app/shell/home-link.tsx";
import { preloadShell } from "./app/shell/shell.tsx";
import type { AnyInput } from "./lib/api.ts";
import { localPath } from "./lib/came-from.ts";
import { missingKey } from "./lib/missing.ts";
import { type ApiQuery, createQueryClient } from "./lib/query.ts";
import { knownSession, type Session, statusQuery } from "./lib/session.ts";
import { themeOf } from "./lib/theme.ts";

/** Rendered by the server alone. Where the scripts cannot come (public/hold-forms.js), it says so. */
function BeforeScripts() {
  return (
    <>
      <Pending />
      <noscript>
        <NeedsScripts />
      </noscript>
      <div role="alert" className="hidden in-data-stuck:block">
        <NeedsScripts />
      </div>
    </>
  );
}

const NeedsScripts = () => (
  <div className="wrap">
    <p className="max-w-[60ch] text-ink-2">
      This page needs JavaScript, which didn’t load. Check that JavaScript is turned on and that you
      are online, then load the page again.
    </p>
  </div>
);

export interface RenderInput {
  /** Path and query, as they were asked for. */
  url: string;
  /** Answers a line in process, as the caller of this request. */
  call: (endpoint: JsonEndpoint, input: AnyInput) => Promise<unknown>;
  /** The cookie `theme`. */
  theme: string | undefined;
  origin: string;
}

export interface Rendered {
  status: number;
  /** Send the browser there; the rest is then empty. */
  redirect?: string;
  /** Tags for <head>, escaped. */
  head: string;
  html: string;
  /** JSON that is safe inside <script type="application/json">. */
  state: string;
  htmlAttributes: string;
}

const OK = 200;
const FOUND = 302;
const MOVED = 308;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;
/** Not of "/" itself. */
const TRAILING = /(?<=.)\/+$/;
/** The same question may well be answered in a moment. */
const TEMPORARY: ReadonlySet<unknown> = new Set(["rate-limited", "unavailable", "internal"]);

export async function render({ url, call, theme, origin }: RenderInput): Promise<Rendered> {
  const { pathname = "/", search = "" } = parsePath(url);
  const { route, context } = matchRoute({ pathname, search });
  // One address for every page: with a slash behind, it would be listed twice.
  if (route.status !== NOT_FOUND && TRAILING.test(pathname))
    return redirectTo(pathname.replace(TRAILING, "") + search, MOVED);
  const client = createQueryClient();
  const session = await readSession(client, call);
  const cameFrom = localPath(context.search.get("from"));
  const decision = decideAccess(route.access, session, pathname + search, cameFrom);
  if ("redirect" in decision) return redirectTo(withFrom(decision.redirect, decision.from));

  const world = PUBLIC_PAGES[route.path];
  const [beside, own] = await Promise.all([
    fillAll(client, call, route.queries?.(context)),
    fillAll(client, call, world?.queries(context)),
  ]);
  const elsewhere = world?.elsewhere?.(context, answeredIn(client));
  if (elsewhere) return redirectTo(elsewhere);
  const status = route.status ?? statusOf(beside, own);
  // What anyone may open and the server renders: also the ways in, which people search for.
  const isOpen = route.access === "public" || route.access === "guest";
  const listed = route.rendering === "server" && isOpen && status !== NOT_FOUND;
  const head = {
    ...route.head(context),
    ...(status !== UNAVAILABLE && world?.head(context, answeredIn(client))),
  };
  return {
    status,
    head: headTags(head, { address: origin + pathname, listed }),
    html: "show" in decision ? await htmlOf(route, session, url, client, theme) : "",
    state: jsonForScript(answersIn(client)),
    htmlAttributes: `data-theme="${themeOf(theme)}"`,
  };
}

/** While what a page is about (its `own`) cannot be asked, nobody may conclude that it is gone. */
function statusOf(beside: readonly unknown[], own: readonly unknown[]): number {
  if ([...beside, ...own].includes("not-found")) return NOT_FOUND;
  return own.some((fault) => TEMPORARY.has(fault)) ? UNAVAILABLE : OK;
}

/** For the browser, so that it need not ask again. */
const answersIn = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    // Rendering has asked for more than was answered; the browser asks for that itself.
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data]);

/** For the head, which is made of what the page was answered. */
const answeredIn =
  (client: QueryClient): Answered =>
  <E extends JsonEndpoint>({ endpoint, queryKey }: { endpoint: E; queryKey: QueryKey }) =>
    parsed<E["response"]>(endpoint.response, client.getQueryData(queryKey));

function parsed<S extends Schema>(schema: S, data: unknown): z.output<S> | undefined {
  const answer = z.safeParse(schema, data);
  return answer.success ? answer.data : undefined;
}

/** Puts what was rendered into the built index.html. Replaced by functions: `$&` is only text. */
export function assemble(
  template: string,
  { head, html, state, htmlAttributes }: Rendered,
): string {
  return template
    .replace('data-theme="system"', () => htmlAttributes)
    .replace("<!--head-->", () => head)
    .replace("<!--app-->", () => html)
    .replace("<!--data-->", () => `<script type="application/json" id="state">${state}</script>`);
}

const SCRIPTS = /<script\b[^>]*><\/script>/g;

/** The answer to a form that the browser sent by itself. No script may take it for the form's page. */
export function renderNotSent(template: string, url: string, theme: string | undefined): string {
  const rendered = renderToString(
    <StaticRouter location="/">
      <NotSentPage url={url} />
    </StaticRouter>,
  );
  return assemble(template.replace(SCRIPTS, ""), {
    status: OK,
    head: headTags({ title: "Not sent" }, { address: "", listed: false }),
    html: rendered,
    state: "[]",
    htmlAttributes: `data-theme="${themeOf(theme)}"`,
  });
}

async function readSession(client: QueryClient, call: RenderInput["call"]): Promise<Session> {
  await fill(client, call, statusQuery);
  return knownSession(client);
}

const fillAll = (client: QueryClient, call: RenderInput["call"], queries: ApiQuery[] = []) =>
  Promise.all(queries.map((query) => fill(client, call, query)));

/** A call that fails leaves its data to the browser, which asks again and can say what is wrong. */
async function fill(client: QueryClient, call: RenderInput["call"], query: ApiQuery) {
  try {
    client.setQueryData(query.queryKey, await call(query.endpoint, query.input));
    return undefined;
  } catch (error) {
    const fault = error instanceof Error && "fault" in error ? error.fault : "internal";
    if (fault === "not-found") client.setQueryData(missingKey(query), true);
    return fault;
  }
}

async function htmlOf(
  route: AppRoute,
  session: Session,
  url: string,
  client: QueryClient,
  theme: string | undefined,
): Promise<string> {
  const isWhole = route.rendering === "server";
  await Promise.all([isWhole && route.page.preload(), preloadShell(session)]);
  // Of a screen that only the browser draws, what stands around it and its shape: no blank page meanwhile.
  const instead = isWhole ? {} : { instead: <BeforeScripts /> };
  return renderToString(
    <StaticRouter location={url}>
      <App client={client} theme={themeOf(theme)} {...instead} />
    </StaticRouter>,
  );
}

/** No navigation state survives a redirect, so where the person came from stands in the address. */
const withFrom = (path: string, from: string | undefined) =>
  from ? `${path}?${new URLSearchParams({ from })}` : path;

const redirectTo = (redirect: string, status = FOUND): Rendered => ({
  status,
  redirect,
  head: "",
  html: "",
  state: "",
  htmlAttributes: "",
});

/**
 * What the server answers to a form that came without the app. It stands alone and has no script: where
 * a form comes like this, there is none.
 */
function NotSentPage({ url }: { url: string }) {
  return (
    <>
      <header className="border-rule border-b">
        <div className="wrap flex h-14 items-center">
          <HomeLink />
        </div>
      </header>
      <main>
        <Trouble
          title="That wasn’t sent"
          text="This form needs JavaScript, which didn’t load, so nothing was saved. Go back in your browser to keep what you typed, check that JavaScript is turned on, and try again."
        >
          <ButtonLink to={localPath(url) ?? "/"}>Open the page again</ButtonLink>
        </Trouble>
      </main>
    </>
  );
}
