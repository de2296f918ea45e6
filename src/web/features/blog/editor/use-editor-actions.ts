import { type RefObject, useEffect, useRef, useState } from "react";
import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { toast } from "#web/ui/float/toast.ts";
import { isDirty, isDue } from "./editing.ts";
import type { EditorStore } from "./editor-store.ts";
import { editorTexts as texts } from "./texts.ts";

interface VerbsOptions {
  desk: EditorStore;
  form: RefObject<HTMLFormElement | null>;
  onBack: () => void;
  onSaved: () => void;
}

/** What the buttons of the editor do. */
export function useEditorActions({ desk, form, onBack, onSaved }: VerbsOptions) {
  const stillHere = useStillHere();
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refusals, setRefusals] = useState(0);
  /** Where the save that collided with somebody else's would have led. */
  const next = useRef(stay);
  // After the sentences are on the screen: go to the first field that has one.
  useEffect(() => {
    if (refusals > 0) focusOn(form, "[aria-invalid=true]");
  }, [form, refusals]);

  async function saveThen(done: () => void, save = desk.save): Promise<boolean> {
    if (busy) return false;
    const isHere = stillHere();
    next.current = done;
    setBusy(true);
    const isSaved = await save();
    setBusy(false);
    if (!desk.now().theirs) next.current = stay;
    if (!isSaved) setRefusals((count) => count + 1);
    else if (isHere()) done();
    return isSaved;
  }
  /** A draft is saved first, so that it is seen as it stands here. The tab must open while the press counts. */
  async function preview(): Promise<void> {
    const { status, server } = desk.now();
    if (status !== "draft" || !isDirty(desk.now()))
      return void window.open(pathOf(server.slug), "_blank", "noopener");
    const tab = window.open("", "_blank");
    const isSaved = await saveThen(stay, desk.savePassing);
    if (!tab) return;
    tab.opener = null;
    if (isSaved) tab.location.assign(pathOf(desk.now().server.slug));
    else tab.close();
  }
  return {
    busy,
    isAsking,
    stay: () => setAsking(false),
    save: () => void saveThen(() => leaveSaved(onSaved)),
    // What is pressed in a note goes away with it: on with the button beside it.
    insist() {
      focusOn(form, SAVE);
      void saveThen(next.current, desk.insist);
    },
    preview: () => void preview(),
    /** What would save itself in a moment is saved now; about all else its writer is asked. */
    back() {
      if (!isDirty(desk.now())) onBack();
      else if (isDue(desk.now()) || desk.now().sending) void saveThen(onBack, desk.savePassing);
      else setAsking(true);
    },
    discard() {
      desk.discard();
      onBack();
    },
    load() {
      focusOn(form, SAVE);
      next.current = stay;
      loadTheirs(desk);
    },
    /** For what works on the post as it is saved: a draft is saved before. */
    saveDraft: async () =>
      desk.now().status !== "draft" ||
      !isDirty(desk.now()) ||
      (await saveThen(stay, desk.savePassing)),
  };
}

function leaveSaved(onSaved: () => void): void {
  toast.success(say.saved);
  onSaved();
}

function loadTheirs(desk: EditorStore): void {
  const { theirs } = desk.now();
  if (!theirs) return;
  const onPress = desk.load(theirs);
  toast.info(texts.loaded, { action: { label: texts.undo, onPress } });
}

const stay = (): void => {};
const SAVE = "[type=submit]";
const focusOn = (form: VerbsOptions["form"], place: string) =>
  form.current?.querySelector<HTMLElement>(place)?.focus();

const pathOf = (slug: string) => `/blog/${slug}`;
