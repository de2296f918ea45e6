import { expect, test, vi } from "vitest";
import { type AdminPost, BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { ApiError } from "#web/lib/api.ts";
import { aPost } from "../admin/testing/posts.ts";
import { begin, isDirty, resume, step } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import type { PostDraft } from "./post-draft.ts";
import { editorTexts as texts } from "./texts.ts";

const POST = aPost();
const collision = () => new ApiError(409, "conflict", say.changedMeanwhile);
const at = (minute: number) => `2026-11-02T03:${String(minute).padStart(2, "0")}:00.000Z`;

/** A desk whose server and clock are in the test's hands. */
function aDesk(post = POST, first = begin(post)) {
  const sent: { draft: PostDraft; updatedAt: string }[] = [];
  const answers: ((answer: AdminPost | Error) => void)[] = [];
  let timers: (() => void)[] = [];
  let there = post;
  const kept: unknown[] = [];
  const desk = createEditorStore(first, {
    send: (draft, updatedAt) =>
      new Promise((resolve, reject) => {
        sent.push({ draft, updatedAt });
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
    read: async () => there,
    now: () => new Date(),
    later(_ms, work) {
      timers.push(work);
      return () => {
        timers = timers.filter((other) => other !== work);
      };
    },
    keep: (editing) => kept.push(editing),
  });
  const close = desk.open();
  return {
    desk,
    sent,
    close,
    waiting: () => timers.length,
    /** Nobody has typed for a while. */
    pass: () => timers.splice(0).map((work) => work()),
    async answer(answer: AdminPost | Error) {
      await vi.waitFor(() => expect(answers).toHaveLength(1));
      answers.shift()?.(answer);
    },
    elsewhere(post: AdminPost) {
      there = post;
    },
    lastKept: () => kept.at(-1),
  };
}
/** Left with an excerpt that was not saved, and opened again. */
const resumed = (excerpt: string) =>
  resume(POST, step(begin(POST), { kind: "typed", change: { excerpt } }));
const settled = (desk: ReturnType<typeof aDesk>["desk"]) =>
  vi.waitFor(() => expect(desk.now().sending).toBeUndefined());

test("a draft saves itself after the last change, once, and upon its own answer", async () => {
  const { desk, sent, waiting, pass, answer } = aDesk();
  desk.type({ excerpt: "W" });
  desk.type({ excerpt: "Wh" });
  expect(waiting()).toBe(1);
  pass();
  expect(sent).toMatchObject([{ draft: { excerpt: "Wh" }, updatedAt: POST.updated_at }]);
  // Typed while it is on its way: nothing else leaves before the answer.
  desk.type({ excerpt: "Where" });
  expect(waiting()).toBe(0);
  await answer({ ...POST, excerpt: "Wh", updated_at: at(5) });
  await settled(desk);
  expect(desk.now().draft.excerpt).toBe("Where");
  pass();
  expect(sent[1]).toMatchObject({ draft: { excerpt: "Where" }, updatedAt: at(5) });
});

test.each([
  ["a published post", aPost({ status: "published" }), { excerpt: "New" }],
  ["an archived post", aPost({ status: "archived" }), { excerpt: "New" }],
  ["a draft without a title", POST, { title: " " }],
  ["a draft with a slug that is none", POST, { slug: "Hiring in Perth" }],
  ["a draft with a space more", POST, { excerpt: " " }],
])("%s does not save itself", (_name, post, change) => {
  const { desk, waiting } = aDesk(post);
  desk.type(change);
  expect(waiting()).toBe(0);
});

test("a draft that is left saves itself at once, after what is on its way", async () => {
  const { desk, sent, waiting, pass, close, answer, lastKept } = aDesk();
  desk.type({ excerpt: "One" });
  pass();
  desk.type({ excerpt: "Two" });
  close();
  expect(waiting()).toBe(0);
  await answer({ ...POST, excerpt: "One", updated_at: at(5) });
  expect(lastKept()).toMatchObject({ draft: { excerpt: "Two" } });
  await answer({ ...POST, excerpt: "Two", updated_at: at(6) });
  await settled(desk);
  expect(sent.map(({ draft }) => draft.excerpt)).toEqual(["One", "Two"]);
  expect(lastKept()).toBeUndefined();
});

test.each([
  ["a published post", aPost({ status: "published" }), { excerpt: "New" }],
  ["a draft that cannot be saved", POST, { title: "" }],
])("%s that is left is kept as it is typed", (_name, post, change) => {
  const { desk, sent, close, lastKept } = aDesk(post);
  desk.type(change);
  close();
  expect(sent).toEqual([]);
  expect(lastKept()).toMatchObject({ draft: change });
});

test("what is discarded is not saved on the way out", () => {
  const { desk, sent, close, lastKept } = aDesk();
  desk.type({ excerpt: "New" });
  desk.discard();
  close();
  expect(sent).toEqual([]);
  expect(lastKept()).toBeUndefined();
});

test("changes of before can be dropped even when they have saved themselves", async () => {
  const { desk, sent, pass, answer } = aDesk(POST, resumed("Mine"));
  pass();
  await answer({ ...POST, excerpt: "Mine", updated_at: at(5) });
  await settled(desk);
  const undo = desk.drop();
  expect(desk.now()).toMatchObject({ draft: { excerpt: "" }, before: undefined });
  pass();
  expect(sent[1]).toMatchObject({ draft: { excerpt: "" }, updatedAt: at(5) });
  undo();
  expect(desk.now().draft.excerpt).toBe("Mine");
});

test("once somebody else has saved, it is theirs or mine: what was before is gone", () => {
  const { desk } = aDesk(POST, resumed("Mine"));
  desk.hear({ ...POST, excerpt: "Theirs", updated_at: at(7) });
  expect(desk.now()).toMatchObject({ theirs: { excerpt: "Theirs" }, before: undefined });
});

test("saving by hand waits for what is on its way, and takes what was typed since", async () => {
  const { desk, sent, pass, answer } = aDesk();
  desk.type({ excerpt: "One" });
  pass();
  desk.type({ excerpt: "Two" });
  const done = desk.save();
  expect(sent).toHaveLength(1);
  await answer({ ...POST, excerpt: "One", updated_at: at(5) });
  await answer({ ...POST, excerpt: "Two", updated_at: at(6) });
  expect(await done).toBe(true);
  expect(sent.map(({ draft }) => draft.excerpt)).toEqual(["One", "Two"]);
  expect(isDirty(desk.now())).toBe(false);
});

test("a refusal keeps what is typed, stands at its field, and is not repeated", async () => {
  const { desk, waiting, pass, answer } = aDesk();
  desk.type({ slug: "taken" });
  pass();
  await answer(new ApiError(409, "conflict", say.slugTaken));
  await settled(desk);
  expect(desk.now()).toMatchObject({
    draft: { slug: "taken" },
    faults: { slug: say.slugTaken },
    last: { reason: say.slugTaken },
  });
  expect(waiting()).toBe(0);
  desk.type({ slug: "taken-2" });
  expect(desk.now().faults).toEqual({});
  expect(waiting()).toBe(1);
});

test("somebody else's change is not written over, until one insists", async () => {
  const { desk, sent, waiting, pass, answer, elsewhere } = aDesk();
  desk.type({ excerpt: "Mine" });
  elsewhere({ ...POST, excerpt: "Theirs", updated_at: at(7) });
  pass();
  await answer(collision());
  await vi.waitFor(() => expect(desk.now().theirs?.excerpt).toBe("Theirs"));
  expect(desk.now().draft.excerpt).toBe("Mine");
  expect(waiting()).toBe(0);
  expect(await desk.save()).toBe(false);
  const done = desk.insist();
  await answer({ ...POST, excerpt: "Mine", updated_at: at(8) });
  expect(await done).toBe(true);
  expect(sent.at(-1)).toMatchObject({ draft: { excerpt: "Mine" }, updatedAt: at(7) });
});

test("theirs can be loaded, and that can be taken back", async () => {
  const { desk } = aDesk();
  desk.type({ excerpt: "Mine" });
  const theirs = { ...POST, excerpt: "Theirs", updated_at: at(7) };
  desk.hear(theirs);
  expect(desk.now().theirs).toEqual(theirs);
  const undo = desk.load(theirs);
  expect(desk.now().draft.excerpt).toBe("Theirs");
  undo();
  expect(desk.now()).toMatchObject({ draft: { excerpt: "Mine" }, theirs });
});

test("a picture that was drawn meanwhile is no collision", async () => {
  const { desk, sent, answer, elsewhere } = aDesk();
  desk.type({ excerpt: "Mine" });
  elsewhere({ ...POST, featured_image: "/blog-images/1", updated_at: at(7) });
  const done = desk.save();
  await answer(collision());
  await answer({ ...POST, excerpt: "Mine", updated_at: at(8) });
  expect(await done).toBe(true);
  expect(sent.at(-1)?.updatedAt).toBe(at(7));
});

test("a draft that was published meanwhile is not changed by itself", async () => {
  const { desk, sent, pass, answer, elsewhere } = aDesk();
  desk.type({ excerpt: "Mine" });
  elsewhere({ ...POST, status: "published", updated_at: at(7) });
  pass();
  await answer(collision());
  await vi.waitFor(() => expect(desk.now().theirs?.status).toBe("published"));
  expect(sent).toHaveLength(1);
});

test("a draft that was published meanwhile is not changed in passing either", async () => {
  const { desk, sent, answer, elsewhere } = aDesk();
  desk.type({ excerpt: "Mine" });
  elsewhere({ ...POST, status: "published", updated_at: at(7) });
  const done = desk.savePassing();
  await answer(collision());
  expect(await done).toBe(false);
  expect(sent).toHaveLength(1);
});

test("a save whose answer was lost has been made all the same", async () => {
  const { desk, sent, pass, answer, elsewhere } = aDesk();
  desk.type({ excerpt: "Mine" });
  pass();
  await answer(new ApiError(0, "unavailable", "lost"));
  await settled(desk);
  elsewhere({ ...POST, excerpt: "Mine", updated_at: at(7) });
  const done = desk.save();
  await answer(collision());
  expect(await done).toBe(true);
  expect(sent).toHaveLength(2);
});

test("a session that ended is said, and the text stays", async () => {
  const { desk, pass, answer, lastKept } = aDesk();
  desk.type({ excerpt: "Mine" });
  pass();
  await answer(new ApiError(401, "unauthenticated", "Unauthorized: please sign in."));
  await settled(desk);
  expect(desk.now()).toMatchObject({
    draft: { excerpt: "Mine" },
    last: { reason: texts.signedOut },
  });
  expect(lastKept()).toMatchObject({ draft: { excerpt: "Mine" } });
});

test("what others save shows at once while nothing is typed; an older answer does not", () => {
  const { desk } = aDesk();
  desk.hear({ ...POST, excerpt: "Theirs", updated_at: at(7) });
  expect(desk.now().draft.excerpt).toBe("Theirs");
  desk.hear(POST);
  expect(desk.now().draft.excerpt).toBe("Theirs");
});
