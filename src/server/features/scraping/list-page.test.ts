import { expect, test } from "vitest";
import { DEFAULT_SELECTORS } from "#contract/firm-rules.ts";
import { listPage } from "./list-page.ts";
import type { ListSelectors } from "./service.ts";

const HERE = "https://www.harrow.example/careers";
const USUAL: ListSelectors = {
  job: DEFAULT_SELECTORS.job_list_selector,
  link: DEFAULT_SELECTORS.job_link_selector,
};
const read = (text: string, selectors = USUAL, url = HERE) => listPage({ url, text }, selectors);
const jobs = (...given: Parameters<typeof read>) => read(...given).jobs;
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

test("each entry of the list is a job, with its address in whole, once", () => {
  const page = `<base href="/careers/"><ul>
    <li class="job-item"><h3>Solicitor</h3><a href="solicitor?utm_source=x&id=7#top">Read more »</a></li>
    <li class="vacancy"><a href="//jobs.harrow.example/8?fbclid=1&gclid=2">Paralegal</a> <a href="/other">Share</a></li>
    <li class="job-item"><a href="/careers/solicitor?id=7">Solicitor again</a></li>
    <li class="position"><a href="mailto:hr@harrow.example">Write to us</a><a href="javascript:void(0)">Apply</a></li>
    <li class="position"><a href="#apply">Apply</a></li>
    <li class="menu"><a href="/contact">Contact</a></li></ul>`;
  expect(read(page)).toMatchObject({
    jobs: [
      { title: "Solicitor", url: "https://www.harrow.example/careers/solicitor?id=7" },
      { title: "Paralegal", url: "https://jobs.harrow.example/8" },
    ],
    structured: [],
    matched: 5,
    nextPage: "",
  });
});

test.each([
  ["a card that is a link", '<a class="job-item" href="/1"><h3>Solicitor</h3><p>Sydney</p></a>'],
  ["a card in a link", '<a href="/1"><div class="job-item"><h3>Solicitor</h3>Sydney</div></a>'],
  [
    "a link that says nothing",
    '<div class="job-item"><span class="job-title">Solicitor</span><a href="/1">Apply now</a></div>',
  ],
  [
    "a picture as the link",
    '<div class="job-item"><a href="/1" aria-label="Solicitor"><img></a></div>',
  ],
])("%s", (_, html) => {
  expect(jobs(html)).toEqual([{ title: "Solicitor", url: "https://www.harrow.example/1" }]);
});

test("selectors of a firm's own; a link selector may name what holds the link", () => {
  const page = `<table><tr><td class="t"><a href="/1">One</a></td></tr><tr><td class="t"><b>Two</b></td></tr></table>`;
  expect(jobs(page, { job: "tr", link: ".t" })).toEqual([
    { title: "One", url: "https://www.harrow.example/1" },
  ]);
  expect(read(page, { job: "tr[", link: "a" })).toMatchObject({ jobs: [], matched: 0 });
  expect(jobs(page, { job: "tr", link: "a[" })).toHaveLength(1);
});

const LONG =
  "You will act for employers and unions in the Fair Work Commission and in the courts. ".repeat(2);

test("where the selectors find nothing, the page's own postings do", () => {
  const posting = { "@type": "JobPosting", title: "Solicitor &amp; adviser", description: LONG };
  const page = ld({
    "@graph": [
      { ...posting, url: "/1" },
      { "@type": "JobPosting", title: "Clerk", url: "/2?utm_medium=x" },
      {
        "@type": "ItemList",
        itemListElement: [
          { "@type": "ListItem", position: 1, url: "/3", name: "Partner" },
          {
            "@type": "ListItem",
            position: 2,
            item: { "@type": "JobPosting", title: "Intern", url: "/4" },
          },
          { "@type": "ListItem", position: 3, url: "/1" },
        ],
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [{ "@type": "ListItem", item: "/home", name: "Home" }],
      },
    ],
  });
  const { jobs: links, structured } = read(page);
  const at = (path: string) => `https://www.harrow.example${path}`;
  expect(structured).toMatchObject([{ title: "Solicitor & adviser", url: at("/1") }]);
  expect(links).toEqual([
    { title: "Partner", url: at("/3") },
    { title: "Intern", url: at("/4") },
    { title: "Clerk", url: at("/2") },
  ]);
  const both = `${page}<div class="job-item"><a href="/9">Nine</a></div>`;
  expect(read(both)).toMatchObject({ jobs: [{ title: "Nine" }], structured: [] });
});

