import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { upload } from "../entities/jobs.ts";
import { done, mutation } from "../entities/mutation.ts";
import { limits } from "../limits.ts";
import { ofJob, type Call } from "./call.ts";
import { encodedMessage } from "../catalogue/message.ts";

const root = "/api/v1/jobs/:jobId/uploads";
const one = `${root}/:uploadId`;
/** The origin asks for the kind's own upload permission as well: a summary needs JobSummaryUpload_VIEW and so on. */
const create = holders("JobCreate");

export const uploadsCalls = {
  uploadLimits: {
    method: "GET",
    path: "/api/v1/uploads/limits",
    access: signedIn,
    effect: "read",
    answer: v.object({ maxBytes: v.number(), partBytes: v.number() }),
  },
  uploads: { method: "GET", path: root, access: signedIn, effect: "read", answer: v.array(upload) },
  createUpload: {
    method: "POST",
    path: root,
    access: create,
    effect: "write",
    unlocked: "adds",
    body: v.strictObject({
      fileName: v.pipe(
        v.string(),
        cleanLine(),
        v.minLength(1, encodedMessage("fileNoName")),
        v.maxLength(limits.nameLength, encodedMessage("maxFileName", { most: limits.nameLength })),
      ),
      size: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    answer: mutation({ upload }),
  },
  upload: { method: "GET", path: one, access: signedIn, effect: "read", answer: upload, pollMs: 1000 },
  putPart: {
    method: "PUT",
    path: `${one}/parts/:partNumber`,
    access: create,
    effect: "write",
    unlocked: "adds",
    bodyType: "binary",
    answer: mutation({ partNumber: v.number() }),
  },
  completeUpload: {
    method: "POST",
    path: `${one}/complete`,
    access: create,
    effect: "write",
    unlocked: "adds",
    answer: mutation({ upload }),
  },
  discardUpload: { method: "DELETE", path: one, access: create, effect: "write", locked: ofJob, answer: done },
} as const satisfies Record<string, Call>;
