import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { useNavigationState } from "#web/lib/navigation-state.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useMessagesView } from "../messages-view.ts";
import { messageTexts as texts } from "../texts.ts";

const Handed = z.object({ fromList: z.literal(true) });

/** Only where the list makes room for what is open (spec 1 §2). */
export function BackToList() {
  const navigate = useNavigate();
  const { addressFor } = useMessagesView();
  const cameFromList = useNavigationState(Handed) !== undefined;
  const back = () =>
    cameFromList ? navigate(-1) : navigate(addressFor({ at: "list" }), { replace: true });
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={texts.back}
      onClick={() => void back()}
      className="-ml-2.5 flex-none max-md:size-11 lg:hidden"
    >
      <Icon name="left" />
    </Button>
  );
}
