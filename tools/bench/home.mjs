// How long a visitor of the home page waits between the last byte of a resume and the complete list of matches:
// the server's reading of two pages and its search among 10,000 advertisements. `npm run bench:home`. --size N
// loads another number of ads, --rounds N asks more or less often. The machine may be busy: only figures of one
// run, beside each other, mean something. The market is kept in the temporary folder: the first run takes long.
import { Agent } from "node:http";
import { parseArgs } from "node:util";
import { emptyUpload, visit } from "./home/visit.mjs";
import { worked } from "./home/work.mjs";
import { at, grouped, mean, median, ms, times } from "./index/figures.mjs";
import { marketFolder } from "./index/http/market-database.mjs";
import { startServer, stopServer } from "./index/http/server.mjs";
import { resumePdfs } from "./index/http/visitor.mjs";
import { percent, printTable } from "./matching/tables.mjs";

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "10000" },
    rounds: { type: "string", default: "40" },
  },
});

const SEED = "market";
const VISITORS = 4;
const RESUMES = 40;
const WARM_UP = 8;
const TARGET_MS = 1000;
const TARGET_SHARE = 0.95;

const [size, rounds] = [wholeNumber("size"), wholeNumber("rounds")];
const folder = await marketFolder({ seed: SEED, size });
const pdfs = await resumePdfs(SEED, RESUMES);
const server = await startServer(folder);
try {
  await crowd({ visitors: 1, rounds: WARM_UP });
  const one = await crowd({ visitors: 1, rounds });
  const four = await crowd({ visitors: VISITORS, rounds });
  print(one, four);
} finally {
  await stopServer(server);
}

/** So many at once, each by itself again and again; between two visits each asks the baseline once. */
async function crowd({ visitors, rounds: count }) {
  const visits = [];
  const refused = [];
  const baseline = [];
  const person = async (who) => {
    const agent = new Agent({ keepAlive: true });
    for (let round = 0; round < count; round += 1) {
      const pdf = pdfs[(round * visitors + who) % pdfs.length];
      const made = await visit(server.url, pdf, agent);
      if (made.refusal) refused.push(made.refusal);
      else visits.push(made);
      baseline.push(await emptyUpload(server.url, agent));
    }
    agent.destroy();
  };
  const { own, others } = await worked(server.child.pid, () =>
    Promise.all(Array.from({ length: visitors }, (_, who) => person(who))),
  );
  return { visits, baseline, refused, own: own / (visits.length + refused.length), others };
}

function print(one, four) {
  const bytes = Math.round(mean(pdfs.map(({ length }) => length)) / 1000);
  const listed = Math.round(mean(four.visits.map((each) => each.listed)));
  console.log(
    `Node ${process.version}, ${grouped(size)} ads, ${pdfs.length} resumes of two pages (${bytes} kB), ${listed} matches on a page.`,
  );
  printTable(
    "From the last byte of the resume to the complete list of matches",
    ["", "times", "p50 ms", "p95 ms", "slowest", "p50 to baseline", "p95 to baseline"],
    [...rowsOf("one visitor", one), ...rowsOf(`${VISITORS} visitors at once`, four)],
  );
  console.log("Baseline: an upload without a file, asked between the visits of the same run.");
  const work = ({ own, others }) =>
    `${ms(own)} ms for each visit while others had ${percent(others, 1)} of the machine`;
  console.log(
    `Processor time of the program, its readers and its database: ${work(one)} (one visitor),`,
  );
  console.log(`${work(four)} (${VISITORS} visitors).`);
  const reached = at(
    four.visits.map(({ both }) => both),
    TARGET_SHARE,
  );
  const refused = [...one.refused, ...four.refused];
  if (refused.length > 0) console.log(`${refused.length} visits were refused: ${refused[0]}`);
  const verdict = reached < TARGET_MS && refused.length === 0 ? "met" : "unmet";
  console.log(
    `${VISITORS} visitors at once, p95 under ${grouped(TARGET_MS)} ms: ${verdict} (${ms(reached)} ms).`,
  );
}

function rowsOf(name, { visits, baseline }) {
  const row = (what, list) => [
    `${name}, ${what}`,
    list.length,
    ms(median(list)),
    ms(at(list, 0.95)),
    ms(at(list, 1)),
    times(median(list) / median(baseline)),
    times(at(list, 0.95) / at(baseline, 0.95)),
  ];
  const parts = ["upload", "search", "both"].map((part) =>
    row(
      part,
      visits.map((each) => each[part]),
    ),
  );
  return [...parts, row("baseline", baseline)];
}

function wholeNumber(name) {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} takes a whole number from 1.`);
}
