import * as v from "valibot";
import { columnMappingSchema, ledgerKindSchema } from "@paygauge/api-types/entities/ledger";
import { fileDialectSchema } from "@paygauge/api-types/entities/file-dialect";
import { buyerTypeSchema } from "@paygauge/api-types/entities/buyer-types";
import { capabilitySchema } from "@paygauge/api-types/entities/capabilities";
import { virtualLockboxSchema } from "@paygauge/api-types/entities/analysis";
import { matchServices } from "@paygauge/api-types/entities/directory";
import { schemes } from "@paygauge/api-types/entities/issuers";
import { columnHeadings, exportFormat, exportKeys, exportRequest } from "@paygauge/api-types/entities/exports";
import { limits } from "@paygauge/api-types/limits";
import type { PipelineStep } from "@paygauge/api-types/entities/jobs";
import { exportRow } from "../exports/export-row.ts";

/** Command types of ProQ by step of the pipeline; a screen shows the last dotted segment. */
export const commandTypes = {
  Unpack: "Paygauge.Analysis.UnpackUploadCommand",
  Inspect: "Paygauge.Analysis.InspectUploadCommand",
  Check: "Paygauge.Analysis.CheckUploadCommand",
  Ingest: "Paygauge.Analysis.IngestLedgerCommand",
  Group: "Paygauge.Analysis.GroupSuppliersCommand",
  Match: "Paygauge.Analysis.MatchSuppliersCommand",
  Score: "Paygauge.Analysis.ScoreSuppliersCommand",
  Publishable: "Paygauge.Analysis.MakePublishableCommand",
  Alike: "Paygauge.Analysis.FindAlikeSuppliersCommand",
  Export: "Paygauge.Analysis.ExportSuppliersCommand",
} as const satisfies Record<PipelineStep, string>;

/** Erases a deleted job; no step of its pipeline. */
export const purgeCommandType = "Paygauge.Analysis.PurgeJobCommand";

export function stepOf(commandType: string): PipelineStep | null {
  for (const [step, type] of Object.entries(commandTypes)) if (type === commandType) return step as PipelineStep;
  return null;
}

const fileFields = { uploadId: v.string(), r2Key: v.string(), size: v.number(), fileName: v.string() };
/** What every step knows of the job; fixed when the command is queued, so that a re-run computes the same. */
export const jobFacts = v.object({
  jobId: v.string(),
  kind: ledgerKindSchema,
  currency: v.string(),
  fallbackCountry: v.string(),
  buyerCountry: v.string(),
  /** As a user confirmed it; null, and absent in commands of before there was one: unknown. */
  buyerType: v.optional(v.nullable(buyerTypeSchema)),
  buyerId: v.string(),
  periodFrom: v.nullable(v.string()),
  periodTo: v.nullable(v.string()),
  /** Units of each currency for one US dollar, as decimals; commands of before there were any have none. */
  rates: v.optional(v.record(v.string(), v.string()), {}),
});
export type JobFacts = v.InferOutput<typeof jobFacts>;

export const unpackPayload = v.object({
  ...fileFields,
  job: jobFacts,
  /** Id of the command that looks at what came out. */
  inspectId: v.string(),
  /** The sheet of a workbook that a user chose, from 0; null: the first table. */
  sheet: v.optional(v.nullable(v.number()), null),
  /** Whether the sheets with its columns are read with it; null: not answered. */
  together: v.optional(v.nullable(v.boolean()), null),
});
export type UnpackPayload = v.InferOutput<typeof unpackPayload>;
export const inspectPayload = v.object({
  ...fileFields,
  job: jobFacts,
  dialect: v.nullable(fileDialectSchema),
  overrideRefusal: v.boolean(),
  /** The text is the product's own CSV of a workbook: its delimiter and encoding are known. */
  fromWorkbook: v.optional(v.boolean(), false),
});
export type InspectPayload = v.InferOutput<typeof inspectPayload>;
export const checkPayload = v.object({
  ...fileFields,
  job: jobFacts,
  dialect: fileDialectSchema,
  mapping: columnMappingSchema,
});
/** Sources of payee classes; payloads of earlier releases have none. */
const payeeSources = v.object({
  /** Version of the lists and patterns. */
  rules: v.number(),
  buyerName: v.string(),
  /** Digest of the decisions of the issuer's users in earlier jobs; null without any. */
  remembered: v.nullable(v.string()),
});

