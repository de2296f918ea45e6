import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Filters, filtersIn, searchOf } from "./filters.ts";

/** Each change takes the place of the address before it: going back leaves the page. */
export function useFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = filtersIn(search);
  // The router follows the address a moment later, and what is typed must not wait for that.
  const [words, setWords] = useState(filters.words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link elsewhere changed the address.
  useEffect(() => setWords(filtersIn(location.search).words), [search]);

  function change(changed: Partial<Filters>) {
    const next = { ...filtersIn(location.search), ...changed };
    setWords(next.words);
    void navigate({ search: searchOf(next) }, { replace: true });
  }
  return { filters: { ...filters, words }, change };
}
