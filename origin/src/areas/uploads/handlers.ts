import { and, asc, eq, ne } from "drizzle-orm";
import { limits } from "@paygauge/api-types/limits";
import * as v from "valibot";
import { fileDialectSchema } from "@paygauge/api-types/entities/ledger";
import type { Handlers } from "../../call-context.ts";
import { invalid, Refusal } from "../../refusal.ts";
import { now } from "../../store/database.ts";
import { rememberedMappings, uploadParts, uploads } from "../../store/schema.ts";
import { requireEdit, requireState, requireUpload, requireUploadSight } from "./upload-access.ts";
import { needsUnpacking, queueCheck, queueInspection, queueUnpacking, requireSheet } from "./upload-commands.ts";
import { followCommand } from "./upload-standing.ts";
import { freeBytes, joinParts, storePart } from "./upload-parts.ts";
import { viewOf } from "./upload-view.ts";
import { jobObjectOf } from "../../job/job-stub.ts";

const answered = { success: true, statusCode: 200 };
/** What another sheet of a workbook makes void. */
const unread = { unpacked: null, inspection: null, dialect: null, mapping: null, mappingRemembered: false } as const;
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(bytes < 10 * 1024 * 1024 ? 1 : 0)} MB`;

export const uploadsHandlers = {
  uploadLimits: ({ env }) => ({ maxBytes: Number(env.MAX_UPLOAD_BYTES), partBytes: limits.uploadPartBytes }),

  uploads: async ({ env, db, person, job }) => {
    requireUploadSight(person, job);
    const rows = await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.jobId, job.id), ne(uploads.state, "Discarded")))
      .orderBy(asc(uploads.createdOn));
    return Promise.all(rows.map(async (row) => viewOf(db, await followCommand(env, db, row))));
  },

  createUpload: async ({ env, db, person, job, body, effectId, write }) => {
    requireEdit(person, job);
    const most = Number(env.MAX_UPLOAD_BYTES);
    if (body.size > most) {
      throw new Refusal(
        413,
        "FILE_TOO_LARGE",
        `${body.fileName} has ${megabytes(body.size)}; at most ${megabytes(most)} can be uploaded. Split the file, or ask an administrator to raise the limit.`,
      );
    }
    if (body.size === 0)
      throw invalid("size", "The file is empty. Export the ledger again and check that it has rows.");
    const r2Key = `uploads/${job.id}/${effectId}`;
    const multipart = await env.FILES.createMultipartUpload(r2Key);
    const at = now();
    const row = {
      id: effectId,
      jobId: job.id,
      fileName: body.fileName,
      size: body.size,
      partSize: limits.uploadPartBytes,
      r2Key,
      r2UploadId: multipart.uploadId,
      state: "Receiving" as const,
      contentDigest: null,
      createdBy: person.userId,
      dialect: null,
      mapping: null,
      inspection: null,
      check: null,
      refusal: null,
      mappingRemembered: false,
      unpacked: null,
      commandId: null,
      createdOn: at,
      updatedOn: at,
      version: 1,
    };
    const answer = { ...answered, message: "The upload may begin.", upload: await viewOf(db, row) };
    return write(
      { entityType: "upload", entityId: effectId, issuerId: job.issuerId },
      [db.insert(uploads).values(row)],
      answer,
    );
  },

  upload: async ({ env, db, person, job, params }) => {
    requireUploadSight(person, job);
    return viewOf(db, await followCommand(env, db, await requireUpload(db, job.id, params.uploadId)));
  },

  putPart: async ({ env, db, person, job, params, request, audit }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    const partNumber = await storePart(env.FILES, db, row, params.partNumber, request);
    audit({ entityType: "upload", entityId: row.id, issuerId: job.issuerId, note: `part ${partNumber}` });
    return { ...answered, message: `Part ${partNumber} is stored.`, partNumber };
  },

  completeUpload: async ({ env, db, person, job, params, audit }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    audit({ entityType: "upload", entityId: row.id, issuerId: job.issuerId, note: "complete" });
    if (row.state === "Receiving" || row.state === "Received") {
      await joinParts(env.FILES, db, row);
      const packed = await needsUnpacking(env, row);
      const state = packed ? ("Unpacking" as const) : ("Inspecting" as const);
      const [unpackId, inspectId] = [`unpack:${row.id}:1`, `inspect:${row.id}:1`];
      const commandId = packed ? unpackId : inspectId;
      await db.update(uploads).set({ state, commandId, updatedOn: now() }).where(eq(uploads.id, row.id));
      if (packed) await queueUnpacking(env, db, job, row, unpackId, inspectId, null);
      else await queueInspection(env, db, job, row, inspectId, null, false);
    }
    return {
      ...answered,
      message: "The file is being read.",
      upload: await viewOf(db, await requireUpload(db, job.id, row.id)),
    };
  },

  discardUpload: async ({ env, db, person, job, params, write }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    if (job.state === "Running")
      throw new Refusal(409, "JOB_RUNNING", "The job is being imported. Cancel the import first.");
    const answer = await write(
      { entityType: "upload", entityId: row.id, issuerId: job.issuerId, note: "discarded" },
      [
        db.delete(uploadParts).where(eq(uploadParts.uploadId, row.id)),
        db.update(uploads).set({ state: "Discarded", updatedOn: now() }).where(eq(uploads.id, row.id)),
      ],
      { ...answered, message: "The file was removed." },
    );
    await freeBytes(env.FILES, row);
    return answer;
  },

  inspectUpload: async ({ env, db, person, job, params, body, effectId, write }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    requireState(
      row,
      ["Unpacking", "Inspecting", "Inspected", "Checked", "Refused"],
      "The file is not ready to be looked at again. Wait until it has arrived and the present step is over.",
    );
    const sheet = body.sheet ?? null;
    if (sheet !== null) requireSheet(row, sheet);
    const packed = sheet !== null || (await needsUnpacking(env, row));
    const [unpackId, inspectId] = [`unpack:${effectId}`, `inspect:${effectId}`];
    const next = packed
      ? ({ state: "Unpacking", commandId: unpackId } as const)
      : ({ state: "Inspecting", commandId: inspectId } as const);
    const answer = await write(
      { entityType: "upload", entityId: row.id, issuerId: job.issuerId, note: "inspect" },
      [
        db
          .update(uploads)
          .set({ ...next, ...(sheet === null ? {} : unread), refusal: null, check: null, updatedOn: now() })
          .where(eq(uploads.id, row.id)),
      ],
      { ...answered, message: "The file is being read again." },
    );
    // Queued after the state is written, so that a quick command cannot be overtaken by it.
    if (packed) await queueUnpacking(env, db, job, row, unpackId, inspectId, sheet);
    else await queueInspection(env, db, job, row, inspectId, body.dialect ?? null, body.overrideRefusal ?? false);
    return answer;
  },

  checkUpload: async ({ env, db, person, job, params, body, effectId, write }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    requireState(row, ["Inspected", "Checked", "Checking"], "Look at the file first: its columns are not known yet.");
    const dialect = v.parse(fileDialectSchema, JSON.parse(row.dialect ?? "null"));
    const mapping = JSON.stringify(body.mapping);
    const commandId = `check:${effectId}`;
    // Leaving rows out is a decision about this file: it is not carried over to the buyer's next one.
    const { leaveOutRepeats: _, ...columns } = body.mapping;
    const toRemember = JSON.stringify(columns);
    const remembered = {
      buyerId: job.buyerId,
      kind: job.kind,
      headerSignature: body.mapping.headerSignature,
      mapping: toRemember,
      updatedOn: now(),
    };
    const answer = await write(
      { entityType: "upload", entityId: row.id, issuerId: job.issuerId, note: "check" },
      [
        db
          .update(uploads)
          .set({ state: "Checking", commandId, mapping, check: null, updatedOn: now() })
          .where(eq(uploads.id, row.id)),
        db
          .insert(rememberedMappings)
          .values(remembered)
          .onConflictDoUpdate({
            target: [rememberedMappings.buyerId, rememberedMappings.kind, rememberedMappings.headerSignature],
            set: { mapping: toRemember, updatedOn: remembered.updatedOn },
          }),
      ],
      { ...answered, message: "The rows are being checked." },
    );
    await queueCheck(env, db, job, row, commandId, dialect, body.mapping);
    return answer;
  },

  uploadRejects: async ({ env, db, person, job, params }) => {
    requireUploadSight(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    return jobObjectOf(env, job.id).checkRejects(row.id);
  },
} satisfies Partial<Handlers>;
