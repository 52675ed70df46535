import { holders } from "../access/access.ts";
import { done } from "../entities/mutation.ts";
import {
  hubArticle,
  hubHits,
  hubPlaying,
  hubPlayingBody,
  hubPosterQuery,
  hubQuery,
  hubSearchQuery,
  hubTrackQuery,
  markHubItemBody,
  resourceHub,
} from "../entities/resource-hub.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/resource-hub";
const one = `${root}/items/:hubItemId` as const;
const access = holders("ResourceHubView");

/** Articles and videos that the user's brand shows; an item of other brands is 404. */
export const resourceHubCalls = {
  resourceHub: { method: "GET", path: root, access, effect: "read", query: hubQuery, answer: resourceHub },
  /** In titles, articles and transcripts. */
  searchResourceHub: {
    method: "GET",
    path: `${root}/search`,
    access,
    effect: "read",
    query: hubSearchQuery,
    answer: hubHits,
  },
  hubArticle: { method: "GET", path: one, access, effect: "read", query: hubQuery, answer: hubArticle },
  /** The file, by ranges: one range a request. */
  hubVideo: { method: "GET", path: `${one}/video`, access, effect: "read", answer: "download" },
  hubPoster: {
    method: "GET",
    path: `${one}/poster`,
    access,
    effect: "read",
    query: hubPosterQuery,
    answer: "download",
  },
  /** Captions or chapters, for the browser's own player. */
  hubTrack: { method: "GET", path: `${one}/track`, access, effect: "read", query: hubTrackQuery, answer: "download" },
  /** An image of an article, by the digest of its bytes. */
  hubPicture: { method: "GET", path: `${one}/pictures/:name`, access, effect: "read", answer: "download" },
  /** Every few seconds while a video plays; it changes what this user sees alone. */
  saveHubPlaying: {
    method: "PUT",
    path: `${one}/playing`,
    access,
    effect: "presence",
    body: hubPlayingBody,
    answer: hubPlaying,
  },
  markHubItem: {
    method: "PUT",
    path: `${one}/reading`,
    access,
    effect: "write",
    unlocked: "own",
    body: markHubItemBody,
    answer: done,
  },
} as const satisfies Record<string, Call>;
