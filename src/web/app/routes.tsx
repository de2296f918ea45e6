import { matchRoutes, type Params, type Path } from "react-router";
import { demoQuery } from "#web/features/accounts/api.ts";
import type { ApiQuery } from "#web/lib/query.ts";
import type { Access } from "./access.ts";
import type { Head } from "./head.ts";
import { type LazyPage, lazyPage } from "./lazy-page.tsx";

interface RouteContext {
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
}

const notFound: AppRoute = {
  path: "*",
  access: "public",
  rendering: "server",
  status: 404,
  head: () => ({ title: "Page not found", description: "There is nothing at this address." }),
  page: lazyPage(() => import("./not-found-page.tsx").then((file) => file.NotFoundPage)),
};

/** Every screen of the product. The server, the guard and the browser all read this table. */
export const routes: AppRoute[] = [
  {
    path: "/",
    access: "public",
    rendering: "server",
    head: () => ({
      title: "See which jobs fit your resume",
      description:
        "Candour reads your resume line by line, ranks live Australian jobs against it, and cites its evidence for every requirement.",
    }),
    page: lazyPage(() =>
      import("#web/features/landing/home-page.tsx").then((file) => file.HomePage),
    ),
  },
  {
    path: "/login",
    access: "guest",
    rendering: "server",
    head: () => ({ title: "Sign in", description: "Sign in to Candour." }),
    queries: () => [demoQuery],
    page: lazyPage(() =>
      import("#web/features/accounts/login-page.tsx").then((file) => file.LoginPage),
    ),
  },
  {
    path: "/register",
    access: "guest",
    rendering: "server",
    head: () => ({
      title: "Create an account",
      description: "Create a Candour account. It is free for job seekers.",
    }),
    page: lazyPage(() =>
      import("#web/features/accounts/register-page.tsx").then((file) => file.RegisterPage),
    ),
  },
  {
    path: "/verify-email",
    access: "public",
    rendering: "browser",
    head: () => ({ title: "Verify your email", description: "Confirm your email address." }),
    page: lazyPage(() =>
      import("#web/features/accounts/verify-email-page.tsx").then((file) => file.VerifyEmailPage),
    ),
  },
  {
    path: "/dashboard",
    access: "signed-in",
    rendering: "browser",
    head: () => ({ title: "Dashboard", description: "Your work on Candour." }),
    page: lazyPage(() => import("./dashboard-page.tsx").then((file) => file.DashboardPage)),
  },
  {
    path: "/notifications",
    access: "signed-in",
    rendering: "browser",
    head: () => ({ title: "Notifications", description: "What happened while you were away." }),
    page: lazyPage(() =>
      import("#web/features/notifications/notifications-page.tsx").then(
        (file) => file.NotificationsPage,
      ),
    ),
  },
  {
    // Answered only outside production (platform/pages).
    path: "/dev/parts",
    access: "public",
    rendering: "browser",
    head: () => ({ title: "Parts", description: "Every part of the design system." }),
    page: lazyPage(() => import("./parts/parts-page.tsx").then((file) => file.PartsPage)),
  },
  notFound,
];

export function matchRoute({ pathname = "/", search = "" }: Partial<Path>) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const params: Params = match?.params ?? {};
  return {
    route: match?.route ?? notFound,
    context: { params, search: new URLSearchParams(search) },
  };
}
