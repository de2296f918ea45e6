import {
  COMPLETION_ITEMS,
  type CompletionItem,
  completionPercent,
  missingItems,
  type SavedProfile,
} from "#contract/candidate-profile.ts";

export interface Completion {
  percent: number;
  filled: number;
  total: number;
  /** What to fill in next; nothing when all is there. */
  next: CompletionItem | undefined;
}

export function completionOf(profile: SavedProfile): Completion {
  const missing = missingItems(profile);
  const total = COMPLETION_ITEMS.length;
  const filled = total - missing.length;
  return { percent: completionPercent(missing.length), filled, total, next: missing[0] };
}

/** Where on the profile each of them is filled in. */
export const PROFILE_PLACES: Record<CompletionItem, string> = {
  name: "/profile#personal",
  email: "/profile#personal",
  phone: "/profile#personal",
  summary: "/profile#personal",
  experience: "/profile#experience",
  skills: "/profile#skills",
  education: "/profile#education",
};
