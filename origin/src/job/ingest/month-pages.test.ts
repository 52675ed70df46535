import { describe, expect, it } from "vitest";
import { atOnce } from "@paygauge/api-types/turns/turns";
import { MonthWriter, packedMonths, readMonthPages, writeMonthPages } from "./month-pages.ts";
import { MonthSums } from "./month-sums.ts";
import { nodeStore } from "./node-store.ts";
import { readMonths } from "./read.ts";
import { createIngestTables } from "./store.ts";
import { partSize } from "./total-fields.ts";

describe("pages of months", () => {
  it("keep more entries than one page holds, by spelling and month, each BLOB below 2 MB", () => {
    const { sql } = nodeStore();
    createIngestTables(sql);
    const months = new MonthSums();
    for (let code = 60; code > 0; code--)
      for (let spelling = 0; spelling < 2000; spelling++) months.add(spelling, 94_000 + code, 1, 2 ** 40 + spelling);
    writeMonthPages(sql, 3, atOnce(packedMonths(months)));
    writeMonthPages(sql, 3, atOnce(packedMonths(months)));
    const found: number[][] = [];
    readMonthPages(sql, 3, (...entry) => found.push(entry));
    expect(found).toHaveLength(120_000);
    expect(found[0]).toEqual([0, 94_001, 1, 2 ** 40]);
    expect(found[60]).toEqual([1, 94_001, 1, 2 ** 40 + 1]);
    const [size] = sql.exec("SELECT count(*) AS pages, max(length(columns)) AS largest FROM ingest_month_page");
    expect(size?.pages).toBe(3);
    expect(Number(size?.largest)).toBeLessThan(2_000_000);
  });

  it("save nothing of a part without months", () => {
    const saved: ArrayBuffer[] = [];
    const writer = new MonthWriter((page) => saved.push(page));
    writer.add(7, new MonthSums(), 7);
    writer.flush();
    expect(saved).toEqual([]);
  });

  it("take over the rows of an earlier release, once", () => {
    const { sql } = nodeStore();
    const exec = (query: string) => [...sql.exec(query)];
    exec(
      `CREATE TABLE ingest_month (variant_id INTEGER NOT NULL, month INTEGER NOT NULL, document_type INTEGER NOT NULL,
        count INTEGER NOT NULL, value_minor INTEGER NOT NULL, PRIMARY KEY (variant_id, month, document_type)) WITHOUT ROWID`,
    );
    const far = partSize * 2 + 5;
    exec(`INSERT INTO ingest_month VALUES (1, 660, 2, 3, -450), (1, 661, 1, 1, 7), (${far}, 600, 0, 2, 99)`);
    createIngestTables(sql);
    createIngestTables(sql);
    expect([...readMonths(sql, [far, 1, 2])]).toEqual([
      { variantId: 1, month: "2025-01", documentType: "Payment", count: 3, valueMinor: -450 },
      { variantId: 1, month: "2025-02", documentType: "Invoice", count: 1, valueMinor: 7 },
      { variantId: far, month: "2020-01", documentType: "PurchaseOrder", count: 2, valueMinor: 99 },
    ]);
    expect(exec("SELECT 1 FROM sqlite_master WHERE name = 'ingest_month'")).toEqual([]);
  });
});
