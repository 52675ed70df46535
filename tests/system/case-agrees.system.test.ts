/** The business case and Summary give one figure: what card methods count is what Summary calls cardable. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BusinessCase } from "@paygauge/api-types/entities/business-case";
import { cardMethods } from "@paygauge/api-types/entities/capabilities";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Client } from "../support/client.ts";
import { createJob, expectOk, importJob, loadFile } from "../support/job-flow.ts";
import { sampleFile, samplesFolder } from "../support/samples.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

let system: RunningSystem;
let person: Client;

beforeAll(async () => {
  system = await startSystem();
  person = await signIn(system.port, "sasha.sysadmin");
});
afterAll(() => system?.end());

async function readJob(jobId: string) {
  const read = async <Of>(page: string): Promise<Of> =>
    expectOk(await person.call("GET", `/api/v1/jobs/${jobId}/${page}`), page).json<Of>();
  const [summary, found] = [await read<JobSummary>("summary"), await read<BusinessCase>("business-case")];
  const isCard = (method: string): boolean => cardMethods.some((card) => card === method);
  const sumOf = (of: (method: string) => boolean): number =>
    found.inputs.cohorts
      .filter(({ method }) => of(method))
      .reduce((sum, { defaults }) => sum + defaults.addressable.value, 0);
  const major = (minor: number): number => minor / 10 ** summary.minorDigits;
  return {
    found,
    cards: sumOf(isCard),
    upside: sumOf((method) => method === "upside"),
    /** Most that a year of it can be: a supplier with one document is not scaled. */
    cardable: major(summary.cardableMinor) * found.annualFactor,
    addressable: major(summary.addressableMinor) * found.annualFactor,
  };
}

test("the sample job's card cohorts count cardable spend, and nothing but that", async () => {
  const { cards, cardable, found } = await readJob("sample-job");
  expect(cards).toBeGreaterThan(0);
  expect(cards).toBeLessThanOrEqual(cardable);
  expect(found.isAcceptanceKnown).toBe(true);
});

test.skipIf(samplesFolder === null).each([
  ["sheffield/2011-01-quarter.csv", "GBP", "GBR"],
  ["south-dakota/202501.csv", "USD", "USA"],
] as const)(
  "%s: without a match no card money counts; all of it is upside, and off",
  async (file, currency, country) => {
    const jobId = await createJob(person, file, { currency, country });
    await loadFile(person, jobId, sampleFile(file));
    expect((await importJob(person, jobId)).state).toBe("Ready");
    const { found, cards, cardable, upside, addressable } = await readJob(jobId);
    expect([cards, cardable, found.isAcceptanceKnown]).toEqual([0, 0, false]);
    expect(found.inputs.cohorts.find(({ method }) => method === "upside")?.suppliers).toBeGreaterThan(1000);
    expect(upside).toBeGreaterThan(0);
    expect(upside).toBeLessThanOrEqual(addressable);
    expect(found.inputs.plan.countUpside.value).toBe(0);
  },
);
