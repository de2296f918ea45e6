import type { SessionUser } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { messageTexts as texts } from "../texts.ts";

export function NoConversations({ role }: Pick<SessionUser, "role">) {
  const action = (
    <ButtonLink look="line" to="/dashboard" className="max-md:min-h-11">
      {texts.emptyStep[role]}
    </ButtonLink>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText[role]} action={action} />;
}
