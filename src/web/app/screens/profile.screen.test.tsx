import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  getCandidateProfile,
  listCompaniesThatLook,
  saveCandidateProfile,
  setVisibility,
} from "#contract/candidate-profile.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import {
  address,
  expectHidden,
  expectNoSidewaysScroll,
  press,
  textsOf,
} from "#test/support/screens/matchers.ts";
import { candidate } from "#test/support/screens/people.ts";
import {
  answers,
  answersWhenLetGo,
  asked,
  never,
  refusal,
} from "#test/support/screens/stub-api.ts";
import { LOOKING, openProfile, PROFILE, section } from "#test/support/screens/stubs/own-profile.ts";

const personal = section("Personal Information");
const experience = section("Experience");
const positions = experience.getByRole("heading", { level: 3 });
const save = page.getByRole("button", { name: "Save Profile" });

test("a choice of who may find me that cannot be kept is taken back, and I am told", async () => {
  answers(setVisibility, refusal());
  await openProfile();
  const visibility = section("Visibility");
  await expect
    .element(visibility.getByText("Nobody at Corran Vale Lawyers finds you."))
    .toBeVisible();
  await visibility.getByRole("button", { name: "Remove Smith, Jones & Co" }).click();
  await expect.element(page.getByText("Your choice could not be saved.").first()).toBeVisible();
  await expect.poll(() => textsOf(hidden(visibility))).toEqual(["Smith, Jones & Co"]);
});

const hidden = (visibility: ReturnType<typeof section>) =>
  visibility.getByRole("list").first().getByRole("listitem");

test("I see which companies find me, why others do not, and hide from one with a press", async () => {
  await openProfile();
  const visibility = section("Visibility");
  await expect
    .element(
      visibility.getByText(
        "Recruiters of 1 of the 2 companies that see candidates here can find you.",
      ),
    )
    .toBeVisible();
  await expect
    .element(visibility.getByText("Hidden: you hide from Smith, Jones & Co"))
    .toBeVisible();
  await visibility.getByRole("button", { name: /^Hide me ?: Harrow/ }).click();
  await expect
    .poll(() => asked(setVisibility).at(-1)?.body)
    .toMatchObject({ hidden_companies: ["Smith, Jones & Co", "Harrow & Lyle"] });
  await expectAccessible();
  await page.viewport(390, 844);
  expectNoSidewaysScroll();
});

test("companies that cannot be loaded are no reason to lose the choices", async () => {
  answers(listCompaniesThatLook, refusal());
  await openProfile();
  const visibility = section("Visibility");
  await expect.element(visibility.getByText("The companies could not be loaded.")).toBeVisible();
  answers(listCompaniesThatLook, LOOKING);
  await visibility.getByRole("button", { name: "Try again" }).click();
  await expect.element(visibility.getByText("Can find you", { exact: true })).toBeVisible();
});

test("a profile that cannot be loaded says so, and another try brings it", async () => {
  answers(getCandidateProfile, refusal());
  await openProfile();
  await expect.element(page.getByText("Failed to load profile data")).toBeVisible();
  answers(getCandidateProfile, PROFILE);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(personal).toBeVisible();
});

test("without a profile I am welcomed, and begin with an empty one", async () => {
  answers(getCandidateProfile, { ...PROFILE, ProfileFound: "false", Profile: null, resume: null });
  await openProfile();
  await expect
    .element(page.getByText("Welcome! Please complete your profile to get better job matches."))
    .toBeVisible();
  await expect.element(section("Resume").getByRole("button")).toHaveText("Upload a resume");
  await page.getByRole("link", { name: "add your name" }).click();
  await expect.element(personal.getByLabelText("Name")).toHaveFocus();
});

test("the way to the other role says what is kept", async () => {
  await openProfile();
  const role = section("Role");
  await expect.element(role).toHaveTextContent("You use Candour as a candidate.");
  await expect.element(role).toHaveTextContent("your resume and your saved jobs are kept");
  await expect
    .element(role.getByRole("link", { name: "Become a recruiter" }))
    .toHaveAttribute("href", "/onboarding?role=recruiter");
});

