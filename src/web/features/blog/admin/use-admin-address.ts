import { useLocation, useNavigate } from "react-router";
import { POST_STATUSES, type PostStatus } from "#contract/blog-rules.ts";

/** Reads the address and writes it. What only changes how the list is looked at leaves no step to go back to. */
export function useAdminAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = addressOf(search);
  const toward = (change: Partial<AdminAddress>) => pathname + queryOf({ ...address, ...change });
  return {
    address,
    /** Where a link leads. */
    toward,
    go: (change: Partial<AdminAddress>) => void navigate(toward(change)),
    turn: (change: Partial<AdminAddress>) => void navigate(toward(change), { replace: true }),
  };
}

export type AdminPlace = ReturnType<typeof useAdminAddress>;

const BLOG_TABS = ["posts", "statistics", "generate", "ideas"] as const;
type BlogTab = (typeof BLOG_TABS)[number];

/** What is shown stands in the address: a reload, a link and a step back show the same. */
interface AdminAddress {
  /** The post in the editor; "" when the editor was asked for without one. */
  readonly edit: string | null;
  readonly tab: BlogTab;
  readonly status: PostStatus | "";
  readonly page: number;
}

export function addressOf(search: string): AdminAddress {
  const query = new URLSearchParams(search);
  const page = Number(query.get("page"));
  return {
    edit: query.get("edit"),
    tab: BLOG_TABS.find((name) => name === query.get("tab")) ?? "posts",
    status: statusOf(query.get("status")),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

export const statusOf = (word: string | null): PostStatus | "" =>
  POST_STATUSES.find((status) => status === word) ?? "";

/** What is as usual is left out. */
export function queryOf({ edit, tab, status, page }: AdminAddress): string {
  const query = new URLSearchParams();
  if (edit !== null) query.set("edit", edit);
  if (tab !== "posts") query.set("tab", tab);
  if (status !== "") query.set("status", status);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}
