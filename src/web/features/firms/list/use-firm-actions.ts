import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { toast } from "#web/ui/float/toast.ts";
import { firmCalls, scrapeFirms } from "../api.ts";
import type { Firm } from "../model/firm.ts";
import { checkDraft, draftOf } from "../model/firm-draft.ts";
import type { MarkedFirm } from "../model/marked-firm.ts";
import { firmTexts, rowTexts as texts } from "../texts.ts";

/** What is open over the list. */
type Opened =
  | { readonly kind: "add" }
  | { readonly kind: "edit"; readonly firm: Firm }
  | { readonly kind: "remove"; readonly firms: readonly Firm[] };

export type FirmActions = ReturnType<typeof useFirmActions>;

/** Everything that can be done with firms from their list. What fails is told over it: its row may be far down. */
export function useFirmActions() {
  const calls = firmCalls(useQueryClient());
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const { run, busy } = useAction(firmTexts.unexpected);

  const attempt = (name: string, failed: string, work: () => Promise<void>) =>
    void run(name, () => work().catch((error: unknown) => toast.error(messageOf(error, failed))));

  return {
    opened,
    isScraping: busy === "scrape",
    close: () => setOpened(undefined),
    add: () => setOpened({ kind: "add" }),
    edit: (firm: MarkedFirm) => setOpened({ kind: "edit", firm }),
    remove: (firms: readonly MarkedFirm[]) => setOpened({ kind: "remove", firms }),
    scrape: (ids: readonly string[]) =>
      attempt("scrape", texts.scrapeFailed, async () => {
        const seeRun = { label: texts.seeRun, onPress: () => void navigate("/admin") };
        toast.success(await scrapeFirms(ids), { action: seeRun });
      }),
    switchScraping: (firm: MarkedFirm) =>
      attempt("switch", texts.changeFailed, async () => {
        const draft = draftOf(firm);
        const checked = checkDraft({ ...draft, scrapingEnabled: !draft.scrapingEnabled });
        // What an older version let in is mended where its fields are.
        if ("faults" in checked) return setOpened({ kind: "edit", firm });
        toast.success(await calls.save(firm.id, checked.fields));
      }),
  };
}
