/** Finds items by words of their titles, articles and transcripts; a transcript's hit has its second. */
import { and, eq, inArray } from "drizzle-orm";
import { hubLimits, type HubHit } from "@paygauge/api-types/entities/resource-hub";
import { hubCaptions } from "../store/schema.ts";
import { readItems, shownItem, type HubReader, type ReadItem } from "./hub-items.ts";
import { excerptOf, hasAll, proseOf, searchWords } from "./search-words.ts";
import { cuesOf } from "./web-vtt.ts";

/** Transcripts of videos by item, in the reader's language. */
async function transcriptsOf({ db, language }: HubReader, items: readonly ReadItem[]) {
  const ids = items.filter(({ item }) => item.kind === "video").map(({ item }) => item.id);
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .select()
    .from(hubCaptions)
    .where(and(inArray(hubCaptions.itemId, ids), eq(hubCaptions.kind, "captions"), eq(hubCaptions.language, language)));
  return new Map(rows.map(({ itemId, text }) => [itemId, text]));
}

function hitsOf(found: ReadItem, transcript: string | undefined, words: readonly string[], now: number): HubHit[] {
  const { id, kind, title } = shownItem(found, now);
  const hit = { itemId: id, kind, title };
  const prose = proseOf(`${found.text.summary} ${found.text.body}`);
  const hits: HubHit[] = [];
  if (hasAll(title, words)) hits.push({ ...hit, where: "title", excerpt: "", seconds: null });
  else if (hasAll(prose, words)) hits.push({ ...hit, where: "text", excerpt: excerptOf(prose, words), seconds: null });
  for (const { from, text } of cuesOf(transcript ?? ""))
    if (hasAll(text, words)) hits.push({ ...hit, where: "transcript", excerpt: text, seconds: Math.floor(from) });
  return hits;
}

const order = ["title", "text", "transcript"] as const;

/** Titles first, then texts, then transcripts. */
export async function searchHub(reader: HubReader, asked: string): Promise<readonly HubHit[]> {
  const words = searchWords(asked);
  const items = await readItems(reader);
  const transcripts = await transcriptsOf(reader, items);
  const now = Date.now();
  return items
    .flatMap((each) => hitsOf(each, transcripts.get(each.item.id), words, now))
    .toSorted((a, b) => order.indexOf(a.where) - order.indexOf(b.where))
    .slice(0, hubLimits.hits);
}
