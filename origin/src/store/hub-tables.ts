import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { editable, moment } from "./columns.ts";
import { brandings } from "./issuer-tables.ts";
import { users } from "./people-tables.ts";

/** Articles and videos of the resource hub; a row without brands is shown by every brand. */
export const hubItems = sqliteTable(
  "hub_items",
  {
    id: text("id").primaryKey(),
    /** What administrators call it. */
    name: text("name").notNull(),
    /** "article" or "video". */
    kind: text("kind").notNull(),
    topic: text("topic").notNull(),
    /** Within its topic, from 0. */
    place: integer("place").notNull().default(0),
    /** null: a draft. */
    publishedOn: moment("published_on"),
    /** When the English text last changed in substance: other languages from before are marked. */
    factsChangedOn: moment("facts_changed_on"),
    /** Of a video: its file and poster in R2, bytes, and whole seconds. */
    fileKey: text("file_key"),
    posterKey: text("poster_key"),
    fileBytes: integer("file_bytes"),
    seconds: integer("seconds"),
    ...editable(),
  },
  (table) => [index("hub_items_topic").on(table.topic, table.place)],
);

const itemId = () =>
  text("item_id")
    .notNull()
    .references(() => hubItems.id, { onDelete: "cascade" });

/** An item's words in one language; the body is Markdown. */
export const hubTexts = sqliteTable(
  "hub_texts",
  {
    itemId: itemId(),
    language: text("language").notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    body: text("body").notNull(),
    updatedOn: moment("updated_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
);

/** Brands that show an item; none: all do. */
export const hubItemBrands = sqliteTable(
  "hub_item_brands",
  {
    itemId: itemId(),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandings.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.brandId] })],
);

/** WebVTT of a video in one language: its "captions", or its "chapters". */
export const hubCaptions = sqliteTable(
  "hub_captions",
  {
    itemId: itemId(),
    language: text("language").notNull(),
    kind: text("kind").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language, table.kind] })],
);

/** How far a user is with an item. */
export const hubReading = sqliteTable(
  "hub_reading",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    itemId: itemId(),
    /** null: not read, or not watched. */
    readOn: moment("read_on"),
    /** Where playing continues, and the seconds that were played as ranges: "0-12,40-61". */
    second: integer("second").notNull().default(0),
    played: text("played").notNull().default(""),
    updatedOn: moment("updated_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
);

/** A video file whose parts are being received; an item has at most one, and none once its file is checked. */
export const hubUploads = sqliteTable("hub_uploads", {
  id: text("id").primaryKey(),
  itemId: itemId().unique(),
  fileName: text("file_name").notNull(),
  /** Bytes, and bytes of every part but the last. */
  size: integer("size").notNull(),
  partSize: integer("part_size").notNull(),
  r2Key: text("r2_key").notNull(),
  r2UploadId: text("r2_upload_id").notNull(),
  createdOn: moment("created_on").notNull(),
});

/** Parts that are stored; R2 needs their tags to join them. */
export const hubUploadParts = sqliteTable(
  "hub_upload_parts",
  {
    uploadId: text("upload_id")
      .notNull()
      .references(() => hubUploads.id, { onDelete: "cascade" }),
    partNumber: integer("part_number").notNull(),
    etag: text("etag").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.partNumber] })],
);
