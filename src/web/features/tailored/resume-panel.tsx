import { useState } from "react";
import { TAILORED_SENTENCES as say, type Tailored, type TailoredRow } from "#contract/tailored.ts";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { fileAddress, type TailoredDocument, useLeaveOut } from "./api.ts";
import { tailoredTexts as texts } from "./texts.ts";

/** The resume in its new order. What a line shows stands beside it, and in no file. */
export function ResumePanel({ tailored }: { tailored: Tailored }) {
  const { comparison_id: id, resume } = tailored;
  const change = useLeaveOut(id);
  const leftOut = resume.rows.flatMap((row) => (row.left_out ? (row.lines[0] ?? []) : []));
  function toggle(row: TailoredRow) {
    const line = row.lines[0] ?? 0;
    void change(row.left_out ? leftOut.filter((one) => one !== line) : [...leftOut, line]);
  }
  return (
    <>
      <DocumentActions
        id={id}
        document="resume"
        isChanged={leftOut.length > 0}
        canBePdf={resume.can_be_pdf}
        onReset={() => change([])}
      />
      <p role="status" className="mt-4 text-13 text-ink-2">
        {factsOf(resume.rows, leftOut.length)}
      </p>
      <ol
        aria-label={texts.resume}
        className="mt-4 max-w-[980px] border border-rule bg-sheet px-4 py-6 md:px-9 md:py-9"
      >
        {resume.rows.map((row, at) => (
          <Row
            key={row.lines[0]}
            row={row}
            look={row.kind === "head" && resume.rows[at - 1]?.kind === "head" ? "text" : row.kind}
            tailored={tailored}
            onToggle={() => toggle(row)}
          />
        ))}
      </ol>
    </>
  );
}

function factsOf(rows: readonly TailoredRow[], leftOut: number): string {
  if (rows.every(({ proves }) => proves.length === 0)) return texts.nothingShown;
  const moved = rows.filter((row) => row.moved).length;
  const facts = [moved > 0 ? texts.moved(moved) : texts.nothingMoved];
  if (leftOut > 0) facts.push(texts.leftOutCount(leftOut));
  return `${facts.join(", ")}. ${texts.marks}`;
}

const LOOKS: Record<TailoredRow["kind"], string> = {
  name: "font-serif text-22 leading-[1.3]",
  heading: "mt-5 border-rule border-b pb-1 font-semibold text-13 leading-6",
  head: "mt-2 font-serif font-[520] text-[16px] leading-6",
  text: "font-serif text-[16px] leading-6",
  item: "relative pl-4 font-serif text-[16px] leading-6 before:absolute before:left-0 before:text-ink-3 before:content-['–']",
};

interface RowProps {
  row: TailoredRow;
  /** The firm and the dates below a title look like what they are. */
  look: TailoredRow["kind"];
  tailored: Tailored;
  onToggle: () => void;
}

function Row({ row, look, tailored, onToggle }: RowProps) {
  const { text, can_leave, left_out } = row;
  const say = left_out ? texts.putBackOf(text) : texts.leaveOutOf(text);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 py-0.5 md:grid-cols-[minmax(0,1fr)_76px]">
      <div className="wrap-anywhere min-w-0">
        <p
          className={`whitespace-pre-wrap ${LOOKS[look]} ${left_out ? "text-ink-3 line-through" : ""}`}
        >
          {text}
        </p>
        {!left_out && <Marks row={row} tailored={tailored} />}
      </div>
      {can_leave && (
        <TextButton
          aria-label={say}
          onClick={onToggle}
          className="h-fit justify-self-start text-left max-md:min-h-8 md:justify-self-end"
        >
          {left_out ? texts.putBack : texts.leaveOut}
        </TextButton>
      )}
    </li>
  );
}

function Marks({ row, tailored }: Pick<RowProps, "row" | "tailored">) {
  const shown = tailored.requirements.filter(({ number }) => row.proves.includes(number));
  if (shown.length === 0) return null;
  return (
    <ul className={`mb-1.5 grid gap-1 text-12 ${row.kind === "item" ? "pl-4" : ""}`}>
      {shown.map(({ number, requirement, grade }, at) => (
        <li key={number} className="w-fit max-w-full bg-pen px-1.5 py-0.5 leading-[1.4]">
          <span className="font-semibold">{grade === "partial" ? texts.partly : texts.shows}</span>{" "}
          {requirement}
          {row.moved && at === 0 && <span className="text-ink-2"> · {texts.movedUp}</span>}
        </li>
      ))}
    </ul>
  );
}

interface DocumentActionsProps {
  id: string;
  document: TailoredDocument;
  isChanged: boolean;
  canBePdf: boolean;
  /** The document as it was made. */
  onReset: () => Promise<boolean>;
}

/** The files, and the way back to how it was made. */
export function DocumentActions({
  id,
  document,
  isChanged,
  canBePdf,
  onReset,
}: DocumentActionsProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  async function reset() {
    setBusy(true);
    const isDone = await onReset();
    setBusy(false);
    setAsking(false);
    if (isDone) toast.success(texts.resetDone);
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink
        to={fileAddress(id, document, "docx")}
        reloadDocument
        download=""
        className="max-md:min-h-11"
      >
        <WorkIcon name="download" />
        {texts.word}
      </ButtonLink>
      {canBePdf && (
        <ButtonLink
          look="line"
          to={fileAddress(id, document, "pdf")}
          reloadDocument
          download=""
          className="max-md:min-h-11"
        >
          <WorkIcon name="download" />
          {texts.pdf}
        </ButtonLink>
      )}
      {isChanged && (
        <Button look="quiet" className="max-md:min-h-11" onClick={() => setAsking(true)}>
          <WorkIcon name="undo" />
          {texts.reset}
        </Button>
      )}
      {!canBePdf && <p className="text-13 text-ink-2">{say.noPdf}</p>}
      <ConfirmDialog
        open={asking}
        title={texts.resetTitle[document]}
        text={texts.resetText[document]}
        confirm={texts.reset}
        busy={busy}
        onConfirm={() => void reset()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
