import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { Id } from "#contract/endpoint.ts";
import { CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import {
  type Outgoing,
  postingsQuery,
  type Talk,
  type Turn,
  takeTurn,
  talkQuery,
  talksQuery,
} from "./api.ts";
import { draftTexts } from "./draft/texts.ts";
import {
  changeLocalState,
  type LocalState,
  useLocalState,
  withAnswer,
  withFault,
  withoutInterrupted,
  withSending,
} from "./local-state.ts";
import { type ShownTurn, shownTurn, withTurn } from "./turns.ts";

/** A talk on the screen: what the server has, and what is on its way there. */
export interface OpenTalk {
  talk: Talk;
  shown: ShownTurn;
  local: LocalState;
  /** The oldest first. */
  onTheirWay: readonly Outgoing[];
  send: (step: Outgoing) => void;
  change: (change: (local: LocalState) => LocalState) => void;
  /** Asks for the steps again: what each changed in words comes from the server. */
  refresh: () => void;
}

type TalkState =
  | { at: "loading" }
  | { at: "missing" }
  | { at: "failed"; retry: () => void }
  | { at: "open"; open: OpenTalk };

export function useTalk(talkId: string): TalkState {
  const isId = z.safeParse(Id, talkId).success;
  const { data, error, refetch } = useQuery({ ...talkQuery(talkId), enabled: isId });
  const local = useLocalState(talkId);
  const { send, onTheirWay } = useTurns(talkId);
  const steps = data?.steps;
  useEffect(() => {
    if (steps) changeLocalState(talkId, (now) => withoutInterrupted(now, steps));
  }, [talkId, steps]);
  if (!isId || isNotFound(error)) return { at: "missing" };
  if (error && !data) return { at: "failed", retry: () => void refetch() };
  if (!data) return { at: "loading" };
  const open: OpenTalk = {
    talk: data,
    shown: shownTurn(data.turn, onTheirWay),
    local,
    onTheirWay,
    send: (step) => data.turn.complete || send(step),
    change: (change) => changeLocalState(talkId, change),
    refresh: () => onTheirWay.length > 0 || void refetch(),
  };
  return { at: "open", open };
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.fault === "not-found";

/** An answer that comes after the screen was left counts too. */
function useTurns(talkId: string) {
  const client = useQueryClient();
  const onTheirWay = useOnTheirWay(talkId);
  async function deliver(step: Outgoing): Promise<void> {
    try {
      await take(client, talkId, step, await takeTurn(talkId, step));
    } catch (error) {
      const failed = step.edit ? draftTexts.editFailed : say.turnFailed;
      changeLocalState(talkId, (now) => withFault(now, step, messageOf(error, failed)));
      if (isNotFound(error)) void client.invalidateQueries(talkQuery(talkId));
    }
  }
  function send(step: Outgoing): void {
    changeLocalState(talkId, (now) => withSending(now, step));
    void enqueue(talkId, step, deliver);
  }
  return { send, onTheirWay };
}

async function take(client: QueryClient, talkId: string, step: Outgoing, turn: Turn) {
  const { queryKey } = talkQuery(talkId);
  // What was asked before this step would take it back.
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<Talk>(queryKey);
  changeLocalState(talkId, (now) => withAnswer(now, step, before?.turn.draft ?? null));
  client.setQueryData<Talk>(queryKey, (now) => now && withTurn(now, step, turn, new Date()));
  void client.invalidateQueries({ queryKey: talksQuery.queryKey });
  if (!turn.complete) return;
  toast.success(say.complete);
  void client.invalidateQueries({ queryKey: postingsQuery.queryKey });
}

/** Steps on their way, one after the other and in their order. They outlive the screen that sent them. */
const waiting = new Map<string, readonly Outgoing[]>();
const watchers = new Set<() => void>();
const NONE: readonly Outgoing[] = [];

const stepsOf = (talkId: string) => waiting.get(talkId) ?? NONE;

function put(talkId: string, steps: readonly Outgoing[]): void {
  if (steps.length > 0) waiting.set(talkId, steps);
  else waiting.delete(talkId);
  for (const onChange of watchers) onChange();
}

/** The oldest first. */
const useOnTheirWay = (talkId: string): readonly Outgoing[] =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    () => stepsOf(talkId),
    () => NONE,
  );

/** `send` does not fail: what went wrong is told where it belongs. */
async function enqueue(
  talkId: string,
  step: Outgoing,
  send: (step: Outgoing) => Promise<void>,
): Promise<void> {
  const isFirst = stepsOf(talkId).length === 0;
  put(talkId, [...stepsOf(talkId), step]);
  if (!isFirst) return;
  for (let next = stepsOf(talkId)[0]; next; next = stepsOf(talkId)[0]) {
    await send(next);
    put(talkId, stepsOf(talkId).slice(1));
  }
}
