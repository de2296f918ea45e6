// A process for whoever attacks, of a lower rank: what its own side costs would be spent on another machine.
import { setPriority } from "node:os";
import { ATTACKS, countsSoFar } from "./attacks.mjs";

setPriority(15);
const BREATH_MS = 20;
let stop;
let lanes = [];

process.on("message", async ({ begin, end }) => {
  if (begin) {
    stop = new AbortController();
    const { names, ...who } = begin;
    lanes = names.flatMap((name) =>
      Array.from({ length: ATTACKS[name].lanes }, () =>
        again(name, { ...who, address: who.addresses[name] }),
      ),
    );
  }
  if (end) {
    stop.abort();
    await Promise.all(lanes);
    process.send({ ended: countsSoFar() });
  }
});

async function again(name, who) {
  while (!stop.signal.aborted) {
    await ATTACKS[name].attack({ ...who, stop: stop.signal }).catch(() => {});
    await new Promise((done) => setTimeout(done, BREATH_MS));
  }
}
