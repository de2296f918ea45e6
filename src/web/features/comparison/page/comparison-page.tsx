import { lazy } from "react";
import { useMatch } from "react-router";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Missing } from "./comparison-states.tsx";
import { OpenComparison } from "./open-comparison.tsx";
import { comparisonPageTexts as texts } from "./texts.ts";

/** Few print: who reads on the screen does not carry it. */
const PrintPage = lazy(() =>
  import("./print-page.tsx").then((file) => ({ default: file.PrintPage })),
);

/** A comparison as it was made, opened again: on the screen, or for paper. */
export function ComparisonPage({ missing }: { missing?: Missing }) {
  const id = useMatch("/comparisons/:id/*")?.params.id ?? "";
  if (useMatch("/comparisons/:id/print")) return <PrintPage id={id} />;
  return (
    <section className="wrap pt-6 pb-16">
      <p className="flex justify-end text-13 print:hidden">
        <TextLink to="/compare" className="leading-6">
          {texts.another}
        </TextLink>
      </p>
      <OpenComparison key={id} id={id} missing={missing} />
    </section>
  );
}
