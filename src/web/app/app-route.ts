import type { Params } from "react-router";
import type { ApiQuery } from "#web/lib/query.ts";
import type { Access } from "./access.ts";
import type { Head } from "./head.ts";
import type { LazyPage } from "./lazy-page.tsx";
import type { FooterKind } from "./shell/navigation-links.ts";

export interface RouteContext {
  params: Params;
  search: URLSearchParams;
}

export interface AppRoute {
  path: string;
  access: Access;
  /** `server`: the world reads it, so its HTML is sent. `browser`: only the person in front of it. */
  rendering: "server" | "browser";
  status?: 404;
  head: (context: RouteContext) => Head;
  /** Answered on the server, so that the page starts with its data. */
  queries?: (context: RouteContext) => ApiQuery[];
  page: LazyPage;
  /** Which of its steps is shown, where a screen has several: a change is an arrival like any other. */
  scene?: (context: RouteContext) => string;
  /** Which links stand below; by default few in the signed-in area and more elsewhere. */
  footer?: FooterKind | ((context: RouteContext) => FooterKind);
}
