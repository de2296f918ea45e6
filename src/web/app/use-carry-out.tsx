import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { isActionPending } from "#web/lib/pending-action.ts";
import type { Session } from "#web/lib/session.ts";

const CarryOut = lazy(() =>
  import("./carry-out.tsx").then(
    (file) => ({ default: file.CarryOut }),
    // It stays where it is, and is done when the next page loads.
    () => ({ default: () => null }),
  ),
);

/** What is shown beside every screen for it: nothing, and it is loaded only where something waits to be done. */
export function useCarryOut(session: Session): ReactNode {
  const user = session.state === "signed-in" ? session.user : undefined;
  const person = user?.id;
  const [isPending, setPending] = useState(false);
  const onDone = useCallback(() => setPending(false), []);
  useEffect(() => {
    if (person) setPending(isActionPending());
  }, [person]);
  if (!user || !isPending) return null;
  return (
    <Suspense fallback={null}>
      <CarryOut key={user.id} user={user} onDone={onDone} />
    </Suspense>
  );
}
