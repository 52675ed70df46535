/** Reads a CSV of suppliers with the ledgers' own reader: dialect detected, columns found by what ledgers call them. */
import type { ListedSupplier, SupplierListPreview } from "@paygauge/api-types/entities/issuers";
import type { CanonicalColumn } from "@paygauge/api-types/entities/ledger";
import { countryOf } from "@paygauge/analysis/reading/countries";
import {
  columnsOf,
  detectDelimiter,
  detectHeaderRow,
  detectLineEnd,
  headRecords,
  headShape,
} from "@paygauge/analysis/reading/dialect";
import { EncodingTally } from "@paygauge/analysis/reading/encoding";
import { refusalInBytes } from "@paygauge/analysis/reading/compound-file";
import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import { foldHeader, headerFit } from "@paygauge/analysis/reading/synonyms";
import { grammarOf } from "@paygauge/analysis/reading/ranges";
import { invalid } from "@paygauge/worker/refusal";
import { isMessageRef, message, type MessageRef } from "@paygauge/api-types/catalogue/message";

/** Ours. Lines of one list. */
export const maxList = 10_000;
const maxRejects = 100;

interface ReadList {
  readonly lines: ListedSupplier[];
  readonly rejectedCount: number;
  readonly rejected: SupplierListPreview["rejected"];
}

/** The column that fits a field best, -1 for none. */
function columnFor(field: CanonicalColumn, headers: readonly string[]): number {
  const fits = headers.map((header) => headerFit(field, foldHeader(header)));
  const best = Math.max(0, ...fits);
  return best < 0.6 ? -1 : fits.indexOf(best);
}

interface Places {
  readonly name: number;
  readonly country: number;
  readonly taxId: number;
}

/** A file of one column needs no header: each line is a name. */
function placesOf(rows: readonly (readonly string[])[], headerRow: number): Places {
  const headers = columnsOf(rows.slice(0, 50), headerRow).map((column) => column.name);
  const places = {
    name: columnFor("supplierName", headers),
    country: columnFor("country", headers),
    taxId: columnFor("taxId", headers),
  };
  if (places.name >= 0) return places;
  if (headers.length === 1) return { name: 0, country: -1, taxId: -1 };
  throw invalid("file", message("noSupplierColumn"));
}

function lineOf(cells: readonly string[], places: Places): ListedSupplier | MessageRef {
  const name = cells[places.name] ?? "";
  if (name === "") return message("lineNoName");
  if (name.length > 400) return message("nameOver400");
  const written = cells[places.country] ?? "";
  const country = written === "" ? "" : countryOf(written);
  if (written !== "" && country === "") return message("countryNotKnown", { value: written.slice(0, 40) });
  return { name, country, taxId: (cells[places.taxId] ?? "").slice(0, 60) };
}

/** @throws Refusal 422 for a file that isn't CSV of suppliers, is empty or too long. */
export function readSupplierList(bytes: Uint8Array<ArrayBuffer>): ReadList {
  const sniffed = refusalInBytes(bytes);
  if (sniffed !== null) throw invalid("file", refusalOf(sniffed).message);
  const lineEnd = detectLineEnd(bytes);
  const grammar = grammarOf({ delimiter: detectDelimiter(bytes, lineEnd), lineEnd });
  if (headShape(bytes, grammar, 50).isTooWide) throw invalid("file", refusalOf("too-many-columns").message);
  const tally = new EncodingTally();
  tally.add(bytes);
  const rows = headRecords(bytes, grammar, tally.encoding(), maxList * 2);
  const headerRow = detectHeaderRow(rows.slice(0, 50));
  const places = placesOf(rows, headerRow);
  const lines: ListedSupplier[] = [];
  const rejected: { line: number; reason: MessageRef }[] = [];
  let rejectedCount = 0;
  for (const [index, cells] of rows.entries()) {
    if (index < headerRow || cells.every((cell) => cell === "")) continue;
    const line = lineOf(cells, places);
    if (!isMessageRef(line)) {
      lines.push(line);
      continue;
    }
    rejectedCount += 1;
    if (rejected.length < maxRejects) rejected.push({ line: index + 1, reason: line });
  }
  if (lines.length > maxList) throw invalid("file", message("listTooLong", { most: maxList }));
  if (lines.length === 0) throw invalid("file", message("listEmpty"));
  return { lines, rejectedCount, rejected };
}
