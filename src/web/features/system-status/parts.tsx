import type { StatusPart } from "#contract/system-status.ts";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { PART_WORDS, statusTexts as texts } from "./texts.ts";

/** What people cannot do without, and what can wait for a while. */
export function Parts({ parts }: { parts: readonly StatusPart[] }) {
  return (
    <RuledList title={texts.parts}>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 md:grid-cols-3 xl:grid-cols-6">
        {parts.map((part) => (
          <div key={part.name}>
            <dt className="text-13 text-ink-2">{PART_WORDS[part.name] ?? part.name}</dt>
            <dd>
              <StatusWord dot={dotOf(part)}>{part.is_up ? texts.up : texts.isDown}</StatusWord>
            </dd>
          </div>
        ))}
      </dl>
    </RuledList>
  );
}

function dotOf({ is_up, is_optional }: StatusPart) {
  if (is_up) return "ok";
  return is_optional ? "warn" : "bad";
}
