import { TextButton } from "#web/ui/button.tsx";
import type { Lighting } from "../lighting.ts";
import { rangesOf, saidRanges } from "../line-ranges.ts";
import { readingTexts as texts } from "../texts.ts";

interface WhereItWentProps {
  pair: Lighting["pair"];
  onField: (path: string) => void;
  alone: boolean;
}

const BAR =
  "flex h-9 flex-none items-baseline gap-x-2.5 overflow-hidden whitespace-nowrap border-ink border-t bg-paper py-1.5 text-13 text-ink-2 leading-6";
/** Alone, the lines scroll with the page, and this stays below the header. */
const STAYS = "sticky top-14 z-10 -mx-5 px-5 md:-mx-10 md:px-10";

/** Which fields a line went into, said above the lines so that nothing among them moves. */
export function WhereItWent({ pair, onField, alone }: WhereItWentProps) {
  return (
    <p role="status" className={`${BAR} ${alone ? STAYS : ""}`}>
      {!pair && (alone ? texts.tapHint : texts.pointHint)}
      {pair && <Went {...pair} onField={onField} />}
    </p>
  );
}

function titleOf(lines: readonly number[]): string {
  if (lines.length === 0) return texts.noLine;
  const said = saidRanges(rangesOf(lines));
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** More would be a second list: the rest is to be seen where the fields are. */
const NAMED = 3;

function Went({
  lines,
  parts,
  onField,
}: NonNullable<Lighting["pair"]> & Pick<WhereItWentProps, "onField">) {
  const named = [...new Map(parts.map((part) => [part.said, part])).values()];
  return (
    <>
      <span className="font-[550] text-ink tabular-nums">{titleOf(lines)}: </span>
      {named.length === 0 && texts.notUsed}
      {named.slice(0, NAMED).map(({ path, said }) => (
        <TextButton key={path} onClick={() => onField(path)}>
          {said}
        </TextButton>
      ))}
      {named.length > NAMED && texts.more(named.length - NAMED)}
    </>
  );
}
