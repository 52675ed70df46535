import { TextLink } from "@paygauge/ui";
import type { GridColumn } from "@paygauge/ui/grid/grid-column.ts";
import type { AnyResource, Field } from "@paygauge/api-types/endpoints/resource";
import type { ListGridColumn } from "../data/lists/list-sheet.ts";
import type { AnyRecord } from "./record-definition.ts";
import type { FieldWords } from "./use-record-words.ts";

/** How a grid shows values of each kind; moments as their day. */
const looks = {
  text: { type: "text" },
  number: { type: "number" },
  boolean: { type: "enum" },
  moment: { type: "date", moment: "day" },
} as const satisfies Record<NonNullable<Field["kind"]>, Partial<GridColumn<unknown>>>;

/** The columns that the fields declare, in their order; the name leads to the record. */
export function recordColumns(
  { fields }: AnyResource,
  words: FieldWords,
  hrefOf: (row: AnyRecord) => string,
): readonly ListGridColumn<AnyRecord>[] {
  return Object.entries(fields).flatMap(([name, { column, kind = "text" }]) => {
    if (column === undefined) return [];
    const key = name as keyof AnyRecord;
    const shown = { ...looks[kind], ...column, key, title: words.label(name), value: (row: AnyRecord) => row[key] };
    if (name !== "name") return [shown];
    const render = (row: AnyRecord) => (
      <TextLink variant="entity" href={hrefOf(row)} truncate>
        {row.name}
      </TextLink>
    );
    return [{ ...shown, render }];
  });
}
