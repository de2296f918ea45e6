import { lazy, Suspense, useState } from "react";
import type { SectionsProps } from "./sections.tsx";

const ID = "landing";

/** At hand on the server, which cannot wait. The constant is the bundler's: the browser's page does without. */
const Sections = import.meta.env.SSR
  ? (await import("./sections.tsx")).Sections
  : lazy(() => import("./sections.tsx").then((file) => ({ default: file.Sections })));

/**
 * Words that the server has sent stay as they are: no script needs to be loaded to write them again,
 * which would be 4 KB. Whoever comes from another screen gets them from their own file.
 */
export function LandingSections(props: SectionsProps) {
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
