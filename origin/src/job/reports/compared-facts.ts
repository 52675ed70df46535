/** The stored facts of a version to compare it with another, whatever became of its run. */
import * as v from "valibot";
import { Turns } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import type { CoreFacts, ReportJob } from "./section.ts";

export const comparedFactsSchema = v.object({
  currency: v.string(),
  minorDigits: v.number(),
  spendMinor: v.number(),
  suppliers: v.number(),
  matchedMinor: v.number(),
  dataDate: v.nullable(v.string()),
  /** Sections that it has, by id. */
  sections: v.pipe(v.array(v.string()), v.readonly()),
});
export type ComparedFacts = Readonly<v.InferOutput<typeof comparedFactsSchema>>;

export function comparedFacts({ summary }: ReportJob, core: CoreFacts, sections: readonly string[]): ComparedFacts {
  const { currency, minorDigits, totals, match } = summary;
  const { Unmatched: _, ...matched } = match.spendMinor;
  return {
    currency,
    minorDigits,
    spendMinor: totals.spendMinor,
    suppliers: totals.suppliers,
    matchedMinor: Object.values(matched).reduce((sum, each) => sum + each, 0),
    dataDate: core.dataDate,
    sections,
  };
}

/**
 * Levels of every supplier, a line each: its key, a space, and for each capability the place of its level. Compressed:
 * 40,000 suppliers are a few hundred kilobytes.
 */
export async function levelsFile({ sql, run }: ReportJob): Promise<Uint8Array<ArrayBuffer>> {
  const scores = capabilities.map((capability) => `${capability}Score`);
  const names: readonly string[] = scoreLevels;
  const lines: string[] = [];
  const turns = new Turns("walkedRows");
  const text = `SELECT supplierKey, ${scores.join(", ")} FROM supplier WHERE run = ? AND supplierKey > ?
    ORDER BY supplierKey LIMIT ${unitsOfTurn.walkedRows}`;
  for (let after = ""; ;) {
    const rows = sql.exec<Record<string, string>>(text, run, after).toArray();
    for (const row of rows)
      lines.push(`${row["supplierKey"]} ${scores.map((score) => names.indexOf(row[score] ?? "")).join("")}`);
    after = rows.at(-1)?.["supplierKey"] ?? after;
    if (rows.length < unitsOfTurn.walkedRows) break;
    await turns.next();
  }
  const packed = new Blob([lines.join("\n")]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Levels by supplier, as `levelsFile` wrote them. */
export async function readLevels(file: ReadableStream): Promise<Map<string, string>> {
  const text = await new Response(file.pipeThrough(new DecompressionStream("gzip"))).text();
  const levels = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [key = "", places = ""] = line.split(" ");
    if (key !== "") levels.set(key, places);
  }
  return levels;
}
