import { expect, test } from "vitest";
import type { SavedProfile } from "#contract/candidate-profile.ts";
import { draftOf, isSame, moved, newRow, profileOf, tidy } from "./draft.ts";
import { NOTHING } from "./nothing.ts";

const { experience: position, education: study } = NOTHING;

const PROFILE: SavedProfile = {
  name: "Mei-Lin Chan",
  email: "mei.chan@example.com",
  phone: "0491 570 156",
  summary: "Employment lawyer.",
  experience: [
    { ...position, company: "Fairholm Lawyers", role: "Senior Associate", present: true },
    { ...position, company: "Tolland & Ware", role: "Associate", endDate: "2021-02" },
  ],
  education: [{ ...study, institution: "University of Sydney" }],
  skills: ["Advocacy", "LEAP"],
  certifications: [],
};

test("a profile that nobody touched is the one that was saved", () => {
  expect(isSame(profileOf(draftOf(PROFILE)), tidy(PROFILE))).toBe(true);
});

test("an entry that was opened and left blank is not kept", () => {
  const draft = draftOf(PROFILE);
  const blank = newRow({ ...position, present: true, description: "  " });
  const longer = { ...draft, experience: [...draft.experience, blank] };
  expect(isSame(profileOf(longer), tidy(PROFILE))).toBe(true);
});

test("the order of the entries, of the skills and each word of them counts as a change", () => {
  const draft = draftOf(PROFILE);
  const [first] = draft.experience;
  const reordered = { ...draft, experience: moved(draft.experience, first?.key ?? "", 1) };
  for (const changed of [
    reordered,
    { ...draft, skills: draft.skills.toReversed() },
    { ...draft, summary: "Employment lawyer" },
  ])
    expect(isSame(profileOf(changed), tidy(PROFILE))).toBe(false);
});

test("who still works there has no last day, whatever was typed before", () => {
  const [item = position] = PROFILE.experience;
  const [kept] = tidy({ ...PROFILE, experience: [{ ...item, endDate: "2020" }] }).experience;
  expect(kept?.endDate).toBe("");
  expect(tidy(PROFILE).experience[1]?.endDate).toBe("2021-02");
});

test("an entry keeps its name when it moves and when the server's answer comes back", () => {
  const draft = draftOf(PROFILE);
  const keys = draft.experience.map(({ key }) => key);
  const rows = moved(draft.experience, keys[1] ?? "", -1);
  expect(rows.map(({ key }) => key)).toEqual(keys.toReversed());
  const saved = profileOf({ ...draft, experience: rows });
  const again = draftOf(saved, { ...draft, experience: rows });
  expect(again.experience.map(({ key }) => key)).toEqual(keys.toReversed());
});

test("nothing moves beyond the ends of a list", () => {
  const { experience } = draftOf(PROFILE);
  expect(moved(experience, experience[0]?.key ?? "", -1)).toBe(experience);
  expect(moved(experience, experience[1]?.key ?? "", 1)).toBe(experience);
});
