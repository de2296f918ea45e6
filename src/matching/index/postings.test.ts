import { expect, test } from "vitest";
import { dot, type Sparse, sparse } from "../vectors.ts";
import { createPostings } from "./postings.ts";

const vector = (...weights: [number, number][]) => sparse(new Map(weights));
const gathered = (documents: readonly Sparse[], asked: Sparse, times = 1) => {
  const [postings, scores] = [createPostings(), new Float32Array(documents.length)];
  for (const [slot, document] of documents.entries()) postings.add(document, slot);
  postings.gather(asked, times, scores);
  return [...scores];
};

test("each document scores by what it shares, however many share it", () => {
  const documents = Array.from({ length: 40 }, (_, at) => vector([3, 1], [at, 2], [90, at / 20]));
  const asked = vector([3, 2], [7, 1], [90, 1], [4000, 1]);
  const likeness = documents.map((document) => expect.closeTo(2 * dot(document, asked), 1));
  expect(gathered(documents, asked, 2)).toEqual(likeness);
});

test("a document is found by its heaviest 32 concepts", () => {
  const long = vector(...Array.from({ length: 50 }, (_, at) => [at, 50 - at] as [number, number]));
  const short = vector(...Array.from({ length: 32 }, (_, at) => [at, 1] as [number, number]));
  expect(gathered([long, short], vector([31, 1])).every((score) => score > 0)).toBe(true);
  expect(gathered([long, short], vector([32, 1]))).toEqual([0, 0]);
});

test("scores are added to what is there", () => {
  const postings = createPostings();
  const scores = Float32Array.of(1, 1);
  postings.add(vector([5, 1]), 1);
  postings.gather(vector([5, 1]), 0.5, scores);
  postings.gather(vector([5, 1]), 0.25, scores);
  expect([...scores]).toEqual([1, 1.75]);
});
