import { Link } from "#web/ui/link.tsx";
import { stepAddress } from "./address.ts";
import { creationTexts } from "./texts.ts";

/** Over the title of a step: back to the choice. */
export function BackLink() {
  return (
    <p className="text-13 leading-6">
      <Link
        to={stepAddress({ at: "select" })}
        className="text-ink-2 underline decoration-rule-2 decoration-1 underline-offset-3 hover:text-ink"
      >
        {creationTexts.title}
      </Link>
    </p>
  );
}
