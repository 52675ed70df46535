/** Texts that users wrote over composed ones, and the last draft of a model, by place and language. */
import * as v from "valibot";
import type { Language } from "@paygauge/api-types/languages";
import type { LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import {
  sourceOf,
  type ModelDrafts,
  type TextSource,
  type WrittenText,
} from "@paygauge/api-types/entities/written-texts";
import type { VersionId } from "../../prompts/usage.ts";
import { soundRows } from "@paygauge/worker/stored-rows";

/** Where a text belongs. */
export const placeOf = {
  narrative: (run: string): string => `narrative/${run}`,
  /** Its text is part of the use case; only drafts are kept here. */
  pitch: (useCaseId: string): string => `pitch/${useCaseId}`,
  letter: (campaignId: string, supplierKey: string, kind: LetterKind): string =>
    `letter/${campaignId}/${supplierKey}${kind === "first" ? "" : `/${kind}`}`,
  /** All letters of a campaign. */
  letters: (campaignId: string): string => `letter/${campaignId}/`,
} as const;

/** Created at the object's first access; erased with the job. */
export function createTextTable(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS written_text (place TEXT NOT NULL, language TEXT NOT NULL, text TEXT,
    byName TEXT NOT NULL, at TEXT NOT NULL, draft TEXT, promptId TEXT, promptNumber INTEGER, PRIMARY KEY (place, language)) WITHOUT ROWID`);
}

const textRow = v.object({
  language: v.picklist(["en", "de", "fr"]),
  text: v.nullable(v.string()),
  byName: v.string(),
  at: v.string(),
  draft: v.nullable(v.string()),
  promptId: v.nullable(v.string()),
  promptNumber: v.nullable(v.number()),
});
type TextRow = Readonly<v.InferOutput<typeof textRow>>;

const readRows = (sql: SqlStorage, place: string): readonly TextRow[] =>
  soundRows(
    sql,
    textRow,
    "SELECT language, text, byName, at, draft, promptId, promptNumber FROM written_text WHERE place = ?",
    place,
  );

/** The text and the draft of one language; null where there is neither. */
export const readText = (sql: SqlStorage, place: string, language: Language): TextRow | null =>
  readRows(sql, place).find((row) => row.language === language) ?? null;

/** The model's drafts of a place, by language. */
export const readDrafts = (sql: SqlStorage, place: string): ModelDrafts =>
  Object.fromEntries(
    readRows(sql, place).flatMap(({ language, draft }) => (draft === null ? [] : [[language, draft]])),
  );

/** A draft as the model wrote it. The text that is saved stays. */
export interface NewDraft {
  readonly language: Language;
  readonly draft: string;
  readonly prompt: VersionId;
  readonly by: string;
  readonly at: string;
}

export function keepDraft(sql: SqlStorage, place: string, { language, draft, prompt, by, at }: NewDraft): void {
  sql.exec(
    `INSERT INTO written_text VALUES (?, ?, NULL, ?, ?, ?, ?, ?) ON CONFLICT (place, language)
       DO UPDATE SET draft = excluded.draft, promptId = excluded.promptId, promptNumber = excluded.promptNumber`,
    place,
    language,
    by,
    at,
    draft,
    prompt.promptId,
    prompt.number,
  );
}

/** What is saved; null: resets to the composed text. */
export interface NewText {
  readonly language: Language;
  readonly text: string | null;
  readonly by: string;
  readonly at: string;
}

/** Saves a text. @returns the prompt version whose draft was edited; null if the text is not an edited draft */
export function writeText(sql: SqlStorage, place: string, { language, text, by, at }: NewText): VersionId | null {
  sql.exec(
    `INSERT INTO written_text VALUES (?, ?, ?, ?, ?, NULL, NULL, NULL) ON CONFLICT (place, language)
       DO UPDATE SET text = excluded.text, byName = excluded.byName, at = excluded.at`,
    place,
    language,
    text,
    by,
    at,
  );
  return editedDraft(readText(sql, place, language), text);
}

/** The prompt version of a draft that a text differs from; null where it has none, or is the draft. */
export function editedDraft(row: TextRow | null, text: string | null): VersionId | null {
  if (row === null || text === null || row.draft === null || row.draft === text) return null;
  const { promptId, promptNumber: number } = row;
  return promptId === null || number === null ? null : { promptId, number };
}

/** Removes every text whose place begins so. */
export function deleteTexts(sql: SqlStorage, places: string): void {
  sql.exec("DELETE FROM written_text WHERE substr(place, 1, ?) = ?", places.length, places);
}

export function deleteText(sql: SqlStorage, place: string): void {
  sql.exec("DELETE FROM written_text WHERE place = ?", place);
}

/** A composed text, or what was saved over it, as it is shown. */
export function shownText(
  sql: SqlStorage,
  place: string,
  language: Language,
  composed: string,
): Omit<WrittenText, "drafting"> {
  const row = readText(sql, place, language);
  const text = row?.text ?? undefined;
  const saved = row === null || text === undefined ? null : { by: row.byName, at: row.at };
  return { language, text: text ?? composed, composed, source: sourceOf(text, row?.draft ?? undefined), saved };
}

/** What was saved as the narrative of a run, by language. */
export type SavedNarratives = Readonly<
  Partial<Record<Language, { readonly text: string; readonly source: TextSource }>>
>;

export const savedNarratives = (sql: SqlStorage, run: string): SavedNarratives =>
  Object.fromEntries(
    readRows(sql, placeOf.narrative(run)).flatMap(({ language, text, draft }) =>
      text === null ? [] : [[language, { text, source: sourceOf(text, draft ?? undefined) }]],
    ),
  );
