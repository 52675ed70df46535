import { desc, eq } from "drizzle-orm";
import type { DirectoryVersion } from "@paygauge/api-types/entities/directory";
import type { Handlers } from "../../call-context.ts";
import { matchServiceName } from "../../job/matching/network/match-service.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { now, type Database } from "../../store/database.ts";
import { directoryVersions } from "../../store/schema.ts";
import { referenceHandlers } from "./reference-handlers.ts";
import { tableImportHandlers } from "./table-imports.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

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

export const directoryHandlers = {
  directory: async ({ env, db }) => {
    const rows = (await allVersions(db)).filter((row) => row.isReady);
    const inUse = inUseOf(rows);
    return { matchService: matchServiceName(env), versions: rows.map((row) => itemOf(row, inUse)) };
  },

  activateDirectory: async ({ db, params, write }) => {
    const rows = await allVersions(db);
    const row = rows.find((each) => String(each.versionNumber) === params.versionNumber && each.isReady);
    if (!row) throw notFound("directoryVersion");
    if (inUseOf(rows) === row.versionNumber) throw refuse("versionInUse");
    const { versionNumber } = row;
    return write(
      { entityType: "directory", entityId: String(versionNumber), note: "activated" },
      [
        db
          .update(directoryVersions)
          .set({ activatedOn: now() })
          .where(eq(directoryVersions.versionNumber, versionNumber)),
      ],
      done(message("directoryInUse", { version: versionNumber })),
    );
  },

  ...referenceHandlers,
  ...tableImportHandlers,
} satisfies Partial<Handlers>;
