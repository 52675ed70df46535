import { holders } from "../access/access.ts";
import { directoryOverview } from "../entities/directory.ts";
import { done } from "../entities/mutation.ts";
import type { Call } from "./call.ts";
import { referenceSetCalls } from "./reference-sets.ts";
import { tableImportCalls } from "./table-imports.ts";

const root = "/api/v1/directory";
const sees = holders("Analysis_Admin_Area_VIEW");
const edits = holders("Analysis_Admin_Area_VIEW", "Analysis_Admin_Confidence_CRUD");

/** Versions of the card-acceptor directory, and of imported titles next to it, and the import of either. */
export const directoryCalls = {
  directory: { method: "GET", path: root, access: sees, effect: "read", answer: directoryOverview },
  /** Makes a version the one in use; an older one again is the way back. */
  activateDirectory: {
    method: "POST",
    path: `${root}/versions/:versionNumber/activate`,
    access: edits,
    effect: "write",
    unlocked: "choice",
    answer: done,
  },
  ...referenceSetCalls,
  ...tableImportCalls,
} as const satisfies Record<string, Call>;
