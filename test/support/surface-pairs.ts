import { contradictionsIn } from "./contradictions.ts";
import { demoJobs, demoPeople, surfacesOf } from "./surfaces.ts";

interface Part {
  /** One posting of so many. */
  readonly everyJob: number;
  /** So many people for each of them; all if nothing is said. */
  readonly peopleEach?: number;
}

/** Goes through pairs of the demo world, and says what contradicts itself. */
export async function contradictions({ everyJob, peopleEach }: Part) {
  const people = demoPeople();
  const wrong: string[] = [];
  let pairs = 0;
  for (const [at, job] of demoJobs((place) => place % everyJob === 0).entries()) {
    const totals = new Set<string>();
    for (let step = 0; step < (peopleEach ?? people.length); step += 1) {
      // Others for each posting: by the steps everybody comes up, and nobody twice for one.
      const person = people[(at * 5 + step * 7) % people.length];
      if (!person) continue;
      const surfaces = await surfacesOf(person, job);
      const { required, preferred } = surfaces.panel;
      totals.add(`${required.total} required and ${preferred.total} preferred`);
      wrong.push(...contradictionsIn(surfaces, person, job));
      pairs += 1;
    }
    if (totals.size > 1) wrong.push(`${job.job.title} asks for ${[...totals].join(", or ")}`);
  }
  return { pairs, wrong };
}
