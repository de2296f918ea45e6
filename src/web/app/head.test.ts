import { expect, test } from "vitest";
import { headTags } from "./head.ts";

const head = { title: `</title><script>"x" & 'y'`, description: `"><img src=x onerror=y>` };

test("nothing in a title or a description can leave its tag", () => {
  const tags = headTags(head, { address: `https://candour.example/a"b`, listed: true });
  expect(tags).not.toMatch(/<script|<img|a"b/);
  expect(tags).toContain(
    "<title>&lt;/title&gt;&lt;script&gt;&quot;x&quot; &amp; &#39;y&#39; · Candour</title>",
  );
});

test("a listed page has a canonical address, another asks not to be listed", () => {
  const plain = { title: "Home", description: "What it is." };
  const listed = headTags(plain, { address: "https://candour.example/", listed: true });
  expect(listed).toContain('<link rel="canonical" href="https://candour.example/">');
  expect(listed).not.toContain("noindex");
  const unlisted = headTags(plain, { address: "https://candour.example/login", listed: false });
  expect(unlisted).toContain('<meta name="robots" content="noindex">');
  expect(unlisted).not.toContain("canonical");
});

test("pages that the world reads show the card of the house where they have none, others nothing", () => {
  const address = "https://candour.example/compare";
  const open = headTags({ title: "Compare" }, { address, listed: true });
  expect(open).toContain('"og:image" content="https://candour.example/share-card.png"');
  expect(open).toContain('"twitter:card" content="summary_large_image"');
  const own = { path: `/a.png?v="x"`, alt: `"><img src=x>` };
  const tags = headTags({ title: "Own", picture: own }, { address, listed: true });
  expect(tags).toContain('"og:image" content="https://candour.example/a.png?v=%22x%22"');
  expect(tags).not.toMatch(/<img|share-card/);
  for (const picture of [null, undefined])
    expect(headTags({ title: "Closed", picture }, { address, listed: false })).not.toContain(
      "og:image",
    );
});

test("what search engines read stays inside its element", () => {
  const structured = (url: string) => ({ title: "</script><img src=x onerror=y>", url });
  const address = "https://candour.example/job/1";
  const tags = headTags({ title: "Job", structured }, { address, listed: true });
  expect(tags).not.toContain("<img");
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags)?.[1] ?? "";
  expect(JSON.parse(json)).toEqual({ title: "</script><img src=x onerror=y>", url: address });
});

test.each([
  { unlisted: true, listed: true },
  { unlisted: false, listed: false },
])("a page that is not to be listed hands nothing over: %j", ({ unlisted, listed }) => {
  const structured = () => ({ "@type": "JobPosting" });
  const tags = headTags(
    { title: "Job", unlisted, structured },
    { address: "https://c.example/", listed },
  );
  expect(tags).toContain("noindex");
  expect(tags).not.toContain("canonical");
  expect(tags).not.toContain("JobPosting");
});
