import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#web/lib/api.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { toast } from "#web/ui/float/toast.ts";
import { compareTexts as texts } from "./actions-texts.ts";
import type { Compared } from "./compare-candidate.ts";
import { comparisonQuery } from "./comparison-query.ts";

/** Spec 1 §2: start, analysing, report. */
type ComparisonState =
  | { at: "start"; fault?: string }
  | { at: "analysing" }
  | { at: "report"; compared: Compared };

export interface Comparing {
  state: ComparisonState;
  start: () => void;
  /** New Comparison: as if there had been none. */
  reset: () => void;
}

interface UseComparison {
  jobId: string;
  /** "" while nobody is open. */
  documentId: string;
  onReport: (comparisonId: string) => void;
}

export function useComparison({ jobId, documentId, onReport }: UseComparison): Comparing {
  const client = useQueryClient();
  const stillHere = useStillHere();
  const query = comparisonQuery({ documentId, jobId });
  const { data, error, isFetching } = useQuery(query);

  async function start() {
    if (isFetching) return;
    const isHere = stillHere();
    try {
      // Of the client and not of what is shown, which may be somebody else's by the time it comes.
      const made = await client.fetchQuery(query);
      toast.success(texts.done);
      if (isHere()) onReport(made.id);
    } catch (fault) {
      toast.error(compareFault(fault));
    }
  }
  const reset = () => void client.resetQueries({ queryKey: query.queryKey, exact: true });
  return { state: stateOf({ data, error, isFetching }), start: () => void start(), reset };
}

interface Known {
  data: Compared | undefined;
  error: unknown;
  isFetching: boolean;
}

function stateOf({ data, error, isFetching }: Known): ComparisonState {
  if (isFetching) return { at: "analysing" };
  if (error) return { at: "start", fault: compareFault(error) };
  return data ? { at: "report", compared: data } : { at: "start" };
}

const isOk = (status: number) => status >= 200 && status < 300;

/** Spec 1 §8, "Modal compare". */
export function compareFault(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : texts.noResult;
  const { status, message } = error;
  if (status === 401) return texts.signedOut;
  if (status === 404) return texts.notFound;
  if (status === 500) return texts.serverError;
  return isOk(status) ? texts.noResult : texts.failed(status, message);
}
