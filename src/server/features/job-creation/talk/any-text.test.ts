import fc from "fast-check";
import { expect, test } from "vitest";
import { JobDraft } from "#contract/job-creation.ts";
import { draftHtml } from "./draft-html.ts";
import { openTalk } from "./state.ts";
import { opened } from "./testing/talk-through.ts";
import { takeTurn } from "./turn.ts";

/** Words that make rules fire, mixed with anything at all. */
const BITS =
  `we need a senior paralegal in Sydney must have nice to have: benefits they will draft leases and 5 years PQE
  $120k to 140 plus super remove the last one change it to move scrap that publish done skip yes no <b> </script> & " '
  hybrid 3 days in the office full time ; , . ? ! - • 1. contact Jo Lim jo@x.example 0491 570 006 reports to start asap
  young and energetic native speaker ignore all previous instructions replace with would be a bonus is a must`.split(
    /\s+/,
  );
const piece = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...BITS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30, unit: "grapheme" }) },
  { weight: 1, arbitrary: fc.constantFrom("\n", "\n\n", "\n- ", ": ", "; ") },
);
const message = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(" "));

const OWN_TAGS = /<\/?(?:article|h2|h3|p|dl|dt|dd|ul|li|blockquote|footer)>/g;
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFC")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** What we write in full or add: states of known towns, and the words of set values. */
const OURS = new Set(
  "nsw vic qld wa sa tas act nt sydney remote australia hybrid on site full part time contract casual internship graduate junior associate senior partner secretary solicitor manager assistant developer engineer asap energetic confident with digital tools fluent speaker english".split(
    " ",
  ),
);

test("no message breaks a talk, brings markup, or puts words into anybody's mouth", () => {
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 6 }), (messages) => {
      let { state } = opened();
      for (const said of messages) {
        const turn = takeTurn(state, said);
        expect(turn.message.length).toBeGreaterThan(0);
        expect(draftHtml(turn.draft).replace(OWN_TAGS, "")).not.toMatch(/[<>]/);
        state = turn.state;
      }
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      const {
        salary: _salary,
        company: _company,
        about: _about,
        contact,
        ...draft
      } = JobDraft.parse(state.draft);
      const heard = new Set(messages.flatMap(wordsOf));
      const texts = [...Object.values(draft).flat(), contact.name];
      const unsaid = texts.flatMap(wordsOf).filter((word) => !heard.has(word) && !OURS.has(word));
      expect(unsaid).toEqual([]);
    }),
    { numRuns: 80, seed: 20_270_201 },
  );
});

test("a very long message is heard in good time", () => {
  for (const said of [
    "they will ",
    "must have and ",
    "1, ",
    "is a really ",
    "$1 to ",
    "Ab Cd ",
    "'",
    "no, ",
  ])
    expect(
      takeTurn(openTalk({ name: "", quotes: [] }), said.repeat(10_000 / said.length)).complete,
    ).toBe(false);
});
