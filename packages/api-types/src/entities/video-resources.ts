/** Articles and videos of the resource hub, as administrators edit them. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { cleanLine, cleanText } from "../clean-fields.ts";
import { recordId } from "../ids.ts";
import { languages } from "../languages.ts";
import { limits } from "../limits.ts";
import { captionKinds, hubKinds, hubTopics } from "./resource-hub.ts";
import { languageSchema } from "./written-texts.ts";

/** Ours: what one item can have. Lengths in characters; `videoBytes` is 2 GB in decimal units. */
export const videoResourceLimits = {
  name: 120,
  title: 160,
  summary: 400,
  body: 40_000,
  brands: 100,
  videoBytes: 2_000_000_000,
  pictureBytes: 900_000,
  pictures: 20,
  captions: 400_000,
  cues: 5000,
} as const;

const line = (most: number, missing: "hubName" | "textTitle") =>
  v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage(missing)),
    v.maxLength(most, encodedMessage("atMost", { most })),
  );
const longText = (most: number) =>
  v.pipe(v.string(), cleanText(), v.maxLength(most, encodedMessage("atMost", { most })));

export const videoResourceText = v.strictObject({
  title: line(videoResourceLimits.title, "textTitle"),
  summary: longText(videoResourceLimits.summary),
  /** Markdown. */
  body: longText(videoResourceLimits.body),
});
/** English is there for readers of every language that has no text of its own. */
const textsBody = v.strictObject({
  en: videoResourceText,
  de: v.nullable(videoResourceText),
  fr: v.nullable(videoResourceText),
});
export type VideoResourceTexts = v.InferOutput<typeof textsBody>;

export const videoResourceFields = {
  /** What administrators call it. */
  name: line(videoResourceLimits.name, "hubName"),
  topic: v.picklist(hubTopics),
  /** Brands that show it; none: all do. */
  brandIds: v.pipe(v.array(recordId), v.maxLength(videoResourceLimits.brands)),
  texts: textsBody,
};
export const createVideoResourceBody = v.strictObject({ kind: v.picklist(hubKinds), ...videoResourceFields });
export const updateVideoResourceBody = v.strictObject({
  version: v.number(),
  ...videoResourceFields,
  /** The English text changed in substance: other languages are marked until they change too. */
  factsChanged: v.boolean(),
});
export const publishVideoResourceBody = v.strictObject({ isPublished: v.boolean() });
/** The place within the topic, from 0. */
export const moveVideoResourceBody = v.strictObject({ place: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export const captionsBody = v.strictObject({
  language: languageSchema,
  kind: v.picklist(captionKinds),
  /** WebVTT; "" removes it. */
  text: v.pipe(
    v.string(),
    v.maxLength(videoResourceLimits.captions, encodedMessage("atMost", { most: videoResourceLimits.captions })),
    cleanText(),
  ),
});

const picture = v.pipe(
  v.file(encodedMessage("choosePicture")),
  v.maxSize(
    videoResourceLimits.pictureBytes,
    encodedMessage("maxPicture", { most: videoResourceLimits.pictureBytes / 1000 }),
  ),
);
/** Without a file the poster is removed. */
export const posterBody = v.strictObject({ file: v.optional(picture) });
export const pictureBody = v.strictObject({ file: picture });

export const videoUploadBody = v.strictObject({
  fileName: v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage("fileNoName")),
    v.maxLength(limits.nameLength, encodedMessage("maxFileName", { most: limits.nameLength })),
  ),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
/** A file whose parts are being received. */
export const videoUpload = v.object({
  id: v.string(),
  fileName: v.string(),
  size: v.number(),
  partSize: v.number(),
  partsReceived: v.array(v.number()),
});
export type VideoUpload = v.InferOutput<typeof videoUpload>;

const itemFacts = {
  id: v.string(),
  name: v.string(),
  kind: v.picklist(hubKinds),
  topic: v.picklist(hubTopics),
  /** null: a draft. */
  publishedOn: v.nullable(v.string()),
  /** Of a video with a file: its length and bytes. */
  seconds: v.nullable(v.number()),
  fileBytes: v.nullable(v.number()),
  languages: v.array(v.picklist(languages)),
  captionLanguages: v.array(v.picklist(languages)),
  brandIds: v.array(v.string()),
  updatedOn: v.string(),
};
const videoResourceRow = v.object(itemFacts);
export type VideoResourceRow = v.InferOutput<typeof videoResourceRow>;

const brandChoice = v.object({ id: v.string(), name: v.string() });
/** In the order of the hub. */
export const videoResources = v.object({ items: v.array(videoResourceRow), brands: v.array(brandChoice) });

const storedText = v.object({ title: v.string(), summary: v.string(), body: v.string() });
const storedCaptions = v.object({
  language: v.picklist(languages),
  kind: v.picklist(captionKinds),
  text: v.string(),
  cues: v.number(),
});
export const videoResource = v.object({
  ...itemFacts,
  version: v.number(),
  texts: v.object({ en: storedText, de: v.nullable(storedText), fr: v.nullable(storedText) }),
  captions: v.array(storedCaptions),
  hasPoster: v.boolean(),
  /** Names of images that the body can show. */
  pictures: v.array(v.string()),
  upload: v.nullable(videoUpload),
  brands: v.array(brandChoice),
  /** Others of its topic, in the order of the hub. */
  topicIds: v.array(v.string()),
});
export type VideoResource = v.InferOutput<typeof videoResource>;
