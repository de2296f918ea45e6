import model from "./model/model.json" with { type: "json" };
import { PROFILE_VERSION } from "./profiles.ts";

/** Stored with every score: the form of the profiles, and the weights. */
export const ENGINE = `${PROFILE_VERSION}.${model.version}`;
