/** Templates of one issuer's mails: versions that never change, by tone and language. */
import * as v from "valibot";
import { mailTemplate, type SavedMailTemplate } from "@paygauge/api-types/entities/campaign-mails";
import type { CampaignTone } from "@paygauge/api-types/entities/campaigns";
import { languages, type Language } from "@paygauge/api-types/languages";
import { firstTemplate } from "@paygauge/api-types/mail/first-template";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import type { MailTemplate } from "@paygauge/api-types/mail/mail-template";
import { storedRows } from "../store/stored-rows.ts";

const templateRow = v.object(mailTemplate.entries);

/** The newest version; version 0 if no user saved one. */
function templateOf(sql: SqlStorage, tone: CampaignTone, language: Language): SavedMailTemplate {
  const [saved] = storedRows(
    sql,
    templateRow,
    "SELECT * FROM template WHERE tone = ? AND language = ? ORDER BY version DESC LIMIT 1",
    tone,
    language,
  );
  return saved ?? { language, version: 0, ...firstTemplate(tone, language), savedBy: "", savedOn: null };
}

export const templatesOf = (sql: SqlStorage, tone: CampaignTone): SavedMailTemplate[] =>
  languages.map((language) => templateOf(sql, tone, language));

export interface NewTemplate extends MailTemplate {
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
    if (templateOf(sql, saved.tone, saved.language).version !== saved.version) return null;
    const version = saved.version + 1;
    sql.exec(
      "INSERT INTO template VALUES (?, ?, ?, ?, ?, ?, ?)",
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
      "DELETE FROM template WHERE tone = ? AND language = ? AND version <= ?",
      saved.tone,
      saved.language,
      oldest,
    );
    return version;
  });
}
