import { type ComponentProps, useState } from "react";
import type { FirmIcon } from "#contract/firm-rules.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem, MenuRule } from "#web/ui/float/menu.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import type { Column } from "#web/ui/list/column.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { rowTexts, firmTexts as texts } from "./texts.ts";
import { type FirmActions, type MarkedFirm, statusText } from "./use-firm-actions.ts";

const { columns } = texts;
/** More practice areas than these make the row higher than the others. */
const AREAS_SHOWN = 3;

export function firmColumns(verbs: FirmActions): readonly Column<MarkedFirm>[] {
  return [
    { key: "firm", title: columns.firm, cell: (firm) => <Name firm={firm} /> },
    {
      key: "status",
      title: columns.status,
      width: "10rem",
      hideBelow: "md",
      cell: (firm) => <FirmStatus firm={firm} />,
    },
    {
      key: "location",
      title: columns.location,
      hideBelow: "xl",
      cell: (firm) => firm.location,
    },
    { key: "size", title: columns.size, hideBelow: "xl", cell: (firm) => texts.sizes[firm.size] },
    {
      key: "areas",
      title: columns.areas,
      hideBelow: "xl",
      width: "18%",
      cell: ({ practiceAreas }) => <Areas areas={practiceAreas} />,
    },
    {
      key: "read",
      title: columns.read,
      hideBelow: "xl",
      width: "8rem",
      cell: (firm) => <LastRead firm={firm} />,
    },
    {
      key: "menu",
      title: columns.more,
      width: "3rem",
      align: "right",
      cell: (firm) => <FirmMenuButton firm={firm} verbs={verbs} />,
    },
  ];
}

/** On small screens it also says what has no column there: names need the room. */
function Name({ firm }: { firm: MarkedFirm }) {
  return (
    <>
      {firm.name}
      <span className="block font-normal text-12 text-ink-3">{firm.host || firm.websiteUrl}</span>
      <span className="mt-1 block font-normal md:hidden">
        <FirmStatus firm={firm} />
      </span>
      <span className="block font-normal xl:hidden">
        <Failure reason={firm.lastError} />
      </span>
    </>
  );
}

function Areas({ areas }: { areas: readonly string[] }) {
  const rest = areas.length - AREAS_SHOWN;
  if (areas.length === 0) return <span className="text-ink-3">{texts.notStated}</span>;
  return (
    <span className="wrap-anywhere">
      {areas.slice(0, AREAS_SHOWN).join(", ")}
      {rest > 0 && <span className="text-ink-3"> {texts.moreAreas(rest)}</span>}
    </span>
  );
}

function LastRead({ firm: { lastScrapedAt, lastError } }: { firm: MarkedFirm }) {
  return (
    <>
      {lastScrapedAt === null ? (
        <span className="text-ink-3">{texts.never}</span>
      ) : (
        relativeTime(new Date(lastScrapedAt), new Date())
      )}
      <Failure reason={lastError} />
    </>
  );
}

function Failure({ reason }: { reason: string }) {
  if (!reason) return null;
  return (
    <span className="wrap-anywhere line-clamp-3 text-12 text-danger" title={reason}>
      {texts.lastFailed(reason)}
    </span>
  );
}

const CIRCLE = "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8z";

/** Spec 2 §4. A shape for each, because colour never stands alone. */
const LOOKS: Readonly<Record<FirmIcon, { path: string; ink: string }>> = {
  recruitment: { path: "M8 2.2 14.3 13H1.7zM8 6.5v3M8 11.2v.1", ink: "text-warn" },
  duplicate: { path: "M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1", ink: "text-warn" },
  disabled: { path: `${CIRCLE}M3.7 12.3l8.6-8.6`, ink: "text-danger" },
  fresh: { path: `${CIRCLE}M5.2 8.3l2 2 3.8-4.2`, ink: "text-ok" },
  aging: { path: `${CIRCLE}M8 4.5V8l2.3 1.5`, ink: "text-warn" },
  stale: { path: `${CIRCLE}M8 4.8v4M8 10.9v.1`, ink: "text-danger" },
};

/** How a firm stands: an icon along the column, and its words beside it. */
function FirmStatus({ firm }: { firm: MarkedFirm }) {
  const { path, ink } = LOOKS[firm.icon];
  return (
    <span className="inline-flex items-start gap-[7px]">
      <Drawing path={path} className={`mt-[2px] ${ink}`} />
      <span className="wrap-break-word min-w-0">{statusText(firm)}</span>
    </span>
  );
}

interface FirmMenuProps {
  firm: MarkedFirm;
  verbs: FirmActions;
}

/** Of hundreds of rows, only those whose menu somebody opened have one. */
function FirmMenuButton({ firm, verbs }: FirmMenuProps) {
  const [wanted, setWanted] = useState(false);
  if (!wanted) return <Trigger firm={firm} onClick={() => setWanted(true)} />;
  return <FirmMenu firm={firm} verbs={verbs} />;
}

function FirmMenu({ firm, verbs }: FirmMenuProps) {
  const { scrapingEnabled } = firm;
  return (
    <Menu trigger={<Trigger firm={firm} />} label={rowTexts.menu(firm.name)} openAtOnce>
      <MenuItem icon={<WorkIcon name="pencil" />} onSelect={() => verbs.edit(firm)}>
        {rowTexts.edit}
      </MenuItem>
      <MenuItem
        icon={<WorkIcon name="download" />}
        disabled={!scrapingEnabled}
        onSelect={() => verbs.scrape([firm.id])}
      >
        {rowTexts.scrape}
      </MenuItem>
      <MenuItem icon={<WorkIcon name="clock" />} onSelect={() => verbs.switchScraping(firm)}>
        {scrapingEnabled ? rowTexts.disable : rowTexts.enable}
      </MenuItem>
      <Outside address={firm.websiteUrl}>{rowTexts.website}</Outside>
      <Outside address={firm.careersPageUrl}>{rowTexts.careers}</Outside>
      <MenuRule />
      <MenuItem danger icon={<WorkIcon name="bin" />} onSelect={() => verbs.remove([firm])}>
        {rowTexts.delete}
      </MenuItem>
    </Menu>
  );
}

/** An address that somebody typed: opened in a tab of its own that knows nothing of this one. */
function Outside({ address, children }: { address: string; children: string }) {
  const safe = webAddress(address);
  if (!safe) return null;
  return (
    <MenuItem
      icon={<WorkIcon name="outside" />}
      onSelect={() => window.open(safe, "_blank", "noopener,noreferrer")}
    >
      {children}
    </MenuItem>
  );
}

function Trigger({ firm, ...rest }: { firm: MarkedFirm } & ComponentProps<"button">) {
  return (
    <Button
      look="quiet"
      size="icon"
      className="max-md:size-11"
      aria-label={rowTexts.menu(firm.name)}
      aria-haspopup="menu"
      {...rest}
    >
      <WorkIcon name="dots" className="*:stroke-[2.2]" />
    </Button>
  );
}
