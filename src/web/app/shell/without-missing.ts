import { matchRoute } from "../routes.tsx";
import type { NavigationLink } from "./navigation-links.ts";

/** A place that is not built yet is not offered: no link of ours leads to the 404 page. */
export const withoutMissing = (places: readonly NavigationLink[]) =>
  places.filter(({ to }) => matchRoute({ pathname: to }).route.path !== "*");
