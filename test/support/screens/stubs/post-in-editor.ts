import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import { listCategories } from "#contract/blog.ts";
import {
  type AdminPost,
  blogStats,
  getAdminPost,
  listAdminPosts,
  type PostFields,
  savePost,
  BLOG_ADMIN_SENTENCES as say,
} from "#contract/blog-admin.ts";
import { listFirms } from "#contract/firms.ts";
import { getDashboardStats } from "#contract/scraping.ts";
import { aPost, blogNumbers } from "#web/features/blog/admin/testing/posts.ts";
import { dashboard } from "#web/features/scraping/testing/runs.ts";
import { openScreen } from "../open-screen.tsx";
import { administrator } from "../people.ts";
import { answers, refusal } from "../stub-api.ts";

/** The editor of a post, and a server that keeps one post as it could. */

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

export const PUBLISHED = {
  status: "published",
  published_at: "2026-11-02T03:00:00.000Z",
} as const;

interface PostServer {
  post: AdminPost;
  /** What was sent to be saved, whatever came of it. */
  readonly saves: PostFields[];
  /** What the next call is answered with instead. */
  refusal: ReturnType<typeof refusal> | undefined;
}

/** More than a draft waits before it saves itself. */
const AUTOSAVE_MS = 3000;

let lastMinute = 0;
/** Each later than the one before. */
const nextTime = () => new Date(Date.UTC(2026, 10, 3, 0, ++lastMinute)).toISOString();

export const serverWith = (own: Partial<AdminPost> = {}): PostServer => ({
  post: aPost({ content: ARTICLE, ...own }),
  saves: [],
  refusal: undefined,
});

/** The same post, changed by somebody else. */
export function changedElsewhere(server: PostServer, change: Partial<AdminPost>): void {
  server.post = { ...server.post, ...change, updated_at: nextTime() };
}

const CATEGORIES = ["Hiring", "Careers"].map((name, at) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  name,
  slug: name.toLowerCase(),
}));

function takeRefusal(server: PostServer) {
  const { refusal: refused } = server;
  server.refusal = undefined;
  return refused;
}

function answersWithPost(server: PostServer): void {
  answers(getAdminPost, () => takeRefusal(server) ?? server.post);
  answers(savePost, ({ body }) => {
    server.saves.push(body);
    const refused = takeRefusal(server);
    if (refused) return refused;
    const { updated_at, ...fields } = body;
    if (updated_at !== server.post.updated_at) return refusal("conflict", say.changedMeanwhile);
    changedElsewhere(server, fields);
    return server.post;
  });
  answers(listAdminPosts, () => ({ posts: [server.post], total_pages: 1, total: 1 }));
  answers(blogStats, blogNumbers());
  answers(listCategories, CATEGORIES);
  // What the menu counts, and where its links lead.
  answers(getDashboardStats, dashboard());
  answers(listFirms, { firms: [], total: 0 });
}

export async function openEditor(server: PostServer): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
  answersWithPost(server);
  await openScreen(`/admin/blog?edit=${server.post.id}`, { user: administrator() });
  await expect.element(page.getByRole("heading", { level: 1, name: "Edit post" })).toBeVisible();
}

/** As `expect.poll`; a draft saves itself a while after the last letter, and nobody waits for that here. */
export function pollSaving<Value>(value: () => Value): ReturnType<typeof expect.poll<Value>> {
  return expect.poll(() => {
    vi.advanceTimersByTime(AUTOSAVE_MS);
    return value();
  });
}

/** The draft has saved itself, or was saved. */
export const expectSaved = () => pollSaving(() => state.element().textContent).toMatch(/^Saved at/);

/** By another way than the editor's own. */
export async function leaveByLink(): Promise<void> {
  await page.getByRole("link", { name: "Law Firms" }).click();
  await expect.element(page.getByRole("heading", { name: "Law Firm Management" })).toBeVisible();
}

/** What the clipboard brings, at the place where the cursor is. */
export function paste(type: "text/html" | "text/plain", words: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData(type, words);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true }),
  );
}

export const text = page.getByRole("textbox", { name: "Content" });
export const tools = page.getByRole("toolbar", { name: "Text tools" });
export const tool = (name: string) => tools.getByRole("button", { name, exact: true });
export const field = (name: string) => page.getByLabelText(name).first();
export const saveButton = page.getByRole("button", { name: "Save", exact: true });
export const backButton = page.getByRole("button", { name: "Back to Posts List" });
/** How things stand, beside the buttons. */
export const state = page.css("form p:has(> [role=status])").last();
