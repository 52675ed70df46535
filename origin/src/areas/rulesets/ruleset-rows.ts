import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { confidenceProblems, scoringProblems } from "@paygauge/api-types/entities/ruleset-check";
import type { RulesetItem, RulesetKind } from "@paygauge/api-types/entities/rulesets";
import { mayBecome, rulesetMachine, type RulesetState } from "@paygauge/api-types/states";
import { notFound, Refusal } from "../../refusal.ts";
import { guardOf, type Database, type Statement } from "../../store/database.ts";
import { rulesets } from "../../store/schema.ts";

export type RulesetRow = typeof rulesets.$inferSelect;

/** Jobs whose analysis pins a version; written out, since drizzle drops the table of a column inside a selection. */
const jobsCount: Record<RulesetKind, SQL<number>> = {
  confidence: sql<number>`(select count(*) from jobs where jobs.confidence_ruleset_version = rulesets.version_number)`,
  scoring: sql<number>`(select count(*) from jobs where jobs.scoring_ruleset_version = rulesets.version_number)`,
};

/** Without the body, which a list never needs. */
const columns = (kind: RulesetKind) => ({
  kind: rulesets.kind,
  versionNumber: rulesets.versionNumber,
  state: rulesets.state,
  note: rulesets.note,
  author: rulesets.author,
  createdOn: rulesets.createdOn,
  updatedOn: rulesets.updatedOn,
  publishedOn: rulesets.publishedOn,
  version: rulesets.version,
  jobsCount: jobsCount[kind].as("jobs_count"),
});

/** Every version of a kind, newest first. */
export async function listRulesets(db: Database, kind: RulesetKind): Promise<RulesetItem[]> {
  const rows = await db
    .select(columns(kind))
    .from(rulesets)
    .where(eq(rulesets.kind, kind))
    .orderBy(desc(rulesets.versionNumber));
  const inUse = rows.find((row) => row.state === "Published")?.versionNumber;
  return rows.map((row) => ({ ...row, isInUse: row.versionNumber === inUse }));
}

export async function itemOf(db: Database, kind: RulesetKind, versionNumber: number): Promise<RulesetItem> {
  const item = (await listRulesets(db, kind)).find((each) => each.versionNumber === versionNumber);
  if (!item) throw notFound("ruleset");
  return item;
}

export function versionNumberOf(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw notFound("ruleset");
  return number;
}

/** One version with its body. @throws Refusal 404. */
export async function requireRuleset(db: Database, kind: RulesetKind, text: string): Promise<RulesetRow> {
  const [row] = await db
    .select()
    .from(rulesets)
    .where(and(eq(rulesets.kind, kind), eq(rulesets.versionNumber, versionNumberOf(text))));
  if (!row) throw notFound("ruleset");
  return row;
}

/** Refuses what the state machine does not allow. @throws Refusal 409 with what to do. */
export function requireMove(row: RulesetRow, to: RulesetState): void {
  if (mayBecome(rulesetMachine, row.state, to)) return;
  const what =
    row.state === "Retired"
      ? "This version is retired. Make a draft from it to use its rules again."
      : to === "Published"
        ? "This version is published already. Make a draft from it to change its rules."
        : "Only a published version can be retired. Discard the draft instead.";
  throw new Refusal(409, "RULESET_STATE", what);
}

export function requireDraft(row: RulesetRow): void {
  if (row.state !== "Draft")
    throw new Refusal(
      409,
      "RULESET_FIXED",
      "A published version never changes. Make a draft from it and change the draft.",
    );
}

/** Fails the batch unless the row is as the person saw it: state and version. */
export function unchanged(db: Database, row: RulesetRow, version: number): Statement {
  return guardOf(
    db,
    sql`exists (select 1 from ${rulesets} where ${rulesets.kind} = ${row.kind} and ${rulesets.versionNumber} = ${row.versionNumber} and ${rulesets.state} = ${row.state} and ${rulesets.version} = ${version})`,
  );
}

export const sameRow = (row: Pick<RulesetRow, "kind" | "versionNumber">) =>
  and(eq(rulesets.kind, row.kind), eq(rulesets.versionNumber, row.versionNumber));

/** Refuses a body that could not be used, field by field. @throws Refusal 422. */
export function requireUsable(kind: RulesetKind, body: unknown): void {
  const problems = kind === "scoring" ? scoringProblems(body) : confidenceProblems(body);
  const [first] = Object.entries(problems);
  if (!first) return;
  const [path, sentence] = first;
  const errors = Object.fromEntries(Object.entries(problems).map(([at, words]) => [`body.${at}`, words]));
  throw new Refusal(422, "INVALID", `${path}: ${sentence}`, { errors });
}
