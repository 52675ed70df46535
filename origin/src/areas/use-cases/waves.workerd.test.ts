/** Waves of a job: whom to approach first, what that is worth, and the order in which a campaign calls. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { UseCaseDraft, UseCaseList } from "@paygauge/api-types/entities/use-cases";
import { caseTerms } from "@paygauge/analysis/value/assumptions";
import { useCaseValue } from "@paygauge/analysis/value/use-case";
import { waveOrder } from "@paygauge/analysis/value/waves";
import { waves as allWaves } from "@paygauge/api-types/entities/waves";
import { jobObjectOf } from "../../job/job-stub.ts";
import { grantClient, jobWithRun } from "../../job/runs/published-job.fixture.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { begun, membersOf } from "../campaigns/campaigns.fixture.ts";
import { call } from "../uploads/upload-calls.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

/** The made suppliers are in no directory: every second one is matched as matching would do it, and one is excluded. */
async function match(jobId: string): Promise<void> {
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    sql.exec(`UPDATE supplier SET matchBand = 'High', cardAccepting = 1, cardableMinor = addressableMinor, cardableTransactions = NULL,
      vcAccepting = CASE WHEN ordinal % 4 = 0 THEN 'YES' ELSE 'NO' END WHERE ordinal % 2 = 0`);
    sql.exec("UPDATE supplier SET addressableMinor = 0 WHERE ordinal = 1");
  });
}

async function wavesOf(jobId: string) {
  const { waves } = await call<UseCaseList>("GET", `/jobs/${jobId}/use-cases`);
  if (waves === null) throw new Error("no waves");
  return waves;
}

it("hold every supplier once, found by the criteria that a use case of the wave is saved with", async () => {
  const jobId = await jobWithRun("Waves");
  await match(jobId);
  const waves = await wavesOf(jobId);
  expect(waves.map(({ wave, method, suppliers }) => [wave, method, suppliers])).toEqual([
    ["doNotContact", "vcard", 1],
    ["cardProven", "vcard", 3],
    ["cardAccepted", "vcard", 3],
    ["negotiate", "vcard", 5],
  ]);
  const { totals } = await call<JobSummary>("GET", `/jobs/${jobId}/summary`);
  expect(waves.reduce((sum, { spendMinor }) => sum + spendMinor, 0)).toBe(totals.spendMinor);
  for (const { wave, method, criteria, suppliers, cardableMinor, valueMinor } of waves) {
    const draft = await call<UseCaseDraft>("POST", `/jobs/${jobId}/use-cases/draft`, { method, criteria });
    expect([wave, draft.totals.suppliers]).toEqual([wave, suppliers]);
    const isCardable = wave === "cardProven" || wave === "cardAccepted";
    expect([wave, cardableMinor]).toEqual([wave, isCardable ? draft.totals.yearMinor : 0]);
    const volume = { spend: draft.totals.yearMinor / 100, payments: draft.totals.payments };
    const { expected } = useCaseValue(method, volume, caseTerms(draft.defaults, {}));
    expect([wave, valueMinor]).toEqual([wave, isCardable ? Math.round(expected.total * 100) : null]);
  }
});

it("have no value where nothing is matched, as Summary withholds it, whatever the ledger proves", async () => {
  const jobId = await jobWithRun("Waves withheld");
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    sql.exec(
      "UPDATE supplier SET cardAccepting = 1, cardableMinor = addressableMinor, cardableTransactions = NULL WHERE ordinal = 0",
    );
  });
  expect((await wavesOf(jobId)).map(({ valueMinor }) => valueMinor)).toEqual([null, null, null, null]);
});

it("are the order of a campaign: the surest first, those to be left alone last, then by value", async () => {
  const jobId = await jobWithRun("Waves called");
  await match(jobId);
  const id = await begun(jobId);
  const { collection } = await membersOf(jobId, id, { orderBy: undefined });
  const placeOf = (wave: string | null) => waveOrder.findIndex((each) => each === wave);
  const keys = collection.map(({ wave, valueMinor }) => [placeOf(wave), -valueMinor] as const);
  expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  expect(new Set(collection.map(({ wave }) => wave))).toEqual(new Set(allWaves));
  const { collection: found } = await membersOf(jobId, id, {
    filters: {
      filterItems: [{ propertyName: "wave", itemComparisonOperator: "Equal", itemValue: "negotiate" }],
    },
  });
  expect(found.map(({ wave }) => wave)).toEqual(Array.from({ length: 5 }, () => "negotiate"));
  const board = `/jobs/${jobId}/campaign-workflows/${id}/board`;
  const { columns } = await call<AnswerOf<"campaignBoard">>("POST", board, {});
  const cards = columns.flatMap((column) => column.cards.map(({ wave }) => placeOf(wave)));
  expect(cards).toEqual(cards.toSorted((a, b) => a - b));
});
