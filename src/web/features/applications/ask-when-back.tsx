import { lazy, Suspense, useEffect, useState } from "react";
import { forgetOpened, type OpenedJob, openedElsewhere } from "#web/lib/opened-elsewhere.ts";

const ReturnDialog = lazy(() =>
  import("./return-dialog.tsx").then((file) => ({ default: file.ReturnDialog })),
);

/**
 * Stands by wherever a candidate is signed in: whoever opened a job's own site and comes back to this window is asked
 * whether they applied there. Only what we are told is known: no site tells us.
 */
export function AskWhenBack() {
  const [opened, setOpened] = useState<OpenedJob>();

  useEffect(() => {
    let wasAway = false;
    const look = () => {
      const found = openedElsewhere();
      if (found) setOpened(found);
    };
    const leave = () => {
      wasAway = true;
    };
    const comeBack = () => {
      if (wasAway && document.visibilityState === "visible") look();
      wasAway = false;
    };
    const onVisibility = () => (document.visibilityState === "hidden" ? leave() : comeBack());
    // The page was thrown away meanwhile, as phones do.
    look();
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("blur", leave);
    window.addEventListener("focus", comeBack);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("blur", leave);
      window.removeEventListener("focus", comeBack);
    };
  }, []);

  const close = () => {
    forgetOpened();
    setOpened(undefined);
  };
  return <Suspense>{opened && <ReturnDialog job={opened} onClose={close} />}</Suspense>;
}
