/** Lines of a raised log level in the object of their user: bounded, and deleted after an hour. */
import * as v from "valibot";
import {
  debugLimits,
  debugLine,
  raisedDebug,
  type DebugLine,
  type RaisedDebug,
  type SentLine,
} from "@paygauge/api-types/debug/debug-lines";

const storedDebug = v.pipe(v.string(), v.parseJson(), raisedDebug);

/** The raised level of a stored session; null where there is none, its time is over or it is damaged. */
export function debugIn(text: string | null, now: number): RaisedDebug | null {
  const read = v.safeParse(storedDebug, text);
  return read.success && now < read.output.until ? read.output : null;
}

export function createDebugTable(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS debug_line (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, stored_at INTEGER NOT NULL, correlation_id TEXT NOT NULL,
    line TEXT NOT NULL)`);
  sql.exec("CREATE INDEX IF NOT EXISTS debug_line_of_request ON debug_line (correlation_id)");
}

/** Stores lines and removes the oldest beyond the limit, and those whose time is over. */
export function addDebugLines(sql: SqlStorage, correlationId: string, lines: readonly SentLine[], now: number): void {
  for (const line of lines)
    sql.exec(
      "INSERT INTO debug_line (stored_at, correlation_id, line) VALUES (?, ?, ?)",
      now,
      correlationId,
      JSON.stringify(line),
    );
  sql.exec("DELETE FROM debug_line WHERE sequence <= (SELECT max(sequence) FROM debug_line) - ?", debugLimits.lines);
  deleteDebugLines(sql, now);
}

/** Deletes the lines whose time is over. */
export function deleteDebugLines(sql: SqlStorage, now: number): void {
  sql.exec("DELETE FROM debug_line WHERE stored_at <= ?", now - debugLimits.storedMs);
}

const lineText = v.pipe(v.string(), v.parseJson());

interface Wanted {
  /** Lines after this sequence. */
  readonly from: number;
  readonly correlationId: string | null;
  readonly now: number;
}

/** The newest lines, oldest first. Damaged ones are left out. */
export function readDebugLines(sql: SqlStorage, { from, correlationId, now }: Wanted): DebugLine[] {
  const rows = sql
    .exec<{ sequence: number; correlation_id: string; line: string }>(
      `SELECT sequence, correlation_id, line FROM debug_line
       WHERE sequence > ?1 AND stored_at > ?2 AND (?3 IS NULL OR correlation_id = ?3) ORDER BY sequence DESC LIMIT ?4`,
      from,
      now - debugLimits.storedMs,
      correlationId,
      debugLimits.page,
    )
    .toArray()
    .toReversed();
  return rows.flatMap(({ sequence, correlation_id, line }) => {
    const text = v.safeParse(lineText, line);
    if (!text.success || typeof text.output !== "object") return [];
    const read = v.safeParse(debugLine, { ...text.output, sequence, correlationId: correlation_id });
    return read.success ? [read.output] : [];
  });
}
