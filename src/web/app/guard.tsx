import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useCameFrom } from "#web/lib/came-from.ts";
import { useSession } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { type Access, decideAccess } from "./access.ts";
import { Pending } from "./screens/pending.tsx";
import { Trouble } from "./screens/trouble.tsx";

/** Shows its page, or sends the person where they have to be first. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
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
