import { lazy, Suspense, useState } from "react";
import type { SectionsProps } from "./sections.tsx";

const ID = "recruiters";

/** At hand on the server, which cannot wait. The constant is the bundler's: the browser's page does without. */
const Sections = import.meta.env.SSR
  ? (await import("./sections.tsx")).Sections
  : lazy(() => import("./sections.tsx").then((file) => ({ default: file.Sections })));

/** As on the home page (landing-sections.tsx): words that the server has sent stay as they are. */
export function RecruitersSections(props: SectionsProps) {
  const [sent] = useState(sentHtml);
  if (sent !== undefined)
    return (
      <div
        id={ID}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this page already shows.
        dangerouslySetInnerHTML={{ __html: sent }}
      />
    );
  return (
    <div id={ID}>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Sections {...props} />
      </Suspense>
    </div>
  );
}

function sentHtml(): string | undefined {
  return import.meta.env.SSR ? undefined : document.getElementById(ID)?.innerHTML;
}
