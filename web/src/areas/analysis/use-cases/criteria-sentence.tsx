import { Button, FilterChip, Popover, useTexts, type GridFilter, defaultGridQuery } from "@paygauge/ui";
import { FilterEditor } from "@paygauge/ui/grid/filter-editor.tsx";
import { groupFilters, ungroupFilters, type FilterGroup } from "@paygauge/ui/grid/grid-filter-words.ts";
import { Plus } from "lucide-react";
import { Fragment, useState } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCaseCriteria } from "@paygauge/api-types/entities/use-cases";
import { useTranslations } from "../../../state/formats.ts";
import { DrilledFilters } from "../suppliers/drilled-filters.tsx";
import { splitQuery } from "../suppliers/supplier-query.ts";
import { useSupplierColumns } from "../suppliers/use-supplier-columns.tsx";
import { criteriaOf, filtersOf } from "./criteria.ts";
import { useConditionWords } from "./use-condition-words.ts";

interface CriteriaSentenceProps {
  readonly job: Job;
  readonly criteria: UseCaseCriteria;
  /** Absent: the sentence is read alone. */
  readonly onChange?: ((criteria: UseCaseCriteria) => void) | undefined;
}

/** Criteria as a sentence of the grid's own chips: each opens its editor, one more is added at the end. */
export function CriteriaSentence({ job, criteria, onChange }: CriteriaSentenceProps) {
  const words = useTranslations("useCases.criteria");
  const filters = filtersOf(criteria, job.minorDigits);
  const search = criteria.search ?? "";
  const isEmpty = filters.length === 0 && search === "";
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 text-body">
      <span>{words(isEmpty ? "all" : "where")}</span>
      {onChange === undefined ? (
        <ReadChips job={job} filters={filters} />
      ) : (
        <EditedChips
          job={job}
          filters={filters}
          onChange={(next) => onChange(criteriaOf({ filters: next, search }, job.minorDigits))}
        />
      )}
      {search !== "" && <span>{words("search", { text: search })}</span>}
    </div>
  );
}

interface ChipsProps {
  readonly job: Job;
  readonly filters: readonly GridFilter[];
}

function ReadChips({ job, filters }: ChipsProps) {
  const words = useTranslations("useCases.criteria");
  const say = useConditionWords(useSupplierColumns(job));
  return say(filters).map(({ field, words: said }, at) => (
    <Fragment key={`${field} ${said}`}>
      {at > 0 && <span>{words("and")}</span>}
      <span className="inline-flex min-h-7 items-center gap-1 rounded-chip border border-line bg-sunken px-2 text-label">
        <span className="font-semibold">{field}</span> {said}
      </span>
    </Fragment>
  ));
}

function EditedChips({
  job,
  filters,
  onChange,
}: ChipsProps & { readonly onChange: (next: readonly GridFilter[]) => void }) {
  const words = useTranslations("useCases.criteria");
  const texts = useTexts();
  const columns = useSupplierColumns(job);
  const say = useConditionWords(columns);
  const [editing, setEditing] = useState<number | "new" | undefined>(undefined);
  const { own, drilled } = splitQuery({ ...defaultGridQuery, filters });
  const groups = groupFilters(own.filters);
  const set = (next: readonly FilterGroup[]) => onChange([...ungroupFilters(next), ...drilled]);
  const apply = (group: FilterGroup) => {
    setEditing(undefined);
    set(editing === "new" ? [...groups, group] : groups.map((old, at) => (at === editing ? group : old)));
  };
  const said = say(own.filters);
  return (
    <>
      {groups.map((group, at) => (
        <Fragment key={`${group.property} ${group.operator} ${group.values.join()}`}>
          {at > 0 && <span>{words("and")}</span>}
          <FilterChip
            field={said[at]?.field ?? group.property}
            words={said[at]?.words ?? ""}
            onEdit={() => setEditing(at)}
            onRemove={() => set(groups.filter((_, other) => other !== at))}
          />
        </Fragment>
      ))}
      <Popover
        label={texts.grid.addFilter}
        open={editing !== undefined}
        onOpenChange={(open) => setEditing(open ? "new" : undefined)}
        trigger={
          <Button variant="add" size="sm" icon={<Plus aria-hidden size={16} strokeWidth={1.6} />}>
            {words("add")}
          </Button>
        }
      >
        <FilterEditor
          key={String(editing)}
          columns={columns.filter(({ filterable }) => filterable !== false)}
          group={typeof editing === "number" ? groups[editing] : undefined}
          onApply={apply}
          onCancel={() => setEditing(undefined)}
        />
      </Popover>
      <DrilledFilters filters={drilled} onChange={(next) => onChange([...own.filters, ...next])} />
    </>
  );
}
