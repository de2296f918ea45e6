import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "#web/lib/use-action.ts";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { firmCalls } from "./api.ts";
import type { Firm } from "./model/firm.ts";
import { deleteTexts as texts } from "./texts.ts";

/** Names beyond these are counted. */
const NAMED = 8;

interface RemoveDialogProps {
  firms: readonly Firm[];
  onClose: () => void;
  onGone: () => void;
}

/** Asks first, naming them: what is deleted is gone for good. */
export function RemoveDialog({ firms, onClose, onGone }: RemoveDialogProps) {
  const calls = firmCalls(useQueryClient());
  const { run, busy, fault } = useAction(texts.failed);
  const names = firms.map(({ name }) => name);
  const isOne = names.length === 1;
  const remove = () =>
    run("remove", async () => {
      const message = await calls.remove(firms.map(({ id }) => id));
      onGone();
      toast.success(message);
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void remove()}
      title={texts.title(names)}
      text={isOne ? texts.textOne : texts.text}
      confirm={texts.confirm(names.length)}
      danger
      busy={busy !== undefined}
      fault={fault}
    >
      {!isOne && <Names names={names} />}
    </ConfirmDialog>
  );
}

function Names({ names }: { names: readonly string[] }) {
  const rest = names.length - NAMED;
  return (
    <div className="text-13">
      <ul className="grid gap-1">
        {names.slice(0, NAMED).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two firms can have one name, and they never move.
          <li key={at} className="wrap-anywhere border-rule border-b pb-1 font-[550]">
            {name}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1.5 text-ink-2">{texts.more(rest)}</p>}
    </div>
  );
}
