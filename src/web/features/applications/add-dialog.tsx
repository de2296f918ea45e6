import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import {
  APPLICATION_LIMITS,
  addTracked,
  APPLICATION_SENTENCES as say,
  TRACKED_STAGES,
} from "#contract/applications.ts";
import { LINK_SENTENCES as sayLink } from "#contract/job-links.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { trackedCalls } from "./api.ts";
import { STAGES, addTexts as texts } from "./texts.ts";

const EMPTY = {
  link: "",
  advertisement: "",
  title: "",
  company: "",
  location: "",
  closes_on: "",
  stage: "saved",
};

/** A job that stands somewhere else: by its link, pasted, or typed. */
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
  const reading = useReading(form.ref, calls);
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
        <div className="grid gap-2">
          <Field
            {...field("link")}
            label={texts.link}
            optional
            hint={texts.linkHint}
            inputMode="url"
            autoComplete="off"
          />
          <ReadButton busy={reading.busy === "link"} onClick={() => void reading.link()}>
            {texts.readLink}
          </ReadButton>
          <Said {...reading.said} of="link" />
        </div>
        <div className="grid gap-2">
          <TextArea
            {...field("advertisement")}
            label={texts.paste}
            optional
            hint={texts.pasteHint}
            rows={6}
            limit={APPLICATION_LIMITS.advertisement}
          />
          <ReadButton busy={reading.busy === "text"} onClick={() => void reading.text()}>
            {texts.read}
          </ReadButton>
          <Said {...reading.said} of="text" />
        </div>
        <Field {...field("title")} label={texts.job} autoComplete="off" />
        <div className="grid gap-5 md:grid-cols-2">
          <Field {...field("company")} label={texts.company} optional autoComplete="off" />
          <Field {...field("location")} label={texts.location} optional autoComplete="off" />
          <Field {...field("closes_on")} type="date" label={texts.closes} optional />
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

interface ReadButtonProps {
  busy: boolean;
  onClick: () => void;
  children: ReactNode;
}

const ReadButton = ({ busy, onClick, children }: ReadButtonProps) => (
  <div>
    <Button look="line" className="max-md:min-h-11" busy={busy} onClick={onClick}>
      {children}
    </Button>
  </div>
);

/** Where the answer came from: below what was asked. */
const Said = ({ where, text, isFault, of }: Words & { of: Source }) => (
  <p
    role="status"
    className={`max-w-[62ch] text-13 empty:hidden ${isFault ? "text-danger" : "text-ink-2"}`}
  >
    {where === of ? text : ""}
  </p>
);

type Source = "link" | "text";

/** What is said of the last reading, and of which. */
interface Words {
  where: Source | undefined;
  text: string;
  isFault: boolean;
}

type Read = Partial<Record<(typeof FIELDS)[number], string | null>>;
const FIELDS = ["title", "company", "location", "closes_on", "advertisement"] as const;
const NOTHING: Words = { where: undefined, text: "", isFault: false };

/** Fills in what was read and is still empty: what somebody typed is theirs. */
function useReading(
  form: { current: HTMLFormElement | null },
  { read, readLink }: Pick<ReturnType<typeof trackedCalls>, "read" | "readLink">,
) {
  const [busy, setBusy] = useState<Source>();
  const [said, setSaid] = useState<Words>(NOTHING);

  function inputOf(name: string) {
    const input = form.current?.elements.namedItem(name);
    const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
    return isText ? input : undefined;
  }

  function fill(where: Source, found: Read): void {
    for (const name of FIELDS) {
      const [input, value] = [inputOf(name), found[name]];
      if (input && value && input.value.trim() === "") input.value = value;
    }
    if (!found.title) setSaid({ where, text: texts.readNothing, isFault: true });
    else setSaid({ where, text: where === "link" ? texts.readCheck : "", isFault: false });
    inputOf("title")?.focus();
  }

  async function go(where: Source, ask: () => Promise<Read>): Promise<void> {
    if (busy) return;
    setBusy(where);
    setSaid(NOTHING);
    try {
      fill(where, await ask());
    } catch (error) {
      const text = messageOf(error, texts.readFailed);
      setSaid({ where, text: where === "link" ? texts.linkKept(text) : text, isFault: true });
    } finally {
      setBusy(undefined);
    }
  }

  const textOf = (name: string) => inputOf(name)?.value.trim() ?? "";
  const missing = (where: Source, text: string) => setSaid({ where, text, isFault: true });
  return {
    busy,
    said,
    async link() {
      const link = textOf("link");
      if (link === "") return missing("link", sayLink.linkRequired);
      await go("link", () => readLink(link));
    },
    async text() {
      const text = textOf("advertisement");
      if (text === "") return missing("text", say.textRequired);
      await go("text", () => read(text));
    },
  };
}
