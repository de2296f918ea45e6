import { useSyncExternalStore } from "react";
import { Icon } from "#web/ui/icon.tsx";

function watch(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** The place is always there, so that its words are announced when they come. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="bg-warn-wash text-13">
          <span className="wrap flex items-start gap-2.5 py-2.5">
            <Icon name="warning" className="mt-0.5 text-warn" />
            You are offline. What you see may be out of date, and changes cannot be saved.
          </span>
        </p>
      )}
    </div>
  );
}
