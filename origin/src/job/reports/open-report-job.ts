/** What the sections of a job's report read. */
import { keepChosen } from "@paygauge/api-types/entities/job-capabilities";
import { atStatedConversion } from "@paygauge/analysis/value/stated-conversion";
import type { Env } from "../../env.ts";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { reportedCase } from "../business-case/reported-case.ts";
import type { RunCubes } from "../cubes/run-cubes.ts";
import { readWholeRun } from "../runs/run-store.ts";
import { summaryOfRun } from "../summary/keep-summary.ts";
import { caseRules } from "../use-cases/case-rules.ts";
import type { Context } from "../use-cases/use-case-context.ts";
import type { ReportFrame } from "./frame.ts";
import type { ReportJob } from "./section.ts";
import { publishedCases } from "./sections/use-case-facts.ts";

/** What the job's object lends to read a report. */
export interface ReportSource {
  readonly env: Pick<Env, "DB" | "FILES" | "PROQ">;
  readonly storage: DurableObjectStorage;
  /** A whole run with its columns and the ruleset that scored it; null where it is not whole. */
  readonly open: Context["open"];
  readonly cubesOf: (run: string) => RunCubes | null;
}

/** The business case as the frame's report shows it; null for any other report. @throws Refusal 409 as below */
async function caseFor(
  { storage: { sql }, open }: Pick<ReportSource, "storage" | "open">,
  { reportType, run, assumptions = {} }: ReportFrame,
): Promise<ReportJob["businessCase"]> {
  if (reportType !== "business-case") return null;
  const found = await open(run);
  if (found === null) throw notAnalysed();
  const { record, grid, ruleset } = found;
  const opened = { record, grid, rules: caseRules(sql, record, ruleset), issuer: assumptions };
  return reportedCase(sql, opened, publishedCases({ sql, run, record }));
}

/** The run with all that sections ask of it. @throws Refusal 409 where it is not whole */
export async function openReportJob(context: ReportSource, frame: ReportFrame): Promise<ReportJob> {
  return { ...(await openRunOf(context, frame)), businessCase: await caseFor(context, frame) };
}

/** The run without a business case: one that was read before may replace it. @throws Refusal 409 as above */
export async function openRunOf(
  { env, storage, cubesOf }: Pick<ReportSource, "env" | "storage" | "cubesOf">,
  { run, assumptions }: Pick<ReportFrame, "run" | "assumptions">,
): Promise<Omit<ReportJob, "businessCase">> {
  const { sql } = storage;
  const summary = await summaryOfRun(env, storage, run);
  // Read after the wait: the run may have been deleted.
  const [record, cubes] = [readWholeRun(sql, run), cubesOf(run)];
  if (summary === null || record === null || cubes === null) throw notAnalysed();
  // A report uses the capabilities that the job had when its run started.
  const chosen = keepChosen(summary, record.payload.issuer);
  return { sql, run, cubes, summary: atStatedConversion(chosen, assumptions?.conversion), record };
}
