import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "#web/lib/session.ts";

/** Events say at once what has changed; this also goes on where they cannot. */
const POLL_MS = 5000;

/** While something is being read, `query` is asked again until it is done. */
export function useLiveReading(reading: boolean, query: { queryKey: readonly unknown[] }): void {
  const client = useQueryClient();
  const signedIn = useSession().state === "signed-in";
  const [line] = query.queryKey;

  useEffect(() => {
    if (!reading) return;
    const asking = setInterval(() => void client.invalidateQueries({ queryKey: [line] }), POLL_MS);
    return () => clearInterval(asking);
  }, [client, reading, line]);

  // Those who are signed in listen all the time (app.tsx); visitors only while they wait here.
  useEffect(() => {
    if (!reading || signedIn) return;
    const following = import("#web/lib/live.ts").then((file) => file.listen(client));
    return () => void following.then((stop) => stop());
  }, [client, reading, signedIn]);
}
