import { useQuery } from "@tanstack/react-query";
import { dashboardQuery } from "#web/features/scraping/api.ts";
import { Link } from "#web/ui/link.tsx";
import { MENU_SECTIONS, sectionPath } from "./sections.ts";
import { adminTexts as texts } from "./texts.ts";

interface AdminLinksProps {
  /** The name of the section that is shown. */
  shown: string;
  onChoose?: () => void;
}

/** The six sections, and how many jobs wait. */
export function AdminLinks({ shown, onChoose }: AdminLinksProps) {
  const pending = useQuery(dashboardQuery).data?.scraping_stats.pending_jobs ?? 0;
  return (
    <>
      <ul className="font-medium text-13">
        {MENU_SECTIONS.map(({ name, label }) => (
          <li key={name}>
            <Link
              to={sectionPath(name)}
              aria-current={name === shown ? "page" : undefined}
              onClick={onChoose}
              className="flex justify-between gap-3 py-3 pr-4 pl-5 text-ink-2 no-underline -outline-offset-2 hover:bg-paper-2 hover:text-ink aria-[current]:bg-paper-3 aria-[current]:text-ink md:py-2 md:pl-10"
            >
              {label}
              {name === "review" && pending > 0 && <Waiting count={pending} />}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-auto py-4 pl-5 text-12 text-ink-3 md:pl-10">{texts.version}</p>
    </>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="font-normal text-ink-3 tabular-nums">
      {count.toLocaleString("en-AU")}
      <span className="sr-only"> {texts.waiting}</span>
    </span>
  );
}
