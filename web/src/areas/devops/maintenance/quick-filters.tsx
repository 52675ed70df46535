import { Button, type GridQuery } from "@paygauge/ui";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { useFormats, useTranslations } from "../../../state/formats.ts";

type Filter = GridQuery["filters"][number];

/** Conditions of the grid that one press sets; what else filters it is replaced. */
const quick: Readonly<Record<"all" | "behind" | "failed", readonly Filter[]>> = {
  all: [],
  behind: [{ property: "behind", operator: "GreaterThan", value: "0", allowNull: false }],
  failed: [{ property: "state", operator: "Equal", value: "Failed", allowNull: false }],
};
const names = ["all", "behind", "failed"] as const;

const isSame = (one: readonly Filter[], other: readonly Filter[]): boolean =>
  one.length === other.length &&
  one.every(({ property, operator, value }, at) => {
    const each = other[at];
    return each?.property === property && each.operator === operator && each.value === value;
  });

interface QuickFiltersProps {
  readonly figures: AnswerOf<"maintenanceFigures"> | undefined;
  readonly query: GridQuery;
  readonly onQuery: (next: GridQuery) => void;
}

/** All jobs, those whose rulesets have newer versions, and those that failed, each with its number. */
export function QuickFilters({ figures, query, onQuery }: QuickFiltersProps) {
  const words = useTranslations("jobMaintenance.quick");
  const { count } = useFormats();
  const counts = { all: figures?.jobs, behind: figures?.behind, failed: figures?.failed };
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{words("label")}</legend>
      {names.map((name) => (
        <Button
          key={name}
          size="sm"
          className="aria-pressed:border-accent-line aria-pressed:bg-accent-subtle"
          aria-pressed={isSame(query.filters, quick[name])}
          onClick={() => onQuery({ ...query, filters: quick[name], page: 1, place: 0 })}
        >
          {words(name)}
          {/* Its place is there before the first answer. */}
          <span className={`ms-1.5 tabular-nums ${counts[name] === undefined ? "invisible" : ""}`}>
            {count(counts[name] ?? 0)}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}