test("somewhere I still work has no last day", async () => {
  await openProfile();
  await experience.getByRole("button", { name: "Paralegal", expanded: false }).click();
  await expect.element(experience.getByLabelText("I work here now")).toBeChecked();
  await expect.element(experience.getByLabelText("Until")).not.toBeInTheDocument();
  await experience.getByLabelText("I work here now").click();
  await experience.getByLabelText("Until").fill("2026-01");
  await expect.element(positions).toHaveText(/March 2022 to January 2026/);
});

test("what I removed by mistake comes back, and Cancel brings everything back", async () => {
  await openProfile();
  await experience.getByRole("button", { name: "Remove Paralegal" }).click();
  await expect.element(experience.getByText("No positions yet.")).toBeVisible();
  await expect.element(experience.getByRole("button", { name: "Add a position" })).toHaveFocus();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(positions).toHaveText(/^Paralegal/);
  await expectHidden(page.getByText("Unsaved changes"));

  await personal.getByLabelText("Name").fill("Somebody Else");
  await page.getByRole("button", { name: "Cancel" }).click();
  const dialog = page.getByRole("dialog", { name: "Discard your changes?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(personal.getByLabelText("Name")).toHaveValue("Somebody Else");
  await page.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: "Discard changes" }).click();
  await expect.element(personal.getByLabelText("Name")).toHaveValue("Priya Raman");
  await expectHidden(page.getByText("Unsaved changes"));
});

test("the next thing to fill in is named, and the link leads to it", async () => {
  await openProfile();
  await expect.element(page.getByText("Six of seven complete")).toBeVisible();
  await expect.element(page.getByText("86% complete")).toBeVisible();
  await page.getByRole("link", { name: "write a summary" }).click();
  await expect.element(personal.getByLabelText("Summary")).toHaveFocus();
  await userEvent.keyboard("Property lawyer.");
  await expect.element(page.getByText("All seven complete")).toBeVisible();
  const education = section("Education");
  await education.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("link", { name: "add where you studied" }).click();
  await expect.element(education.getByLabelText("Institution")).toHaveFocus();
});

test("when saving fails nothing is lost, not even on another page", async () => {
  const user = candidate();
  answers(saveCandidateProfile, refusal());
  await openProfile("/profile", user);
  const summary = personal.getByLabelText("Summary");
  await summary.fill("Not to be lost");
  await save.click();
  await expect
    .element(page.getByText("Failed to update profile. Please try again.").first())
    .toBeVisible();
  await expect.element(page.getByText("Not saved yet")).toBeVisible();
  await expect.element(summary).toHaveValue("Not to be lost");

  // Whoever closes the window now is asked first.
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await openProfile("/profile", user);
  await expect.element(summary).toHaveValue("Not to be lost");
  await page.getByRole("link", { name: "Compare" }).first().click();
  await expect.poll(address).toMatch(/compare/);
  await page.getByRole("link", { name: "Profile" }).first().click();
  await expect.element(summary).toHaveValue("Not to be lost");
  await expect.element(page.getByText("Unsaved changes")).toBeVisible();
  const message = "Profile updated but there were some issues with search indexing.";
  answers(saveCandidateProfile, { status: "partial_success", message });
  await save.click();
  await expect.element(page.getByText(message).first()).toBeVisible();
});