test("postings that are marked in the page's elements", () => {
  const page = `<div itemscope itemtype="https://schema.org/JobPosting"><h2 itemprop="title">Solicitor</h2>
    <a itemprop="url" href="/1">More</a><div itemprop="description"><p>${LONG}</p><ul><li>Kind</li></ul></div>
    <div itemprop="hiringOrganization" itemscope><span itemprop="name">Harrow Legal</span></div>
    <span itemprop="jobLocation"><span itemprop="addressLocality">Perth</span> <span itemprop="addressRegion">WA</span></span>
    <meta itemprop="employmentType" content="PART_TIME"><time itemprop="validThrough" datetime="2031-05-01">May</time></div>`;
  expect(read(page).structured).toEqual([
    {
      title: "Solicitor",
      url: "https://www.harrow.example/1",
      company: "Harrow Legal",
      location: "Perth WA",
      jobType: "part-time",
      salary: "",
      text: `${LONG.trim()}\n\n- Kind`,
      validThrough: "2031-05-01T23:59:59.000Z",
    },
  ]);
});

test.each([
  ['<link rel="next" href="/careers?page=2">', "?page=2"],
  ['<a rel="next nofollow" href="?page=2&utm_source=x">go</a>', "?page=2"],
  ['<nav class="pagination"><a href="?page=2">Next</a></nav>', "?page=2"],
  ['<a href="?page=2">Next page ›</a>', "?page=2"],
  ['<a href="?page=2"><span>»</span></a>', "?page=2"],
  ['<a href="?page=2" aria-label="Next"><svg></svg></a>', "?page=2"],
  ['<a href="?page=2">Older posts</a>', "?page=2"],
  ['<a href="#">Next</a><a href="?page=2">Next</a>', "?page=2"],
  [
    '<ul class="pagination"><li class="active"><a href="?page=1">1</a></li><li><a href="?page=2">2</a></li><li><a href="?page=3">3</a></li></ul>',
    "?page=2",
  ],
  ['<div class="pager"><span>1</span> <a href="?page=2">2</a></div>', "?page=2"],
  [
    '<nav aria-label="Pagination"><a aria-current="page" href="?page=1">Page 1</a><a href="?page=2">Page 2</a></nav>',
    "?page=2",
  ],
])("the list goes on: %s", (html, expected) => {
  expect(read(html).nextPage).toBe(`${HERE}${expected}`);
});

test.each([
  ['<a href="/careers#more">Next</a>'],
  ['<a href="">Next</a>'],
  ['<a class="disabled" href="?page=2">Next</a>'],
  ['<li class="disabled"><a href="?page=2">Next</a></li>'],
  ['<a href="https://elsewhere.example/2">Next</a>'],
  ['<a href="/news">Next: a new office</a>'],
  ['<a href="/x"></a>'],
  ['<ul class="pagination"><li><a href="?page=1">1</a></li><li class="active">2</li></ul>'],
  ['<p>1</p><a href="?page=2">2</a>'],
])("the list ends here: %s", (html) => {
  expect(read(html).nextPage).toBe("");
});

test("what is not drawn is not followed: such links are laid for machines", () => {
  const entry = (path: string, attributes = "") =>
    `<div class="vacancy" ${attributes}><a href="${path}">Solicitor</a></div>`;
  const list = `${entry("/seen")}${entry("/trap", "hidden")}<div style="display: none">${entry("/snare")}</div>`;
  expect(jobs(list).map(({ url }) => url)).toEqual(["https://www.harrow.example/seen"]);
});
