/** The matched data of a run: its suppliers beside their directory entries, to look at and as a file. */
import * as v from "valibot";
import { matchBands, matchBandSchema, type MatchBand } from "@paygauge/api-types/entities/analysis";
import { columnHeadings, type ExportFormat } from "@paygauge/api-types/entities/exports";
import {
  isFromDirectory,
  matchedColumns,
  matchedHeadings,
  matchedPreviewRows,
  type MatchedColumn,
  type MatchedData,
} from "@paygauge/api-types/entities/matched-data";
import { encodeMessage } from "@paygauge/api-types/catalogue/message";
import { languageOf, type Language } from "@paygauge/api-types/languages";
import { fileTypes, sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import { maxSheetRows, type SheetCell } from "@paygauge/api-types/table-files/xlsx-writer";
import { cardEvidenceIn } from "./card-evidence.ts";
import { downloadHeaders, markedSample } from "./export-csv.ts";
import { payeeIdentitySchema } from "@paygauge/api-types/reading/payee-identity";
import { directoryEntrySchema } from "./facts.ts";
import { rowOf, RunLetGo } from "./grid/supplier-grid.ts";
import { bodyOf, tooManyRows } from "./pack/supplier-file.ts";
import { isWhole } from "./runs/run-store.ts";
import type { SupplierRecord } from "./supplier-store.ts";
import { storedRows } from "../store/stored-rows.ts";
import { readStored } from "../store/stored-json.ts";

/** Rows read at a time. */
const batch = 1000;

/** Which bands; none named: every supplier. */
type Bands = readonly MatchBand[];
const bandsOr = (bands: Bands): string => JSON.stringify(bands.length === 0 ? matchBands : bands);

type Row = SupplierRecord & { readonly identityJson: string; readonly matchedJson: string | null };

const bandCount = v.object({ band: matchBandSchema, n: v.number() });

function countBands(sql: SqlStorage, run: string): Record<MatchBand, number> {
  const counts: Record<MatchBand, number> = { High: 0, Medium: 0, Low: 0, Unmatched: 0 };
  for (const { band, n } of storedRows(
    sql,
    bandCount,
    "SELECT matchBand AS band, count(*) AS n FROM supplier WHERE run = ? GROUP BY 1",
    run,
  ))
    counts[band] = n;
  return counts;
}

const chosenOf = (counts: Record<MatchBand, number>, bands: Bands): number =>
  (bands.length === 0 ? matchBands : bands).reduce((sum, band) => sum + counts[band], 0);

function readRows(sql: SqlStorage, run: string, bands: Bands, after: number, most: number): Row[] {
  return sql
    .exec<Row>(
      `SELECT s.*, b.identityJson, m.matchedJson FROM supplier s
         JOIN supplier_base b ON b.run = s.run AND b.ordinal = s.ordinal
         LEFT JOIN supplier_match m ON m.run = s.run AND m.ordinal = s.ordinal
       WHERE s.run = ? AND s.ordinal > ? AND s.matchBand IN (SELECT value FROM json_each(?))
       ORDER BY s.ordinal LIMIT ?`,
      run,
      after,
      bandsOr(bands),
      most,
    )
    .toArray();
}

const number = (value: number): SheetCell => ({ number: String(value) });

const entrySchema = v.nullable(directoryEntrySchema);

/** A supplier's cells. The nearest entry of an unmatched one is none of its own, and is left out. */
function cellsOf({ identityJson, matchedJson, ...record }: Row, language: Language): Record<MatchedColumn, SheetCell> {
  const row = rowOf(record);
  const identity = readStored(payeeIdentitySchema, identityJson, "supplier_base.identityJson");
  const nearest = readStored(entrySchema, matchedJson ?? "null", "supplier_match.matchedJson");
  const entry = row.matchBand === "Unmatched" ? null : nearest;
  const { supplierId, addressLine1, addressLine2, state, postalCode, taxId, companyNumber } = identity;
  return {
    supplierKey: row.supplierKey,
    supplierId,
    name: row.name,
    addressLine1,
    addressLine2,
    city: identity.city,
    state,
    postalCode,
    country: identity.country,
    taxId,
    companyNumber,
    phone: identity.phone,
    email: identity.email,
    website: identity.website,
    variants: number(row.variants),
    matchedState: row.matchedState,
    matchBand: row.matchBand,
    matchReason: row.matchReason,
    confidence: number(row.confidence),
    entryId: entry?.entryId ?? "",
    entryName: entry?.name ?? "",
    entryAddress: entry?.addressLine1 ?? "",
    entryCity: entry?.city ?? "",
    entryPostalCode: entry?.postalCode ?? "",
    entryCountry: entry?.country ?? "",
    mcc: row.mcc,
    mccDescription: row.mccDescription,
    cardAccepting: row.cardAccepting,
    vcAccepting: row.vcAccepting,
    detailLevel: number(row.detailLevel),
    stpCapable: row.stpCapable,
    cardCapability: row.cardCapability,
    lastSeen: entry?.lastSeen ?? "",
    cardPayments: entry?.paidByCard ? number(entry.paidByCard.count) : "",
    cardEvidence: entry?.paidByCard ? cardEvidenceIn(entry.paidByCard, language) : "",
  };
}

const cellRow = (row: Row, language: Language): SheetCell[] => {
  const cells = cellsOf(row, language);
  return matchedColumns.map((column) => cells[column]);
};

/** A cell as the page shows it. */
function textOf(cell: SheetCell): string {
  if (cell === null) return "";
  return typeof cell === "object" ? cell.number : String(cell);
}

/** What the file would hold, and its first rows; null where the run is not whole. */
export function matchedDataOf(
  sql: SqlStorage,
  run: string,
  bands: Bands,
  language: Language,
): Omit<MatchedData, "isDemo"> | null {
  if (!isWhole(sql, run)) return null;
  const counts = countBands(sql, run);
  const rows = readRows(sql, run, bands, -1, matchedPreviewRows).map((row) => cellRow(row, language).map(textOf));
  return { bands: counts, chosen: chosenOf(counts, bands), rows };
}

function* batches(sql: SqlStorage, run: string, bands: Bands, language: Language): Generator<SheetCell[][]> {
  for (let after = -1; ;) {
    // A file takes its time: half a run must not pass for a whole one.
    if (!isWhole(sql, run)) throw new RunLetGo();
    const rows = readRows(sql, run, bands, after, batch);
    if (rows.length === 0) return;
    yield rows.map((row) => cellRow(row, language));
    after = Number(rows.at(-1)?.ordinal ?? after);
  }
}

const whole: ReadonlySet<MatchedColumn> = new Set<MatchedColumn>(["variants", "detailLevel", "cardPayments"]);

/** The file, streamed: a batch of rows is all that is held. `isDemo`: matched against a made directory. */
export function matchedDownload(sql: SqlStorage, search: URLSearchParams, isDemo: boolean): Response {
  const run = search.get("run") ?? "";
  const bands: Bands = readStored(v.array(matchBandSchema), search.get("bands") ?? "[]", "the download's bands");
  const headings = readStored(columnHeadings, search.get("headings") ?? "{}", "the download's headings");
  const format: ExportFormat = search.get("format") === "xlsx" ? "xlsx" : "csv";
  const language = languageOf(search.get("language")) ?? "en";
  if (!isWhole(sql, run)) return new Response("The job has no finished analysis.", { status: 409 });
  if (format === "xlsx" && chosenOf(countBands(sql, run), bands) >= maxSheetRows)
    return new Response(encodeMessage(tooManyRows), { status: 422 });
  const columns = matchedColumns.map((column) => {
    const heading = (Object.hasOwn(headings, column) ? headings[column] : undefined) ?? matchedHeadings[column];
    return {
      heading: isDemo && isFromDirectory(column) ? `${heading} (demo)` : heading,
      look: whole.has(column) ? ("whole" as const) : ("plain" as const),
    };
  });
  const file = sheetFile(
    format,
    { columns: markedSample(columns, search.has("sample")), batches: batches(sql, run, bands, language) },
    "Matched data",
  );
  return new Response(bodyOf(file), {
    headers: downloadHeaders(`${search.get("name") ?? "job"} matched data.${format}`, fileTypes[format]),
  });
}
