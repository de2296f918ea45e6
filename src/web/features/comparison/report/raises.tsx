import type { Comparison, Raise } from "#contract/comparison.ts";
import type { Answers } from "../answering/use-answers.tsx";
import { reportTexts as texts } from "./texts.ts";

interface RaisesProps {
  comparison: Comparison;
  answers?: Answers | undefined;
}

/** For candidates: what they probably have and did not say, apart from what they lack. */
export function Raises({ comparison, answers }: RaisesProps) {
  const { lacking } = comparison.report.raise;
  // What somebody said that they do not have is no advice any more.
  const unsaid = comparison.report.raise.unsaid.filter(
    ({ requirement }) => !answers?.lacking.has(requirement),
  );
  if (unsaid.length + lacking.length === 0) return null;
  return (
    <div className="mt-10 border-ink border-t pt-3">
      <h2 className="text-22">{texts.raise}</h2>
      <Group title={texts.unsaid} raises={unsaid} />
      <Group title={texts.lacking} raises={lacking} />
    </div>
  );
}

function Group({ title, raises }: { title: string; raises: readonly Raise[] }) {
  if (raises.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-sans font-semibold text-13 tracking-normal">{title}</h3>
      <ul>
        {raises.map(({ text, points }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: advice has nothing but its place.
            key={at}
            className="wrap-anywhere grid grid-cols-[40px_minmax(0,1fr)] items-baseline border-rule border-b py-2.5 last:border-b-0"
          >
            <Points points={points} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Only what the scorer worked out. */
function Points({ points }: { points: number }) {
  if (points <= 0) return <span />;
  return (
    <span className="font-[500] font-serif text-18 text-accent tabular-nums leading-[1.3]">
      <span aria-hidden="true">+{points}</span>
      <span className="sr-only">{texts.points(points)}: </span>
    </span>
  );
}
