import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { askAgain } from "./api.ts";
import { Generate } from "./generate.tsx";
import { PostsList } from "./list/posts-list.tsx";
import { usePostActions } from "./list/use-post-actions.ts";
import { Statistics } from "./statistics.tsx";
import { blogTexts as texts } from "./texts.ts";
import { type AdminPlace, useAdminAddress } from "./use-admin-address.ts";
import { useGenerate } from "./use-generate.ts";

/** The list does not carry the editor. */
const PostEditor = lazy(() =>
  import("../editor/post-editor.tsx").then((file) => ({ default: file.PostEditor })),
);

/** Spec 2 §2: Blog management. What is typed or under way stays while another tab or a post is looked at. */
export function BlogSection() {
  const place = useAdminAddress();
  const { edit, tab } = place.address;
  // Also for what is pressed late, after the list is looked at otherwise.
  const go = useRef(place.go);
  useEffect(() => {
    go.current = place.go;
  });
  const openEditor = (id: string) => go.current({ edit: id });
  const verbs = usePostActions(openEditor);
  const generating = useGenerate(edit === null && tab === "generate", openEditor);
  const [search, setSearch] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const isEditing = edit !== null;
  const wasEditing = useRef(isEditing);
  // Another screen at the same address: what had the focus is gone with the one that was left.
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    scrollTo(0, 0);
    if (!isEditing) heading.current?.focus();
  }, [isEditing]);

  if (edit !== null) return <Editing id={edit} place={place} />;
  const list = <PostsList {...{ place, verbs, search, setSearch, heading }} />;
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="text-28 focus:outline-none md:text-36">
          {texts.title}
        </h1>
        <Button
          look={tab === "generate" ? "line" : "solid"}
          onClick={verbs.create}
          busy={verbs.isCreating}
          className="max-md:min-h-11"
        >
          <WorkIcon name="plus" />
          {texts.newPost}
        </Button>
      </div>
      <Tabs
        className="mt-4"
        label={texts.tabs}
        selected={tab}
        onSelect={(name) => place.turn({ tab: name })}
        tabs={[
          { name: "posts", label: texts.posts, panel: list },
          { name: "statistics", label: texts.statistics, panel: <Statistics /> },
          {
            name: "generate",
            label: texts.generate,
            panel: <Generate generating={generating} place={place} />,
          },
          { name: "ideas", label: texts.ideas, panel: <Ideas /> },
        ]}
      />
    </section>
  );
}

/** Back and save both return to the list (spec 2 §2). */
function Editing({ id, place }: { id: string; place: AdminPlace }) {
  const client = useQueryClient();
  function onBack() {
    // Also without a press on Save: a draft saves itself.
    void askAgain(client);
    place.go({ edit: null, tab: "posts" });
  }
  if (id === "") return <NoPost onBack={onBack} />;
  return (
    <Suspense fallback={<EditorOnItsWay />}>
      <PostEditor key={id} id={id} onBack={onBack} onSaved={onBack} />
    </Suspense>
  );
}

function EditorOnItsWay() {
  return (
    <div className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <SkeletonList rows={5} label={texts.loadingEditor} />
    </div>
  );
}

function NoPost({ onBack }: { onBack: () => void }) {
  const back = (
    <Button look="line" onClick={onBack}>
      {texts.back}
    </Button>
  );
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <h1 className="text-28 md:text-36">{texts.title}</h1>
      <EmptyState title={texts.noPost} text={texts.noPostText} action={back} />
    </section>
  );
}

function Ideas() {
  return <p className="max-w-[56ch] text-ink-2">{texts.comingSoon}</p>;
}
