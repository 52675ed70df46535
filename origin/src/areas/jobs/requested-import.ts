/** Whether a job's checked files may be imported as they are. */
import * as v from "valibot";
import { jobMachine, mayBecome } from "@paygauge/api-types/states";
import type { JobRow } from "../../identity/job-sight.ts";
import { refuse } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import type { UploadRow } from "../uploads/upload-access.ts";
import { checkedFiles } from "./job-run.ts";
import { requireAnswers, requireCurrency, requirePeriod, requireRate } from "./require-answers.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** What an import asks of a stored check: rows that would come in, rows that a user is asked about. */
const checkFacts = v.object({
  accepted: v.number(),
  rejected: v.optional(v.number(), 0),
  totals: v.optional(v.nullable(v.object({ asked: v.array(v.unknown()) })), null),
});
const factsOf = (check: string | null) => readStored(v.nullable(checkFacts), check ?? "null", "uploads.check");

/** The files of an import that may begin. @throws Refusal 409 with the reason against it */
export async function requireFiles(db: Database, job: JobRow, rows: "all" | "valid" = "valid"): Promise<UploadRow[]> {
  if (!mayBecome(jobMachine, job.state, "Running")) throw refuse("importedAlready");
  const files = await checkedFiles(db, job.id);
  if (files.length === 0) throw refuse("noFileChecked");
  const corrected = files.find(({ isCorrected }) => isCorrected);
  if (corrected !== undefined) throw refuse("checkCorrections", { file: corrected.fileName });
  const rejected = files.reduce((sum, { check }) => sum + (factsOf(check)?.rejected ?? 0), 0);
  if (rows === "all" && rejected > 0) throw refuse("rowsWithErrors", { count: rejected });
  if (files.every(({ check }) => (factsOf(check)?.accepted ?? 0) === 0)) throw refuse("nothingAccepted");
  requireAnswers(files);
  await requireCurrency(db, job, files);
  await requireRate(db, job);
  if (files.some(({ check }) => (factsOf(check)?.totals?.asked.length ?? 0) > 0)) throw refuse("totalsUnanswered");
  requirePeriod(job, files);
  return files;
}
