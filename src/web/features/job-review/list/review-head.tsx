import { reviewTexts as texts } from "../texts.ts";

interface ReviewHeadProps {
  waiting?: number;
  /** A job has the whole of a small screen. */
  hidden?: boolean;
}

export function ReviewHead({ waiting, hidden = false }: ReviewHeadProps) {
  if (hidden) return <h1 className="sr-only">{texts.title}</h1>;
  return (
    <header className="flex flex-none items-end justify-between gap-6 border-ink border-b px-5 pt-[18px] pb-3.5 md:pr-10 md:pl-7">
      <h1 className="text-28">{texts.title}</h1>
      <p className="text-13 text-ink-2 tabular-nums">
        {waiting !== undefined && waiting > 0 && texts.waiting(waiting)}
      </p>
    </header>
  );
}
