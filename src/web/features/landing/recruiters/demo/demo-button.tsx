import { type ComponentType, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { heroTexts as texts } from "../texts.ts";

type Demo = ComponentType<{ onClose: () => void }>;

/** The demo comes when it is asked for: the page does not carry it. */
export function DemoButton() {
  const [Loaded, setLoaded] = useState<Demo>();
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");

  async function open() {
    if (state === "loading") return;
    setState("loading");
    try {
      const { DemoDialog } = await import("./demo-dialog.tsx");
      setLoaded(() => DemoDialog);
      setState("open");
    } catch {
      setState("failed");
    }
  }
  return (
    <div className="max-md:w-full">
      <Button
        look="line"
        size="big"
        aria-haspopup="dialog"
        busy={state === "loading"}
        onClick={() => void open()}
        className="max-md:w-full"
      >
        {texts.demo}
      </Button>
      {state === "failed" && (
        <p role="alert" className="mt-2 text-13 text-danger">
          {texts.demoFailed}
        </p>
      )}
      {Loaded && state === "open" && <Loaded onClose={() => setState("closed")} />}
    </div>
  );
}
