import * as v from "valibot";
import { holders } from "../access/access.ts";
import { directoryLimits, directoryOverview, directoryPreview, directoryVersion } from "../entities/directory.ts";
import { done, mutation } from "../entities/mutation.ts";
import { rulesetNote } from "../entities/rulesets.ts";
import { limits } from "../limits.ts";
import type { Call } from "./call.ts";
import { referenceSetCalls } from "./reference-sets.ts";

const root = "/api/v1/directory";
const imports = `${root}/imports`;
const sees = holders("Analysis_Admin_Area_VIEW");
const edits = holders("Analysis_Admin_Area_VIEW", "Analysis_Admin_Confidence_CRUD");

/** Versions of the card-acceptor directory, and of imported titles beside it; an import is sent in parts, looked at, and kept as a new version. */
export const directoryCalls = {
  directory: { method: "GET", path: root, access: sees, effect: "read", answer: directoryOverview },
  beginDirectoryImport: {
    method: "POST",
    path: imports,
    access: edits,
    effect: "write",
    body: v.strictObject({
      fileName: v.pipe(v.string(), v.minLength(1, "The file has no name."), v.maxLength(limits.nameLength)),
      size: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1, "The file is empty. Choose another one."),
        v.maxValue(directoryLimits.bytes, `A directory file has at most ${directoryLimits.bytes} bytes. Split it.`),
      ),
    }),
    answer: mutation({ importId: v.string(), partSize: v.number() }),
  },
  putDirectoryPart: {
    method: "PUT",
    path: `${imports}/:importId/parts/:partNumber`,
    access: edits,
    effect: "write",
    bodyType: "binary",
    answer: mutation({ partNumber: v.number() }),
  },
  /** Reads the whole file and stores nothing. */
  previewDirectoryImport: {
    method: "POST",
    path: `${imports}/:importId/preview`,
    access: edits,
    effect: "read",
    answer: directoryPreview,
  },
  saveDirectoryImport: {
    method: "POST",
    path: `${imports}/:importId/save`,
    access: edits,
    effect: "write",
    body: v.strictObject({
      source: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, "Say where the entries come from."),
        v.maxLength(limits.nameLength),
      ),
      note: rulesetNote,
    }),
    answer: mutation({ item: directoryVersion }),
  },
  discardDirectoryImport: {
    method: "DELETE",
    path: `${imports}/:importId`,
    access: edits,
    effect: "write",
    answer: done,
  },
  /** Makes a version the one in use; an older one again is the way back. */
  activateDirectory: {
    method: "POST",
    path: `${root}/versions/:versionNumber/activate`,
    access: edits,
    effect: "write",
    answer: done,
  },
  ...referenceSetCalls,
} as const satisfies Record<string, Call>;
