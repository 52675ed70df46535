import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { checkLedger } from "./check.ts";
import { Ingest } from "./ingest.ts";
import { nodeStore } from "./node-store.ts";
import { ingestSummary, readVariants } from "./read.ts";
import { mostRemembered, hashOfRow, Repeats } from "./repeats.ts";
import type { IngestStore } from "./sql-runner.ts";

const settings = { currency: "GBP", fallbackCountry: "GBR" };
const pause = async (): Promise<void> => {};

async function ledgerOf(rows: readonly string[]) {
  const bytes = new TextEncoder().encode(`Supplier,Amount,Date\n${rows.map((row) => `${row}\n`).join("")}`);
  const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
  const { inspection } = await inspectLedger(read, bytes.length, { kind: "advanced", currency: "GBP" });
  if (inspection === undefined) throw new Error("not read");
  return { bytes, read, dialect: inspection.dialect, mapping: inspection.proposal.mapping };
}

/** A store whose commit fails now and then, as when the process dies before it. */
function failing(store: IngestStore, every: number): IngestStore {
  let commits = 0;
  return {
    sql: store.sql,
    transactionSync: (work) =>
      store.transactionSync(() => {
        const done = work();
        if (++commits % every === 0) throw new Error("killed");
        return done;
      }),
  };
}

describe("repeated rows", () => {
  it("are left out across slices and kills, as the dry run says, and kept where no one asks", async () => {
    const rows = Array.from(
      { length: 3000 },
      (_, at) => `Firm ${(at * 7) % 400} Ltd,${(at * 7) % 400}.50,2025-01-${10 + (((at * 7) % 400) % 20)}`,
    );
    const { bytes, read, dialect, mapping } = await ledgerOf(rows);
    const distinct = new Set(rows);
    const minor = (all: Iterable<string>) =>
      [...all].reduce((sum, row) => sum + Math.round(Number(row.split(",")[1]) * 100), 0);
    for (const leaveOutRepeats of [true, false]) {
      const asked = { ...mapping, leaveOutRepeats };
      const { check } = await checkLedger(read, bytes.length, dialect, asked, { ...settings, kind: "advanced" });
      const store = nodeStore();
      const upload = { uploadId: "u", size: bytes.length, kind: "advanced" as const, dialect, mapping: asked };
      const options = { sliceBytes: 8192, pause };
      // Each attempt is a new object, as after a restart.
      const attempt = () =>
        new Ingest(failing(store, 4), settings, options).run(upload, read).then(
          () => true,
          () => false,
        );
      let attempts = 1;
      while (!(await attempt())) attempts++;
      expect(attempts).toBeGreaterThan(2);
      const taken = ingestSummary(store.sql, "GBP");
      const kept = leaveOutRepeats ? distinct : rows;
      const accepted = leaveOutRepeats ? distinct.size : rows.length;
      for (const found of [check, taken]) {
        expect(found).toMatchObject({
          rows: rows.length,
          accepted,
          leftOut: rows.length - accepted,
          sumMinor: String(minor(kept)),
        });
      }
      expect(check.repeated).toBe(rows.length - distinct.size);
      const codes = check.warnings.map(({ code }) => code);
      expect(codes.filter((code) => code !== "country-missing")).toEqual([
        leaveOutRepeats ? "repeated-left-out" : "repeated",
      ]);
      expect([...store.sql.exec("SELECT count(*) AS pages FROM ingest_row_page")]).toEqual([{ pages: 0 }]);
    }
  });

  it("give the row after them to its own payee", async () => {
    const rows = ["B Ltd,1.00,2025-01-10", "A Ltd,2.00,2025-01-10", "B Ltd,1.00,2025-01-10", "B Ltd,4.00,2025-01-11"];
    const { bytes, read, dialect, mapping } = await ledgerOf(rows);
    const store = nodeStore();
    const asked = { ...mapping, leaveOutRepeats: true };
    const upload = { uploadId: "u", size: bytes.length, kind: "advanced" as const, dialect, mapping: asked };
    await new Ingest(store, settings, { pause }).run(upload, read);
    const taken = [...readVariants(store.sql)].map(({ identity, totals }) => [
      identity.name,
      totals.documents.Payment.valueMinor,
    ]);
    expect(taken).toEqual([
      ["B Ltd", 500],
      ["A Ltd", 200],
    ]);
  });

  it("are found as a set of the rows finds them", () => {
    const row = fc.string({ maxLength: 6 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), fc.boolean(), (rows, leavesOut) => {
        const repeats = new Repeats(leavesOut);
        const seen = new Set<string>();
        for (const text of rows) {
          const bytes = new TextEncoder().encode(text);
          expect(repeats.add(hashOfRow(bytes, 0, bytes.length))).toBe(seen.has(text));
          seen.add(text);
        }
        expect(repeats.takeFresh()).toHaveLength(leavesOut ? seen.size : 0);
      }),
    );
  });

  it("are no longer left out among rows that came after the memory was full", () => {
    const repeats = new Repeats(true);
    for (let at = 0; at < mostRemembered; at++) repeats.remember(at * 4096 + 1);
    expect(repeats.complete).toBe(false);
    const bytes = new TextEncoder().encode("A,1.00");
    expect(repeats.add(hashOfRow(bytes, 0, bytes.length))).toBe(false);
    expect(repeats.add(hashOfRow(bytes, 0, bytes.length))).toBe(false);
  });
});
