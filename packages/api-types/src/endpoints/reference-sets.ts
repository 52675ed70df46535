import * as v from "valibot";
import { holders } from "../access/access.ts";
import { done } from "../entities/mutation.ts";
import { referenceVersion } from "../entities/reference-sets.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/reference-sets";
const sees = holders("Analysis_Admin_Area_VIEW");
const edits = holders("Analysis_Admin_Area_VIEW", "Analysis_Admin_Confidence_CRUD");

/** Imported titles of industry codes, in versions. */
export const referenceSetCalls = {
  referenceSets: { method: "GET", path: root, access: sees, effect: "read", answer: v.array(referenceVersion) },
  /** Makes a version the one in use; an older one again, or 0, is the way back. */
  activateReferenceSet: {
    method: "POST",
    path: `${root}/:set/versions/:versionNumber/activate`,
    access: edits,
    effect: "write",
    unlocked: "choice",
    answer: done,
  },
} as const satisfies Record<string, Call>;
