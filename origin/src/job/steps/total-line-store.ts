/**
 * Lines of the total rows that a check found, kept in the job's object between the check and the import, by what the
 * check read: another mapping or dialect makes them void.
 */
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import * as v from "valibot";
import type { Env } from "../../env.ts";
import type { RunPayload } from "../commands.ts";
import { checkLedger } from "../ingest/check.ts";
import { packLines, unpackLines } from "../ingest/total-lines.ts";
import { readMeta, writeMeta } from "../job-schema.ts";
import { rangesOf } from "./file-source.ts";

/** Lines in one stored value: a value has 2 MB at most. */
const pageLines = 200_000;

const head = v.pipe(v.string(), v.parseJson(), v.object({ of: v.string(), pages: v.number() }));
const keyOf = (uploadId: string, page?: number) => `totalLines:${uploadId}${page === undefined ? "" : `:${page}`}`;
const readAs = (dialect: FileDialect, mapping: ColumnMapping) => JSON.stringify([dialect, mapping]);

export function saveTotalLines(
  sql: SqlStorage,
  uploadId: string,
  dialect: FileDialect,
  mapping: ColumnMapping,
  lines: readonly number[],
): void {
  const pages = Math.ceil(lines.length / pageLines);
  writeMeta(sql, keyOf(uploadId), JSON.stringify({ of: readAs(dialect, mapping), pages }));
  for (let page = 0; page < pages; page++) {
    writeMeta(sql, keyOf(uploadId, page), packLines(lines.slice(page * pageLines, (page + 1) * pageLines)));
  }
}

/** The lines, ascending; null where no check of this reading is known. */
function loadTotalLines(
  sql: SqlStorage,
  uploadId: string,
  dialect: FileDialect,
  mapping: ColumnMapping,
): number[] | null {
  const stored = v.safeParse(head, readMeta(sql, keyOf(uploadId)));
  if (!stored.success || stored.output.of !== readAs(dialect, mapping)) return null;
  return Array.from({ length: stored.output.pages }, (_, page) =>
    unpackLines(readMeta(sql, keyOf(uploadId, page)) ?? ""),
  ).flat();
}

type Checked = Parameters<typeof checkLedger>[4];

/** Lines of the file's total rows, as its check kept them; a file that was checked before they were kept is read for them. */
export async function totalLinesOf(
  { sql, env }: { readonly sql: SqlStorage; readonly env: Pick<Env, "FILES"> },
  { uploadId, r2Key, size, dialect, mapping }: RunPayload["files"][number],
  settings: Checked,
): Promise<readonly number[]> {
  const kept = loadTotalLines(sql, uploadId, dialect, mapping);
  if (kept !== null) return kept;
  return (await checkLedger(rangesOf(env, r2Key), size, dialect, mapping, settings)).totalLines;
}
