/** What the page of a reader shows in addition to the summary: the published outputs, and who published the run. */
import * as v from "valibot";
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
/** Whom a user asks who lacks the permission for a part of a job that they can see. */
export const jobAsk = v.object({ job: v.string(), name: v.string() });

export type JobReader = v.InferOutput<typeof jobReader>;
