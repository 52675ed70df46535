import * as v from "valibot";
import { columnMappingSchema, importCheckSchema } from "@paygauge/api-types/entities/ledger";
import { jobKinds } from "@paygauge/api-types/entities/job-kinds";
import { openQuestions } from "@paygauge/api-types/entities/questions";
import { addMonths, proposePeriod, type PeriodProposal } from "@paygauge/api-types/entities/period";
import type { JobRow } from "../../identity/job-sight.ts";
import { refuse } from "../../refusal.ts";
import type { UploadRow } from "../uploads/upload-access.ts";

/** The period in which the files' money lies; null where no row has a date. */
export function proposalOf(files: readonly Pick<UploadRow, "check">[]): PeriodProposal | null {
  const checks = files.map(({ check }) => v.parse(v.nullable(importCheckSchema), JSON.parse(check ?? "null")));
  return proposePeriod(addMonths(checks.map((check) => check?.months ?? [])));
}

/** Scores are scaled to a year by the period, so that nobody but a user says which one it is. @throws Refusal 409. */
export function requirePeriod({ kind, periodFrom, periodTo }: JobRow, files: readonly UploadRow[]): void {
  if (!jobKinds[kind].period || (periodFrom !== null && periodTo !== null)) return;
  const proposal = proposalOf(files);
  if (proposal === null) return;
  throw refuse("periodOpen", { from: proposal.from, to: proposal.to });
}

/** Refuses files whose check asks what nobody answered. @throws Refusal 409 with what to do. */
export function requireAnswers(files: readonly UploadRow[]): void {
  const open = files.find((file) => {
    const check = v.parse(v.nullable(importCheckSchema), JSON.parse(file.check ?? "null"));
    const mapping = v.parse(columnMappingSchema, JSON.parse(file.mapping ?? "null"));
    const source = mapping.sources.amount ?? mapping.sources.spend;
    const column = source !== undefined && "column" in source ? source.column : undefined;
    return openQuestions(check?.questions ?? [], mapping.answers, column).length > 0;
  });
  if (open !== undefined) throw refuse("questionsOpen", { file: open.fileName });
}
