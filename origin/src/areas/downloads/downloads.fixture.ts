/** Downloads through the origin's own calls, for tests in workerd. */
import { standardFields } from "@paygauge/api-types/datapoints/standard-profiles";
import type { CreateDownloadBody, DataDownload } from "@paygauge/api-types/entities/data-downloads";
import type { ProfilePreview } from "@paygauge/api-types/entities/datapoint-profiles";
import type { Language } from "@paygauge/api-types/languages";
import { callAs } from "../../support/call-origin.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";

const standard: CreateDownloadBody = { kind: "matchedData", filters: [], format: "csv", gzip: false, language: "en" };

/** Makes a file of a job's matched data and fetches it. */
export async function matchedFile(jobId: string, part: Partial<CreateDownloadBody> = {}): Promise<Response> {
  const root = `/jobs/${jobId}/matched-data-downloads`;
  const { id } = await call<{ id: string }>("POST", root, { ...standard, ...part });
  await until(
    () => call<DataDownload[]>("GET", root),
    (all) => all.find((each) => each.id === id)?.state === "Completed",
  );
  return callAs("sasha-sysadmin", "GET", `/api/v1${root}/${id}`);
}

/** The first rows of a job's matched data, with its standard columns. */
export const matchedRows = (jobId: string, language: Language = "en") =>
  call<ProfilePreview>("POST", "/datapoint-profiles/preview", {
    jobId,
    kind: "matchedData",
    fields: standardFields("matchedData"),
    language,
  });
