import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { usePlace } from "../address.ts";
import { refreshConversations } from "../api.ts";
import { messageTexts as texts } from "../texts.ts";
import { ThreadSkeleton } from "./thread-skeleton.tsx";

/** The list may be older than the link that led here, so it is asked once more before this is said. */
export function MissingConversation() {
  const client = useQueryClient();
  const { addressFor } = usePlace();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void refreshConversations(client).finally(() => setAsked(true));
  }, [client]);
  if (!asked) return <ThreadSkeleton />;
  const action = (
    <ButtonLink look="line" to={addressFor({ at: "list" })} replace className="max-md:min-h-11">
      {texts.allConversations}
    </ButtonLink>
  );
  return (
    <div className="lg:pl-7">
      <EmptyState title={say.notFound} text={texts.missingText} action={action} />
    </div>
  );
}
