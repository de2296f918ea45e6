/** The day it is over there, as in "2026-11-15": this locale writes days as the standard does. */
export const dayOf = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(moment);
