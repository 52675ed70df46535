import { expect, test } from "vitest";
import { ApiProblem } from "../../../data/api-problem.ts";
import { changeEach } from "./bulk-work.ts";

const jobs = ["a", "b", "c"].map((id) => ({ id, name: `Job ${id}` }));
const refused = new Error("refused");

test("changes each job, tells those that were refused and why, and continues with the others", async () => {
  const asked: string[] = [];
  const progress: number[] = [];
  const change = async ({ id }: { readonly id: string }) => {
    asked.push(id);
    if (id === "b") throw refused;
  };
  const { changed, left } = await changeEach(jobs, change, {
    signal: new AbortController().signal,
    onProgress: (done) => progress.push(done),
  });
  expect(asked).toEqual(["a", "b", "c"]);
  expect(progress).toEqual([1, 2, 3]);
  expect(changed).toBe(2);
  expect(left).toMatchObject([{ job: { id: "b" } }]);
  expect(left[0]?.problem).toBeInstanceOf(ApiProblem);
});

test("stops where it is told to; what was changed by then counts", async () => {
  const controller = new AbortController();
  const change = async () => controller.abort();
  const { changed, left } = await changeEach(jobs, change, { signal: controller.signal, onProgress: () => undefined });
  expect([changed, left]).toEqual([1, []]);
});
