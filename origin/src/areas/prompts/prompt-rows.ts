import { and, asc, count, desc, eq, gte, sql } from "drizzle-orm";
import {
  promptConfig,
  promptContract,
  usualLabels,
  type PromptRow,
  type PromptUsageDay,
  type PromptVersion,
} from "@paygauge/api-types/entities/prompts";
import { namingDamaged, toPagedResult, type PagedRequest, type PagedResult } from "@paygauge/api-types/entities/paging";
import { decodeMessage } from "@paygauge/api-types/catalogue/message";
import * as v from "valibot";
import type { Person } from "../../identity/person.ts";
import { contractOf } from "../../prompts/contracts.ts";
import { editedOutcome, modelOutcome } from "../../prompts/usage.ts";
import { notFound } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import {
  promptLabelMoves,
  promptLabels,
  prompts,
  promptTrials,
  promptUsage,
  promptVersions,
} from "../../store/schema.ts";
import { readRows, readStored, readStoredOr } from "@paygauge/worker/stored-json";

export type StoredPrompt = typeof prompts.$inferSelect;
type StoredVersion = typeof promptVersions.$inferSelect;

const shownDays = 30;
const maxMoves = 50;
/** The first day (UTC) of the last 30. */
const firstDay = (): string => new Date(Date.now() - (shownDays - 1) * 86_400_000).toISOString().slice(0, 10);

/** Written out: in a selection of one table drizzle drops the table of a column. */
const columns = (since: string) => ({
  id: prompts.id,
  key: prompts.key,
  name: prompts.name,
  purpose: prompts.purpose,
  versionsCount: sql<number>`(select count(*) from ai_prompt_versions where prompt_id = ai_prompts.id)`,
  production: sql<
    number | null
  >`(select number from ai_prompt_labels where prompt_id = ai_prompts.id and label = 'production')`,
  labels: sql<string>`(select json_group_array(json_object('label', label, 'number', number)) from ai_prompt_labels where prompt_id = ai_prompts.id)`,
  runs: sql<number>`coalesce((select sum(runs) from ai_prompt_usage where prompt_id = ai_prompts.id and day >= ${since} and outcome <> ${editedOutcome}), 0)`,
  failures: sql<number>`coalesce((select sum(runs) from ai_prompt_usage where prompt_id = ai_prompts.id and day >= ${since} and outcome not in (${editedOutcome}, ${modelOutcome})), 0)`,
  changedOn: sql<string>`(select max(created_on) from ai_prompt_versions where prompt_id = ai_prompts.id)`,
});

const storedLabels = v.array(v.object({ label: v.string(), number: v.number() }));

function pagedColumns(selected: ReturnType<typeof columns>): PagedColumns {
  return {
    key: { sql: selected.key, kind: "text" },
    name: { sql: selected.name, kind: "text" },
    versionsCount: { sql: selected.versionsCount, kind: "number" },
    production: { sql: selected.production, kind: "number" },
    runs: { sql: selected.runs, kind: "number" },
    failures: { sql: selected.failures, kind: "number" },
    changedOn: { sql: selected.changedOn, kind: "moment" },
  };
}

