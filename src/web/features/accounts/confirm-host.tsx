import { lazy, Suspense, useEffect, useState } from "react";
import { askWith } from "#web/lib/api.ts";

const ConfirmIdentity = lazy(() =>
  import("./confirm-identity.tsx").then((file) => ({ default: file.ConfirmIdentity })),
);

interface Question {
  readonly needsFactor: boolean;
  readonly answer: (isProved: boolean) => void;
}

/** Stands by wherever somebody is signed in: a call that was refused until they prove who they are opens it. */
export function ConfirmHost() {
  const [question, setQuestion] = useState<Question>();

  useEffect(() => {
    // Several calls that are refused at once ask once.
    let open: Promise<boolean> | undefined;
    askWith((fault) => {
      open ??= new Promise<boolean>((resolve) =>
        setQuestion({ needsFactor: fault === "confirm-factor", answer: resolve }),
      ).finally(() => {
        open = undefined;
        setQuestion(undefined);
      });
      return open;
    });
    return () => askWith(undefined);
  }, []);

  return <Suspense>{question && <ConfirmIdentity {...question} />}</Suspense>;
}
