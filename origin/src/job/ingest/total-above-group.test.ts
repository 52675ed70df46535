import { expect, it } from "vitest";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { Ingest } from "./ingest.ts";
import { nodeStore } from "./node-store.ts";
import { readVariants } from "./read.ts";

const rows = ["Supplier;Amount;Date", "Beta;100;2026-01-01", "Acme;300;", "Acme;100;2026-01-02", "Acme;200;2026-01-03"];
const mapping: ColumnMapping = {
  sources: { supplierName: { column: 0 }, amount: { column: 1 }, documentDate: { column: 2 } },
  dateOrders: { documentDate: "ymd" },
  decimalMark: ".",
  currency: "GBP",
  cardFlag: false,
  headerSignature: "made",
};

it("gives the rows below a total to their own supplier, not to the one above it", async () => {
  const bytes = new TextEncoder().encode(`${rows.join("\n")}\n`);
  const names = ["Supplier", "Amount", "Date"];
  const columns = names.map((name, index) => ({ index, name }));
  const dialect = { encoding: "utf-8", hadBom: false, delimiter: ";", lineEnd: "lf", headerRow: 1, columns } as const;
  const store = nodeStore();
  await new Ingest(store, { currency: "GBP", fallbackCountry: "GBR" }, { pause: async () => {} }).run(
    { uploadId: "u", size: bytes.length, kind: "advanced", dialect, mapping, totalLines: [3] },
    async (offset, length) => bytes.slice(offset, offset + length),
  );
  const spend = [...readVariants(store.sql)].map(({ identity, totals: { documents } }) => [
    identity.name,
    documents.Payment.valueMinor + documents.Invoice.valueMinor,
  ]);
  store.db.close();
  expect(Object.fromEntries(spend)).toEqual({ Beta: 100_00, Acme: 300_00 });
});
