/** The business case as printable pages: the version that readers see, over the frozen run, without the issuer's side. */
import { beforeAll, expect, it } from "vitest";
import { languages } from "@paygauge/api-types/languages";
import type { ReportSection } from "@paygauge/api-types/reports/snapshot";
import { emptyCase } from "@paygauge/analysis/value/case/case-model";
import { acceptCards, grantClient, jobWithRun, publish, shortLedger } from "../../job/runs/published-job.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call } from "../uploads/upload-calls.fixture.ts";
import { makeVersion, publishVersion, readReportAs } from "./report-calls.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

const type = "business-case";
const numberOf = (text: string | undefined): number => Number((text ?? "").replaceAll(",", "").replace("−", "-"));
const save = (jobId: string, version: number, body: object) =>
  callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/business-case/versions`, {
    body: { version, note: "", body: { ...emptyCase, ...body } },
  });

it("has the shown version, adds up as printed, and has no byte of the issuer's side", async () => {
  const jobId = await jobWithRun("Printed case");
  await acceptCards(jobId, "ordinal % 2 = 0");
  const issuerTyped = { interchange: 0.012_345, schemeFee: 0.000_777 };
  expect(
    (await save(jobId, 0, { typed: { setUp: 1234.56, annualFee: 20.4, staffDays: 0, staffDayCost: 0 }, issuerTyped }))
      .status,
  ).toBe(200);
  // Newer, and not the one that readers see.
  expect((await save(jobId, 1, { typed: { setUp: 777_777 }, issuerTyped })).status).toBe(200);
  await publish(jobId);
  const { version } = await makeVersion(jobId, type);
  await publishVersion(jobId, version, type);
  const { snapshot } = await readReportAs("sasha-sysadmin", jobId, "?locale=en", type);
  const section = (id: string): ReportSection => snapshot.sections.find((each) => each.id === id) ?? expect.fail(id);
  expect(snapshot.sections.map(({ id }) => id)).toEqual([
    "cover",
    "contents",
    "case",
    "casePays",
    "caseDrivers",
    "caseSuppliers",
    "caseAssumed",
    "definitions",
    "appendix",
  ]);

  const { figure, finding, facts } = section("case");
  expect(finding).toMatch(/^Moving 50% of £[\d.,]+k? to Virtual card (?:returns|costs) £[\d,]+ (?:in|over) 5 years$/);
  if (figure?.kind !== "stacked") throw new Error("The result is drawn as stacked columns.");
  // Every column adds up to its net, every row to its sum, and the running sum to the headline.
  const [fee, net, cumulative] = figure.rows ?? [];
  figure.columns.forEach(({ texts }, at) => {
    const levers = texts.reduce((sum, text) => sum + numberOf(text), 0);
    expect(levers + numberOf(fee?.texts[at])).toBe(numberOf(net?.texts[at]));
  });
  figure.series.forEach((_, row) => {
    const across = figure.columns.reduce((sum, { texts }) => sum + numberOf(texts[row]), 0);
    expect(across).toBe(numberOf(figure.sum?.texts[row]));
  });
  expect(numberOf(cumulative?.texts.at(-1))).toBe(numberOf(facts[0]?.value.replace("£", "")));
  expect(net?.texts.reduce((sum, text) => sum + numberOf(text), 0)).toBe(numberOf(net?.sum));

  expect(section("caseSuppliers").table?.rows[0]?.cells[2]).toBe("2.45%");
  const assumed = section("caseAssumed");
  expect(assumed.lead[0]).toContain("Version 1, saved by ");
  expect(assumed.table?.rows.find(({ rowId }) => rowId === "setUp")?.cells).toEqual([
    "Set-up cost",
    "All cohorts",
    "£1,235",
    "Entered",
  ]);

  for (const locale of languages) {
    const { bytes } = await readReportAs("sasha-sysadmin", jobId, `?locale=${locale}`, type);
    const text = new TextDecoder().decode(bytes);
    expect(text).not.toMatch(
      /interchange|scheme ?fee|credit ?loss|funding ?rate|Systemgebühr|Kartensystem|Kreditausfall|Frais de réseau/i,
    );
    expect(text).not.toMatch(/1\.2345|1,2345|0\.012345|0\.000777|7\.77|2\.7 ?%|777,777/);
  }
});

it("leaves its sections out where no use case of it is published, and says which are missing", async () => {
  const jobId = await jobWithRun("Printed use cases");
  const make = async (name: string, from: string) => {
    const item = { propertyName: "spendMinor", itemComparisonOperator: "GreaterThanOrEqual", itemValue: from };
    const body = { name, method: "scf", criteria: { filterItems: [item] } };
    return (await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, body)).id;
  };
  const useCaseIds = [await make("All", "0"), await make("Large", "600000")];
  expect((await save(jobId, 0, { useCaseIds })).status).toBe(200);
  const composition = () =>
    call<{ sections: { id: string; hasFacts: boolean }[] }>("GET", `/jobs/${jobId}/reports/${type}/composition`);
  const hasCase = async () => (await composition()).sections.find(({ id }) => id === "case")?.hasFacts;
  expect(await hasCase()).toBe(false);
  await call("POST", `/jobs/${jobId}/use-cases/${useCaseIds[0] ?? ""}/publish`, { version: 1, isPublished: true });
  expect(await hasCase()).toBe(true);
  await publish(jobId);
  const { version } = await makeVersion(jobId, type);
  await publishVersion(jobId, version, type);
  const { snapshot } = await readReportAs("sasha-sysadmin", jobId, "?locale=en", type);
  const { lead } = snapshot.sections.find(({ id }) => id === "case") ?? expect.fail();
  expect(lead.at(-1)).toBe("1 of the 2 use cases in this case isn’t published or counted.");
  const suppliers = snapshot.sections.find(({ id }) => id === "caseSuppliers");
  expect(suppliers?.table?.rows[0]?.cells.at(-1)).toBe("Not stated");
});

it("withholds the result where no supplier is known to accept cards, and leaves the other sections out", async () => {
  const jobId = await jobWithRun("Printed unknown");
  await publish(jobId);
  const { version } = await makeVersion(jobId, type);
  await publishVersion(jobId, version, type);
  const { snapshot } = await readReportAs("sasha-sysadmin", jobId, "?locale=en", type);
  expect(snapshot.sections.map(({ id }) => id)).toEqual(["cover", "contents", "case", "definitions", "appendix"]);
  const told = snapshot.sections.find(({ id }) => id === "case");
  expect([told?.finding, told?.facts, told?.figure]).toEqual([
    "The value of card methods isn’t known yet",
    [],
    undefined,
  ]);
  expect(told?.lead[0]).toMatch(/^£93\.6k a year with 12 suppliers isn’t counted for card methods/);
});

it("reports a case of a short file only if its shown version has a note", async () => {
  const jobId = await jobWithRun("Printed short", shortLedger());
  const hasCase = async (): Promise<boolean | undefined> => {
    const path = `/jobs/${jobId}/reports/${type}/composition`;
    const { sections } = await call<{ sections: { id: string; hasFacts: boolean }[] }>("GET", path);
    return sections.find(({ id }) => id === "case")?.hasFacts;
  };
  expect((await save(jobId, 0, {})).status).toBe(200);
  expect(await hasCase()).toBe(false);
  const noted = { version: 1, note: "January alone", body: emptyCase };
  await call("POST", `/jobs/${jobId}/business-case/versions`, noted);
  expect(await hasCase()).toBe(true);
});
