import { ActivityPanel } from "#web/features/activity/activity-panel.tsx";
import { ArchivePanel } from "#web/features/documents/archives/archive-panel.tsx";
import { UnfinishedTalks } from "#web/features/job-creation/begin/unfinished-talks.tsx";
import { PostingList } from "#web/features/postings/list/posting-list.tsx";
import { postingTexts } from "#web/features/postings/list/texts.ts";
import type { usePostings } from "#web/features/postings/list/use-postings.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { Rail } from "./rail/rail.tsx";
import { recruiterTexts as texts } from "./texts.ts";
import { CREATE_PATH, useCreatePosting } from "./use-create-posting.ts";

interface PostingsPanelProps {
  postings: ReturnType<typeof usePostings>;
  unread: number;
}

/** The postings, what is being read and what was done; beside them what they amount to. */
export function PostingsPanel({ postings, unread }: PostingsPanelProps) {
  const onCreate = useCreatePosting();
  const count = postings.data?.data.length ?? 0;
  const create = (
    <ButtonLink to={CREATE_PATH} onClick={onCreate} className="max-md:min-h-11">
      {texts.create}
    </ButtonLink>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 content-start gap-14">
        <div className="grid min-h-[420px] content-start gap-12">
          <section aria-labelledby="your-job-postings">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b pb-4">
              <h2 id="your-job-postings" className="text-28">
                {postingTexts.title}
              </h2>
              {/* Without any, the list itself says what to do; there is one such button in a view. */}
              {count > 0 && create}
            </div>
            <PostingList postings={postings} create={create} />
            {count > 0 && (
              <div className="-mt-px">
                <AiNote writer={texts.counted} />
              </div>
            )}
          </section>
          <UnfinishedTalks />
        </div>
        <ArchivePanel />
        <ActivityPanel />
      </div>
      <Rail postings={postings} unread={unread} onCreate={onCreate} className="max-xl:mt-14" />
    </div>
  );
}
