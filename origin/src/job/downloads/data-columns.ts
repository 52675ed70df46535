/** Columns of a download with their types, and what SQLite's values become in them: the same for every format. */
import { paidByCard } from "@paygauge/api-types/entities/card-statements";
import { datapointOf, type DatapointKey } from "@paygauge/api-types/datapoints/datapoints";
import { labelOf, type ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import { localeOf, type Language } from "@paygauge/api-types/languages";
import { toAlpha2 } from "@paygauge/api-types/reference/country-codes";
import { decimalText } from "@paygauge/api-types/table-files/decimal-text";
import { readStored } from "@paygauge/worker/stored-json";
import { cardEvidenceIn } from "../card-evidence.ts";
import type { RawRow } from "./download-rows.ts";

/** A number is decimal text, so that money stays exact; a day is "YYYY-MM-DD". */
export type DataCell = string | boolean | null | { readonly number: string } | { readonly day: string };

export type DataType =
  | { readonly is: "text" | "whole" | "real" | "day" }
  | { readonly is: "decimal"; readonly digits: number }
  /** With words, files of text say these in place of true and false. */
  | { readonly is: "truth"; readonly words: { readonly yes: string; readonly no: string } | null };

export interface DataColumn {
  readonly key: DatapointKey;
  readonly heading: string;
  readonly type: DataType;
  readonly cell: (value: SqlStorageValue) => DataCell;
}

export interface ColumnFacts {
  readonly language: Language;
  readonly currency: string;
  readonly digits: number;
  /** Matched against a made directory; of a sample job. */
  readonly isDemo: boolean;
  readonly isSample: boolean;
}

const truths: Readonly<Record<Language, { readonly yes: string; readonly no: string }>> = {
  en: { yes: "Yes", no: "No" },
  de: { yes: "Ja", no: "Nein" },
  fr: { yes: "Oui", no: "Non" },
};

/** Minor units as whole units, halves away from zero; exact. */
export function wholeUnits(minor: string, digits: number): string {
  const [one, value] = [10n ** BigInt(digits), BigInt(minor)];
  const rounded = ((value < 0n ? -value : value) * 2n + one) / (one * 2n);
  return String(value < 0n ? -rounded : rounded);
}

/** A value as text; the tables have no bytes. */
const textOf = (value: SqlStorageValue): string =>
  value === null || value instanceof ArrayBuffer ? "" : String(value);
const blank = (value: SqlStorageValue): boolean => textOf(value) === "";
const numbered =
  (text: (value: string) => string): DataColumn["cell"] =>
  (value) =>
    blank(value) ? null : { number: text(textOf(value)) };
const asText: DataColumn["cell"] = (value) => (blank(value) ? null : textOf(value));

function countryNames(language: Language): (alpha3: string) => string {
  const names = new Intl.DisplayNames([localeOf(language, [])], { type: "region", fallback: "none" });
  return (alpha3) => {
    const alpha2 = toAlpha2(alpha3);
    return (alpha2 === null ? undefined : names.of(alpha2)) ?? alpha3;
  };
}

function typed({ key, format }: ProfileField, { language, digits }: ColumnFacts): Pick<DataColumn, "type" | "cell"> {
  if (key === "cardEvidence") {
    const cell: DataColumn["cell"] = (value) =>
      blank(value)
        ? null
        : cardEvidenceIn(readStored(paidByCard, textOf(value), "supplier_match.matchedJson"), language);
    return { type: { is: "text" }, cell };
  }
  switch (format) {
    case "money":
      return { type: { is: "decimal", digits }, cell: numbered((minor) => decimalText(minor, digits)) };
    case "moneyWhole":
      return { type: { is: "decimal", digits: 0 }, cell: numbered((minor) => wholeUnits(minor, digits)) };
    case "whole":
      return {
        type: { is: "whole" },
        cell: numbered((text) => (text.includes(".") ? String(Math.round(Number(text))) : text)),
      };
    case "decimal":
      return { type: { is: "real" }, cell: numbered((text) => text) };
    case "yesNo":
    case "trueFalse": {
      const words = format === "yesNo" ? truths[language] : null;
      return { type: { is: "truth", words }, cell: (value) => (value === null ? null : value === 1) };
    }
    case "date":
      return { type: { is: "day" }, cell: (value) => (blank(value) ? null : { day: textOf(value).slice(0, 10) }) };
    case "countryName": {
      const nameOf = countryNames(language);
      return { type: { is: "text" }, cell: (value) => (blank(value) ? null : nameOf(textOf(value))) };
    }
    default:
      return { type: { is: "text" }, cell: asText };
  }
}

/** The columns of a profile: its labels with the unit of money, and marks of a made directory and of a sample. */
export function dataColumns(fields: readonly ProfileField[], facts: ColumnFacts): DataColumn[] {
  return fields.map((field, at) => {
    const { unit, isOfDirectory } = datapointOf(field.key);
    const notes = [
      ...(unit === "currency" ? [facts.currency] : unit === "percent" ? ["%"] : []),
      ...(facts.isDemo && isOfDirectory === true ? ["demo"] : []),
      ...(facts.isSample && at === 0 ? ["sample"] : []),
    ];
    const label = labelOf(field, facts.language);
    const heading = notes.length === 0 ? label : `${label} (${notes.join(", ")})`;
    return { key: field.key, heading, ...typed(field, facts) };
  });
}

/** The cells of a row. */
export const cellsOf = (columns: readonly DataColumn[], row: RawRow): DataCell[] =>
  columns.map(({ cell }, at) => cell(row[at] ?? null));

/** A cell as text files and previews have it. */
export function plainText(cell: DataCell, { type }: DataColumn): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  if (typeof cell === "boolean")
    return type.is === "truth" && type.words !== null ? type.words[cell ? "yes" : "no"] : String(cell);
  return "number" in cell ? cell.number : cell.day;
}
