import type { BlogPostCard } from "#contract/blog.ts";
import { Link } from "#web/ui/link.tsx";
import { queryOf } from "./list/blog-view.ts";
import { listTexts as texts } from "./texts.ts";

const BADGE =
  "inline-flex min-h-6 items-center rounded-sm border px-[7px] text-12 text-ink-2 leading-[1.4]";

/** What an article is filed under, and whether a machine wrote it. */
export function Badges({
  category,
  ai_generated,
}: Pick<BlogPostCard, "category" | "ai_generated">) {
  return (
    <p className="flex flex-wrap gap-1.5">
      <BadgeLink to={`/blog${queryOf({ category: category.slug })}`}>{category.name}</BadgeLink>
      {ai_generated && (
        <span className={`${BADGE} border-rule-2 border-dashed`}>{texts.aiGenerated}</span>
      )}
    </p>
  );
}

export function BadgeLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={`${BADGE} border-rule hover:border-ink-2 hover:text-ink`}>
      {children}
    </Link>
  );
}
