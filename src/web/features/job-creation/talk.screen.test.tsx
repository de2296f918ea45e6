import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  generateJd,
  getTalk,
  readTalkFile,
  CREATION_SENTENCES as say,
} from "#contract/job-creation.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import {
  address,
  expectNoSidewaysScroll,
  giveFile,
  textsOf,
} from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import {
  answers,
  answersWhenLetGo,
  asked,
  never,
  refusal,
} from "#test/support/screens/stub-api.ts";
import {
  aFullTurn,
  answersWithTalk,
  aStep,
  aTalk,
  aTurn,
  TALK_PATH,
} from "#test/support/screens/stubs/job-talk.ts";
import { answersWithEmptyHome } from "#test/support/screens/stubs/recruiter-home.ts";

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const log = page.getByRole("log", { name: "Conversation" });
const message = page.getByRole("textbox", { name: "Message" });
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const messages = () => asked(generateJd).map(({ body }) => body.message);
const open = () => openScreen(TALK_PATH, { user: recruiter() });

beforeEach(() => answersWithEmptyHome());

test("a draft is loaded, fails and comes, and one that is not there says so", async () => {
  answers(getTalk, never);
  await open();
  await expect
    .element(page.getByRole("heading", { name: "Loading the draft" }))
    .toBeInTheDocument();
  await expectAccessible();
  answers(getTalk, refusal());
  await open();
  await said("The draft could not be loaded");
  await expectAccessible();
  answersWithTalk(aFullTurn());
  await button("Try again").click();
  await expect.element(log).toHaveTextContent("A property paralegal");
  await expectAccessible();
  answers(getTalk, refusal("not-found", say.sessionNotFound));
  await open();
  await said("This draft was not found");
  await expectAccessible();
});

test("what I have typed outlives a reload, and what was on its way comes back if it did not arrive", async () => {
  answersWithTalk(aTurn());
  await open();
  await message.fill("half a thought");
  await open();
  await expect.element(message).toHaveValue("half a thought");
  // The page was left while two messages were on their way; one of them arrived.
  const [key = ""] = Object.keys(sessionStorage);
  const sending = ["A property paralegal", "In Dubbo"];
  const stored = { text: "and", sending, files: [], keptWords: [] };
  sessionStorage.setItem(key, JSON.stringify(stored));
  await open();
  await expect.element(message).toHaveValue("In Dubbo\nand");
  await said("Your last message may not have arrived. It is in the box again.");
});

test("two quick messages go one after the other, in their order", async () => {
  answersWithTalk(aTurn());
  await open();
  const letGo = answersWhenLetGo(generateJd, aTurn({ message: "Where is it?" }));
  await message.fill("A paralegal");
  await userEvent.keyboard("{Enter}In Dubbo{Enter}");
  await expect.element(log).toHaveTextContent(/A paralegal.*In Dubbo.*Assistant is writing/);
  expect(messages()).toEqual(["A paralegal"]);
  letGo();
  await expect.poll(messages).toEqual(["A paralegal", "In Dubbo"]);
  await expect.element(log.getByText("Assistant is writing")).not.toBeInTheDocument();
  await expect.element(message).toHaveValue("");
});

test("words that could not be sent are in the box again, in their order", async () => {
  answersWithTalk(aTurn());
  await open();
  const letGo = answersWhenLetGo(generateJd, refusal());
  await message.fill("A paralegal");
  await userEvent.keyboard("{Enter}In Dubbo{Enter}and");
  letGo();
  await expect.element(message).toHaveValue("A paralegal\nIn Dubbo\nand");
  await said(say.turnFailed);
  answers(generateJd, aTurn({ message: "Noted." }));
  await button("Try again").click();
  await expect.element(log).toHaveTextContent(/In Dubbo and.*Noted\./);
  await expect.element(message).toHaveValue("");
});

test("a file goes into the chat with its name, folded, and one that cannot be read says why", async () => {
  await page.viewport(390, 844);
  answersWithTalk(aTurn());
  await open();
  const input = page.css('input[type="file"]');
  await giveFile(input, new File(["x"], "Job.xlsx"));
  await said("Please upload a PDF, DOC, DOCX, or TXT file.");
  await giveFile(input, new File(["x".repeat(10 * 1024 * 1024 + 1)], "Job.txt"));
  await said("File size must be less than 10MB.");
  answers(readTalkFile, refusal("invalid", say.emptyFile));
  await giveFile(input, new File([""], "Job.txt"));
  await said(say.emptyFile);
  const text = Array.from({ length: 12 }, (_, at) => `Line ${at} of the job`).join("\n");
  answers(readTalkFile, { success: true, text });
  answers(generateJd, aTurn({ message: "Noted." }));
  await giveFile(input, new File(["Job"], "Position description.pdf"));
  await expect.element(log).toHaveTextContent(/Position description\.pdf.*Noted\./);
  expect(messages()).toEqual([text]);
  await expect.element(message).toHaveValue("");
  await button("Show all").click();
  await expect.element(button("Show less")).toHaveAttribute("aria-expanded", "true");
  expectNoSidewaysScroll();
  await expectAccessible();
});

