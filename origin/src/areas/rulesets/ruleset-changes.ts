/** Draft, save, publish, retire and discard: the same for both kinds of ruleset. */
import * as v from "valibot";
import { and, eq, exists, max, ne, sql } from "drizzle-orm";
import type { RulesetKind } from "@paygauge/api-types/entities/rulesets";
import type { AuditAbout } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { changedMeanwhile, refuse } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { rulesets } from "../../store/schema.ts";
import {
  requireDraft,
  requireMove,
  requireRuleset,
  requireUsable,
  sameRow,
  unchanged,
  type RulesetRow,
} from "./ruleset-rows.ts";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";
import { english } from "@paygauge/worker/translate-in";
import { readStored } from "@paygauge/worker/stored-json";

/** A change that is ready to be written: the handler runs it with its own answer. */
export interface Change {
  readonly about: AuditAbout;
  readonly statements: Statement[];
  readonly row: Pick<RulesetRow, "versionNumber">;
}

const aboutOf = (kind: RulesetKind, versionNumber: number, note: string): AuditAbout => ({
  entityType: `${kind}-ruleset`,
  entityId: String(versionNumber),
  note,
});

/** The words that the body itself carries follow the row's. */
function bodyText(body: object, versionNumber: number, note: string): string {
  return JSON.stringify({ ...body, version: versionNumber, note });
}

/** A draft may be incomplete: it is checked in full when it is published. */
const anyBody = v.looseObject({});

/** Fails the batch where a user drafted meanwhile: both would have the same number. */
function isNewest(db: Database, kind: RulesetKind, versionNumber: number): Statement {
  const newest = sql`(select max(${rulesets.versionNumber}) from ${rulesets} where ${rulesets.kind} = ${kind})`;
  return guardOf(db, sql`coalesce(${newest}, 0) = ${versionNumber}`, changedMeanwhile("ruleset"));
}

/** A copy of a version, published or not, as the next draft. */
export async function draftChange(
  db: Database,
  kind: RulesetKind,
  person: Person,
  { from, note }: { from: number; note?: string | undefined },
): Promise<Change> {
  const source = await requireRuleset(db, kind, String(from));
  const [newest] = await db
    .select({ number: max(rulesets.versionNumber) })
    .from(rulesets)
    .where(eq(rulesets.kind, kind));
  const versionNumber = (newest?.number ?? 0) + 1;
  const words = note ?? encodedMessage("fromVersion", { version: from });
  const body = readStored(anyBody, source.body, "rulesets.body");
  const at = now();
  const row = {
    kind,
    versionNumber,
    state: "Draft",
    note: words,
    author: person.name,
    body: bodyText(body, versionNumber, english(words)),
    createdOn: at,
    updatedOn: at,
  } as const;
  return {
    about: aboutOf(kind, versionNumber, `draft from version ${from}`),
    statements: [isNewest(db, kind, versionNumber - 1), db.insert(rulesets).values(row)],
    row,
  };
}

/** Keeps an edited draft. */
export async function saveChange(
  db: Database,
  kind: RulesetKind,
  text: string,
  { version, note, body }: { version: number; note: string; body: object },
): Promise<Change> {
  const row = await requireRuleset(db, kind, text);
  requireDraft(row);
  requireUsable(kind, body);
  const set = { note, body: bodyText(body, row.versionNumber, note), version: version + 1, updatedOn: now() };
  return {
    about: aboutOf(kind, row.versionNumber, "saved"),
    statements: [unchanged(db, row, version), db.update(rulesets).set(set).where(sameRow(row))],
    row,
  };
}

/** Makes a draft a published version; from then on its body is fixed. */
export async function publishChange(
  db: Database,
  kind: RulesetKind,
  text: string,
  { version, note }: { version: number; note: string },
): Promise<Change> {
  const row = await requireRuleset(db, kind, text);
  requireMove(row, "Published");
  const body = readStored(anyBody, row.body, "rulesets.body");
  requireUsable(kind, body);
  const at = now();
  const guard = unchanged(db, row, version);
  const words = db
    .update(rulesets)
    .set({ note, body: bodyText(body, row.versionNumber, note) })
    .where(sameRow(row));
  const state = db
    .update(rulesets)
    .set({ state: "Published", publishedOn: at, updatedOn: at, version: version + 1 })
    .where(sameRow(row));
  return {
    about: aboutOf(kind, row.versionNumber, "published"),
    statements: [guard, words, state],
    row,
  };
}

/** Takes a published version out of use; the newest one that is left takes its place. */
export async function retireChange(db: Database, kind: RulesetKind, text: string, version: number): Promise<Change> {
  const row = await requireRuleset(db, kind, text);
  requireMove(row, "Retired");
  const last = refuse("onlyPublished");
  const isOther = and(
    eq(rulesets.kind, kind),
    eq(rulesets.state, "Published"),
    ne(rulesets.versionNumber, row.versionNumber),
  );
  const others = exists(
    db
      .select({ one: sql`1` })
      .from(rulesets)
      .where(isOther),
  );
  const set = { state: "Retired", updatedOn: now(), version: version + 1 } as const;
  return {
    about: aboutOf(kind, row.versionNumber, "retired"),
    statements: [
      unchanged(db, row, version),
      guardOf(db, others, last),
      db.update(rulesets).set(set).where(sameRow(row)),
    ],
    row,
  };
}

/** Throws a draft away. */
export async function discardChange(db: Database, kind: RulesetKind, text: string): Promise<Change> {
  const row = await requireRuleset(db, kind, text);
  requireDraft(row);
  return {
    about: aboutOf(kind, row.versionNumber, "draft discarded"),
    statements: [unchanged(db, row, row.version), db.delete(rulesets).where(sameRow(row))],
    row,
  };
}
