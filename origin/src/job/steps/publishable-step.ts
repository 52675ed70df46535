import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { now, openDatabase } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import type { Env } from "../../env.ts";
import { runPayload, type RunPayload } from "../commands.ts";
import { matchServiceNote } from "../matching/network/match-service.ts";
import { readMeta, writeMeta } from "../job-schema.ts";
import { summaryOf } from "../job-summary.ts";
import { directoryOf } from "../ruleset-source.ts";
import { countSuppliers, keepOnlyRun } from "../supplier-store.ts";
import type { Step } from "./step.ts";

/** What stands beside every match: the directory version, or the network that was asked. */
async function matchNote(env: Env, { matchService, directoryVersion }: RunPayload): Promise<string> {
  if (matchService !== "directory") return matchServiceNote(matchService);
  return (await directoryOf(env, directoryVersion))?.note ?? "No directory was used.";
}

/**
 * Makes the run the one that screens read, in one transaction with its summary, and then says so in the catalogue:
 * a step that is killed in between is begun again and writes the same.
 */
export const publishableStep: Step = async (context) => {
  const payload = v.parse(runPayload, context.payload);
  const { sql } = context;
  // A cancel that came in meanwhile is heard here, before anything becomes current.
  await context.tick({ done: 0, total: 1 });
  const directoryNote = await matchNote(context.env, payload);
  const summary = summaryOf(sql, payload, {
    annualisation: readMeta(sql, `annualisation:${payload.run}`) || null,
    directoryNote,
  });
  context.storage.transactionSync(() => {
    writeMeta(sql, "currentRun", payload.run);
    writeMeta(sql, "summary", JSON.stringify(summary));
    writeMeta(sql, "directoryNote", directoryNote);
    writeMeta(sql, "currentPayload", JSON.stringify(payload));
    keepOnlyRun(sql, payload.run);
  });
  await openDatabase(context.env.DB)
    .update(jobs)
    .set({
      state: "Ready",
      suppliersCount: countSuppliers(sql, payload.run),
      spendMinor: String(summary.totals.spendMinor),
      failureMessage: null,
      updatedOn: now(),
    })
    .where(and(eq(jobs.id, payload.job.jobId), eq(jobs.run, payload.run), eq(jobs.state, "Running")));
  return context.finish({ done: 1, total: 1 });
};
