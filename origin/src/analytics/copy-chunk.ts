/** Copies the packed suppliers of a chunk into the wide table. */
import * as v from "valibot";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { mccLabel } from "@paygauge/analysis/industry/industries";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";
import { unpackMethods, unpackState, type PartColumns } from "../vendors/part-columns.ts";
import { chunkOf } from "../vendors/part-store.ts";
import { isoDay } from "../vendors/vendor-table.ts";
import { supplierColumns } from "./supplier-tables.ts";

interface ChunkName {
  readonly jobId: string;
  readonly run: string;
  readonly chunk: number;
}

const labelRow = v.object({
  labelId: v.number(),
  name: v.string(),
  city: v.string(),
  country: v.string(),
  mcc: v.string(),
});
type Label = v.InferOutput<typeof labelRow>;
const chunkKey = v.object({ chunkRow: v.number() });
const vendorRow = v.object({ chunkRow: v.number(), place: v.number(), labelId: v.number(), vendor: v.number() });

const blank = (text: string | undefined): string | null => text || null;
const yes = (is: boolean): string => (is ? "Yes" : "No");
const vcWords = { YES: "Yes", NO: "No", UNMATCHED: null } as const;

function labelsOf(sql: SqlStorage, labelIds: Uint32Array): Map<number, Label> {
  const rows = storedRows(
    sql,
    labelRow,
    "SELECT labelId, name, city, country, mcc FROM label WHERE labelId IN (SELECT value FROM json_each(?))",
    JSON.stringify([...labelIds]),
  );
  return new Map(rows.map((row) => [row.labelId, row]));
}

/** A supplier as values of `supplierColumns`. */
function valuesOf(columns: PartColumns, place: number, label: Label | undefined, vendor: number) {
  const state = unpackState(columns.states[place] ?? 0);
  const industry = mccLabel(label?.mcc ?? "");
  const lastDay = columns.lastCardDays[place] ?? 0;
  return [
    label?.labelId ?? 0,
    vendor,
    blank(label?.name),
    blank(label?.city),
    blank(label?.country),
    blank(label?.mcc),
    blank(industry?.description),
    blank(industry?.group),
    columns.spendMinor[place] ?? 0,
    columns.invoices[place] ?? 0,
    columns.payments[place] ?? 0,
    yes(state.matched),
    yes(state.cardAccepting),
    vcWords[state.vcAccepting],
    yes(state.stpCapable),
    state.detailLevel,
    blank(unpackMethods(columns.methods[place] ?? 0).join(", ")),
    lastDay === 0 ? null : isoDay(lastDay),
    ...capabilities.map((capability) => state.scores[capability]),
  ];
}

const insert = `INSERT INTO analytics_supplier SELECT ?, key, ${supplierColumns.map((_, at) => `value->>${at}`).join(", ")}
  FROM json_each(?)`;

/** @param vendorOf vendor by label, merges followed */
export function copyChunk(storage: DurableObjectStorage, name: ChunkName, vendorOf: Uint32Array): void {
  const { sql } = storage;
  const columns = chunkOf(sql, name, name.chunk);
  if (columns === undefined) return;
  const labels = labelsOf(sql, columns.labels);
  const rows = Array.from(columns.labels, (labelId, place) =>
    valuesOf(columns, place, labels.get(labelId), vendorOf[labelId] ?? 0),
  );
  storage.transactionSync(() => {
    const { chunkRow } = storedRow(
      sql,
      chunkKey,
      "INSERT INTO analytics_chunk (jobId, run, chunk, rows) VALUES (?, ?, ?, ?) RETURNING chunkRow",
      name.jobId,
      name.run,
      name.chunk,
      columns.rows,
    );
    sql.exec(insert, chunkRow, JSON.stringify(rows));
  });
}

/** Gives copied suppliers of some chunks the vendors that their labels have now. */
export function moveVendors(sql: SqlStorage, chunkRows: readonly number[], vendorOf: Uint32Array): void {
  const chunks = JSON.stringify(chunkRows);
  const rows = storedRows(
    sql,
    vendorRow,
    "SELECT chunkRow, place, labelId, vendor FROM analytics_supplier WHERE chunkRow IN (SELECT value FROM json_each(?))",
    chunks,
  );
  const moved: number[][] = [];
  for (const { chunkRow, place, labelId, vendor } of rows) {
    const now = vendorOf[labelId] ?? 0;
    if (now !== vendor) moved.push([chunkRow, place, now]);
  }
  if (moved.length === 0) return;
  sql.exec(
    `UPDATE analytics_supplier SET vendor = moved.value->>2 FROM json_each(?) AS moved
     WHERE chunkRow = moved.value->>0 AND place = moved.value->>1`,
    JSON.stringify(moved),
  );
}
