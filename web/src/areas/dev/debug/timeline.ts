import type { DebugLine } from "@paygauge/api-types/debug/debug-lines";
import type { TracedCommand } from "@paygauge/api-types/endpoints/debug-commands";

/** A row of the timeline: a line of the log, or what the queue did with a command. */
export interface TimelineRow {
  readonly key: string;
  /** UTC, ms. */
  readonly at: number;
  readonly area: DebugLine["area"];
  readonly event: DebugLine["event"] | "started" | "ended";
  readonly correlationId: string;
  /** In the code's own words: "call=jobs status=200". */
  readonly facts: string;
}

const factNames = ["call", "commandType", "status", "code", "count", "ms"] as const;

const textOf = (facts: Readonly<Record<string, string | number | undefined>>, names: readonly string[]): string =>
  names.flatMap((name) => (facts[name] === undefined ? [] : [`${name}=${facts[name]}`])).join(" ");

const rowOf = (line: DebugLine): TimelineRow => ({
  key: String(line.sequence),
  at: line.at,
  area: line.area,
  event: line.event,
  correlationId: line.correlationId,
  facts: textOf(line, factNames),
});

function commandRows(command: TracedCommand, at: number, correlationId: string): TimelineRow[] {
  const { commandType, state, attempt, startedDate, completedDate } = command;
  const row = (event: "started" | "ended", date: string | null, facts: string): TimelineRow[] =>
    date === null ? [] : [{ key: `${at} ${event}`, at: Date.parse(date), area: "queue", event, correlationId, facts }];
  return [
    ...row("started", startedDate, textOf({ commandType, attempt }, ["commandType", "attempt"])),
    ...row("ended", completedDate, textOf({ commandType, state }, ["commandType", "state"])),
  ];
}

/** Lines and commands in the order of their times; lines of the same time in the order in which they were stored. */
export function timelineOf(
  lines: readonly DebugLine[],
  commands: readonly TracedCommand[] = [],
  correlationId = "",
): TimelineRow[] {
  const rows = [...lines.map(rowOf), ...commands.flatMap((command, at) => commandRows(command, at, correlationId))];
  return rows.toSorted((a, b) => a.at - b.at);
}

/** Rows of an area, and with a text in any of their parts. */
export function filteredRows(rows: readonly TimelineRow[], area: string | null, text: string): TimelineRow[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter((row) => {
    const all = `${row.correlationId} ${row.event} ${row.facts}`.toLowerCase();
    return (area === null || row.area === area) && all.includes(wanted);
  });
}

/** One row as a line of text. */
export const lineText = ({ at, area, event, correlationId, facts }: TimelineRow): string =>
  `${new Date(at).toISOString()} ${correlationId} ${area} ${event} ${facts}`.trim();
