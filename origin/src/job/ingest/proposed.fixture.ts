/** Reads a made file with the product's own proposals, the way the New job screen, the check and the import do. */
import { expect } from "vitest";
import type { ColumnMapping, LedgerKind } from "@paygauge/api-types/entities/ledger";
import { settleMapping } from "@paygauge/api-types/entities/ledger-settle";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { previewLines } from "@paygauge/analysis/reading/lines/preview";
import { guessEncoding } from "../encoding-guess.ts";
import { checkLedger } from "./check.ts";
import { Ingest } from "./ingest.ts";
import { nodeStore } from "./node-store.ts";
import { ingestSummary, readVariants } from "./read.ts";

const pause = async () => {};
/** Units of each currency for one US dollar. */
const rates = { GBP: "0.8", EUR: "0.9", AUD: "1.5", BRL: "5", SEK: "10", MXN: "20", CHF: "0.9" };

interface Options {
  currency?: string;
  kind?: LedgerKind;
  fileName?: string;
  /** What a user changes in the proposed mapping, such as answers. */
  change?: (mapping: ColumnMapping) => Partial<ColumnMapping>;
}

/** @returns what the inspection proposes, and what check and import agree on; null where the file is refused */
export async function readAsProposed(content: string | Uint8Array<ArrayBuffer>, options: Options = {}) {
  const { currency = "GBP", kind = "advanced", fileName = "ledger.csv", change } = options;
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
  const result = await inspectLedger(read, bytes.length, {
    kind,
    currency,
    fileName,
    pause,
    guessEncoding: (cells) => guessEncoding(cells, currency),
  });
  if (!result.ok) return { refusal: result.refusal.code };
  const { inspection } = result;
  const { dialect, proposal } = inspection;
  const mapping = settleMapping({ ...proposal.mapping, ...change?.(proposal.mapping) }, inspection);
  const settings = { currency, fallbackCountry: "GBR", rates };
  const { check, totalLines } = await checkLedger(read, bytes.length, dialect, mapping, { ...settings, kind, pause });
  const store = nodeStore();
  const upload = { uploadId: "u", size: bytes.length, kind, dialect, mapping, totalLines };
  await new Ingest(store, settings, { sliceBytes: 2048, pause }).run(upload, read);
  const taken = ingestSummary(store.sql, currency);
  const payees = [...readVariants(store.sql)].map(({ identity }) => identity);
  store.db.close();
  // The check takes off what payments settle, which the import leaves to the analysis.
  const same = ({ sumMinor, settledMinor, accepted, rejected, credits, totalRows, money }: typeof check) => [
    { sum: BigInt(sumMinor) + BigInt(settledMinor), accepted, rejected, credits, totalRows },
    money,
  ];
  expect(same(taken)).toEqual(same(check));
  const shown = await previewLines(read, bytes.length, {
    kind,
    dialect,
    mapping,
    settings,
    choice: "first",
    bytes: bytes.length,
  });
  return {
    refusal: null,
    inspection,
    mapping,
    check,
    totalLines,
    shown,
    payees,
    named: namesOf(mapping, inspection.dialect),
  };
}

/** Fields by the names of their columns. */
function namesOf(
  { sources }: ColumnMapping,
  { columns }: { columns: readonly { index: number; name: string }[] },
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([field, source]) =>
      source !== undefined && "column" in source ? [[field, columns[source.column]?.name ?? ""]] : [],
    ),
  );
}
