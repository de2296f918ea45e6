import { type QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { Component, type ReactNode, Suspense, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useCameFrom } from "#web/lib/came-from.ts";
import { useSession } from "#web/lib/session.ts";
import { FirstTheme, type Theme } from "#web/lib/theme.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { type Access, decideAccess } from "./access.ts";
import { matchRoute } from "./routes.tsx";
import { useScreenChange } from "./screen-change.ts";
import { Pending } from "./screens/pending.tsx";
import { Trouble } from "./screens/trouble.tsx";
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
  const announcement = useScreenChange(route.head(context), route.scene?.(context));
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
function HeldForms() {
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    if (alive) dispatchEvent(new Event("alive"));
    else setAlive(true);
  }, [alive]);
  return null;
}

/** Shows its page, or sends the person where they have to be first. */
function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  const cameFrom = useCameFrom();
  const { pathname, search, hash } = useLocation();
  const decision = decideAccess(access, session, pathname + search + hash, cameFrom);
  if ("redirect" in decision) {
    const { redirect, from } = decision;
    return <Navigate to={redirect} replace state={from ? { from } : null} />;
  }
  if ("show" in decision) return children;
  if (session.state === "unknown" && session.failed) return <Unreachable />;
  return <Pending />;
}

function Unreachable() {
  return (
    <Trouble title="We could not check who is signed in" text="The server did not answer.">
      <Button onClick={() => location.reload()}>Try again</Button>
    </Trouble>
  );
}

interface Props {
  /** Another place is another try. */
  place: string;
  children: ReactNode;
}

/** Keeps a fault in one page from taking the whole window, and offers a way on. */
class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.place !== this.props.place) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Trouble
        title="This page could not be shown"
        text="Something went wrong on our side, or a newer version has just been put in place."
      >
        <Button onClick={() => location.reload()}>Load it again</Button>
        <ButtonLink look="line" to="/">
          Go to the home page
        </ButtonLink>
      </Trouble>
    );
  }
}
