import type { BlogCategory } from "#contract/blog.ts";
import { listTexts as texts } from "../../texts.ts";

/** As tabs look, but several lists are no panels of one page. */
const CATEGORY =
  "relative h-10 flex-none px-1 font-[550] text-13 text-ink-2 transition-colors after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-pressed:text-ink aria-pressed:after:bg-ink";

interface CategoriesProps {
  categories: readonly BlogCategory[];
  /** The slug of the one that is chosen, "" for all. */
  chosen: string;
  onChoose: (slug: string) => void;
}

export function Categories({ categories, chosen, onChoose }: CategoriesProps) {
  const all = { id: "", slug: "", name: texts.all };
  return (
    <fieldset className="-mb-px min-w-0">
      <legend className="sr-only">{texts.categories}</legend>
      <div className="-ml-1 flex flex-wrap gap-x-4">
        {[all, ...categories].map(({ slug, name }) => (
          <button
            key={slug}
            type="button"
            aria-pressed={slug === chosen}
            onClick={() => onChoose(slug)}
            className={CATEGORY}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
