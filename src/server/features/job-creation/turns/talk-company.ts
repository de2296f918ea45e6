import type { Db } from "#server/platform/database/database.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { quotedParts } from "../company/quoted-parts.ts";
import { pagesOf } from "../repository.ts";
import type { TalkCompany } from "../tables.ts";
import type { Said } from "./said.ts";

/** Whom the recruiter works for; "" when that is not said. */
export type OwnCompany = (actor: Actor) => Promise<string>;

/** Which company a talk is about: as the recruiter calls it, as its site does, or the recruiter's own. */
export async function talkCompany(
  db: Db,
  actor: Actor,
  said: Said,
  ownCompany: OwnCompany,
): Promise<{ company: TalkCompany; url: string }> {
  const { businessInfo, currentContent } = said;
  const asked = businessInfo?.url || currentContent?.url || "";
  const pages = await pagesOf(db, actor.id);
  const page = pages.find(({ url }) => isSamePage(url, asked));
  const name = tidied(currentContent?.company ?? "") || page?.companyName;
  const quotes = quotedParts(
    businessInfo?.description ?? "",
    pages.flatMap((one) => one.quotes),
  );
  const company = { name: name || tidied(await ownCompany(actor)), quotes };
  return { company, url: page?.url ?? "" };
}

const tidied = (text: string) => text.replace(/\s+/g, " ").trim();

/** "https://harrow.example" and "harrow.example/" are one page to a person. */
const isSamePage = (one: string, other: string) => other !== "" && bare(one) === bare(other);
const bare = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/+$/, "");
