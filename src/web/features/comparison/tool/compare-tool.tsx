import {
  type ComponentType,
  type FormEvent,
  lazy,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import type { Comparison } from "#contract/comparison.ts";
import { UNREACHABLE } from "#web/lib/api.ts";
import { LazyBoundary } from "#web/lib/lazy-boundary.tsx";
import { useSession } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import type { CompareRunProps } from "./compare-run.tsx";
import { compareFormTexts as texts } from "./form-texts.ts";
import type { Send, Side, SideName, Sides } from "./side.ts";

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

interface CompareFormProps {
  sides: Sides;
  /** Why the last try came to nothing, unless one of the sides says it. */
  notice: ReactNode;
  /** A try has just ended here: the focus goes to what is to be done about it. */
  returned: boolean;
  busy: boolean;
  onCompare: (send: Record<SideName, Send>) => void;
}

/** In reach of a thumb; the links of those who are signed in stand below it. */
const ACTION = "sticky z-10 mt-3 bg-paper py-3 md:static";

/** The two documents, and the button that works once both are given (spec 1 §2). */
function CompareForm({ sides, notice, returned, busy, onCompare }: CompareFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const signedIn = useSession().state === "signed-in";
  const both = sides.resume.present && sides.job.present;
  useEffect(() => {
    if (returned) focusFault(form.current);
  }, [returned]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!both || busy) return;
    // Both are looked at, so that both can say what is wrong with them.
    const [resume, job] = [sides.resume.take(), sides.job.take()];
    if (resume && job) onCompare({ resume, job });
    // The sentences come with the next drawing.
    else requestAnimationFrame(() => focusFault(form.current));
  }
  return (
    <form ref={form} onSubmit={onSubmit} noValidate method="post">
      {notice && (
        <div data-fault="" tabIndex={-1} className="mb-6">
          {notice}
        </div>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2 xl:gap-8">
        <SideFrame title={texts.resume}>{sides.resume.field}</SideFrame>
        <SideFrame title={texts.job}>{sides.job.field}</SideFrame>
      </div>
      <div className={`${ACTION} ${signedIn ? "bottom-13" : "bottom-0"}`}>
        <Button
          type="submit"
          size="big"
          className="w-full md:w-52"
          disabled={!both}
          busy={busy}
          aria-describedby="compare-note"
        >
          {texts.submit}
        </Button>
      </div>
      <p id="compare-note" className="text-13 text-ink-3">
        {texts.note}
      </p>
    </form>
  );
}

function SideFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 bg-paper-2 px-5 py-6 max-md:-mx-5 md:px-7">
      <h2 className="mb-1 text-22">{title}</h2>
      {children}
    </section>
  );
}

/** What is at fault; and when nothing is, what somebody gave up comes first again. */
function focusFault(form: HTMLElement | null): void {
  const faulty = form?.querySelector<HTMLElement>("[data-fault], [aria-invalid=true]");
  (faulty ?? form?.querySelector<HTMLElement>("[type=submit]"))?.focus();
}
