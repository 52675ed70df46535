/** Decisions on payee classes: the last one on a supplier applies, until it is undone. */
import * as v from "valibot";
import { decidableClassSchema, type DecidableClass } from "@paygauge/api-types/entities/payee-classes";
import { readDecisions, type DecisionRow } from "./decision-store.ts";
import { readStored } from "../../store/stored-json.ts";

const classWord = v.object({ kind: v.literal("class"), payeeClass: decidableClassSchema });

/** The class that a decision gives. */
export function classOf({ decisionJson }: DecisionRow): DecidableClass {
  return readStored(classWord, decisionJson, "decision.decisionJson (class)").payeeClass;
}

/** The current decision on each supplier, by its key; `upTo`: as of the decision of this number. */
export function standingClasses(sql: SqlStorage, upTo?: number): Map<string, DecisionRow> {
  return new Map(readDecisions(sql, "class", upTo).map((row) => [row.supplierKey, row]));
}

/** The decided class of each supplier, by its key. */
export function classDecisions(sql: SqlStorage): Map<string, DecidableClass> {
  return new Map([...standingClasses(sql)].map(([key, row]) => [key, classOf(row)]));
}
