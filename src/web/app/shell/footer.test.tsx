import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import type { Status } from "#contract/user-status.ts";
import { createQueryClient } from "#web/lib/query.ts";
import { statusQuery } from "#web/lib/session.ts";
import type { FooterKind } from "./navigation-links.ts";
import { Footer } from "./shell.tsx";

const nobody: Status = { logged_in: false, user: null, unread: 0 };
const someone: Status = {
  logged_in: true,
  unread: 0,
  user: {
    ID: "0192f0c1-1111-4222-8333-444455556666",
    Email: "priya@example.org",
    Name: "Priya",
    Phone: "",
    Onboarding: true,
    Isrecruiter: false,
    CreatedAt: "2026-11-15T00:00:00Z",
    created_at: "2026-11-15T00:00:00Z",
    UpdatedAt: "2026-11-15T00:00:00Z",
    updated_at: "2026-11-15T00:00:00Z",
    Documentsowned: [],
    Randomstring: "x",
    IsAdmin: false,
    EmailVerified: true,
  },
};

/** The words of its links, the name of the house first. */
function linksOf(kind: FooterKind, status: Status): (string | undefined)[] {
  const client = createQueryClient();
  client.setQueryData(statusQuery.queryKey, status);
  const html = renderToString(
    <QueryClientProvider client={client}>
      <StaticRouter location="/">
        <Footer kind={kind} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  const links = [...html.matchAll(/<a [^>]*?(?:aria-label="([^"]+)"[^>]*)?>(.*?)<\/a>/g)];
  return links.map(([, label, words]) => label ?? words);
}

test("few links, more, and with a way to join", () => {
  const minimal = linksOf("minimal", nobody);
  expect(minimal.slice(1)).toEqual(["Terms", "Privacy", "Contact"]);
  const usual = linksOf("default", nobody);
  expect(usual).toEqual(expect.arrayContaining([...minimal, "Compare", "Blog", "For Recruiters"]));
  expect(usual).not.toContain("Sign Up Free");
  expect(linksOf("landing", nobody)).toEqual([...usual, "Sign Up Free"]);
});

test("those who are signed in are not asked to join", () => {
  expect(linksOf("landing", someone)).toEqual(linksOf("default", someone));
});
