import { useQuery } from "@tanstack/react-query";
import { comparisonQuery } from "../api.ts";
import { Compared } from "../report/compared.tsx";
import { ComparisonFault, ComparisonSkeleton, type Missing } from "./faces.tsx";

interface OpenComparisonProps {
  id: string;
  missing?: Missing | undefined;
}

/** A comparison that was made, with all that a person can do with it. */
export function OpenComparison({ id, missing }: OpenComparisonProps) {
  const { data, isPending, error, refetch } = useQuery(comparisonQuery(id));
  if (isPending) return <ComparisonSkeleton />;
  if (data) return <Compared comparison={data} />;
  return <ComparisonFault error={error} missing={missing} onRetry={() => void refetch()} />;
}
