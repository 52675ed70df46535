import { message } from "@paygauge/api-types/catalogue/message";
import type { Language } from "@paygauge/api-types/languages";
import { done } from "@paygauge/worker/done";
import { notFound } from "@paygauge/worker/refusal";
import type { CallContext, Handlers } from "../../call-context.ts";
import { readItems, shownItem, type HubReader, type ReadItem } from "../../hub/hub-items.ts";
import { searchHub } from "../../hub/search-hub.ts";
import { now } from "../../store/database.ts";
import { hubReading } from "../../store/schema.ts";

type Asked = Pick<CallContext<"resourceHub">, "db" | "person" | "facts" | "identity">;

const brandOf = ({ facts, identity }: Asked) =>
  facts.brands.find(({ brandingKey }) => brandingKey === identity.brand) ?? null;

const readerOf = (asked: Asked, language: Language): HubReader => ({
  db: asked.db,
  userId: asked.person.userId,
  brandId: brandOf(asked)?.id ?? null,
  language,
});

/** An item that the brand shows. @throws Refusal 404, the same for another brand's and for none */
async function requireItem(asked: Asked, id: string, language: Language): Promise<ReadItem> {
  const [found] = await readItems(readerOf(asked, language), id);
  if (found === undefined) throw notFound("chatDocument");
  return found;
}

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
    return { ...shownItem(found, Date.now()), body, updatedOn, olderThan: olderThan(found) };
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
