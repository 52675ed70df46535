/** Suppliers of a run as an issuer's vendors store them. */
import * as v from "valibot";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreLevelSchema, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { VendorRow } from "../../vendors/part-columns.ts";
import { axes } from "../cubes/axes.ts";
import { axisTextsOf } from "../cubes/cube-pages.ts";
import { comboOf } from "../cubes/slicer-combos.ts";
import { redactedKey, supplierKeyOf } from "@paygauge/analysis/names/group-key";

/** Payees of these classes belong to the buyer; the lookup leaves them out. */
const personal = ["Employee", "Payroll"];
const redacted = supplierKeyOf(redactedKey);

const stored = v.object({
  ordinal: v.number(),
  supplierKey: v.string(),
  name: v.string(),
  city: v.string(),
  country: v.string(),
  mcc: v.string(),
  taxId: v.string(),
  companyNumber: v.string(),
  entryId: v.string(),
  spendMinor: v.number(),
  invoices: v.number(),
  payments: v.number(),
  matchedState: v.string(),
  cardAccepting: v.number(),
  vcAccepting: v.picklist(["YES", "NO", "UNMATCHED"]),
  stpCapable: v.number(),
  detailLevel: v.number(),
  paymentMethods: v.string(),
  cardCapability: v.string(),
  lastCardDate: v.nullable(v.number()),
  statementDate: v.nullable(v.string()),
  ...(Object.fromEntries(capabilities.map((capability) => [`${capability}Score`, scoreLevelSchema])) as Record<
    `${Capability}Score`,
    typeof scoreLevelSchema
  >),
});

const scoreColumns = capabilities.map((capability) => `s.${capability}Score`).join(", ");
const axisColumns = axes
  .flat()
  .filter((column) => column !== "country" && column !== "paymentMethods")
  .map((column) => `s.${column}`)
  .join(", ");
const query = `SELECT s.ordinal, s.supplierKey, s.name, s.city, s.country, s.mcc, s.spendMinor, s.invoices, s.payments,
  s.matchedState, s.cardAccepting, s.vcAccepting, s.stpCapable, s.detailLevel, s.paymentMethods, s.cardCapability,
  ${scoreColumns}, ${axisColumns},
  coalesce(b.identityJson->>'$.taxId', '') AS taxId, coalesce(b.identityJson->>'$.companyNumber', '') AS companyNumber,
  CASE WHEN s.matchedState = 'MATCHED' THEN coalesce(m.matchedJson->>'$.entryId', '') ELSE '' END AS entryId,
  b.totalsJson->>'$.lastCardDate' AS lastCardDate, CASE WHEN s.matchedState = 'MATCHED' THEN m.matchedJson->>'$.paidByCard.last' END AS statementDate
  FROM supplier s JOIN supplier_base b ON b.run = s.run AND b.ordinal = s.ordinal
  LEFT JOIN supplier_match m ON m.run = s.run AND m.ordinal = s.ordinal
  WHERE s.run = ? AND s.ordinal >= ? AND s.ordinal < ? AND s.payeeClass NOT IN (SELECT value FROM json_each(?))
  AND s.supplierKey <> ? ORDER BY s.ordinal`;

const dayOf = (iso: string | null): number =>
  iso === null ? 0 : Math.floor(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / 86_400_000);

/**
 * Suppliers of a run by their ordinals, `from` included and `to` excluded. What a directory entry or a card statement says
 * counts only where the supplier is matched: `matchedJson` also stores the nearest entry of a supplier that is not.
 */
export function vendorRows(sql: SqlStorage, run: string, from: number, to: number): VendorRow[] {
  return sql
    .exec(query, run, from, to, JSON.stringify(personal), redacted)
    .toArray()
    .map((raw): VendorRow => {
      const row = v.parse(stored, raw);
      const scores = Object.fromEntries(capabilities.map((capability) => [capability, row[`${capability}Score`]]));
      return {
        supplierKey: row.supplierKey,
        name: row.name,
        city: row.city,
        country: row.country,
        mcc: row.mcc,
        taxId: row.taxId,
        companyNumber: row.companyNumber,
        entryId: row.entryId,
        spendMinor: row.spendMinor,
        invoices: row.invoices,
        payments: row.payments,
        matched: row.matchedState === "MATCHED",
        cardAccepting: row.cardAccepting === 1,
        vcAccepting: row.vcAccepting,
        stpCapable: row.stpCapable === 1,
        detailLevel: row.detailLevel,
        scores: scores as Record<Capability, ScoreLevel>,
        paymentMethods: row.paymentMethods,
        traits: { texts: axisTextsOf(raw), combo: comboOf(row) },
        lastCardDay: Math.max(row.lastCardDate ?? 0, dayOf(row.statementDate)),
      };
    });
}