test("a file that is dropped on the chat is read, and failing that can be dropped again", async () => {
  answersWithTalk(aTurn());
  await open();
  const chat = await page.getByRole("region", { name: "Assistant" }).findElement();
  const drag = (kind: "dragover" | "drop") => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["Job"], "Job.docx"));
    chat.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
  };
  drag("dragover");
  await said("Drop the file to add its text");
  answers(readTalkFile, refusal());
  drag("drop");
  await said("The file could not be read. Please try again.");
  answers(readTalkFile, { success: true, text: "Conveyancer in Dubbo" });
  answers(generateJd, aTurn({ message: "Noted." }));
  drag("drop");
  await expect.element(log).toHaveTextContent(/Job\.docx.*Conveyancer in Dubbo.*Noted\./);
  await expect.element(page.getByText("Drop the file to add")).not.toBeInTheDocument();
});

test("a long message is folded, a short one is not", async () => {
  const long = Array.from({ length: 9 }, (_, at) => `Line ${at}`).join("\n");
  answersWithTalk(aTurn(), { steps: [aStep("Short", "Noted."), aStep(long, "Noted.")] });
  await open();
  await expect.poll(() => textsOf(page.getByRole("button", { name: "Show all" }))).toHaveLength(1);
});

test("the assistant asks whether to publish, and the button says yes", async () => {
  answersWithTalk(aFullTurn({ asks_to_publish: true }));
  await open();
  answers(generateJd, aFullTurn({ complete: true, posting_id: aTalk(aTurn()).id }));
  await log.getByRole("button", { name: "Publish now" }).click();
  await said("The job posting is live.");
  await said(say.complete);
  expect(asked(generateJd)[0]?.body).toMatchObject({ message: "", edit: { op: "publish" } });
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(button(/^Job title/)).not.toBeInTheDocument();
  await expectAccessible();
});

test("a posting that waits says for what, and not that it is live", async () => {
  await page.viewport(390, 844);
  const waiting = "It goes live once your firm’s name is verified.";
  answersWithTalk(aFullTurn());
  await open();
  await page.getByRole("tab", { name: /^Draft/ }).click();
  await button("Publish").click();
  await expect.element(page.getByRole("heading", { name: "Publish this job?" })).toHaveFocus();
  await button("Not yet").click();
  await expect.element(button("Publish")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await said("Candidates will be compared with 3 essential requirements and 1 nice to have.");
  await expectAccessible();
  answers(generateJd, aFullTurn({ complete: true, waiting }));
  await button("Publish now").click();
  await said(waiting);
  await expect.element(page.getByText("The job posting is live.")).not.toBeInTheDocument();
  expect(address()).toBe(TALK_PATH);
});

test("what is missing is said before publishing, and what the server refuses after it", async () => {
  answersWithTalk(aTurn({ draft: { ...aTurn().draft, title: "Paralegal" } }));
  await open();
  await button("Publish").click();
  await said("Still missing: place, what the job involves.");
  await expect.element(button("Publish now")).toBeDisabled();
  answersWithTalk(aFullTurn());
  await open();
  await button("Publish").click();
  answers(generateJd, aFullTurn({ message: "Before it can go live I need the pay." }));
  await button("Publish now").click();
  await expect
    .element(page.getByRole("alert").getByText("Before it can go live I need the pay."))
    .toBeVisible();
});

test("the history says what each step changed, and asks for the newest", async () => {
  const turn = aFullTurn();
  answersWithTalk(turn);
  await open();
  answers(generateJd, turn);
  await button("Add a level").click();
  await userEvent.keyboard("senior{Enter}");
  await expect.poll(() => asked(generateJd)).toHaveLength(1);
  const steps = [...aTalk(turn).steps, aStep("", "", ["Level: senior"])];
  answersWithTalk(turn, { steps });
  await page.getByRole("button", { name: /^History/ }).click();
  const entries = page.getByRole("listitem").filter({ hasText: "Changed by hand" });
  await expect.element(entries).toHaveTextContent("Level: senior");
  await said("Started the draft");
  await expectAccessible();
});
