import { linkTo } from "@paygauge/api-types/sitemap";
import { records, type RecordType } from "@paygauge/api-types/sitemap/records";

/** The page of one record. */
export function oneHref(type: RecordType, id: string): string {
  const { ids, param } = records[type];
  return linkTo(ids.one, { [param]: id });
}
