import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { kindOfField } from "@paygauge/api-types/entities/analytics-datasets";
import type { AnalyticsCell, AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { useKnownValues } from "../use-known-values.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** A cell as it is read, and the bare value that files have. */
interface ShownCell {
  readonly text: string;
  readonly raw: string | number;
}

type Row = readonly AnalyticsCell[];

/** How cells of an answer are written. @param currency of all money; null: each row names its own */
export function useCells(query: AnalyticsQuery, currency: string | null) {
  const words = useTranslations("analytics.values");
  const formats = useFormats();
  const knownValues = useKnownValues();
  const currencyAt = query.dimensions.findIndex(({ field }) => field === "currency");
  const currencyOf = (row: Row): string => currency ?? String(row[currencyAt] ?? "");

  const dimension = (at: number, cell: AnalyticsCell): ShownCell => {
    const { field, by } = query.dimensions[at] ?? { field: "" };
    if (cell === null) return { text: words("blank"), raw: "" };
    if (typeof cell === "number") return { text: formats.count(cell), raw: cell };
    if (cell === "Yes" || cell === "No") return { text: words(cell === "Yes" ? "yes" : "no"), raw: cell };
    const known = knownValues(field)?.find(({ value }) => value === cell);
    if (known !== undefined) return { text: known.label, raw: known.label };
    const isDay = kindOfField(query.dataset, field) === "day" && (by ?? "day") === "day";
    return { text: isDay ? formats.day(cell) : cell, raw: cell };
  };

  const isMoney = (at: number): boolean => {
    const { field, as } = query.measures[at] ?? { as: "count" };
    return field !== undefined && as !== "count" && kindOfField(query.dataset, field) === "money";
  };

  const measure = (at: number, cell: AnalyticsCell, row: Row, isCompact = false): ShownCell => {
    if (cell === null) return { text: "–", raw: "" };
    if (typeof cell === "string") return { text: formats.day(cell), raw: cell };
    if (!isMoney(at)) return { text: formats.count(cell), raw: cell };
    const code = currencyOf(row);
    const digits = minorDigitsOf(code);
    const minor = Math.round(cell);
    return { text: formats.money(String(minor), code, digits, isCompact), raw: minor / 10 ** digits };
  };

  return { dimension, measure, isMoney };
}
