import { and, eq, max } from "drizzle-orm";
import * as v from "valibot";
import { inTurns, Turns } from "@paygauge/api-types/turns/turns";
import { message } from "@paygauge/api-types/catalogue/message";
import {
  statementLimits,
  type StatementFile,
  type StatementPreview,
} from "@paygauge/api-types/entities/card-statements";
import { StepFailed, type Step, type StepContext } from "../commands/step.ts";
import { now, openDatabase } from "../store/database.ts";
import { cardStatementVersions } from "../store/schema.ts";
import { digestOfParts, dropParts } from "../tables/import-files.ts";
import { SnapshotWriter } from "../tables/snapshot-writer.ts";
import { forgetEntries, outcomeOf, pageAt, pagesCount, putOutcome } from "../tables/table-store.ts";
import { keepStatementPayload, type KeepStatementPayload } from "./commands.ts";
import { entryOfMerchant, mergedMerchants, merchantOf, type Merchant } from "./merchant.ts";
import { filesOf, merchantsKey, merchantsOf, statementInUse, type StatementVersionRow } from "./statement-versions.ts";

async function writeLines(
  files: R2Bucket,
  key: string,
  merchants: readonly Merchant[],
  lineOf: (merchant: Merchant) => unknown,
): Promise<void> {
  const writer = await SnapshotWriter.open(files, key);
  const turns = new Turns("tableRows");
  try {
    for (const merchant of merchants) {
      writer.add(JSON.stringify(lineOf(merchant)));
      if (turns.isOver(1)) await turns.next();
    }
    await writer.finish();
  } catch (error) {
    await writer.abort();
    throw error;
  }
}

const rowOf = (db: ReturnType<typeof openDatabase>, issuerId: string, versionNumber: number) =>
  db
    .select()
    .from(cardStatementVersions)
    .where(and(eq(cardStatementVersions.issuerId, issuerId), eq(cardStatementVersions.versionNumber, versionNumber)))
    .then(([row]): StatementVersionRow | null => row ?? null);

/** The figures read, and their base; nothing where it takes the place of all. */
async function mergedOf(context: StepContext, { issuerId, base, mode }: KeepStatementPayload) {
  const before = base === null || mode === "replace" ? null : await rowOf(openDatabase(context.env.DB), issuerId, base);
  const known = before === null ? new Map<string, Merchant>() : await merchantsOf(context.env.FILES, before.r2Key);
  const read: Merchant[] = [];
  const turns = new Turns("tableRows");
  for (let page = 1; page <= pagesCount(context.sql); page += 1)
    for (const line of pageAt(context.sql, page).split("\n")) {
      read.push(merchantOf(line));
      if (turns.isOver(1)) await turns.next();
    }
  const merchants = await inTurns(mergedMerchants(known, read), turns);
  if (merchants.length > statementLimits.merchants)
    throw new StepFailed(message("statementTooMany", { most: statementLimits.merchants }));
  return { merchants, files: before === null ? [] : filesOf(before) };
}

async function fileOf(
  { env }: StepContext,
  payload: KeepStatementPayload,
  preview: StatementPreview,
): Promise<StatementFile> {
  const { importId, fileName, buyerId, buyerName } = payload;
  const { payments, from, to } = preview;
  const digest = await digestOfParts(env.FILES, importId, payload);
  return { fileName, digest, buyerId, buyerName, payments, from, to };
}

async function finish(context: StepContext, payload: KeepStatementPayload, version: number): Promise<"done"> {
  await dropParts(context.env.FILES, payload.importId, payload);
  return context.finish({ done: 1, total: 1 }, () => {
    putOutcome(context.sql, "version", version);
    forgetEntries(context.sql);
  });
}

/** Keeps a statement as the next version of its issuer's: the entries for matching, and the merchants next to them. */
export const keepStatementStep: Step = async (context) => {
  const payload = v.parse(keepStatementPayload, context.payload);
  const { importId, issuerId, base, mode, note, author, createdOn } = payload;
  const { env, sql } = context;
  const db = openDatabase(env.DB);
  const r2Key = `statements/${issuerId}/${importId}.jsonl`;
  // Delivered again after its end, or killed before it said so: it is kept once.
  const [kept] = await db.select().from(cardStatementVersions).where(eq(cardStatementVersions.r2Key, r2Key));
  const known = outcomeOf(sql, "version") ?? kept?.versionNumber;
  if (known !== undefined) return finish(context, payload, known);
  const preview = outcomeOf(sql, "statement");
  if (preview === null || preview.merchants === 0) throw new StepFailed(message("noRowKept"));
  const { merchants, files } = await mergedOf(context, payload);
  await context.tick({ done: 0, total: 1 });
  await writeLines(env.FILES, merchantsKey(r2Key), merchants, (merchant) => merchant);
  await writeLines(env.FILES, r2Key, merchants, entryOfMerchant);
  const own = await fileOf(context, payload, preview);
  const [newest] = await db
    .select({ number: max(cardStatementVersions.versionNumber) })
    .from(cardStatementVersions)
    .where(eq(cardStatementVersions.issuerId, issuerId));
  const versionNumber = (newest?.number ?? 0) + 1;
  // Compared with a version that is no longer in use: it is kept, and the choice of the other one stays.
  const isCurrent = ((await statementInUse(db, issuerId))?.versionNumber ?? null) === base;
  const activatedOn = payload.activate && isCurrent ? now() : null;
  const row = { issuerId, versionNumber, mode, note, author, createdOn, r2Key, activatedOn };
  await db
    .insert(cardStatementVersions)
    .values({ ...row, merchantsCount: merchants.length, files: JSON.stringify([...files, own]) });
  return finish(context, payload, versionNumber);
};
