import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Comparison } from "#contract/comparison.ts";
import { UNREACHABLE } from "#web/lib/api.ts";
import { LazyBoundary } from "#web/lib/lazy-boundary.tsx";
import { CompareForm } from "./compare-form.tsx";
import type { CompareRunProps } from "./compare-run.tsx";
import { compareFormTexts as texts } from "./form-texts.ts";
import type { Send, Side, SideName } from "./side.ts";

interface CompareToolProps {
  /** What a person gives, as the screen lets them give it. */
  resume: Side;
  job: Side;
}

/** Spec 1 §4: the input, and from there on a run that ends in results or leads back. */
type State =
  | { at: "input"; busy?: true; returned?: true; notice?: ReactNode }
  | { at: "running"; Run: ComponentType<CompareRunProps>; send: Record<SideName, Send> };

export function CompareTool({ resume, job }: CompareToolProps) {
  const sides = { resume: useKnownSide("resume", resume), job: useKnownSide("job", job) };
  const [state, setState] = useState<State>({ at: "input" });
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const back = (notice?: ReactNode) => setState({ at: "input", returned: true, notice });
  async function onCompare(send: Record<SideName, Send>) {
    setState({ at: "input", busy: true });
    // Only for those who compare: the page does not carry it.
    const file = await import("./compare-run.tsx").catch(() => undefined);
    if (file) setState({ at: "running", Run: file.CompareRun, send });
    else back(<p role="alert">{UNREACHABLE}</p>);
  }
  /** The results have an address of their own, which a reload finds again. Back leads to what was compared. */
  async function onCompared({ id, resume_id, job_id }: Comparison) {
    const given = new URLSearchParams({ resume: resume_id, job: job_id });
    await navigate(`${pathname}?${given}`, { replace: true });
    await navigate(`/comparisons/${id}`);
  }
  if (state.at === "running")
    return (
      <state.Run
        sides={sides}
        send={state.send}
        onBack={back}
        onCompared={(comparison) => void onCompared(comparison)}
      />
    );
  return (
    <section className="wrap pt-8 pb-16 md:pt-12">
      <h1>{texts.title}</h1>
      <p className="mt-3 mb-8 max-w-[64ch] font-serif text-18 text-ink-2">{texts.lead}</p>
      <CompareForm
        sides={sides}
        notice={state.notice}
        returned={state.returned ?? false}
        busy={state.busy ?? false}
        onCompare={(send) => void onCompare(send)}
      />
    </section>
  );
}

/** Few come with something: the page does not carry what finds its name. */
const KnownField = lazy(() =>
  import("./known-field.tsx").then((file) => ({ default: file.KnownField })),
);

/**
 * Other screens lead here with documents and jobs in the address: `?resume={id}&job={id}`. What
 * stands there takes the place of what a person gives, until they want to give something else.
 */
function useKnownSide(name: SideName, given: Side): Side {
  const id = new URLSearchParams(useLocation().search).get(name);
  if (!id) return given;
  return {
    ...given,
    present: true,
    take: () => async () => ({ documentId: id, status: "read" }),
    field: (
      <LazyBoundary shape={<Shape />}>
        <KnownField key={id} name={name} id={id} />
      </LazyBoundary>
    ),
  };
}

const Shape = () => <div className="mt-3 h-[66px] rounded-sm bg-paper-3" />;
