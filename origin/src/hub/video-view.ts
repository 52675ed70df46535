/** What the player needs in addition to the file: transcripts, chapters, and how far the user is. */
import { and, eq } from "drizzle-orm";
import { languages, type Language } from "@paygauge/api-types/languages";
import type { HubVideo } from "@paygauge/api-types/entities/resource-hub";
import type { Database } from "../store/database.ts";
import { hubCaptions } from "../store/schema.ts";
import type { ReadItem } from "./hub-items.ts";
import { playedOf, secondsPlayed } from "./played-seconds.ts";
import { cuesOf } from "./web-vtt.ts";

/** The text of one language, else the English one, else any. */
function inLanguage<T extends { readonly language: string }>(rows: readonly T[], language: Language): T | undefined {
  return rows.find((row) => row.language === language) ?? rows.find((row) => row.language === "en") ?? rows[0];
}

/** null for an article. */
export async function videoOf(db: Database, found: ReadItem, language: Language): Promise<HubVideo | null> {
  const { item, second, played } = found;
  if (item.kind !== "video") return null;
  const rows = await db.select().from(hubCaptions).where(eq(hubCaptions.itemId, item.id));
  const captions = rows.filter(({ kind }) => kind === "captions");
  const chapters = inLanguage(
    rows.filter(({ kind }) => kind === "chapters"),
    language,
  );
  const transcripts = languages.flatMap((each) => {
    const text = captions.find((row) => row.language === each)?.text;
    return text === undefined ? [] : [{ language: each, cues: [...cuesOf(text)] }];
  });
  return {
    hasPoster: item.posterKey !== null,
    captionLanguages: transcripts.map((each) => each.language),
    transcripts,
    chapters: [...cuesOf(chapters?.text ?? "")],
    second,
    secondsPlayed: secondsPlayed(playedOf(played)),
  };
}

/** The WebVTT of an item; undefined where it has none. */
export async function trackTextOf(
  db: Database,
  itemId: string,
  { language, kind }: { readonly language: Language; readonly kind: string },
): Promise<string | undefined> {
  const own = and(eq(hubCaptions.itemId, itemId), eq(hubCaptions.language, language), eq(hubCaptions.kind, kind));
  const [row] = await db.select({ text: hubCaptions.text }).from(hubCaptions).where(own);
  return row?.text;
}
