// Law firms' websites with so many pages, on this machine. Each edition of them has other jobs at other addresses.

import { adOf } from "../../../test/support/replica/ads/ad.ts";
import { adHtml } from "../../../test/support/replica/ads/ad-html.ts";
import { PRACTICE_AREAS } from "../../../test/support/replica/ads/practice-areas.ts";
import { serveSite } from "../../../test/support/replica/serve-site.ts";
import { html } from "../../../test/support/replica/site.ts";
import { firmOf } from "../../../test/support/replica/sites/firm-site.ts";
import { pageOf } from "../../../test/support/replica/sites/page.ts";

const LISTS = 5;
const FIRST_ADDRESS = 60;
const AREAS = Object.keys(PRACTICE_AREAS);
const LEVELS = ["Lawyer", "Solicitor", "Associate", "Paralegal", "Counsel"];

/** `pages` of each host: five of a list, and one for each job. */
export async function largeSites({ hosts, pages }) {
  let edition = 0;
  let asked = 0;
  const sites = Array.from({ length: hosts }, (_, at) => siteOf(at, pages - LISTS, () => edition));
  const served = await Promise.all(
    sites.map(({ site }, at) =>
      serveSite(site, `127.0.0.${FIRST_ADDRESS + at}`, ({ path }) => {
        if (path !== "/robots.txt") asked += 1;
      }),
    ),
  );
  return {
    hosts: served.map(({ standIn }) => standIn).join(","),
    firms: sites.map(({ firm }) => firm),
    /** Pages that were asked for so far. */
    asked: () => asked,
    nextEdition: () => {
      edition += 1;
    },
    stop: () => Promise.all(served.map((one) => one.stop())),
  };
}

function siteOf(at, jobs, edition) {
  const host = `firm-${at}.example`;
  const name = `Number ${at} Lawyers`;
  const onePage = Math.ceil(jobs / LISTS);
  const list = (page) => {
    const numbers = Array.from({ length: jobs }, (_, job) => job);
    const links = numbers
      .slice((page - 1) * onePage, page * onePage)
      .map((job) => `<li class="vacancy"><a href="/jobs/${edition()}-${job}">Job ${job}</a></li>`);
    const next = page < LISTS ? `<a rel="next" href="/careers?page=${page + 1}">Next</a>` : "";
    return html(
      pageOf({ firm: name, title: "Careers", main: `<ul>${links.join("")}</ul>${next}` }),
    );
  };
  const job = (of, number) => {
    const area = AREAS[(at + number) % AREAS.length];
    const title = `${area} ${LEVELS[number % LEVELS.length]} ${of}.${number}`;
    const ad = adOf({ firm: name, title, area, place: "Sydney", number: of * 7 + number });
    const main = `<h1>${title}</h1><div class="job-content">${adHtml(ad)}</div>`;
    return html(pageOf({ firm: name, title, main }));
  };
  const answer = ({ pathname, searchParams }) => {
    if (pathname === "/careers") return list(Number(searchParams.get("page") ?? 1));
    const [, of, number] = /^\/jobs\/(\d+)-(\d+)$/.exec(pathname) ?? [];
    return number === undefined ? undefined : job(Number(of), Number(number));
  };
  const config = { max_pages: LISTS };
  return { site: { host, answer }, firm: firmOf({ name, host, careers: "/careers", config }) };
}
