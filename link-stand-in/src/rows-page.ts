/** The rows of a list by cursor, as either provider pages them. */
import type { LinkedModel } from "@paygauge/api-types/entities/linked-accounts";
import { changesOf, countOf, rowsOf, type Company, type MadeRow } from "./company.ts";
import type { StandInAccount } from "./store.ts";

interface Asked {
  readonly model: LinkedModel;
  readonly cursor: string;
  readonly size: number;
  /** ISO 8601; "": everything. */
  readonly since: string;
}

export type Page =
  | { readonly isExpired: true }
  | { readonly isExpired: false; readonly rows: readonly MadeRow[]; readonly next: string | null };

/** Bills that revisions added, changed or deleted, each in its newest form. */
function changedBills(company: Company, revisions: readonly number[]): Map<string, MadeRow> {
  const rows = new Map<string, MadeRow>();
  for (const revision of revisions) for (const row of changesOf(company, revision)) rows.set(row.id, row);
  return rows;
}

const cursorOf = (at: number): string => btoa(`at:${at}`);

function placeOf(cursor: string): number | null {
  if (cursor === "") return 0;
  try {
    const [, digits] = /^at:(\d+)$/.exec(atob(cursor)) ?? [];
    return digits === undefined ? null : Number(digits);
  } catch {
    return null;
  }
}

/** One page; the changes of a list come at the end of it where everything is asked for. */
export function rowsPage(account: StandInAccount, company: Company, { model, cursor, size, since }: Asked): Page {
  const { cursors } = account.faults;
  const from = placeOf(cursor);
  if (from === null || (cursors === "expire" && from === size * 2 && since === "")) return { isExpired: true };
  const numbered = account.revisions.map((on, place) => ({ on, revision: place + 1 }));
  const wanted = numbered.filter(({ on }) => since === "" || on > since).map(({ revision }) => revision);
  const changes = model === "bills" ? changedBills(company, wanted) : new Map<string, MadeRow>();
  const whole = since === "" ? countOf(model, company.bills) : 0;
  const rows = rowsOf(company, model, from, Math.min(from + size, whole)).map((row) => changes.get(row.id) ?? row);
  const isOfTheStart = ({ id }: MadeRow) => Number.parseInt(id.slice(24), 16) < company.bills;
  const added = [...changes.values()].filter((row) => since !== "" || !isOfTheStart(row));
  const total = whole + added.length;
  if (from + size > whole) rows.push(...added.slice(Math.max(0, from - whole), from + size - whole));
  if (cursors === "repeat" && from > 0)
    return { isExpired: false, rows: rowsOf(company, model, 0, size), next: cursorOf(from + size) };
  if (cursors === "endless")
    return { isExpired: false, rows, next: from >= total ? cursorOf(0) : cursorOf(from + size) };
  return { isExpired: false, rows, next: from + size < total ? cursorOf(from + size) : null };
}
