/** Imported titles of industry codes: which version counts, and the titles of the codes that are asked for. */
import * as v from "valibot";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { referenceSets, type ReferenceSet } from "@paygauge/api-types/entities/reference-sets";
import { openDatabase, type Database } from "../../store/database.ts";
import { referenceTitles, referenceVersions } from "../../store/schema.ts";
import type { Env } from "../../env.ts";
import { readMeta, writeMeta } from "../job-schema.ts";
import { ownTitles, sicCode, unspscCode, type IndustryTitles } from "./industry-columns.ts";
import { readStored } from "@paygauge/worker/stored-json";
import { storedRows } from "@paygauge/worker/stored-rows";

/** The version that was activated last; 0 where the product's own titles stand alone. */
export async function referenceInUse(db: Database, set: ReferenceSet): Promise<number> {
  const [row] = await db
    .select({ version: referenceVersions.versionNumber })
    .from(referenceVersions)
    .where(and(eq(referenceVersions.set, set), isNotNull(referenceVersions.activatedOn)))
    .orderBy(desc(referenceVersions.activatedOn), desc(referenceVersions.versionNumber))
    .limit(1);
  return row?.version ?? 0;
}

const versionsSchema = v.object({ sic: v.optional(v.number(), 0), unspsc: v.optional(v.number(), 0) });

/** The versions that a run scores with: those in use when its scoring began, so that all its suppliers read alike. */
async function pinned(db: Database, sql_: SqlStorage, run: string): Promise<Record<ReferenceSet, number>> {
  const key = `references:${run}`;
  const known = readMeta(sql_, key);
  if (known !== null) return readStored(versionsSchema, known, "meta.references");
  const versions = await Promise.all(referenceSets.map(async (set) => [set, await referenceInUse(db, set)] as const));
  const found = Object.fromEntries(versions);
  writeMeta(sql_, key, JSON.stringify(found));
  return { sic: found["sic"] ?? 0, unspsc: found["unspsc"] ?? 0 };
}

async function titlesOf(db: Database, set: ReferenceSet, version: number, codes: ReadonlySet<string>) {
  if (version === 0 || codes.size === 0) return new Map<string, string>();
  const rows = await db
    .select({ code: referenceTitles.code, title: referenceTitles.title })
    .from(referenceTitles)
    .where(
      and(
        eq(referenceTitles.set, set),
        eq(referenceTitles.versionNumber, version),
        sql`${referenceTitles.code} in (select value from json_each(${JSON.stringify([...codes])}))`,
      ),
    );
  return new Map(rows.map(({ code, title }) => [code, title]));
}

/** A UNSPSC code, and its class, family and segment. */
const unspscLevels = (code: string): string[] => [8, 6, 4, 2].map((length) => code.slice(0, length).padEnd(8, "0"));

const codesRow = v.object({ sic: v.string(), unspsc: v.string() });

/** Titles for the suppliers of a run with these ordinals. Where a UNSPSC code has none, its class, family or segment may. */
export async function industryTitles(
  env: Pick<Env, "DB">,
  storage: SqlStorage,
  run: string,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<IndustryTitles> {
  const db = openDatabase(env.DB);
  const versions = await pinned(db, storage, run);
  if (referenceSets.every((set) => versions[set] === 0)) return ownTitles;
  const suppliers = storedRows(
    storage,
    codesRow,
    `SELECT DISTINCT ifnull(identityJson->>'sic', '') AS sic, ifnull(identityJson->>'unspsc', '') AS unspsc
       FROM supplier_base WHERE run = ? AND ordinal >= ? AND ordinal < ?`,
    run,
    from,
    from + count,
  );
  const sicCodes = new Set(suppliers.map(({ sic }) => sicCode(sic)).filter((code) => code !== ""));
  const unspscCodes = new Set(
    suppliers.flatMap(({ unspsc }) => {
      const code = unspscCode(unspsc);
      return code === "" ? [] : unspscLevels(code);
    }),
  );
  const [sic, unspsc] = await Promise.all([
    titlesOf(db, "sic", versions.sic, sicCodes),
    titlesOf(db, "unspsc", versions.unspsc, unspscCodes),
  ]);
  return {
    sic: (code) => sic.get(code) ?? null,
    unspsc: (code) => {
      const known = unspscLevels(code).find((level) => unspsc.has(level));
      return known === undefined ? null : { code: known, title: unspsc.get(known) ?? "" };
    },
  };
}
