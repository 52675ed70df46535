/** Articles and videos of the resource hub, as a user of one brand reads them. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { languageSchema } from "./written-texts.ts";

/**
 * Ours: items of the hub, days for which an item that was not read counts as new, what a search takes and shows, ranges
 * of played seconds, and the share of a video that makes it watched.
 */
export const hubLimits = {
  items: 500,
  newDays: 30,
  search: 120,
  hits: 50,
  excerpt: 160,
  playedRanges: 500,
  watchedShare: 0.9,
} as const;

export const hubTopics = ["start", "acceptance", "campaigns", "results"] as const;
export type HubTopic = (typeof hubTopics)[number];
export const hubKinds = ["article", "video"] as const;

const hubItem = v.object({
  id: v.string(),
  kind: v.picklist(hubKinds),
  topic: v.picklist(hubTopics),
  title: v.string(),
  summary: v.string(),
  /** Reading time of an article, whole minutes. */
  minutes: v.number(),
  /** Length of a video, seconds; null for an article. */
  seconds: v.nullable(v.number()),
  publishedOn: v.string(),
  /** Published in the last days, and not read by the user. */
  isNew: v.boolean(),
  /** When the user read or watched it; null: not yet. */
  readOn: v.nullable(v.string()),
  /** The language of the text: English where it has none in the user's. */
  language: languageSchema,
});
export type HubItem = v.InferOutput<typeof hubItem>;

export const hubQuery = v.strictObject({ language: languageSchema });
export const resourceHub = v.object({ brand: v.string(), items: v.array(hubItem) });

const cue = v.object({ from: v.number(), until: v.number(), text: v.string() });
const hubVideo = v.object({
  hasPoster: v.boolean(),
  /** Languages of its captions; the player shows one of them. */
  captionLanguages: v.array(languageSchema),
  /** Its words in each of these languages, and its chapters. */
  transcripts: v.array(v.object({ language: languageSchema, cues: v.array(cue) })),
  chapters: v.array(cue),
  /** Where the user stopped, and how many seconds they played. */
  second: v.number(),
  secondsPlayed: v.number(),
});
export type HubVideo = v.InferOutput<typeof hubVideo>;

export const hubArticle = v.object({
  ...hubItem.entries,
  /** null for an article. */
  video: v.nullable(hubVideo),
  /** Markdown; it is shown as text and elements, never as HTML. */
  body: v.string(),
  updatedOn: v.string(),
  /** The English text changed in substance on this day, and this one is older; null: it is not. */
  olderThan: v.nullable(v.string()),
});
export type HubArticle = v.InferOutput<typeof hubArticle>;

export const hubSearchQuery = v.strictObject({
  language: languageSchema,
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, encodedMessage("companyQueryShort")),
    v.maxLength(hubLimits.search),
  ),
});

const hubHit = v.object({
  itemId: v.string(),
  kind: v.picklist(hubKinds),
  title: v.string(),
  where: v.picklist(["title", "text", "transcript"]),
  /** Words around the first place; "" where the title alone has them. */
  excerpt: v.string(),
  /** Second of a transcript's hit. */
  seconds: v.nullable(v.number()),
});
export type HubHit = v.InferOutput<typeof hubHit>;
export const hubHits = v.object({ hits: v.array(hubHit) });

/** Where a user is in a video, and which seconds were played since the last report. */
export const hubPlayingBody = v.strictObject({
  second: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
  played: v.pipe(
    v.array(
      v.strictTuple([
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
      ]),
    ),
    v.maxLength(60),
  ),
});
export const hubPlaying = v.object({ secondsPlayed: v.number(), readOn: v.nullable(v.string()) });

export const captionKinds = ["captions", "chapters"] as const;
export const hubTrackQuery = v.strictObject({ language: languageSchema, kind: v.picklist(captionKinds) });

/** `version` makes another address of another image, so that no earlier one is shown. */
export const hubPosterQuery = v.strictObject({ version: v.optional(v.pipe(v.string(), v.maxLength(40))) });

export const markHubItemBody = v.strictObject({ isRead: v.boolean() });
