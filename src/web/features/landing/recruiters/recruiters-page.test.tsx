import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { siteFacts } from "#contract/platform.ts";
import { apiQuery } from "#web/lib/query.ts";
import { statusQuery } from "#web/lib/session.ts";
import { RecruitersPage } from "./recruiters-page.tsx";
import { CANDIDATES } from "./sample.ts";

const USER = {
  ID: "6f1f4b7e-6a9e-4a3b-9a3e-0a4f6a2b1c3d",
  Email: "tom@example.org",
  Name: "Tom",
  Phone: "",
  Onboarding: true,
  Isrecruiter: true,
  IsAdmin: false,
  EmailVerified: true,
};

function page(status: unknown = { logged_in: false, user: null, unread: 0 }): string {
  const client = new QueryClient();
  client.setQueryData(statusQuery.queryKey, status);
  client.setQueryData(apiQuery(siteFacts).queryKey, {
    support_email: "help@candour.example",
    goals: [{ figure: "97%", label: "accuracy" }],
  });
  const html = renderToString(
    <QueryClientProvider client={client}>
      <StaticRouter location="/recruiters">
        <RecruitersPage />
      </StaticRouter>
    </QueryClientProvider>,
  );
  return html.replace(/<!-- -->/g, "");
}

test("the server sends the whole page, and no level of heading is skipped", () => {
  const levels = [...page().matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [at, level] of levels.entries())
    expect(level - (levels[at - 1] ?? 1)).toBeLessThanOrEqual(1);
});

test("a visitor's links lead to sign up as a recruiter, without a script too", () => {
  const html = page();
  expect(html.match(/href="\/register\?recruiter=true"/g)).toHaveLength(3);
  expect(html).not.toContain("Go to Dashboard");
});

test("who is signed in goes to the dashboard instead", () => {
  const html = page({ logged_in: true, user: USER, unread: 0 });
  expect(html).not.toContain("/register");
  expect(html).toMatch(/href="\/dashboard"[^>]*>Go to Dashboard/);
});

test("figures are the operator's goals, and testimonials are said to be illustrative", () => {
  const html = page();
  expect(html).toMatch(/accuracy<\/dt><dd[^>]*>97%<\/dd>/);
  expect(html).toContain("Targets we are working towards, not measurements.");
  expect(html.match(/<figcaption[^>]*>[^<]*Illustrative\.<\/figcaption>/g)).toHaveLength(3);
});

test("the offer is the one of the spec", () => {
  const text = page().replace(/<[^>]+>/g, " ");
  expect(text).toContain(
    "A free 6-month trial, worth $594, then $99 per seat per month. It converts automatically to Professional, and you can cancel anytime.",
  );
  expect(text).toContain("No credit card required. Nothing is charged today.");
  expect(page()).toContain("mailto:help@candour.example?subject=");
});

test("nobody in the sample is said to have so many years, which the years to come would belie", () => {
  for (const { role } of CANDIDATES) expect(role).not.toMatch(/\byears?\b/);
});

test("every citation of the sample stands in its line", () => {
  for (const { required, preferred } of CANDIDATES)
    for (const { grade, line, says = "", cited } of [...required, ...preferred]) {
      expect(line === undefined).toBe(grade === "none");
      if (cited) expect(says).toContain(cited);
    }
});
