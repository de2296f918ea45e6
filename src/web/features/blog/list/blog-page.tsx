import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { matchPath, useLocation, useNavigate, useNavigationType } from "react-router";
import type { BlogCategory, BlogPostCard } from "#contract/blog.ts";
import { messageOf } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { HeroDrawing } from "#web/ui/hero-drawing.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { Paging } from "#web/ui/list/paging.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { categoriesQuery, postsQuery } from "../api.ts";
import { Badges } from "../badges.tsx";
import { Byline } from "../byline.tsx";
import { listTexts as texts } from "../texts.ts";
import { type BlogView, lastPage, queryOf, viewOf } from "./blog-view.ts";
import { SearchBox } from "./search-box.tsx";

/** The same as among the work icons, all of which would weigh too much for a public page. */
const FILTER = "M2 3.5h12M4.5 8h7M6.5 12.5h3";
/** As many as stand in the first row. */
const FIRST = 3;

/** Spec 1 §2: every article, the newest first. */
export function BlogPage() {
  const here = useBlogView();
  const { view, go } = here;
  const categories = useCategories();
  const { pages, isLoading, found } = useArticles(here);
  const region = useTopOfList(view);
  const filters = useFilters(view.category);

  return (
    <div className="wrap pt-8 pb-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6">
        <div>
          <h1>{texts.title}</h1>
          <p className="mt-2 text-ink-2">{texts.about}</p>
        </div>
        <search className="flex items-center gap-3 max-md:w-full">
          <SearchBox {...view} onSearch={(search) => go({ search }, true)} />
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
            chosen={view.category}
            onChoose={(category) => go({ category })}
          />
        </div>
        <p
          role="status"
          className="wrap-anywhere py-2 text-13 text-ink-3 tabular-nums max-md:min-h-9 md:ml-auto"
        >
          {found && countText(view, found, categories)}
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
        <Paging label={texts.pages} page={view.page} pages={pages} addressOf={here.addressOf} />
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

/** How much of how many is shown, and of what (spec 1 §2). */
function countText(
  { category, search }: BlogView,
  { posts, total }: { posts: readonly BlogPostCard[]; total: number },
  categories: readonly BlogCategory[],
): string {
  // The articles know its name too, where the list of categories could not be loaded.
  const known = [...categories, ...posts.map((post) => post.category)];
  const name = known.find(({ slug }) => slug === category)?.name ?? category;
  return [
    texts.count(posts.length, total),
    category && texts.inCategory(name),
    search && texts.matching(search),
  ].join("");
}

/** Spec 1 §9. */
const NUMBERS = [1, 2, 3, 4, 5, 6];

function CardsSkeleton() {
  return (
    <div role="status" className={CARDS}>
      <span className="sr-only">{texts.loading}</span>
      {NUMBERS.map((number) => (
        <div key={number} className={CARD}>
          <Skeleton className="aspect-[400/190] h-auto! w-full" />
          <Skeleton className="mt-4 h-6! w-24" />
          <Skeleton className="mt-3 h-5! w-4/5" />
          <div className="mt-3">
            <Skeleton lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** As tabs look, but several lists are no panels of one page. */
const CATEGORY =
  "relative h-10 flex-none px-1 font-[550] text-13 text-ink-2 transition-colors after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-pressed:text-ink aria-pressed:after:bg-ink";

interface CategoriesProps {
  categories: readonly BlogCategory[];
  /** The slug of the one that is chosen, "" for all. */
  chosen: string;
  onChoose: (slug: string) => void;
}

function Categories({ categories, chosen, onChoose }: CategoriesProps) {
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

/** Spec 1 §8: where these cannot be loaded, that is only logged, and the screen stays empty. */
function useArticles({ view, go }: ReturnType<typeof useBlogView>) {
  // The numbers of the pages stay while the next one comes: whoever presses them keeps the focus.
  const list = useQuery({ ...postsQuery(view), placeholderData: (before) => before });
  useLogged(list.error, texts.listFailed);
  const { data, isPlaceholderData, isPending } = list;
  const pages = lastPage(data?.total ?? 0);
  const isBeyond = data !== undefined && !isPlaceholderData && view.page > pages;
  // As the server does, for whoever goes back to a page that is there no more.
  useEffect(() => {
    if (isBeyond) go({ page: pages }, true);
  });
  const isLoading = isPending || isPlaceholderData || isBeyond;
  return { pages, isLoading, found: isLoading ? undefined : data };
}

function useCategories() {
  const { data = [], error } = useQuery(categoriesQuery);
  useLogged(error, texts.categoriesFailed);
  return data;
}

function useLogged(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) console.warn(messageOf(error, fallback));
  }, [error, fallback]);
}

interface ArticleCardProps {
  post: BlogPostCard;
  /** Among those that are seen at once. */
  isFirst: boolean;
}

function ArticleCard({ post, isFirst }: ArticleCardProps) {
  const { slug, title, excerpt, featured_image } = post;
  const address = `/blog/${slug}`;
  return (
    <li className={CARD}>
      <HeroDrawing src={featured_image} shape="card" isFirst={isFirst} />
      <div className="mt-4">
        <Badges {...post} />
      </div>
      <h2 className="wrap-anywhere mt-2.5 text-22 leading-[1.22]">
        <Link to={address} className="hover:underline hover:decoration-1 hover:underline-offset-4">
          {title}
        </Link>
      </h2>
      <p className="wrap-anywhere mt-2 mb-4 text-13 text-ink-2">{excerpt}</p>
      <Byline post={post} className="mt-auto text-12">
        <TextLink to={address} className="text-13">
          {texts.readMore}
          <span className="sr-only"> {texts.ofArticle(title)}</span>
        </TextLink>
      </Byline>
    </li>
  );
}

/** Three in a row, then two, then one. */
const CARDS =
  "grid grid-cols-[minmax(0,1fr)] gap-x-10 md:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]";

/** A hairline below, and one between those that stand in a row. */
const CARD =
  "relative flex flex-col border-rule border-b py-6 before:absolute before:inset-y-6 before:-left-5 before:border-rule md:max-xl:even:before:border-l xl:[&:not(:nth-child(3n+1))]:before:border-l";

const PATH = "/blog";

/** Where in the blog the reader is, and how they get elsewhere. */
function useBlogView() {
  const { pathname: path, search: query } = useLocation();
  const view = viewOf(new URLSearchParams(query));
  const navigate = useNavigate();

  /** Another list begins at its first page (spec 1 §4). */
  function go(next: Partial<BlogView>, replace = false) {
    // The browser knows of a step at once; a word that is typed late must not lead back to here.
    const { pathname, search } = location;
    if (!matchPath(PATH, pathname)) return;
    const now = viewOf(new URLSearchParams(search));
    const query = queryOf({ ...now, page: 1, ...next });
    if (query !== queryOf(now)) void navigate(pathname + query, { replace });
  }
  /** However it is written here: another path would be another screen, which takes the focus. */
  const addressOf = (page: number) => path + queryOf({ ...view, page });
  return { view, go, addressOf };
}

/** A step to another list begins at its top, as a step to another screen does. */
function useTopOfList({ search, category, page }: BlogView) {
  const region = useRef<HTMLElement>(null);
  const kind = useNavigationType();
  const here = queryOf({ search, category, page });
  const shown = useRef(here);

  useEffect(() => {
    if (shown.current === here) return;
    shown.current = here;
    // Typing stays where it is; going back, the browser itself restores where the reader was.
    if (kind !== "PUSH") return;
    const { activeElement } = document;
    const wasInList = activeElement === document.body || region.current?.contains(activeElement);
    if (wasInList) region.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [here, kind]);
  return region;
}
