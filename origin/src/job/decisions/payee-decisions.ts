/** The review of payee classes: what a run proposed and applied, with the decisions that users made since. */
import {
  addressableClasses,
  decidableClassSchema,
  payeePageSize,
  type DecidableClass,
  type DecidePayeesBody,
  type PayeeClassesAnswer,
  type PayeeItem,
} from "@paygauge/api-types/entities/payee-classes";
import * as v from "valibot";
import type { RunInSight } from "../../identity/run-in-sight.ts";
import { looksForPayees, readPayees, type PayeeRecord } from "../payees/payee-store.ts";
import { storedRows } from "@paygauge/worker/stored-rows";
import { readSupplier, supplierByKey } from "../supplier-store.ts";
import { classOf, standingClasses } from "./class-decisions.ts";
import { addDecision, appliedTo, pendingDecisions, undoDecision, type DecisionRow } from "./decision-store.ts";
import { invalid } from "@paygauge/worker/refusal";
import type { RuledBy } from "./supplier-decisions.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** Which payees are asked for. */
export interface PayeesAsked {
  readonly state?: PayeeItem["state"] | undefined;
  readonly payeeClass?: DecidableClass | undefined;
  readonly supplierKey?: string | undefined;
  readonly page?: number | undefined;
}

/** A saved decision, for the issuer's next jobs. */
export interface PayeeDecided {
  readonly decisionId: number;
  readonly name: string;
  readonly country: string;
  readonly taxId: string;
}

/** A payee with its current decision, if any. */
interface Reviewed {
  readonly record: PayeeRecord;
  readonly decision: DecisionRow | null;
}

/** Returns a payee's decision, else the run's class. An undone decision leaves the proposal. */
function shown({ record, decision }: Reviewed): Pick<PayeeItem, "state" | "payeeClass"> | null {
  if (decision !== null) return { state: "decided", payeeClass: classOf(decision) };
  const { state, payeeClass, proposed } = record;
  if (state !== "decided") return { state, payeeClass };
  return proposed && { state: proposed.isCertain ? "certain" : "waiting", payeeClass: proposed.payeeClass };
}

/** A payee that a user decided about, and of which the run had nothing to say. */
function unproposed(sql: SqlStorage, run: string, decision: DecisionRow): Reviewed[] {
  const row = supplierByKey(sql, run, decision.supplierKey);
  if (row === null) return [];
  const record: PayeeRecord = {
    ordinal: Number(row.ordinal),
    supplierKey: decision.supplierKey,
    state: "decided",
    payeeClass: classOf(decision),
    spendMinor: Number(row.spendMinor),
    evidence: [],
    remembered: null,
    proposed: null,
  };
  return [{ record, decision }];
}

/** Everything to review, the most spend first; as of now, or as the run has it where it is looked at as published. */
function reviewed(sql: SqlStorage, { run, perspective }: RunInSight): Reviewed[] {
  const standing = standingClasses(sql, perspective === "published" ? appliedTo(sql, run) : undefined);
  const records = readPayees(sql, run);
  const found = records.map((record) => ({ record, decision: standing.get(record.supplierKey) ?? null }));
  const known = new Set(records.map(({ supplierKey }) => supplierKey));
  const more = [...standing.values()].filter(({ supplierKey }) => !known.has(supplierKey));
  const all = [...found, ...more.flatMap((decision) => unproposed(sql, run, decision))];
  return all.toSorted((a, b) => b.record.spendMinor - a.record.spendMinor || a.record.ordinal - b.record.ordinal);
}

function itemOf(sql: SqlStorage, run: string, applied: number, each: Reviewed): PayeeItem[] {
  const { record, decision } = each;
  const stands = shown(each);
  const supplier = readSupplier(sql, run, record.ordinal);
  if (!supplier || stands === null) return [];
  const { name, country, payeeClass: counted } = supplier.identity;
  const { supplierKey, spendMinor, evidence, remembered } = record;
  return [
    {
      supplierKey,
      name,
      country,
      spendMinor,
      ...stands,
      counted,
      evidence: [...evidence],
      remembered,
      decision: decision && {
        decisionId: decision.seq,
        payeeClass: classOf(decision),
        author: decision.author,
        at: decision.at,
        isPending: decision.seq > applied,
      },
    },
  ];
}

function groupsOf(all: readonly Reviewed[]): PayeeClassesAnswer["groups"] {
  const groups = new Map<string, PayeeClassesAnswer["groups"][number]>();
  for (const each of all) {
    const stands = shown(each);
    if (stands === null) continue;
    const { state, payeeClass } = stands;
    const key = `${state} ${payeeClass}`;
    const group = groups.get(key) ?? { state, payeeClass, payees: 0, spendMinor: 0 };
    group.payees += 1;
    group.spendMinor += each.record.spendMinor;
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => b.spendMinor - a.spendMinor);
}

