import { changedMeanwhile, notFound } from "@paygauge/worker/refusal";
import { and, eq } from "drizzle-orm";
import type { CallContext, Handlers } from "../../call-context.ts";
import { readItems } from "../../hub/hub-items.ts";
import { hubPictureKey } from "../../hub/hub-keys.ts";
import { isWatched, playedOf, secondsPlayed, textOfPlayed, unionOf, type Played } from "../../hub/played-seconds.ts";
import { imageAt, sendVideo, trackOf } from "../../hub/send-media.ts";
import { trackTextOf } from "../../hub/video-view.ts";
import { now, type Database } from "../../store/database.ts";
import { hubItems, hubReading } from "../../store/schema.ts";
import { pictureTypeOf } from "../branding/pictures.ts";
import { readerOf, requireItem } from "./hub-reader.ts";

type ItemRow = typeof hubItems.$inferSelect;
type Asked = Pick<CallContext<"hubVideo">, "db" | "person" | "facts" | "identity" | "params">;

/**
 * The item whose file is asked for: one that the user's brand shows; for those who edit videos a draft too.
 * @throws Refusal 404, the same for another brand's and for none
 */
async function mediaItem(asked: Asked): Promise<ItemRow> {
  const id = asked.params.hubItemId;
  const [shown] = await readItems(readerOf(asked, "en"), id);
  if (shown !== undefined) return shown.item;
  const [row] = asked.person.permissions.has("VideoResources_CRUD")
    ? await asked.db.select().from(hubItems).where(eq(hubItems.id, id))
    : [];
  if (row === undefined) throw notFound("chatDocument");
  return row;
}

interface Report {
  readonly userId: string;
  readonly item: ItemRow;
  readonly second: number;
  readonly played: readonly Played[];
}

/** Tries of a report while other windows of the user report as well. */
const mostTries = 5;

/** Adds what was played to what is stored; two windows at once lose nothing. */
async function addPlayed(db: Database, { userId, item, second, played }: Report) {
  const seconds = item.seconds ?? 0;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [own] = await readingOf(db, userId, item.id);
    const joined = unionOf([...playedOf(own?.played ?? ""), ...played], seconds);
    const at = now();
    const readOn = own?.readOn ?? (isWatched(joined, seconds) ? at : null);
    const change = { second: Math.min(second, seconds), played: textOfPlayed(joined), readOn, updatedOn: at };
    const written = await db
      .insert(hubReading)
      .values({ userId, itemId: item.id, ...change })
      .onConflictDoUpdate({
        target: [hubReading.userId, hubReading.itemId],
        set: change,
        // Another window has added to it since it was read.
        setWhere: eq(hubReading.played, own?.played ?? ""),
      })
      .returning({ readOn: hubReading.readOn });
    if (written.length > 0) return { secondsPlayed: secondsPlayed(joined), readOn };
  }
  throw changedMeanwhile("chatDocument");
}

const readingOf = (db: Database, userId: string, itemId: string) =>
  db
    .select()
    .from(hubReading)
    .where(and(eq(hubReading.userId, userId), eq(hubReading.itemId, itemId)));

export const hubMediaHandlers = {
  hubVideo: async (context) => {
    const { fileKey, fileBytes } = await mediaItem(context);
    if (fileKey === null || fileBytes === null) throw notFound("chatDocument");
    return sendVideo(context.env.FILES, context.request, { key: fileKey, size: fileBytes });
  },

  hubPoster: async (context) => {
    const { posterKey } = await mediaItem(context);
    const type = pictureTypeOf(posterKey ?? "");
    const found = posterKey === null || type === null ? null : await imageAt(context.env.FILES, posterKey, type);
    if (found === null) throw notFound("picture");
    return found;
  },

  hubTrack: async (context) => {
    const { id } = await mediaItem(context);
    const text = await trackTextOf(context.db, id, context.query);
    if (text === undefined) throw notFound("chatDocument");
    return trackOf(text);
  },

  hubPicture: async (context) => {
    const { id } = await mediaItem(context);
    const { name } = context.params;
    const type = pictureTypeOf(name);
    const found = type === null ? null : await imageAt(context.env.FILES, hubPictureKey(id, name), type);
    if (found === null) throw notFound("picture");
    return found;
  },

  saveHubPlaying: async (context) => {
    const { db, body, params, person } = context;
    const { item } = await requireItem(context, params.hubItemId, "en");
    if (item.kind !== "video") throw notFound("chatDocument");
    return addPlayed(db, { userId: person.userId, item, ...body });
  },
} satisfies Partial<Handlers>;
