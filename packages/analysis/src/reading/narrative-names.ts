/** Supplier names in columns that elsewhere describe what was paid for, as in bank statements, Tally and DATEV. */
import type { ColumnProfile, MappingProposal } from "@paygauge/api-types/entities/ledger";
import { nameLikeness } from "./name-likeness.ts";
import { foldHeader } from "./synonyms.ts";

type Field = MappingProposal["fields"][number];

const narrative =
  /^(?:particulars|details|transaction details|buchungstext|kontobezeichnung|bezeichnung|kontoname|konto bezeichnung|bezeichnung konto|gegenkonto bezeichnung|account name|description|beschreibung|text|tekst|libelle|concepto|descrizione|omschrijving)$/;
/** Names of companies recur; sentences about payments hardly do. */
const mostDistinct = 0.8;
const leastLikeness = 0.6;
/** Share of the cells with a legal form, of those whose forms were looked for: names of accounts have none. */
const leastForms = 0.1;
const formsOf = 400;

/** Takes the likeliest such column for the names where no other column holds any, to be looked at. Changes `fields`. */
export function nameByNarrative(fields: Field[], profiles: readonly ColumnProfile[]): void {
  if (fields.some(({ field }) => field === "supplierName")) return;
  const others = new Set(
    fields.flatMap(({ field, source }) => (field !== "purpose" && "column" in source ? [source.column] : [])),
  );
  const [best] = profiles
    .filter(
      (each) =>
        !others.has(each.index) &&
        narrative.test(foldHeader(each.name)) &&
        each.numberShare < 0.2 &&
        each.dateShare < 0.2 &&
        each.filledShare > 0.5 &&
        each.distinct > 1 &&
        each.distinct <= each.filled * mostDistinct &&
        (each.forms?.cells ?? 0) >= Math.min(each.filled, formsOf) * leastForms,
    )
    .map((profile) => ({ profile, likeness: nameLikeness(profile) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness);
  if (best === undefined) return;
  const { index: column } = best.profile;
  const at = fields.findIndex(({ source }) => "column" in source && source.column === column);
  if (at >= 0) fields.splice(at, 1);
  fields.push({ field: "supplierName", source: { column }, confidence: 0.4, alternatives: [] });
}
