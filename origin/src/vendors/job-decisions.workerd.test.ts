/** Decisions made in jobs change which suppliers are one vendor with the next run. */
import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { testEnv } from "../support/test-env.ts";
import type { VendorRow } from "./part-columns.ts";
import { vendorRow } from "./vendor-rows.fixture.ts";
import { vendorsOf } from "./vendors-stub.ts";

const issuerId = "issuer-decisions";
const vendors = vendorsOf(testEnv, issuerId);

/** Sends a run of a job, which replaces the one before. */
async function send(jobId: string, run: string, rows: readonly VendorRow[]): Promise<void> {
  const head = { jobId, run, currency: "GBP", minorDigits: 2, measuredOn: "2026-01-31" };
  await vendors.putChunk(issuerId, head, 0, rows);
  await vendors.finishPart(issuerId, head, 1, [run]);
}

/** Vendors of these runs by name, each with its jobs. */
async function shown(...runs: readonly (readonly [string, string])[]) {
  const answer = await vendors.ask({
    runs: runs.map(([jobId, run]) => ({ jobId, run })),
    factors: { GBP: 1 },
    orderBy: "name",
    take: 50,
  });
  if ("refusal" in answer) throw new Error(answer.refusal.path);
  return answer.rows.map(({ name, jobs }) => [name, jobs]);
}

it("a match that is rejected separates two names that shared a directory entry", async () => {
  await send("a", "a1", [vendorRow("k", { name: "Northgate Paper", entryId: "e1" })]);
  await send("b", "b1", [vendorRow("k", { name: "Southgate Card", entryId: "e1" })]);
  expect(await shown(["a", "a1"], ["b", "b1"])).toEqual([["Northgate Paper", 2]]);
  await send("b", "b2", [vendorRow("k", { name: "Southgate Card" })]);
  expect(await shown(["a", "a1"], ["b", "b2"])).toEqual([
    ["Northgate Paper", 1],
    ["Southgate Card", 1],
  ]);
});

it("a supplier that is split in its job is two vendors, and one that is merged again is one", async () => {
  await send("c", "c1", [vendorRow("k", { name: "Larkspur", taxId: "GB1111" })]);
  expect(await shown(["c", "c1"])).toEqual([["Larkspur", 1]]);
  await send("c", "c2", [
    vendorRow("k", { name: "Larkspur", taxId: "GB1111" }),
    vendorRow("m", { name: "Larkspur Water", taxId: "GB2222" }),
  ]);
  expect(await shown(["c", "c2"])).toEqual([
    ["Larkspur", 1],
    ["Larkspur Water", 1],
  ]);
  await send("c", "c3", [vendorRow("k", { name: "Larkspur", taxId: "GB1111" })]);
  expect(await shown(["c", "c3"])).toEqual([["Larkspur", 1]]);
});

it("a tax ID that a new run corrects separates it from the vendor of the wrong one", async () => {
  await send("d", "d1", [vendorRow("k", { name: "Merton Foods", taxId: "GB3333" })]);
  await send("e", "e1", [vendorRow("k", { name: "Merton Food Hall", taxId: "GB3333" })]);
  expect(await shown(["d", "d1"], ["e", "e1"])).toEqual([["Merton Foods", 2]]);
  await send("e", "e2", [vendorRow("k", { name: "Merton Food Hall", taxId: "GB4444" })]);
  expect(await shown(["d", "d1"], ["e", "e2"])).toEqual([
    ["Merton Food Hall", 1],
    ["Merton Foods", 1],
  ]);
});

it("a merge holds when a supplier is missing from one run and is back in the next", async () => {
  const [one, other] = [vendorRow("k", { name: "Harrow Print" }), vendorRow("m", { name: "Wexford Print" })];
  await send("f", "f1", [one, other]);
  const runs = [{ jobId: "f", run: "f1" }];
  const answer = await vendors.ask({ runs, factors: { GBP: 1 }, orderBy: "name", take: 2 });
  const [into = "", from = ""] = "rows" in answer ? answer.rows.map(({ vendorId }) => vendorId) : [];
  expect(await vendors.merge({ into, from }, { authorId: "u", author: "U", at: "2026-02-01" }, "")).toBe("merged");
  await send("f", "f2", [one]);
  await send("f", "f3", [one, other]);
  expect(await shown(["f", "f3"])).toEqual([["Harrow Print", 1]]);
});

it("an erased job leaves no name of any of its runs behind", async () => {
  await send("g", "g1", [vendorRow("k", { name: "Before Ltd" })]);
  await send("g", "g2", [vendorRow("k", { name: "After Ltd" })]);
  await vendors.dropJob(issuerId, "g");
  const left = await runInDurableObject(vendors, (_, { storage }) =>
    storage.sql.exec("SELECT name FROM label WHERE name IN ('Before Ltd', 'After Ltd')").toArray(),
  );
  expect(left).toEqual([]);
});
