import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sendContactMessage } from "#contract/contact.ts";
import { address, expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import {
  answers,
  answersWhenLetGo,
  asked,
  noConnection,
  refusal,
} from "#test/support/screens/stub-api.ts";

const FAILED = "Failed to send message. Please try again.";
const EMAIL = "ada@example.org";
const SENT = { success: true, message: "Sent" } as const;

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const subject = page.getByRole("combobox", { name: "Subject" });
const sendButton = page.getByRole("button", { name: /^Send/ });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

async function fillIn(name: string, message: string): Promise<void> {
  await field("Name").fill(name);
  await field("Email").fill(EMAIL);
  await subject.selectOptions("Bug Report");
  await field("Message").fill(message);
}

async function expectEmptyForm(): Promise<void> {
  for (const name of ["Name", "Email", "Message"])
    await expect.element(field(name)).toHaveValue("");
  await expect.element(subject).toHaveValue("");
}

test("after it is sent I can go home", async () => {
  answers(sendContactMessage, SENT);
  await openScreen("/contact");
  await fillIn("Homer Lane", "Thank you.");
  await sendButton.click();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect.poll(address).toBe("/");
});

test("while it is on its way the button says so and takes no second press", async () => {
  const letGo = answersWhenLetGo(sendContactMessage, SENT);
  await openScreen("/contact");
  await fillIn("Ada Byrne", "Hello");
  await sendButton.click();
  const sending = page.getByRole("button", { name: "Sending...", exact: true });
  await expect.element(sending).toBeDisabled();
  await sending.click({ force: true });
  letGo();
  await expect.element(heading("Message Sent Successfully!")).toBeVisible();
  expect(asked(sendContactMessage)).toHaveLength(1);
});

test("when it cannot be sent I am told, and nothing that I wrote is lost", async () => {
  answers(sendContactMessage, noConnection);
  await openScreen("/contact");
  await fillIn("Ada Byrne", "Line one\nLine two");
  await sendButton.click();
  await expect.element(page.getByRole("alert")).toHaveText(FAILED);
  await expect.element(sendButton).toHaveFocus();
  await expect.element(field("Name")).toHaveValue("Ada Byrne");
  await expect.element(field("Email")).toHaveValue(EMAIL);
  await expect.element(subject).toHaveValue("Bug Report");
  await expect.element(field("Message")).toHaveValue("Line one\nLine two");

  const message = "That is a lot of messages.";
  answers(sendContactMessage, refusal("rate-limited", message));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toHaveText(`${FAILED} ${message}`);
  await expect.element(field("Message")).toHaveValue("Line one\nLine two");

  answers(sendContactMessage, SENT);
  await sendButton.click();
  await expect.element(heading("Message Sent Successfully!")).toHaveFocus();
  await expect.element(page.getByText("within 24 hours")).toHaveTextContent(EMAIL);
});

test("what is missing is said at its field, with the keyboard alone", async () => {
  answers(sendContactMessage, SENT);
  await openScreen("/contact");
  for (const control of [field("Name"), field("Email"), subject, field("Message")])
    await expect.element(control).toHaveAttribute("required");
  field("Name").element().focus();
  await userEvent.keyboard("{Enter}");
  for (const sentence of [
    "Name is required",
    "Email is required",
    "Please choose a subject",
    "Message is required",
  ])
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect.element(field("Name")).toHaveFocus();

  await userEvent.keyboard("Ada");
  await expect.element(page.getByText("Name is required")).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}not an address{Tab}F");
  await expect.element(subject).toHaveValue("Feature Request");
  await userEvent.keyboard("{Tab}   {Tab}{Enter}");
  await expect.element(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect.element(page.getByText("Message is required")).toBeVisible();
  await expect.element(field("Email")).toHaveFocus();
  expect(asked(sendContactMessage)).toHaveLength(0);
});

test("signed in, my name and address are there already", async () => {
  const user = candidate();
  answers(sendContactMessage, SENT);
  await openScreen("/contact", { user });
  await expect.element(field("Name")).toHaveValue(user.Name);
  await expect.element(field("Email")).toHaveValue(user.Email);
  await expect.element(field("Message")).toHaveValue("");

  await subject.selectOptions("Bug Report");
  await field("Message").fill("Hello");
  await sendButton.click();
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect.element(heading("Contact Support")).toHaveFocus();
  await expectEmptyForm();
});

test("on a small phone, what is to be mended is not behind the head of the page", async () => {
  await page.viewport(360, 640);
  await openScreen("/contact");
  await fillIn("Ada Byrne", "Hello");
  await subject.selectOptions("Choose a subject");
  scrollTo(0, document.documentElement.scrollHeight);
  sendButton.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(subject).toHaveFocus();
  const head = page.getByRole("banner").element().getBoundingClientRect();
  const label = page.getByText("Subject", { exact: true }).element().getBoundingClientRect();
  expect(label.y).toBeGreaterThan(head.bottom);
});

for (const [name, width] of [
  ["desk", 1280],
  ["phone", 390],
] as const)
  test(`nothing is wider than the window, at a ${name}`, async () => {
    await page.viewport(width, 844);
    await openScreen("/contact");
    await expect.element(heading("Contact Support")).toBeVisible();
    expectNoSidewaysScroll();
  });
