import type { ReactNode } from "react";
import type { AdminPost } from "#contract/blog-admin.ts";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { informationTexts as texts } from "../texts.ts";
import { SideSection } from "./side-section.tsx";

const DOTS = { draft: "warn", published: "ok", archived: "off" } as const;

/** Spec 2 §2: what can be read of a post and not changed. */
export function PostInformation({ post }: { post: AdminPost }) {
  const { status, published_at } = post;
  return (
    <SideSection title={texts.title}>
      <dl>
        <Fact name={texts.status}>
          <StatusWord dot={DOTS[status]}>{texts.states[status]}</StatusWord>
        </Fact>
        <Fact name={texts.writtenBy}>{writerOf(post)}</Fact>
        <Fact name={texts.created}>{timeText(post.created_at)}</Fact>
        <Fact name={texts.updated}>{timeText(post.updated_at)}</Fact>
        <Fact name={texts.published}>{published_at ? timeText(published_at) : texts.never}</Fact>
        <Fact name={texts.views}>{post.view_count.toLocaleString("en-AU")}</Fact>
        <Fact name={texts.readingTime}>{texts.minutes(post.reading_time)}</Fact>
        <Fact name={texts.id}>{post.id}</Fact>
      </dl>
    </SideSection>
  );
}

function writerOf({ written_by }: AdminPost): string {
  if (written_by === "") return texts.byPeople;
  return written_by === "rules" ? texts.byRules : texts.byModel(written_by);
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
