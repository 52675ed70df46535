/**
 * Real ledgers of SAMPLES_DIR: rows that are found and read again from the file add up, class by class, to what their
 * import counted, and all classes together to the amount of the file, to the minor unit.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { moneyClasses } from "@paygauge/api-types/entities/import-money";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { planOf } from "@paygauge/analysis/reading/lines/plan";
import type { Env } from "../../env.ts";
import { checkLedger } from "../ingest/check.ts";
import { Ingest } from "../ingest/ingest.ts";
import { nodeStore } from "../ingest/node-store.ts";
import { ingestSummary, readVariants } from "../ingest/read.ts";
import { mapRows } from "../ingest/rows-of-check.fixture.ts";
import { findRows, rowsOfSuppliers, uncountedRowsOf, type RowsWanted } from "./row-places.ts";
import { RowsReading } from "./rows-reading.ts";
import type { RunLedger } from "./run-ledger.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
const samples = path.resolve(root, process.env.SAMPLES_DIR ?? "../shared/data");

const ledgers = [
  ["devon-county-council/DCCSpendingOver500_202503.csv", "GBP"],
  ["calderdale/2014-10-card.csv", "GBP"],
  ["leeds/raw-2012-11.csv", "GBP"],
  ["bradford/2019-12.csv", "GBP"],
  ["gla/2022-P13.csv", "GBP"],
  ["network-rail/2017-03.csv", "GBP"],
  ["oxford-city/jul-sep-2014.csv", "GBP"],
  ["south-dakota/202501.csv", "USD"],
  ["san-francisco/vendor_payments_sample.csv", "USD"],
  ["iceland/opnirreikningar_2018-02.csv", "ISK"],
] as const;

/** The file as the store of files has it. */
function filesOf(bytes: Uint8Array): Pick<Env, "FILES"> {
  const get = async (_: string, { range }: { range: { offset: number; length: number } }) => ({
    size: bytes.length,
    arrayBuffer: async () => bytes.slice(range.offset, range.offset + range.length).buffer,
  });
  return { FILES: { get } } as unknown as Pick<Env, "FILES">;
}

/** Imports a file without its repeated rows, and returns its counts, with the means to find its rows. */
async function imported(file: string, currency: string, kind: "advanced" | "base") {
  const bytes = new Uint8Array(readFileSync(path.join(samples, file)));
  const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
  const inspected = await inspectLedger(read, bytes.length, { kind, currency, fileName: path.basename(file) });
  if (inspected.inspection === undefined) throw new Error(`${file} is not read`);
  const { dialect, proposal } = inspected.inspection;
  const mapping = { ...proposal.mapping, leaveOutRepeats: true };
  const settings = { currency, fallbackCountry: "GBR" };
  const checked = await checkLedger(read, bytes.length, dialect, mapping, { ...settings, map: mapRows().map, kind });
  const store = nodeStore();
  const stored = { uploadId: "one", size: bytes.length, kind, dialect, mapping, totalLines: checked.totalLines };
  await new Ingest(store, settings, { sliceBytes: 256 * 1024 }).run(stored, read);
  const plan = planOf(kind, dialect, mapping, settings);
  const found = { ...stored, r2Key: "one", fileName: file, plan, corrections: [], breakdowns: [] };
  const run = { ledger: store.sql, files: [found], kind, currency, breakdowns: [] } as unknown as RunLedger;
  const variants = [...readVariants(store.sql)];
  const documents = variants.flatMap(({ totals }) => Object.entries(totals.documents));
  const [[source] = ["Payment"]] = documents.filter(([, { count }]) => count > 0);
  const suppliers = [{ variantIds: variants.map(({ variantId }) => variantId), source: source as "Payment" }];
  const reading = async (wanted: RowsWanted) => {
    const rows = new RowsReading({ env: filesOf(bytes), run, places: await findRows(run, wanted) });
    while (!rows.isComplete) await rows.readOn(1024 * 1024);
    return rows;
  };
  return { suppliers, reading, documents, summary: ingestSummary(store.sql, currency) };
}

describe.skipIf(!existsSync(samples))("rows of real ledgers (skipped where SAMPLES_DIR is absent)", () => {
  it.each(ledgers)("%s", async (file, currency) => {
    const { suppliers, reading, documents, summary } = await imported(file, currency, "advanced");
    const uncounted = await reading(uncountedRowsOf(suppliers, "advanced", true));
    const counted = await reading(rowsOfSuppliers(suppliers));
    const booked = documents.reduce((sum, [, { valueMinor }]) => sum + valueMinor, 0);
    expect([counted.counted.length, counted.countedMinor]).toEqual([
      summary.accepted - uncounted.countOf("settled"),
      booked - Number(uncounted.sums.find(({ reason }) => reason === "settled")?.sum.value() ?? 0n),
    ]);
    expect(uncounted.counted.length).toBe(0);
    const { rejected, totalRows, voided, leftOut } = summary;
    expect({ rejected, totalRows, voided, leftOut }).toEqual({
      rejected: uncounted.countOf("rejected"),
      totalRows: uncounted.countOf("totalRows"),
      voided: uncounted.countOf("voided"),
      leftOut: uncounted.countOf("leftOut"),
    });
    for (const money of summary.money ?? []) {
      const { accepted, ...classes } = Object.fromEntries(moneyClasses.map((each) => [each, BigInt(money[each])]));
      const sums = Object.fromEntries(
        Object.keys(classes).map((reason) => [
          reason,
          uncounted.sums.find((each) => each.reason === reason && each.currency === money.currency)?.sum.value() ?? 0n,
        ]),
      );
      expect(sums).toEqual(classes);
      const all = Object.values(sums).reduce((sum, each) => sum + each, accepted ?? 0n);
      expect(all.toString()).toBe(money.file);
    }
  });

  it("hold rows of each kind between them", async () => {
    let rows = 0;
    for (const [file, currency] of ledgers) {
      const { summary } = await imported(file, currency, "advanced");
      rows += summary.rejected + summary.totalRows + summary.leftOut;
    }
    expect(rows).toBeGreaterThan(100);
  });
});
