import {
  duplicateFirms,
  type FirmIcon,
  firmIcon,
  hostOf,
  isRecruitmentSite,
} from "#contract/firm-rules.ts";
import { firmTexts as texts } from "../texts.ts";
import type { Firm } from "./firm.ts";

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
  return isSilent && !firm.scrapingEnabled ? texts.alsoDisabled(says) : says;
}

function iconText({ icon, sameAs, lastScrapedAt }: MarkedFirm): string {
  if (icon === "duplicate" && sameAs !== undefined) return texts.sameAs(sameAs);
  if (icon === "stale" && lastScrapedAt === null) return texts.neverRead;
  return texts.icons[icon];
}
