/** Draft, save, publish, retire and discard: the same for both kinds of ruleset. */
import { max, eq } from "drizzle-orm";
import type { RulesetKind } from "@paygauge/api-types/entities/rulesets";
import type { AuditAbout } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { changedMeanwhile, Refusal } from "../../refusal.ts";
import { now, type Database, type Statement } from "../../store/database.ts";
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

/** A change that is ready to be written: the handler runs it with its own answer. */
export interface Change {
  readonly about: AuditAbout;
  readonly statements: Statement[];
  readonly onGuard: Refusal;
  readonly row: Pick<RulesetRow, "versionNumber">;
}

const changed = changedMeanwhile("ruleset");
const aboutOf = (kind: RulesetKind, versionNumber: number, note: string): AuditAbout => ({
  entityType: `${kind}-ruleset`,
  entityId: String(versionNumber),
  note,
});

/** The words that the body itself carries follow the row's. */
function bodyText(body: object, versionNumber: number, note: string): string {
  return JSON.stringify({ ...body, version: versionNumber, note });
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
  const words = note ?? `From version ${from}.`;
  const body: object = JSON.parse(source.body);
  const at = now();
  const row = {
    kind,
    versionNumber,
    state: "Draft",
    note: words,
    author: person.name,
    body: bodyText(body, versionNumber, words),
    createdOn: at,
    updatedOn: at,
  } as const;
  return {
    about: aboutOf(kind, versionNumber, `draft from version ${from}`),
    statements: [db.insert(rulesets).values(row)],
    onGuard: changed,
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
    onGuard: changed,
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
  const body: object = JSON.parse(row.body);
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
    onGuard: changed,
    row,
  };
}

/** Takes a published version out of use; the newest one that is left takes its place. */
export async function retireChange(db: Database, kind: RulesetKind, text: string, version: number): Promise<Change> {
  const row = await requireRuleset(db, kind, text);
  requireMove(row, "Retired");
  const published = await db
    .select({ number: rulesets.versionNumber, state: rulesets.state })
    .from(rulesets)
    .where(eq(rulesets.kind, kind));
  if (published.filter((each) => each.state === "Published").length < 2)
    throw new Refusal(
      409,
      "LAST_RULESET",
      "This is the only published version, and imports need one. Publish another one first.",
    );
  const set = { state: "Retired", updatedOn: now(), version: version + 1 } as const;
  return {
    about: aboutOf(kind, row.versionNumber, "retired"),
    statements: [unchanged(db, row, version), db.update(rulesets).set(set).where(sameRow(row))],
    onGuard: changed,
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
    onGuard: changed,
    row,
  };
}
