import { holders } from "../access/access.ts";
import { done } from "../entities/mutation.ts";
import {
  hubArticle,
  hubHits,
  hubQuery,
  hubSearchQuery,
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
