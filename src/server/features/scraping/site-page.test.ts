import { expect, test } from "vitest";
import { sitePage } from "./scraped-pages.ts";

const site = (body: string, url = "https://www.harrow.example/") =>
  sitePage({ url, text: `<title>Home | Harrow Legal</title>${body}` });

test.each([
  [
    '<a href="/about">About</a><a href="/people/join?utm_source=x">Join us</a>',
    "https://www.harrow.example/people/join",
  ],
  ['<a href="/x">Careers at Harrow Legal</a>', "https://www.harrow.example/x"],
  ['<a href="https://careers.harrow.example/">Openings</a>', "https://careers.harrow.example/"],
  [
    '<a href="https://harrow.example/current-opportunities/"><img></a>',
    "https://harrow.example/current-opportunities/",
  ],
  [
    '<a href="/careers">What we offer</a><a href="/vacancies">Current vacancies</a>',
    "https://www.harrow.example/vacancies",
  ],
  ['<a href="https://board.example/jobs">Careers</a>', ""],
  ['<a href="https://careers.harrow.example.evil.example/">Careers</a>', ""],
  ['<a href="/news/careers-day-was-fun">Careers day was fun</a>', ""],
  ['<a href="mailto:jobs@harrow.example">Jobs</a>', ""],
  ["", ""],
])("in %s the jobs are at %j", (body, careersUrl) => {
  expect(site(body)).toEqual({ name: "Harrow Legal", careersUrl });
});
