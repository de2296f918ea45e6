import { useQuery } from "@tanstack/react-query";
import { messageOf } from "#web/lib/api.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { searchesQuery } from "./api.ts";
import { SearchRow } from "./search-row.tsx";
import { searchTexts as texts } from "./texts.ts";

/** The searches that a candidate keeps, and how each tells of what is new. */
export function SearchesPage() {
  const { data, error, isPending, refetch } = useQuery(searchesQuery);
  return (
    <section className="wrap pt-6 pb-16 md:pt-10">
      <h1>{texts.title}</h1>
      <p className="mt-2 mb-8 max-w-[62ch] text-ink-2">{texts.lead}</p>
      <div className="max-w-[760px] border-ink border-t">
        {isPending && (
          <div role="status" className="grid gap-4 py-6">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton lines={4} />
          </div>
        )}
        {error && !data && (
          <ErrorState
            title={texts.loadFailed}
            text={messageOf(error, texts.loadFailedText)}
            onRetry={() => void refetch()}
          />
        )}
        {data?.searches.length === 0 && (
          <EmptyState
            title={texts.none}
            text={texts.noneText}
            action={<ButtonLink to="/dashboard">{texts.noneAction}</ButtonLink>}
          />
        )}
        {data && data.searches.length > 0 && (
          <ul aria-label={texts.list}>
            {data.searches.map((search) => (
              <li key={search.id} className="border-rule border-b">
                <SearchRow search={search} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
