import { type CheerioAPI, load } from "cheerio";
import { hostOf } from "#contract/firm-rules.ts";
import { companyName } from "#server/platform/web-pages/company-name.ts";
import { organisationIn } from "#server/platform/web-pages/organisation.ts";
import { tidied } from "#server/platform/web-pages/tidied.ts";
import { baseOf, webAddress } from "#server/platform/web-pages/web-address.ts";
import type { SitePage } from "../service.ts";

/** What the link to a firm's jobs says. */
const CAREERS_WORDS =
  /^(?:(?:our |current |see |view |all )?(?:careers?|jobs|vacanc(?:y|ies)|opportunities|positions vacant|job openings|open roles)|careers? (?:opportunities|at .{2,60}|with us|& .{2,30}|and .{2,30})|(?:join|work (?:with|for|at)) (?:us|our (?:team|firm)|the team)|we(?:'|’)?(?:re| are) hiring|employment(?: opportunities)?)$/i;
const CAREERS_PATH =
  /\/(?:careers?|jobs|vacanc(?:y|ies)|join-(?:us|our-team)|work-(?:with|for)-us|(?:career-|job-|current-)?opportunities|employment|positions-vacant)(?:[/.]|$)/i;
const CAREERS_HOST = /^(?:careers?|jobs|join|work|recruitment)\./;

/** Who a website belongs to, and where its jobs are. */
export function sitePage({ url, text }: { readonly url: string; readonly text: string }): SitePage {
  const page = load(text);
  return { name: companyName(page, url, organisationIn(page)), careersUrl: careersUrl(page, url) };
}

function careersUrl(page: CheerioAPI, url: string): string {
  const base = baseOf(page, url);
  const [own, here] = [hostOf(url), webAddress(url, url)];
  const links = page("a[href]")
    .toArray()
    .flatMap((element) => {
      const address = webAddress(page(element).attr("href") ?? "", base);
      const isOwn = hostOf(address).replace(CAREERS_HOST, "") === own.replace(CAREERS_HOST, "");
      if (address === "" || address === here || !isOwn) return [];
      return { address, words: tidied(page(element).text()) };
    });
  const said = links.find(({ words }) => CAREERS_WORDS.test(words));
  const byHost = links.find(({ address }) => CAREERS_HOST.test(hostOf(address)));
  const byPath = links.find(({ address }) => CAREERS_PATH.test(new URL(address).pathname));
  return (said ?? byHost ?? byPath)?.address ?? "";
}
