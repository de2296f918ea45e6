import { webAddress } from "#web/lib/web-address.ts";
import type { TestResult } from "./api.ts";
import { testTexts as texts } from "./texts.ts";

/** Jobs beyond these are counted. */
const LISTED = 10;

/** What was found on a firm's page, in the words of that page. */
export function TestFindings({ result }: { result: TestResult }) {
  const { url, found_by, jobs, first, next_page, notes } = result;
  const rest = jobs.length - LISTED;
  return (
    <section aria-label={texts.title} className="grid gap-4 bg-paper-2 p-4 text-13">
      <p role="status" className="font-[550]">
        {texts.found(jobs.length)} {texts.by[found_by]}.
      </p>
      <dl className="grid gap-2">
        <Fact label={texts.page} address={url} />
        {next_page && <Fact label={texts.next} address={next_page} />}
      </dl>
      {notes.length > 0 && (
        <div>
          <h3 className={HEADING}>{texts.notes}</h3>
          <ul className="list-disc pl-4 text-warn">
            {notes.map((note) => (
              <li key={note} className="wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
      {jobs.length > 0 && (
        <ol className="divide-y divide-rule border-rule border-y">
          {jobs.slice(0, LISTED).map((job) => (
            <li key={job.url} className="wrap-anywhere py-1.5">
              <span className="font-[550]">{job.title || texts.untitled}</span>
              <span className="block text-12">
                <Address address={job.url} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {rest > 0 && <p className="text-ink-2">{texts.more(rest)}</p>}
      {first && (
        <div>
          <h3 className={HEADING}>{texts.first}</h3>
          <p className="wrap-anywhere font-serif text-18">{first.title || texts.untitled}</p>
          {/* Longer than its place as a rule: the arrow keys scroll it once it has the focus. */}
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            aria-label={texts.first}
            className="wrap-anywhere mt-1 max-h-60 overflow-y-auto whitespace-pre-line border border-rule bg-sheet p-3 font-serif text-15"
          >
            {first.text || texts.noText}
          </section>
        </div>
      )}
    </section>
  );
}

const HEADING = "mb-1 font-[550] font-sans text-13 tracking-normal";

function Fact({ label, address }: { label: string; address: string }) {
  return (
    <div className="wrap-anywhere">
      <dt className="inline text-ink-3">{label}: </dt>
      <dd className="inline">
        <Address address={address} />
      </dd>
    </div>
  );
}

/** Made a link only where a browser opens it as a page; a tab of its own knows nothing of this one. */
function Address({ address }: { address: string }) {
  const safe = webAddress(address);
  if (!safe) return <span className="text-ink-2">{address}</span>;
  return (
    <a
      href={safe}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline decoration-1 underline-offset-3 hover:text-accent-2"
    >
      {address}
    </a>
  );
}
