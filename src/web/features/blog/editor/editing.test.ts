import { expect, test } from "vitest";
import { aPost } from "../admin/testing/posts.ts";
import { begin, step } from "./editing.ts";
import { type PostDraft, withWords } from "./post-draft.ts";

const typed = (post: Parameters<typeof aPost>[0], ...changes: Partial<PostDraft>[]) =>
  changes.reduce((now, change) => step(now, { kind: "typed", change }), begin(aPost(post))).draft;

test("the slug follows the title", () => {
  expect(typed({}, { title: "Hiring in Perth, WA" }).slug).toBe("hiring-in-perth-wa");
});

test("it follows too when the server put a number behind it", () => {
  const taken = { title: "Untitled", slug: "untitled-3" };
  expect(typed(taken, { title: "Pay in Perth" }).slug).toBe("pay-in-perth");
});

test("a slug that was changed by hand stays, now and when the post is opened again", () => {
  expect(typed({}, { slug: "perth" }, { title: "Pay in Perth" }).slug).toBe("perth");
  expect(typed({ slug: "perth" }, { title: "Pay in Perth" }).slug).toBe("perth");
});

test("emptied by hand, it follows again", () => {
  const draft = typed({ slug: "perth" }, { slug: "" }, { title: "Pay in Perth" });
  expect(draft.slug).toBe("pay-in-perth");
});

test("what was published once keeps its address", () => {
  const published = { published_at: "2026-11-02T03:00:00.000Z" };
  expect(typed(published, { title: "Pay in Perth" }).slug).toBe("hiring-in-perth");
});

test("words are trimmed, each once, and a comma parts them", () => {
  const words = ["Perth"];
  expect(withWords(words, " perth ")).toBe(words);
  expect(withWords(words, "salary, PERTH , salary,")).toEqual(["Perth", "salary"]);
});
