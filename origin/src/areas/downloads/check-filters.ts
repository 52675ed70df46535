/** Whether filters are those of the profile: each by its type, its numbers within its bounds. */
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { scaledBound, type ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import type { DownloadFilter } from "@paygauge/api-types/entities/data-downloads";
import { invalid } from "@paygauge/worker/refusal";

/** What each filter type is asked with. */
const asked = {
  multiselect: ["values"],
  boolean: ["is"],
  number: ["min", "max"],
  date: ["from", "to"],
  unavailable: [],
} as const satisfies Record<ProfileField["filter"], readonly (keyof DownloadFilter)[]>;

function boundsProblem({ min, max }: ProfileField, filter: DownloadFilter): MessageRef | null {
  const isOut = (text: string | undefined): boolean =>
    text !== undefined &&
    ((min !== null && scaledBound(text) < scaledBound(min)) || (max !== null && scaledBound(text) > scaledBound(max)));
  if (!isOut(filter.min) && !isOut(filter.max)) return null;
  if (min === null) return message("valueUpTo", { max: max ?? "" });
  return max === null ? message("valueFrom", { min }) : message("valueBetween", { min, max });
}

function problemOf(fields: readonly ProfileField[], filter: DownloadFilter): MessageRef | null {
  const field = fields.find(({ key }) => key === filter.key);
  if (field === undefined) return message("filterNotHere", { name: filter.key });
  const { key: _key, ...given } = filter;
  const allowed: readonly string[] = asked[field.filter];
  const isFit = Object.entries(given).every(([name, value]) => value === undefined || allowed.includes(name));
  if (!isFit || allowed.length === 0) return message("filterNotHere", { name: field.labels.en });
  return boundsProblem(field, filter);
}

/** @throws Refusal 422 naming the first filter that the profile does not have */
export function requireFilters(fields: readonly ProfileField[], filters: readonly DownloadFilter[]): void {
  for (const [at, filter] of filters.entries()) {
    const isTwice = filters.slice(0, at).some(({ key }) => key === filter.key);
    const problem = isTwice ? message("filterNotHere", { name: filter.key }) : problemOf(fields, filter);
    if (problem !== null) throw invalid(`filters.${at}`, problem);
  }
}
