import { and, eq, max, sql as text } from "drizzle-orm";
import * as v from "valibot";
import type { ReferenceSet } from "@paygauge/api-types/entities/reference-sets";
import { rangesOf, Turns } from "@paygauge/api-types/turns/turns";
import { openDatabase, type Database } from "../store/database.ts";
import { directoryVersions, referenceTitles, referenceVersions } from "../store/schema.ts";
import { registerOf } from "../companies/register-stub.ts";
import { StepFailed, type Step, type StepContext } from "../commands/step.ts";
import { keepTablePayload, type KeepTablePayload } from "./commands.ts";
import { dropParts } from "./import-files.ts";
import { SnapshotWriter } from "./snapshot-writer.ts";
import { forgetEntries, outcomeOf, pageAt, pagesCount, putOutcome } from "./table-store.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** Pages between two heartbeats. */
const pagesAtOnce = 8;

interface Kept {
  readonly accepted: number;
  readonly rejected: number;
}

/** Which version the titles become, and the next page of them. */
interface TitlesCursor {
  readonly version: number;
  readonly page: number;
}

function factsOf(context: StepContext): Kept {
  const preview = outcomeOf(context.sql, "preview");
  if (preview === null || preview.accepted === 0) throw new StepFailed(message("noRowKept"));
  return preview;
}

/** The last slice: what became of the file is known, and its rows are freed. */
async function finish(context: StepContext, payload: KeepTablePayload, version: number): Promise<"done"> {
  const total = pagesCount(context.sql);
  await dropParts(context.env.FILES, payload.importId, payload);
  return context.finish({ done: total, total }, () => {
    putOutcome(context.sql, "version", version);
    forgetEntries(context.sql);
  });
}

/** Writes the directory's snapshot in one slice, restarted where it is killed, and then its row. */
async function keepDirectory(context: StepContext, payload: KeepTablePayload): Promise<"done"> {
  const db = openDatabase(context.env.DB);
  const r2Key = `directory/${payload.importId}.jsonl`;
  const known = async () => {
    const [row] = await db.select().from(directoryVersions).where(eq(directoryVersions.r2Key, r2Key));
    return row?.versionNumber;
  };
  // The row was written, and its command killed before it said so.
  const before = await known();
  if (before !== undefined) return finish(context, payload, before);
  const { accepted, rejected } = factsOf(context);
  const contentDigest = await writeSnapshot(context, r2Key);
  const [newest] = await db.select({ number: max(directoryVersions.versionNumber) }).from(directoryVersions);
  const { source, note, author, createdOn } = payload;
  const versionNumber = (newest?.number ?? 0) + 1;
  const counts = { entriesCount: accepted, rejectedCount: rejected };
  const row = { versionNumber, source, note, author, createdOn, r2Key, contentDigest, ...counts, isReady: true };
  await db.insert(directoryVersions).values(row);
  return finish(context, payload, versionNumber);
}

async function writeSnapshot(context: StepContext, r2Key: string): Promise<string> {
  const writer = await SnapshotWriter.open(context.env.FILES, r2Key);
  const total = pagesCount(context.sql);
  try {
    for (let page = 1; page <= total; page += 1) {
      writer.add(pageAt(context.sql, page));
      if (page % pagesAtOnce === 0) await context.tick({ done: page, total });
    }
    return await writer.finish();
  } catch (error) {
    await writer.abort();
    throw error;
  }
}

const rowOf = async (db: Database, set: ReferenceSet, version: number) => {
  const byId = and(eq(referenceVersions.set, set), eq(referenceVersions.versionNumber, version));
  return (await db.select().from(referenceVersions).where(byId))[0];
};

/** The number that is free: that of the newest row and one; no user reads titles before their row is there. */
async function freeVersion(db: Database, set: ReferenceSet): Promise<number> {
  const [newest] = await db
    .select({ number: max(referenceVersions.versionNumber) })
    .from(referenceVersions)
    .where(eq(referenceVersions.set, set));
  const version = (newest?.number ?? 0) + 1;
  // Titles of one whose row never came.
  await db.delete(referenceTitles).where(and(eq(referenceTitles.set, set), eq(referenceTitles.versionNumber, version)));
  return version;
}

/** Writes titles a few pages a slice, and their row at the end. */
async function keepTitles(
  context: StepContext,
  payload: KeepTablePayload,
  set: ReferenceSet,
): Promise<"more" | "done"> {
  const db = openDatabase(context.env.DB);
  const total = pagesCount(context.sql);
  const held = context.cursor as TitlesCursor | null;
  const taken = held && (await rowOf(db, set, held.version));
  if (held && taken?.createdOn === payload.createdOn) return finish(context, payload, held.version);
  // Canceled and resumed: another version has the number by now.
  if (held === null || taken) {
    const { accepted } = factsOf(context);
    const version = await freeVersion(db, set);
    return context.more({ version, page: 1 } satisfies TitlesCursor, { done: 0, total, rows: accepted });
  }
  const { version, page } = held;
  const next = Math.min(total + 1, page + pagesAtOnce);
  const turns = new Turns("tableRows");
  for (let at = page; at < next; at += 1) {
    const titles = pageAt(context.sql, at).split("\n");
    for (const { from, to } of rangesOf("tableRows", titles.length)) {
      const list = `[${titles.slice(from, to).join(",")}]`;
      await db.run(
        text`insert or ignore into reference_titles (reference_set, version_number, code, title)
          select ${set}, ${version}, value->>'code', value->>'title' from json_each(${list})`,
      );
      await turns.next();
    }
  }
  if (next <= total) return context.more({ version, page: next } satisfies TitlesCursor, { done: next - 1, total });
  const { accepted, rejected } = factsOf(context);
  const { source, note, author, createdOn } = payload;
  const counts = { titlesCount: accepted, rejectedCount: rejected };
  const row = { set, versionNumber: version, source, note, author, createdOn, activatedOn: null, ...counts };
  await db.insert(referenceVersions).values(row);
  return finish(context, payload, version);
}

/** The day in the name of the file, "BasicCompanyData-2026-11-01-part1_7.csv". */
const registerDay = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/;

/** Hands companies over to the register, a few pages a slice; the file's name has the register's day. */
async function keepCompanies(context: StepContext, payload: KeepTablePayload): Promise<"more" | "done"> {
  const [date] = registerDay.exec(payload.fileName) ?? [];
  if (date === undefined) throw new StepFailed(message("registerDay"));
  const { accepted } = factsOf(context);
  const total = pagesCount(context.sql);
  const page = Number(context.cursor ?? 1);
  const next = Math.min(total + 1, page + pagesAtOnce);
  for (let at = page; at < next; at += 1)
    if (!(await registerOf(context.env).put(date, pageAt(context.sql, at))))
      throw new StepFailed(message("registerOlder", { date }));
  if (next <= total) return context.more(next, { done: next - 1, total, rows: accepted });
  return finish(context, payload, Number(date.replaceAll("-", "")));
}

/** Keeps the rows as a new version. */
export const keepTableStep: Step = async (context) => {
  const payload = v.parse(keepTablePayload, context.payload);
  // Delivered again after its end: it is kept once.
  const kept = outcomeOf(context.sql, "version");
  if (kept !== null) return finish(context, payload, kept);
  if (payload.kind === "companies") return keepCompanies(context, payload);
  return payload.kind === "directory" ? keepDirectory(context, payload) : keepTitles(context, payload, payload.kind);
};
