import type { DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";

/** Calls of the downloads under each permission: the two sets do the same. */
export const dataCalls = {
  form: "dataDownloadForm",
  count: "countDataDownload",
  values: "dataDownloadValues",
  create: "createDataDownload",
  list: "dataDownloads",
  fetch: "fetchDataDownload",
  remove: "deleteDataDownload",
} as const;
export const matchedCalls = {
  form: "matchedDownloadForm",
  count: "countMatchedDownload",
  values: "matchedDownloadValues",
  create: "createMatchedDownload",
  list: "matchedDownloads",
  fetch: "fetchMatchedDownload",
  remove: "deleteMatchedDownload",
} as const;

type DownloadCalls = typeof dataCalls | typeof matchedCalls;

/** A page of downloads: which of them it offers, and by which calls. */
export interface DownloadPlace {
  readonly jobId: string;
  readonly calls: DownloadCalls;
  readonly kinds: readonly DownloadKind[];
}
