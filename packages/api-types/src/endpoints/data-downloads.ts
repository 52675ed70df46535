import * as v from "valibot";
import { holders } from "../access/access.ts";
import { downloadKinds } from "../datapoints/download-kinds.ts";
import {
  countDownloadBody,
  createDownloadBody,
  dataDownload,
  downloadCount,
  downloadValues,
  downloadValuesBody,
  formOfDownload,
} from "../entities/data-downloads.ts";
import { done, mutation } from "../entities/mutation.ts";
import { runQuery } from "../entities/runs.ts";
import type { Call } from "./call.ts";

const ofRun = v.strictObject(runQuery);
const ofForm = v.strictObject({ ...runQuery, kind: v.picklist(downloadKinds) });
const created = mutation({ id: v.string() });

const data = "/api/v1/jobs/:jobId/data-downloads";
const onData = { access: holders("JobDataDownload_VIEW"), needsFigures: true } as const;
const matched = "/api/v1/jobs/:jobId/matched-data-downloads";
const onMatched = { access: holders("JobMatchedDataOnlyDownload_VIEW") } as const;

const form = { method: "GET", effect: "read", ofRun: true, query: ofForm, answer: formOfDownload } as const;
const count = {
  method: "POST",
  effect: "read",
  ofRun: true,
  query: ofRun,
  body: countDownloadBody,
  answer: downloadCount,
} as const;
const values = {
  method: "POST",
  effect: "read",
  ofRun: true,
  query: ofRun,
  body: downloadValuesBody,
  answer: downloadValues,
} as const;
const create = {
  method: "POST",
  effect: "write",
  unlocked: "own",
  ofRun: true,
  query: ofRun,
  body: createDownloadBody,
  answer: created,
} as const;
const list = { method: "GET", effect: "read", answer: v.array(dataDownload) } as const;
const fetched = { method: "GET", effect: "read", answer: "download" } as const;
const removed = { method: "DELETE", effect: "write", unlocked: "own", answer: done } as const;

/** Files of a job's data: analysis and onboarding data under one permission, matched data under another. */
export const dataDownloadsCalls = {
  dataDownloadForm: { ...form, ...onData, path: `${data}/form` },
  countDataDownload: { ...count, ...onData, path: `${data}/count` },
  dataDownloadValues: { ...values, ...onData, path: `${data}/values` },
  createDataDownload: { ...create, ...onData, path: data },
  dataDownloads: { ...list, ...onData, path: data },
  /** The file, or a range of it. */
  fetchDataDownload: { ...fetched, ...onData, path: `${data}/:downloadId` },
  /** Cancels a running download, or removes its file. */
  deleteDataDownload: { ...removed, ...onData, path: `${data}/:downloadId` },
  matchedDownloadForm: { ...form, ...onMatched, path: `${matched}/form` },
  countMatchedDownload: { ...count, ...onMatched, path: `${matched}/count` },
  matchedDownloadValues: { ...values, ...onMatched, path: `${matched}/values` },
  createMatchedDownload: { ...create, ...onMatched, path: matched },
  matchedDownloads: { ...list, ...onMatched, path: matched },
  fetchMatchedDownload: { ...fetched, ...onMatched, path: `${matched}/:downloadId` },
  deleteMatchedDownload: { ...removed, ...onMatched, path: `${matched}/:downloadId` },
} as const satisfies Record<string, Call>;
