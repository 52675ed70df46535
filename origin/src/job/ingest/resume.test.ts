/** Kills an ingest at random points and resumes it: no acknowledged row is lost, none counts twice. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import type { IngestUpload } from "./ingest-upload.ts";
import { Ingest } from "./ingest.ts";
import { mergeNext } from "./merge.ts";
import { nodeStore } from "./node-store.ts";
import { ingestCounters, readMonths, readRejects, readVariants } from "./read.ts";
import type { IngestStore } from "./sql-runner.ts";
import { resetIngest } from "./store.ts";

const settings = { currency: "GBP", fallbackCountry: "GBR" };
const names = ["Id", "Name", "Amount", "Date", "Note"];
const dialect: FileDialect = {
  encoding: "utf-8",
  hadBom: false,
  delimiter: ",",
  lineEnd: "lf",
  headerRow: 1,
  columns: names.map((name, index) => ({ index, name })),
};
const mapping: ColumnMapping = {
  sources: { supplierId: { column: 0 }, supplierName: { column: 1 }, amount: { column: 2 }, paidDate: { column: 3 } },
  dateOrders: { paidDate: "ymd" },
  decimalMark: ".",
  currency: "GBP",
  cardFlag: false,
  headerSignature: "",
};

interface Row {
  id: number;
  /** Minor units; null where the cell has no number. */
  minor: number | null;
  month: number;
  note: string;
}

/** Rows of a made ledger, and its text. */
function ledger(count: number, seed: number): { rows: Row[]; bytes: Uint8Array } {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
  const rows = Array.from({ length: count }, () => ({
    id: next(count / 8),
    minor: next(40) === 0 ? null : next(2_000_000) - 300_000,
    month: 1 + next(12),
    note: next(9) === 0 ? 'two\nlines, and a "quote"' : "",
  }));
  return { rows, bytes: bytesOfRows(rows) };
}

/** A ledger's text. */
function bytesOfRows(rows: readonly Row[]): Uint8Array {
  const text = rows.map(({ id, minor, month, note }) => {
    const amount = minor === null ? "n/a" : (minor / 100).toFixed(2);
    const cell = note === "" ? "" : `"${note.replaceAll('"', '""')}"`;
    return `S${id},Supplier ${id} Ltd,${amount},2024-${String(month).padStart(2, "0")}-15,${cell}\n`;
  });
  return new TextEncoder().encode(`${names.join(",")}\n${text.join("")}`);
}

/** What a ledger adds up to, by plain sums over its rows. */
function expected(rows: readonly Row[]) {
  const good = rows.filter((row) => row.minor !== null);
  const payees = new Map<string, { lines: number; minor: number }>();
  const months = new Map<string, { count: number; minor: number }>();
  for (const { id, minor, month } of good) {
    const payee = payees.get(`S${id}`) ?? { lines: 0, minor: 0 };
    payees.set(`S${id}`, { lines: payee.lines + 1, minor: payee.minor + (minor ?? 0) });
    const key = `S${id} 2024-${String(month).padStart(2, "0")}`;
    const total = months.get(key) ?? { count: 0, minor: 0 };
    months.set(key, { count: total.count + 1, minor: total.minor + (minor ?? 0) });
  }
  return { payees, months, rejected: rows.length - good.length, accepted: good.length };
}

/** The same from the store. */
function found(store: IngestStore) {
  const payees = new Map<string, { lines: number; minor: number }>();
  const months = new Map<string, { count: number; minor: number }>();
  const ids = new Map<number, string>();
  for (const { variantId, identity, totals } of readVariants(store.sql)) {
    const payee = payees.get(identity.supplierId) ?? { lines: 0, minor: 0 };
    const { lines, documents } = totals;
    payees.set(identity.supplierId, { lines: payee.lines + lines, minor: payee.minor + documents.Payment.valueMinor });
    ids.set(variantId, identity.supplierId);
  }
  for (const { variantId, month, count, valueMinor } of readMonths(store.sql, [...ids.keys()])) {
    const key = `${ids.get(variantId)} ${month}`;
    const total = months.get(key) ?? { count: 0, minor: 0 };
    months.set(key, { count: total.count + count, minor: total.minor + valueMinor });
  }
  const { counters } = ingestCounters(store.sql);
  const rejects = readRejects(store.sql, { after: 0, limit: 100_000 });
  expect(new Set(rejects.map((row) => `${row.uploadId} ${row.line}`)).size).toBe(rejects.length);
  return { payees, months, rejected: rejects.length, accepted: counters.accepted };
}

/** Series of kills to try: RESUME_KILLS; `npm run soak` tries 300. */
const series = Number(process.env["RESUME_KILLS"] ?? 4);

class Killed extends Error {}

type Fate = "live" | "inside" | "after";

/**
 * A store that fails at the chosen moments: within a transaction (after `patience` statements), or after its commit
 * before anybody hears of it.
 */
function mortal(store: IngestStore, fate: () => Fate, patience = () => 2): IngestStore {
  let dying = false;
  let calls = 0;
  let most = 0;
  return {
    sql: {
      exec: (query, ...bindings) => {
        if (dying && ++calls > most) throw new Killed("inside the transaction");
        return store.sql.exec(query, ...bindings);
      },
    },
    transactionSync: (work) => {
      const end = fate();
      dying = end === "inside";
      calls = 0;
      most = patience();
      try {
        const result = store.transactionSync(work);
        if (end !== "live") throw new Killed("after the commit");
        return result;
      } finally {
        dying = false;
      }
    },
  };
}

const fates: readonly Fate[] = ["inside", "after", "live", "live", "live"];

