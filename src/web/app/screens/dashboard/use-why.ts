import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { addressOf, type DashboardView } from "./dashboard-view.ts";

/** What the entry of the history that opened the evidence remembers: the list is the one before it. */
const Opened = z.object({ overList: z.literal(true) });

export type WhySteps = ReturnType<typeof useWhy>;

/** To open the evidence is a step that Back undoes; closing it goes back, so that none is left over. */
export function useWhy(view: DashboardView, rows: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isOverList = Opened.safeParse(state).success;
  const leaving = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry is reached.
  useEffect(() => {
    const left = leaving.current;
    leaving.current = undefined;
    if (!left) return;
    const link = rows.current?.querySelector<HTMLElement>(`[data-why="${CSS.escape(left)}"]`);
    link?.focus({ preventScroll: true });
    // The browser then scrolls to where the list was once, which may be far from the job.
    requestAnimationFrame(() => link?.scrollIntoView({ block: "nearest" }));
  }, [key]);

  return {
    linkTo: (jobId: string) => ({
      to: addressOf({ ...view, why: jobId }),
      // From one to the next is no further step.
      state: view.why ? state : { overList: true },
      replace: view.why !== undefined,
    }),
    close(): void {
      // Going back takes a moment: a second press would leave the page.
      if (leaving.current) return;
      leaving.current = view.why;
      if (isOverList) void navigate(-1);
      else void navigate(addressOf({ ...view, why: undefined }), { replace: true });
    },
  };
}
