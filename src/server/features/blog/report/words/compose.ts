import { POST_LONGEST } from "#contract/blog-rules.ts";
import { weeklyOf } from "../facts/market.ts";
import type { Scope } from "../facts/scope.ts";
import type { Finding } from "../findings/finding.ts";
import type { WrittenReport } from "../written-report.ts";
import { chartHtml } from "./chart.ts";
import { written } from "./html.ts";
import { REPORT_TEXTS as say } from "./report-texts.ts";

const OF_FIELDS = new Set(["fields", "pay-by-field"]);

/** A finding and the words for it, whoever found them. */
export interface Section {
  readonly finding: Finding;
  readonly paragraphs: readonly string[];
}

/** The whole article. `sections` are in their order, at least one. */
export function compose(
  scope: Scope,
  sections: readonly Section[],
  writtenBy: string,
): WrittenReport {
  const employers = new Set(scope.now.map(({ employer }) => employer)).size;
  const found = sections.map(({ finding }) => finding);
  const byField = found.some(({ id }) => OF_FIELDS.has(id));
  const about = { ...scope, n: scope.now.length, employers, byField };
  const title = say.title(found[0]?.topic ?? "", about);
  const news = found.slice(0, 2).map((finding) => finding.news);
  return {
    title: title.slice(0, POST_LONGEST.title),
    excerpt: fitting(say.excerpt(about, news.join(" ")), POST_LONGEST.excerpt),
    content: [
      ...say.opening(about).map(paragraph),
      ...sections.map(sectionHtml),
      written("h2", say.limits.title),
      ...say.limits.paragraphs.map(paragraph),
      written("h2", say.method.title),
      ...say.method.paragraphs(about, writtenBy).map(paragraph),
    ].join("\n"),
    metaTitle: fitting(
      title.length > POST_LONGEST.metaTitle ? say.shortTitle(about) : title,
      POST_LONGEST.metaTitle,
    ),
    metaDescription: fitting(news[0] ?? "", POST_LONGEST.metaDescription),
    keywords: [...say.keywords(about)],
    tags: [...new Set([say.tag(about), ...found.map(({ tag }) => tag)])],
    writtenBy,
    weekly: weeklyOf(scope),
    facts: {
      kind: scope.kind,
      periods: scope.periods,
      jobs: about.n,
      jobs_before: scope.before.length,
      all_jobs: scope.all,
      findings: found.map(({ paragraphs, ...finding }) => finding),
    },
  };
}

const paragraph = (text: string) => written("p", text);

const sectionHtml = ({ finding, paragraphs }: Section): string =>
  [
    written("h2", finding.title),
    ...paragraphs.slice(0, 1).map(paragraph),
    chartHtml(finding.chart),
    ...paragraphs.slice(1).map(paragraph),
  ].join("\n");

/** Whole sentences as far as there is room, else whole words. */
function fitting(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const sentence = cut.lastIndexOf(". ");
  return sentence > longest / 3 ? cut.slice(0, sentence + 1) : cut.slice(0, cut.lastIndexOf(" "));
}
