import { describe, expect, it } from "vitest";
import { addTotals } from "../grouping/totals.ts";
import { nodeStore } from "./node-store.ts";
import { namesOrders, readVariants, readVariantsOf } from "./read.ts";
import { createIngestTables, resetIngest } from "./store.ts";
import { keptDay, partSize, sumFields, totalFields } from "./total-fields.ts";
import { PartTotals, readTotalPage, spellingColumn, writeTotalPage } from "./total-pages.ts";

const row = (spelling: number, fields: Record<string, number>) =>
  new Map([
    [spellingColumn, Float64Array.of(spelling)],
    ...Object.entries(fields).map(([name, value]) => [totalFields.indexOf(name), Float64Array.of(value)] as const),
  ]);

describe("pages of totals", () => {
  it("add sums up and keep the first and the last day, in whatever order they come", () => {
    const totals = new PartTotals();
    totals.add(row(7, { lines: 2, payment_value: 2 ** 52, first_date: keptDay(5), last_date: keptDay(5) }));
    totals.add(row(7, { lines: 1, payment_value: 1, first_date: keptDay(-9), last_date: keptDay(-9) }));
    totals.add(row(4095, { lines: 1, first_date: 0, last_date: 0 }));
    totals.add(row(7, { lines: 1, first_date: keptDay(8), last_date: keptDay(8), last_card_date: keptDay(8) }));
    const { sql } = nodeStore();
    createIngestTables(sql);
    writeTotalPage(sql, 0, totals.packed());
    sql.exec(
      `INSERT INTO ingest_identity VALUES (7, '{"name":"A"}'), (4095, '{"name":"B"}'), (9, '{"name":"not merged"}')`,
    );
    const found = [...readVariants(sql)].map(({ variantId, totals: { lines, documents, ...rest } }) => ({
      variantId,
      lines,
      paid: documents.Payment.valueMinor,
      dates: [rest.firstDate, rest.lastDate, rest.lastCardDate],
    }));
    expect(found).toEqual([
      { variantId: 7, lines: 4, paid: 2 ** 52 + 1, dates: [-9, 8, 8] },
      { variantId: 4095, lines: 1, paid: 0, dates: [null, null, null] },
    ]);
    expect([...readVariantsOf(sql, [4095, 9, 123_456])].map(({ identity }) => identity.name)).toEqual(["B"]);
    expect(namesOrders(sql)).toBe(false);
    totals.add(row(7, { lines_with_order: 1 }));
    writeTotalPage(sql, 0, totals.packed());
    expect(namesOrders(sql)).toBe(true);
    resetIngest(sql);
    expect([...readVariants(sql)]).toEqual([]);
  });

  it("add up money by what it was paid for", () => {
    const totals = new PartTotals();
    totals.add(row(1, { lines: 1, payment_value: 10, Rent_purpose: 10, last_date: keptDay(3) }));
    totals.add(row(1, { lines: 2, payment_value: 5, Rent_purpose: 2, Bank_purpose: 3 }));
    totals.add(row(2, { lines: 1 }));
    const { sql } = nodeStore();
    createIngestTables(sql);
    writeTotalPage(sql, 0, totals.packed());
    sql.exec(`INSERT INTO ingest_identity VALUES (1, '{"name":"A"}'), (2, '{"name":"B"}')`);
    const found = [...readVariants(sql)].map(({ totals: { purposes, lastDate } }) => ({ purposes, lastDate }));
    expect(found).toEqual([
      { purposes: { Rent: 12, Bank: 3 }, lastDate: 3 },
      { purposes: undefined, lastDate: null },
    ]);
    const [a, b] = readVariants(sql);
    if (!a || !b) throw new Error("Two payees were written.");
    addTotals(b.totals, a.totals);
    addTotals(b.totals, a.totals);
    expect([b.totals.purposes, a.totals.purposes]).toEqual([
      { Rent: 24, Bank: 6 },
      { Rent: 12, Bank: 3 },
    ]);
  });

  it("hold a full part below the largest BLOB", () => {
    const totals = new PartTotals();
    const all = Float64Array.from({ length: partSize }, (_, at) => at);
    totals.add(
      new Map([[spellingColumn, all], ...totalFields.map((_, field) => [field, all.map((at) => at + 0.5)] as const)]),
    );
    expect(totals.packed().byteLength).toBeLessThan(2_000_000);
  });

  it("take over the rows of an earlier release, once", () => {
    const { sql } = nodeStore();
    const far = partSize + 3;
    sql.exec(
      `CREATE TABLE ingest_total (variant_id INTEGER PRIMARY KEY, ${sumFields.map((field) => `${field} NOT NULL DEFAULT 0`).join(", ")},
        first_date INTEGER, last_date INTEGER, last_card_date INTEGER)`,
    );
    sql.exec("CREATE VIEW ingest_variant AS SELECT * FROM ingest_total");
    sql.exec(
      "INSERT INTO ingest_total (variant_id, lines, card_count, card_value, first_date) VALUES (1, 3, 2, -70, 19000), (?, 1, 0, 0, NULL)",
      far,
    );
    createIngestTables(sql);
    createIngestTables(sql);
    sql.exec(`INSERT INTO ingest_identity VALUES (1, '{"name":"A"}'), (${far}, '{"name":"B"}')`);
    const found = [...readVariants(sql)];
    expect(found.map(({ variantId, totals }) => [variantId, totals.lines, totals.firstDate, totals.lastDate])).toEqual([
      [1, 3, 19_000, null],
      [far, 1, null, null],
    ]);
    expect(found[0]?.totals.methods).toEqual({ Card: { count: 2, valueMinor: -70 } });
    expect(readTotalPage(sql, 5).rows).toBe(0);
    expect([...sql.exec("SELECT 1 FROM sqlite_master WHERE name IN ('ingest_total', 'ingest_variant')")]).toEqual([]);
  });
});
