import { TextLink } from "@paygauge/ui";
import type { CellValue, GridColumn } from "@paygauge/ui/grid/grid-column.ts";
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

/** What a cell shows of a value: lists have no column. */
const cellOf = (value: AnyRecord[keyof AnyRecord]): CellValue => (typeof value === "object" ? null : value);

/** The columns that the fields declare, in their order; the name leads to the record. */
export function recordColumns(
  { fields }: AnyResource,
  words: FieldWords,
  hrefOf: (row: AnyRecord) => string,
): readonly ListGridColumn<AnyRecord>[] {
  return Object.entries(fields).flatMap(([name, { column, options, kind = "text" }]) => {
    if (column === undefined) return [];
    const key = name as keyof AnyRecord;
    const listed = options?.map((value) => ({ value, label: words.value(name, value) }));
    const shown = {
      ...looks[kind],
      ...column,
      key,
      title: words.label(name),
      value: (row: AnyRecord) => cellOf(row[key]),
      ...(listed && ({ type: "enum", options: listed } as const)),
    };
    if (name !== "name") return [shown];
    const render = (row: AnyRecord) => (
      <TextLink variant="entity" href={hrefOf(row)} truncate>
        {row.name}
      </TextLink>
    );
    return [{ ...shown, render }];
  });
}
