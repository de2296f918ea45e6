import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  duplicateFirms,
  type FirmIcon,
  firmIcon,
  hostOf,
  isRecruitmentSite,
} from "#contract/firm-rules.ts";
import { messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { toast } from "#web/ui/float/toast.ts";
import { firmCalls, scrapeFirms } from "./api.ts";
import type { Firm } from "./firm.ts";
import { checkDraft, draftOf } from "./firm-draft.ts";
import { firmTexts, rowTexts as texts } from "./texts.ts";

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

/** A firm among the others: what is noticed about it. */
export interface MarkedFirm extends Firm {
  readonly host: string;
  readonly icon: FirmIcon;
  readonly isRecruiter: boolean;
  /** The earlier firm with the same website. */
  readonly sameAs: string | undefined;
}

export function markFirms(firms: readonly Firm[], now: Date): MarkedFirm[] {
  const later = duplicateFirms(firms);
  const first = new Map(
    firms.filter(({ id }) => !later.has(id)).map((firm) => [hostOf(firm.websiteUrl), firm.name]),
  );
  return firms.map((firm) => {
    const host = hostOf(firm.websiteUrl);
    const isDuplicate = later.has(firm.id);
    return {
      ...firm,
      host,
      icon: firmIcon(firm, isDuplicate, now),
      isRecruiter: isRecruitmentSite(firm.name, firm.websiteUrl),
      sameAs: isDuplicate ? first.get(host) : undefined,
    };
  });
}

/** The icon in words, and what it has no room for: such a firm may be disabled as well. */
export function statusText(firm: MarkedFirm): string {
  const says = iconText(firm);
  const isSilent = firm.icon === "recruitment" || firm.icon === "duplicate";
  return isSilent && !firm.scrapingEnabled ? firmTexts.alsoDisabled(says) : says;
}

function iconText({ icon, sameAs, lastScrapedAt }: MarkedFirm): string {
  if (icon === "duplicate" && sameAs !== undefined) return firmTexts.sameAs(sameAs);
  if (icon === "stale" && lastScrapedAt === null) return firmTexts.neverRead;
  return firmTexts.icons[icon];
}
