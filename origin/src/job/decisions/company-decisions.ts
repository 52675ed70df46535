/** Which company of the register a supplier is: what a user confirmed, and the suppliers that may be one. */
import * as v from "valibot";
import { companyNumberOf } from "@paygauge/api-types/entities/companies";
import { message } from "@paygauge/api-types/catalogue/message";
import { payeeIdentitySchema } from "@paygauge/analysis/reading/payee-identity";
import { companyKey } from "../../companies/company-words.ts";
import { invalid, notFound } from "@paygauge/worker/refusal";
import { readRows, readStored } from "@paygauge/worker/stored-json";
import { storedRows } from "@paygauge/worker/stored-rows";
import type { PayeeIdentity } from "../facts.ts";
import { readSupplier, supplierByKey } from "../supplier-store.ts";
import { addDecision, decisionOf, readDecisions } from "./decision-store.ts";
import type { RuledBy } from "./supplier-decisions.ts";

/** Suppliers whose names begin alike that are looked at, and those that are shown of one job. */
const mostCandidates = 2000;

/** The confirmed company number of each supplier, by its key. */
export function confirmedCompanies(sql: SqlStorage): ReadonlyMap<string, string> {
  return new Map(
    readDecisions(sql, "company").map((row) => [row.supplierKey, decisionOf("company", row).number] as const),
  );
}

/** Identities as they are matched: a confirmed company number takes the place of the ledger's. */
export const withCompany = (identity: PayeeIdentity, confirmed: string | undefined): PayeeIdentity =>
  confirmed === undefined ? identity : { ...identity, companyNumber: confirmed };

interface CompanyAsked {
  readonly number: string;
  readonly name: string;
}

/** Keeps that a supplier is this company. Errors: Refusal for an unknown supplier, and one with another number. */
export function decideCompany(
  sql: SqlStorage,
  { run, supplierKey, company, by }: { run: string; supplierKey: string; company: CompanyAsked; by: RuledBy },
): number {
  const record = supplierByKey(sql, run, supplierKey);
  const stored = record && readSupplier(sql, run, Number(record.ordinal));
  if (!stored || stored.identity.payeeClass === "Redacted") throw notFound("supplier");
  const stated = companyNumberOf(stored.identity.companyNumber);
  if (stated !== null && stated !== company.number)
    throw invalid("number", message("companyOtherNumber", { stated, number: company.number }));
  return addDecision(sql, {
    kind: "company",
    supplierKey,
    decisionJson: JSON.stringify({ kind: "company", number: company.number }),
    seenJson: JSON.stringify({ identity: stored.identity }),
    words: company.name,
    ...by,
  });
}

export interface LikeSupplier {
  readonly supplierKey: string;
  readonly identity: PayeeIdentity;
  readonly number: "equal" | "different" | "none";
  readonly isNameEqual: boolean;
  readonly confirmed: string | null;
}

const candidateRow = v.object({ supplierKey: v.string(), identityJson: v.string() });

/** Suppliers of a run that state the company's number, or one of its names. */
export function suppliersLike(
  sql: SqlStorage,
  { run, number, names, most }: { run: string; number: string; names: readonly string[]; most: number },
): LikeSupplier[] {
  const keys = new Set(names.map(companyKey));
  const begins = [...keys].flatMap((key) => key.split(" ")[0] ?? []);
  const confirmed = confirmedCompanies(sql);
  const rows = storedRows(
    sql,
    candidateRow,
    // A ledger may have dropped zeros at the front of the number.
    `SELECT supplierKey, identityJson FROM supplier_base WHERE run = ?1 AND (
       identityJson->>'companyNumber' LIKE '%' || ltrim(?2, '0') || '%'
       OR EXISTS (SELECT 1 FROM json_each(?3) WHERE lower(identityJson->>'name') LIKE value || '%')
       OR supplierKey IN (SELECT value FROM json_each(?4)))
     ORDER BY spendMinor DESC LIMIT ${mostCandidates}`,
    run,
    number,
    JSON.stringify(begins),
    JSON.stringify([...confirmed].flatMap(([key, of]) => (of === number ? [key] : []))),
  );
  const read = ({ supplierKey, identityJson }: v.InferOutput<typeof candidateRow>) => ({
    supplierKey,
    identity: readStored(payeeIdentitySchema, identityJson, "supplier_base.identityJson"),
  });
  const like = readRows(rows, read).readable.map(({ supplierKey, identity }): LikeSupplier => {
    const stated = companyNumberOf(identity.companyNumber);
    const same = stated === number ? "equal" : "different";
    return {
      supplierKey,
      identity,
      number: stated === null ? "none" : same,
      isNameEqual: keys.has(companyKey(identity.name)),
      confirmed: confirmed.get(supplierKey) ?? null,
    };
  });
  return like
    .filter((each) => each.identity.payeeClass !== "Redacted")
    .filter((each) => each.number === "equal" || each.isNameEqual || each.confirmed === number)
    .slice(0, most);
}
