import { useQuery } from "@tanstack/react-query";
import { useCameFrom } from "#web/lib/came-from.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { LegalNote } from "../legal-note.tsx";
import { providersQuery } from "../providers/api.ts";
import { ProviderLinks } from "../providers/provider-links.tsx";
import { RankingPlate } from "../ranking-plate.tsx";
import { useRecruiterMode } from "./recruiter-mode.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { registerTexts, registerTexts as texts } from "./texts.ts";

export function RegisterPage() {
  const isRecruiter = useRecruiterMode();
  const from = useCameFrom();
  const providers = useQuery(providersQuery).data?.providers ?? [];
  const { title, lead } = texts[isRecruiter ? "recruiter" : "candidate"];
  return (
    <AuthFrame title={title} plate={isRecruiter && <RankingPlate />}>
      <p className="text-ink-2">{lead}</p>
      {isRecruiter && <TrialBox />}
      <div className="mt-2 grid gap-5">
        {providers.length > 0 && (
          <>
            <ProviderLinks providers={providers} from={from} />
            <Or />
          </>
        )}
        <RegistrationForm isRecruiter={isRecruiter} from={from} />
      </div>
      <LegalNote by="creating" />
      <p className="text-13 text-ink-2">
        {texts.known}{" "}
        <TextLink to={isRecruiter ? "/login?recruiter=true" : "/login"} state={{ from }}>
          {texts.signIn}
        </TextLink>
      </p>
    </AuthFrame>
  );
}

function Or() {
  return (
    <p className="flex items-center gap-3 text-12 text-ink-3 before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
      {texts.or}
    </p>
  );
}

const { title, benefits, price } = registerTexts.trial;

function TrialBox() {
  return (
    <section aria-labelledby="trial" className="bg-paper-2 px-5 pt-4 pb-[18px]">
      <h2 id="trial" className="text-18">
        {title}
      </h2>
      <ul className="mt-2.5 grid gap-1.5 text-13">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-0.5 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="mt-3 border-rule border-t pt-3 text-13 text-ink-2">{price}</p>
    </section>
  );
}
