import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import type { Comparison } from "#contract/comparison.ts";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { comparisonQuery } from "../api.ts";
import { PrintedReport } from "../report/printed-report.tsx";
import { ComparisonFault, ComparisonSkeleton } from "./comparison-states.tsx";
import { comparisonPageTexts as texts } from "./texts.ts";

/** On paper: black on white, whatever the screen shows, with every quotation in its place. */
export function PrintPage({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useQuery(comparisonQuery(id));
  useWhitePaper();
  if (data) return <Printed comparison={data} />;
  return (
    <section className="wrap pt-6 pb-16">
      {isPending && <ComparisonSkeleton />}
      {!isPending && <ComparisonFault error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

function Printed({ comparison }: { comparison: Comparison }) {
  usePrintedOnce();
  return (
    <div className="bg-[#fff] text-[#000]">
      <div className="mx-auto max-w-[760px] px-5 pt-6 pb-16 print:max-w-none print:p-0">
        <p className="mb-6 flex items-center justify-between gap-4 text-13 print:hidden">
          <TextLink to={`/comparisons/${comparison.id}`}>{texts.back}</TextLink>
          <Button look="line" onClick={() => window.print()}>
            {texts.printAgain}
          </Button>
        </p>
        <PrintedReport comparison={comparison} />
      </div>
    </div>
  );
}

/** The theme stands on the document; it is given back when the page is left. */
function useWhitePaper(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = "light";
    return () => {
      dataset.theme = before;
    };
  }, []);
}

/** Once all is there, the letters too: what is printed before them has other ones. */
function usePrintedOnce(): void {
  useEffect(() => {
    let wanted = true;
    void document.fonts.ready.then(() => {
      if (wanted) window.print();
    });
    return () => {
      wanted = false;
    };
  }, []);
}
