import type { AlertTime } from "#contract/saved-searches.ts";

export const searchTexts = {
  title: "Saved searches",
  lead: "We read every new job against your resume, and tell you when one passes a search and fits.",
  save: "Save this search",
  list: "Saved searches",
  all: "Saved searches",
  name: "Name",
  often: "Tell me",
  byMail: "By email too",
  byMailHint: "Otherwise alerts appear in your notifications only.",
  saveDone: "Search saved",
  confirm: "Save search",
  cancel: "Cancel",
  failed: "The search could not be saved. Please try again.",
  changeFailed: "The search could not be changed. Please try again.",
  open: "Show jobs",
  rename: "Rename",
  renameTitle: "Rename this search",
  renameDone: "Save name",
  pause: "Pause",
  goOn: "Resume alerts",
  paused: "Paused",
  remove: "Delete",
  about: (name: string) => ` (${name})`,
  none: "No saved searches yet",
  noneText:
    "Narrow your list of jobs by place, words or pay, and save it. We tell you what is new.",
  noneAction: "Go to your jobs",
  loading: "Loading your searches",
  loadFailed: "Your searches could not be loaded",
  loadFailedText: "The server did not answer. Nothing has changed.",
  defaultName: "My jobs",
} as const;

export const TIME_TEXTS: Record<AlertTime, string> = {
  daily: "Once a day",
  "at-once": "As soon as there is one",
};
