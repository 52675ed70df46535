import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UiProvider } from "../context/ui-context.tsx";
import type { GridColumn } from "./grid-column.ts";
import { PrintTable } from "./print-table.tsx";

interface Row {
  readonly id: string;
}
const columns: readonly GridColumn<Row>[] = [
  { key: "id", title: "Name", type: "text", width: 100, value: (row) => row.id },
  { key: "spend", title: "Spend", unit: "GBP", type: "number", width: 100, value: () => 1234 },
];
const rows = [...Array.from({ length: 120 }, (_, at) => ({ id: `row ${at}` })), undefined];

test("on paper every loaded row is there, its titles repeat, no row is torn, and the totals end it", () => {
  const props = { label: "Rows", columns, rows, rowKey: (row: Row) => row.id, totals: { spend: 9999 }, matching: 300 };
  const markup = renderToStaticMarkup(
    createElement(UiProvider, { locale: "en" }, createElement(PrintTable<Row>, props)),
  );
  expect(markup.match(/<tr class="break-inside-avoid/g)).toHaveLength(121);
  expect(markup).toContain("row 119");
  expect(markup).toMatch(/<thead[^>]*><tr[^>]*><th[^>]*>Name<\/th><th[^>]*>Spend \(GBP\)<\/th>/);
  expect(markup.slice(markup.lastIndexOf("<tr"))).toMatch(/All 300 matching.*9,999/);
});
