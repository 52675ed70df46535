import { and, eq, inArray, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { hubLimits } from "@paygauge/api-types/entities/resource-hub";
import type { VideoResourceTexts } from "@paygauge/api-types/entities/video-resources";
import { languages } from "@paygauge/api-types/languages";
import { done } from "@paygauge/worker/done";
import { changedMeanwhile, notFound, refuse } from "@paygauge/worker/refusal";
import type { CallContext, Handlers } from "../../call-context.ts";
import { deleteItemFiles } from "../../hub/hub-keys.ts";
import { abortParts } from "../../store/receive-parts.ts";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { hubItemBrands, hubItems, hubTexts, hubUploads } from "../../store/schema.ts";
import { brandChoices, itemRows, itemView, requireOne, topicIds } from "./item-view.ts";

export const aboutItem = (id: string, note: string) => ({ entityType: "videoResource", entityId: id, note });

/** @throws Refusal 404 for a brand that is not there */
function requireBrands({ facts }: Pick<CallContext<"createVideoResource">, "facts">, ids: readonly string[]): void {
  const known = new Set(brandChoices(facts).map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) throw notFound("brand");
}

/** Brands of an item, each once; none where all show it. */
function withBrands(db: Database, itemId: string, ids: readonly string[]): Statement[] {
  const rows = [...new Set(ids)].map((brandId) => ({ itemId, brandId }));
  return rows.length === 0 ? [] : [db.insert(hubItemBrands).values(rows)];
}

/** Texts as they are from now on; one that is not changed is as old as before. */
function withTexts(db: Database, itemId: string, texts: VideoResourceTexts, at: string): Statement[] {
  return languages.flatMap((language): Statement[] => {
    const text = texts[language];
    const own = and(eq(hubTexts.itemId, itemId), eq(hubTexts.language, language));
    if (text === null) return [db.delete(hubTexts).where(own)];
    const isSame = sql`${hubTexts.title} = ${text.title} and ${hubTexts.summary} = ${text.summary} and ${hubTexts.body} = ${text.body}`;
    return [
      db
        .insert(hubTexts)
        .values({ itemId, language, ...text, updatedOn: at })
        .onConflictDoUpdate({
          target: [hubTexts.itemId, hubTexts.language],
          set: { ...text, updatedOn: sql`iif(${isSame}, ${hubTexts.updatedOn}, ${at})` },
        }),
    ];
  });
}

/** The place after the last of a topic. */
const lastPlace = (topic: string) =>
  sql<number>`(select coalesce(max(place), -1) + 1 from hub_items where topic = ${topic})`;

export const videoResourcesHandlers = {
  videoResources: async ({ db, facts }) => ({ items: await itemRows(db), brands: brandChoices(facts) }),

  videoResource: ({ env, db, facts, params }) => itemView(db, env.FILES, facts, params.videoResourceId),

  createVideoResource: async (context) => {
    const { db, body, effectId, write } = context;
    requireBrands(context, body.brandIds);
    const at = now();
    const { name, kind, topic } = body;
    const isRoom = sql`(select count(*) from hub_items) < ${hubLimits.items}`;
    const dates = { createdOn: at, updatedOn: at };
    return write(
      aboutItem(effectId, `${kind} added`),
      [
        guardOf(db, isRoom, refuse("hubFull", { most: hubLimits.items })),
        db.insert(hubItems).values({ id: effectId, name, kind, topic, place: lastPlace(topic), ...dates }),
        ...withTexts(db, effectId, body.texts, at),
        ...withBrands(db, effectId, body.brandIds),
      ],
      { ...done(message("saved", { name })), id: effectId },
    );
  },

  updateVideoResource: async (context) => {
    const { db, body, params, write } = context;
    const item = await requireOne(db, params.videoResourceId);
    requireBrands(context, body.brandIds);
    const at = now();
    const { name, topic } = body;
    const isSame = sql`exists (select 1 from ${hubItems} where ${hubItems.id} = ${item.id} and ${hubItems.version} = ${body.version})`;
    return write(
      aboutItem(item.id, "texts"),
      [
        guardOf(db, isSame, changedMeanwhile("chatDocument")),
        db
          .update(hubItems)
          .set({
            name,
            topic,
            ...(topic === item.topic ? {} : { place: lastPlace(topic) }),
            ...(body.factsChanged ? { factsChangedOn: at } : {}),
            updatedOn: at,
            version: body.version + 1,
          })
          .where(eq(hubItems.id, item.id)),
        ...withTexts(db, item.id, body.texts, at),
        db.delete(hubItemBrands).where(eq(hubItemBrands.itemId, item.id)),
        ...withBrands(db, item.id, body.brandIds),
      ],
      done(message("saved", { name })),
    );
  },

  publishVideoResource: async ({ db, body, params, write }) => {
    const item = await requireOne(db, params.videoResourceId);
    if (body.isPublished && item.kind === "video" && item.fileKey === null) throw refuse("hubNoFile");
    // Publishing once more does not make it new again.
    const publishedOn = body.isPublished ? (item.publishedOn ?? now()) : null;
    return write(
      aboutItem(item.id, body.isPublished ? "published" : "draft"),
      [db.update(hubItems).set({ publishedOn, updatedOn: now() }).where(eq(hubItems.id, item.id))],
      done(message("saved", { name: item.name })),
    );
  },

  moveVideoResource: async ({ db, body, params, write }) => {
    const item = await requireOne(db, params.videoResourceId);
    const others = (await topicIds(db, item.topic)).filter((id) => id !== item.id);
    const order = others.toSpliced(Math.min(body.place, others.length), 0, item.id);
    const places = JSON.stringify(order);
    const place = sql`(select key from json_each(${places}) where value = ${hubItems.id})`;
    return write(
      aboutItem(item.id, `place ${body.place}`),
      [
        db
          .update(hubItems)
          .set({ place })
          .where(inArray(hubItems.id, sql`(select value from json_each(${places}))`)),
      ],
      done(message("saved", { name: item.name })),
    );
  },

  deleteVideoResource: async ({ env, db, params, write }) => {
    const item = await requireOne(db, params.videoResourceId);
    const uploads = await db.select().from(hubUploads).where(eq(hubUploads.itemId, item.id));
    const answer = await write(
      aboutItem(item.id, "deleted"),
      [db.delete(hubItems).where(eq(hubItems.id, item.id))],
      done(message("deleted", { name: item.name })),
    );
    await Promise.all(uploads.map((each) => abortParts(env.FILES, each)));
    await deleteItemFiles(env.FILES, item.id);
    return answer;
  },
} satisfies Partial<Handlers>;
