export const sampleTexts = {
  offer: "No resume at hand? Try one of ours:",
  fictional: "The people in them are invented.",
  failed:
    "That sample could not be loaded. Check your connection and try again, or use a resume of your own.",
} as const;
