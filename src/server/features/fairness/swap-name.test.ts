import { expect, test } from "vitest";
import { nameSwap } from "./change-words.ts";

const TO = { given: "Siobhán", family: "O'Brien" };
const swapFor = (name: string, others: readonly string[] = []) =>
  nameSwap({ names: [name], others }, TO);

test("the name in every form that a resume has", () => {
  const swap = swapFor("Priya Anjali Nair");
  expect(swap("Priya Anjali Nair")).toBe("Siobhán O'Brien");
  expect(swap("PRIYA NAIR, Solicitor")).toBe("SIOBHÁN O'BRIEN, Solicitor");
  expect(swap("Priya NAIR")).toBe("Siobhán O'Brien");
  expect(swap("Nair, Priya · page 2")).toBe("O'Brien, Siobhán · page 2");
  expect(swap("Priya A. Nair and P. Nair")).toBe("Siobhán O'Brien and S. O'Brien");
  expect(swap("Priya (Pri) Nair")).toBe("Siobhán O'Brien");
  expect(swap("Referee: Ms Nair led it. Priya's files were in order.")).toBe(
    "Referee: Ms O'Brien led it. Siobhán's files were in order.",
  );
});

test("the name in addresses", () => {
  const swap = swapFor("Priya Nair");
  expect(swap("priya.nair84@mail.example | linkedin.com/in/priya-nair")).toBe(
    "siobhan.obrien84@mail.example | linkedin.com/in/siobhan-obrien",
  );
  expect(swap("pnair@nair.example")).toBe("pobrien@obrien.example");
  expect(swap("mailto:priya@mail.example")).toBe("mailto:siobhan@mail.example");
});

test("a person called Hunter Law is renamed, the law is not", () => {
  const swap = swapFor("Hunter Law", ["Hunter Law Group", "University of Newcastle"]);
  expect(swap("HUNTER LAW")).toBe("SIOBHÁN O'BRIEN");
  expect(swap("Mr Law and H. Law")).toBe("Mr O'Brien and S. O'Brien");
  const others =
    "Solicitor, Hunter Law Group: family law, Bachelor of Laws, Law Society of NSW, the Hunter";
  expect(swap(others)).toBe(others);
  expect(swap("A law clerk read hunter law reports")).toBe("A law clerk read hunter law reports");
});

test("names that are words of jobs stay words where they stand alone", () => {
  const text = "Grant applications, page counts, a judge's associate, Judge and Page Pty Ltd";
  expect(swapFor("Grant Page")(text)).toBe(text);
  expect(swapFor("Paige Judge")("Paige Judge. Judge alone trials.")).toBe(
    "Siobhán O'Brien. Judge alone trials.",
  );
});

test("hyphens hold a name together", () => {
  const swap = swapFor("Anne-Marie Smith-Jones");
  expect(swap("ANNE-MARIE SMITH-JONES")).toBe("SIOBHÁN O'BRIEN");
  expect(swap("Anne-Marie advised. Smith and Jones did not.")).toBe(
    "Siobhán advised. Smith and Jones did not.",
  );
  expect(swapFor("Kwok Smith")("Smith-Jones Kwok-Lee")).toBe("Smith-Jones Kwok-Lee");
});

test("firms that are called like the person are not the person", () => {
  const text = "Wojcik Transport, Wojcik & Co, Ferris & Wojcik";
  expect(swapFor("Tomasz Wojcik")(text)).toBe(text);
  expect(swapFor("Tomasz Wojcik", ["The Wojcik Partnership"])("At The Wojcik Partnership")).toBe(
    "At The Wojcik Partnership",
  );
});

test("a new name that is like a part of the old one is not changed once more", () => {
  const swap = nameSwap(
    { names: ["Oliver Okonkwo"], others: [] },
    { given: "Okonkwo", family: "Bell" },
  );
  expect(swap("Oliver Okonkwo")).toBe("Okonkwo Bell");
});

test("a resume without a name stays as it is", () => {
  expect(nameSwap({ names: [], others: [] }, TO)("Solicitor")).toBe("Solicitor");
});
