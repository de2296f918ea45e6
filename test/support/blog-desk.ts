import { randomUUID } from "node:crypto";
import { ADMIN_ENV, signedInAdmin } from "./people.ts";
import { startTestApp } from "./test-app.ts";

export const POSTS = "/api/admin/blog/posts";
export const READER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
const MINUTE_MS = 60_000;

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** An app with an administrator who writes, and a clock that tests move. */
export async function openDesk() {
  const time = { now: new Date("2026-11-10T03:00:00Z") };
  const app = await startTestApp({ env: ADMIN_ENV, clock: () => time.now });
  const admin = await signedInAdmin(app);

  const put = (path: string, body: unknown) =>
    admin.browser.request(POSTS + path, {
      method: "PUT",
      headers: { origin: app.url, "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  const pass = (milliseconds: number) => {
    time.now = new Date(time.now.getTime() + milliseconds);
  };

  async function drafted(fields: { title: string } & Record<string, unknown>) {
    const { id } = await (await admin.browser.post(POSTS)).json();
    const slug = `post-${randomUUID()}`;
    const saved = await put(`/${id}`, { slug, content: "<p>Words.</p>", ...fields });
    if (!saved.ok) throw new Error(await saved.text());
    return saved.json();
  }

  return {
    ...{ app, admin, time, put, pass, drafted },

    /** A post that is out, a minute after the one before. */
    async published(fields: { title: string } & Record<string, unknown>) {
      pass(MINUTE_MS);
      const { id } = await drafted(fields);
      await admin.browser.post(`${POSTS}/${id}/approve`);
      return (await admin.browser.get(`${POSTS}/${id}`)).json();
    },

    openAs: (slug: string, headers: Record<string, string>, method = "GET") =>
      fetch(`${app.url}/api/blog/posts/${slug}`, { method, headers }),

    /** As an administrator sees it, who does not count. */
    views: async (slug: string) =>
      (await (await admin.browser.get(`/api/blog/posts/${slug}`)).json()).view_count,
  };
}
