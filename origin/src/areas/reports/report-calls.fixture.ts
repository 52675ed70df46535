/** Reports of a job as a user makes and reads them, for tests in workerd. */
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import type { ReportPointer, ReportVersion, ReportVersions } from "@paygauge/api-types/reports/versions";
import { callAs } from "../../support/call-origin.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";

export const reportPath = (jobId: string, type: AnalysisReportType = "insights"): string =>
  `/jobs/${jobId}/reports/${type}`;

export const versionsOf = (jobId: string, type?: AnalysisReportType) =>
  call<ReportVersions>("GET", `${reportPath(jobId, type)}/versions`);

/** Asks for a version, and gives its number once it is made or failed. */
export async function makeVersion(jobId: string, type?: AnalysisReportType, note = ""): Promise<ReportVersion> {
  const path = `${reportPath(jobId, type)}/versions`;
  const { versionNumber } = await call<{ versionNumber: number }>("POST", path, { note });
  const find = async () => (await versionsOf(jobId, type)).versions.find(({ version }) => version === versionNumber);
  const made = await until(find, (found) => found !== undefined && found.state !== "Making");
  if (made === undefined) throw new Error(`Version ${versionNumber} is gone.`);
  return made;
}

export const publishVersion = async (jobId: string, version: number | null, type?: AnalysisReportType) => {
  const { published } = await versionsOf(jobId, type);
  await call("PUT", `${reportPath(jobId, type)}/publication`, { version, published: published?.version ?? null });
};

/** What a user is answered at a report's address. */
export const reportAs = (subject: string, jobId: string, rest: string, type?: AnalysisReportType) =>
  callAs(subject, "GET", `/api/v1${reportPath(jobId, type)}/${rest}`);

/** The place and bytes of a user's body. */
export async function readReportAs(subject: string, jobId: string, query = "", type?: AnalysisReportType) {
  const found = await reportAs(subject, jobId, `pointer${query}`, type);
  if (found.status !== 200) throw new Error(`${found.status} ${await found.text()}`);
  const pointer = await found.json<ReportPointer>();
  const body = await reportAs(subject, jobId, `bodies/${pointer.sha256}?version=${pointer.version}`, type);
  const bytes = new Uint8Array(await body.arrayBuffer());
  if (body.status !== 200) throw new Error(`${body.status} ${new TextDecoder().decode(bytes)}`);
  const snapshot: ReportSnapshot = JSON.parse(new TextDecoder().decode(bytes));
  return { pointer, bytes, snapshot, headers: body.headers };
}
