import type { RunPart, RunType } from "#contract/scraping.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import type { Column } from "#web/ui/list/table/column.ts";
import { scrapingTexts, runTexts as texts } from "../texts.ts";

const DOTS = { waiting: "off", running: "run", completed: "ok", failed: "bad" } as const;

/** A discovery finds firms, and those stand in their own panel. */
export function partColumns(kind: RunType): readonly Column<RunPart>[] {
  const { number } = scrapingTexts;
  const counts: Column<RunPart>[] = [
    {
      key: "pages",
      title: texts.pages,
      align: "right",
      hideBelow: "md",
      cell: (part) => number(part.pages),
    },
    { key: "found", title: texts.found, align: "right", cell: (part) => number(part.jobs_found) },
    { key: "new", title: texts.isNew, align: "right", cell: (part) => number(part.jobs_new) },
  ];
  return [
    { key: "name", title: texts.parts[kind], cell: (part) => <Name part={part} /> },
    {
      key: "status",
      title: texts.status,
      cell: ({ status }) => <StatusWord dot={DOTS[status]}>{texts.partWords[status]}</StatusWord>,
    },
    ...(kind === "discovery" ? [] : counts),
  ];
}

function Name({ part: { name, url, error } }: { part: RunPart }) {
  const address = webAddress(url);
  return (
    <>
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="underline decoration-rule-2 underline-offset-3 hover:decoration-ink"
        >
          {name}
        </a>
      ) : (
        name
      )}
      {error && <span className="block font-normal text-12 text-danger">{error}</span>}
    </>
  );
}
