import { useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { Paging } from "#web/ui/list/paging.tsx";
import { listTexts as texts } from "../texts.ts";
import { countText } from "./model/count-text.ts";
import { ArticleCard } from "./parts/article-card.tsx";
import { CARDS } from "./parts/card-frame.ts";
import { CardsSkeleton } from "./parts/cards-skeleton.tsx";
import { Categories } from "./parts/categories.tsx";
import { SearchBox } from "./parts/search-box.tsx";
import { useArticles, useCategories } from "./use-articles.ts";
import { usePlace, useTopOfList } from "./use-place.ts";

/** The same as among the work icons, all of which would weigh too much for a public page. */
const FILTER = "M2 3.5h12M4.5 8h7M6.5 12.5h3";
/** As many as stand in the first row. */
const FIRST = 3;

/** Spec 1 §2: every article, the newest first. */
export function BlogPage() {
  const here = usePlace();
  const { place, go } = here;
  const categories = useCategories();
  const { pages, isLoading, found } = useArticles(here);
  const region = useTopOfList(place);
  const filters = useFilters(place.category);

  return (
    <div className="wrap pt-8 pb-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6">
        <div>
          <h1>{texts.title}</h1>
          <p className="mt-2 text-ink-2">{texts.about}</p>
        </div>
        <search className="flex items-center gap-3 max-md:w-full">
          <SearchBox {...place} onSearch={(search) => go({ search }, true)} />
          <Button look="line" {...filters.button}>
            <Drawing path={FILTER} />
            {texts.filters}
          </Button>
        </search>
      </div>
      <div className="flex min-h-10 items-center justify-between gap-x-6 border-ink border-t border-b border-b-rule max-md:flex-col max-md:items-stretch">
        <div {...filters.panel} className="min-w-0">
          <Categories
            categories={categories}
            chosen={place.category}
            onChoose={(category) => go({ category })}
          />
        </div>
        <p
          role="status"
          className="wrap-anywhere py-2 text-13 text-ink-3 tabular-nums max-md:min-h-9 md:ml-auto"
        >
          {found && countText(place, found, categories)}
        </p>
      </div>
      <section ref={region} tabIndex={-1} aria-label={texts.articles} className="outline-none">
        {isLoading && <CardsSkeleton />}
        {found?.posts.length === 0 && <None onClear={() => go(NOTHING)} />}
        {found && found.posts.length > 0 && (
          <ul className={CARDS}>
            {found.posts.map((post, at) => (
              <ArticleCard key={post.id} post={post} isFirst={at < FIRST} />
            ))}
          </ul>
        )}
        <Paging label={texts.pages} page={place.page} pages={pages} addressOf={here.addressOf} />
      </section>
    </div>
  );
}

const NOTHING = { search: "", category: "" };

function None({ onClear }: { onClear: () => void }) {
  const clear = (
    <Button look="line" onClick={onClear}>
      {texts.clear}
    </Button>
  );
  return <EmptyState title={texts.noneTitle} text={texts.noneText} action={clear} />;
}

/** They open by themselves when one is chosen: nobody wonders why so little is there. */
function useFilters(category: string) {
  const id = useId();
  const [isOpen, setOpen] = useState(category !== "");
  const [known, setKnown] = useState(category);
  if (known !== category) {
    setKnown(category);
    if (category !== "") setOpen(true);
  }
  return {
    button: {
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => setOpen(!isOpen),
      className: "min-h-[42px] aria-expanded:border-ink aria-expanded:bg-paper-3",
    },
    panel: { id, hidden: !isOpen },
  };
}
