import { type QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { useSession } from "#web/lib/session.ts";
import { FirstTheme, type Theme } from "#web/lib/theme.ts";
import { useArrival } from "./arrival.ts";
import { Guard } from "./guard.tsx";
import { HeldForms } from "./held-forms.ts";
import { matchRoute } from "./routes.tsx";
import { ErrorBoundary } from "./screens/error-boundary.tsx";
import { Pending } from "./screens/pending.tsx";
import { Shell } from "./shell/shell.tsx";

interface AppProps {
  client: QueryClient;
  theme: Theme;
  /** What the server sends of a screen that only the browser draws, in place of the screen. */
  instead?: ReactNode;
}

/** The product inside a router: the browser's own, or the server's for one address. */
export function App({ client, theme, instead }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <FirstTheme value={theme}>
        <Screen instead={instead} />
      </FirstTheme>
    </QueryClientProvider>
  );
}

function Screen({ instead }: Pick<AppProps, "instead">) {
  const location = useLocation();
  const session = useSession();
  const { route, context } = matchRoute(location);
  const person = session.state === "signed-in" ? session.user.id : "";
  const announcement = useArrival(route.head(context), route.scene?.(context));
  useLiveChanges(person);
  const footer = typeof route.footer === "function" ? route.footer(context) : route.footer;
  if (instead) return <Shell {...{ session, route, footer, announcement }}>{instead}</Shell>;
  return (
    <Shell {...{ session, route, footer, announcement }}>
      <ErrorBoundary place={location.key}>
        <Suspense fallback={<Pending />}>
          <Guard key={`${route.path} ${person}`} access={route.access}>
            <route.page />
          </Guard>
          <HeldForms />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}

/** Loaded only for those it serves: a visitor's page does not carry it. */
function useLiveChanges(person: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!person) return;
    const following = import("#web/lib/live.ts").then((file) => file.listen(client));
    return () => void following.then((stop) => stop());
  }, [client, person]);
}
