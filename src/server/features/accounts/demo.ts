import type { DemoPart } from "#server/platform/demo-world.ts";
import * as repository from "./repository.ts";
import type { Passwords } from "./sign-in/passwords.ts";
import { newToken } from "./sign-in/sessions.ts";

const DOMAIN = "demo.candour.example";
export const DEMO_ADMIN_EMAIL = `admin@${DOMAIN}`;

const PEOPLE = [
  { email: `candidate@${DOMAIN}`, name: "Priya Raman", role: "candidate" },
  { email: `recruiter@${DOMAIN}`, name: "Tom Okafor", role: "recruiter" },
  { email: DEMO_ADMIN_EMAIL, name: "Ada Moretti", role: "administrator" },
] as const;

/** Recruiters of other desks. Without a password, nobody comes in as them. */
const COLLEAGUES = [
  { email: `brandt.helena@${DOMAIN}`, name: "Helena Brandt", desk: "legal" },
  { email: `pike.jonah@${DOMAIN}`, name: "Jonah Pike", desk: "tech" },
  { email: `rao.sunita@${DOMAIN}`, name: "Sunita Rao", desk: "health" },
  { email: `ellwood.craig@${DOMAIN}`, name: "Craig Ellwood", desk: "business" },
] as const;

/** The administrator only where nobody else can knock. */
export const demoPeople = (withAdmin: boolean) =>
  PEOPLE.filter((person) => withAdmin || person.role !== "administrator");

export function accountsDemo(passwords: Passwords, withAdmin: boolean): DemoPart {
  return async (tx, { password, now, people }) => {
    const passwordHash = await passwords.hash(password);
    for (const { email, name, role } of demoPeople(withAdmin)) {
      const account = await repository.insertAccount(tx, {
        email,
        name,
        passwordHash,
        isRecruiter: role === "recruiter",
        onboarded: true,
        emailVerifiedAt: now,
        randomString: newToken(),
      });
      if (account) people.set(role, account.id);
    }
    for (const { email, name, desk } of COLLEAGUES) {
      const account = await repository.insertAccount(tx, {
        email,
        name,
        isRecruiter: true,
        onboarded: true,
        emailVerifiedAt: now,
        randomString: newToken(),
      });
      if (account) people.set(`recruiter of ${desk}`, account.id);
    }
  };
}
