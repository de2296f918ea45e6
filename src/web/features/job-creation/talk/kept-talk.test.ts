import { expect, test } from "vitest";
import type { Turn } from "../api.ts";
import { beginTalk, readTalk, type Talk, withFault, withSending, withTurn } from "./kept-talk.ts";

const DRAFT = {
  company: "Kestrel Freight",
  title: "",
  level: "",
  location: "",
  arrangement: "",
  employment_type: "",
  salary: null,
  responsibilities: [],
  must: [],
  nice: [],
  benefits: [],
  reports_to: "",
  start_date: "",
  contact: { name: "", email: "", phone: "" },
  about: [],
};
const turnOf = (over: Partial<Turn>): Turn => ({
  message: "What is the title?",
  jd: "",
  sessionId: "6f1f4b7e-6a9e-4a3b-9a3e-0a4f6a2b1c3d",
  complete: false,
  draft: DRAFT,
  known: [],
  unstated: [],
  changed: [],
  flags: [],
  unlawful: [],
  can_publish: false,
  posting_id: null,
  writer: "",
  ...over,
});
const begun = beginTalk(
  { company: "Kestrel Freight", url: "", description: "" },
  new Date("2026-11-16T00:00:00Z"),
);
const opened = withTurn(withSending(begun, ""), turnOf({}));
const texts = ({ messages }: Talk) => messages.map(({ sender, text }) => `${sender}: ${text}`);

test("the opening turn says nothing for the recruiter; a later one keeps both sides", () => {
  expect(texts(opened)).toEqual(["assistant: What is the title?"]);
  const typed = { ...opened, draft: " A paralegal " };
  const answered = withTurn(withSending(typed, "A paralegal"), turnOf({ message: "Where?" }));
  expect(answered.draft).toBe("");
  expect(texts(answered)).toEqual([
    "assistant: What is the title?",
    "user: A paralegal",
    "assistant: Where?",
  ]);
});

test("what a turn changed is known by the advertisement before it", () => {
  const titled = turnOf({ draft: { ...DRAFT, title: "Paralegal" } });
  const answered = withTurn(withSending(opened, "A paralegal"), titled);
  expect(answered.before?.title).toBe("");
  expect(answered.turn?.draft.title).toBe("Paralegal");
});

test("a turn that failed gives the words back, before what was typed since", () => {
  const sending = {
    ...withSending({ ...opened, draft: "A paralegal" }, "A paralegal"),
    draft: "Full",
  };
  const failed = withFault(sending, "Failed to generate JD content.");
  expect(failed.draft).toBe("A paralegal\nFull");
  expect(failed.fault).toBe("Failed to generate JD content.");
  expect(texts(failed)).toEqual(texts(opened));
});

test("words of a button leave what stands in the box alone", () => {
  expect(withSending({ ...opened, draft: "half a thou" }, "Publish it").draft).toBe("half a thou");
});

test("after a reload the talk goes on, and what was on its way is in the box again", () => {
  const left = withSending({ ...opened, draft: "A paralegal" }, "A paralegal");
  const found = readTalk(JSON.stringify(left));
  expect(found?.sending).toBeNull();
  expect(found?.draft).toBe("A paralegal");
  expect(found?.fault).toBe("Your last message may not have arrived.");
  expect(found && texts(found)).toEqual(texts(opened));
});

test("an opening that was interrupted is simply asked for again", () => {
  const found = readTalk(JSON.stringify(withSending(begun, "")));
  expect(found).toEqual(begun);
});

test("a talk of before it was said whether it can be published goes on, and says it cannot yet", () => {
  const { can_publish: _unsaid, ...before } = turnOf({});
  const found = readTalk(JSON.stringify({ ...opened, turn: before }));
  expect(found?.turn?.can_publish).toBe(false);
});

test("what cannot be read is no talk", () => {
  for (const text of [
    null,
    "",
    "{",
    "{}",
    '{"messages":3}',
    JSON.stringify({ ...begun, turn: {} }),
  ])
    expect(readTalk(text)).toBeUndefined();
});
