import { useQuery } from "@tanstack/react-query";
import { comparisonQuery } from "../api.ts";
import { Compared } from "../report/compared.tsx";
import { ComparisonFault, ComparisonSkeleton } from "./faces.tsx";

/** A comparison that was made, with all that a person can do with it. */
export function OpenComparison({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useQuery(comparisonQuery(id));
  if (isPending) return <ComparisonSkeleton />;
  if (data) return <Compared comparison={data} />;
  return <ComparisonFault error={error} onRetry={() => void refetch()} />;
}
