/**
 * Hostile files of known truth (HOSTILE_FILES of them, 60 unless set; `npm run soak` makes 2,000) through unpack → inspect
 * → check → ingest, mapped as proposed: none crashes or hangs, dry run and ingest agree, and no total is wrong without a
 * sign of it.
 */
import { describe, expect, it } from "vitest";
import type { ImportCheck, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { unpackAll } from "../unpack/unpack.fixture.ts";
import { checkLedger } from "./check.ts";
import { hostileFile, type HostileFile } from "./hostile.fixture.ts";
import { Ingest } from "./ingest.ts";
import { nodeStore } from "./node-store.ts";
import { ingestSummary } from "./read.ts";

const files = Number(process.env["HOSTILE_FILES"] ?? 60);
// A euro is a pound here, so that the truth of a file is the same in both.
const settings = { currency: "GBP", fallbackCountry: "GBR", rates: { GBP: "1", EUR: "1" } };
const pause = async (): Promise<void> => {};

type Outcome = "right" | "warned" | "refused" | "wrong";

/**
 * What shows the user that something is wrong: unsure or ambiguous columns, or more rows rejected or in doubt than the
 * file has itself. Warnings that any file of this kind carries count for nothing.
 */
function isWarned({ profiles, proposal }: LedgerInspection, check: ImportCheck, { truth }: HostileFile): boolean {
  const used = proposal.fields.filter(({ field }) =>
    ["supplierName", "amount", "paidDate", "documentDate"].includes(field),
  );
  const unsure = used.some(
    ({ source, confidence }) =>
      confidence < 0.6 || ("column" in source && (profiles[source.column]?.ambiguous ?? false)),
  );
  const quiet = new Set(["repeated", "redacted", "ragged", "total-rows", "country-missing", "currency-converted"]);
  return (
    unsure ||
    proposal.missing.length > 0 ||
    check.rejected > truth.rejected ||
    check.warnings.some(({ code }) => !quiet.has(code))
  );
}

function isRight({ truth }: HostileFile, check: ImportCheck): boolean {
  return (
    check.accepted === truth.accepted &&
    BigInt(check.sumMinor) === truth.sumMinor &&
    check.rejected === truth.rejected &&
    check.totalRows === truth.totals &&
    check.blank === truth.blank &&
    check.firstDate === truth.firstDate &&
    check.lastDate === truth.lastDate
  );
}

async function outcomeOf(file: HostileFile): Promise<{ outcome: Outcome; note: string }> {
  const { bytes } = await unpackAll(file.bytes);
  const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
  const result = await inspectLedger(read, bytes.length, {
    kind: "advanced",
    currency: "GBP",
    fileName: file.name,
    pause,
  });
  if (!result.ok) return { outcome: "refused", note: `${result.refusal.code} ${file.recipe}` };
  const { dialect, proposal } = result.inspection;
  const { mapping } = proposal;
  const { check, totalLines } = await checkLedger(read, bytes.length, dialect, mapping, {
    ...settings,
    kind: "advanced",
    pause,
  });
  const store = nodeStore();
  const upload = { uploadId: "u", size: bytes.length, kind: "advanced" as const, dialect, mapping, totalLines };
  await new Ingest(store, settings, { pause }).run(upload, read);
  const taken = ingestSummary(store.sql, "GBP");
  store.db.close();
  expect([taken.accepted, taken.sumMinor, taken.rejected]).toEqual([check.accepted, check.sumMinor, check.rejected]);
  if (isRight(file, check)) return { outcome: "right", note: "" };
  const { accepted, sumMinor, rejected, blank, totalRows, firstDate, lastDate } = check;
  const seen = JSON.stringify({ accepted, rejected, blank, totals: totalRows, sumMinor, firstDate, lastDate });
  const truth = JSON.stringify({ ...file.truth, sumMinor: String(file.truth.sumMinor) });
  const note = `${file.recipe}\n  read ${seen}\n  is   ${truth}\n  as   ${JSON.stringify({ ...dialect, columns: dialect.columns.map(({ name }) => name) })} ${JSON.stringify(mapping)}`;
  return { outcome: isWarned(result.inspection, check, file) ? "warned" : "wrong", note };
}

describe("hostile ledgers", () => {
  it(`${files} of them: no crash, and no wrong total without a warning`, { timeout: 300_000 }, async () => {
    const counts: Record<Outcome, number> = { right: 0, warned: 0, refused: 0, wrong: 0 };
    const notes: string[] = [];
    for (let seed = 1; seed <= files; seed++) {
      const { outcome, note } = await outcomeOf(hostileFile(seed));
      counts[outcome]++;
      if (outcome === "wrong" || (process.env.HOSTILE_NOTES && outcome !== "right")) notes.push(`${outcome}: ${note}`);
    }
    console.log(`Hostile ledgers: ${JSON.stringify(counts)}`);
    if (process.env.HOSTILE_NOTES) console.log(notes.join("\n"));
    expect(notes.filter((note) => note.startsWith("wrong"))).toEqual([]);
    expect(counts.right).toBeGreaterThan(files * 0.97);
  });
});
