/**
 * The version that the reading model's file names (its hash). It stands here as well because the server stores it with
 * every score and must not load three megabytes for that; a test holds the two together.
 */
export const READING_MODEL_VERSION = "d557a834808c2db2";
