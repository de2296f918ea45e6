import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { endTwoStep, renewRecoveryCodes, type SecondFactor } from "#contract/second-factor.ts";
import { call } from "#web/lib/api.ts";
import { longDate } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { focusSection, SettingsSection } from "#web/ui/settings-section.tsx";
import { secondFactorQuery, type User } from "../api.ts";
import { twoStepTexts as texts } from "./texts.ts";

/** With what draws the picture: loaded for those who set it up. */
const SetUpDialog = lazy(() =>
  import("./set-up-dialog.tsx").then((file) => ({ default: file.SetUpDialog })),
);
const RecoveryCodesDialog = lazy(() =>
  import("./recovery-codes-dialog.tsx").then((file) => ({ default: file.RecoveryCodesDialog })),
);

const FEW_CODES = 3;

interface TwoStepSectionProps {
  id: string;
  role: User["role"];
}

export function TwoStepSection({ id, role }: TwoStepSectionProps) {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<string[]>();
  const refresh = () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  const onCodes = async (made: string[]) => {
    setCodes(made);
    await refresh();
  };
  const close = () => {
    setCodes(undefined);
    focusSection(id);
  };
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      {isPending && <SkeletonList rows={1} lines={2} label={texts.loading} />}
      {!isPending && !data && (
        <ErrorState
          title={texts.failedTitle}
          text={texts.failedText}
          onRetry={() => void refetch()}
        />
      )}
      {data && !data.two_step_since && <Off factor={data} role={role} onCodes={onCodes} />}
      {data?.two_step_since && (
        <On
          since={data.two_step_since}
          left={data.recovery_codes_left}
          onCodes={onCodes}
          onOff={async () => {
            await refresh();
            focusSection(id);
          }}
        />
      )}
      <Suspense>{codes && <RecoveryCodesDialog codes={codes} onClose={close} />}</Suspense>
    </SettingsSection>
  );
}

interface OffProps {
  factor: SecondFactor;
  role: User["role"];
  onCodes: (codes: string[]) => Promise<void>;
}

function Off({ factor, role, onCodes }: OffProps) {
  const [asked, setAsked] = useState(false);
  const isMissing = factor.required && factor.passkeys.length === 0;
  return (
    <>
      {isMissing && <Banner kind="warn">{texts.required}</Banner>}
      <p className="text-ink-2">
        {texts.off}
        {!isMissing && role === "recruiter" && ` ${texts.offered}`}
      </p>
      <Button look="line" className="justify-self-start" onClick={() => setAsked(true)}>
        {texts.setUp}
      </Button>
      <Suspense>
        {asked && (
          <SetUpDialog
            onClose={() => setAsked(false)}
            onDone={async (codes) => {
              setAsked(false);
              await onCodes(codes);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface OnProps {
  since: string;
  left: number;
  onCodes: (codes: string[]) => Promise<void>;
  onOff: () => Promise<void>;
}

function On({ since, left, onCodes, onOff }: OnProps) {
  const [asked, setAsked] = useState<"codes" | "off">();
  const { run, busy, fault, dismiss } = useAction(texts.failed);
  const ask = (what: typeof asked) => {
    dismiss();
    setAsked(what);
  };
  const renew = () =>
    run("codes", async () => {
      const { recovery_codes } = await call(renewRecoveryCodes, {});
      setAsked(undefined);
      await onCodes(recovery_codes);
    });
  const turnOff = () =>
    run("off", async () => {
      await call(endTwoStep, {});
      toast.success(texts.wasTurnedOff);
      setAsked(undefined);
      await onOff();
    });
  return (
    <>
      <p className="text-ink-2">
        {texts.on(longDate(new Date(since)))} {texts.codesLeft(left)}{" "}
        {left < FEW_CODES && texts.fewLeft}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="line" onClick={() => ask("codes")}>
          {texts.newCodes}
        </Button>
        <Button look="line" onClick={() => ask("off")}>
          {texts.turnOff}
        </Button>
      </div>
      <ConfirmDialog
        open={asked === "codes"}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void renew()}
        title={texts.newCodesTitle}
        text={texts.newCodesText}
        confirm={texts.makeCodes}
        busy={busy === "codes"}
        fault={fault}
      />
      <ConfirmDialog
        open={asked === "off"}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void turnOff()}
        title={texts.turnOffTitle}
        text={texts.turnOffText}
        confirm={texts.turnOff}
        danger
        busy={busy === "off"}
        fault={fault}
      />
    </>
  );
}
