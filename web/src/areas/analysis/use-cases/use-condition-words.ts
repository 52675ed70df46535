import { useLocale, useTexts, type GridColumn, type GridFilter, defaultGridQuery } from "@paygauge/ui";
import { filterWords, groupFilters } from "@paygauge/ui/grid/grid-filter-words.ts";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import type { UseCaseCriteria } from "@paygauge/api-types/entities/use-cases";
import { splitQuery } from "../suppliers/supplier-query.ts";
import { useDrilledWords } from "../suppliers/use-drilled-words.ts";
import { useSupplierColumns } from "../suppliers/use-supplier-columns.tsx";
import { filtersOf } from "./criteria.ts";

interface ConditionWords {
  readonly property: string;
  readonly field: string;
  readonly words: string;
}

/** Conditions as the grid's chips say them, one for each chip. */
export function useConditionWords(
  columns: readonly GridColumn<SupplierRow>[],
): (filters: readonly GridFilter[]) => readonly ConditionWords[] {
  const texts = useTexts();
  const locale = useLocale();
  const say = useDrilledWords();
  return (filters) => {
    const { own, drilled } = splitQuery({ ...defaultGridQuery, filters });
    return [
      ...groupFilters(own.filters).map((group) => {
        const column = columns.find(({ key }) => key === group.property);
        return {
          property: group.property,
          field: column?.title ?? group.property,
          words: filterWords(group, column, texts, locale),
        };
      }),
      ...drilled.map((filter) => ({ property: filter.property, ...say(filter) })),
    ];
  };
}

/** What the conditions on a property say: "Paid by include Cheque". */
export function usePropertyWords(job: Job): (criteria: UseCaseCriteria, property: string) => string {
  const locale = useLocale();
  const say = useConditionWords(useSupplierColumns(job));
  return (criteria, property) => {
    const filters = filtersOf(criteria, job.minorDigits).filter((filter) => filter.property === property);
    return new Intl.ListFormat(locale).format(say(filters).map(({ field, words }) => `${field} ${words}`));
  };
}