/** Counts the payees of the newest run whose class waits for a decision, and what they are paid. */
export function waitingPayees(sql: SqlStorage, run: string): { readonly payees: number; readonly spendMinor: number } {
  const waiting = groupsOf(reviewed(sql, { run, perspective: "latest", publication: 0 })).filter(
    ({ state }) => state === "waiting",
  );
  return {
    payees: waiting.reduce((sum, { payees }) => sum + payees, 0),
    spendMinor: waiting.reduce((sum, { spendMinor }) => sum + spendMinor, 0),
  };
}

const addressableRow = v.object({ ordinal: v.number(), addressableMinor: v.number() });
const stays = new Set<string>(addressableClasses);

/** Payees that wait and would be excluded as proposed, and what of their spend is addressable as long as they wait. */
function atStakeOf(sql: SqlStorage, run: string, all: readonly Reviewed[]): PayeeClassesAnswer["atStake"] {
  const query = `SELECT p.ordinal AS ordinal, s.addressableMinor AS addressableMinor FROM payee_class p
    JOIN supplier s ON s.run = p.run AND s.ordinal = p.ordinal WHERE p.run = ? AND s.addressableMinor > 0`;
  const rows = storedRows(sql, addressableRow, query, run);
  const addressable = new Map(rows.map(({ ordinal, addressableMinor }) => [ordinal, addressableMinor]));
  let [payees, addressableMinor] = [0, 0];
  for (const each of all) {
    const stands = shown(each);
    if (stands === null || stands.state !== "waiting" || stays.has(stands.payeeClass)) continue;
    const own = addressable.get(each.record.ordinal) ?? 0;
    if (own === 0) continue;
    payees += 1;
    addressableMinor += own;
  }
  return { payees, addressableMinor };
}

/** One page of the review. */
export function payeeClassesOf(sql: SqlStorage, run: RunInSight, asked: PayeesAsked): PayeeClassesAnswer {
  const all = reviewed(sql, run);
  const applied = appliedTo(sql, run.run);
  const chosen = all.filter((each) => {
    const stands = shown(each);
    if (stands === null) return false;
    if (asked.supplierKey !== undefined && each.record.supplierKey !== asked.supplierKey) return false;
    const isOfState = asked.state === undefined || stands.state === asked.state;
    return isOfState && (asked.payeeClass === undefined || stands.payeeClass === asked.payeeClass);
  });
  const from = ((asked.page ?? 1) - 1) * payeePageSize;
  return {
    isKnown: looksForPayees(sql, run.run),
    groups: groupsOf(all),
    atStake: atStakeOf(sql, run.run, all),
    total: chosen.length,
    items: chosen.slice(from, from + payeePageSize).flatMap((each) => itemOf(sql, run.run, applied, each)),
    pending: run.perspective === "published" ? 0 : pendingDecisions(sql, run.run),
  };
}

/** Every payee of the review, for a file. */
export function* allPayees(sql: SqlStorage, run: RunInSight): Generator<PayeeItem> {
  const applied = appliedTo(sql, run.run);
  for (const each of reviewed(sql, run)) yield* itemOf(sql, run.run, applied, each);
}

/** Keeps that payees are of a class. Errors: Refusal 422 where one is not of the run, or is redacted. */
export function decidePayees(
  sql: SqlStorage,
  run: string,
  { supplierKeys, payeeClass }: DecidePayeesBody,
  by: RuledBy,
): PayeeDecided[] {
  const stored = [...new Set(supplierKeys)].map((supplierKey) => {
    const row = supplierByKey(sql, run, supplierKey);
    return { supplierKey, supplier: row && readSupplier(sql, run, Number(row.ordinal)) };
  });
  const missing = stored.find(({ supplier }) => !supplier);
  if (missing) throw invalid("supplierKeys", message("supplierNotPresent", { key: missing.supplierKey }));
  if (stored.some(({ supplier }) => supplier?.identity.payeeClass === "Redacted"))
    throw invalid("supplierKeys", message("redactedClass"));
  return stored.flatMap(({ supplierKey, supplier }) => {
    if (!supplier) return [];
    const { name, country, taxId, payeeClass: former } = supplier.identity;
    const decisionId = addDecision(sql, {
      kind: "class",
      supplierKey,
      decisionJson: JSON.stringify({ kind: "class", payeeClass: v.parse(decidableClassSchema, payeeClass) }),
      seenJson: JSON.stringify({ name, country, taxId, former }),
      words: name.slice(0, 400),
      ...by,
    });
    return [{ decisionId, name, country, taxId }];
  });
}

/** Undoes decisions on payee classes; returns the numbers of the undone ones. */
export function undoPayees(sql: SqlStorage, decisionIds: readonly number[]): number[] {
  return [...new Set(decisionIds)].filter((decisionId) => undoDecision(sql, "class", decisionId));
}
