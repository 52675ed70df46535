import { desc, eq, max, sql } from "drizzle-orm";
import type { DirectoryVersion } from "@paygauge/api-types/entities/directory";
import type { Handlers } from "../../call-context.ts";
import { matchServiceName } from "../../job/matching/network/match-service.ts";
import { changedMeanwhile, invalid, notFound, Refusal } from "../../refusal.ts";
import { guardOf, now, type Database } from "../../store/database.ts";
import { directoryVersions } from "../../store/schema.ts";
import { beginImport, discardImport, importRanges, partSize, requireImport, storeImportPart } from "./import-files.ts";
import { readDirectory, type DirectoryFacts } from "./read-directory.ts";
import { referenceHandlers } from "./reference-handlers.ts";
import { SnapshotWriter } from "./snapshot-writer.ts";

const answered = { success: true, statusCode: 200 };

type Row = typeof directoryVersions.$inferSelect;

/** The version that new runs use: the ready one that was activated last. */
function inUseOf(rows: readonly Row[]): number | null {
  const active = rows
    .filter((row) => row.isReady && row.activatedOn !== null)
    .toSorted((a, b) => (b.activatedOn ?? "").localeCompare(a.activatedOn ?? "") || b.versionNumber - a.versionNumber);
  return active[0]?.versionNumber ?? null;
}

function itemOf(row: Row, inUse: number | null): DirectoryVersion {
  return { ...row, isInUse: row.versionNumber === inUse };
}

async function allVersions(db: Database): Promise<Row[]> {
  return db.select().from(directoryVersions).orderBy(desc(directoryVersions.versionNumber));
}

async function snapshot(
  files: R2Bucket,
  importId: string,
  userId: string,
  r2Key: string,
): Promise<{ facts: DirectoryFacts; contentDigest: string }> {
  const file = await requireImport(files, importId, userId);
  const writer = await SnapshotWriter.open(files, r2Key);
  try {
    const facts = await readDirectory(importRanges(files, importId, file), file.size, (entry) => writer.add(entry));
    if (facts.accepted === 0)
      throw invalid(
        "file",
        "No row of the file is an acceptor. Look at the reasons in the preview and correct the file.",
      );
    return { facts, contentDigest: await writer.finish() };
  } catch (error) {
    await writer.abort();
    throw error;
  }
}

export const directoryHandlers = {
  directory: async ({ env, db }) => {
    const rows = (await allVersions(db)).filter((row) => row.isReady);
    const inUse = inUseOf(rows);
    return { matchService: matchServiceName(env), versions: rows.map((row) => itemOf(row, inUse)) };
  },

  beginDirectoryImport: async ({ env, person, body, effectId, audit }) => {
    await beginImport(env.FILES, effectId, { ...body, userId: person.userId });
    audit({ entityType: "directory-import", entityId: effectId });
    return { ...answered, message: "Send the parts of the file now.", importId: effectId, partSize };
  },

  putDirectoryPart: async ({ env, person, params, request }) => {
    const facts = await requireImport(env.FILES, params.importId, person.userId);
    const partNumber = await storeImportPart(env.FILES, params.importId, facts, params.partNumber, request);
    return { ...answered, message: `Part ${partNumber} has arrived.`, partNumber };
  },

  previewDirectoryImport: async ({ env, person, params }) => {
    const file = await requireImport(env.FILES, params.importId, person.userId);
    const facts = await readDirectory(importRanges(env.FILES, params.importId, file), file.size, () => {});
    return { importId: params.importId, fileName: file.fileName, ...facts };
  },

  saveDirectoryImport: async ({ env, db, person, params, body, write }) => {
    const { importId } = params;
    const file = await requireImport(env.FILES, importId, person.userId);
    const r2Key = `directory/${importId}.jsonl`;
    const { facts, contentDigest } = await snapshot(env.FILES, importId, person.userId, r2Key);
    const [newest] = await db.select({ number: max(directoryVersions.versionNumber) }).from(directoryVersions);
    const versionNumber = (newest?.number ?? 0) + 1;
    const row = {
      versionNumber,
      source: body.source,
      note: body.note,
      author: person.name,
      r2Key,
      entriesCount: facts.accepted,
      rejectedCount: facts.rejected,
      contentDigest,
      isReady: true,
      isSample: false,
      activatedOn: null,
      createdOn: now(),
    };
    const about = { entityType: "directory", entityId: String(versionNumber), note: `${facts.accepted} entries` };
    const message = `Version ${versionNumber} holds ${facts.accepted} entries. Activate it to use it.`;
    const answer = await write(
      about,
      // Two imports at once would take the same number: the second one is told to try again.
      [
        guardOf(
          db,
          sql`not exists (select 1 from ${directoryVersions} where ${directoryVersions.versionNumber} = ${versionNumber})`,
        ),
        db.insert(directoryVersions).values(row),
      ],
      { ...answered, message, item: itemOf(row, null) },
      changedMeanwhile("directory"),
    );
    await discardImport(env.FILES, importId, file);
    return answer;
  },

  discardDirectoryImport: async ({ env, person, params, audit }) => {
    const file = await requireImport(env.FILES, params.importId, person.userId);
    await discardImport(env.FILES, params.importId, file);
    audit({ entityType: "directory-import", entityId: params.importId, note: "discarded" });
    return { ...answered, message: "The file is discarded." };
  },

  activateDirectory: async ({ db, params, write }) => {
    const rows = await allVersions(db);
    const row = rows.find((each) => String(each.versionNumber) === params.versionNumber && each.isReady);
    if (!row) throw notFound("directory version");
    if (inUseOf(rows) === row.versionNumber)
      throw new Refusal(409, "DIRECTORY_IN_USE", "This version is in use already.");
    const { versionNumber } = row;
    return write(
      { entityType: "directory", entityId: String(versionNumber), note: "activated" },
      [
        db
          .update(directoryVersions)
          .set({ activatedOn: now() })
          .where(eq(directoryVersions.versionNumber, versionNumber)),
      ],
      {
        ...answered,
        message: `Version ${versionNumber} is in use from now on: imports and re-scores match against it.`,
      },
    );
  },

  ...referenceHandlers,
} satisfies Partial<Handlers>;
