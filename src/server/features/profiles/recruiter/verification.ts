import { domainToASCII } from "node:url";
import { isUrl } from "#contract/is-url.ts";
import type { RecruiterProfile } from "#contract/recruiter-profile.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { isKnownElsewhere } from "#server/platform/organisations/organisations.ts";
import { isShared } from "#server/platform/organisations/shared-domains.ts";

/** Whether somebody is at the company that they say they are: the one place that decides it. */

export interface Verification {
  readonly verified: boolean;
  /** What is missing, as a sentence; "" when nothing is. */
  readonly hint: string;
}

/** What an administrator looked at; null where nobody has. */
export interface Approval {
  readonly company: string | null;
  readonly website: string | null;
  readonly abn: string;
}

interface Known {
  readonly actor: Pick<Actor, "email" | "emailVerified">;
  readonly profile: Pick<RecruiterProfile, "company_name" | "company_website" | "abn">;
  readonly approval: Approval;
}

const VERIFIED: Verification = { verified: true, hint: "" };
const missing = (hint: string): Verification => ({ verified: false, hint });

/** Where mail is sent, and so addresses can be proved. */
export function verificationOf({ actor, profile, approval }: Known): Verification {
  if (!actor.emailVerified)
    return missing("Confirm your email address with the link that we have sent you.");
  // Nobody could hide from a company that is not named.
  if (!profile.company_name.trim()) return missing("Add the name of your company.");
  if (isApproved(profile, approval)) return VERIFIED;
  const website = domainOfSite(profile.company_website);
  if (!website)
    return missing("Add your company's website, and use an email address of its own domain.");
  if (isShared(website))
    return missing(
      `Anybody can have a page at ${website}. Add your company's own website, or ask us to check your company.`,
    );
  if (!isOfDomain(actor.email, website))
    return missing(
      `Use an email address that ends in ${website}, or ask us to check your company.`,
    );
  // Anybody can register another domain and call themselves by a name that people know.
  if (isKnownElsewhere(profile.company_name, website))
    return missing(
      `We know ${profile.company_name.trim()} by another website. Ask us to check your company.`,
    );
  return VERIFIED;
}

/** An approval is for what was looked at: under another name, website or number it is none. */
const isApproved = (profile: Known["profile"], { company, website, abn }: Approval): boolean =>
  company !== null &&
  company === profile.company_name &&
  website === profile.company_website &&
  abn === profile.abn;

/** "https://www.harrow.example/about" is "harrow.example"; "" when it is no website. */
function domainOfSite(website: string): string {
  if (!isUrl(website)) return "";
  return new URL(website).hostname
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/\.$/, "");
}

/** Anybody could name any company: only an address of its own domain, or below it, says that they are there. */
function isOfDomain(email: string, website: string): boolean {
  const domain = domainToASCII(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
  return !isShared(domain) && (domain === website || domain.endsWith(`.${website}`));
}
