const HOME = new RegExp(
  [
    String.raw`\bhybrid\b(?![- ](?:vehicle|car|suv|ute|fleet|engine|electric|cloud|search|network|system|infrastructure|environment|securit|instrument|capital))`,
    String.raw`(?<!\b(?:away|far|close|minutes|hours|kilometres|km) )from home\b`,
    String.raw`\bwfh\b`,
    String.raw`\b(?:work(?:ing|ed)?|available|done|performed) remotely\b`,
    String.raw`\b(?:fully|partly|partially|100%|days?) remote\b`,
    // A remote clinic, a remote area: most of what is remote is a place.
    String.raw`\bremote(?:[- ]first\b| (?:work|working|role|position|job|arrangements?|considered|possible|available|options?|within|from anywhere)\b| \()`,
    String.raw`(?<!\b(?:rural|regional|isolated|very|and|or|in|to) )\bremote(?=[ \t]*(?:$|[.;)|]|,(?! (?:rural|regional|resort|isolated|very)\b)))`,
    String.raw`\b(?:days?|one|two|three|four|worked|may be)(?: a week| each week)? at home\b`,
  ].join("|"),
  "gim",
);

/** "There is no work from home", but not "no more than two days", nor "no dress code and two days from home". */
const DENIED_BEFORE =
  /\b(?:no|not|never|nor|without|cannot|unable|rather than|instead of|\w+n[’']t)\b(?! (?:more|less|only|just)\b)(?:(?!\b(?:and|but|so)\b)[^.,;:()\n!?|]){0,40}$/i;
/** "Working from home is not available", "Hybrid? No." */
const DENIED_AFTER =
  /^(?: work(?:ing)?| arrangements?)?(?: (?:for|in) this (?:role|position|job))?(?: \w+)? (?:not|never|cannot|unavailable|no longer|\w+n[’']t)\b|^(?: work(?:ing)?)?[?:] *no\b/i;
const REACH = 60;

/** "Hybrid", "two days from home": some of the work can be done there. Visits to people at home are not meant. */
export const namesHome = (text: string): boolean =>
  [...text.matchAll(HOME)].some(({ 0: said, index }) => {
    const end = index + said.length;
    return !(
      DENIED_BEFORE.test(text.slice(Math.max(0, index - REACH), index)) ||
      DENIED_AFTER.test(text.slice(end, end + REACH))
    );
  });
