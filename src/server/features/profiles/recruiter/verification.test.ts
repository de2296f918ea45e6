import { describe, expect, test } from "vitest";
import { verificationOf } from "./verification.ts";

const NOBODY_LOOKED = { company: null, website: null, abn: "" };
const known = (email: string, company_website: string, emailVerified = true) => ({
  actor: { email, emailVerified },
  profile: { company_name: "Harrow Legal", company_website, abn: "" },
  approval: NOBODY_LOOKED,
});

describe("an address proves the company whose domain it is of", () => {
  test.each([
    ["tom@harrow.example", "https://harrow.example"],
    ["tom@harrow.example", "https://www.harrow.example/people?tom"],
    ["Tom@HARROW.example", "http://Harrow.Example"],
    ["tom@mail.harrow.example", "https://harrow.example"],
    ["tom@harrow.com.au", "https://harrow.com.au"],
    ["tom@tom.id.au", "https://tom.id.au"],
    ["tom@bücher.example", "https://bücher.example"],
  ])("%s, %s", (email, website) => {
    expect(verificationOf(known(email, website))).toEqual({ verified: true, hint: "" });
  });
});

describe("nothing is proved by", () => {
  test.each([
    ["another company's domain", "tom@webmail.example", "https://harrow.example"],
    ["a domain that ends alike", "tom@notharrow.example", "https://harrow.example"],
    ["the domain above", "tom@example", "https://harrow.example"],
    ["a mailbox that anybody can have", "tom@gmail.com", "https://gmail.com"],
    ["one of a provider", "tom@bigpond.net.au", "https://bigpond.net.au"],
    ["what one registers a name below", "tom@harrow.com.au", "https://com.au"],
    ["the same in other countries", "tom@harrow.co.nz", "https://co.nz"],
    ["a government of a state", "tom@justice.nsw.gov.au", "https://nsw.gov.au"],
    ["the last part of a name", "tom@harrow.au", "https://au"],
    ["a page among others' pages", "tom@harrow.wordpress.com", "https://harrow.wordpress.com"],
    ["the host of such pages", "tom@harrow.wixsite.com", "https://wixsite.com"],
    ["no website", "tom@harrow.example", ""],
    ["what is no website", "tom@harrow.example", "harrow"],
    ["two addresses in one", "tom@harrow.example@evil.example", "https://harrow.example"],
  ])("%s", (_what, email, website) => {
    const { verified, hint } = verificationOf(known(email, website));
    expect(verified).toBe(false);
    expect(hint).toMatch(/^[A-Z].*\.$/);
  });
});

test("an address that is not confirmed proves nothing, whatever else is there", () => {
  const unproved = known("tom@harrow.example", "https://harrow.example", false);
  const approval = { company: "Harrow Legal", website: "https://harrow.example", abn: "" };
  for (const one of [unproved, { ...unproved, approval }])
    expect(verificationOf(one)).toEqual({
      verified: false,
      hint: "Confirm your email address with the link that we have sent you.",
    });
});

test("a company without a name proves nothing: nobody could hide from it", () => {
  const nameless = known("tom@harrow.example", "https://harrow.example");
  const profile = { ...nameless.profile, company_name: "  " };
  const approval = { company: "  ", website: "https://harrow.example", abn: "" };
  for (const one of [
    { ...nameless, profile },
    { ...nameless, profile, approval },
  ])
    expect(verificationOf(one)).toEqual({ verified: false, hint: "Add the name of your company." });
});

test("an approval is for the name and the website that were looked at", () => {
  const approval = { company: "Harrow Legal", website: "https://harrow.wordpress.com", abn: "" };
  const asked = { ...known("tom@gmail.com", "https://harrow.wordpress.com"), approval };
  expect(verificationOf(asked).verified).toBe(true);
  for (const change of [
    { company_name: "Marlowe Strand" },
    { company_website: "https://marlowe.wordpress.com" },
    { company_website: "" },
    { abn: "51 824 753 556" },
  ])
    expect(verificationOf({ ...asked, profile: { ...asked.profile, ...change } }).verified).toBe(
      false,
    );
});

describe("a name that people know is not proved by just any domain", () => {
  const at = (company_name: string, domain: string) =>
    verificationOf({
      ...known(`tom@${domain}`, `https://${domain}`),
      profile: { company_name, company_website: `https://${domain}`, abn: "" },
    });
  test.each([
    ["Clayton Utz", "claytonutz-careers.com.au"],
    ["Corrs", "corrs-lawyers.com"],
    ["PwC", "pwc.careers.example"],
    ["NSW Health", "nswhealth.example"],
  ])("%s at %s", (company, domain) => {
    expect(at(company, domain)).toEqual({
      verified: false,
      hint: `We know ${company} by another website. Ask us to check your company.`,
    });
  });
  test.each([
    ["Clayton Utz", "claytonutz.com"],
    ["Bunnings", "wesfarmers.com.au"],
    ["Royal Prince Alfred Hospital", "health.nsw.gov.au"],
    ["Harrow Legal", "harrow.example"],
  ])("%s is proved by %s", (company, domain) => {
    expect(at(company, domain).verified).toBe(true);
  });
});
