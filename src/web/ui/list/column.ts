import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  title: string;
  /** Numbers, percents and dates. They never break. */
  align?: "right";
  cell: (row: Row) => ReactNode;
  /** Any CSS width: "40%", "8rem". */
  width?: string;
  /** Left out on screens narrower than this. */
  hideBelow?: "md" | "xl";
}

const HIDDEN = { md: "max-md:hidden", xl: "max-xl:hidden" } as const;

/** How the words of a column run: numbers stay whole, a very long word gives way before the page does. */
export function flowOf({ align, hideBelow }: Column<never>, first: boolean): string {
  const hidden = hideBelow ? HIDDEN[hideBelow] : "";
  if (align === "right") return `text-right whitespace-nowrap ${hidden}`;
  return `text-left ${first ? "wrap-anywhere" : "wrap-break-word max-w-40 md:max-w-96"} ${hidden}`;
}
