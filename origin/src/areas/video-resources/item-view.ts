/** Items of the hub as administrators see them, drafts as well. */
import { and, asc, eq } from "drizzle-orm";
import { notFound } from "@paygauge/worker/refusal";
import { languages } from "@paygauge/api-types/languages";
import { captionKinds, hubKinds, hubTopics } from "@paygauge/api-types/entities/resource-hub";
import type { VideoResource, VideoResourceRow, VideoUpload } from "@paygauge/api-types/entities/video-resources";
import type { SystemFacts } from "../../identity/system-facts.ts";
import { picturesPrefix } from "../../hub/hub-keys.ts";
import { cuesOf } from "../../hub/web-vtt.ts";
import type { Database } from "../../store/database.ts";
import { hubCaptions, hubItemBrands, hubItems, hubTexts, hubUploadParts, hubUploads } from "../../store/schema.ts";

export type ItemRow = typeof hubItems.$inferSelect;
export type UploadRow = typeof hubUploads.$inferSelect;

/** @throws Refusal 404 */
export async function requireOne(db: Database, id: string): Promise<ItemRow> {
  const [row] = await db.select().from(hubItems).where(eq(hubItems.id, id));
  if (row === undefined) throw notFound("chatDocument");
  return row;
}

/** Rows of other tables, by the id of their item. */
interface Beside {
  readonly texts: readonly { itemId: string; language: string }[];
  readonly captions: readonly { itemId: string; language: string; kind: string }[];
  readonly brands: readonly { itemId: string; brandId: string }[];
}

function rowOf(item: ItemRow, { texts, captions, brands }: Beside): VideoResourceRow {
  const has = (rows: Beside["texts"]) =>
    languages.filter((language) => rows.some((row) => row.itemId === item.id && row.language === language));
  const { id, name, publishedOn, seconds, fileBytes, updatedOn } = item;
  return {
    id,
    name,
    kind: hubKinds.find((kind) => kind === item.kind) ?? "article",
    topic: hubTopics.find((topic) => topic === item.topic) ?? "start",
    publishedOn,
    seconds,
    fileBytes,
    languages: has(texts),
    captionLanguages: has(captions.filter(({ kind }) => kind === "captions")),
    brandIds: brands.filter(({ itemId }) => itemId === id).map(({ brandId }) => brandId),
    updatedOn,
  };
}

export const brandChoices = ({ brands }: Pick<SystemFacts, "brands">) =>
  brands.map(({ id, displayName }) => ({ id, name: displayName }));

/** All items in the order of the hub: by topic, and by place within it. */
export async function itemRows(db: Database): Promise<VideoResourceRow[]> {
  const [items, texts, captions, brands] = await db.batch([
    db.select().from(hubItems).orderBy(asc(hubItems.place), asc(hubItems.id)),
    db.select({ itemId: hubTexts.itemId, language: hubTexts.language }).from(hubTexts),
    db.select({ itemId: hubCaptions.itemId, language: hubCaptions.language, kind: hubCaptions.kind }).from(hubCaptions),
    db.select().from(hubItemBrands),
  ]);
  const rows = items.map((item) => rowOf(item, { texts, captions, brands }));
  return rows.toSorted((a, b) => hubTopics.indexOf(a.topic) - hubTopics.indexOf(b.topic));
}

/** Ids of a topic in its order. */
export async function topicIds(db: Database, topic: string): Promise<string[]> {
  const rows = await db
    .select({ id: hubItems.id })
    .from(hubItems)
    .where(eq(hubItems.topic, topic))
    .orderBy(asc(hubItems.place), asc(hubItems.id));
  return rows.map(({ id }) => id);
}

/** The upload of an item that is being received. @throws Refusal 404 */
export async function requireUpload(db: Database, itemId: string, uploadId: string): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(hubUploads)
    .where(and(eq(hubUploads.id, uploadId), eq(hubUploads.itemId, itemId)));
  if (row === undefined) throw notFound("upload");
  return row;
}

export async function storedParts(db: Database, uploadId: string) {
  return db
    .select()
    .from(hubUploadParts)
    .where(eq(hubUploadParts.uploadId, uploadId))
    .orderBy(asc(hubUploadParts.partNumber));
}

export function uploadView(
  { id, fileName, size, partSize }: UploadRow,
  parts: readonly { partNumber: number }[],
): VideoUpload {
  return { id, fileName, size, partSize, partsReceived: parts.map(({ partNumber }) => partNumber) };
}

/** Names of the images that were added to an item. */
export async function pictureNames(files: R2Bucket, itemId: string): Promise<string[]> {
  const prefix = picturesPrefix(itemId);
  const { objects } = await files.list({ prefix });
  return objects.map(({ key }) => key.slice(prefix.length));
}

/** One item with its texts, captions, images and a running upload. @throws Refusal 404 */
export async function itemView(db: Database, files: R2Bucket, facts: SystemFacts, id: string): Promise<VideoResource> {
  const item = await requireOne(db, id);
  const [texts, captions, brands, uploads] = await db.batch([
    db.select().from(hubTexts).where(eq(hubTexts.itemId, id)),
    db.select().from(hubCaptions).where(eq(hubCaptions.itemId, id)),
    db.select().from(hubItemBrands).where(eq(hubItemBrands.itemId, id)),
    db.select().from(hubUploads).where(eq(hubUploads.itemId, id)),
  ]);
  const [upload] = uploads;
  const textOf = (language: string) => texts.find((text) => text.language === language) ?? null;
  return {
    ...rowOf(item, { texts, captions, brands }),
    version: item.version,
    texts: {
      en: textOf("en") ?? { title: item.name, summary: "", body: "" },
      de: textOf("de"),
      fr: textOf("fr"),
    },
    captions: captions.flatMap(({ language, kind, text }) => {
      const named = languages.find((each) => each === language);
      const ofKind = captionKinds.find((each) => each === kind);
      return named === undefined || ofKind === undefined
        ? []
        : [{ language: named, kind: ofKind, text, cues: cuesOf(text).length }];
    }),
    hasPoster: item.posterKey !== null,
    pictures: await pictureNames(files, id),
    upload: upload === undefined ? null : uploadView(upload, await storedParts(db, upload.id)),
    brands: brandChoices(facts),
    topicIds: await topicIds(db, item.topic),
  };
}
