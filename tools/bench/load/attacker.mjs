// A process for whoever attacks, of a lower rank: what its own side costs would be spent on another machine.
import { setMaxListeners } from "node:events";
import { setPriority } from "node:os";
import { ATTACKS, countsSoFar } from "./attacks.mjs";

setPriority(15);
const BREATH_MS = 20;
const ENDS_WITHIN_MS = 10_000;
let stop;
let lanes = [];

process.on("message", async ({ begin, end }) => {
  if (begin) {
    stop = new AbortController();
    setMaxListeners(0, stop.signal);
    const { names, ...who } = begin;
    lanes = names.flatMap((name) =>
      Array.from({ length: ATTACKS[name].lanes }, () =>
        again(name, { ...who, address: who.addresses[name] }),
      ),
    );
  }
  if (end) {
    stop.abort();
    await Promise.race([
      Promise.all(lanes),
      new Promise((done) => setTimeout(done, ENDS_WITHIN_MS)),
    ]);
    process.send({ ended: countsSoFar() });
  }
});

async function again(name, who) {
  while (!stop.signal.aborted) {
    await ATTACKS[name].attack({ ...who, stop: stop.signal }).catch(() => {});
    await new Promise((done) => setTimeout(done, BREATH_MS));
  }
}
