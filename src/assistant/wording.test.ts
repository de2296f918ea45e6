import { describe, expect, test } from "vitest";
import { asDuty, verbOf } from "./duty.ts";
import { asEssential } from "./worded.ts";

describe("a duty begins with a verb", () => {
  test.each([
    ["Servicing CAT 793s", "Service CAT 793s"],
    ["Planning programs", "Plan programs"],
    ["Testing and tagging", "Test and tag"],
    ["Inbound calls", "Answer inbound calls"],
    ["Payroll for 12 staff", "Handle payroll for 12 staff"],
    ["BAS", "Handle BAS"],
    ["Roof inspections", "Carry out roof inspections"],
    ["Helps one child to read", "Help one child to read"],
    ["Helping with gutters and flashing", "Help with gutters and flashing"],
    ["A bit of packing", "Do a bit of packing"],
    ["In charge of the floor", "Take charge of the floor"],
    ["Gas fitting", "Carry out gas fitting"],
    [
      "The technician prepares experiments for Years 7 to 12",
      "Prepare experiments for Years 7 to 12",
    ],
    ["Maintains chemical registers", "Maintain chemical registers"],
    [
      "Answers the phone and supervises the trainees",
      "Answer the phone and supervise the trainees",
    ],
  ])("%s", (said, written) => {
    expect(asDuty(said)).toBe(written);
  });
  test.each([
    "Plan services",
    "Order kegs",
    "Review code",
    "Design and build services",
    "You will run the floor.",
    "Our waiting list is out to six weeks",
  ])("stays: %s", (said) => {
    expect(asDuty(said)).toBe(said);
  });
});

test.each([
  ["managing", "manage"],
  ["filing", "file"],
  ["running", "run"],
  ["mentoring", "mentor"],
  ["updating", "update"],
  ["treating", "treat"],
  ["handling", "handle"],
  ["calling", "call"],
  ["morning", undefined],
])("%s", (word, verb) => {
  expect(verbOf(word, true)).toBe(verb);
});

test.each([
  ["Can run files start to finish", "Able to run files start to finish"],
  ["Commit for 6 months", "Able to commit for 6 months"],
  ["5 years", "5 years of experience"],
  ["Have done motels before", "Experience with motels"],
  ["Own tools", "Your own tools"],
  ["First aid", "First aid"],
  ["Work experience in law", "Work experience in law"],
])("what is asked for: %s", (said, written) => {
  expect(asEssential(said)).toBe(written);
});
