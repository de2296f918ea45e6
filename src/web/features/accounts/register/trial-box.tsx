import { Icon } from "#web/ui/icon.tsx";
import { registerTexts } from "./texts.ts";

const { title, benefits, price } = registerTexts.trial;

export function TrialBox() {
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
