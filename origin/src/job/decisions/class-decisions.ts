/** Decisions on payee classes: the last one on a supplier applies, until it is undone. */
import type { DecidableClass } from "@paygauge/api-types/entities/payee-classes";
import { decisionOf, readDecisions, type DecisionRow } from "./decision-store.ts";

/** The class that a decision gives. */
export const classOf = (row: DecisionRow): DecidableClass => decisionOf("class", row).payeeClass;

/** The current decision on each supplier, by its key; `upTo`: as of the decision of this number. */
export function standingClasses(sql: SqlStorage, upTo?: number): Map<string, DecisionRow> {
  return new Map(readDecisions(sql, "class", upTo).map((row) => [row.supplierKey, row]));
}

/** The decided class of each supplier, by its key. */
export function classDecisions(sql: SqlStorage): Map<string, DecidableClass> {
  return new Map([...standingClasses(sql)].map(([key, row]) => [key, classOf(row)]));
}
