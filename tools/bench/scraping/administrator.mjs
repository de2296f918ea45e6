// An administrator of a server that was started with ADMIN_ENV on this folder.
import { withDatabase } from "../index/http/market-database.mjs";

const EMAIL = "bench@example.org";
const PERSON = { name: "Bench", email: EMAIL, password: "correct horse battery" };
export const ADMIN_ENV = { ADMIN_EMAILS: EMAIL };

/** Registers, signs in, and answers how to ask as that person. */
export async function administrator(url, folder) {
  const post = (path, body, cookie = "") =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, cookie },
      body: JSON.stringify(body),
    });
  await (await post("/api/auth/register", PERSON)).text();
  // Who has not proved an address is nobody's administrator.
  await withDatabase(folder, (client) =>
    client.query(
      "update accounts set email_verified_at = now(), onboarded = true where email = $1",
      [EMAIL],
    ),
  );
  const signedIn = await post("/api/auth/login", PERSON);
  await signedIn.text();
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return async (path, body) => {
    const answer = await (body
      ? post(path, body, cookie)
      : fetch(url + path, { headers: { cookie } }));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
}
