import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { generateTexts as texts } from "./texts.ts";
import type { AdminPlace } from "./use-admin-address.ts";
import type { Generating } from "./use-generate.ts";

interface GenerateProps {
  generating: Generating;
  place: AdminPlace;
}

const NEWEST = { tab: "posts", status: "", page: 1 } as const;

/** What Generate does, in plain words, and how the last one ended, where the button was pressed. */
export function Generate({ generating, place }: GenerateProps) {
  const { isWriting, generate } = generating;
  return (
    <div className="grid max-w-[64ch] gap-6">
      <div>
        <h2 className="text-22">{texts.title}</h2>
        <p className="mt-1.5 text-ink-2">{texts.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Not disabled: that would take the focus from whoever pressed it. */}
        <Button
          onClick={generate}
          aria-disabled={isWriting}
          className="aria-disabled:border-paper-3 aria-disabled:bg-paper-3 aria-disabled:text-ink-3 max-md:min-h-11"
        >
          {isWriting ? texts.generating : texts.generate}
        </Button>
        <p role="status" className="text-13 text-ink-3">
          {isWriting && texts.goesOn}
        </p>
      </div>
      <Ended generating={generating} place={place} />
      <dl className="border-ink border-t">
        {texts.facts.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-6 gap-y-0.5 border-rule border-b py-3 text-13 md:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="font-[550]">{term}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Ended({ generating: { outcome, dismiss }, place }: GenerateProps) {
  if (!outcome) return null;
  if ("fault" in outcome)
    return (
      <Banner kind="bad" onClose={dismiss}>
        {outcome.fault}
      </Banner>
    );
  if (!("post" in outcome))
    return (
      <Banner
        kind="ok"
        action={<TextLink to={place.toward(NEWEST)}>{texts.list}</TextLink>}
        onClose={dismiss}
      >
        {texts.meanwhile}
      </Banner>
    );
  const edit = <TextLink to={place.toward({ edit: outcome.post.id })}>{texts.edit}</TextLink>;
  return (
    <Banner kind="ok" action={edit} onClose={dismiss}>
      {texts.ended(outcome.message, outcome.post.title)}
    </Banner>
  );
}
