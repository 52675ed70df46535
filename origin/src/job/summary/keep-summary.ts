import { inTurns, Turns } from "@paygauge/api-types/turns/turns";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Env } from "../../env.ts";
import type { RunPayload } from "../commands.ts";
import { RunCubes } from "../cubes/run-cubes.ts";
import { readMeta } from "../job-schema.ts";
import { matchServiceNote } from "../matching/network/match-service.ts";
import { directoryOf, scoringRuleset } from "../ruleset-source.ts";
import { isWhole, readRun, summaryShape } from "../runs/run-store.ts";
import { summaryOf, type SummaryNotes } from "./job-summary.ts";
import { decodeMessage, message } from "@paygauge/api-types/catalogue/message";

/** What the matches rest on: the directory version, or the network that was asked. */
async function directoryNotes(
  env: Pick<Env, "DB">,
  { matchService, directoryVersion, statements }: RunPayload,
): Promise<Pick<SummaryNotes, "directory" | "directoryNote">> {
  const directory = matchService === "directory" ? await directoryOf(env, directoryVersion) : null;
  const general =
    matchService === "directory" ? (directory?.note ?? message("noDirectory")) : matchServiceNote(matchService);
  if (statements === null) return { directory: directory?.used ?? null, directoryNote: general };
  const { versionNumber: version, merchantsCount: merchants } = statements;
  const directoryNote = message("withStatements", { directory: general, version, merchants });
  return { directory: directory?.used ?? null, directoryNote };
}

/** The summary of a complete run. `quality`: what its files held, where another import has read others since. */
export async function makeSummary(
  env: Pick<Env, "DB">,
  storage: DurableObjectStorage,
  payload: RunPayload,
  quality?: JobSummary["quality"],
): Promise<JobSummary> {
  const { sql } = storage;
  const statement = readMeta(sql, `annualisation:${payload.run}`) ?? "";
  const notes = {
    annualisation: statement === "" ? null : decodeMessage(statement),
    ...(await directoryNotes(env, payload)),
  };
  const ruleset = await scoringRuleset(env, payload.scoringRulesetVersion, payload.job);
  const made = summaryOf(sql, new RunCubes(storage, payload.run), payload, ruleset, notes, quality);
  return inTurns(made, new Turns("walkedRows"));
}

/** The summary of a finished run, in the shape of now while the run is whole. */
export async function summaryOfRun(
  env: Pick<Env, "DB">,
  storage: DurableObjectStorage,
  run: string,
): Promise<JobSummary | null> {
  const { sql } = storage;
  const known = readRun(sql, run);
  if (known === null || known.summaryShape === summaryShape || !isWhole(sql, run)) return known?.summary ?? null;
  const made = await makeSummary(env, storage, known.payload, known.summary.quality);
  // Deleted while it was added up: some of its suppliers may be missing.
  return isWhole(sql, run) ? made : known.summary;
}
