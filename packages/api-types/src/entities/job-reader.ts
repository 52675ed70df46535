/** What the page of a reader shows in addition to the summary: the published outputs, and who published the run. */
import * as v from "valibot";
import { capabilitySchema } from "./capabilities.ts";
import { analysisReportType } from "../reports/report-types.ts";

export const jobReader = v.object({
  /** Run in force; null if it was published before publications were recorded. */
  publishedBy: v.nullable(v.string()),
  publishedOn: v.nullable(v.string()),
  runNumber: v.number(),
  /** Version of the issuer's card statements that the run used; null without one. */
  statementsVersion: v.nullable(v.number()),
  /** Published reports that the user can open. */
  outputs: v.array(
    v.object({
      reportType: analysisReportType,
      version: v.number(),
      sections: v.number(),
      madeAt: v.string(),
    }),
  ),
  /** Whom to ask about the job: the publisher, or else the owner. */
  ask: v.object({ name: v.string(), email: v.string() }),
});
/** Ours: changed suppliers that are named. */
export const maxChangedNamed = 12;

/** What differs from the run that was published before; null where there was none, or its suppliers are gone. */
export const readerChanges = v.nullable(
  v.object({
    /** Number of the run that was published before. */
    number: v.number(),
    /** Suppliers that are new or gone, or whose level differs for a capability. */
    suppliers: v.number(),
    /** The largest of them, for users who can open suppliers. */
    largest: v.array(
      v.object({
        supplierKey: v.string(),
        name: v.string(),
        change: v.picklist(["joined", "left", "up", "down"]),
        capability: v.nullable(capabilitySchema),
      }),
    ),
  }),
);
export type ReaderChanges = v.InferOutput<typeof readerChanges>;

/** Whom a user asks who lacks the permission for a part of a job that they can see. */
export const jobAsk = v.object({ job: v.string(), name: v.string() });

export type JobReader = v.InferOutput<typeof jobReader>;