test("skills are typed, pasted, moved, taken away and brought back", async () => {
  await openProfile();
  const skills = section("Skills").getByRole("listitem");
  const input = page.getByLabelText("Add skills");
  await input.click();
  await userEvent.keyboard("Drafting,");
  await userEvent.keyboard("leasing{Enter}");
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", "LEAP, Advocacy\nDrafting");
  input
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  const known = ["Conveyancing", "Leasing", "File management"];
  await expect.poll(() => textsOf(skills)).toEqual([...known, "Drafting", "LEAP", "Advocacy"]);
  await userEvent.keyboard("{Backspace}");
  await expect.element(page.getByRole("button", { name: "Advocacy", exact: true })).toHaveFocus();
  await page.getByRole("button", { name: "Move earlier" }).click();
  await expect.poll(() => textsOf(skills)[4]).toBe("Advocacy");
  await page.getByRole("button", { name: "Remove Leasing" }).click();
  await expect.poll(() => textsOf(skills)).toHaveLength(5);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => textsOf(skills)[1]).toBe("Leasing");

  // What is typed and not ended yet counts too.
  await input.fill("Mediation");
  await save.click();
  await expect.poll(() => asked(saveCandidateProfile)).toHaveLength(1);
  expect(asked(saveCandidateProfile)[0]?.body.skills).toEqual([
    ...known,
    ...["Drafting", "Advocacy", "LEAP", "Mediation"],
  ]);
});

test("with the keyboard alone I write a position, move it and save", async () => {
  await openProfile();
  await press(experience.getByRole("button", { name: "Add a position" }), "Enter");
  await expect.element(experience.getByLabelText("Role")).toHaveFocus();
  await userEvent.keyboard("Lawyer");
  for (let presses = 0; presses < 3; presses++) await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  const up = experience.getByRole("button", { name: "Move up Lawyer" });
  const down = experience.getByRole("button", { name: "Move down Lawyer" });
  const order = () => textsOf(positions).map((text) => text.slice(0, 6));
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(order).toEqual(["Lawyer", "Parale"]);
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.poll(order).toEqual(["Parale", "Lawyer"]);
  await expect.element(down).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
  await expect.poll(order).toEqual(["Lawyer", "Parale"]);
  await press(save, "Enter");
  await expect.poll(() => asked(saveCandidateProfile)).toHaveLength(1);
});

test("an address that names what is missing leads to where it is filled in", async () => {
  await openProfile("/profile#summary");
  await expect.element(personal.getByLabelText("Summary")).toHaveFocus();
});

test("an address with the name of a part leads to it", async () => {
  await openProfile("/profile#visibility");
  await expect.element(page.getByRole("heading", { name: "Visibility" })).toBeInViewport();
});

for (const width of [1280, 390])
  test(`a profile that is being written fits, ${width} wide`, async () => {
    await page.viewport(width, 844);
    await openProfile();
    await experience.getByRole("button", { name: "Paralegal", expanded: false }).click();
    await page.getByRole("button", { name: "Leasing", exact: true }).click();
    await personal.getByLabelText("Summary").fill("W".repeat(400));
    await expect.element(page.getByText("Unsaved changes")).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
    await section("Resume").getByRole("button", { name: "Replace resume" }).click();
    await expect
      .element(page.getByRole("dialog").getByRole("button", { name: /Continue/ }))
      .toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

test("an answer that was asked for before my choice does not take the choice back", async () => {
  await openProfile();
  const findable = section("Visibility").getByRole("checkbox", { name: "Recruiters can find me" });
  const employer = section("Visibility").getByRole("checkbox", {
    name: "Hide me from my current employer",
  });
  const letGo = answersWhenLetGo(getCandidateProfile, {
    ...PROFILE,
    visibility: { ...PROFILE.visibility, hide_from_employer: false },
  });
  await employer.click();
  await expect.poll(() => asked(getCandidateProfile).length).toBeGreaterThan(1);
  answers(setVisibility, never);
  await findable.click();
  letGo();
  await expect.element(employer).not.toBeChecked();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(findable).not.toBeChecked();
});

test("on a phone every section is two presses away", async () => {
  await page.viewport(390, 844);
  await openProfile();
  scrollTo(0, document.body.scrollHeight / 2);
  const list = page.getByRole("navigation", { name: "Sections" });
  await list.getByText("Sections").click();
  await expectAccessible();
  await list.getByRole("link", { name: "Delete account" }).click();
  await expect.element(page.getByRole("heading", { name: "Delete account" })).toBeInViewport();
  await expectHidden(list.getByRole("link", { name: "Delete account" }));
});
