/** What the end of a job's command means in the catalogue: for the import, the upload or the export it worked for. */
import { and, eq, inArray, lt, type SQL } from "drizzle-orm";
import type { PipelineStep } from "@paygauge/api-types/entities/jobs";
import { jobMachine, statesBefore, type JobState, type UploadState } from "@paygauge/api-types/states";
import type { Env } from "../env.ts";
import type { CommandOutcome } from "../proq/contract.ts";
import { now, openDatabase, type Database } from "../store/database.ts";
import { jobs, uploads } from "../store/schema.ts";
import { downloadCommandType } from "./downloads/download-command.ts";
import { followDownload } from "./downloads/follow-download.ts";
import { followExport } from "../exports/follow-export.ts";
import { stepOf } from "./commands.ts";
import { dropRollups } from "./cubes/catalogue-rollup.ts";
import type { Standing } from "../commands/command-outcomes.ts";
import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";

/** What an upload becomes when the command that works on it is canceled or fails, by what it was. */
export const brokenOff = {
  Unpacking: { canceled: "Refused", failed: "Refused" },
  Inspecting: { canceled: "Refused", failed: "Refused" },
  Checking: { canceled: "Inspected", failed: "Refused" },
} as const satisfies Partial<Record<UploadState, Record<"canceled" | "failed", UploadState>>>;
type WorkingState = keyof typeof brokenOff;

/** What an upload is while one of these works on it. */
const working: Partial<Record<PipelineStep, WorkingState>> = {
  Unpack: "Unpacking",
  Inspect: "Inspecting",
  Check: "Checking",
};
const refusals = { canceled: "reading-canceled", failed: "reading-failed" } as const;
const stopped = encodedMessage("importStopped");

/** The state of an import by its commands; those that did not end ask nothing. */
export function importStanding(commands: readonly Standing[]): { state: JobState; failureMessage: string | null } {
  const ended = (outcome: Standing["outcome"]) => commands.find((each) => each.outcome === outcome);
  if (commands.some(isRunFinished)) return { state: "Ready", failureMessage: null };
  const failed = ended("failed");
  if (failed) return { state: "Failed", failureMessage: failed.message ?? stopped };
  return { state: ended("canceled") ? "Canceled" : "Running", failureMessage: null };
}

/** True of the command that finishes a run: from its end on the run is the newest. */
export const isRunFinished = ({ commandType, outcome }: Pick<CommandOutcome, "commandType" | "outcome">): boolean =>
  stepOf(commandType) === "Publishable" && outcome === "done";

/** The import of this run, where it is still the job's latest and this outcome was not applied to it. */
function followImport(db: Database, { sequence, batchId, jobId }: CommandOutcome, commands: readonly Standing[]) {
  const { state, failureMessage } = importStanding(commands);
  const newest = state === "Ready" ? { currentRun: batchId } : {};
  return db
    .update(jobs)
    .set({ state, failureMessage, ...newest, settled: sequence, updatedOn: now() })
    .where(
      and(
        eq(jobs.id, jobId ?? ""),
        eq(jobs.run, batchId ?? ""),
        lt(jobs.settled, sequence),
        inArray(jobs.state, statesBefore(jobMachine, state)),
      ),
    );
}

/** The upload, where it waits for this command and this outcome was not applied to it. */
function followUpload(
  db: Database,
  { sequence, commandId, targetEntityId, outcome }: CommandOutcome,
  state: WorkingState,
) {
  const become = (set: { state: UploadState; refusal: string | null }, isWaiting: SQL) =>
    db
      .update(uploads)
      .set({ ...set, settled: sequence, updatedOn: now() })
      .where(
        and(eq(uploads.id, targetEntityId), eq(uploads.commandId, commandId), lt(uploads.settled, sequence), isWaiting),
      );
  // The step itself wrote what it found.
  if (outcome === "done") return null;
  if (outcome === "again")
    return become({ state, refusal: null }, inArray(uploads.state, Object.values(brokenOff[state])));
  const next = brokenOff[state][outcome];
  const refusal = next === "Refused" ? JSON.stringify(refusalOf(refusals[outcome])) : null;
  return become({ state: next, refusal }, eq(uploads.state, state));
}

/**
 * Does what an outcome means, once: a row says up to which outcome it followed. @returns false where the job is gone
 */
export async function followOutcome(
  env: Pick<Env, "DB">,
  outcome: CommandOutcome,
  commandsOf: (batchId: string) => readonly Standing[],
): Promise<boolean> {
  const db = openDatabase(env.DB);
  const step = stepOf(outcome.commandType);
  const { jobId, batchId } = outcome;
  if (step === "Export") await followExport(db, outcome);
  if (outcome.commandType === downloadCommandType) await followDownload(db, outcome);
  const state = step === null ? undefined : working[step];
  const change =
    batchId !== null ? followImport(db, outcome, commandsOf(batchId)) : state ? followUpload(db, outcome, state) : null;
  const isThere = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.id, jobId ?? ""));
  const drops = isRunFinished(outcome) && jobId !== null ? [dropRollups(db, jobId)] : [];
  const [rows] = change ? (await db.batch([isThere, change, ...drops])).slice(0, 1) : [await isThere];
  return (rows as readonly unknown[]).length > 0;
}
