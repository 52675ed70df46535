import { labelOf, scaledBound, type ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import type { ColumnRange } from "@paygauge/api-types/entities/datapoint-profiles";
import { useTranslations } from "../../../state/formats.ts";
import { useLanguage } from "../../../state/language.ts";

interface BoundWarningProps {
  readonly field: ProfileField;
  readonly range: ColumnRange | undefined;
  readonly job: string;
}

/** Decimal text with up to four decimals, as bounds have. */
const isDecimal = (text: string | null): text is string => text !== null && /^-?\d{1,15}(?:\.\d{1,4})?$/.test(text);

/** Says where the previewed job has values beyond a bound: a warning, since other jobs have other values. */
export function useBoundWarning({ field, range, job }: BoundWarningProps): string | null {
  const words = useTranslations("downloads.profile");
  const [language] = useLanguage();
  if (range === undefined || field.filter !== "number") return null;
  const name = labelOf(field, language);
  if (isDecimal(range.max) && isDecimal(field.max) && scaledBound(range.max) > scaledBound(field.max))
    return words("above", { name, job, value: range.max });
  if (isDecimal(range.min) && isDecimal(field.min) && scaledBound(range.min) < scaledBound(field.min))
    return words("below", { name, job, value: range.min });
  return null;
}
