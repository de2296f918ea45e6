import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CARD_SIZE } from "#contract/card-size.ts";
import { invalid, unavailable } from "#server/platform/faults.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { type Desk, openDesk, POSTS, READER } from "#test/support/blog-desk.ts";
import { createCards } from "./cards.ts";
import { drawCard } from "./draw-card.ts";
import { SITE_CARD } from "./site-card.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.app.end());

const opened = async (slug: string) => (await desk.openAs(slug, READER)).json();
const fetched = (path: string, headers = {}) => fetch(desk.app.url + path, { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** How many colours stand in a part of it: one where nothing is drawn. */
function coloursIn({ data, width }: PNG, [left, top, right, bottom]: readonly number[]): number {
  const colours = new Set<number>();
  for (let y = top ?? 0; y < (bottom ?? 0); y++)
    for (let x = left ?? 0; x < (right ?? 0); x++)
      colours.add(data.readUInt32BE((y * width + x) * 4));
  return colours.size;
}
const TITLE = [80, 110, 1120, 200] as const;
const DRAWING = [530, 320, 1150, 600] as const;
const EDGES = [
  [0, 0, 1200, 40],
  [0, 0, 60, 630],
  [1160, 0, 1200, 630],
  [0, 605, 1200, 630],
] as const;

test("a link to an article shows a PNG of its title and drawing, which anybody may keep", async () => {
  const { id, slug } = await desk.published({ title: "Pay in Sydney", category: "hiring" });
  await desk.admin.browser.post(`${POSTS}/${id}/generate-hero-image`);
  const { share_image } = await opened(slug);
  const answer = await fetched(share_image);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const bytes = await bytesOf(answer);
  expect(bytes.length).toBeLessThan(100_000);
  const picture = PNG.sync.read(bytes);
  expect([picture.width, picture.height]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
  expect(coloursIn(picture, TITLE)).toBeGreaterThan(10);
  expect(coloursIn(picture, DRAWING)).toBeGreaterThan(2);
  for (const edge of EDGES) expect(coloursIn(picture, edge)).toBe(1);

  const etag = answer.headers.get("etag") ?? "";
  expect((await fetched(share_image, { "if-none-match": etag })).status).toBe(304);
  const unnamed = await fetched(`/blog-images/${id}/card.png`);
  expect(unnamed.headers.get("cache-control")).toBe("public, max-age=300");
  expect((await bytesOf(unnamed)).equals(bytes)).toBe(true);
});

test("another title is another card at another address; drafts have none, for nobody", async () => {
  const { id, slug } = await desk.published({ title: "One title" });
  const before = await opened(slug);
  const first = await bytesOf(await fetched(before.share_image));
  await desk.put(`/${id}`, { title: "Another title", slug, content: "<p>Words.</p>" });
  const after = await opened(slug);
  expect(after.share_image).not.toBe(before.share_image);
  expect((await bytesOf(await fetched(after.share_image))).equals(first)).toBe(false);

  for (const status of ["draft", "archived"]) {
    await desk.put(`/${id}/status`, { status });
    expect((await fetched(after.share_image)).status).toBe(404);
    expect((await desk.admin.browser.get(after.share_image)).status).toBe(404);
    const preview = await (await desk.admin.browser.get(`/api/blog/posts/${slug}`)).json();
    expect(preview.share_image).toBeNull();
  }
});

/** Cards whose printer counts, or fails as it is told. */
function cardsWith(answers: (Error | string)[]) {
  const { platform } = desk.app;
  const printed: string[] = [];
  const print = async ({ title }: { title: string }) => {
    printed.push(title);
    const answer = answers.shift() ?? "a picture";
    if (answer instanceof Error) throw answer;
    return Buffer.from(answer);
  };
  return { printed, cards: createCards({ ...platform, clock: () => desk.time.now, print }) };
}
const named = ({ id, title }: { id: string; title: string }) => ({
  ...{ id, title, status: "published" as const, heroMark: null },
  category: { name: "Careers" },
});

test("it is drawn once, however many ask, and another process finds it", async () => {
  const { id } = await desk.published({ title: "Drawn once" });
  const { printed, cards } = cardsWith(["the picture"]);
  const answers = await Promise.all([cards.open(id), cards.open(id), cards.open(id)]);
  expect(answers.map(({ png }) => png.toString())).toEqual(Array(3).fill("the picture"));
  const elsewhere = cardsWith(["another picture"]);
  expect((await elsewhere.cards.open(id)).png.toString()).toBe("the picture");
  expect([printed, elsewhere.printed]).toEqual([["Drawn once"], []]);

  await desk.admin.browser.request(`${POSTS}/${id}`, {
    method: "DELETE",
    headers: { origin: desk.app.url },
  });
  expect(await desk.app.platform.files.get(`blog-cards/${id}`)).toBeUndefined();
});

test("one that cannot be drawn is not promised, until it is worth another try", async () => {
  const post = named(await desk.published({ title: "Too hard" }));
  const { printed, cards } = cardsWith([unavailable("Busy."), invalid("It died.")]);
  expect(cards.addressOf(post)).toMatch(/card\.png/);
  await expect(cards.open(post.id)).rejects.toMatchObject({ fault: "unavailable" });
  expect(cards.addressOf(post)).toMatch(/card\.png/);
  for (const _ of ["drawn in vain", "not tried at once"])
    await expect(cards.open(post.id)).rejects.toMatchObject({ fault: "not-found" });
  expect(cards.addressOf(post)).toBeNull();
  expect(printed).toHaveLength(2);
  desk.pass(11 * 60_000);
  expect(cards.addressOf(post)).toMatch(/card\.png/);
  expect((await cards.open(post.id)).png.toString()).toBe("a picture");
});

test("every title has room above the drawing, also one in signs that cannot be drawn", async () => {
  const { svg } = SITE_CARD;
  const long = "What may be kept about you, and for how long, ".repeat(5).slice(0, 200);
  const between = [0, 310, 1200, 334];
  for (const title of [long, "W".repeat(200), "法律", `Ünïcode Żółć 法律 <b>"&`, ""]) {
    const picture = PNG.sync.read(Buffer.from(await drawCard({ title, note: "Careers", svg })));
    expect([picture.width, picture.height]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
    expect(coloursIn(picture, between), title).toBe(1);
    for (const edge of EDGES) expect(coloursIn(picture, edge), title).toBe(1);
  }
});

test("the card of the house is what is drawn now", async () => {
  const kept = PNG.sync.read(await readFile(join(projectRoot(), "public/share-card.png")));
  const drawn = PNG.sync.read(Buffer.from(await drawCard(SITE_CARD)));
  expect(drawn.data.equals(kept.data), "run scripts/print-share-card.mjs").toBe(true);
});
