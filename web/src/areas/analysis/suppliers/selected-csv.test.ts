import { expect, test } from "vitest";
import type { GridColumn } from "@paygauge/ui";
import { selectedCsv } from "./selected-csv.ts";

interface Row {
  readonly name: string;
  readonly spend: number | null;
}
const columns: readonly GridColumn<Row>[] = [
  { key: "name", title: "Supplier", type: "text", width: 80, value: (row) => row.name },
  { key: "spend", title: "Spend", unit: "GBP", type: "number", width: 80, value: (row) => row.spend },
];

test("titles carry their unit, numbers stay numbers, and no cell becomes a formula", () => {
  const csv = selectedCsv(columns, [
    { name: "=1+1", spend: -12.5 },
    { name: 'A, "B"', spend: null },
  ]);
  expect(csv).toBe('\uFEFFSupplier,Spend (GBP)\r\n\'=1+1,-12.5\r\n"A, ""B""",\r\n');
});
