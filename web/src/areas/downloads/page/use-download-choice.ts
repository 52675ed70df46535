import { useMemo } from "react";
import { useSearchParams } from "wouter";
import * as v from "valibot";
import type { DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";
import {
  downloadFilter,
  downloadFormats,
  type CreateDownloadBody,
  type DownloadFilter,
  type DownloadFormat,
} from "@paygauge/api-types/entities/data-downloads";
import { isLanguage, type Language } from "@paygauge/api-types/languages";
import { useLanguage } from "../../../state/language.ts";

const inAddress = v.pipe(v.string(), v.parseJson(), v.array(v.looseObject({ key: downloadFilter.entries.key })));

/** Filters of an address; numbers that are being typed need not be whole ones yet. */
function filtersOf(text: string | null): readonly DownloadFilter[] {
  const parsed = v.safeParse(inAddress, text ?? "[]");
  // Each part is checked where it is used.
  return parsed.success ? parsed.output : [];
}

/** Returns true for a filter with a condition. */
const isSet = ({ key: _key, ...rest }: DownloadFilter): boolean =>
  Object.values(rest).some(
    (value) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
  );

const withoutBlank = (filter: DownloadFilter): DownloadFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ""),
  ) as DownloadFilter;

/** What is chosen on a page of downloads; the address holds all of it. */
export function useDownloadChoice(kinds: readonly DownloadKind[]) {
  const [params, setParams] = useSearchParams();
  const [own] = useLanguage();
  const text = params.get("filters");
  const filters = useMemo(() => filtersOf(text), [text]);
  const said = params.get("language");
  const language: Language = isLanguage(said) ? said : own;
  const kind = kinds.find((each) => each === params.get("data")) ?? kinds[0] ?? "analysis";
  const format: DownloadFormat = downloadFormats.find((each) => each === params.get("format")) ?? "csv";
  const gzip = format === "csv" && params.get("gzip") === "1";
  const set = (entries: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(entries))
          if (value === null) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const setFilters = (next: readonly DownloadFilter[]) =>
    set({ filters: next.length === 0 ? null : JSON.stringify(next) });
  return {
    kind,
    filters,
    language,
    format,
    gzip,
    set,
    clear: () => setFilters([]),
    setFilter: (filter: DownloadFilter) => {
      const others = filters.filter(({ key }) => key !== filter.key);
      setFilters(isSet(filter) ? [...others, withoutBlank(filter)] : others);
    },
  };
}
export type DownloadChoice = ReturnType<typeof useDownloadChoice>;

/** What a download is asked for with. */
export const bodyOf = ({ kind, filters, format, gzip, language }: DownloadChoice): CreateDownloadBody => ({
  kind,
  filters: [...filters],
  format,
  gzip,
  language,
});
