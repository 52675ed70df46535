/** Members of each month's groups, as the catalogue has them. */
import { and, asc, eq, sql } from "drizzle-orm";
import { monthIndex, monthText } from "@paygauge/api-types/entities/days";
import type { Database } from "../store/database.ts";
import { benchmarkMembers } from "../store/schema.ts";
import { figureNames } from "./figures.ts";

export type MemberRow = typeof benchmarkMembers.$inferSelect;
export interface PeerGroup {
  readonly industry: string;
  readonly country: string;
  readonly sizeBand: number;
}

/** Issuers that share have one pool; every other issuer's buyers are compared with each other alone. */
export const sharedPool = "shared";

/** Months for which it is known who was in which group. */
const monthsKept = 24;
/** Rows of one statement: its parameter stays far below D1's 2 MB. */
const rowsAtOnce = 1000;
const isFigure = (name: string): boolean => figureNames.some((each) => each === name);

/** The month of a moment, "YYYY-MM". */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** The newest month with members; null: none has. */
export async function newestMonth(db: Database): Promise<string | null> {
  const [row] = await db.select({ month: sql<string | null>`max(${benchmarkMembers.month})` }).from(benchmarkMembers);
  return row?.month ?? null;
}

/** Members of a group in every month, the oldest first. */
export const membersOfGroup = (db: Database, { industry, country, sizeBand }: PeerGroup): Promise<MemberRow[]> =>
  db
    .select()
    .from(benchmarkMembers)
    .where(
      and(
        eq(benchmarkMembers.industry, industry),
        eq(benchmarkMembers.country, country),
        eq(benchmarkMembers.sizeBand, sizeBand),
      ),
    )
    .orderBy(asc(benchmarkMembers.month));

const columns = [
  ["month", "month"],
  ["buyer_id", "buyerId"],
  ["issuer_id", "issuerId"],
  ["pool", "pool"],
  ["industry", "industry"],
  ["country", "country"],
  ["size_band", "sizeBand"],
  ["metrics", "metrics"],
  ["suppliers", "suppliers"],
  ["matched", "matched"],
  ["spend", "spend"],
  ["card_spend", "cardSpend"],
  ["virtual_card_spend", "virtualCardSpend"],
  ["straight_through_spend", "straightThroughSpend"],
  ["payments", "payments"],
  ["paid", "paid"],
  ["invoices", "invoices"],
  ["invoiced", "invoiced"],
] as const satisfies readonly (readonly [string, keyof MemberRow])[];

/** Writes a month; earlier months lose the figures. It fails if there is one already. */
export function monthStatements(db: D1Database, month: string, rows: readonly MemberRow[]): D1PreparedStatement[] {
  const names = columns.map(([column]) => column).join(", ");
  const values = columns.map((_, at) => `value->>${at}`).join(", ");
  const insert = db.prepare(`INSERT INTO benchmark_members (${names}) SELECT ${values} FROM json_each(?)`);
  const inserts: D1PreparedStatement[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce).map((row) => columns.map(([, key]) => row[key]));
    inserts.push(insert.bind(JSON.stringify(part)));
  }
  const bare = columns.filter(([, key]) => isFigure(key)).map(([column]) => `${column} = NULL`);
  const kept = monthText(monthIndex(month) - monthsKept);
  return [
    ...inserts,
    db.prepare(`UPDATE benchmark_members SET ${bare.join(", ")} WHERE month < ?`).bind(month),
    db.prepare("DELETE FROM benchmark_members WHERE month < ?").bind(kept),
  ];
}
