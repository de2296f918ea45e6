// So many scraped jobs that wait for a review: every ad many times over, under other firms and addresses.
import { plainLines } from "../../../src/reading/text/plain-lines.ts";
import { adOf } from "../../../test/support/replica/ads/ad.ts";
import { PRACTICE_AREAS } from "../../../test/support/replica/ads/practice-areas.ts";

const AREAS = Object.keys(PRACTICE_AREAS);
const LEVELS = ["Lawyer", "Solicitor", "Associate", "Paralegal", "Counsel"];
const DIFFERENT = 200;
const SKETCH = 128;

export async function fillQueue(client, size) {
  const ads = Array.from({ length: DIFFERENT }, (_, number) => rowOf(number));
  await client.query("begin");
  await client.query(FILL, [JSON.stringify(ads), Math.ceil(size / DIFFERENT), size]);
  // Every tenth is like the one before it.
  await client.query(`update scraped_jobs set similar_id = (
      select id from scraped_jobs other where other.found_at < scraped_jobs.found_at
      order by other.found_at desc limit 1), similarity = 0.7
    where ('x' || left(content_hash, 4))::bit(16)::int % 10 = 0`);
  await client.query("commit");
  await client.query("vacuum analyze");
}

const FILL = `insert into scraped_jobs (source, source_key, source_url, firm_name, employer, title, location,
    experience_level, practice_area, salary_range, raw_content, extracted_data, content_hash, sketch, found_at)
  select 'law_firm', 'url:bench.example/' || ad.number || '/' || copy, 'https://bench.example/' || ad.number || '/' || copy,
    'Firm ' || ad.number % 50 || ' of ' || copy, 'firm ' || ad.number % 50 || ' of ' || copy, ad.title, 'Sydney',
    'associate', ad.area, ad.pay, ad.text, ad.extracted, md5(ad.number || '/' || copy),
    (select array_agg((ad.number * 7919 + copy * 31 + at)::int) from generate_series(1, ${SKETCH}) at),
    now() - (ad.number * 1000 + copy) * interval '7 seconds'
  from jsonb_to_recordset($1) as ad (number int, title text, area text, pay text, text text, extracted jsonb)
    cross join generate_series(1, $2::int) copy
  limit $3`;

function rowOf(number) {
  const area = AREAS[number % AREAS.length];
  const title = `${area} ${LEVELS[number % LEVELS.length]} ${number}`;
  const ad = adOf({ firm: "A firm", title, area, place: "Sydney", number });
  const text = [
    title,
    ad.opening,
    "# The work",
    ...ad.duties.map((line) => `- ${line}`),
    "# About you",
    ...ad.needs.map((line) => `- ${line}`),
    "# What we offer",
    ...ad.offers,
    ad.closing,
  ].join("\n");
  const lines = plainLines(text).lines.map((line) => ({
    text: line.text,
    bullet: Boolean(line.bullet),
    heading: Boolean(line.heading),
  }));
  const fields = { title: { lines: [0], sure: true, note: "" } };
  return { number, title, area, pay: ad.pay, text, extracted: { lines, fields } };
}
