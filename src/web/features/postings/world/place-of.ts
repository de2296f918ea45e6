import { STATES } from "#contract/match-rules.ts";

const STATE = new RegExp(`\\b(${STATES.join("|")})\\b`);
/** "Remote within Australia", not "remote considered". */
const REMOTE = /^remote\b/i;
const COUNTRY = "AU";

/** Where the work is done, from the words of an advertisement: "Bathurst NSW", "Remote (Victoria)". */
export function placeOf(location: string) {
  const written = location.trim();
  if (written === "") return {};
  if (REMOTE.test(written))
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "Australia" },
    };
  const found = STATE.exec(written);
  const locality = (found ? written.slice(0, found.index) : written)
    .replace(/\(.*$/, "")
    .replace(/[\s,]+$/, "");
  const address = {
    "@type": "PostalAddress",
    ...(locality && { addressLocality: locality }),
    ...(found && { addressRegion: found[1] }),
    addressCountry: COUNTRY,
  };
  return { jobLocation: { "@type": "Place", address } };
}
