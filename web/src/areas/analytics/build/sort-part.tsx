import { SelectField } from "@paygauge/ui";
import { analyticsLimits } from "@paygauge/api-types/entities/analytics-queries";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useQueryWords } from "../use-query-words.ts";
import type { PartProps } from "./part-props.ts";

const limits = [10, 25, 100, 1000, analyticsLimits.rows] as const;

/** In which order the rows come, and how many. */
export function SortPart({ query, onQuery }: PartProps) {
  const words = useTranslations("analytics.build");
  const formats = useFormats();
  const { measureName, dimensionName } = useQueryWords(query.dataset);
  const names = [
    ...query.measures.map((each, at) => [`m${at}`, measureName(each)] as const),
    ...query.dimensions.map((each, at) => [`d${at}`, dimensionName(each)] as const),
  ];
  const options = names.flatMap(([key, name]) => [
    { value: `-${key}`, label: words("descending", { name }) },
    { value: key, label: words("ascending", { name }) },
  ]);
  const shown = [...new Set([...limits, query.limit])].toSorted((a, b) => a - b);
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={words("sort")}
        value={query.sort[0] ?? ""}
        options={[{ value: "", label: words("noSort") }, ...options]}
        onChange={({ target }) => onQuery({ ...query, sort: target.value === "" ? [] : [target.value] })}
      />
      <SelectField
        label={words("limit")}
        value={String(query.limit)}
        options={shown.map((value) => ({ value: String(value), label: formats.count(value) }))}
        onChange={({ target }) => onQuery({ ...query, limit: Number(target.value) })}
      />
    </div>
  );
}
