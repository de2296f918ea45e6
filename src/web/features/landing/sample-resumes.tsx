import { useEffect, useRef, useState } from "react";
import { TextButton } from "#web/ui/button.tsx";
import { sampleTexts as texts } from "./texts.ts";

const SAMPLES = [
  { of: "A lawyer's", path: "/sample-resume-law.pdf", name: "Sample resume, lawyer.pdf" },
  { of: "A nurse's", path: "/sample-resume-nursing.pdf", name: "Sample resume, nurse.pdf" },
  {
    of: "A software engineer's",
    path: "/sample-resume-software.pdf",
    name: "Sample resume, software engineer.pdf",
  },
] as const;

type Sample = (typeof SAMPLES)[number];

interface SampleResumesProps {
  onTry: (file: File) => void;
  /** A resume is on its way: presses wait until it has come or failed. */
  busy: boolean;
}

/** For those who look around first: a resume of somebody invented goes the same way as one's own. */
export function SampleResumes({ onTry, busy }: SampleResumesProps) {
  const [state, setState] = useState<"ready" | "fetching" | "failed">("ready");
  const waits = busy || state === "fetching";
  /** What comes after somebody has left, or has sent a resume of their own, is too late. */
  const isTooLate = useRef(false);
  useEffect(() => {
    isTooLate.current = busy;
    return () => {
      isTooLate.current = true;
    };
  }, [busy]);

  async function onPress(sample: Sample) {
    if (waits) return;
    setState("fetching");
    const file = await fetchSample(sample).catch(() => undefined);
    if (isTooLate.current) return setState("ready");
    setState(file ? "ready" : "failed");
    if (file) onTry(file);
  }
  return (
    <fieldset
      aria-label={texts.offer}
      className="mt-4 min-w-0 border-rule border-t pt-3 text-13 text-ink-3"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 leading-6">
        <span>{texts.offer}</span>
        {SAMPLES.map((sample) => (
          <TextButton
            key={sample.of}
            // It keeps its focus while it works.
            aria-disabled={waits || undefined}
            className="aria-disabled:text-ink-3 aria-disabled:no-underline"
            onClick={() => void onPress(sample)}
          >
            {sample.of}
          </TextButton>
        ))}
        <span>{texts.fictional}</span>
      </div>
      {state === "failed" && (
        <p role="alert" className="mt-2 text-danger">
          {texts.failed}
        </p>
      )}
    </fieldset>
  );
}

/** Nothing where the server has no such file. */
async function fetchSample({ path, name }: Sample): Promise<File | undefined> {
  const response = await fetch(path);
  if (!response.ok) return undefined;
  return new File([await response.blob()], name, { type: "application/pdf" });
}
