import type { Page, Route } from "@playwright/test";
import { type AdminPost, savePost, BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { aPost } from "#web/features/blog/admin/testing/posts.ts";
import { expect } from "./journey.ts";
import { asDemo } from "./message-screens.ts";

/** The editor of a post, and a server that keeps one post as it could. */

interface FakeServer {
  post: AdminPost;
  /** What was sent to be saved, whatever came of it. */
  readonly saves: ReturnType<typeof savePost.body.parse>[];
  /** What the next call is answered with instead. */
  refusal: { status: number; fault: string; message: string } | undefined;
}

export const CHART = [
  '<figure class="chart"><figcaption class="chart-title">Sydney has half of all ads</figcaption>',
  '<svg width="100%" height="84" role="img" aria-label="Sydney 40, Perth 12">',
  '<text class="chart-label" x="0" y="14">Sydney</text>',
  '<text class="chart-value" x="100%" text-anchor="end" y="14">40</text>',
  '<rect class="chart-point" x="0" y="21" width="100%" height="9"></rect>',
  '<text class="chart-label" x="0" y="56">Perth</text>',
  '<rect class="chart-bar" x="0" y="63" width="30%" height="9"></rect>',
  '</svg><p class="chart-note">52 ads of the last four weeks.</p></figure>',
].join("");

export const ARTICLE = [
  '<p>Where the <strong>work</strong> is, with <a href="https://firm.example/jobs">a link</a>.</p>',
  "<h2>In numbers</h2>",
  CHART,
  "<ul><li>First</li><li>Second</li></ul>",
  "<blockquote><p>Nobody waits for a reply.</p></blockquote>",
].join("\n");

let lastMinute = 0;
/** Each later than the one before. */
const nextTime = () => new Date(Date.UTC(2026, 10, 3, 0, ++lastMinute)).toISOString();

export const serverWith = (own: Partial<AdminPost> = {}): FakeServer => ({
  post: aPost({ content: ARTICLE, ...own }),
  saves: [],
  refusal: undefined,
});

/** The same post, changed by somebody else. */
export function changedElsewhere(server: FakeServer, change: Partial<AdminPost>): void {
  server.post = { ...server.post, ...change, updated_at: nextTime() };
}

export async function openEditor(page: Page, server: FakeServer): Promise<void> {
  await asDemo(page.request, "administrator");
  await answerPost(page, server);
  await page.goto(`/admin/blog?edit=${server.post.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Edit post" })).toBeVisible();
}

/** From now on this page talks to that server. */
async function answerPost(page: Page, server: FakeServer): Promise<void> {
  await page.route(`**/api/admin/blog/posts/${server.post.id}*`, (route) => answer(route, server));
  await page.route(/\/api\/admin\/blog\/posts(\?|$)/, (route) =>
    route.fulfill({ json: { posts: [server.post], total_pages: 1, total: 1 } }),
  );
  await page.route("**/api/blog/categories", (route) => route.fulfill({ json: CATEGORIES }));
}

const CATEGORIES = ["Hiring", "Careers"].map((name, at) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  name,
  slug: name.toLowerCase(),
}));

async function answer(route: Route, server: FakeServer): Promise<void> {
  const isSave = route.request().method() === "PUT";
  const { refusal } = server;
  if (isSave) server.saves.push(savePost.body.parse(route.request().postDataJSON()));
  const sent = server.saves.at(-1);
  if (refusal) {
    server.refusal = undefined;
    return refuse(route, refusal.status, refusal.fault, refusal.message);
  }
  if (isSave && sent) {
    const { updated_at, ...fields } = sent;
    if (updated_at !== server.post.updated_at)
      return refuse(route, 409, "conflict", say.changedMeanwhile);
    changedElsewhere(server, fields);
  }
  return route.fulfill({ json: server.post });
}

const refuse = (route: Route, status: number, fault: string, message: string) =>
  route.fulfill({ status, json: { success: false, message, error: message, fault } });

export const text = (page: Page) => page.getByRole("textbox", { name: "Content" });
export const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Text tools" }).getByRole("button", { name, exact: true });
export const field = (page: Page, name: string) => page.getByLabel(name).first();
/** How things stand, beside the buttons. */
export const state = (page: Page) => page.locator("form p:has(> [role=status])").last();
