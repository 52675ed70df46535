/**
 * What suppliers had agreed to in campaigns when a run was matched. Campaigns go on, so that a run that is computed again
 * takes these from the run itself.
 */
import * as v from "valibot";
import { agreedInCampaign, type AgreedInCampaign } from "@paygauge/api-types/entities/agreed-in-campaign";
import { rangesOf, Turns } from "@paygauge/api-types/turns/turns";
import { readStored } from "@paygauge/worker/stored-json";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";
import { readMeta, writeMeta } from "../job-schema.ts";
import { isThrowAway } from "./is-throw-away.ts";

export interface Agreement {
  readonly supplierKey: string;
  readonly agreed: AgreedInCampaign;
}

/** Agreements in one stored value. */
const storedAtOnce = 2000;
const storedAgreements = v.array(v.object({ supplierKey: v.string(), agreed: agreedInCampaign }));
const keyOf = (part: number): string => `recompute.agreements.${part}`;

/** Reads them of a whole run; others get their turn in between. */
export async function agreementsOfRun(sql: SqlStorage, run: string): Promise<Agreement[]> {
  const found: Agreement[] = [];
  const row = v.object({ supplierKey: v.string(), agreed: v.pipe(v.string(), v.parseJson(), agreedInCampaign) });
  const text = "SELECT coalesce(max(ordinal), -1) AS last FROM supplier_match WHERE run = ?";
  const { last } = storedRow(sql, v.object({ last: v.number() }), text, run);
  const turns = new Turns("walkedRows");
  for (const { from, to } of rangesOf("walkedRows", last + 1)) {
    const rows = storedRows(
      sql,
      row,
      `SELECT s.supplierKey AS supplierKey, m.evidenceJson->'$.agreed' AS agreed FROM supplier_match AS m
       JOIN supplier_base AS s ON s.run = m.run AND s.ordinal = m.ordinal
       WHERE m.run = ? AND m.ordinal >= ? AND m.ordinal < ? AND m.evidenceJson->>'$.agreed' IS NOT NULL`,
      run,
      from,
      to,
    );
    found.push(...rows);
    await turns.after(to - from);
  }
  return found;
}

/** Part of a transaction of the throw-away object. */
export function putAgreements(sql: SqlStorage, agreements: readonly Agreement[]): void {
  for (let from = 0; from < agreements.length; from += storedAtOnce)
    writeMeta(sql, keyOf(from / storedAtOnce), JSON.stringify(agreements.slice(from, from + storedAtOnce)));
}

/** Those of a throw-away object, by supplier; null: the object is a job's own, whose runs ask what is agreed now. */
export function pinnedAgreements(sql: SqlStorage): ReadonlyMap<string, AgreedInCampaign> | null {
  if (!isThrowAway(sql)) return null;
  const found = new Map<string, AgreedInCampaign>();
  for (let part = 0; ; part += 1) {
    const text = readMeta(sql, keyOf(part));
    if (text === null) return found;
    for (const { supplierKey, agreed } of readStored(storedAgreements, text, `meta.${keyOf(part)}`))
      found.set(supplierKey, agreed);
  }
}
