import { useTexts } from "@paygauge/ui";
import { useMemo } from "react";
import { countryOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { rangeText } from "./code-ranges.ts";
import type { ListDifference } from "./list-differences.ts";
import type { MappedCode, Scheme } from "./read-pasted.ts";

/** A difference as a row of the table has it: where, what it was and what it is. */
export interface DifferenceRow {
  readonly path: string;
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

/** Says what differs between two lists: "Countries with an STP provider: Türkiye", not in the list, in the list. */
export function useListWords(): (difference: ListDifference) => DifferenceRow {
  const words = useTranslations("rulesets.entries");
  const { labelled } = useTexts();
  const formats = useFormats();
  const { locale } = formats;
  const names = useMemo(() => new Map(countryOptions(locale).map(({ value, label }) => [value, label])), [locale]);
  const country = (code: string) => names.get(code) ?? code;
  const listed = (isIn: boolean) => words(isIn ? "diff.in" : "diff.out");
  const scheme = (each: Scheme | null) =>
    each === null
      ? words("diff.out")
      : labelled(
          each.scheme,
          each.limit === null
            ? words("schemes.noLimit")
            : formats.money(String(Math.round(each.limit)), each.currency, 0),
        );
  const mapping = (each: MappedCode | null) =>
    each === null
      ? words("diff.out")
      : `${words(`mapping.classes.${each.tande === "core" || each.tande === "other" ? each.tande : "none"}`)}, ${words(
          `mapping.tiers.${each.tier === "A" || each.tier === "B" ? each.tier : "none"}`,
        )}`;
  const figures = new Intl.NumberFormat(locale, { maximumSignificantDigits: 8 });
  const rate = (value: number | null) => (value === null ? words("diff.out") : figures.format(value));
  const row = (list: string, key: string, before: string, after: string, path: string): DifferenceRow => ({
    path,
    place: labelled(list, key),
    before,
    after,
  });
  return (each) => {
    const path = `${each.kind} ${"list" in each ? each.list : ""} ${each.key}`;
    switch (each.kind) {
      case "country":
        return row(words(`countries.${each.list}`), country(each.key), listed(each.before), listed(each.after), path);
      case "scheme":
        return row(words("schemes.title"), country(each.key), scheme(each.before), scheme(each.after), path);
      case "rate":
        return row(words("rates.title"), each.key, rate(each.before), rate(each.after), path);
      case "mcc":
        return row(words(`mcc.${each.list}`), rangeText(each.range), listed(each.before), listed(each.after), path);
      case "mapping":
        return row(words(`mapping.${each.list}`), each.key, mapping(each.before), mapping(each.after), path);
    }
  };
}
