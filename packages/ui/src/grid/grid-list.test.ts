import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UiProvider } from "../context/ui-context.tsx";
import { englishTexts } from "../context/ui-texts.ts";
import type { GridColumn } from "./grid-column.ts";
import { GridList } from "./grid-list.tsx";
import { ListTotals } from "./list-totals.tsx";
import { noSelection } from "./grid-selection.ts";
import type { GridTotals } from "./totals-row.tsx";
import { useGridTable } from "./use-grid-table.ts";

const columns: readonly GridColumn<{ readonly id: string }>[] = [
  { key: "id", title: "Name", type: "text", width: 100, value: (row) => row.id, inList: "title" },
  { key: "spend", title: "Spend", unit: "GBP", type: "number", width: 100, value: () => 5, inList: "figure" },
];

function List({ selectable }: { readonly selectable: boolean }) {
  const table = useGridTable({
    columns,
    wanted: undefined,
    rows: [{ id: "a" }, { id: "b" }],
    rowKey: (row) => row.id,
    selection: noSelection,
    continuous: false,
    onSelectionChange: () => undefined,
  });
  return createElement(GridList<{ readonly id: string }>, {
    label: "Rows",
    table,
    columns,
    selectable,
    onRowsInView: undefined,
  });
}

test("on a phone the whole page is chosen above the rows, where rows can be chosen", () => {
  const markup = (selectable: boolean) =>
    renderToStaticMarkup(createElement(UiProvider, null, createElement(List, { selectable })));
  expect(markup(true).match(/type="checkbox"/g)).toHaveLength(3);
  expect(markup(true).indexOf(englishTexts.grid.selectPage)).toBeLessThan(markup(true).indexOf("Select b"));
  expect(markup(false)).not.toContain("checkbox");
});

test("on a phone the sums of the whole filter are above the rows", () => {
  const markup = (totals: GridTotals | undefined) =>
    renderToStaticMarkup(
      createElement(
        UiProvider,
        null,
        createElement(ListTotals<{ readonly id: string }>, { columns, totals, matching: 3912 }),
      ),
    );
  expect(markup({ spend: 12_345 })).toMatch(/All 3,912 matching.*12,345.*GBP/);
  expect(markup({ spend: null })).toBe("");
  expect(markup(undefined)).toBe("");
});
