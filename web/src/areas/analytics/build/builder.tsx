import { ErrorState, SelectField, Skeleton } from "@paygauge/ui";
import { analyticsDatasets, type AnalyticsDataset } from "@paygauge/api-types/entities/analytics-datasets";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { problemView } from "../../../data/grid-error.ts";
import type { CallState } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { startOf } from "../start-query.ts";
import { DimensionsPart } from "./dimensions-part.tsx";
import { FiltersPart } from "./filters-part.tsx";
import { MeasuresPart } from "./measures-part.tsx";
import type { PartProps } from "./part-props.ts";
import { SortPart } from "./sort-part.tsx";

interface BuilderProps extends PartProps {
  readonly sight: CallState<AnswerOf<"analyticsDatasets">>;
}

/** What a query reads, part by part; each change is in the address at once. */
export function Builder({ query, onQuery, sight }: BuilderProps) {
  const words = useTranslations("analytics");
  const { data, problem } = sight;
  if (data === undefined)
    return problem === undefined ? (
      <Skeleton kind="table" columns={1} rows={8} />
    ) : (
      <ErrorState {...problemView(problem)} onRetry={sight.reload} retrying={sight.refreshing} />
    );
  const datasets = data.datasets.includes(query.dataset) ? data.datasets : [query.dataset, ...data.datasets];
  const change = (dataset: AnalyticsDataset | undefined) => {
    if (dataset !== undefined) onQuery(startOf(dataset));
  };
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        label={words("build.dataset")}
        hint={words(`about.${query.dataset}`)}
        value={query.dataset}
        options={datasets.map((value) => ({ value, label: words(`datasets.${value}`) }))}
        onChange={({ target }) => change(datasets.find((each) => each === target.value))}
      />
      <MeasuresPart query={query} onQuery={onQuery} />
      <DimensionsPart query={query} onQuery={onQuery} />
      <FiltersPart query={query} onQuery={onQuery} />
      <SortPart query={query} onQuery={onQuery} />
      <p className="text-label text-text-2">
        {analyticsDatasets[query.dataset].isForStaff
          ? words("build.runsAsStaff")
          : words("build.runsAs", { jobs: data.jobs, issuers: data.issuers })}
      </p>
    </div>
  );
}
