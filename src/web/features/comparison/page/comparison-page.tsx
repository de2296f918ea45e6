import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useMatch } from "react-router";
import { TextLink } from "#web/ui/text-link.tsx";
import { comparisonQuery } from "../api.ts";
import { Compared } from "../report/compared.tsx";
import { ComparisonFault, ComparisonSkeleton } from "./faces.tsx";
import { comparisonPageTexts as texts } from "./texts.ts";

/** Few print: who reads on the screen does not carry it. */
const PrintPage = lazy(() =>
  import("./print-page.tsx").then((file) => ({ default: file.PrintPage })),
);

/** A comparison as it was made, opened again: on the screen, or for paper. */
export function ComparisonPage() {
  const id = useMatch("/comparisons/:id/*")?.params.id ?? "";
  if (useMatch("/comparisons/:id/print")) return <PrintPage id={id} />;
  return (
    <section className="wrap pt-6 pb-16">
      <p className="flex justify-end text-13">
        <TextLink to="/compare" className="leading-6">
          {texts.another}
        </TextLink>
      </p>
      <Face key={id} id={id} />
    </section>
  );
}

function Face({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useQuery(comparisonQuery(id));
  if (isPending) return <ComparisonSkeleton />;
  if (data) return <Compared comparison={data} />;
  return <ComparisonFault error={error} onRetry={() => void refetch()} />;
}
