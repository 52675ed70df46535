import { desc, eq } from "drizzle-orm";
import {
  referenceFacts,
  referenceSets,
  type ReferenceSet,
  type ReferenceVersion,
} from "@paygauge/api-types/entities/reference-sets";
import type { Handlers } from "../../call-context.ts";
import { referenceInUse } from "../../job/dimensions/reference-titles.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { now, type Database } from "../../store/database.ts";
import { referenceVersions } from "../../store/schema.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

type Row = typeof referenceVersions.$inferSelect;

function setOf(text: string): ReferenceSet {
  const set = referenceSets.find((each) => each === text);
  if (!set) throw notFound("referenceSet");
  return set;
}

/** What the product brings along is next to the imports as version 0. */
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

  activateReferenceSet: async ({ db, params, write }) => {
    const set = setOf(params.set);
    const rows = await versionsOf(db, set);
    const row = rows.find((each) => String(each.versionNumber) === params.versionNumber);
    if (!row) throw notFound("titlesVersion");
    if ((await referenceInUse(db, set)) === row.versionNumber) throw refuse("titlesVersionInUse");
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
      done(
        versionNumber === 0
          ? message("ownTitlesInUse", { set: referenceFacts[set].title })
          : message("titlesInUse", { version: versionNumber, set: referenceFacts[set].title }),
      ),
    );
  },
} satisfies Partial<Handlers>;
