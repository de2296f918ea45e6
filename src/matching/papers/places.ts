/** Which state or territory a text speaks of; 0 for none, and for several. */
const PLACES: readonly RegExp[] = [
  /\bNSW\b|\bnew south wales\b|\bNESA\b|\bsydney\b/i,
  /\bVIC\b|\bvictorian?\b|\bVIT\b|\bmelbourne\b/i,
  /\bQLD\b|\bqueensland\b|\bQBCC\b|\bQCT\b|\bblue card\b|\bbrisbane\b/i,
  /\bWA\b|\bwestern australian?\b|\bTRBWA\b|\bperth\b/,
  /\bSA\b|\b[Ss]outh [Aa]ustralian?\b|\bTRBSA\b|\bDHS\b|\bDCSI\b|\b[Aa]delaide\b/,
  /\bTAS\b|\btasmanian?\b|\bRWVP\b|\bhobart\b/i,
  /\bACT\b|\b[Cc]anberra\b/,
  /\bNT\b|\b[Nn]orthern [Tt]erritory\b|\b[Oo]chre [Cc]ard\b|\b[Dd]arwin\b/,
];

export function placeOf(text: string): number {
  const named = PLACES.flatMap((pattern, at) => (pattern.test(text) ? at + 1 : []));
  return named.length === 1 ? (named[0] ?? 0) : 0;
}

const ABROAD =
  /\b(?:england|wales(?<!south wales)|united kingdom|uk|london|ireland|irish|scotland|india|indian|mumbai|delhi|nigeria|lagos|kenya|ghana|south africa|zimbabwe|singapore|hong kong|malaysia|philippines|philippine|manila|sri lanka|pakistan|bangladesh|china|beijing|brazil|colombia|new york|california|canada|ontario|toronto|nmc|usa|united states|fiji|france|paris|germany|german|spain|italy|italian|ukraine|russia|iran|iraq|egypt|cairo|lebanon|turkey|vietnam|indonesia|japan|korea|taiwan|chile|argentina|mexico|peru|israel|nepal|overseas|nairobi|dublin|karachi|colombo)\b/i;
const HERE = /\baustralian?\b|\bahpra\b|\bnmba\b|\bcasa\b|\brecognised by\b/i;

/** A paper of another country lets nobody work here. */
export const isAbroad = (text: string) =>
  ABROAD.test(text) && placeOf(text) === 0 && !HERE.test(text);
