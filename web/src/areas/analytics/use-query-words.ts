import {
  kindOfField,
  type AnalyticsDataset,
  type AnalyticsField,
} from "@paygauge/api-types/entities/analytics-datasets";
import type { AnalyticsDimension, AnalyticsMeasure } from "@paygauge/api-types/entities/analytics-queries";
import { useTranslations } from "../../state/formats.ts";

/** Names of fields, measures and groups in the reader's language. */
export function useQueryWords(dataset: AnalyticsDataset) {
  const words = useTranslations("analytics");
  const isKnown = (field: string): field is AnalyticsField => kindOfField(dataset, field) !== undefined;
  // A field of an earlier release has its old name.
  const fieldName = (field: string): string => (isKnown(field) ? words(`fields.${field}`) : field);
  const measureName = ({ field, as }: AnalyticsMeasure): string =>
    field === undefined
      ? words("build.rows")
      : words("measure", { field: fieldName(field), as: words(`aggregates.${as}`) });
  const dimensionName = ({ field, by }: AnalyticsDimension): string =>
    by === undefined ? fieldName(field) : words("dimension", { field: fieldName(field), part: words(`parts.${by}`) });
  return { isKnown, fieldName, measureName, dimensionName };
}
