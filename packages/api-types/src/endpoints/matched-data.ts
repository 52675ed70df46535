import { holders } from "../access/access.ts";
import { matchedData, matchedDataQuery, matchedFileQuery } from "../entities/matched-data.ts";
import type { Call } from "./call.ts";

const one = "/api/v1/jobs/:jobId/matched-data";
const access = holders("JobMatchedDataOnlyDownload_VIEW");

/** What matching found of every supplier, to look at and as a file; of any kind of job. */
export const matchedDataCalls = {
  matchedData: {
    method: "GET",
    path: one,
    access,
    effect: "read",
    ofRun: true,
    query: matchedDataQuery,
    answer: matchedData,
  },
  exportMatchedData: {
    method: "GET",
    path: `${one}/export`,
    access,
    effect: "read",
    ofRun: true,
    query: matchedFileQuery,
    answer: "download",
  },
} as const satisfies Record<string, Call>;
