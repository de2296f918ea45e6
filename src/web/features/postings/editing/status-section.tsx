import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Exemption } from "#contract/lawful.ts";
import type { Job } from "#contract/postings.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import { takeOut } from "#lawful/take-out.ts";
import { unlawfulIn } from "#web/lib/api.ts";
import { jobPath } from "#web/lib/paths.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { postingCalls } from "../list/api.ts";
import { DiscardDialog } from "../list/discard-dialog.tsx";
import { candidatesPath } from "../list/posting-paths.ts";
import { STATES } from "../list/texts.ts";
import { SideSection } from "../side-section.tsx";
import { editingTexts as texts } from "./texts.ts";
import type { PostingDraft } from "./use-posting-draft.ts";

interface StatusSectionProps {
  job: Job;
  /** What goes live is what stands in the form: whether that could be saved. */
  saveFirst: () => Promise<boolean>;
  law: Pick<Law, "exemptions" | "isHeld">;
}

const NOTES = {
  active: texts.activeNote,
  draft: texts.publishFirst,
  closed: texts.closedNote,
} as const;

/** How the posting stands, and what changes that. */
export function StatusSection({ job, saveFirst, law }: StatusSectionProps) {
  const { id, status, title } = job;
  const calls = postingCalls(useQueryClient());
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const { run, busy, fault } = useAction(texts.statusFailed);
  const { word, dot, next, verb } = STATES[status];
  const change = () =>
    run("status", async () => {
      if (next === "active" && !(await saveFirst())) return;
      try {
        toast.success(await calls.setStatus(id, next, law.exemptions));
      } catch (error) {
        // The warning beside the text says what is wrong, with what can be done about it.
        if (!law.isHeld(error)) throw error;
      }
    });
  return (
    <SideSection title={texts.status}>
      <p className="pt-3 font-medium text-15">
        <StatusWord dot={dot}>{word}</StatusWord>
      </p>
      <p className="mt-1 text-13 text-ink-2">{NOTES[status]}</p>
      {fault && (
        <div className="mt-3">
          <Banner kind="bad">{fault}</Banner>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2 max-md:*:min-h-11">
        <Button
          look={status === "draft" ? "soft" : "line"}
          busy={busy !== undefined}
          onClick={() => void change()}
        >
          {verb}
        </Button>
        <ButtonLink look="line" to={candidatesPath(id)}>
          {texts.candidates}
        </ButtonLink>
        {status !== "draft" && (
          <ButtonLink look="quiet" to={jobPath(id)}>
            {texts.publicPage}
          </ButtonLink>
        )}
        {status === "draft" && (
          <Button look="danger" onClick={() => setAsked(true)}>
            {texts.remove}
          </Button>
        )}
      </div>
      {asked && (
        <DiscardDialog
          posting={{ id, title }}
          onClose={() => setAsked(false)}
          onGone={() => void navigate("/dashboard", { replace: true })}
        />
      )}
    </SideSection>
  );
}

export type Law = ReturnType<typeof useLaw>;

/** What keeps the posting from being live, and the reasons that go along with the next try. */
export function useLaw(draft: Pick<PostingDraft, "fields" | "change">) {
  const [places, setPlaces] = useState<readonly UnlawfulPlace[]>([]);
  const [exemptions, setExemptions] = useState<Exemption[]>([]);
  const settle = (quote: string) =>
    setPlaces((now) => now.filter((place) => place.quote !== quote));
  return {
    places,
    exemptions,
    /** Whether a refusal was this, which the warning then shows. */
    isHeld(error: unknown): boolean {
      const held = unlawfulIn(error);
      setPlaces(held);
      return held.length > 0;
    },
    takeOut(quote: string) {
      const { title, text } = draft.fields;
      draft.change({ title: takeOut(title, quote), text: takeOut(text, quote) });
      settle(quote);
    },
    justify(quote: string, reason: string) {
      setExemptions((now) => [...now, { quote, reason }]);
      settle(quote);
    },
  };
}
