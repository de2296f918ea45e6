/** What is said about a job besides what its page says. */
export const REVIEW_TEXTS = {
  gone: "It is no longer on the firm's website.",
  notAdvertised: "It is no longer advertised.",
  firmDeleted: "Its law firm was deleted.",
  tooLong: "That advertisement is too long to be read.",
  notNow:
    "This job could not be read just now. Nothing was changed, and it still waits for review. Please try again in a moment.",
  package: 'Says "package": it may include super. Check.',
  hourly: "Pay is by the hour. Check.",
  daily: "Pay is by the day. Check.",
  titleNotSaid: "The advertisement itself does not use this title. Check.",
  severalPlaces: "Several places are named. Check.",
  severalTypes: "Several kinds of employment are named. Check.",
  unsure: "This was worked out from the wording. Check.",
} as const;
