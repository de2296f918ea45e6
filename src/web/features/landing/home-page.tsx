import { useSession } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export function HomePage() {
  return (
    <section className="wrap pt-12 md:pt-[72px]">
      <h1 className="max-w-[720px] font-[440] text-36 leading-[1.06] tracking-[-0.022em] md:text-48">
        See which jobs fit your resume, and the line that proves it.
      </h1>
      <p className="mt-6 max-w-[56ch] font-serif text-18 text-ink-2 leading-normal">
        Candour reads your resume line by line, ranks live Australian jobs against it, and cites its
        evidence for every requirement. What is missing, it says plainly.
      </p>
      <div className="mt-8 flex flex-wrap gap-2">
        <NextSteps />
      </div>
      <Specimen />
    </section>
  );
}

function NextSteps() {
  const session = useSession();
  if (session.state === "signed-in")
    return (
      <ButtonLink size="big" to="/dashboard">
        Go to dashboard
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink size="big" to="/register">
        Create an account
      </ButtonLink>
      <ButtonLink size="big" look="line" to="/login">
        Sign in
      </ButtonLink>
    </>
  );
}

/** An example of the product's one idea: a requirement and the line that meets it. */
function Specimen() {
  return (
    <dl className="mt-16 grid max-w-[680px] items-baseline gap-x-6 gap-y-2 border-rule border-t pt-4 md:grid-cols-[128px_minmax(0,1fr)]">
      <dt className="text-13 text-ink-2">A job asks for</dt>
      <dd className="flex items-baseline gap-2.5 font-medium">
        <span className="size-[9px] flex-none rounded-[1px] bg-ink-2" />
        Conveyancing, residential and commercial
      </dd>
      <dt className="mt-2 text-13 text-ink-2 md:mt-0">Your resume, line 23</dt>
      <dd className="font-serif text-[16px] text-ink-2 leading-[1.45]">
        Settled{" "}
        <mark className="bg-pen px-0.5 text-ink">410 residential and 35 commercial matters</mark> on
        PEXA, 2021 to 2025
      </dd>
    </dl>
  );
}
