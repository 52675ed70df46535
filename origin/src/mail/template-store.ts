/** Templates of one issuer's mails: versions that never change, by kind, tone and language. */
import * as v from "valibot";
import { mailTemplate, type SavedMailTemplate } from "@paygauge/api-types/entities/campaign-mails";
import type { CampaignTone } from "@paygauge/api-types/entities/campaigns";
import { languages, type Language } from "@paygauge/api-types/languages";
import { letterKinds, type LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import type { MailTemplate } from "@paygauge/api-types/mail/mail-template";
import { standardTemplate } from "@paygauge/analysis/pitch/standard-template";
import { storedRows } from "@paygauge/worker/stored-rows";

const templateRow = v.object(mailTemplate.entries);

/** The newest version; version 0 if no user saved one. */
function templateOf(sql: SqlStorage, letter: LetterKind, tone: CampaignTone, language: Language): SavedMailTemplate {
  const [saved] = storedRows(
    sql,
    templateRow,
    "SELECT * FROM letter_template WHERE letter = ? AND tone = ? AND language = ? ORDER BY version DESC LIMIT 1",
    letter,
    tone,
    language,
  );
  return (
    saved ?? { letter, language, version: 0, ...standardTemplate(letter, tone, language), savedBy: "", savedOn: null }
  );
}

export const templatesOf = (sql: SqlStorage, tone: CampaignTone): SavedMailTemplate[] =>
  letterKinds.flatMap((letter) => languages.map((language) => templateOf(sql, letter, tone, language)));

export interface NewTemplate extends MailTemplate {
  readonly letter: LetterKind;
  readonly tone: CampaignTone;
  readonly language: Language;
  /** The version that was edited. */
  readonly version: number;
  readonly savedBy: string;
  readonly savedOn: string;
}

/** Saves a version and returns its number; null if another one was saved meanwhile. Mails keep the text they were sent with. */
export function saveTemplate(storage: DurableObjectStorage, saved: NewTemplate): number | null {
  const { sql } = storage;
  return storage.transactionSync(() => {
    if (templateOf(sql, saved.letter, saved.tone, saved.language).version !== saved.version) return null;
    const version = saved.version + 1;
    sql.exec(
      "INSERT INTO letter_template VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      saved.letter,
      saved.tone,
      saved.language,
      version,
      saved.subject,
      saved.text,
      saved.savedBy,
      saved.savedOn,
    );
    const oldest = version - mailLimits.versions;
    sql.exec(
      "DELETE FROM letter_template WHERE letter = ? AND tone = ? AND language = ? AND version <= ?",
      saved.letter,
      saved.tone,
      saved.language,
      oldest,
    );
    return version;
  });
}