/** Merges to the end, dying now and then after any number of its statements; answers how often it died. */
async function mergeThroughDeaths(store: IngestStore, deaths: readonly number[]): Promise<number> {
  let step = 0;
  let died = 0;
  const draw = () => deaths[step++ % deaths.length] ?? 0;
  for (let tries = 0; tries < 400; tries++) {
    try {
      const fate = () => fates[draw() % fates.length] ?? "live";
      if (await mergeNext(mortal(store, fate, () => draw() % 9))) return died;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      died++;
    }
  }
  throw new Error("did not end");
}

async function ingestThroughDeaths(
  store: IngestStore,
  upload: IngestUpload,
  bytes: Uint8Array,
  deaths: readonly number[],
  most: number,
) {
  let step = 0;
  const draw = () => deaths[step++ % deaths.length] ?? 0;
  const read: RangeReader = async (offset, length) => {
    if (draw() % 7 === 1) throw new Killed("while reading");
    return bytes.slice(offset, offset + length);
  };
  const fate = () => fates[draw() % fates.length] ?? "live";
  let ingest = new Ingest(mortal(store, fate), settings, { sliceBytes: 4096, pause: async () => {}, mostPayees: most });
  for (let tries = 0; tries < 400; tries++) {
    try {
      const report = await ingest.slice(upload, read);
      if (report.done) return;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      if (draw() % 2 === 0)
        ingest = new Ingest(mortal(store, fate), settings, {
          sliceBytes: 4096,
          pause: async () => {},
          mostPayees: most,
        });
    }
  }
  throw new Error("did not end");
}

describe("ingest", () => {
  it("survives any series of kills with the totals of its rows", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 2 ** 31 }),
        fc.array(fc.nat(1000), { minLength: 5, maxLength: 40 }),
        fc.constantFrom(40, 1_000_000),
        async (seed, deaths, most) => {
          fc.pre(deaths.some((draw) => draw % 7 !== 1 && draw % 5 > 1));
          const store = nodeStore();
          const first = ledger(900, seed);
          const second = ledger(300, seed + 1);
          const upload = { kind: "advanced" as const, dialect, mapping };
          try {
            await ingestThroughDeaths(
              store,
              { ...upload, uploadId: "a", size: first.bytes.length },
              first.bytes,
              deaths,
              most,
            );
            // A merge between two files adds to what the next one finds.
            if (seed % 2 === 0) await mergeThroughDeaths(store, deaths);
            await ingestThroughDeaths(
              store,
              { ...upload, uploadId: "b", size: second.bytes.length },
              second.bytes,
              deaths,
              most,
            );
            await mergeThroughDeaths(store, deaths);
          } catch (error) {
            // A series that dies at every single draw never ends: nothing to say about it.
            fc.pre(!(error instanceof Error && error.message === "did not end"));
            throw error;
          }
          const want = expected([...first.rows, ...second.rows]);
          expect(found(store)).toEqual(want);
          store.db.close();
        },
      ),
      { numRuns: series, seed: 20_261_129 },
    );
  }, 120_000);

  it("merges many payees part by part, whatever kills it on the way", async () => {
    // Each payee has two lines, in different slices.
    const rows = Array.from({ length: 20_000 }, (_, at) => ({
      id: at % 10_000,
      minor: at - 5000,
      month: 1 + (at % 12),
      note: "",
    }));
    const bytes = bytesOfRows(rows);
    const store = nodeStore();
    const upload = { uploadId: "a", size: bytes.length, kind: "advanced" as const, dialect, mapping };
    const ingest = new Ingest(store, settings, { sliceBytes: 100_000, pause: async () => {} });
    const read: RangeReader = async (offset, length) => bytes.slice(offset, offset + length);
    while (!(await ingest.slice(upload, read)).done);
    expect([...readVariants(store.sql)]).toEqual([]);
    // Inside the first part after 7 statements, after the commit of the first, in the second, after the third.
    expect(await mergeThroughDeaths(store, [0, 7, 1, 3, 0, 5, 2, 8, 1, 4])).toBeGreaterThan(2);
    const { payees, months, accepted } = expected(rows);
    expect(found(store)).toMatchObject({ payees, months, accepted });
    expect(payees.size).toBe(10_000);
    expect([...store.sql.exec("SELECT count(*) AS n FROM ingest_delta")]).toEqual([{ n: 0 }]);
  });

  it("cancels between slices and resumes later; a finished file is not read again; a reset forgets all", async () => {
    const { rows, bytes } = ledger(2000, 7);
    const store = nodeStore();
    const upload = { uploadId: "a", size: bytes.length, kind: "advanced" as const, dialect, mapping };
    let reads = 0;
    const read: RangeReader = async (offset, length) => {
      reads++;
      return bytes.slice(offset, offset + length);
    };
    const options = { sliceBytes: 8192, pause: async () => {} };
    const halted = await new Ingest(store, settings, options).run(
      upload,
      read,
      ({ offset }) => offset < bytes.length / 2,
    );
    expect(halted.done).toBe(false);
    expect(ingestCounters(store.sql).uploads[0]).toMatchObject({ uploadId: "a", done: false, offset: halted.offset });
    await new Ingest(store, settings, options).run(upload, read);
    const { payees, months, accepted } = expected(rows);
    expect(found(store)).toMatchObject({ payees, months, accepted });
    const before = reads;
    expect((await new Ingest(store, settings, options).run(upload, read)).done).toBe(true);
    expect(reads).toBe(before);
    resetIngest(store.sql);
    expect(ingestCounters(store.sql)).toMatchObject({ uploads: [], counters: { rows: 0 } });
    expect([...readVariants(store.sql)]).toEqual([]);
  });
});
