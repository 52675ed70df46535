/** What a run proposed or applied about its payees' classes: a row for each payee that there is something to say of. */
import * as v from "valibot";
import {
  decidableClassSchema,
  payeeEvidenceSchema,
  payeeStates,
  type DecidableClass,
  type PayeeEvidence,
  type PayeeState,
} from "@paygauge/api-types/entities/payee-classes";
import { soundRows } from "@paygauge/worker/stored-rows";
import { readStoredOr } from "@paygauge/worker/stored-json";

/** A payee of a run of whose class there is something to say. */
export interface PayeeRecord {
  readonly ordinal: number;
  readonly supplierKey: string;
  readonly state: PayeeState;
  /** The class that is proposed, or that was applied. */
  readonly payeeClass: DecidableClass;
  /** Integer minor units of the job's currency. */
  readonly spendMinor: number;
  readonly evidence: readonly PayeeEvidence[];
  readonly remembered: { readonly author: string; readonly at: string } | null;
  /** What the names and signs alone propose; null: nothing. */
  readonly proposed: { readonly payeeClass: DecidableClass; readonly isCertain: boolean } | null;
}

/** Created at the object's first access; erased with the job, and with the run. */
export function createPayeeTable(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS payee_class (run TEXT NOT NULL, ordinal INTEGER NOT NULL, supplierKey TEXT NOT NULL,
    state TEXT NOT NULL, payeeClass TEXT NOT NULL, spendMinor INTEGER NOT NULL, detailJson TEXT NOT NULL,
    PRIMARY KEY (run, ordinal))`);
}

/** Notes that a run looked for payee classes: one that found none has no rows. */
export function notePayees(sql: SqlStorage, run: string): void {
  sql.exec("INSERT OR REPLACE INTO meta VALUES (?, ?)", `payees:${run}`, "1");
}

/** Writes some of what a run found. */
export function putPayees(sql: SqlStorage, run: string, payees: readonly PayeeRecord[]): void {
  for (const { ordinal, supplierKey, state, payeeClass, spendMinor, evidence, remembered, proposed } of payees)
    sql.exec(
      "INSERT OR REPLACE INTO payee_class VALUES (?, ?, ?, ?, ?, ?, ?)",
      run,
      ordinal,
      supplierKey,
      state,
      payeeClass,
      spendMinor,
      JSON.stringify({ evidence, remembered, proposed }),
    );
}

/** Whether the run looked for payee classes; runs of earlier releases did not. */
export function looksForPayees(sql: SqlStorage, run: string): boolean {
  return sql.exec("SELECT 1 FROM meta WHERE key = ?", `payees:${run}`).toArray().length > 0;
}

const detailSchema = v.object({
  evidence: v.array(payeeEvidenceSchema),
  remembered: v.nullable(v.object({ author: v.string(), at: v.string() })),
  /** Absent in runs of before it was kept. */
  proposed: v.optional(v.nullable(v.object({ payeeClass: decidableClassSchema, isCertain: v.boolean() })), null),
});
/** Of a damaged row the class is still known, and its reasons are not. */
const noDetail = { evidence: [], remembered: null, proposed: null };
const payeeRow = v.object({
  ordinal: v.number(),
  supplierKey: v.string(),
  state: v.picklist(payeeStates),
  payeeClass: decidableClassSchema,
  spendMinor: v.number(),
  detailJson: v.string(),
});

/** Every payee of a run of whose class there is something to say, the most spend first. */
export function readPayees(sql: SqlStorage, run: string): PayeeRecord[] {
  const query = "SELECT * FROM payee_class WHERE run = ? ORDER BY spendMinor DESC, ordinal";
  return soundRows(sql, payeeRow, query, run).map(({ detailJson, ...row }) => ({
    ...row,
    ...readStoredOr(detailSchema, detailJson, "payee_class.detailJson", noDetail),
  }));
}
