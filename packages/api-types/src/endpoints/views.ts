import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { recordId } from "../ids.ts";
import { signedIn } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import { savedViews, viewGrid, viewLimits } from "../entities/views.ts";
import type { Call } from "./call.ts";
import { encodedMessage } from "../catalogue/message.ts";

const content = {
  name: v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage("viewName")),
    v.maxLength(viewLimits.nameLength, encodedMessage("atMost", { most: viewLimits.nameLength })),
  ),
  query: v.pipe(v.string(), v.maxLength(viewLimits.queryLength, encodedMessage("viewFilters"))),
  /** null keeps the view to oneself. */
  issuerId: v.nullable(recordId),
};

/** Views belong to users, so every signed-in user may keep them; each sees their own and their issuers'. */
export const viewsCalls = {
  savedViews: {
    method: "GET",
    path: "/api/v1/views",
    access: signedIn,
    effect: "read",
    query: v.strictObject({ grid: viewGrid }),
    answer: savedViews,
  },
  createSavedView: {
    method: "POST",
    path: "/api/v1/views",
    access: signedIn,
    effect: "write",
    unlocked: "own",
    body: v.strictObject({ grid: viewGrid, ...content }),
    answer: mutation({ id: v.string() }),
  },
  updateSavedView: {
    method: "PUT",
    path: "/api/v1/views/:viewId",
    access: signedIn,
    effect: "write",
    unlocked: "own",
    body: v.strictObject({ ...content, version: v.number() }),
    answer: done,
  },
  deleteSavedView: {
    method: "DELETE",
    path: "/api/v1/views/:viewId",
    access: signedIn,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  /** What the user's own grid opens with; `viewId` null: as designed. */
  setDefaultView: {
    method: "PUT",
    path: "/api/v1/views/default",
    access: signedIn,
    effect: "write",
    unlocked: "own",
    body: v.strictObject({ grid: viewGrid, viewId: v.nullable(recordId) }),
    answer: done,
  },
} as const satisfies Record<string, Call>;
