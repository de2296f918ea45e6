import { findDates } from "../dates.ts";

/** That somebody was admitted to practise. */
export const ADMITTED =
  /\b(?:admitted|admission|admissions|called to the bar|roll of (?:solicitors|legal practitioners|lawyers|barristers|practitioners|australian lawyers)|signed the (?:bar )?roll|enrolled as a|(?:entered|enrolled) on the roll|(?:supreme|high) court roll)\b/i;
const LEGAL =
  /\b(?:court|solicitor|lawyer|barrister|practitioner|practi[cs]e|legal profession|bar|roll|advocate|nsw|vic|qld|victoria|queensland|new south wales|tasmania|act|western australia|south australia)\b/i;
/** A court that admits lawyers. */
export const COURT =
  /\b((?:supreme|high|federal) court of (?:the )?(?:new south wales|australian capital territory|western australia|south australia|northern territory|new zealand|england and wales|nsw|act|wa|sa|nt|[a-z]+)|(?:nsw|victorian|queensland|tasmanian|act|wa|sa|nt) supreme court|(?:supreme|high) court)\b/i;
const NOT_YET =
  /\b(?:eligible|awaiting|pending|expected|seeking|intend|anticipated|application for|apply(?:ing)? for|moved? the|hospital|patient|university admission|student admission|admissions? (?:board|officer|team|office|manager|clerk))\b/i;
const HOUSE_WORDS = /\b(?:hospital|university|patients?|clinic|ward)\b/i;

/** A court's roll printed among licences: "Lawyer, Supreme Court of Victoria, 12 May 2015". */
export function isCourtRoll(text: string): boolean {
  return COURT.test(text) && !NOT_YET.test(text);
}

/** Whether the line says that somebody was admitted to practise law. */
export function isAdmissionLine(text: string): boolean {
  if (NOT_YET.test(text) || HOUSE_WORDS.test(text)) return false;
  return ADMITTED.test(text) && (LEGAL.test(text) || findDates(text).length > 0);
}