/** A page of prompts. */
export async function listPrompts(db: Database, request: PagedRequest): Promise<PagedResult<PromptRow>> {
  const selected = columns(firstDay());
  const options = { searched: ["name", "key"], standardOrder: "name", tieBreak: prompts.id };
  const query = pagedQuery(pagedColumns(selected), request, options);
  const [rows, [matching], [all]] = await db.batch([
    db
      .select(selected)
      .from(prompts)
      .where(query.where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    db.select({ total: count() }).from(prompts).where(query.where),
    db.select({ total: count() }).from(prompts),
  ]);
  const answered = rows.map((row) => ({
    ...row,
    purpose: decodeMessage(row.purpose),
    labels: readStored(storedLabels, row.labels, "ai_prompt_labels"),
    isUsed: contractOf(row.key) !== null,
  }));
  return toPagedResult(answered, request, matching?.total ?? 0, all?.total ?? 0);
}

/** @throws Refusal 404 */
export async function requirePrompt(db: Database, id: string): Promise<StoredPrompt> {
  const [row] = await db.select().from(prompts).where(eq(prompts.id, id));
  if (!row) throw notFound("prompt");
  return row;
}

/** @throws Refusal 404 */
export async function requireVersion(db: Database, promptId: string, number: number): Promise<StoredVersion> {
  const [row] = await db
    .select()
    .from(promptVersions)
    .where(and(eq(promptVersions.promptId, promptId), eq(promptVersions.number, number)));
  if (!row) throw notFound("promptVersion");
  return row;
}

/** The version that has a label; null for none. */
export async function labelledNumber(db: Database, promptId: string, label: string): Promise<number | null> {
  const [row] = await db
    .select({ number: promptLabels.number })
    .from(promptLabels)
    .where(and(eq(promptLabels.promptId, promptId), eq(promptLabels.label, label)));
  return row?.number ?? null;
}

function versionOf(
  row: StoredVersion,
  labels: readonly { readonly label: string; readonly number: number }[],
  person: Person,
): PromptVersion {
  return {
    number: row.number,
    template: row.template,
    config: readStored(promptConfig, row.config, "ai_prompt_versions.config"),
    contract: readStored(promptContract, row.contract, "ai_prompt_versions.contract"),
    note: decodeMessage(row.note),
    author: row.author,
    isOwn: row.authorId === person.userId,
    digest: row.digest,
    createdOn: row.createdOn,
    labels: labels.filter((each) => each.number === row.number).map(({ label }) => label),
  };
}

type StoredUse = typeof promptUsage.$inferSelect;

/** Rows of one version and day as one. */
function usageDays(rows: readonly StoredUse[]): PromptUsageDay[] {
  const byDay = Map.groupBy(rows, ({ number, day }) => `${number} ${day}`);
  return [...byDay.values()].flatMap((uses) => {
    const [first] = uses;
    if (first === undefined) return [];
    const runs = uses.filter(({ outcome }) => outcome !== editedOutcome);
    const sum = (of: readonly StoredUse[], what: "runs" | "promptTokens" | "completionTokens") =>
      of.reduce((total, each) => total + each[what], 0);
    const failed = Map.groupBy(
      runs.filter(({ outcome }) => outcome !== modelOutcome),
      ({ outcome }) => outcome,
    );
    return {
      number: first.number,
      day: first.day,
      runs: sum(runs, "runs"),
      promptTokens: sum(runs, "promptTokens"),
      completionTokens: sum(runs, "completionTokens"),
      failures: [...failed].map(([reason, of]) => ({ reason, count: sum(of, "runs") })),
      edits: sum(
        uses.filter(({ outcome }) => outcome === editedOutcome),
        "runs",
      ),
    };
  });
}

/** The class of time that holds the median of the answered runs of a version, by its upper bound. */
function medianMs(rows: readonly StoredUse[]): number | null {
  const answered = rows.filter(({ upToMs }) => upToMs > 0).toSorted((a, b) => a.upToMs - b.upToMs);
  const total = answered.reduce((all, { runs }) => all + runs, 0);
  let seen = 0;
  for (const { upToMs, runs } of answered) {
    seen += runs;
    if (seen * 2 >= total) return upToMs;
  }
  return null;
}

const passedCounts = v.record(v.string(), v.number());

/** All that the page of a prompt shows of the store. */
export async function promptParts(db: Database, person: Person, promptId: string) {
  const [versions, labels, moves, uses, trials] = await db.batch([
    db.select().from(promptVersions).where(eq(promptVersions.promptId, promptId)).orderBy(desc(promptVersions.number)),
    db.select().from(promptLabels).where(eq(promptLabels.promptId, promptId)).orderBy(asc(promptLabels.label)),
    db
      .select()
      .from(promptLabelMoves)
      .where(eq(promptLabelMoves.promptId, promptId))
      .orderBy(desc(promptLabelMoves.id))
      .limit(maxMoves),
    db
      .select()
      .from(promptUsage)
      .where(and(eq(promptUsage.promptId, promptId), gte(promptUsage.day, firstDay())))
      .orderBy(desc(promptUsage.day), desc(promptUsage.number)),
    db.select().from(promptTrials).where(eq(promptTrials.promptId, promptId)),
  ]);
  const byVersion = Map.groupBy(uses, ({ number }) => number);
  const { readable, damaged } = readRows(versions, (row) => versionOf(row, labels, person));
  return {
    versions: readable,
    ...namingDamaged(damaged.map((row) => String(row.number))),
    moves: moves.map(({ label, fromNumber, toNumber, username, movedOn, note }) => ({
      label,
      from: fromNumber,
      to: toNumber,
      by: username,
      on: movedOn,
      note,
    })),
    usage: usageDays(uses),
    usageTotals: [...byVersion].map(([number, rows]) => ({ number, medianMs: medianMs(rows) })),
    trials: trials.map(({ number, sample, of, passed, ranOn }) => ({
      number,
      sample,
      of,
      passed: readStoredOr(passedCounts, passed, "ai_prompt_trials.passed", {}),
      on: ranOn,
    })),
  };
}

/** Prompts that no code uses, and labels that no code reads. */
export async function orphansOf(db: Database) {
  const [all, labels] = await db.batch([
    db.select({ id: prompts.id, key: prompts.key, name: prompts.name }).from(prompts).orderBy(asc(prompts.name)),
    db
      .select({
        id: prompts.id,
        name: prompts.name,
        key: prompts.key,
        label: promptLabels.label,
        number: promptLabels.number,
      })
      .from(promptLabels)
      .innerJoin(prompts, eq(prompts.id, promptLabels.promptId))
      .orderBy(asc(prompts.name), asc(promptLabels.label)),
  ]);
  return {
    keys: all.map(({ key }) => key),
    promptsWithoutKey: all.filter(({ key }) => contractOf(key) === null),
    unusedLabels: labels
      .filter(({ key, label }) => contractOf(key) === null || !usualLabels.includes(label))
      .map(({ id, name, label, number }) => ({ id, name, label, number })),
  };
}
