import { firstScenarios } from "@paygauge/analysis/value/case/case-model";
import type { ReportVersions } from "@paygauge/api-types/reports/versions";
import { call, until } from "../areas/uploads/upload-calls.fixture.ts";
import { damageVersions } from "../job/damage-versions.fixture.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { testEnv } from "../support/test-env.ts";
import type { Write } from "./writing.fixture.ts";

async function caseWrites(make: Write, jobId: string): Promise<void> {
  const said = {
    useCaseIds: [],
    typed: { setUp: 5 },
    scenarios: firstScenarios.map((scenario) => ({ ...scenario })),
    issuerTyped: {},
  };
  await make("saveBusinessCase", { params: { jobId }, body: { version: 0, note: "First", body: said } });
  await make("showBusinessCase", { params: { jobId, versionNumber: "1" } });
  await damageVersions(jobId);
  await make("deleteBusinessCaseVersion", { params: { jobId, versionNumber: "1" } });
}

async function reportWrites(make: Write, jobId: string): Promise<void> {
  const report = { params: { jobId, reportType: "insights" } };
  await make("saveReportLayout", { ...report, body: { version: 0, layout: null, forIssuer: false } });
  const { versionNumber } = await make("makeReportVersion", { ...report, body: { note: "" } });
  await until(
    () => call<ReportVersions>("GET", `/jobs/${jobId}/reports/insights/versions`),
    ({ versions }) => versions[0]?.state === "Ready",
  );
  await make("publishReport", { ...report, body: { version: versionNumber, published: null } });
  await queueOf(testEnv).setRunning(false);
  const next = await make("makeReportVersion", { ...report, body: { note: "" } });
  const ended = { ...report.params, versionNumber: String(next.versionNumber) };
  await make("cancelReportVersion", { params: ended });
  await queueOf(testEnv).setRunning(true);
  await damageVersions(jobId);
  const damaged = { ...report.params, versionNumber: String(versionNumber) };
  await make("deleteReportVersion", { params: damaged });
}

/** Writes of versions of a job's business case and of its reports; a version is deleted once it can't be read. */
export async function versionWrites(make: Write, jobId: string): Promise<void> {
  await caseWrites(make, jobId);
  await reportWrites(make, jobId);
}
