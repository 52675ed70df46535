/** Where the rows of a dataset are in SQL. */
import {
  fieldsOf,
  kindOfField,
  type AnalyticsDataset,
  type AnalyticsKind,
} from "@paygauge/api-types/entities/analytics-datasets";
import { ownValue } from "@paygauge/api-types/own-value";
import { QueryRefused } from "./refused.ts";

export interface Source {
  readonly dataset: AnalyticsDataset;
  /** What comes before SELECT, and after FROM; both may name the parameters of `bound`. */
  readonly before: string;
  readonly from: string;
  /** Values of ?1, ?2 and so on. The first is what the user may see, as JSON. */
  readonly bound: readonly (string | number)[];
  /** Minor units of one unit of the row's currency, in SQL. */
  readonly scale: string;
  /** @throws QueryRefused for a field that the dataset doesn't have */
  readonly kind: (field: string) => AnalyticsKind;
  readonly column: (field: string) => string;
}

/** @param columns SQL of fields by their names; a field that isn't named is a column of `rows` */
export function sourceOf(
  dataset: AnalyticsDataset,
  parts: Pick<Source, "before" | "from" | "bound"> & { readonly scale?: string; readonly rows: string },
  columns: Readonly<Record<string, string>> = {},
): Source {
  const kind = (field: string): AnalyticsKind => {
    const found = kindOfField(dataset, field);
    if (found === undefined)
      throw new QueryRefused("unknownField", { field, fields: Object.keys(fieldsOf(dataset)).join(", ") });
    return found;
  };
  return {
    dataset,
    before: parts.before,
    from: parts.from,
    bound: parts.bound,
    scale: parts.scale ?? "1",
    kind,
    column: (field) => {
      kind(field);
      return ownValue(columns, field) ?? `${parts.rows}.${field}`;
    },
  };
}
