import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { confidenceRulesetSchema, scoringRulesetSchema } from "@paygauge/api-types/entities/analysis";
import { confidenceProblems, scoringProblems } from "@paygauge/api-types/entities/ruleset-check";
import type { RulesetItem, RulesetKind } from "@paygauge/api-types/entities/rulesets";
import { mayBecome, rulesetMachine, type RulesetState } from "@paygauge/api-types/states";
import { countOfJobs, runInSightOf } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { changedMeanwhile, notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import { guardOf, type Database, type Statement } from "../../store/database.ts";
import { rulesets } from "../../store/schema.ts";
import { readStoredOr } from "@paygauge/worker/stored-json";
import { decodeMessage, message } from "@paygauge/api-types/catalogue/message";

export type RulesetRow = typeof rulesets.$inferSelect;

/**
 * Jobs of which the user reads a run of this version; written out, since drizzle drops the table of a column inside a
 * selection.
 */
const pins: Record<RulesetKind, SQL> = {
  confidence: sql`job_runs.confidence_ruleset_version = rulesets.version_number`,
  scoring: sql`job_runs.scoring_ruleset_version = rulesets.version_number`,
};
const isPinned = (db: Database, person: Person, kind: RulesetKind): SQL =>
  sql`exists (select 1 from job_runs where job_runs.job_id = jobs.id and job_runs.run = ${runInSightOf(db, person)} and ${pins[kind]})`;

/** With the body, which says whether the version can be read. */
const columns = (db: Database, person: Person, kind: RulesetKind) => ({
  kind: rulesets.kind,
  versionNumber: rulesets.versionNumber,
  state: rulesets.state,
  note: rulesets.note,
  body: rulesets.body,
  author: rulesets.author,
  createdOn: rulesets.createdOn,
  updatedOn: rulesets.updatedOn,
  publishedOn: rulesets.publishedOn,
  version: rulesets.version,
  jobsCount: countOfJobs(db, person, isPinned(db, person, kind)).as("jobs_count"),
});

const schemas = { confidence: confidenceRulesetSchema, scoring: scoringRulesetSchema } as const;

/** The note of a version; of a damaged one, that it can't be read. It can still be discarded or retired. */
const noteOf = ({ kind, note, body }: Pick<RulesetRow, "kind" | "note" | "body">) =>
  readStoredOr<unknown, null>(schemas[kind], body, "rulesets.body", null) === null
    ? message("storedDamaged")
    : decodeMessage(note);

/** Every version of a kind, newest first; of their jobs those count that the user sees. */
export async function listRulesets(db: Database, person: Person, kind: RulesetKind): Promise<RulesetItem[]> {
  const rows = await db
    .select(columns(db, person, kind))
    .from(rulesets)
    .where(eq(rulesets.kind, kind))
    .orderBy(desc(rulesets.versionNumber));
  const inUse = rows.find((row) => row.state === "Published")?.versionNumber;
  return rows.map(({ body, ...row }) => ({
    ...row,
    note: noteOf({ ...row, body }),
    isInUse: row.versionNumber === inUse,
  }));
}

export async function itemOf(
  db: Database,
  person: Person,
  kind: RulesetKind,
  versionNumber: number,
): Promise<RulesetItem> {
  const item = (await listRulesets(db, person, kind)).find((each) => each.versionNumber === versionNumber);
  if (!item) throw notFound("ruleset");
  return item;
}

/** One version with its body. @throws Refusal 404. */
export async function requireRuleset(db: Database, kind: RulesetKind, text: string): Promise<RulesetRow> {
  const [row] = await db
    .select()
    .from(rulesets)
    .where(and(eq(rulesets.kind, kind), eq(rulesets.versionNumber, Number(text))));
  if (!row) throw notFound("ruleset");
  return row;
}

/** Refuses what the state machine does not allow. @throws Refusal 409 with what to do. */
export function requireMove(row: RulesetRow, to: RulesetState): void {
  if (mayBecome(rulesetMachine, row.state, to)) return;
  const what =
    row.state === "Retired"
      ? message("retiredAlready")
      : to === "Published"
        ? message("publishedAlready")
        : message("onlyPublishedRetired");
  throw new Refusal(409, "RULESET_STATE", what);
}

export function requireDraft(row: RulesetRow): void {
  if (row.state !== "Draft") throw refuse("publishedNeverChanges");
}

/** Fails the batch unless the row is as the user saw it: state and version. */
export function unchanged(db: Database, row: RulesetRow, version: number): Statement {
  return guardOf(
    db,
    sql`exists (select 1 from ${rulesets} where ${rulesets.kind} = ${row.kind} and ${rulesets.versionNumber} = ${row.versionNumber} and ${rulesets.state} = ${row.state} and ${rulesets.version} = ${version})`,
    changedMeanwhile("ruleset"),
  );
}

export const sameRow = (row: Pick<RulesetRow, "kind" | "versionNumber">) =>
  and(eq(rulesets.kind, row.kind), eq(rulesets.versionNumber, row.versionNumber));

/** Refuses a body that could not be used, field by field. @throws Refusal 422. */
export function requireUsable(kind: RulesetKind, body: unknown): void {
  const problems = kind === "scoring" ? scoringProblems(body) : confidenceProblems(body);
  const [first] = Object.entries(problems);
  if (!first) return;
  const [field, sentence] = first;
  const errors = Object.fromEntries(Object.entries(problems).map(([at, problem]) => [`body.${at}`, problem]));
  throw new Refusal(422, "INVALID", message("fieldWrong", { field, sentence }), { errors });
}
