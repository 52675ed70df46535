/** The last dotted segment: how a command type is shown (docs/specification.md section 9). */
export function shortType(commandType: string): string {
  return commandType.slice(commandType.lastIndexOf(".") + 1);
}

/** Minutes between two moments in tenths, never below zero: "34.8" of the column Age. */
export function minutesBetween(fromIso: string, toMs: number): number {
  const from = Date.parse(fromIso);
  return Number.isFinite(from) ? Math.max(0, Math.floor((toMs - from) / 6000) / 10) : 0;
}

/** Parts of an id that a user can tell apart in a column. */
export function shortId(id: string): string {
  return id.length <= 12 ? id : id.slice(0, 12);
}
