import { useEffect, useEffectEvent } from "react";
import { type CompletionItem, missingItems } from "#contract/candidate-profile.ts";
import { SKILLS_INPUT } from "../editor/skills-section.tsx";
import { newRow } from "../model/draft.ts";
import { NOTHING } from "../model/nothing.ts";
import { fieldId, type RowStage } from "../rows/use-row-stage.ts";
import type { ProfileDraft } from "../use-profile-draft.ts";

/** Leads to where an item is filled in; a list without entries gets its first. */
export function useReach({ draft, profile, change }: ProfileDraft, stage: RowStage) {
  function reach(item: CompletionItem): void {
    if (item === "experience") goTo("company", draft.experience[0]?.key ?? addTo(item));
    else if (item === "education") goTo("institution", draft.education[0]?.key ?? addTo(item));
    else stage.focus(item === "skills" ? SKILLS_INPUT : fieldId("profile", item));
  }
  function goTo(field: string, key: string) {
    stage.open(key);
    stage.focus(fieldId(key, field));
  }
  function addTo(list: "experience" | "education"): string {
    const experience = newRow(NOTHING.experience);
    const education = newRow(NOTHING.education);
    if (list === "experience") change((now) => ({ ...now, experience: [experience] }));
    else change((now) => ({ ...now, education: [education] }));
    return list === "experience" ? experience.key : education.key;
  }

  // Other screens lead here too, to what is missing: "/profile#education".
  const arrive = useEffectEvent(() => {
    const named = missingItems(profile).find((item) => `#${item}` === location.hash);
    if (named) reach(named);
  });
  useEffect(() => arrive(), []);
  return reach;
}
