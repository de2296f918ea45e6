import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { listDocuments } from "#contract/documents.ts";
import { apiQuery } from "#web/lib/query.ts";
import { longDate } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { profileCalls } from "./api.ts";
import { replaceTexts as texts } from "./replace-texts.ts";

interface ReplaceResumeProps {
  title: string;
  /** The id of the one that is replaced. */
  current: string | undefined;
  uploader: Uploader;
  dirty: boolean;
  onFilled: () => void;
  onClose: () => void;
}

type Choice = "fill" | "keep";

/** First which resume, then what becomes of the profile. */
export function ReplaceResume(props: ReplaceResumeProps) {
  const { title, current, uploader, onClose } = props;
  const [chosen, setChosen] = useState<NewResume>();
  if (chosen) return <Question {...props} chosen={chosen} onBack={() => setChosen(undefined)} />;
  return (
    <Dialog open onClose={onClose} title={title} size="wide">
      {uploader(setChosen)}
      <OwnResumes current={current} onChoose={setChosen} />
    </Dialog>
  );
}

interface QuestionProps extends ReplaceResumeProps {
  chosen: NewResume;
  onBack: () => void;
}

function Question({ title, chosen, dirty, onFilled, onClose, onBack }: QuestionProps) {
  const calls = profileCalls(useQueryClient());
  const [choice, setChoice] = useState<Choice>("fill");
  const { run, busy, fault } = useAction(texts.failed);
  const replace = () =>
    run("replace", async () => {
      const keep_profile = choice === "keep";
      const message = await calls.replaceResume({ documentId: chosen.documentId, keep_profile });
      if (!keep_profile) onFilled();
      onClose();
      toast.success(message);
    });
  const actions = (
    <>
      <Button busy={busy !== undefined} onClick={() => void replace()}>
        {texts.confirm}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {texts.back}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} size="wide" actions={actions}>
      <RadioCards<Choice>
        legend={texts.what(chosen.fileName)}
        name="profile-after"
        value={choice}
        onChange={setChoice}
        options={[
          { value: "fill", title: texts.fill, text: texts.fillText },
          { value: "keep", title: texts.keep, text: texts.keepText },
        ]}
      />
      {dirty && choice === "fill" && <Banner kind="warn">{texts.unsaved}</Banner>}
      {fault && <Banner kind="bad">{fault}</Banner>}
    </Dialog>
  );
}

interface OwnResumesProps {
  current: string | undefined;
  onChoose: (resume: NewResume) => void;
}

/** Resumes that are here already. Silent when there is no other, or when nobody can say. */
function OwnResumes({ current, onChoose }: OwnResumesProps) {
  const { data, isPending } = useQuery(apiQuery(listDocuments));
  const resumes = data?.documents.filter(
    ({ id, kind, status }) => kind === "resume" && status !== "unreadable" && id !== current,
  );
  if (isPending) return <SkeletonList rows={1} lines={1} label={texts.loadingOwn} />;
  if (!resumes || resumes.length === 0) return null;
  return (
    <section aria-labelledby="own-resumes-title">
      <h3 id="own-resumes-title" className="font-sans font-semibold text-13 tracking-normal">
        {texts.own}
      </h3>
      <ul className="mt-2 border-rule border-t">
        {resumes.map(({ id, file_name, received_at }) => (
          <li key={id} className="flex items-center gap-4 border-rule border-b py-2 text-13">
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere block font-[550]">{file_name}</span>
              <span className="text-ink-3">{texts.received(longDate(new Date(received_at)))}</span>
            </span>
            <Button
              look="line"
              className="flex-none max-md:min-h-11"
              aria-label={texts.takeNamed(file_name)}
              onClick={() => onChoose({ documentId: id, fileName: file_name })}
            >
              {texts.take}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is about to become the resume. */
interface NewResume {
  documentId: string;
  fileName: string;
}

/** How one is brought in; the screen knows. */
export type Uploader = (onUploaded: (resume: NewResume) => void) => ReactNode;
