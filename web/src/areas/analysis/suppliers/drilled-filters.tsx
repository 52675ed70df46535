import { paymentMethods } from "@paygauge/api-types/entities/ledger-words";
import { Button, DropdownMenu, FilterChip, type GridFilter } from "@paygauge/ui";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "../../../state/formats.ts";
import { methodFilter } from "../insights/drill-filters.ts";
import { useValueWords } from "../use-value-words.ts";
import { methodOf, useDrilledWords } from "./use-drilled-words.ts";

interface DrilledFiltersProps {
  readonly filters: readonly GridFilter[];
  readonly onChange: (filters: readonly GridFilter[]) => void;
}

/** Filters on how a supplier is paid: a choice of methods, and what a chart led from. */
export function DrilledFilters({ filters, onChange }: DrilledFiltersProps) {
  const words = useTranslations("suppliers.grid");
  const analysis = useValueWords();
  const chosen = (method: string) => filters.some((filter) => isMethod(filter, method));
  const toggle = (method: string) =>
    onChange(
      chosen(method) ? filters.filter((filter) => !isMethod(filter, method)) : [...filters, methodFilter(method)],
    );
  return (
    <>
      <DropdownMenu
        trigger={<Button iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}>{words("paidBy")}</Button>}
        groups={[
          {
            key: "methods",
            label: words("paidByAll"),
            items: paymentMethods.map((method) => ({
              key: method,
              label: analysis.method(method),
              checked: chosen(method),
              onSelect: () => toggle(method),
            })),
          },
        ]}
      />
      {filters.map((filter) => (
        <DrilledChip
          key={`${filter.property} ${filter.operator} ${filter.value}`}
          filter={filter}
          onRemove={() => onChange(filters.filter((item) => item !== filter))}
        />
      ))}
    </>
  );
}

function DrilledChip({ filter, onRemove }: { readonly filter: GridFilter; readonly onRemove: () => void }) {
  const say = useDrilledWords();
  return <FilterChip {...say(filter)} onRemove={onRemove} />;
}

function isMethod(filter: GridFilter, method: string): boolean {
  return filter.operator === "Contains" && methodOf(filter) === method;
}
