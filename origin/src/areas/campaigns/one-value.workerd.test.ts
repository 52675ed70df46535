/** A campaign made from a use case is worth what the use case says, with its assumptions. */
import { beforeAll, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { claimedSums } from "@paygauge/analysis/value/claim";
import { caseTerms } from "@paygauge/analysis/value/assumptions";
import { useCaseValue } from "@paygauge/analysis/value/use-case";
import { acceptCards, jobWithRun } from "../../job/runs/published-job.fixture.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { call } from "../uploads/upload-calls.fixture.ts";
import { campaignOf, change, draft, membersOf, settings } from "./campaigns.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
});

const criteria = { filterItems: [] };
const typed = { conversion: 0.4, rebate: 0.0075, costNow: 4.1 };

async function useCaseOf(jobId: string): Promise<string> {
  const body = { name: "Cards", method: "vcard", criteria, typed };
  return (await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, body)).id;
}
const path = (jobId: string, id: string) => `/jobs/${jobId}/campaign-workflows/${id}`;

it("counts the suppliers that the use case counts, with what was typed there, before and after it is saved", async () => {
  const jobId = await jobWithRun("One value");
  await acceptCards(jobId, "spendMinor >= 600000");
  const useCaseId = await useCaseOf(jobId);
  const found = await call<AnswerOf<"useCase">>("GET", `/jobs/${jobId}/use-cases/${useCaseId}`);
  const { yearMinor, payments } = claimedSums("vcard", found);
  const terms = caseTerms(found.defaults, found.typed);
  const { expected, full } = useCaseValue("vcard", { spend: yearMinor / 100, payments }, terms);

  const id = await draft(jobId, { kind: "useCase", useCaseId });
  const before = await campaignOf(jobId, id);
  expect(before.campaign).toMatchObject({ conversion: 0.4, useCase: { useCaseId } });
  expect(before.expectedMinor).toBe(Math.round(expected.total * 100));
  expect(before.counters.Total).toEqual({ suppliers: 12, valueMinor: Math.round(full.total * 100) });

  await call("PUT", path(jobId, id), { version: 1, ...settings, conversion: 0.4 });
  const after = await campaignOf(jobId, id);
  expect([after.expectedMinor, after.campaign.useCase?.useCaseId]).toEqual([before.expectedMinor, useCaseId]);
  const list = await call<AnswerOf<"jobCampaigns">>("GET", `/jobs/${jobId}/campaign-workflows`);
  expect(list.campaigns.map(({ expectedMinor }) => expectedMinor)).toEqual([before.expectedMinor]);
  const report = await call<AnswerOf<"campaignReport">>("GET", `${path(jobId, id)}/report`);
  expect(report.value.expectedMinor).toBe(before.expectedMinor);
});

it("is not known without any known card acceptance, and counts a supplier once it agreed", async () => {
  const jobId = await jobWithRun("Not known");
  const useCaseId = await useCaseOf(jobId);
  const id = await draft(jobId, { kind: "useCase", useCaseId });
  expect(await campaignOf(jobId, id)).toMatchObject({ expectedMinor: null, counters: { Total: { valueMinor: 0 } } });
  await call("PUT", path(jobId, id), { version: 1, ...settings });
  await call("POST", `${path(jobId, id)}/stage`, { version: 2, stage: "Active" });
  const place = [jobId, id] as const;
  const rows = async () => (await membersOf(jobId, id)).collection.slice(0, 1);
  await change(place, { kind: "move", to: "Active" }, await rows());
  const [worked] = (await membersOf(jobId, id)).collection.filter(({ status }) => status === "Active");
  if (worked === undefined) throw new Error("No supplier is active.");
  const agreed = { agreedMethod: "vcard", agreedOn: "2026-11-01" } as const;
  const told = await change(place, { kind: "move", to: "Succeeded", ...agreed }, [worked]);
  expect(told.counters.Succeeded.valueMinor).toBeGreaterThan(0);
  const { counters } = await campaignOf(jobId, id);
  expect(counters.Succeeded.valueMinor).toBe(told.counters.Succeeded.valueMinor);
  const [won] = (await membersOf(jobId, id)).collection.filter(({ status }) => status === "Succeeded");
  if (won === undefined) throw new Error("No supplier agreed.");
  const reopened = await change(place, { kind: "move", to: "Pending", note: "They withdrew." }, [won]);
  expect(reopened.counters.Total.valueMinor).toBe(0);
});
