import { useQueryClient } from "@tanstack/react-query";
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { AdminPost } from "#contract/blog-admin.ts";
import { POST_LONGEST } from "#contract/blog-rules.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { WordsField } from "#web/ui/form/words-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { postCalls } from "./api.ts";
import {
  begin,
  type Editing,
  hasStoredDraft,
  isDirty,
  resume,
  storeDraft,
  storedDraft,
} from "./editing.ts";
import { createEditorStore, type EditorStore } from "./editor-store.ts";
import { type DraftProps, draftField, MainFields } from "./main-fields.tsx";
import { draftOf, isSame, withWords } from "./post-draft.ts";
import { SaveBar } from "./save-bar.tsx";
import { fieldTexts, informationTexts, editorTexts as texts } from "./texts.ts";
import { useEditorActions } from "./use-editor-actions.ts";

interface EditingPostProps {
  post: AdminPost;
  person: string;
  onBack: () => void;
  onSaved: () => void;
}

/** A post to be changed, and beside it what is known of it. */
export function EditingPost({ post, person, onBack, onSaved }: EditingPostProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { desk, editing } = usePostEditing(post, person);
  const verbs = useEditorActions({ desk, form, onBack, onSaved });
  const fields = { editing, type: desk.type };

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    verbs.save();
  }
  return (
    <EditorFrame onBack={verbs.back} heading={heading} name={editing.server.title}>
      {editing.before && <FoundNote desk={desk} heading={heading} />}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 border-ink border-t pt-6 xl:grid-cols-[minmax(0,760px)_280px] xl:justify-between">
        <form ref={form} aria-label={texts.form} onSubmit={onSubmit} noValidate method="post">
          <div className="grid gap-5">
            <MainFields {...fields} />
            <SeoFields {...fields} />
          </div>
          <SaveBar
            editing={editing}
            busy={verbs.busy}
            onLoad={verbs.load}
            onInsist={verbs.insist}
            onPreview={verbs.preview}
          />
        </form>
        <aside className="grid content-start gap-10">
          <PostInformation post={post} />
          <HeroImage post={post} saveFirst={verbs.saveDraft} />
        </aside>
      </div>
      <ConfirmDialog
        open={verbs.isAsking}
        onClose={verbs.stay}
        onConfirm={verbs.discard}
        title={texts.discardTitle}
        text={texts.discardText}
        confirm={texts.discard}
        danger
      />
    </EditorFrame>
  );
}

interface FoundNoteProps {
  desk: EditorStore;
  /** Above it: where reading goes on when it is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** Unsaved changes of before stand in the form. */
function FoundNote({ desk, heading }: FoundNoteProps) {
  function close() {
    heading.current?.focus();
    desk.accept();
  }
  function drop() {
    heading.current?.focus();
    const onPress = desk.drop();
    toast.info(texts.dropped, { action: { label: texts.undo, onPress } });
  }
  const action = <TextButton onClick={drop}>{texts.drop}</TextButton>;
  return (
    <div className="mt-4">
      <Banner kind="note" action={action} onClose={close}>
        {texts.found}
      </Banner>
    </div>
  );
}

interface PostEditing {
  desk: EditorStore;
  editing: Editing;
}

/** A post while somebody works on it, beside what the server says of it. */
function usePostEditing(post: AdminPost, person: string): PostEditing {
  const { id } = post;
  const calls = postCalls(useQueryClient(), id);
  const [first] = useState(() => opened(post, person));
  const [desk] = useState(() =>
    createEditorStore(first, {
      send: calls.save,
      read: calls.read,
      now: () => new Date(),
      later(ms, work) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      keep: (editing) => storeDraft(person, id, editing),
    }),
  );
  const editing = useSyncExternalStore(desk.watch, desk.now);
  useEffect(() => desk.open(), [desk]);
  useEffect(() => desk.hear(post), [desk, post]);
  useAskBeforeLeaving(isDirty(editing));
  return { desk, editing };
}

function opened(post: AdminPost, person: string): Editing {
  const kept = storedDraft(person, post.id);
  // Saved, and left before the answer came: there is nothing to resume.
  return !kept || isSame(kept.draft, draftOf(post)) ? begin(post) : resume(post, kept);
}

/**
 * A reload or a closed tab. The way to another screen of ours keeps what was typed, as long as this tab is open:
 * there it asks, too.
 */
function useAskBeforeLeaving(dirty: boolean): void {
  // Added once however often, and never taken away: what is kept outlives the editor.
  useEffect(() => addEventListener("beforeunload", askForKept), []);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);
}

function askForKept(event: BeforeUnloadEvent): void {
  if (hasStoredDraft()) event.preventDefault();
}

interface EditorFrameProps {
  onBack: () => void;
  /** For those who lead the focus there. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The post, by its title as it is saved. */
  name?: string | undefined;
  children: ReactNode;
}

