/** Dates in columns of their own for the year, the month and the day. */
import type { ColumnProfile, MappingProposal } from "@paygauge/api-types/entities/ledger";
import { monthNamed } from "./month-names.ts";
import { foldHeader } from "./synonyms.ts";

type Field = MappingProposal["fields"][number];

const fiscal = /\b(fiscal|financial|budget|accounting|fy)\b/;
const yearWord = /\b(year|yyyy|yr|jahr|kalenderjahr|annee|ano|anno|jaar|ar|aar|rok|vuosi)\b/;
/** Of a year alone: four digits of the Gregorian, Buddhist or Solar Hijri calendar. */
const yearText = /^(?:1[34]\d{2}|19\d{2}|20\d{2}|25\d{2})$/;
const dayText = /^(?:0?[1-9]|[12]\d|3[01])$/;

/** 1 to 12 for a month's number or name, NaN for anything else. */
export function monthIn(text: string): number {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : monthNamed(text);
  return number >= 1 && number <= 12 ? number : Number.NaN;
}

const every = ({ samples }: ColumnProfile, test: (sample: string) => boolean): boolean =>
  samples.length > 0 && samples.every(test);

const isMonth = (sample: string): boolean =>
  /^(?:\d{1,2}|\p{L}{3,12}\.?)$/u.test(sample) && !Number.isNaN(monthIn(sample));

/**
 * Leaves the month and the day among the fields only where a column of calendar years accompanies them and no column
 * holds whole dates; the year's column then feeds the document's date. Changes `fields`.
 */
export function pairDateParts(fields: Field[], profiles: readonly ColumnProfile[]): void {
  const take = (wanted: Field["field"]): Field | undefined => {
    const at = fields.findIndex(({ field }) => field === wanted);
    return at < 0 ? undefined : fields.splice(at, 1)[0];
  };
  const profileOf = (field: Field | undefined): ColumnProfile | undefined =>
    field !== undefined && "column" in field.source ? profiles[field.source.column] : undefined;
  const [month, day] = [take("dateMonth"), take("dateDay")];
  if (fields.some(({ field }) => field === "documentDate" || field === "paidDate")) return;
  const ofMonth = profileOf(month);
  if (month === undefined || ofMonth === undefined || !every(ofMonth, isMonth)) return;
  const taken = new Set(fields.flatMap(({ source }) => ("column" in source ? [source.column] : [])));
  const year = profiles.find((each) => {
    const header = foldHeader(each.name);
    const isYear = yearWord.test(header) && !fiscal.test(header);
    return isYear && !taken.has(each.index) && every(each, (sample) => yearText.test(sample));
  });
  if (year === undefined) return;
  fields.push({ field: "documentDate", source: { column: year.index }, confidence: 0.7, alternatives: [] }, month);
  const ofDay = profileOf(day);
  if (day !== undefined && ofDay !== undefined && every(ofDay, (sample) => dayText.test(sample))) fields.push(day);
}
