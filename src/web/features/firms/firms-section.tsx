import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { firmCalls, firmsQuery } from "./api.ts";
import type { Firm } from "./firm.ts";
import { FirmDialog } from "./firm-dialog.tsx";
import { FirmsList } from "./firms-list.tsx";
import { deleteTexts, firmTexts as texts } from "./texts.ts";
import { type FirmActions, useFirmActions } from "./use-firm-actions.ts";

/** Spec 2 §2: Law Firm Management. */
export function FirmsSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  const verbs = useFirmActions();
  const { opened, close } = verbs;
  const [removals, setRemovals] = useState(0);
  // What had the focus is gone with the firms: reading goes on at the heading.
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);
  function onGone() {
    close();
    setRemovals((count) => count + 1);
  }
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="text-28 focus:outline-none md:text-36">
          {texts.title}
        </h1>
        <Button onClick={verbs.add} className="max-md:min-h-11">
          <WorkIcon name="plus" />
          {texts.add}
        </Button>
      </div>
      <Face verbs={verbs} />
      {opened?.kind === "add" && <FirmDialog onClose={close} />}
      {opened?.kind === "edit" && <FirmDialog firm={opened.firm} onClose={close} />}
      {opened?.kind === "remove" && (
        <RemoveDialog firms={opened.firms} onClose={close} onGone={onGone} />
      )}
    </section>
  );
}

function Face({ verbs }: { verbs: FirmActions }) {
  const { data, error, isPending, refetch } = useQuery(firmsQuery);
  if (isPending) return <SkeletonList rows={8} label={texts.loading} />;
  if (!data)
    return (
      <ErrorState
        title={texts.failed}
        text={messageOf(error, texts.unexpected)}
        onRetry={() => void refetch()}
      />
    );
  if (data.length > 0) return <FirmsList firms={data} verbs={verbs} />;
  const action = (
    <Button look="line" onClick={verbs.add}>
      {texts.add}
    </Button>
  );
  return <EmptyState title={texts.none} text={texts.noneText} action={action} />;
}

/** Names beyond these are counted. */
const NAMED = 8;

interface RemoveDialogProps {
  firms: readonly Firm[];
  onClose: () => void;
  onGone: () => void;
}

/** Asks first, naming them: what is deleted is gone for good. */
function RemoveDialog({ firms, onClose, onGone }: RemoveDialogProps) {
  const calls = firmCalls(useQueryClient());
  const { run, busy, fault } = useAction(deleteTexts.failed);
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
      title={deleteTexts.title(names)}
      text={isOne ? deleteTexts.textOne : deleteTexts.text}
      confirm={deleteTexts.confirm(names.length)}
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
      {rest > 0 && <p className="mt-1.5 text-ink-2">{deleteTexts.more(rest)}</p>}
    </div>
  );
}
