import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { listDocuments } from "#contract/documents.ts";
import { getJob } from "#contract/postings.ts";
import { ApiError } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { knownTexts as texts } from "./known-texts.ts";
import type { SideName } from "./side.ts";

interface KnownFieldProps {
  name: SideName;
  id: string;
}

const WORDS = {
  resume: { some: texts.someResume, missing: texts.missingResume, change: texts.changeResume },
  job: { some: texts.someJob, missing: texts.missingJob, change: texts.changeJob },
} as const;

/** A document or a job that is here already, by its name. */
export function KnownField({ name, id }: KnownFieldProps) {
  const onChange = useChange(name);
  const { isPending, isMissing, title, under } = useNamed(name, id);
  if (isPending) return <Skeleton className="mt-3 h-[66px] w-full" />;
  if (isMissing)
    return (
      <div role="alert" className="mt-3 grid justify-items-start gap-3 text-13 text-danger">
        <p className="flex gap-1.5">
          <Icon name="warning" small className="mt-[3px]" />
          {WORDS[name].missing}
        </p>
        <Button look="line" onClick={onChange}>
          {WORDS[name].change}
        </Button>
      </div>
    );
  return (
    <div className="mt-3 flex min-h-[66px] items-center gap-3 rounded-sm border border-rule bg-sheet px-3.5 py-3 text-13">
      <Icon name="file" />
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className="font-[550] leading-[1.45]">{title || WORDS[name].some}</p>
        <p className="text-12 text-ink-3 leading-[1.55]">{under || texts.known}</p>
      </div>
      <Button look="line" aria-label={WORDS[name].change} onClick={onChange}>
        {texts.change}
      </Button>
    </div>
  );
}

/** Something else is to be given in its place: it goes from the address. */
function useChange(name: SideName): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    const query = new URLSearchParams(search);
    query.delete(name);
    void navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { replace: true });
  };
}

interface Named {
  isPending: boolean;
  isMissing: boolean;
  title: string;
  under: string;
}

/** A document of the person's own; or, of jobs, one of the market. */
function useNamed(name: SideName, id: string): Named {
  const own = useQuery(apiQuery(listDocuments));
  const found = own.data?.documents.find((each) => each.id === id);
  const isElsewhere = name === "job" && own.isFetched && !found;
  const job = useQuery({
    ...apiQuery(getJob, { params: { jobId: id } }),
    enabled: isElsewhere,
  });
  if (found)
    return {
      isPending: false,
      isMissing: false,
      title: found.title || found.file_name,
      under: found.title && found.file_name,
    };
  const { error } = job;
  const isGone = error instanceof ApiError && ["not-found", "invalid"].includes(error.fault);
  return {
    isPending: own.isPending || (isElsewhere && job.isPending),
    // Without an answer nobody knows; comparing will tell.
    isMissing: name === "job" ? isGone : own.isSuccess,
    title: job.data?.title ?? "",
    under: [job.data?.company, job.data?.location].filter(Boolean).join(", "),
  };
}
