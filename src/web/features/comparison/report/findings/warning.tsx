import type { Comparison } from "#contract/comparison.ts";
import { Icon } from "#web/ui/icon.tsx";
import { reportTexts as texts } from "../texts.ts";

/** What wrote it, and that it may be wrong (spec 1 §1). */
export function Warning({ comparison }: { comparison: Comparison }) {
  const { writer } = comparison;
  return (
    <p className="mt-12 flex gap-2.5 border-rule border-y py-3.5 text-13 leading-[1.5]">
      <Icon name="warning" className="mt-0.5 text-warn" />
      <span className="wrap-anywhere">
        <b className="font-semibold">{texts.warning}</b> {texts.writtenBy(comparison)}{" "}
        {writer.note && `${writer.note} `}
        {texts.noDecision}
      </span>
    </p>
  );
}
