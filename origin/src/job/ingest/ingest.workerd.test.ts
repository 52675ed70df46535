/**
 * The ingest on a real Durable Object's SQLite: same totals as plain sums, also when a commit fails and another
 * continues.
 */
import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { testEnv } from "../../support/test-env.ts";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { Ingest } from "./ingest.ts";
import { ingestCounters, readMonths, readRejects, readVariants } from "./read.ts";
import type { IngestStore } from "./sql-runner.ts";
import { resetIngest } from "./store.ts";

const settings = { currency: "EUR", fallbackCountry: "DEU" };

/** 20,000 lines of 1,500 payees over 24 months; every 500th has no name. */
function ledger() {
  const payees = new Map<string, { lines: number; minor: number }>();
  let rejected = 0;
  let text = "Lieferantennummer;Lieferant;Betrag;Zahlungsdatum;Rechnungsnummer\r\n";
  for (let at = 0; at < 20_000; at++) {
    const payee = (at * 7919) % 1500;
    const minor = ((at * 104_729) % 900_000) - 100_000;
    const date = `${String((at % 28) + 1).padStart(2, "0")}.${String((at % 12) + 1).padStart(2, "0")}.${2023 + (at % 2)}`;
    const named = at % 500 !== 0;
    text += `K${payee};${named ? `"Müller & Söhne ""${payee}"" GmbH"` : ""};${(minor / 100).toFixed(2).replace(".", ",")};${date};R${at}\r\n`;
    if (!named) rejected++;
    else {
      const total = payees.get(`K${payee}`) ?? { lines: 0, minor: 0 };
      payees.set(`K${payee}`, { lines: total.lines + 1, minor: total.minor + minor });
    }
  }
  return { bytes: new TextEncoder().encode(text), payees, rejected };
}

describe("ingest in a Durable Object", () => {
  it("adds up exactly, across a failed commit, a fresh object and a reset", async () => {
    const { bytes, payees, rejected } = ledger();
    const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
    const result = await inspectLedger(read, bytes.length, { kind: "advanced", currency: "EUR" });
    if (!result.ok) throw new Error(result.refusal.code);
    const { dialect, proposal } = result.inspection;
    const upload = { uploadId: "u", size: bytes.length, kind: "advanced" as const, dialect, mapping: proposal.mapping };
    await runInDurableObject(testEnv.EFFECTS.get(testEnv.EFFECTS.newUniqueId()), async (_, state) => {
      const { storage } = state;
      let left = 0;
      const failing: IngestStore = {
        sql: storage.sql,
        transactionSync: (work) =>
          storage.transactionSync(() => {
            const done = work();
            if (--left === 0) throw new Error("killed before the commit");
            return done;
          }),
      };
      const options = { sliceBytes: 128 * 1024 };
      // Before the first slice is committed, while rows of a later one are written ahead, and in between.
      for (const commits of [3, 9, 5, 2]) {
        left = commits;
        await expect(new Ingest(failing, settings, options).run(upload, read)).rejects.toThrow("killed");
      }
      expect(ingestCounters(storage.sql).uploads[0]).toMatchObject({ done: false });
      await new Ingest(storage, settings, options).run(upload, read);
      const found = new Map<string, { lines: number; minor: number }>();
      const variants = [...readVariants(storage.sql)];
      for (const { identity, totals } of variants) {
        found.set(identity.supplierId, { lines: totals.lines, minor: totals.documents.Payment.valueMinor });
        expect(identity.name).toBe(`Müller & Söhne "${identity.supplierId.slice(1)}" GmbH`);
      }
      expect(found).toEqual(payees);
      expect(readRejects(storage.sql, { after: 0, limit: 1000 })).toHaveLength(rejected);
      const months = [
        ...readMonths(
          storage.sql,
          variants.map((variant) => variant.variantId),
        ),
      ];
      expect(months.reduce((sum, month) => sum + month.count, 0)).toBe(20_000 - rejected);
      resetIngest(storage.sql);
      expect([...readVariants(storage.sql)]).toEqual([]);
    });
  });
});
