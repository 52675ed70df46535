/** Versions of an issuer's card statements, and the merchants that they hold. */
import { Turns } from "@paygauge/api-types/turns/turns";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import * as v from "valibot";
import { statementFile, type StatementFile } from "@paygauge/api-types/entities/card-statements";
import type { Database } from "../store/database.ts";
import { cardStatementVersions } from "../store/schema.ts";
import { merchantOf, type Merchant } from "./merchant.ts";
import { readRows, readStored } from "@paygauge/worker/stored-json";

export type StatementVersionRow = typeof cardStatementVersions.$inferSelect;

/** Where the merchants of a version lie, with sums and buyers: never read by a job. */
export const merchantsKey = (r2Key: string): string => r2Key.replace(/\.jsonl$/, ".merchants.jsonl");

export const filesOf = ({ files }: Pick<StatementVersionRow, "files">): StatementFile[] =>
  readStored(v.array(statementFile), files, "card_statement_versions.files");

/** Without the files of a version whose list is damaged: its merchants are stored elsewhere. */
export const knownFilesOf = (row: Pick<StatementVersionRow, "files">): StatementFile[] =>
  readRows([row], filesOf).readable.flat();

export function statementVersionsOf(db: Database, issuerId: string): Promise<StatementVersionRow[]> {
  return db
    .select()
    .from(cardStatementVersions)
    .where(eq(cardStatementVersions.issuerId, issuerId))
    .orderBy(desc(cardStatementVersions.versionNumber));
}

/** The version that the issuer's jobs see: the one that was activated last; null for none, and where that is 0. */
export async function statementInUse(db: Database, issuerId: string): Promise<StatementVersionRow | null> {
  const [row] = await db
    .select()
    .from(cardStatementVersions)
    .where(and(eq(cardStatementVersions.issuerId, issuerId), isNotNull(cardStatementVersions.activatedOn)))
    .orderBy(desc(cardStatementVersions.activatedOn), desc(cardStatementVersions.versionNumber))
    .limit(1);
  return row === undefined || row.versionNumber === 0 ? null : row;
}

/** The merchants of a version by their key. @throws Error when its file is not stored. */
export async function merchantsOf(files: R2Bucket, r2Key: string): Promise<Map<string, Merchant>> {
  const object = await files.get(merchantsKey(r2Key));
  if (!object) throw new Error("The merchants of the version are not stored.");
  const merchants = new Map<string, Merchant>();
  const turns = new Turns("tableRows");
  for (const line of (await object.text()).split("\n")) {
    if (line === "") continue;
    const merchant = merchantOf(line);
    merchants.set(merchant.key, merchant);
    if (turns.isOver(1)) await turns.next();
  }
  return merchants;
}
