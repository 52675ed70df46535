/** Who is in a group in a month: its members change seldom, so that two months say nothing of who came between them. */
import type { MemberRow, PeerGroup } from "./member-rows.ts";
import { fewestBuyers } from "./safe-sets.ts";

/**
 * Members of a month. Buyers that join wait until they are enough; those that left are out at once.
 * @param before members of the month before
 * @param eligible buyers that belong to the group now
 */
function monthlyMembers(before: ReadonlySet<string>, eligible: ReadonlySet<string>): ReadonlySet<string> {
  const joined = [...eligible].filter((each) => !before.has(each)).length;
  const anyLeft = [...before].some((each) => !eligible.has(each));
  const isWaiting = before.size >= fewestBuyers && !anyLeft && joined < fewestBuyers;
  return isWaiting ? before : eligible;
}

const groupKey = ({ industry, country, sizeBand }: PeerGroup): string => `${industry} ${country} ${sizeBand}`;
const cellOf = (row: Pick<MemberRow, "pool"> & PeerGroup): string => `${row.pool} ${groupKey(row)}`;

/** Adds a value to the set of a key. */
function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}

/**
 * The rows of those who are members: a buyer joins no group next to one that it was in.
 * @param all buyers with a group and figures now
 * @param known members of the months before, of which `before` is the last
 */
export function membersAmong(
  all: readonly MemberRow[],
  known: readonly MemberRow[],
  before: string | null,
): MemberRow[] {
  const groups = new Map<string, Set<string>>();
  const [previous, eligible] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const row of known) {
    addTo(groups, row.buyerId, groupKey(row));
    if (row.month === before) addTo(previous, cellOf(row), row.buyerId);
  }
  const isSettled = (row: MemberRow) => [...(groups.get(row.buyerId) ?? [])].every((key) => key === groupKey(row));
  const settled = all.filter(isSettled);
  for (const row of settled) addTo(eligible, cellOf(row), row.buyerId);
  const members = new Map(
    [...eligible].map(([cell, ids]) => [cell, monthlyMembers(previous.get(cell) ?? new Set(), ids)]),
  );
  return settled.filter((row) => members.get(cellOf(row))?.has(row.buyerId));
}
