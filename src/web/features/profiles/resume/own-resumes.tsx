import { useQuery } from "@tanstack/react-query";
import { listDocuments } from "#contract/documents.ts";
import { apiQuery } from "#web/lib/query.ts";
import { longDate } from "#web/lib/time-text.ts";
import { Button } from "#web/ui/button.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import type { NewResume } from "./new-resume.ts";
import { replaceTexts as texts } from "./replace-texts.ts";

interface OwnResumesProps {
  current: string | undefined;
  onChoose: (resume: NewResume) => void;
}

/** Resumes that are here already. Silent when there is no other, or when nobody can say. */
export function OwnResumes({ current, onChoose }: OwnResumesProps) {
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
