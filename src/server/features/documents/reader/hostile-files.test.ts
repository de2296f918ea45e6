import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { hostileFiles } from "#test/support/hostile-files.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile } from "#test/support/uploads.ts";

let app: TestApp;
beforeAll(async () => {
  // Whatever is made to take for ever is given up sooner than it would be for people.
  app = await startTestApp({ env: { LIMIT_READING_SECONDS: "2" } });
});
afterAll(() => app?.end());

test.each(hostileFiles())(
  "$what: answered with a sentence, and the next resume is read",
  async ({ name, content }) => {
    const browser = createBrowser(app.url);
    const answer = await sendFile(browser, "/upload/resume", "resume", { name, content });
    const { message, fault } = await answer.json();
    // Some are only large and odd, and can be read after all; none is an error of ours. On a machine that gives
    // the reader no turn, nothing is known of the file.
    if (answer.status !== 200)
      expect(["400 invalid", "503 unavailable"]).toContain(`${answer.status} ${fault}`);
    expect(message).toMatch(/^[A-Z].{10,}$/);
    expect(message).not.toMatch(/Error|undefined|node_modules|\n/);
    const next = { name: "cv.txt", content: RESUME_TEXT };
    expect((await sendFile(browser, "/upload/resume", "resume", next)).status).toBe(200);
  },
);
