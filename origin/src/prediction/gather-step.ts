/** Gathers the rows of a training from the jobs of issuers that share, one part of one job in each slice. */
import * as v from "valibot";
import type { StepContext } from "../commands/step.ts";
import type { Env } from "../env.ts";
import { askPredictions } from "./ask-predictions.ts";
import { agesOf } from "./company-ages.ts";
import type { TrainingRow } from "./model/training-set.ts";
import { putPart, rowsOfPart } from "./model-tables.ts";
import type { TrainingSource } from "./sources.ts";

export const source = v.object({
  issuerId: v.string(),
  jobId: v.string(),
  run: v.string(),
  directoryDay: v.nullable(v.string()),
});

/** Where gathering continues: the source, the ordinal in it, and the number of the next part. */
export const gatherCursor = v.object({
  phase: v.literal("gather"),
  sources: v.array(source),
  at: v.number(),
  from: v.number(),
  part: v.number(),
  digest: v.string(),
});
export type GatherCursor = v.InferOutput<typeof gatherCursor>;

async function partOfSource(
  env: Env,
  { issuerId, jobId, run, directoryDay }: TrainingSource,
  from: number,
): Promise<{ readonly rows: TrainingRow[]; readonly next: number | null }> {
  const part = await askPredictions(env, jobId, "part", { run, from, most: rowsOfPart, directoryDay });
  // The run is whole no more: the job was erased, or newer runs took its place.
  if (part === null) return { rows: [], next: null };
  const ages = await agesOf(env, part.rows);
  const rows = part.rows.map((row, at) => {
    const { companyNumber: _, ...known } = row;
    return { ...known, age: ages[at] ?? null, issuerId, jobId };
  });
  return { rows, next: part.next };
}

/** Digest of all rows so far: of the digest before them and their own text. */
async function chained(digest: string, text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${digest}${text}`));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Gathers one part. @returns "more", also after the last: the cursor is then one beyond the sources */
export async function gather(context: StepContext, cursor: GatherCursor): Promise<"more"> {
  const { sources, at, from, part } = cursor;
  const of = sources[at];
  if (of === undefined) throw new Error("There is no such source.");
  const { rows, next } = await partOfSource(context.env, of, from);
  const text = JSON.stringify(rows);
  const moved = next === null ? { at: at + 1, from: 0 } : { at, from: next };
  const digest = rows.length === 0 ? cursor.digest : await chained(cursor.digest, text);
  const after: GatherCursor = { ...cursor, ...moved, digest, part: part + (rows.length === 0 ? 0 : 1) };
  return context.more(after, { done: moved.at, total: sources.length }, () => {
    if (rows.length > 0) putPart(context.sql, context.commandId, part, text);
  });
}
