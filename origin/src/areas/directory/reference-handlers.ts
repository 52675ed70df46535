import { and, desc, eq, max, sql } from "drizzle-orm";
import {
  referenceFacts,
  referenceSets,
  type ReferenceSet,
  type ReferenceVersion,
} from "@paygauge/api-types/entities/reference-sets";
import type { Handlers } from "../../call-context.ts";
import { referenceInUse } from "../../job/dimensions/reference-titles.ts";
import { changedMeanwhile, invalid, notFound, Refusal } from "../../refusal.ts";
import { guardOf, now, type Database } from "../../store/database.ts";
import { referenceTitles, referenceVersions } from "../../store/schema.ts";
import { discardImport, importRanges, requireImport } from "./import-files.ts";
import { readTitles, type ReferenceTitle } from "./read-titles.ts";

const answered = { success: true, statusCode: 200 };
/** Titles of one statement: their JSON stays far below the 2 MB that a value may have. */
const titlesAtOnce = 4000;

type Row = typeof referenceVersions.$inferSelect;

function setOf(text: string): ReferenceSet {
  const set = referenceSets.find((each) => each === text);
  if (!set) throw notFound("reference set");
  return set;
}

/** What the product brings along stands beside the imports as version 0. */
function shipped(set: ReferenceSet, at: string): Row {
  const source = "The product's own titles";
  return {
    set,
    versionNumber: 0,
    source,
    note: "",
    author: "",
    titlesCount: 0,
    rejectedCount: 0,
    activatedOn: null,
    createdOn: at,
  };
}

function itemOf(row: Row, inUse: number): ReferenceVersion {
  const { createdOn, ...rest } = row;
  return { ...rest, createdOn: row.versionNumber === 0 ? null : createdOn, isInUse: row.versionNumber === inUse };
}

async function versionsOf(db: Database, set: ReferenceSet): Promise<Row[]> {
  const rows = await db
    .select()
    .from(referenceVersions)
    .where(eq(referenceVersions.set, set))
    .orderBy(desc(referenceVersions.versionNumber));
  return rows.some((row) => row.versionNumber === 0) ? rows : [...rows, shipped(set, "")];
}

/** Writes a version's titles; nobody reads them before its row is there. */
async function writeTitles(
  db: Database,
  set: ReferenceSet,
  version: number,
  titles: readonly ReferenceTitle[],
): Promise<void> {
  const own = and(eq(referenceTitles.set, set), eq(referenceTitles.versionNumber, version));
  await db.delete(referenceTitles).where(own);
  for (let from = 0; from < titles.length; from += titlesAtOnce) {
    const list = JSON.stringify(titles.slice(from, from + titlesAtOnce));
    await db.run(
      sql`insert into reference_titles (reference_set, version_number, code, title)
        select ${set}, ${version}, value->>'code', value->>'title' from json_each(${list})`,
    );
  }
}

export const referenceHandlers = {
  referenceSets: async ({ db }) => {
    const lists = await Promise.all(
      referenceSets.map(async (set) => {
        const [rows, inUse] = await Promise.all([versionsOf(db, set), referenceInUse(db, set)]);
        return rows.map((row) => itemOf(row, inUse));
      }),
    );
    return lists.flat();
  },

  previewReferenceSet: async ({ env, person, params }) => {
    const set = setOf(params.set);
    const file = await requireImport(env.FILES, params.importId, person.userId);
    const facts = await readTitles(importRanges(env.FILES, params.importId, file), file.size, set, () => {});
    return { importId: params.importId, fileName: file.fileName, ...facts };
  },

  saveReferenceSet: async ({ env, db, person, params, body, write }) => {
    const set = setOf(params.set);
    const { importId } = params;
    const file = await requireImport(env.FILES, importId, person.userId);
    const titles: ReferenceTitle[] = [];
    const facts = await readTitles(importRanges(env.FILES, importId, file), file.size, set, (title) =>
      titles.push(title),
    );
    if (titles.length === 0)
      throw invalid("file", "No row of the file is a title. Look at the reasons in the preview and correct the file.");
    const [newest] = await db
      .select({ number: max(referenceVersions.versionNumber) })
      .from(referenceVersions)
      .where(eq(referenceVersions.set, set));
    const versionNumber = (newest?.number ?? 0) + 1;
    await writeTitles(db, set, versionNumber, titles);
    const row: Row = {
      set,
      versionNumber,
      source: body.source,
      note: body.note,
      author: person.name,
      titlesCount: facts.accepted,
      rejectedCount: facts.rejected,
      activatedOn: null,
      createdOn: now(),
    };
    const message = `Version ${versionNumber} holds ${facts.accepted} titles. Activate it to use it.`;
    const counted = sql`(select count(*) from ${referenceTitles} where ${referenceTitles.set} = ${set} and ${referenceTitles.versionNumber} = ${versionNumber})`;
    const answer = await write(
      { entityType: "reference-set", entityId: `${set} ${versionNumber}`, note: `${facts.accepted} titles` },
      // Two imports at once would take the same number and mix their titles: the second one is told to try again.
      [
        guardOf(
          db,
          sql`${counted} = ${facts.accepted} and not exists (select 1 from ${referenceVersions} where ${referenceVersions.set} = ${set} and ${referenceVersions.versionNumber} = ${versionNumber})`,
        ),
        db.insert(referenceVersions).values(row),
      ],
      { ...answered, message, item: itemOf(row, -1) },
      changedMeanwhile("reference set"),
    );
    await discardImport(env.FILES, importId, file);
    return answer;
  },

  activateReferenceSet: async ({ db, params, write }) => {
    const set = setOf(params.set);
    const rows = await versionsOf(db, set);
    const row = rows.find((each) => String(each.versionNumber) === params.versionNumber);
    if (!row) throw notFound("version of the titles");
    if ((await referenceInUse(db, set)) === row.versionNumber)
      throw new Refusal(409, "REFERENCE_IN_USE", "This version is in use already.");
    const at = now();
    const { versionNumber } = row;
    return write(
      { entityType: "reference-set", entityId: `${set} ${versionNumber}`, note: "activated" },
      [
        db
          .insert(referenceVersions)
          .values({ ...row, createdOn: row.createdOn || at, activatedOn: at })
          .onConflictDoUpdate({
            target: [referenceVersions.set, referenceVersions.versionNumber],
            set: { activatedOn: at },
          }),
      ],
      {
        ...answered,
        message:
          versionNumber === 0
            ? `The product's own titles are in use from now on for ${referenceFacts[set].title}: imports and re-scores take their labels from it.`
            : `Version ${versionNumber} is in use from now on for ${referenceFacts[set].title}: imports and re-scores take their labels from it.`,
      },
    );
  },
} satisfies Partial<Handlers>;
