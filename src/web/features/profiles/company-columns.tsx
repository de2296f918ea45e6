import type { UnverifiedRecruiter } from "#contract/recruiter-approval.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { Button } from "#web/ui/button.tsx";
import type { Column } from "#web/ui/list/column.ts";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { approvalTexts as texts } from "./approval-texts.ts";

export function companyColumns(
  onApprove: (recruiter: UnverifiedRecruiter) => void,
): readonly Column<UnverifiedRecruiter>[] {
  const { company, recruiter, told } = texts.columns;
  return [
    {
      key: "company",
      title: company,
      cell: (row) => (
        <>
          {row.company_name}
          <Website typed={row.company_website} />
          <Identity row={row} />
          {row.waiting_for.length > 0 && (
            <span className="block font-normal text-12 text-ink-2">
              {texts.waitingFor(row.waiting_for)}
            </span>
          )}
          <span className="block font-normal text-ink-2 md:hidden">
            <Recruiter row={row} />
          </span>
        </>
      ),
    },
    { key: "recruiter", title: recruiter, hideBelow: "md", cell: (row) => <Recruiter row={row} /> },
    { key: "told", title: told, hideBelow: "xl", cell: ({ hint }) => hint },
    {
      key: "approve",
      title: texts.columns.approve,
      align: "right",
      cell: (row) => (
        <Button look="soft" onClick={() => onApprove(row)}>
          {texts.approve}
          <span className="sr-only">: {row.company_name}</span>
        </Button>
      ),
    },
  ];
}

/** What else says which company it is. */
function Identity({ row }: { row: UnverifiedRecruiter }) {
  const isTheirs = row.known_as.some((name) => row.domains_known_as.includes(name));
  return (
    <span className="block font-normal text-12 text-ink-2">
      {row.abn === "" ? texts.noAbn : texts.abn(row.abn)}
      {row.known_as.length > 0 && (
        <>
          <span className="block">{texts.known(row.known_as)}</span>
          <StatusWord dot={isTheirs ? "ok" : "warn"}>
            {isTheirs ? texts.ownDomains : texts.foreignDomains}
          </StatusWord>
        </>
      )}
    </span>
  );
}

function Recruiter({ row }: { row: UnverifiedRecruiter }) {
  return (
    <>
      {row.name}
      <span className="wrap-anywhere block font-normal text-12 text-ink-3">{row.email}</span>
      {!row.email_verified && (
        <span className="block text-12">
          <StatusWord dot="warn">{texts.unconfirmed}</StatusWord>
        </span>
      )}
      {/* Where there is no column for it. */}
      <span className="block text-12 text-ink-3 xl:hidden">{row.hint}</span>
    </>
  );
}

/** An address without its "https://". */
const BARE = /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/;

/** As the recruiter typed it. */
function Website({ typed }: { typed: string }) {
  const address = webAddress(BARE.test(typed) ? `https://${typed}` : typed);
  if (typed === "") return null;
  return (
    <span className="block font-normal text-12">
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="text-accent underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {typed}
        </a>
      ) : (
        typed
      )}
    </span>
  );
}
