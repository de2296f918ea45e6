import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getSharing, shareComparison, stopSharing } from "#contract/shared-comparisons.ts";
import { type Answer, call, messageOf } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { shareLink } from "#web/lib/share-link.ts";
import { longDate } from "#web/lib/time-text.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { CopyByHand } from "#web/ui/form/copy-by-hand.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { sharingTexts as texts } from "./sharing-texts.ts";

interface ShareDialogProps {
  id: string;
  onClose: () => void;
}

/** To make the link, to see whether it was opened, and to take it back. */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  const client = useQueryClient();
  const query = apiQuery(getSharing, { params: { id } });
  const { data: sharing, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const [link, setLink] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function doing(what: () => Promise<void>) {
    setBusy(true);
    setFault(undefined);
    try {
      await what();
      await client.invalidateQueries({ queryKey: query.queryKey });
    } catch (failure) {
      setFault(messageOf(failure, texts.failed));
    } finally {
      setBusy(false);
    }
  }
  const make = () =>
    doing(async () => {
      const { path } = await call(shareComparison, { params: { id } });
      setLink(location.origin + path);
    });
  const stop = () =>
    doing(async () => {
      await call(stopSharing, { params: { id } });
      setLink("");
      toast.success(texts.stopped);
    });

  const isShared = Boolean(sharing?.shared_at);
  const actions = (
    <>
      {link ? (
        <CopyLink link={link} />
      ) : (
        <Button
          {...(isShared && { look: "line" as const })}
          busy={busy}
          disabled={!sharing}
          onClick={() => void make()}
        >
          {isShared ? texts.makeAgain : texts.make}
        </Button>
      )}
      {isShared && (
        <Button look="quiet" busy={busy} onClick={() => void stop()}>
          {texts.stop}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={texts.title} text={texts.text} actions={actions}>
      {link && <CopyByHand label={texts.copyByHand} value={link} />}
      {!sharing && !error && <Skeleton lines={1} />}
      {error && !sharing && (
        <Banner
          kind="bad"
          action={
            <Button look="line" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error, texts.failed)}
        </Banner>
      )}
      {sharing && <State sharing={sharing} hasLink={link !== ""} />}
      {fault && <Banner kind="bad">{fault}</Banner>}
    </Dialog>
  );
}

function State({ sharing, hasLink }: { sharing: Answer<typeof getSharing>; hasLink: boolean }) {
  const { shared_at, opened, last_opened_at } = sharing;
  if (!shared_at || hasLink) return <p className="text-13 text-ink-2">{texts.ends}</p>;
  const date = (time: string) => longDate(new Date(time));
  return (
    <p className="text-13 text-ink-2">
      {texts.since(date(shared_at))}{" "}
      {last_opened_at ? texts.opened(opened, date(last_opened_at)) : texts.neverOpened} {texts.lost}
    </p>
  );
}

function CopyLink({ link }: { link: string }) {
  async function copy() {
    // Not the browser's list of places: somebody asked for the link.
    const outcome = await shareLink({ title: texts.title, url: link }, onlyClipboard());
    if (outcome === "copied") toast.success(texts.copied);
  }
  return <Button onClick={() => void copy()}>{texts.copy}</Button>;
}

const onlyClipboard = () => ({ clipboard: navigator.clipboard });
