import { describe, expect, test } from "vitest";
import { credentialAt, makeResume, quoteOf, resumeSaying } from "../testing/profiles.ts";

describe("licences, papers and checks", () => {
  test.each([
    ["nurse", "held", "Registered nurse with current AHPRA registration."],
    ["nurse", "pending", "Nursing student; AHPRA registration expected in December."],
    ["nurse", "denied", "Registered nurse in Manila. Not yet registered with AHPRA."],
    ["nurse", "denied", "AHPRA registration lapsed in 2020."],
    ["nurse", "denied", "I am not a registered nurse."],
    ["nurse", "held", "Registered nurse. No current police check."],
    ["teacher", "held", "Primary teacher with full VIT registration."],
    ["teacher", "pending", "Applied for VIT registration."],
    ["teacher", "denied", "I have no teacher registration in Victoria."],
    ["teacher", "denied", "I am not registered as a teacher."],
    ["electrician", "held", "Licensed electrician, A Grade licence."],
    ["electrician", "held", "Holds an electrical license in Queensland."],
    ["electrician", "pending", "Fourth-year apprentice; electrical licence expected in March."],
    ["electrician", "pending", "Awaiting my electrical licence."],
    ["electrician", "denied", "Trades assistant without an electrical licence."],
    ["electrician", "denied", "My electrical licence expired in 2021."],
    ["electrician", "denied", "I do not hold an electrical licence."],
    ["plumber", "held", "Licensed plumber since 2012."],
    ["pharmacist", "held", "Registered pharmacist."],
    ["conveyancer", "held", "Licensed conveyancer in Victoria."],
    ["conveyancer", "denied", "Not a licensed conveyancer."],
    ["heavy-vehicle", "held", "HR licence with a clean record."],
    ["forklift", "held", "Forklift licence (LF) and white card."],
    ["forklift", undefined, "Forklift licence booked for June."],
    ["forklift", undefined, "My brother has a forklift licence."],
    ["forklift", "denied", "No forklift licence."],
    ["white-card", "held", "Forklift licence (LF) and white card."],
    ["driver", "held", "Own car and full licence."],
    ["police-check", "held", "National police check dated May 2026."],
    ["children-check", "held", "WWCC current to 2029."],
    ["rsa", "held", "RSA certificate."],
    ["first-aid", "denied", "First aid certificate expired in 2022."],
    ["ca-cpa", "held", "Chartered accountant."],
    ["ca-cpa", "pending", "CPA in progress."],
    ["law-degree", "held", "Bachelor of Laws."],
    ["law-degree", "denied", "I have no law degree."],
  ])("%s is %s: %s", (id, state, text) => {
    expect(resumeSaying(text).credentials.get(credentialAt(id))?.state).toBe(state);
  });

  test.each([
    ["nurse", "Enrolled nurse with six years in aged care."],
    ["nurse", "Enrolled nurse, AHPRA registered."],
    ["nurse", "Vet nurse in a clinic."],
    ["electrician", "Electrical apprentice in the third year."],
    ["driver", "Wrote drivers for printers."],
    ["law-degree", "Worked for a professor of law."],
  ])("no %s: %s", (id, text) => {
    expect(resumeSaying(text).credentials.has(credentialAt(id))).toBe(false);
  });
});

test("an enrolled nurse is shown as one, and a registered nurse may do the same work", () => {
  const enrolled = credentialAt("enrolled-nurse");
  expect(
    resumeSaying("Enrolled nurse, registered since 2015.").credentials.get(enrolled)?.state,
  ).toBe("held");
  expect(resumeSaying("Registered nurse.").credentials.get(enrolled)?.state).toBe("held");
});

describe("a long list of keywords", () => {
  const keywords =
    "Wiring, switchboards, conduit, testing, solar panels, meters, cabling, lighting, motors, data, safety, electrical licence, forklift licence, white card";
  const { credentials } = makeResume(
    `Robin Example\n\nProfile\nStorekeeper in a warehouse.\n\nSkills\n${keywords}\n`,
  ).profile;

  test.each(["electrician", "forklift"])("makes no licence: %s", (id) => {
    expect(credentials.has(credentialAt(id))).toBe(false);
  });

  test("may show what is easily had", () => {
    expect(credentials.get(credentialAt("white-card"))?.state).toBe("held");
  });
});

test("the sentence that denies outweighs the one that mentions, and is cited", () => {
  const text = "Registered nurse in Manila for six years. Not yet registered with AHPRA.";
  const { lines, profile } = makeResume(`Robin Example\n\nProfile\n${text}\n`);
  const shown = profile.credentials.get(credentialAt("nurse"));
  const unit = profile.units[shown?.units[0] ?? -1];
  expect(unit && quoteOf(lines, unit)).toBe("Not yet registered with AHPRA.");
});

describe("the right to work", () => {
  test.each([
    ["Australian citizen.", "citizen"],
    ["Permanent resident with full work rights.", "resident"],
    ["Student visa with unrestricted work rights until 2027.", "held"],
    ["Requires employer sponsorship.", "needs-sponsor"],
    ["I need visa sponsorship to work in Australia.", "needs-sponsor"],
    ["Sponsorship required (482).", "needs-sponsor"],
    ["Citizen of India, seeking sponsorship.", "needs-sponsor"],
    ["Prepared citizenship applications for clients.", "unsaid"],
    ["Advised clients who require employer sponsorship.", "unsaid"],
    ["Led the Citizens Advice desk.", "unsaid"],
    ["Welder.", "unsaid"],
  ])("%s: %s", (text, state) => {
    expect(resumeSaying(text).rights.state).toBe(state);
  });
});
