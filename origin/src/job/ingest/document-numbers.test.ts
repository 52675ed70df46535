import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { describe, expect, it } from "vitest";
import type { PayeeTotals } from "../facts.ts";
import { groupVariants } from "../grouping/group-variants.ts";
import { measureSupplier } from "../measures/measures.ts";
import { Ingest } from "./ingest.ts";
import { nodeStore } from "./node-store.ts";
import { countedOf, ingestCounters, readMonths, readVariants } from "./read.ts";
import type { IngestStore } from "./sql-runner.ts";

const pause = async (): Promise<void> => {};
const settings = { currency: "GBP", fallbackCountry: "GBR" };

async function opened(bytes: Uint8Array, change: (mapping: ColumnMapping) => Partial<ColumnMapping> = () => ({})) {
  const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
  const { inspection } = await inspectLedger(read, bytes.length, { kind: "advanced", currency: "GBP", pause });
  if (inspection === undefined) throw new Error("not read");
  const { dialect, proposal } = inspection;
  const mapping = { ...proposal.mapping, ...change(proposal.mapping) };
  const upload = (uploadId: string) => ({ uploadId, size: bytes.length, kind: "advanced" as const, dialect, mapping });
  return { read, upload };
}

const numbered = (rows: readonly string[]) =>
  opened(new TextEncoder().encode(`Supplier,Invoice Number,Amount,Payment Date\n${rows.join("\n")}\n`));
const lined = (rows: readonly string[]) =>
  opened(new TextEncoder().encode(`Supplier,Amount,Payment Date\n${rows.join("\n")}\n`));

const measuresOf = (totals: PayeeTotals) =>
  measureSupplier({
    totals,
    statedSpendMinor: null,
    outOfScope: false,
    cardAccepting: false,
    namesOrders: false,
    annualFactor: 1,
  });

/** Suppliers as the analysis groups and measures them. */
function measured(store: IngestStore) {
  const groups = groupVariants([...readVariants(store.sql)], []);
  return groups.map(({ identity, totals }) => ({ name: identity.name, ...measuresOf(totals) }));
}

/** Every spelling as a supplier of its own. */
const spelled = (store: IngestStore) =>
  [...readVariants(store.sql)].map(({ identity, totals }) => ({ name: identity.name, ...measuresOf(totals) }));

const countsOf = (store: IngestStore) =>
  Object.fromEntries(measured(store).map(({ name, payments, spendMinor }) => [name, [payments, spendMinor]]));

async function ingested(file: Awaited<ReturnType<typeof opened>>, store = nodeStore(), uploadId = "a") {
  await new Ingest(store, settings, { sliceBytes: 8192, pause }).run(file.upload(uploadId), file.read);
  return store;
}

