import { matchRoute } from "../routes.tsx";
import type { Place } from "./places.ts";

/** A place that is not built yet is not offered: no link of ours leads to the 404 page. */
export const openPlaces = (places: readonly Place[]) =>
  places.filter(({ to }) => matchRoute({ pathname: to }).route.path !== "*");
