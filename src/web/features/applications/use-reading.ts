import { useState } from "react";
import { APPLICATION_SENTENCES as say } from "#contract/applications.ts";
import { LINK_SENTENCES as sayLink } from "#contract/job-links.ts";
import { messageOf } from "#web/lib/api.ts";
import type { trackedCalls } from "./api.ts";
import { addTexts as texts } from "./texts.ts";

export type Source = "link" | "text";

/** What is said of the last reading, and of which. */
export interface Words {
  where: Source | undefined;
  text: string;
  isFault: boolean;
}

type Read = Partial<Record<(typeof FIELDS)[number], string | null>>;
const FIELDS = ["title", "company", "location", "closes_on", "advertisement"] as const;
const NOTHING: Words = { where: undefined, text: "", isFault: false };

/** Fills in what was read and is still empty: what somebody typed is theirs. */
export function useReading(
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
