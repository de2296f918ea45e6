import { ButtonLink } from "#web/ui/button.tsx";
import { stepAddress } from "./address.ts";
import { creationTexts, selectTexts as texts } from "./texts.ts";
import { UnfinishedTalks } from "./unfinished-talks.tsx";

/** By talking or by a file (spec 2 §2). */
export function SelectOption() {
  return (
    <section className="wrap pt-8 pb-12 md:pt-12">
      <h1>{creationTexts.title}</h1>
      <p className="mt-3 max-w-[60ch] font-serif text-18 text-ink-2">{texts.lead}</p>
      <div className="mt-8 grid max-w-[1000px] gap-x-10 gap-y-8 border-ink border-t pt-6 lg:grid-cols-2">
        <Option {...texts.chat} to={stepAddress({ at: "url" })} look="solid" />
        <Option
          {...texts.upload}
          to={stepAddress({ at: "upload", posting: null })}
          look="line"
          className="max-lg:border-rule max-lg:border-t max-lg:pt-6 lg:border-rule lg:border-l lg:pl-10"
        />
      </div>
      <div className="mt-12 max-w-[1000px] empty:mt-0">
        <UnfinishedTalks />
      </div>
    </section>
  );
}

interface OptionProps {
  title: string;
  text: string;
  action: string;
  to: string;
  look: "solid" | "line";
  className?: string;
}

function Option({ title, text, action, to, look, className = "" }: OptionProps) {
  return (
    <div className={`flex flex-col items-start ${className}`}>
      <h2 className="text-22">{title}</h2>
      <p className="mt-2 mb-5 max-w-[52ch] text-ink-2">{text}</p>
      <ButtonLink to={to} look={look} className="mt-auto max-md:min-h-11 max-md:w-full">
        {action}
      </ButtonLink>
    </div>
  );
}