export const runPayload = v.object({
  run: v.string(),
  job: jobFacts,
  files: v.array(
    v.object({
      ...fileFields,
      dialect: fileDialectSchema,
      mapping: columnMappingSchema,
      /** The month in which all rows count as paid; null, and absent in payloads of before there was one: none. */
      paidIn: v.optional(v.nullable(v.object({ from: v.string(), to: v.string() })), null),
    }),
  ),
  directoryVersion: v.number(),
  /** The issuer's own card statements next to it; null, and of payloads of before there were any: none. */
  statements: v.optional(
    v.nullable(v.object({ versionNumber: v.number(), r2Key: v.string(), merchantsCount: v.number() })),
    null,
  ),
  /** Other issuers' statements of which the run may learn who takes cards; null: its issuer does not share. */
  shared: v.optional(
    v.nullable(
      v.object({
        issuerId: v.string(),
        from: v.array(v.object({ issuerId: v.string(), version: v.number() })),
      }),
    ),
    null,
  ),
  /** The issuer whose campaigns count; older payloads name none. */
  outcomesOf: v.optional(v.nullable(v.string()), null),
  /** What acceptors are looked up in; payloads of before the choice mean the directory. */
  matchService: v.optional(v.picklist(matchServices), "directory"),
  confidenceRulesetVersion: v.number(),
  scoringRulesetVersion: v.number(),
  /** null: every payee is what the ledger says. */
  payees: v.optional(v.nullable(payeeSources), null),
  issuer: v.object({
    scheme: v.picklist(schemes),
    capabilities: v.array(capabilitySchema),
    lockboxes: v.array(virtualLockboxSchema),
    /** Digests of the issuer's lists at that time; null where it has none. */
    supplierLists: v.optional(v.object({ include: v.nullable(v.string()), exclude: v.nullable(v.string()) }), {
      include: null,
      exclude: null,
    }),
  }),
});
export type RunPayload = v.InferOutput<typeof runPayload>;
export const exportPayload = v.object({
  exportId: v.string(),
  r2Key: v.string(),
  row: v.optional(exportRow),
  /** The run that the user read when they asked; payloads of before it was said have none. */
  run: v.optional(v.string(), ""),
  currency: v.string(),
  format: exportFormat,
  columns: v.string(),
  request: exportRequest,
  keys: v.nullable(exportKeys),
  headings: v.optional(columnHeadings),
  /** What the job had chosen; payloads of before it counted mean all. */
  capabilities: v.optional(v.array(v.string()), []),
  /** Of a sample job; payloads of before it was said are of none. */
  isSample: v.optional(v.boolean(), false),
  /** Number of the model that predicts the suppliers; null where nothing is predicted. */
  predictionModel: v.optional(v.nullable(v.number()), null),
  locale: v.optional(v.string(), ""),
});
export type ExportPayload = v.InferOutput<typeof exportPayload>;

export const purgePayload = v.object({ jobId: v.string() });

/** The end of a deleted job's days; each deletion has its own, which restoring cancels. */
export function purgeCommand(jobId: string, deletedOn: string, correlationId: string) {
  const id = purgeCommandId(jobId, deletedOn);
  return {
    ...uploadCommand(jobId, jobId, id),
    correlationId,
    tags: ["purge"],
    commandType: purgeCommandType,
    payload: JSON.stringify({ jobId } satisfies v.InferOutput<typeof purgePayload>),
    scheduledTime: keptUntil(deletedOn),
  };
}

export const purgeCommandId = (jobId: string, deletedOn: string): string => `purge-${jobId}-${Date.parse(deletedOn)}`;

/** The end of an unused draft's days; it is put off while a user uses the draft. */
export function unusedCommand(jobId: string, usedOn: string, correlationId: string) {
  return {
    ...purgeCommand(jobId, usedOn, correlationId),
    id: `unused-${jobId}-${Date.parse(usedOn)}`,
    scheduledTime: unusedUntil(usedOn),
  };
}

/** When a draft that was used then is removed: UTC, ISO 8601. */
export const unusedUntil = (usedOn: string): string =>
  new Date(Date.parse(usedOn) + limits.draftsKeptDays * 86_400_000).toISOString();

/** Until when a job that was deleted then can be restored: UTC, ISO 8601. */
export const keptUntil = (deletedOn: string): string =>
  new Date(Date.parse(deletedOn) + limits.deletedJobsKeptDays * 86_400_000).toISOString();

/** What the commands of an upload have in common. */
export function uploadCommand(jobId: string, uploadId: string, commandId: string) {
  return {
    id: commandId,
    priority: 10,
    category: "analysis",
    targetEntityId: uploadId,
    jobId,
    correlationId: commandId,
    processingGroup: `job:${jobId}`,
    stuckTimeOutInSeconds: 120,
    tags: ["upload"],
  };
}

/** The look at a whole file; the id makes a repeated call queue it once. */
export function inspectCommand(commandId: string, payload: InspectPayload) {
  const common = uploadCommand(payload.job.jobId, payload.uploadId, commandId);
  return { ...common, commandType: commandTypes.Inspect, payload: JSON.stringify(payload) };
}
