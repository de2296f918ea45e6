import { useRef, useState } from "react";
import * as z from "zod/mini";
import { upload as uploadLine } from "#contract/endpoint.ts";
import { messageOf } from "#web/lib/api.ts";
import { upload } from "#web/lib/upload.ts";
import { Button } from "#web/ui/button.tsx";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import { Specimen } from "./specimen.tsx";

const ACCEPT = [".pdf", ".doc", ".docx", ".txt"];
const HINT = "PDF, DOC, DOCX or TXT, up to 10MB";
const WRONG_KIND = "Please upload a PDF, DOC, DOCX, or TXT file.";
const KB = 1024;

/** Nobody answers it: a test does, to see the bytes go. */
export const sendFile = uploadLine("POST /dev/parts-upload", {
  who: "anyone",
  summary: "Where the parts page sends a file.",
  files: { resume: { maxBytes: 50_000_000, tooLarge: "The file is too large." } },
  response: z.object({ success: z.literal(true) }),
});

export function FileDropParts() {
  const common = { accept: ACCEPT, hint: HINT, title: "Drop your resume here", onFile: () => {} };
  const file = { name: "Resume 2026.pdf", bytes: 212 * KB };
  return (
    <Specimen name="File drop">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <LiveDrop />
        <FileDrop {...common} id="parts-tall" label="Resume, tall" tall />
        <FileDrop {...common} id="parts-got" label="Resume, got" file={file} onRemove={() => {}} />
        <FileDrop
          {...common}
          id="parts-sending"
          label="Resume, on its way"
          file={file}
          progress={{ sent: 138 * KB, total: 212 * KB }}
          onRemove={() => {}}
        />
        <FileDrop {...common} id="parts-replace" label="Resume, to replace" file={file} />
        <FileDrop
          {...common}
          id="parts-reading"
          label="Resume, being read"
          file={file}
          progress={{ sent: 212 * KB, total: 212 * KB, text: "Reading your resume" }}
        />
        <FileDrop
          {...common}
          id="parts-failed"
          label="Resume, refused"
          file={{ name: "Resume.pages", bytes: 90 * KB }}
          error={WRONG_KIND}
        />
        <FileDrop
          {...common}
          id="parts-missing"
          label="Resume, missing"
          error="Please choose your resume"
        />
        <FileDrop {...common} id="parts-off" label="Resume, disabled" disabled />
      </div>
    </Specimen>
  );
}

/** The whole life of a file: chosen, judged, sent, given up. */
function LiveDrop() {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<{ sent: number; total: number }>();
  const [arrived, setArrived] = useState(false);
  const giveUp = useRef<AbortController>(null);

  function take(chosen: File) {
    setFile(chosen);
    setArrived(false);
    setError(
      ACCEPT.some((end) => chosen.name.toLowerCase().endsWith(end)) ? undefined : WRONG_KIND,
    );
  }
  function remove() {
    if (progress) giveUp.current?.abort();
    else setFile(undefined);
  }
  async function send() {
    const controller = new AbortController();
    const { signal } = controller;
    giveUp.current = controller;
    const onProgress = (sent: number, total: number) => setProgress({ sent, total });
    onProgress(0, file?.size ?? 0);
    try {
      await upload(sendFile, { files: { resume: file }, onProgress, signal });
      setArrived(true);
    } catch (fault) {
      if (!signal.aborted) setError(messageOf(fault, "The file did not arrive."));
    } finally {
      setProgress(undefined);
    }
  }
  return (
    <div className="grid gap-3">
      <FileDrop
        id="parts-file"
        label="Resume"
        title="Drop your resume here"
        hint={HINT}
        accept={ACCEPT}
        file={file && { name: file.name, bytes: file.size }}
        error={error}
        progress={progress}
        onFile={take}
        onRemove={remove}
      />
      {file && !error && !progress && (
        <Button
          look="line"
          onClick={() => void send()}
          disabled={arrived}
          className="justify-self-start"
        >
          {arrived ? "Arrived" : "Upload it"}
        </Button>
      )}
    </div>
  );
}
