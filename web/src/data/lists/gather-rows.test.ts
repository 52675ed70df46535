import { expect, test } from "vitest";
import { gatherRows } from "./gather-rows.ts";

const all = Array.from({ length: 450 }, (_, at) => at);
const ask = async ({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }) => ({
  collection: all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
  currentPage: pageNumber,
  pageSize,
  totalCount: all.length,
});

test("every page is asked for in order, and told", async () => {
  const told: [number, number][] = [];
  const { signal } = new AbortController();
  const rows = await gatherRows({ request: {}, ask, signal, onProgress: (...step) => told.push(step) });
  expect(rows).toEqual(all);
  expect(told).toEqual([
    [200, 450],
    [400, 450],
    [450, 450],
  ]);
});

test("what is stopped asks for no further page", async () => {
  const stop = new AbortController();
  const onProgress = () => stop.abort();
  await expect(gatherRows({ request: {}, ask, signal: stop.signal, onProgress })).rejects.toThrow(/abort/i);
});

test("rows that vanish meanwhile end it", async () => {
  const { signal } = new AbortController();
  const shrinking = async (page: { pageNumber: number; pageSize: number }) => ({
    ...(await ask(page)),
    collection: page.pageNumber > 1 ? [] : all.slice(0, 200),
  });
  expect(await gatherRows({ request: {}, ask: shrinking, signal, onProgress: () => undefined })).toHaveLength(200);
});
