import * as v from "valibot";
import type { StatementPreview } from "@paygauge/api-types/entities/card-statements";
import { rangesOf } from "../job/steps/file-source.ts";
import { StepFailed, type Step, type StepContext } from "../commands/step.ts";
import { rangesOf as inRanges, Turns } from "@paygauge/api-types/turns/turns";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import { containerOf, headLength } from "@paygauge/analysis/reading/container";
import { FileRefused } from "../job/unpack/file-refused.ts";
import { MultipartSink } from "../job/unpack/multipart-sink.ts";
import { unpack } from "../job/unpack/unpack.ts";
import { openDatabase } from "../store/database.ts";
import { digestOfParts, importRanges, plainKey } from "../tables/import-files.ts";
import { addEntries, forgetEntries, putOutcome } from "../tables/table-store.ts";
import { readStatementPayload } from "./commands.ts";
import { compareMerchants, type Merchant } from "./merchant.ts";
import { readStatement, type StatementFacts } from "./read-statement.ts";
import { filesOf, merchantsOf, statementInUse } from "./statement-versions.ts";

interface Plain {
  readonly read: RangeReader;
  readonly size: number;
  readonly fromWorkbook: boolean;
}

/** Takes the wrapping off: a workbook, a ZIP or gzip becomes text in R2. @throws StepFailed for what cannot be unpacked. */
async function plainOf(context: StepContext, importId: string, stored: Omit<Plain, "fromWorkbook">): Promise<Plain> {
  let plain: Plain = { ...stored, fromWorkbook: false };
  for (const round of [1, 2] as const) {
    const container = containerOf(await plain.read(0, Math.min(headLength, plain.size)));
    if (container === null) return plain;
    const key = plainKey(importId, round);
    const target = await context.env.FILES.createMultipartUpload(key);
    try {
      const sink = new MultipartSink(target);
      const maxBytes = Number(context.env.MAX_UPLOAD_BYTES);
      const { from } = await unpack(plain.read, plain.size, container, (bytes) => sink.write(bytes), {
        maxBytes,
        round,
        sheet: null,
      });
      await sink.finish();
      plain = { read: rangesOf(context.env, key), size: sink.written, fromWorkbook: from === "xlsx" };
    } catch (error) {
      await target.abort().catch(() => {});
      if (error instanceof FileRefused) throw new StepFailed(refusalOf(error.code).message);
      throw error;
    }
    await context.tick({ done: 0, total: plain.size });
  }
  return plain;
}

/** What the version in use has to do with the statement. */
async function comparedWith(
  { env }: StepContext,
  { issuerId, buyerId }: { readonly issuerId: string; readonly buyerId: string },
  digest: string,
  facts: StatementFacts,
  merchants: readonly Merchant[],
): Promise<Pick<StatementPreview, "base" | "changes" | "isLoaded" | "overlaps">> {
  const inUse = await statementInUse(openDatabase(env.DB), issuerId);
  if (inUse === null)
    return { base: null, changes: compareMerchants(new Map(), merchants), isLoaded: false, overlaps: [] };
  const files = filesOf(inUse);
  return {
    base: inUse.versionNumber,
    changes: compareMerchants(await merchantsOf(env.FILES, inUse.r2Key), merchants),
    isLoaded: files.some((file) => file.digest === digest && file.buyerId === buyerId),
    overlaps: files
      .filter(
        ({ from, to, ...file }) => file.buyerId === buyerId && from !== "" && from <= facts.to && to >= facts.from,
      )
      .map(({ fileName, from, to }) => ({ fileName, from, to })),
  };
}

/** Writes the merchants, some at a time: no step reads them before their outcome is there. */
async function writeMerchants({ sql, part }: StepContext, merchants: readonly Merchant[]): Promise<void> {
  const turns = new Turns("tableRows");
  part(() => forgetEntries(sql));
  for (const { from, to } of inRanges("tableRows", merchants.length)) {
    const some = merchants.slice(from, to).map((merchant) => ({ key: merchant.key, json: JSON.stringify(merchant) }));
    part(() => addEntries(sql, some));
    await turns.next();
  }
}

/** Reads the whole statement in one slice: its limit is what a few seconds read. Killed, it begins again. */
export const readStatementStep: Step = async (context) => {
  const payload = v.parse(readStatementPayload, context.payload);
  const { importId, issuerId, buyerId, buyerName, fileName, currency, country, size, partSize, reading } = payload;
  const { FILES } = context.env;
  await context.tick({ done: 0, total: size });
  const stored = importRanges(FILES, importId, { size, partSize });
  const plain = await plainOf(context, importId, { read: stored, size });
  const settings = { ...reading, fileName, buyerId, currency, country, fromWorkbook: plain.fromWorkbook };
  const result = await readStatement(plain.read, plain.size, settings);
  if (!result.ok) throw new StepFailed(result.refusal);
  const { facts, merchants } = result;
  const digest = await digestOfParts(FILES, importId, { size, partSize });
  const compared = await comparedWith(context, { issuerId, buyerId }, digest, facts, merchants);
  await writeMerchants(context, merchants);
  return context.finish({ done: size, total: size, rows: facts.rows }, () => {
    putOutcome(context.sql, "statement", { ...facts, ...compared, fileName, buyerName });
  });
};