describe("documents", () => {
  it("count once whatever lines they have, by supplier, with the money of all of their lines", async () => {
    const store = await ingested(
      await numbered([
        "Acme Ltd,11,100.00,2025-01-10",
        "Beta Ltd,11,5.00,2025-01-10",
        "ACME LIMITED,0011,20.00,2025-01-10",
        "Acme Ltd,12,1.00,2025-02-10",
        "Acme Ltd,11,3.00,2025-02-11",
        "Acme Ltd,,4.00,2025-02-12",
        "Acme Ltd,,4.00,2025-02-12",
      ]),
    );
    expect(countsOf(store)).toEqual({ "Acme Ltd": [4, 13_200], "Beta Ltd": [1, 500] });
    const ids = [...readVariants(store.sql)].map(({ variantId }) => variantId);
    const months = [...readMonths(store.sql, ids)];
    const january = months.filter(({ month }) => month === "2025-01");
    expect(january.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(months.reduce((sum, { valueMinor }) => sum + valueMinor, 0)).toBe(13_700);
    expect(countedOf(ingestCounters(store.sql).counters)).toBe("some");
  });

  it("of unrelated payees under one supplier ID stay apart, so that none has money and no document", async () => {
    const rows = ["State Dept,STATE,D1,10.00,2025-01-10", "State Board,STATE,D1,10.00,2025-01-10"];
    const heading = "Supplier,Supplier ID,Invoice Number,Amount,Payment Date";
    const store = await ingested(await opened(new TextEncoder().encode(`${heading}\n${rows.join("\n")}\n`)));
    expect(spelled(store).map(({ name, payments, spendMinor }) => [name, payments, spendMinor])).toEqual([
      ["State Dept", 1, 1000],
      ["State Board", 1, 1000],
    ]);
  });

  it("count once when their lines are in several slices and files, and after kills", async () => {
    const rows = Array.from({ length: 2400 }, (_, at) => {
      const [supplier, number] = [(at * 7) % 40, (at * 13) % 300];
      return `Firm ${supplier} Ltd,N${number},1.00,2025-01-${10 + (number % 20)}`;
    });
    const expected = new Set(rows.map((row) => row.split(",").slice(0, 2).join(","))).size;
    expect(expected).toBeLessThan(rows.length);
    const files = [await numbered(rows.slice(0, 1500)), await numbered(rows.slice(1500))];
    const store = nodeStore();
    let commits = 0;
    const failing: IngestStore = {
      sql: store.sql,
      transactionSync: (work) =>
        store.transactionSync(() => {
          const done = work();
          if (++commits % 4 === 0) throw new Error("killed");
          return done;
        }),
    };
    let kills = 0;
    for (const [at, file] of files.entries()) {
      const attempt = () =>
        new Ingest(failing, settings, { sliceBytes: 8192, pause }).run(file.upload(`f${at}`), file.read).then(
          () => true,
          () => false,
        );
      while (!(await attempt())) kills++;
    }
    expect(kills).toBeGreaterThan(2);
    const totals = Object.values(countsOf(store));
    expect(totals.reduce((sum, [payments]) => sum + (payments ?? 0), 0)).toBe(expected);
    expect(totals.reduce((sum, [, spend]) => sum + (spend ?? 0), 0)).toBe(rows.length * 100);
    expect(countedOf(ingestCounters(store.sql).counters)).toBe("documents");
  });

  it("are remembered within a bound: lines far apart count again, neighbours do not", async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `Firm Ltd,N${Math.floor(at / 2)},1.00,2025-01-10`);
    const file = await numbered([...rows, "Firm Ltd,N0,1.00,2025-01-10"]);
    const store = nodeStore();
    const options = { sliceBytes: 8192, pause, maxDocuments: 200 };
    await new Ingest(store, settings, options).run(file.upload("a"), file.read);
    expect(countsOf(store)).toEqual({ "Firm Ltd": [1501, 300_100] });
    const [{ kept } = {}] = store.sql.exec("SELECT sum(length(hashes)) / 8 AS kept FROM ingest_document_page");
    expect(kept).toBeLessThan(1000);
  });

  it("are lines where no column has their number", async () => {
    const store = await ingested(await lined(["Acme Ltd,1.00,2025-01-10", "Acme Ltd,2.00,2025-01-10"]));
    expect(countsOf(store)).toEqual({ "Acme Ltd": [2, 300] });
    expect(countedOf(ingestCounters(store.sql).counters)).toBe("lines");
  });

  it("gives a supplier that holds only further lines of a document one document", async () => {
    const store = await ingested(await numbered(["Acme Ltd,1,5.00,2025-01-10", "ACME LIMITED,1,7.00,2025-01-10"]));
    const variants = [...readVariants(store.sql)];
    const [second] = variants.filter(({ identity }) => identity.name === "ACME LIMITED");
    if (second === undefined) throw new Error("no spelling");
    const found = measuresOf(second.totals);
    expect([found.payments, found.spendMinor, found.ticketMinor]).toEqual([1, 700, 700]);
  });
});

const samples = path.resolve(import.meta.dirname, "../../../..", process.env.SAMPLES_DIR ?? "../shared/data");

/** Upper ends of the ticket bands of purchase cards, in minor units (docs/analysis.md section 6). */
const ticketBands = [100_000, 250_000, 500_000, 1_500_000];
const bandOf = (ticket: number | null) => ticketBands.filter((end) => (ticket ?? 0) > end).length;

describe.skipIf(!existsSync(samples))("documents of real ledgers (skipped where SAMPLES_DIR is absent)", () => {
  it("Iceland: 6,837 lines are 2,971 invoices", async () => {
    const bytes = new Uint8Array(readFileSync(path.join(samples, "iceland/opnirreikningar_2018-02.csv")));
    const store = await ingested(await opened(bytes));
    const suppliers = measured(store);
    const lines = [...readVariants(store.sql)].reduce((sum, { totals }) => sum + totals.lines, 0);
    const documents = suppliers.reduce((sum, { payments, invoices }) => sum + payments + invoices, 0);
    expect([lines, documents]).toEqual([6837, 2971]);
    expect(countedOf(ingestCounters(store.sql).counters)).toBe("documents");
  });

  it("Scottsdale: 144 of 2,428 spellings change their ticket band when the lines of a day are one payment", async () => {
    const bytes = new Uint8Array(readFileSync(path.join(samples, "scottsdale/ct_VendorPayments.csv")));
    const byLine = await ingested(await opened(bytes));
    expect(measured(byLine).reduce((sum, { payments }) => sum + payments, 0)).toBe(23_612);
    expect(countedOf(ingestCounters(byLine.sql).counters)).toBe("lines");
    const dated = await opened(bytes, ({ sources }) => ({ sources: { ...sources, documentNumber: { column: 0 } } }));
    const byDay = await ingested(dated);
    const movedOf = (measure: typeof measured) => {
      const tickets = new Map(measure(byDay).map(({ name, ticketMinor }) => [name, ticketMinor]));
      const before = measure(byLine);
      return [
        before.length,
        before.filter(({ name, ticketMinor }) => bandOf(ticketMinor) !== bandOf(tickets.get(name) ?? 0)).length,
      ];
    };
    expect(movedOf(spelled)).toEqual([2428, 144]);
    expect(movedOf(measured)).toEqual([2409, 140]);
  });
});
