import type { ReactNode } from "react";
import { webAddress } from "#web/lib/web-address.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonAnchor } from "#web/ui/button-anchor.tsx";
import { actionTexts as texts } from "../texts.ts";
import type { ActionJob } from "./action-job.ts";
import { isPostedHere } from "./contact-address.ts";

export interface ApplyLooks {
  look?: "solid" | "soft" | "line";
  size?: "regular" | "big";
  className?: string;
  /** Said after its words, where every row has the same. */
  about?: ReactNode;
}

interface ApplyButtonProps extends ApplyLooks {
  job: ActionJob;
  busy?: boolean;
  onPress: () => void;
  /** The page of whoever advertised it was opened beside ours. */
  onOpened?: () => void;
}

/** Here for what was posted here, else where it was advertised; not there when nobody says where that is. */
export function ApplyButton({ job, busy = false, onPress, onOpened, ...looks }: ApplyButtonProps) {
  const { look = "solid", size = "regular", className = "", about } = looks;
  const shape = { look, size, className: `max-md:min-h-11 ${className}` };
  if (isPostedHere(job))
    return (
      <Button {...shape} busy={busy} onClick={onPress}>
        {texts.apply}
        {about}
      </Button>
    );
  const address = webAddress(job.sourceUrl);
  if (!address) return null;
  return (
    <ButtonAnchor {...shape} href={address} onClick={onOpened}>
      <span className="min-w-0 truncate leading-[1.4]">{texts.applyAt(job.company)}</span>
      {about}
      <span className="sr-only"> {texts.newTab}</span>
    </ButtonAnchor>
  );
}
