/** The report of the use cases: what is published of the run, each supplier once, names for those who may read them. */
import { beforeAll, expect, it } from "vitest";
import { grantClient, jobWithRun, publish } from "../../job/runs/published-job.fixture.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { call } from "../uploads/upload-calls.fixture.ts";
import { makeVersion, publishVersion, readReportAs } from "./report-calls.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

it("lists the published use cases by value, with totals in which a supplier counts once", async () => {
  const jobId = await jobWithRun("Reported cases");
  const save = async (name: string, from: number, method = "vcard") => {
    const large = { propertyName: "spendMinor", itemComparisonOperator: "GreaterThanOrEqual", itemValue: String(from) };
    const body = { name, method, criteria: { filterItems: [large] } };
    return (await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, body)).id;
  };
  const shown = [await save("Large ones", 600_000), await save("All of them", 0, "scf")];
  await save("A draft", 0);
  for (const id of shown)
    await call("POST", `/jobs/${jobId}/use-cases/${id}/publish`, { version: 1, isPublished: true });
  await publish(jobId);
  const { version } = await makeVersion(jobId, "use-cases");
  await publishVersion(jobId, version, "use-cases");
  const { snapshot } = await readReportAs("sasha-sysadmin", jobId, "?locale=en", "use-cases");
  const section = (id: string) => snapshot.sections.find((each) => each.id === id);
  const cases = section("useCases");
  expect(cases?.table?.rows.map(({ rowId }) => rowId).toSorted()).toEqual(shown.toSorted());
  expect(cases?.finding).toMatch(/^2 use cases are expected to be worth £[\d.]+/);
  expect(cases?.lead[0]).toContain("They reach 12 suppliers");
  expect(cases?.figure?.kind).toBe("bars");
  const suppliers = section("useCaseSuppliers");
  expect(suppliers?.table?.totalRows).toBe(12);
  expect(suppliers?.table?.rows[0]?.cells[3]).toBe("All of them, Large ones");
  expect(JSON.stringify(snapshot)).not.toContain("A draft");
});

it("leaves both sections out where no use case is published", async () => {
  const jobId = await jobWithRun("Nothing to report");
  const composition = await call<{ sections: { id: string; hasFacts: boolean }[] }>(
    "GET",
    `/jobs/${jobId}/reports/use-cases/composition`,
  );
  const hasFacts = new Map(composition.sections.map((each) => [each.id, each.hasFacts]));
  expect([hasFacts.get("useCases"), hasFacts.get("useCaseSuppliers")]).toEqual([false, false]);
});
