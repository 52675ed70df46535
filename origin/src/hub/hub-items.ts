/** Items of the resource hub that one user sees: published, and of the brand whose site is used. */
import { and, asc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { hubKinds, hubLimits, hubTopics, type HubItem } from "@paygauge/api-types/entities/resource-hub";
import type { Language } from "@paygauge/api-types/languages";
import type { Database } from "../store/database.ts";
import { hubItemBrands, hubItems, hubReading, hubTexts } from "../store/schema.ts";
import { proseOf } from "./search-words.ts";

type ItemRow = typeof hubItems.$inferSelect;
type TextRow = typeof hubTexts.$inferSelect;

export interface HubReader {
  readonly db: Database;
  readonly userId: string;
  /** null: a site without a brand shows what all brands show. */
  readonly brandId: string | null;
  readonly language: Language;
}

/** A published item with its words in the reader's language, or in English. */
export interface ReadItem {
  readonly item: ItemRow;
  readonly text: TextRow;
  readonly readOn: string | null;
  /** Where the user stopped in a video, and the ranges of seconds that they played. */
  readonly second: number;
  readonly played: string;
}

const wordsAMinute = 200;
const dayMs = 86_400_000;

function isShown({ db, brandId }: HubReader): SQL | undefined {
  const any = db
    .select({ one: sql`1` })
    .from(hubItemBrands)
    .where(eq(hubItemBrands.itemId, hubItems.id));
  const own = db
    .select({ one: sql`1` })
    .from(hubItemBrands)
    .where(and(eq(hubItemBrands.itemId, hubItems.id), eq(hubItemBrands.brandId, brandId ?? "")));
  return and(isNotNull(hubItems.publishedOn), sql`(not exists ${any} or exists ${own})`);
}

/** The text in the reader's language, else in English, else in any. */
function textOf(texts: readonly TextRow[], language: Language): TextRow | undefined {
  const of = (wanted: string) => texts.find((text) => text.language === wanted);
  return of(language) ?? of("en") ?? texts[0];
}

/** Items in the order of the hub: by topic, and by place within it. */
export async function readItems(reader: HubReader, only?: string): Promise<readonly ReadItem[]> {
  const { db, userId, language } = reader;
  const where = and(isShown(reader), only === undefined ? undefined : eq(hubItems.id, only));
  const rows = await db
    .select({ item: hubItems, text: hubTexts, reading: hubReading })
    .from(hubItems)
    .innerJoin(hubTexts, eq(hubTexts.itemId, hubItems.id))
    .leftJoin(hubReading, and(eq(hubReading.itemId, hubItems.id), eq(hubReading.userId, userId)))
    .where(where)
    .orderBy(asc(hubItems.place), asc(hubItems.id))
    .limit(hubLimits.items * 3);
  const byItem = Map.groupBy(rows, ({ item }) => item.id);
  const topicAt = ({ topic }: ItemRow) => hubTopics.findIndex((each) => each === topic);
  const found = [...byItem.values()].flatMap((each): readonly ReadItem[] => {
    const [first] = each;
    const text = textOf(
      each.map((row) => row.text),
      language,
    );
    if (first === undefined || text === undefined) return [];
    const { readOn = null, second = 0, played = "" } = first.reading ?? {};
    return [{ item: first.item, text, readOn, second, played }];
  });
  return found.toSorted((a, b) => topicAt(a.item) - topicAt(b.item));
}

/** An item as the hub lists it. */
export function shownItem({ item, text, readOn }: ReadItem, now: number): HubItem {
  const publishedOn = item.publishedOn ?? item.createdOn;
  const isRecent = now - Date.parse(publishedOn) < hubLimits.newDays * dayMs;
  const words = proseOf(text.body).split(" ").length;
  return {
    id: item.id,
    kind: hubKinds.find((kind) => kind === item.kind) ?? "article",
    topic: hubTopics.find((topic) => topic === item.topic) ?? "start",
    title: text.title,
    summary: text.summary,
    minutes: Math.max(1, Math.round(words / wordsAMinute)),
    seconds: item.seconds,
    publishedOn,
    isNew: isRecent && readOn === null,
    readOn,
    language: text.language === "de" || text.language === "fr" ? text.language : "en",
  };
}
