import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import {
  APPLICATION_LIMITS,
  addTracked,
  APPLICATION_SENTENCES as say,
  TRACKED_STAGES,
} from "#contract/applications.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { trackedCalls } from "../api.ts";
import { STAGES, addTexts as texts } from "../texts.ts";

const EMPTY = {
  advertisement: "",
  title: "",
  company: "",
  location: "",
  link: "",
  stage: "saved",
};

/** A job that stands somewhere else: pasted, or typed. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const calls = trackedCalls(useQueryClient());
  const { form, field, busy, fault } = useForm({
    schema: addTracked.body,
    initial: EMPTY,
    submit: async (values) => {
      const { message } = await calls.add(values);
      toast.success(message);
      onClose();
    },
    explain: (error) => ({ form: messageOf(error, texts.failed) }),
  });
  const reading = useReading(form.ref, calls.read);
  return (
    <Dialog
      open
      onClose={() => busy || onClose()}
      size="wide"
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button type="submit" form={id} busy={busy} className="max-md:min-h-11">
            {texts.save}
          </Button>
          <Button look="quiet" onClick={onClose} className="max-md:min-h-11">
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="grid gap-5">
        {fault && <Banner kind="bad">{fault}</Banner>}
        <div className="grid justify-items-start gap-2 *:w-full">
          <TextArea
            {...field("advertisement")}
            label={texts.paste}
            optional
            hint={texts.pasteHint}
            rows={6}
            limit={APPLICATION_LIMITS.advertisement}
          />
          <div>
            <Button
              look="line"
              className="max-md:min-h-11"
              busy={reading.busy}
              onClick={() => void reading.read()}
            >
              {texts.read}
            </Button>
          </div>
          <p role="status" className="text-13 text-danger empty:hidden">
            {reading.fault}
          </p>
        </div>
        <Field {...field("title")} label={texts.job} autoComplete="off" />
        <div className="grid gap-5 md:grid-cols-2">
          <Field {...field("company")} label={texts.company} optional autoComplete="off" />
          <Field {...field("location")} label={texts.location} optional autoComplete="off" />
          <Field
            {...field("link")}
            label={texts.link}
            optional
            hint={texts.linkHint}
            inputMode="url"
            autoComplete="off"
          />
          <Select
            {...field("stage")}
            label={texts.stage}
            options={TRACKED_STAGES.map((value) => ({ value, label: STAGES[value].word }))}
          />
        </div>
      </form>
    </Dialog>
  );
}

/** Fills in what was read and is still empty: what somebody typed is theirs. */
function useReading(
  form: { current: HTMLFormElement | null },
  read: ReturnType<typeof trackedCalls>["read"],
) {
  const { run, busy, fault } = useAction(texts.readFailed);
  const [nothing, setNothing] = useState<string>();
  const fields = useRef(["title", "company", "location"] as const);

  async function fill(): Promise<void> {
    const element = form.current;
    if (!element) return;
    setNothing(undefined);
    const text = String(new FormData(element).get("advertisement") ?? "").trim();
    if (text === "") return setNothing(say.textRequired);
    await run("read", async () => {
      const found = await read(text);
      for (const name of fields.current) {
        const input = element.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (input && input.value.trim() === "") input.value = found[name];
      }
      if (found.title === "") setNothing(texts.readNothing);
      element.querySelector<HTMLElement>('input[name="title"]')?.focus();
    });
  }
  return { read: fill, busy: busy !== undefined, fault: fault ?? nothing };
}
