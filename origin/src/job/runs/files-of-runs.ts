/** Which files each finished run rests on, and the additions of users to the job since then, for the removal of a file. */
import * as v from "valibot";
import type { Addition, AdditionKind } from "@paygauge/api-types/entities/upload-removal";
import { runPayload, type RunPayload } from "../commands.ts";
import { readDecisions, type DecisionKind, type DecisionRow } from "../decisions/decision-store.ts";
import { supplierByKey } from "../supplier-store.ts";
import { listUseCases } from "../use-cases/use-case-store.ts";
import { readRows, readStored, readStoredOr } from "@paygauge/worker/stored-json";
import { storedRows } from "@paygauge/worker/stored-rows";

/** Versions that a run computes with, where it is not to take those of now. */
export type RunPins = Pick<
  RunPayload,
  "directoryVersion" | "statements" | "matchService" | "confidenceRulesetVersion" | "scoringRulesetVersion" | "payees"
>;

/** A finished run with the files that it was computed from. */
export interface FilesOfRun {
  readonly run: string;
  readonly number: number;
  readonly isWhole: boolean;
  readonly uploadIds: readonly string[];
  readonly pins: RunPins;
}

/** What a job's object knows of a removal. */
export interface RemovalFacts {
  /** The newest first. */
  readonly runs: FilesOfRun[];
  readonly added: Addition[];
}

const rowSchema = v.object({
  run: v.string(),
  number: v.number(),
  isWhole: v.number(),
  ledger: v.string(),
  payload: v.string(),
});

// SQLite's error for one damaged record would fail the query of all.
const payloadSql = "iif(json_valid(recordJson), coalesce(recordJson->'payload', 'null'), '')";

/** Every finished run but damaged ones, the newest first. A re-score rests on the files of the import whose ledger it read. */
export function filesOfRuns(sql: SqlStorage): FilesOfRun[] {
  const { readable: rows } = readRows(
    storedRows(
      sql,
      rowSchema,
      `SELECT run, number, isWhole, ledger, ${payloadSql} AS payload FROM run ORDER BY number DESC`,
    ),
    ({ payload, ...row }) => ({ ...row, payload: readStored(runPayload, payload, "run.recordJson, payload") }),
  );
  const imports = new Map(rows.map((row) => [row.run, row.payload.files]));
  return rows.map(({ run, number, isWhole, ledger, payload }) => {
    const { directoryVersion, statements, matchService, payees } = payload;
    const { confidenceRulesetVersion, scoringRulesetVersion } = payload;
    return {
      run,
      number,
      isWhole: isWhole === 1,
      uploadIds: (imports.get(ledger) ?? payload.files).map(({ uploadId }) => uploadId),
      pins: { directoryVersion, statements, matchService, confidenceRulesetVersion, scoringRulesetVersion, payees },
    };
  });
}

const ruled = ["match", "group", "band", "class", "note"] as const satisfies readonly (DecisionKind & AdditionKind)[];

const namedSchema = v.nullable(
  v.object({ name: v.optional(v.string()), identity: v.optional(v.object({ name: v.optional(v.string()) })) }),
);

/** The name that was known when it was said; decisions about groups carry the names of all. */
function namedThen({ seenJson }: DecisionRow): string | undefined {
  const seen = readStoredOr(namedSchema, seenJson || "null", "decision.seenJson", null);
  return seen?.name ?? seen?.identity?.name;
}

/** Decisions, notes and use cases of users from a moment on (UTC, ISO 8601), the newest first. `run` names the suppliers. */
export function addedSince(sql: SqlStorage, run: string, since: string): Addition[] {
  const nameOf = (row: DecisionRow): string => {
    const name = supplierByKey(sql, run, row.supplierKey)?.name;
    return typeof name === "string" ? name : (namedThen(row) ?? row.supplierKey);
  };
  const decisions = ruled.flatMap((kind) =>
    readDecisions(sql, kind)
      .filter(({ at }) => at >= since)
      .map((row): Addition => {
        const about = kind === "group" ? row.words : nameOf(row);
        return { kind, about, author: row.author, at: row.at };
      }),
  );
  const cases = listUseCases(sql)
    .readable.filter(({ frozenOn }) => frozenOn >= since)
    .map(({ name, frozenBy, frozenOn }): Addition => ({
      kind: "useCase",
      about: name,
      author: frozenBy,
      at: frozenOn,
    }));
  return [...decisions, ...cases].toSorted((a, b) => b.at.localeCompare(a.at));
}
