import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { faceTexts as texts } from "../texts.ts";

export function EmptyQueue() {
  return (
    <div role="status" className="px-5 md:px-7">
      <EmptyState
        title={texts.none}
        text={texts.noneText}
        action={<ButtonLink to="/admin">{texts.noneAction}</ButtonLink>}
      />
    </div>
  );
}
