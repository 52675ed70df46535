import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UiProvider } from "../context/ui-context.tsx";
import { englishTexts } from "../context/ui-texts.ts";
import type { GridColumn } from "./grid-column.ts";
import { GridList } from "./grid-list.tsx";
import { noSelection } from "./grid-selection.ts";
import { useGridTable } from "./use-grid-table.ts";

const columns: readonly GridColumn<{ readonly id: string }>[] = [
  { key: "id", title: "Name", type: "text", width: 100, value: (row) => row.id, inList: "title" },
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
  expect(markup(true).indexOf(englishTexts.grid.selectPage)).toBeLessThan(markup(true).indexOf("Select a"));
  expect(markup(false)).not.toContain("checkbox");
});
