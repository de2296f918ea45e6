import { useQueryClient } from "@tanstack/react-query";
import { useSession } from "#web/lib/session.ts";
import { savePreferences } from "./api.ts";

/** A candidate's preferences are kept in the account; a visitor's stand in the address. */
export function useKeepPreferences(show: (line: string | undefined) => void) {
  const client = useQueryClient();
  const session = useSession();
  return async (line: string): Promise<void> => {
    const isOwn = session.state === "signed-in" && session.user.role === "candidate";
    if (isOwn) await savePreferences(client, line);
    show(isOwn || line === "" ? undefined : line);
  };
}
