import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import {
  approveRecruiter,
  listUnverifiedRecruiters,
  type UnverifiedRecruiter,
} from "#contract/recruiter-approval.ts";
import { ApiError, call, messageOf } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { useAction } from "#web/lib/use-action.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import type { Column } from "#web/ui/list/column.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { approvalTexts as texts } from "./approval-texts.ts";
import { useFocusNext } from "./use-focus-next.ts";

/** For operators: whom to let see candidates. */
export function CompaniesSection() {
  const { data, isPending, error, refetch } = useQuery(companiesQuery);
  const title = useId();
  const focusNext = useFocusNext();
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <p className="mb-2 text-13">
        <TextLink to="/admin">{texts.back}</TextLink>
      </p>
      {/* It receives the focus when the row that was approved goes; it is no control. */}
      <h1 id={title} tabIndex={-1} className="text-28 focus:outline-none md:text-36">
        {texts.title}
      </h1>
      <p className="mt-2 mb-8 max-w-[64ch] text-ink-2">{texts.lead}</p>
      {isPending && <SkeletonList rows={4} label={texts.loading} />}
      {!data && error && (
        <ErrorState
          title={texts.failedTitle}
          text={messageOf(error, texts.unexpected)}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Companies recruiters={data.recruiters} onGone={() => focusNext(title)} />}
    </section>
  );
}

interface CompaniesProps {
  recruiters: readonly UnverifiedRecruiter[];
  onGone: () => void;
}

function Companies({ recruiters, onGone }: CompaniesProps) {
  const [asked, setAsked] = useState<UnverifiedRecruiter>();
  return (
    <>
      <Table
        label={texts.title}
        columns={companyColumns(setAsked)}
        rows={recruiters}
        rowKey={({ id }) => id}
        rowLabel={({ company_name }) => company_name}
        empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      />
      {asked && (
        <ApproveDialog
          key={asked.id}
          recruiter={asked}
          onClose={() => setAsked(undefined)}
          onApproved={() => {
            setAsked(undefined);
            onGone();
          }}
        />
      )}
    </>
  );
}

interface ApproveDialogProps {
  recruiter: UnverifiedRecruiter;
  onClose: () => void;
  /** After it is approved. */
  onApproved: () => void;
}

function ApproveDialog({ recruiter, onClose, onApproved }: ApproveDialogProps) {
  const client = useQueryClient();
  const { run, busy, fault } = useAction(texts.unexpected);
  const { name, email, company_name } = recruiter;
  const confirm = () =>
    run("approve", async () => {
      try {
        toast.success(await approve(recruiter));
        onApproved();
      } catch (error) {
        if (!isOutdated(error)) throw error;
        // There is something else to look at first: the list, which is being asked for again.
        onClose();
        toast.error(error.message);
      } finally {
        void client.invalidateQueries({ queryKey: companiesQuery.queryKey });
      }
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={texts.approveTitle(company_name)}
      text={texts.approveText(name, email)}
      confirm={texts.approveCompany}
      busy={busy !== undefined}
      fault={fault}
    />
  );
}

/** What was looked at has changed, or is gone. */
const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.fault === "conflict" || error.fault === "not-found");

const companiesQuery = apiQuery(listUnverifiedRecruiters);

/** What was looked at goes along: if the recruiter has changed it meanwhile, nothing is approved. */
async function approve(recruiter: UnverifiedRecruiter): Promise<string> {
  const { id, company_name, company_website, abn } = recruiter;
  const body = { company_name, company_website, abn };
  return (await call(approveRecruiter, { params: { id }, body })).message;
}

function companyColumns(
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
