/** Bands that users set by hand: the last one of a supplier's capability counts, in addition to the rules' band. */
import * as v from "valibot";
import { scoreLevelSchema, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { machineBandsOf, type BandOverride, type SetBandBody } from "@paygauge/api-types/entities/overrides";
import type { RunInSight } from "../../identity/run-in-sight.ts";
import { supplierByKey, type SupplierRecord } from "../supplier-store.ts";
import { addDecision, appliedTo, decisionOf, readDecisions, type DecisionRow } from "./decision-store.ts";
import type { RuledBy } from "./supplier-decisions.ts";
import { readStoredOr } from "@paygauge/worker/stored-json";

/** Levels by capability. */
export type Bands = Partial<Record<Capability, ScoreLevel>>;

const wordOf = (row: DecisionRow) => decisionOf("band", row);
const seenSchema = v.nullable(v.object({ name: v.string() }));

/** The last word about each capability of each supplier, in the order in which they were first said. */
function lastWords(rows: readonly DecisionRow[]): DecisionRow[] {
  const last = new Map<string, DecisionRow>();
  for (const row of rows) last.set(`${row.supplierKey} ${wordOf(row).capability}`, row);
  return [...last.values()];
}

/** What is set by hand of each supplier in a run, by its key. */
export function bandsOfRun(sql: SqlStorage, run: string): ReadonlyMap<string, Bands> {
  const bands = new Map<string, Bands>();
  for (const row of lastWords(readDecisions(sql, "band", appliedTo(sql, run)))) {
    const { capability, level } = wordOf(row);
    if (level !== null) bands.set(row.supplierKey, { ...bands.get(row.supplierKey), [capability]: level });
  }
  return bands;
}

/** The level that the rules give: next to the one that is set by hand, or the only one. */
function machineLevelOf(record: SupplierRecord, capability: Capability): ScoreLevel {
  const own = record[`${capability}Score`];
  const machine = typeof record.machineBands === "string" ? machineBandsOf(record.machineBands) : {};
  return machine[capability] ?? v.parse(scoreLevelSchema, own);
}

/** Stores the decision. "supplier": the run has no such key; "notSet": there is nothing to undo. */
export function setBand(
  sql: SqlStorage,
  run: string,
  supplierKey: string,
  body: SetBandBody,
  by: RuledBy,
): "kept" | "supplier" | "notSet" {
  const { capability } = body;
  const record = supplierByKey(sql, run, supplierKey);
  const standing = lastWords(readDecisions(sql, "band")).find(
    (row) => row.supplierKey === supplierKey && wordOf(row).capability === capability,
  );
  const isSet = standing !== undefined && wordOf(standing).level !== null;
  if (body.kind === "takeBack" && !isSet) return record === null ? "supplier" : "notSet";
  if (body.kind === "set" && record === null) return "supplier";
  const seen = record && { name: record.name, machineLevel: machineLevelOf(record, capability) };
  addDecision(sql, {
    kind: "band",
    supplierKey,
    decisionJson: JSON.stringify({ kind: "band", capability, level: body.kind === "set" ? body.level : null }),
    seenJson: seen === null ? (standing?.seenJson ?? "null") : JSON.stringify(seen),
    words: body.kind === "set" ? body.reason : "",
    ...by,
  });
  return "kept";
}

/** What is set by hand: as of now, or as the run has it where it is looked at as published. */
export function bandOverridesOf(
  sql: SqlStorage,
  { run, perspective }: RunInSight,
  supplierKey?: string,
): BandOverride[] {
  const applied = appliedTo(sql, run);
  const rows = readDecisions(sql, "band", perspective === "published" ? applied : undefined);
  return lastWords(rows)
    .filter((row) => supplierKey === undefined || row.supplierKey === supplierKey)
    .flatMap((row) => {
      const { capability, level } = wordOf(row);
      const isPending = row.seq > applied;
      // What the run no longer has, and isn't pending, is history.
      if (level === null && !isPending) return [];
      const record = supplierByKey(sql, run, row.supplierKey);
      const seen = readStoredOr(seenSchema, row.seenJson, "decision.seenJson (band)", null);
      const { author, at, words: reason } = row;
      return [
        {
          supplierKey: row.supplierKey,
          supplierName: record === null ? (seen?.name ?? row.supplierKey) : v.parse(v.string(), record.name),
          isPresent: record !== null,
          capability,
          level,
          machineLevel: record && machineLevelOf(record, capability),
          reason,
          author,
          at,
          isPending,
        },
      ];
    });
}
