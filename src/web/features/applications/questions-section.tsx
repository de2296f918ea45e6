import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { APPLICATION_LIMITS } from "#contract/applications.ts";
import { ApiError } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { questionsQuery, sendQuestions } from "./api.ts";
import { questionTexts as texts } from "./texts.ts";

/** What a posting asks everybody who applies, beside where the posting is changed. */
export function QuestionsSection({ jobId }: { jobId: string }) {
  const { data, isPending, refetch } = useQuery(questionsQuery(jobId));
  return (
    <section>
      <h2 className="border-ink border-b pb-2 font-sans font-semibold text-13 leading-[1.4] tracking-normal">
        {texts.title}
      </h2>
      <p className="mt-3 text-13 text-ink-2">{texts.text}</p>
      <div className="mt-3">
        {isPending && (
          <div role="status">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton lines={2} />
          </div>
        )}
        {!isPending && !data && (
          <p role="alert" className="text-13">
            {texts.failed} <TextButton onClick={() => void refetch()}>{texts.retry}</TextButton>
          </p>
        )}
        {data && <Questions key={data.questions.join("\n")} jobId={jobId} saved={data.questions} />}
      </div>
    </section>
  );
}

function Questions({ jobId, saved }: { jobId: string; saved: readonly string[] }) {
  const client = useQueryClient();
  const id = useId();
  const [questions, setQuestions] = useState(saved.map((text, key) => ({ key, text })));
  const [refused, setRefused] = useState<string>();
  const { run, busy, fault } = useAction(texts.saveFailed);
  const kept = questions.map(({ text }) => text.trim()).filter(Boolean);
  const isChanged = kept.join("\n") !== saved.join("\n");
  const put = (key: number, text: string) =>
    setQuestions(questions.map((one) => (one.key === key ? { key, text } : one)));

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setRefused(undefined);
    void run("save", async () => {
      try {
        const { message } = await sendQuestions(jobId, kept);
        toast.success(message);
        await client.invalidateQueries({ queryKey: questionsQuery(jobId).queryKey });
      } catch (error) {
        const place = error instanceof ApiError ? error.unlawful?.[0] : undefined;
        if (!place) throw error;
        setRefused(`“${place.quote}”: ${place.why}`);
      }
    });
  }
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-3">
      {(refused ?? fault) && <Banner kind="bad">{refused ?? fault}</Banner>}
      {questions.map(({ key, text }, at) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_36px] items-end gap-x-1">
          <Field
            id={`${id}-${key}`}
            name={`question-${at}`}
            label={texts.question(at + 1)}
            value={text}
            maxLength={APPLICATION_LIMITS.question}
            autoComplete="off"
            onChange={({ target }) => put(key, target.value)}
          />
          <Button
            look="quiet"
            size="icon"
            className="mb-1 text-ink-3"
            aria-label={texts.remove(at + 1)}
            onClick={() => setQuestions(questions.filter((one) => one.key !== key))}
          >
            <WorkIcon name="bin" />
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-2 max-md:*:min-h-11">
        {questions.length < APPLICATION_LIMITS.questions && (
          <Button
            look="line"
            onClick={() =>
              setQuestions([
                ...questions,
                { key: Math.max(-1, ...questions.map(({ key }) => key)) + 1, text: "" },
              ])
            }
          >
            <WorkIcon name="plus" />
            {texts.add}
          </Button>
        )}
        {isChanged && (
          <Button type="submit" look="soft" busy={busy !== undefined}>
            {texts.save}
          </Button>
        )}
      </div>
    </form>
  );
}
