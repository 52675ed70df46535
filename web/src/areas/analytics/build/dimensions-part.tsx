import { SelectField } from "@paygauge/ui";
import { fieldsOf, kindOfField } from "@paygauge/api-types/entities/analytics-datasets";
import { analyticsLimits, dateParts, type AnalyticsDimension } from "@paygauge/api-types/entities/analytics-queries";
import { useTranslations } from "../../../state/formats.ts";
import { useQueryWords } from "../use-query-words.ts";
import type { PartProps } from "./part-props.ts";
import { OrderedEntries } from "./ordered-entries.tsx";
import { PartFrame } from "./part.tsx";

/** What rows are grouped by. */
export function DimensionsPart({ query, onQuery }: PartProps) {
  const words = useTranslations("analytics");
  const { fieldName, dimensionName, isKnown } = useQueryWords(query.dataset);
  const { dataset, dimensions } = query;
  const change = (next: AnalyticsDimension[]) =>
    onQuery({ ...query, dimensions: next, sort: query.sort.filter((key) => !/d\d$/.test(key)) });
  const possible = Object.keys(fieldsOf(dataset)).filter((field) => kindOfField(dataset, field) !== "money");
  return (
    <PartFrame
      title={words("build.dimensions")}
      add={words("build.addDimension")}
      count={dimensions.length}
      most={analyticsLimits.dimensions}
      options={possible.map((value) => ({ value, label: fieldName(value) }))}
      onAdd={(field) =>
        change([...dimensions, kindOfField(dataset, field) === "day" ? { field, by: "month" } : { field }])
      }
    >
      <OrderedEntries
        label={words("build.dimensions")}
        entries={dimensions}
        nameOf={dimensionName}
        onEntries={change}
        render={({ field, by }, at) => {
          if (!isKnown(field)) return <s title={words("build.unknown")}>{field}</s>;
          return (
            <>
              <span className="py-1 wrap-anywhere">{fieldName(field)}</span>
              {kindOfField(dataset, field) === "day" && (
                <SelectField
                  label={words("build.part", { field: fieldName(field) })}
                  labelHidden
                  value={by ?? "day"}
                  options={dateParts.map((value) => ({ value, label: words(`parts.${value}`) }))}
                  onChange={({ target }) => {
                    const part = dateParts.find((each) => each === target.value);
                    if (part !== undefined) change(dimensions.with(at, { field, by: part }));
                  }}
                />
              )}
            </>
          );
        }}
      />
    </PartFrame>
  );
}
