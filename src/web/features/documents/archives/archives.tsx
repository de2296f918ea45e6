import { useState } from "react";
import { ArchiveList } from "./archive-list.tsx";
import { ArchiveUpload } from "./archive-upload.tsx";
import { archiveTexts as texts } from "./texts.ts";

/** Bringing in many documents at once, and what became of each. */
export function Archives() {
  const [arrived, setArrived] = useState<string>();
  return (
    <section aria-labelledby="archives-title" className="min-w-0 border-ink border-t pt-4">
      <h2 id="archives-title" className="text-28">
        {texts.title}
      </h2>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-2">{texts.lead}</p>
      <ArchiveUpload onUploaded={setArrived} />
      <ArchiveList arrived={arrived} />
    </section>
  );
}
