import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SEEK_SENTENCES as say } from "#contract/seek.ts";
import { SEEK_DEFAULTS, type SeekConfig, type SeekLocation } from "#contract/seek-rules.ts";
import { messageOf } from "#web/lib/api.ts";
import { configQuery, locationsQuery } from "./api.ts";
import { draftOf, type SeekDraft } from "./seek-draft.ts";
import { seekTexts as texts } from "./texts.ts";
import { useLogged } from "./use-stats.ts";

/** The places that the board knows; "unknown" when they could not be loaded. */
export type Places = readonly SeekLocation[] | "loading" | "unknown";

/** What stands in the form: the server's default until somebody changes it. */
export function useConfiguration() {
  const defaults = useQuery(configQuery);
  const [edited, setEdited] = useState<SeekDraft>();
  const [isDismissed, setDismissed] = useState(false);
  const draft = edited ?? draftOf(defaults.data ?? SEEK_DEFAULTS);
  return {
    draft,
    change: (change: Partial<SeekDraft>) => setEdited({ ...draft, ...change }),
    /** Spec 2 §4: the whole configuration. */
    replace: (config: SeekConfig) => setEdited(draftOf(config)),
    reset: () => setEdited(undefined),
    fault:
      defaults.error && !isDismissed ? messageOf(defaults.error, texts.configFailed) : undefined,
    dismissFault: () => setDismissed(true),
  };
}

/** Spec 2 §8: a failure to load them is only logged, and any location can be typed. */
export function usePlaces(): Places {
  const { data, error, isPending } = useQuery(locationsQuery);
  useLogged(error, say.locationsFailed);
  if (isPending) return "loading";
  return data && data.length > 0 ? data : "unknown";
}
