/**
 * What issuers that share know of each other: that a supplier accepts cards, and the year. It leaves only where at least
 * three buyers of sharing issuers paid the merchant by card (k-anonymity), and goes only to issuers that share as well.
 * No name, count, sum, day or buyer is included.
 */
import { and, eq, inArray } from "drizzle-orm";
import { statementLimits } from "@paygauge/api-types/entities/card-statements";
import type { Env } from "../env.ts";
import type { RunPayload } from "../job/commands.ts";
import { plainName } from "@paygauge/analysis/names/group-key";
import { openDatabase, type Database } from "../store/database.ts";
import { buyers, cardSharing } from "../store/schema.ts";
import type { Merchant } from "./merchant.ts";
import { filesOf, merchantsOf, statementInUse, statementVersionsOf } from "./statement-versions.ts";

type Shared = NonNullable<RunPayload["shared"]>;

/** Statements of one issuer: its merchants, and the normalised names of its buyers by their id. */
export interface SharedStatements {
  readonly merchants: Iterable<Pick<Merchant, "key" | "buyers">>;
  readonly buyerNames: ReadonlyMap<string, string>;
}

/**
 * The year in which each merchant surely took cards, by its key: the latest that three buyers reach. Buyers are counted
 * apart by name, so that one which two issuers serve counts once; those of the asking issuer do not count.
 */
export function yearsOfAcceptance(
  statements: readonly SharedStatements[],
  ownBuyers: ReadonlySet<string>,
): Map<string, number> {
  const paid = new Map<string, Map<string, number>>();
  for (const { merchants, buyerNames } of statements) {
    for (const { key, buyers: payers } of merchants) {
      for (const [buyerId, { last }] of Object.entries(payers)) {
        const buyer = buyerNames.get(buyerId) ?? buyerId;
        if (last === "" || ownBuyers.has(buyer)) continue;
        const years = paid.get(key) ?? new Map<string, number>();
        paid.set(key, years);
        years.set(buyer, Math.max(years.get(buyer) ?? 0, Number(last.slice(0, 4))));
      }
    }
  }
  const out = new Map<string, number>();
  for (const [key, years] of paid) {
    const year = [...years.values()].toSorted((a, b) => b - a)[statementLimits.sharedFromBuyers - 1];
    if (year !== undefined) out.set(key, year);
  }
  return out;
}

/** Which other issuers' versions a run of the issuer may ask; null where it does not share itself. */
export async function sharedWith(db: Database, issuerId: string): Promise<Shared | null> {
  const rows = await db.select({ issuerId: cardSharing.issuerId }).from(cardSharing);
  if (!rows.some((row) => row.issuerId === issuerId)) return null;
  const others = rows.filter((row) => row.issuerId !== issuerId);
  const inUse = await Promise.all(others.map((row) => statementInUse(db, row.issuerId)));
  const from = inUse.flatMap((row) => (row === null ? [] : [{ issuerId: row.issuerId, version: row.versionNumber }]));
  return { issuerId, from };
}

/** The statements that a run pinned, of those issuers that share still. */
async function statementsOf(env: Pick<Env, "DB" | "FILES">, { from }: Shared): Promise<SharedStatements[]> {
  const db = openDatabase(env.DB);
  const ids = from.map(({ issuerId }) => issuerId);
  const sharing = ids.length === 0 ? [] : await db.select().from(cardSharing).where(inArray(cardSharing.issuerId, ids));
  const found: SharedStatements[] = [];
  for (const { issuerId, version } of from) {
    if (!sharing.some((row) => row.issuerId === issuerId)) continue;
    const row = (await statementVersionsOf(db, issuerId)).find(({ versionNumber }) => versionNumber === version);
    if (row === undefined) continue;
    const buyerNames = new Map(filesOf(row).map(({ buyerId, buyerName }) => [buyerId, plainName(buyerName)]));
    found.push({ merchants: (await merchantsOf(env.FILES, row.r2Key)).values(), buyerNames });
  }
  return found;
}

/** Years by merchant for a run; nothing where its issuer does not share, or shares no more. */
export async function sharedYears(
  env: Pick<Env, "DB" | "FILES">,
  shared: Shared | null,
): Promise<ReadonlyMap<string, number>> {
  if (shared === null || shared.from.length === 0) return new Map();
  const db = openDatabase(env.DB);
  const [[own], names] = await Promise.all([
    db
      .select()
      .from(cardSharing)
      .where(and(eq(cardSharing.issuerId, shared.issuerId))),
    db.select({ name: buyers.name }).from(buyers).where(eq(buyers.issuerId, shared.issuerId)),
  ]);
  if (!own) return new Map();
  const ownBuyers = new Set(names.map(({ name }) => plainName(name)));
  return yearsOfAcceptance(await statementsOf(env, shared), ownBuyers);
}
