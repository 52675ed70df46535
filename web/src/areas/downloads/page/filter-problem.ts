import { encodeMessage, message } from "@paygauge/api-types/catalogue/message";
import { scaledBound, type ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import type { DownloadFilter } from "@paygauge/api-types/entities/data-downloads";

const isDecimal = (text: string): boolean => /^-?\d{1,15}(?:\.\d{1,4})?$/.test(text);

/** What is wrong with a number of a filter, as a message that fields take: no number, or beyond the profile's bounds. */
export function numberProblem({ min, max }: ProfileField, text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (!isDecimal(text)) return encodeMessage(message("boundNumber"));
  const isBelow = min !== null && scaledBound(text) < scaledBound(min);
  const isAbove = max !== null && scaledBound(text) > scaledBound(max);
  if (!isBelow && !isAbove) return undefined;
  if (min === null) return encodeMessage(message("valueUpTo", { max: max ?? "" }));
  return encodeMessage(max === null ? message("valueFrom", { min }) : message("valueBetween", { min, max }));
}

/** Whether every filter can be asked for. */
export const areFiltersFit = (fields: readonly ProfileField[], filters: readonly DownloadFilter[]): boolean =>
  filters.every((filter) => {
    const field = fields.find(({ key }) => key === filter.key);
    if (field === undefined) return false;
    return numberProblem(field, filter.min) === undefined && numberProblem(field, filter.max) === undefined;
  });
