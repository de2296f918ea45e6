import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Apart from the other lines of signing in: every page's script carries this one. */
export const listProviders = endpoint("GET /api/auth/providers", {
  who: "anyone",
  summary: "Which sign-in providers are set up.",
  response: z.object({ providers: z.array(z.string()) }),
});
