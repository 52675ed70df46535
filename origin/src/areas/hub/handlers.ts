import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import type { Handlers } from "../../call-context.ts";
import { readItems, shownItem, type ReadItem } from "../../hub/hub-items.ts";
import { searchHub } from "../../hub/search-hub.ts";
import { videoOf } from "../../hub/video-view.ts";
import { now } from "../../store/database.ts";
import { hubReading } from "../../store/schema.ts";
import { brandOf, readerOf, requireItem } from "./hub-reader.ts";

/** The day of the English text that this one is older than. */
function olderThan({ item: { factsChangedOn }, text }: ReadItem): string | null {
  const isOld = factsChangedOn !== null && text.language !== "en" && text.updatedOn < factsChangedOn;
  return isOld ? factsChangedOn : null;
}

export const hubHandlers = {
  resourceHub: async (context) => {
    const items = await readItems(readerOf(context, context.query.language));
    const at = Date.now();
    return { brand: brandOf(context)?.displayName ?? "", items: items.map((item) => shownItem(item, at)) };
  },

  searchResourceHub: async (context) => {
    const { language, text } = context.query;
    return { hits: [...(await searchHub(readerOf(context, language), text))] };
  },

  hubArticle: async (context) => {
    const found = await requireItem(context, context.params.hubItemId, context.query.language);
    const { body, updatedOn } = found.text;
    const video = await videoOf(context.db, found, context.query.language);
    return { ...shownItem(found, Date.now()), body, updatedOn, olderThan: olderThan(found), video };
  },

  markHubItem: async (context) => {
    const { db, body, params, person, write } = context;
    const { item, text } = await requireItem(context, params.hubItemId, "en");
    const readOn = body.isRead ? now() : null;
    const reading = { userId: person.userId, itemId: item.id, readOn, updatedOn: now() };
    const marked = db
      .insert(hubReading)
      .values(reading)
      .onConflictDoUpdate({
        target: [hubReading.userId, hubReading.itemId],
        set: { readOn, updatedOn: reading.updatedOn },
      });
    const about = { entityType: "resource", entityId: item.id, note: body.isRead ? "read" : "not read" };
    return write(about, [marked], done(message("saved", { name: text.title })));
  },
} satisfies Partial<Handlers>;
