/** The object against a plain model: jobs that are added, changed and removed, merges, and questions about some runs. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { testEnv } from "../support/test-env.ts";
import { vendorRow } from "./vendor-rows.fixture.ts";
import { vendorsOf } from "./vendors-stub.ts";

const companies = 6;
const jobs = 5;
const company = fc.integer({ min: 1, max: companies });
const supplier = fc.record({
  company,
  spendMinor: fc.integer({ min: -1000, max: 100_000 }),
  invoices: fc.nat({ max: 9 }),
  lastCardDay: fc.oneof(fc.constant(0), fc.integer({ min: 20_000, max: 20_100 })),
});
const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("send" as const),
      job: fc.nat({ max: jobs - 1 }),
      rows: fc.uniqueArray(supplier, { minLength: 1, maxLength: 5, selector: ({ company: of }) => of }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("drop" as const), job: fc.nat({ max: jobs - 1 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("merge" as const), into: company, from: company }) },
);
const changes = fc.array(change, { minLength: 1, maxLength: 10 });
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
type Rows = Extract<Change, { kind: "send" }>["rows"];

const nameOf = (of: number): string => `Company ${of}`;
const by = { authorId: "u", author: "U", at: "2026-01-01T00:00:00.000Z" };
let issuers = 0;

class Model {
  readonly issuerId = `issuer-model-${(issuers += 1)}`;
  readonly object = vendorsOf(testEnv, this.issuerId);
  readonly runs = new Map<number, { readonly run: string; readonly rows: Rows }>();
  /** A company's vendor, the vendor that a merged one is shown under, and companies by the jobs that ever stated them. */
  readonly #vendors = new Map<number, number>();
  readonly into = new Map<number, number>();
  readonly #everStated = new Map<number, Set<number>>();
  #number = 0;
  #vendorCount = 0;

  /** The vendor that a company is shown under. */
  rootOf(of: number): number {
    let vendor = this.#vendors.get(of) ?? 0;
    for (let next = this.into.get(vendor); next !== undefined; next = this.into.get(vendor)) vendor = next;
    return vendor;
  }

  /** Removes a job; companies that no other job ever stated are forgotten, with their merges. */
  drop(job: number): boolean {
    const known = this.runs.delete(job);
    const stated = this.#everStated.get(job) ?? new Set();
    this.#everStated.delete(job);
    const others = new Set([...this.#everStated.values()].flatMap((each) => [...each]));
    for (const of of stated) if (!others.has(of)) this.#vendors.delete(of);
    return known;
  }

  async send(job: number, rows: Rows): Promise<void> {
    this.#number += 1;
    const run = `r${this.#number}`;
    const head = { jobId: `j${job}`, run, currency: "GBP", minorDigits: 2, measuredOn: "2026-01-31" };
    const sent = rows.map(({ company: of, ...figures }) =>
      vendorRow(`k${of}`, { name: nameOf(of), taxId: `GB${1000 + of}`, ...figures }),
    );
    // Twice: the same chunk again changes nothing.
    await this.object.putChunk(this.issuerId, head, 0, sent);
    await this.object.putChunk(this.issuerId, head, 0, sent);
    await this.object.finishPart(this.issuerId, head, 1, [run]);
    this.runs.set(job, { run, rows });
    const ever = this.#everStated.get(job) ?? new Set();
    this.#everStated.set(job, ever);
    for (const { company: of } of rows) {
      ever.add(of);
      if (!this.#vendors.has(of)) this.#vendors.set(of, (this.#vendorCount += 1));
    }
  }

  /** Companies that some job states now. */
  stated(): Set<number> {
    return new Set([...this.runs.values()].flatMap(({ rows }) => rows.map(({ company: of }) => of)));
  }

  ask(seen: readonly number[]) {
    const runs = seen.flatMap((job) => {
      const known = this.runs.get(job);
      return known === undefined ? [] : [{ jobId: `j${job}`, run: known.run }];
    });
    return this.object.ask({ runs, factors: { GBP: 1 }, take: 50 });
  }

  /** What a question about some jobs is answered with. */
  expected(seen: readonly number[]) {
    const sums = new Map<number, { jobs: Set<number>; spendMinor: number; invoices: number; lastCardDay: number }>();
    for (const job of seen)
      for (const { company: of, spendMinor, invoices, lastCardDay } of this.runs.get(job)?.rows ?? []) {
        const root = this.rootOf(of);
        const sum = sums.get(root) ?? { jobs: new Set<number>(), spendMinor: 0, invoices: 0, lastCardDay: 0 };
        sum.jobs.add(job);
        sum.spendMinor += spendMinor;
        sum.invoices += invoices;
        sum.lastCardDay = Math.max(sum.lastCardDay, lastCardDay);
        sums.set(root, sum);
      }
    return [...sums.values()].map((sum) => [sum.jobs.size, sum.spendMinor, sum.invoices, sum.lastCardDay]);
  }
}

async function apply(model: Model, each: Change): Promise<void> {
  if (each.kind === "send") await model.send(each.job, each.rows);
  if (each.kind === "drop" && model.drop(each.job)) await model.object.dropJob(model.issuerId, `j${each.job}`);
  // Merges of companies that are in some job: others have no vendor, or one that nothing shows.
  const stated = model.stated();
  if (each.kind === "merge" && stated.has(each.into) && stated.has(each.from)) {
    const [into, from] = [model.rootOf(each.into), model.rootOf(each.from)];
    const [intoId, fromId] = [await idOf(model, each.into), await idOf(model, each.from)];
    const answer = await model.object.merge({ into: intoId, from: fromId }, by, "");
    expect(answer).toBe(into === from ? "same" : "merged");
    if (into !== from) model.into.set(from, into);
  }
}

/** The ID of the vendor that has a company's name among those that a page shows. */
async function idOf(model: Model, of: number): Promise<string> {
  const answer = await model.ask([...model.runs.keys()]);
  if ("refusal" in answer) throw new Error(answer.refusal.path);
  for (const { vendorId } of answer.rows) {
    const runs = [...model.runs].map(([job, { run }]) => ({ jobId: `j${job}`, run }));
    const detail = await model.object.detail(vendorId, { runs, factors: { GBP: 1 } }, "u");
    if (detail?.names.some(({ name }) => name === nameOf(of)) === true) return vendorId;
  }
  throw new Error(`No vendor shows company ${of}.`);
}

const dayOf = (iso: string | null): number => (iso === null ? 0 : Date.parse(`${iso}T00:00:00Z`) / 86_400_000);
const inOrder = (rows: readonly (readonly number[])[]) => rows.map((row) => row.join(" ")).toSorted();

it("adds up what the runs in sight state, whatever came before", async () => {
  await fc.assert(
    fc.asyncProperty(changes, fc.subarray([0, 1, 2, 3, 4]), async (all, seen) => {
      const model = new Model();
      for (const each of all) await apply(model, each);
      for (const some of [seen, [0, 1, 2, 3, 4]]) {
        const answer = await model.ask(some);
        if ("refusal" in answer) throw new Error(answer.refusal.path);
        const shown = answer.rows.map(({ jobs: count, spendMinor, invoices, lastOnCard }) => [
          count,
          spendMinor,
          invoices,
          dayOf(lastOnCard),
        ]);
        expect(inOrder(shown)).toEqual(inOrder(model.expected(some)));
        expect(answer.unfilteredCount).toBe(shown.length);
      }
    }),
    { numRuns: 25, seed: 41, endOnFailure: true },
  );
});
