import { lazy, Suspense } from "react";
import { dismissToast, useToasts } from "./toast.ts";

/** A lost connection is what many toasts are about, and then their area cannot be fetched either. */
const Area = lazy(() =>
  import("./toast-area.tsx").then(
    (file) => ({ default: file.ToastArea }),
    () => ({ default: PlainToasts }),
  ),
);

/** Where toasts appear. It weighs next to nothing until there is one. */
export function Toasts() {
  if (useToasts().length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Area />
    </Suspense>
  );
}

/** Without any of their comforts: they stay until they are dismissed. */
function PlainToasts() {
  return (
    <ul
      role="alert"
      className="fixed top-17 right-5 left-5 z-50 grid gap-2 md:right-10 md:left-auto md:w-[400px]"
    >
      {useToasts().map(({ id, text }) => (
        <li key={id} className="flex gap-4 rounded-sm bg-ink px-3.5 py-3 text-13 text-paper">
          <span className="min-w-0 flex-1">{text}</span>
          <button
            type="button"
            className="underline focus-visible:outline-paper"
            onClick={() => dismissToast(id)}
          >
            Dismiss
          </button>
        </li>
      ))}
    </ul>
  );
}
