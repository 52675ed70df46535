import { SelectField } from "@paygauge/ui";
import { fieldsOf, kindOfField, type AnalyticsDataset } from "@paygauge/api-types/entities/analytics-datasets";
import {
  aggregates,
  analyticsLimits,
  type Aggregate,
  type AnalyticsMeasure,
  type AnalyticsQuery,
} from "@paygauge/api-types/entities/analytics-queries";
import { useTranslations } from "../../../state/formats.ts";
import { useQueryWords } from "../use-query-words.ts";
import type { PartProps } from "./part-props.ts";
import { OrderedEntries } from "./ordered-entries.tsx";
import { PartFrame } from "./part.tsx";

const rowCount = "rows";

/** How a field can be counted. */
function aggregatesOf(dataset: AnalyticsDataset, field: string): readonly Aggregate[] {
  const kind = kindOfField(dataset, field);
  if (kind === "number" || kind === "money") return aggregates;
  return kind === "day" ? ["count", "min", "max"] : ["count"];
}

/** Sorts name measures by their place: they follow a measure that moves, and go with one that is removed. */
function movedSorts({ measures, sort }: AnalyticsQuery, next: readonly AnalyticsMeasure[]): string[] {
  return sort.flatMap((key) => {
    const before = measures[Number(key.at(-1))];
    if (key.at(-2) !== "m" || before === undefined || next.length > measures.length) return key;
    const at = next.indexOf(before);
    if (at >= 0) return `${key.slice(0, -1)}${at}`;
    return next.length === measures.length ? key : [];
  });
}

/** What is counted. */
export function MeasuresPart({ query, onQuery }: PartProps) {
  const words = useTranslations("analytics");
  const { fieldName, measureName, isKnown } = useQueryWords(query.dataset);
  const { dataset, measures } = query;
  const change = (next: AnalyticsMeasure[]) => onQuery({ ...query, measures: next, sort: movedSorts(query, next) });
  const add = (field: string): AnalyticsMeasure =>
    field === rowCount
      ? { as: "count" }
      : { field, as: aggregatesOf(dataset, field).includes("sum") ? "sum" : "count" };
  return (
    <PartFrame
      title={words("build.measures")}
      add={words("build.addMeasure")}
      count={measures.length}
      most={analyticsLimits.measures}
      options={[
        { value: rowCount, label: words("build.rows") },
        ...Object.keys(fieldsOf(dataset)).map((value) => ({ value, label: fieldName(value) })),
      ]}
      onAdd={(field) => change([...measures, add(field)])}
    >
      <OrderedEntries
        label={words("build.measures")}
        entries={measures}
        nameOf={measureName}
        onEntries={change}
        keepsOne
        render={(measure, at) => {
          const { field, as } = measure;
          if (field === undefined) return <span className="py-1">{words("build.rows")}</span>;
          if (!isKnown(field)) return <s title={words("build.unknown")}>{field}</s>;
          const possible = aggregatesOf(dataset, field);
          return (
            <>
              <span className="wrap-anywhere">{fieldName(field)}</span>
              <SelectField
                label={words("build.as", { field: fieldName(field) })}
                labelHidden
                value={as}
                options={possible.map((value) => ({ value, label: words(`aggregates.${value}`) }))}
                onChange={({ target }) => {
                  const next = possible.find((each) => each === target.value);
                  if (next !== undefined) change(measures.with(at, { field, as: next }));
                }}
              />
            </>
          );
        }}
      />
    </PartFrame>
  );
}