/** The way back and the heading, whatever stands below them. */
export function EditorFrame({ onBack, heading: given, name, children }: EditorFrameProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  // What was pressed to come here is gone: reading goes on at the heading.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading]);
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <Button look="quiet" onClick={onBack} className="-ml-3.5 max-md:min-h-11">
        <Icon name="left" />
        {texts.back}
      </Button>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-28 focus:outline-none md:text-36">
        {texts.title}
      </h1>
      {name && <p className="wrap-anywhere mt-1 font-serif text-18 text-ink-2">{name}</p>}
      {children}
    </section>
  );
}

/** What search engines are told, and what a post is found by. */
function SeoFields(props: DraftProps) {
  const id = useId();
  const { editing, type } = props;
  const field = draftField(id, props);
  const words = (name: "keywords" | "tags") => ({
    id: `${id}${name}`,
    optional: true,
    words: editing.draft[name],
    error: editing.faults[name],
    onChange: (list: readonly string[]) => type({ [name]: list }),
    grow: withWords,
    maxLength: POST_LONGEST.word,
  });
  return (
    <section className="grid gap-5 border-ink border-t pt-5">
      <h2 className="text-22">{fieldTexts.seo}</h2>
      <TextArea
        {...field("meta_title")}
        label={fieldTexts.metaTitle}
        optional
        hint={fieldTexts.metaTitleHint}
        limit={POST_LONGEST.metaTitle}
        rows={1}
      />
      <TextArea
        {...field("meta_description")}
        label={fieldTexts.metaDescription}
        optional
        hint={fieldTexts.metaDescriptionHint}
        limit={POST_LONGEST.metaDescription}
        rows={3}
      />
      <WordsField {...words("keywords")} label={fieldTexts.keywords} add={fieldTexts.addKeyword} />
      <WordsField {...words("tags")} label={fieldTexts.tags} add={fieldTexts.addTag} />
    </section>
  );
}

const DOTS = { draft: "warn", published: "ok", archived: "off" } as const;

/** Spec 2 §2: what can be read of a post and not changed. */
function PostInformation({ post }: { post: AdminPost }) {
  const { status, published_at } = post;
  return (
    <SideSection title={informationTexts.title}>
      <dl>
        <Fact name={informationTexts.status}>
          <StatusWord dot={DOTS[status]}>{informationTexts.states[status]}</StatusWord>
        </Fact>
        <Fact name={informationTexts.writtenBy}>{writerOf(post)}</Fact>
        <Fact name={informationTexts.created}>{timeText(post.created_at)}</Fact>
        <Fact name={informationTexts.updated}>{timeText(post.updated_at)}</Fact>
        <Fact name={informationTexts.published}>
          {published_at ? timeText(published_at) : informationTexts.never}
        </Fact>
        <Fact name={informationTexts.views}>{post.view_count.toLocaleString("en-AU")}</Fact>
        <Fact name={informationTexts.readingTime}>
          {informationTexts.minutes(post.reading_time)}
        </Fact>
        <Fact name={informationTexts.id}>{post.id}</Fact>
      </dl>
    </SideSection>
  );
}

function writerOf({ written_by }: AdminPost): string {
  if (written_by === "") return informationTexts.byPeople;
  return written_by === "rules" ? informationTexts.byRules : informationTexts.byModel(written_by);
}

const timeText = (at: string) =>
  new Date(at).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" });

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-4 border-rule border-b py-2 text-13">
      <dt className="text-ink-3">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

interface HeroImageProps {
  post: AdminPost;
  /** A draft's title as it is typed is the one to draw from. */
  saveFirst: () => Promise<boolean>;
}

/** The picture above the article, and the button that draws it. */
function HeroImage({ post, saveFirst }: HeroImageProps) {
  const calls = postCalls(useQueryClient(), post.id);
  const { run, busy, fault } = useAction(informationTexts.drawFailed);
  const { featured_image } = post;
  const draw = () =>
    run("draw", async () => {
      if (await saveFirst()) toast.success(await calls.draw());
    });
  return (
    <SideSection title={informationTexts.hero}>
      {featured_image && (
        <img
          src={featured_image}
          alt={informationTexts.heroAlt}
          className="drawing mt-3 w-full border border-rule"
        />
      )}
      <p className="mt-3 text-13 text-ink-2">
        {featured_image ? informationTexts.heroNote : informationTexts.heroNone}
      </p>
      {fault && (
        <div className="mt-3">
          <Banner kind="bad">{fault}</Banner>
        </div>
      )}
      <Button
        look="line"
        className="mt-3 max-md:min-h-11"
        busy={busy !== undefined}
        onClick={() => void draw()}
      >
        {featured_image ? informationTexts.drawAgain : informationTexts.draw}
      </Button>
    </SideSection>
  );
}

/** A part of the side column: its name over a rule of ink. */
function SideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="border-ink border-b pb-2 font-sans font-semibold text-13 leading-[1.4] tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}
